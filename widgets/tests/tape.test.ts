import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import type { Tape, TapeNode, Update } from "../src/contract";
import { edgeOf, isTape, replyKey, tapeUpdate } from "../src/core/tape";
import { chooseReply, lessonReply, nextReply, raiseReply, sortReply, typedReply, undoReply, viewerReply } from "../src/core/replies";
import { tapeDriver } from "../src/drivers/tape";
import { unpacked } from "../src/unpack";
import { update } from "./samples";

const now = { turn: 3 };

const node = (turn: number, story: number[], edges: Record<string, number>, verdict: "" | "refused" = ""): TapeNode => {
  return { ...update({ turn }), story, edges, lesson: { title: "", at: 0, count: 2, kind: "move", say: "", hint: "", can: ["hint"], verdict, over: false } };
};

const tape: Tape = {
  version: 1,
  art: { a: "<g/>" },
  things: [],
  clauses: {},
  lines: [{ text: "one", clause: "", ply: 0 }, { text: "two", clause: "", ply: 1 }],
  nodes: [node(0, [0], { next: 1, "choice:0": 7 }), node(1, [1, 0], { "lesson:hint": 0, "typed:play LI-G4": 1 }, "refused")],
};

test("a reply is the key of an edge, as Python writes it", () => {
  assert.equal(replyKey(chooseReply(now, 2)), "choice:2");
  assert.equal(replyKey(sortReply(now, [0, 1, 0])), "sorted:0,1,0");
  assert.equal(replyKey({ turn: 3, typed: "play LI-G4" }), "typed:play LI-G4");
  assert.equal(replyKey(lessonReply(now, "hint")), "lesson:hint");
  assert.equal(replyKey(nextReply(now)), "next");
  assert.equal(new Set([raiseReply(now), undoReply(now), viewerReply(now, 1)].map(replyKey)).size, 3);
});

test("an edge is found by its key; typed moves in any case; nothing is found by a name of the language", () => {
  const edges = { "typed:play LI-G4": 4, next: 0 };
  assert.equal(edgeOf({ edges }, nextReply(now)), 0);
  assert.equal(edgeOf({ edges }, typedReply(now, " play  li-g4") ?? nextReply(now)), 4);
  assert.equal(edgeOf({ edges }, chooseReply(now, 0)), null);
  assert.equal(edgeOf({ edges: {} }, { turn: 0, typed: "constructor" }), null);
});

test("a node becomes an update with what all nodes share", () => {
  const shown = tapeUpdate(tape, 1);
  assert.deepEqual(shown?.story.map((line) => line.text), ["two", "one"]);
  assert.ok(shown);
  assert.equal(shown.art, tape.art);
  assert.equal(tapeUpdate(tape, 9), null);
});

test("the driver follows edges and starts at the first node", () => {
  const driver = tapeDriver(tape);
  const seen: Update[] = [];
  const stop = driver.watch((one) => { seen.push(one); });
  assert.equal(driver.current()?.turn, 0);
  assert.ok(driver.answers && !driver.free);
  driver.send(nextReply(now));
  driver.send(lessonReply(now, "hint"));
  assert.deepEqual(seen.map((one) => one.turn), [1, 0]);
  stop();
  driver.send(nextReply(now));
  assert.equal(seen.length, 2);
  assert.equal(driver.current()?.turn, 1);
});

test("an unknown reply, or an edge to nowhere, changes nothing and is no verdict", () => {
  const driver = tapeDriver(tape);
  driver.send(chooseReply(now, 0));
  driver.send(nextReply(now));
  driver.send(chooseReply(now, 5));
  const shown = driver.current();
  assert.ok(shown);
  assert.equal(shown.turn, 1);
  assert.match(shown.notice?.text ?? "", /in the notebook every move is answered/);
  assert.equal(shown.lesson?.verdict, "");
  driver.send({ turn: 1, typed: "play LI-G4" });
  assert.equal(driver.current()?.notice, null);
});

test("only what has nodes is a tape", () => {
  assert.ok(isTape(tape));
  for (const no of [null, 3, "nodes", {}, { nodes: [] }, { nodes: {} }]) assert.equal(isTape(no), false);
});

test("packed text is unpacked; damaged text is none", async () => {
  const packed = deflateSync(Buffer.from("Ménage § …")).toString("base64");
  assert.equal(await unpacked(`\n${packed}\n`), "Ménage § …");
  assert.equal(await unpacked(packed.slice(0, -6)), null);
  assert.equal(await unpacked("no base64!"), null);
});
