import assert from "node:assert/strict";
import { test } from "node:test";
import { distanceTo, pickAt, placement, placementCss, rowOf, steppedPath, toLocal, unitsPerPixel } from "../src/core/geometry";

const box = { x: 100, y: 100, w: 40, h: 20 };

test("a point is seen from the middle of a turned thing", () => {
  const local = toLocal({ ...box, t: 90 }, { x: 100, y: 110 });
  assert.ok(Math.abs(local.x - 10) < 1e-9);
  assert.ok(Math.abs(local.y) < 1e-9);
});

test("distance is nothing inside a box and grows from its edge", () => {
  assert.equal(distanceTo(box, { x: 119, y: 91 }), 0);
  assert.equal(distanceTo(box, { x: 130, y: 100 }), 10);
  assert.equal(distanceTo(box, { x: 123, y: 114 }), 5);
});

test("turning a thing turns its hit area with it", () => {
  assert.equal(distanceTo({ ...box, t: 90 }, { x: 100, y: 118 }), 0);
  assert.ok(distanceTo({ ...box, t: 90 }, { x: 118, y: 100 }) > 0);
});

test("of two things under the pointer the one painted last is meant", () => {
  const under = { ...box, key: "under" };
  const over = { ...box, x: 110, key: "over" };
  assert.equal(pickAt([under, over], { x: 112, y: 100 }, 0)?.key, "over");
  assert.equal(pickAt([under, over], { x: 85, y: 100 }, 0)?.key, "under");
});

test("a small thing has a comfortable hit area, but never takes a neighbour's own", () => {
  const small = { x: 0, y: 0, w: 10, h: 10, key: "small" };
  const neighbour = { x: 20, y: 0, w: 20, h: 20, key: "neighbour" };
  assert.equal(pickAt([small], { x: 15, y: 0 }, 44)?.key, "small");
  assert.equal(pickAt([neighbour, small], { x: 15, y: 0 }, 44)?.key, "neighbour");
  assert.equal(pickAt([small], { x: 30, y: 0 }, 44), null);
});

test("between two grown hit areas the nearer thing is meant", () => {
  const left = { x: 0, y: 0, w: 10, h: 10, key: "left" };
  const right = { x: 40, y: 0, w: 10, h: 10, key: "right" };
  assert.equal(pickAt([left, right], { x: 18, y: 0 }, 60)?.key, "left");
  assert.equal(pickAt([left, right], { x: 22, y: 0 }, 60)?.key, "right");
});

test("a place is written as a transform, rounded to hundredths", () => {
  assert.equal(placement({ ...box, x: 1 / 3 }), "translate(0.33 100)");
  assert.equal(placement({ ...box, t: -4 }), "translate(100 100) rotate(-4)");
  assert.equal(placementCss(box), "translate(100px, 100px) rotate(0deg)");
});

test("a stepped frame is closed and stays in its box", () => {
  const path = steppedPath(100, 60, 6);
  assert.match(path, /^M-38 -30H38/);
  assert.match(path, /Z$/);
});

test("units per pixel follow the width shown, and a hidden board has none", () => {
  assert.equal(unitsPerPixel(1600, 800), 2);
  assert.equal(unitsPerPixel(1600, 0), 1);
});

test("the question takes the whole row that story and help stand in, and nothing else", () => {
  const prompt: [number, number, number, number] = [420, 650, 760, 160];
  assert.deepEqual(rowOf(prompt, [[1200, 650, 380, 156], [20, 650, 380, 156]]), [20, 650, 1560, 160]);
  assert.deepEqual(rowOf(prompt, [[1200, 100, 380, 500], undefined]), prompt);
});
