import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_PICKED, clickOffer, clickThing, clickable, pills, selectedSlots, targets } from "../src/core/picking";
import { offer, pickPrompt } from "./samples";

const hand = [offer("five", ["hand-0"]), offer("six", ["hand-1"]), offer("pass", [], true)];
const ways = [offer("north", ["piece", "n"]), offer("south", ["piece", "s"]), offer("other", ["piece-2", "n"])];

test("without a confirm button one click chooses", () => {
  assert.equal(clickThing(pickPrompt(hand), NOTHING_PICKED, "hand-1").chosen, 1);
  assert.equal(clickOffer(pickPrompt(hand), NOTHING_PICKED, 2).chosen, 2);
});

test("with a confirm button the first click selects and the second confirms", () => {
  const prompt = pickPrompt(hand, "Play");
  const first = clickThing(prompt, NOTHING_PICKED, "hand-0");
  assert.equal(first.chosen, null);
  assert.equal(first.state.selected, 0);
  assert.deepEqual([...selectedSlots(prompt, first.state)], ["hand-0"]);
  assert.equal(clickThing(prompt, first.state, "hand-0").chosen, 0);
});

test("before confirming another thing can be selected", () => {
  const prompt = pickPrompt(hand, "Play");
  const first = clickThing(prompt, NOTHING_PICKED, "hand-0");
  const second = clickThing(prompt, first.state, "hand-1");
  assert.equal(second.chosen, null);
  assert.equal(second.state.selected, 1);
  const pill = clickOffer(prompt, second.state, 2);
  assert.equal(pill.state.selected, 2);
  assert.equal(clickOffer(prompt, pill.state, 2).chosen, 2);
});

test("a thing that stands for several offers narrows them down; the next click settles it", () => {
  const prompt = pickPrompt(ways);
  const first = clickThing(prompt, NOTHING_PICKED, "piece");
  assert.equal(first.chosen, null);
  assert.deepEqual([...targets(prompt, first.state.path)].sort(), ["n", "s"]);
  assert.equal(clickThing(prompt, first.state, "s").chosen, 1);
});

test("a click on something else starts anew, a second click on the same takes it back", () => {
  const prompt = pickPrompt(ways);
  const first = clickThing(prompt, NOTHING_PICKED, "piece");
  assert.equal(clickThing(prompt, first.state, "piece-2").chosen, 2);
  assert.deepEqual(clickThing(prompt, first.state, "piece").state, NOTHING_PICKED);
});

test("a click on what is not offered changes nothing", () => {
  const prompt = pickPrompt(hand, "Play");
  const selected = clickThing(prompt, NOTHING_PICKED, "hand-0").state;
  assert.deepEqual(clickThing(prompt, selected, "wall"), { state: selected, chosen: null });
  assert.deepEqual(clickOffer(prompt, selected, 99), { state: selected, chosen: null });
});

test("everything some offer names can be clicked", () => {
  assert.deepEqual([...clickable(pickPrompt(ways))].sort(), ["n", "piece", "piece-2", "s"]);
});

test("pills show what asks for it, what is not in the picture, and what is left after a click", () => {
  const prompt = pickPrompt(hand);
  assert.deepEqual(pills(prompt, NOTHING_PICKED, new Set(["hand-0", "hand-1"])), [2]);
  assert.deepEqual(pills(prompt, NOTHING_PICKED, new Set(["hand-0"])), [1, 2]);
  const narrowed = clickThing(pickPrompt(ways), NOTHING_PICKED, "piece").state;
  assert.deepEqual(pills(pickPrompt(ways), narrowed, new Set(["piece", "n", "s"])), [0, 1]);
});
