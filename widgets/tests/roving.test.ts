import assert from "node:assert/strict";
import { test } from "node:test";
import { nextTarget, tabStop } from "../src/core/roving";

const grid = [
  { key: "a", x: 0, y: 0 },
  { key: "b", x: 100, y: 0 },
  { key: "c", x: 0, y: 100 },
  { key: "d", x: 100, y: 100 },
];

test("arrows go to the neighbour in their direction", () => {
  assert.equal(nextTarget(grid, "a", "right"), "b");
  assert.equal(nextTarget(grid, "a", "down"), "c");
  assert.equal(nextTarget(grid, "d", "up"), "b");
  assert.equal(nextTarget(grid, "d", "left"), "c");
});

test("where nothing lies in a direction the focus stays", () => {
  assert.equal(nextTarget(grid, "a", "left"), "a");
  assert.equal(nextTarget([], "a", "left"), "a");
});

test("a row is followed to its end before anything aside of it", () => {
  const hand = [
    { key: "first", x: 0, y: 900 },
    { key: "second", x: 120, y: 900 },
    { key: "above", x: 60, y: 840 },
  ];
  assert.equal(nextTarget(hand, "first", "right"), "second");
});

test("from a thing that is gone the arrows begin anew", () => {
  assert.equal(nextTarget(grid, "gone", "right"), "a");
});

test("every target of a scattered board can be reached", () => {
  const ring = Array.from({ length: 12 }, (_, k) => ({
    key: String(k),
    x: Math.round(400 * Math.cos((k * Math.PI) / 6)),
    y: Math.round(400 * Math.sin((k * Math.PI) / 6)),
  }));
  const seen = new Set(["0"]);
  const open = ["0"];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const direction of ["left", "right", "up", "down"] as const) {
      const next = nextTarget(ring, at, direction);
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  assert.equal(seen.size, ring.length);
});

test("one target is in the tab order: the last one used, or the first", () => {
  assert.equal(tabStop(["a", "b"], "b"), "b");
  assert.equal(tabStop(["a", "b"], "gone"), "a");
  assert.equal(tabStop([], "a"), null);
});
