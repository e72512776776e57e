import assert from "node:assert/strict";
import { test } from "node:test";
import { arrival, firstUnseen, onwards, readingTime, restAt, resting, step, stopNumber, stopsOf, tick } from "../src/core/stepping";
import { frame, update } from "./samples";

const passing = frame({ stop: false });
const frames = [frame(), passing, passing, frame(), frame()];
const stops = stopsOf(frames);

test("the stepper rests on stops and always on the last frame", () => {
  assert.deepEqual(stops, [0, 3, 4]);
  assert.deepEqual(stopsOf([frame(), passing]), [0, 1]);
  assert.deepEqual(stopsOf([]), []);
});

test("on the way to the next stop the frames between pass by one after another", () => {
  let walk = step(stops, restAt(0), "next");
  assert.deepEqual(walk, { at: 1, goal: 3 });
  walk = tick(tick(walk));
  assert.equal(walk.at, 3);
  assert.ok(resting(walk));
  assert.equal(tick(walk), walk);
});

test("asking on while frames pass by goes to the stop at once", () => {
  assert.deepEqual(step(stops, { at: 1, goal: 3 }, "next"), restAt(3));
});

test("back, first, last and jump go straight to a stop, and never beyond the ends", () => {
  assert.deepEqual(step(stops, restAt(4), "back"), restAt(3));
  assert.deepEqual(step(stops, { at: 2, goal: 3 }, "back"), restAt(0));
  assert.deepEqual(step(stops, restAt(0), "back"), restAt(0));
  assert.deepEqual(step(stops, restAt(4), "next"), restAt(4));
  assert.deepEqual(step(stops, restAt(4), "first"), restAt(0));
  assert.deepEqual(step(stops, restAt(0), "last"), restAt(4));
  assert.deepEqual(step(stops, restAt(0), { jump: 1 }), restAt(3));
  assert.deepEqual(step(stops, restAt(0), { jump: 99 }), restAt(4));
});

test("progress is counted in stops, towards the goal", () => {
  assert.equal(stopNumber(stops, restAt(0)), 0);
  assert.equal(stopNumber(stops, { at: 1, goal: 3 }), 1);
  assert.equal(stopNumber(stops, restAt(4)), 2);
});

test("setting out shows the first new frame at once", () => {
  assert.deepEqual(onwards(2, 5), { at: 3, goal: 5 });
  assert.deepEqual(onwards(5, 5), restAt(5));
});

test("new frames are told by ply and story, whether the whole match comes or its latest part", () => {
  const seen = frame({ ply: 4, story: 6 });
  const match = [2, 4, 5, 6].map((ply) => frame({ ply, story: ply + 2 }));
  assert.equal(firstUnseen(seen, match), 2);
  assert.equal(firstUnseen(seen, match.slice(2)), 0);
  assert.equal(firstUnseen(seen, [frame({ ply: 4, story: 6 }), frame({ ply: 4, story: 7 })]), 1);
});

test("a refusal, an undo and an empty update bring nothing new", () => {
  const seen = frame({ ply: 4, story: 6 });
  assert.equal(firstUnseen(seen, [frame({ ply: 4, story: 6 })]), null);
  assert.equal(firstUnseen(seen, [frame({ ply: 3, story: 4 })]), null);
  assert.equal(firstUnseen(seen, []), null);
});

test("autoplay leaves time to read, but not for ever", () => {
  assert.ok(readingTime("") >= 1500);
  assert.ok(readingTime("x".repeat(100)) > readingTime("x"));
  assert.ok(readingTime("x".repeat(5000)) <= 12000);
});

test("an update is entered where the reader left off", () => {
  const table = (plies: number[]): { frames: ReturnType<typeof frame>[] } => ({ frames: plies.map((ply) => frame({ ply })) });
  const live = update(table([0, 1, 2]));
  const recorded = update({ mode: "recorded", ...table([0, 1, 2, 3]) });
  assert.deepEqual(arrival(null, restAt(0), live), restAt(2));
  assert.deepEqual(arrival(live, restAt(2), update(table([2, 3, 4]))), restAt(1), "a rest at every stop");
  const [start, way, end] = table([2, 3, 4]).frames;
  assert.ok(start && way && end);
  assert.deepEqual(arrival(live, restAt(2), update({ frames: [start, { ...way, stop: false }, end] })), { at: 1, goal: 2 });
  assert.deepEqual(arrival(live, restAt(2), update(table([1]))), restAt(0));
  assert.deepEqual(arrival(null, restAt(0), recorded), restAt(0));
  assert.deepEqual(arrival(recorded, restAt(3), recorded), restAt(3));
});

test("a replay is left at the frame shown and entered again at the frame it was left at", () => {
  const plies = (...all: number[]): ReturnType<typeof frame>[] => all.map((ply) => frame({ ply }));
  const recorded = update({ mode: "recorded", frames: plies(0, 1, 2, 3) });
  const played = update({ frames: plies(1, 2) });
  assert.deepEqual(arrival(recorded, restAt(1), played), { at: 1, goal: 1 });
  assert.deepEqual(arrival(played, restAt(1), { ...recorded, start: 2 }), restAt(2));
  assert.deepEqual(arrival(null, restAt(0), { ...recorded, start: 9 }), restAt(3));
  assert.deepEqual(arrival(recorded, restAt(2), { ...recorded, start: 0 }), restAt(2), "a refused wish moves nothing");
});
