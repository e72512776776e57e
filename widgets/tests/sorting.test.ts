import assert from "node:assert/strict";
import { test } from "node:test";
import { basketSum, contents, drop, itemName, movedSentence, pass, push, startSorting, sumText, total } from "../src/core/sorting";
import { sortPrompt } from "./samples";

const prompt = sortPrompt([10, 25, 20], [0, 0, 1]);
const start = startSorting(prompt);
const dollars = { label: "", caption: "", badge: "", worth: ["$", ",000"] };

test("items start where the prompt says, and in an existing basket whatever it says", () => {
  assert.deepEqual(start.places, [0, 0, 1]);
  assert.deepEqual(startSorting(sortPrompt([1, 2, 3], [7, -1])).places, [1, 0, 0]);
});

test("a click passes an item to the next basket and round", () => {
  const once = pass(prompt, start, 2);
  assert.deepEqual(once.places, [0, 0, 0]);
  assert.deepEqual(pass(prompt, once, 2).places, start.places);
  assert.deepEqual(pass(prompt, start, 0, -1).places, [1, 0, 1]);
});

test("the keyboard pushes an item on and back, and stops at the ends", () => {
  assert.deepEqual(push(prompt, start, 0, 1).places, [1, 0, 1]);
  assert.equal(push(prompt, start, 0, -1), start);
  assert.equal(push(prompt, start, 2, 1), start);
});

test("nothing happens to items and baskets that do not exist", () => {
  assert.equal(pass(prompt, start, 9), start);
  assert.equal(drop(prompt, start, 0, 5), start);
  assert.equal(drop(prompt, start, 9, 1), start);
  assert.equal(drop(prompt, start, 0, 0), start);
  assert.equal(pass(sortPrompt([1], [0], 1), { places: [0] }, 0).places[0], 0);
});

test("sums follow the items and no item is lost or doubled", () => {
  let state = start;
  for (let k = 0; k < 30; k += 1) {
    state = pass(prompt, state, k % 3);
    assert.equal(total(prompt, state, 0) + total(prompt, state, 1), 55);
    assert.equal(contents(state, 0).length + contents(state, 1).length, 3);
  }
  assert.equal(total(prompt, start, 0), 35);
});

test("sums are written the game's way", () => {
  assert.equal(sumText(dollars, 25), "$25,000");
  assert.equal(sumText(dollars, 1250), "$1,250,000");
  assert.equal(sumText(dollars, 0), "nothing");
  assert.equal(sumText({ ...dollars, worth: ["", "\u2009000"] }, 1250), "1\u2009250\u2009000");
  assert.equal(sumText({ ...dollars, worth: [] }, 1250), "1250");
  assert.equal(sumText({ ...dollars, worth: ["", " points"] }, -3), "−3 points");
});

test("things without worth are counted instead", () => {
  const cards = sortPrompt([0, 0, 0], [0, 0, 1]);
  const sorted = startSorting(cards);
  assert.equal(basketSum(cards, sorted, 0), "2");
  assert.equal(basketSum(cards, { places: [1, 1, 1] }, 0), "nothing");
  assert.equal(basketSum(cards, sorted, 9), "");
});

test("an item says where it lies, and where it went", () => {
  assert.equal(itemName(prompt, start, 2), "$20,000, in “pile 1” (Seat 1)");
  const moved = pass(prompt, start, 2);
  assert.equal(movedSentence(prompt, moved, 2), "$20,000: pile 0. Seat 0 $55,000, Seat 1 nothing.");
});
