import assert from "node:assert/strict";
import { test } from "node:test";
import { MOTION, bySlot, diff, duration } from "../src/core/diff";
import { thing } from "./samples";

const change = (before: ReturnType<typeof thing>[], after: ReturnType<typeof thing>[]): ReturnType<typeof diff> =>
  diff(bySlot(before), bySlot(after));

test("things appear, leave and stay by slot, whatever they show", () => {
  const changes = change([thing("a"), thing("b")], [thing("b", { a: "9" }), thing("c")]);
  assert.deepEqual(changes.leave, [{ slot: "a", carried: false }]);
  assert.deepEqual(changes.enter.map(({ slot }) => slot), ["c"]);
  assert.deepEqual(changes.keep.map(({ slot }) => slot), ["b"]);
  assert.deepEqual(changes.order, ["b", "c"]);
});

test("a thing has moved if its place or its turning differs", () => {
  const moved = (more: object): boolean | undefined => change([thing("a")], [thing("a", more)]).keep[0]?.moved;
  assert.equal(moved({ x: 5 }), true);
  assert.equal(moved({ t: 4 }), true);
  assert.equal(moved({ w: 7 }), false);
});

test("another drawing is swapped, turned over or rolled, as its mark says", () => {
  const redraw = (more: object, before: object = {}): string | undefined =>
    change([thing("a", before)], [thing("a", more)]).keep[0]?.redraw;
  assert.equal(redraw({}), "same");
  assert.equal(redraw({ a: "1" }), "swap");
  assert.equal(redraw({ s: 0.5 }), "swap");
  assert.equal(redraw({ a: "1", m: ["turned"] }), "turn");
  assert.equal(redraw({ m: ["turned"] }), "same");
  assert.equal(redraw({ a: "1", m: ["rolled"] }), "roll");
});

test("a die that shows the same face again has still been rolled, but only once", () => {
  const rolled = thing("die", { m: ["rolled"] });
  assert.equal(change([thing("die")], [rolled]).keep[0]?.redraw, "roll");
  assert.equal(change([rolled], [rolled]).keep[0]?.redraw, "same");
});

test("a slot named twice still gives two things", () => {
  assert.deepEqual([...bySlot([thing("a"), thing("a"), thing("a")]).keys()], ["a", "a#2", "a#3"]);
});

test("a newcomer that lay elsewhere comes from there, and its old slot is empty at once", () => {
  const changes = change([thing("hand-1", { x: 7 }), thing("hand-2")], [thing("bar-1", { f: "hand-1" }), thing("bar-2", { f: "nowhere" })]);
  assert.deepEqual(changes.enter.map(({ from }) => from?.x ?? null), [7, null]);
  assert.deepEqual(changes.leave, [{ slot: "hand-1", carried: true }, { slot: "hand-2", carried: false }]);
  assert.equal(duration(changes), MOTION.glide);
});

test("the time to rest is that of the slowest change", () => {
  assert.equal(duration(change([thing("a")], [thing("a")])), 0);
  assert.equal(duration(change([], [thing("a")])), MOTION.fade);
  assert.equal(duration(change([thing("a")], [thing("a", { x: 9 }), thing("b")])), MOTION.glide);
  assert.equal(duration(change([thing("a")], [thing("a", { a: "1", m: ["rolled"] })])), MOTION.roll);
  assert.equal(duration(change([thing("a")], [thing("a", { a: "1", m: ["turned"] })])), MOTION.turn);
});
