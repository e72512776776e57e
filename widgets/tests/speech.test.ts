import assert from "node:assert/strict";
import { test } from "node:test";
import { answerable, bookHref, choiceName, clauseLabel, clauseName, isDimmed, lastLines, safeHref, thingName, tidings } from "../src/core/speech";
import type { Update } from "../src/contract";
import { offer, thing } from "./samples";

const story = ["one", "two", "three", "four"].map((text, ply) => ({ text, clause: "game.x", ply }));

test("a clause is shown without the game's name in front", () => {
  assert.equal(clauseLabel("game.share.proposer"), "§ share.proposer");
  assert.equal(clauseLabel("bare"), "§ bare");
});

test("the spoken name of a § begins with what is seen", () => {
  const clauses = { "game.a.b": { title: "Who proposes", text: "", href: "" } };
  assert.equal(clauseName(clauses, "game.a.b", false), "§ a.b: Who proposes");
  assert.equal(clauseName(clauses, "game.a.b", true), "§ Who proposes");
  assert.equal(clauseName(clauses, "game.c", true), "§ c");
});

test("only links into the book or the web are followed", () => {
  assert.equal(safeHref("rules.html#x"), "rules.html#x");
  assert.equal(safeHref("../a/b.html"), "../a/b.html");
  assert.equal(safeHref("https://example.org/"), "https://example.org/");
  for (const href of ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", " data:text/html,x", "vbscript:x", ""]) {
    assert.equal(safeHref(href), null, href);
  }
});

test("addresses of the book count from its first page, and lead nowhere outside it", () => {
  assert.equal(bookHref("rules/game.html#a.b", "../../", false), "../../rules/game.html#a.b");
  assert.equal(bookHref("rules/game.html", undefined, true), null);
  assert.equal(bookHref("rules/game.html", undefined, false), "rules/game.html");
  assert.equal(bookHref("https://example.org/", undefined, true), "https://example.org/");
  assert.equal(bookHref("./x.html", "../", false), "./x.html");
  assert.equal(bookHref("javascript:x", "../", false), null);
});

test("a thing is called by its name and by what its marks say", () => {
  assert.equal(thingName(thing("a", { n: "Raid 4", m: ["lit", "leaves"] })), "Raid 4, leaves with nothing");
  assert.equal(thingName(thing("a")), "");
  assert.ok(isDimmed(thing("a", { m: ["asleep"] })));
});

test("a choice is called by the thing, what it does, and whether it is selected", () => {
  const card = thing("a", { n: "Raid 4" });
  assert.equal(choiceName(card, [{ ...offer("play", []), spoken: "play the raid" }], false), "Raid 4, play the raid");
  assert.equal(choiceName(card, [offer("play", [])], true), "Raid 4, play, selected");
  assert.equal(choiceName(card, [offer("x", []), offer("y", [])], false), "Raid 4, 2 choices");
});

test("the board shows the last lines told so far", () => {
  assert.deepEqual(lastLines(story, 3, 2).map(({ text }) => text), ["two", "three"]);
  assert.deepEqual(lastLines(story, 0, 3), []);
  assert.equal(lastLines(story, 99, 3).length, 3);
});

test("only what has not been heard is told, then the narration", () => {
  assert.equal(tidings(story, 1, 3, "So it goes."), "two three So it goes.");
  assert.equal(tidings(story, 3, 1, "Back again."), "Back again.");
  assert.equal(tidings(story, 3, 3, ""), "");
});

test("a board is answered only if it is live and somebody listens", () => {
  const update = (mode: "live" | "recorded"): Update => ({ mode }) as Update;
  assert.equal(answerable(update("live"), true), true);
  assert.equal(answerable(update("recorded"), true), false);
  assert.equal(answerable(update("live"), false), false);
});
