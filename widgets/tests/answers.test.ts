import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_HISTORY, recall, remember } from "../src/core/history";
import { chooseReply, nextReply, raiseReply, sortReply, typedReply, undoReply, viewerReply } from "../src/core/replies";
import { kernelDriver, type WidgetModel } from "../src/drivers/kernel";
import { recordedDriver } from "../src/drivers/recorded";
import type { Reply, Update } from "../src/contract";

const now = { turn: 7 };

test("every answer repeats the turn it answers and says one thing", () => {
  assert.deepEqual(chooseReply(now, 2), { turn: 7, choice: 2 });
  assert.deepEqual(sortReply(now, [0, 1]), { turn: 7, sorted: [0, 1] });
  assert.deepEqual(nextReply(now), { turn: 7, next: true });
  assert.deepEqual(raiseReply(now), { turn: 7, raise: true });
  assert.deepEqual(undoReply(now), { turn: 7, undo: true });
  assert.deepEqual(viewerReply(now, 1), { turn: 7, viewer: 1 });
});

test("a typed line is trimmed, and an empty one is no answer", () => {
  assert.deepEqual(typedReply(now, "  play   CO-G4 "), { turn: 7, typed: "play CO-G4" });
  assert.equal(typedReply(now, "   "), null);
});

test("arrow-up brings earlier lines back, arrow-down the unfinished one", () => {
  let history = remember(remember(NO_HISTORY, "play a"), "play b");
  const up = recall(history, -1, "unfin");
  assert.equal(up.line, "play b");
  const upper = recall(up.history, -1, up.line);
  assert.equal(upper.line, "play a");
  assert.equal(recall(upper.history, -1, upper.line).line, "play a");
  const down = recall(recall(upper.history, 1, upper.line).history, 1, "play b");
  assert.equal(down.line, "unfin");
  history = remember(history, "play b");
  assert.equal(history.lines.length, 2);
});

test("the kernel driver hands on whole updates only, and stops listening when told", () => {
  let value: unknown = {};
  let listeners: (() => void)[] = [];
  const sent: Reply[] = [];
  const model: WidgetModel = {
    get: () => value,
    on: (_, callback) => { listeners.push(callback); },
    off: (_, callback) => { listeners = listeners.filter((one) => one !== callback); },
    send: (reply) => { sent.push(reply); },
  };
  const driver = kernelDriver(model);
  const seen: Update[] = [];
  const stop = driver.watch((update) => { seen.push(update); });
  assert.equal(driver.current(), null);
  listeners.forEach((heard) => { heard(); });
  assert.equal(seen.length, 0);
  value = { frames: [] };
  listeners.forEach((heard) => { heard(); });
  assert.equal(seen.length, 1);
  driver.send(nextReply(now));
  assert.deepEqual(sent, [{ turn: 7, next: true }]);
  stop();
  assert.equal(listeners.length, 0);
});

test("a model that cannot send, and recorded frames, answer nobody", () => {
  const mute: WidgetModel = { get: () => null, on: () => undefined, off: () => undefined };
  assert.equal(kernelDriver(mute).answers, false);
  assert.equal(recordedDriver({ frames: [] } as unknown as Update).answers, false);
});
