import assert from "node:assert/strict";
import { test } from "node:test";
import { command, keyHelp, type Command, type Moment, type Place } from "../src/core/keys";

const press = (key: string, place: Place, more: { alt?: boolean; ctrl?: boolean; meta?: boolean } & Partial<Moment> = {}): Command | null =>
  command({ key, alt: more.alt ?? false, ctrl: more.ctrl ?? false, meta: more.meta ?? false, shift: false }, place, { present: false, coach: null, ...more });

test("nothing is taken from a text field but Escape", () => {
  for (const key of ["a", "p", "[", "]", "?", "Enter", " ", "ArrowLeft", "PageDown"]) {
    assert.equal(press(key, "field"), null);
    assert.equal(press(key, "field", { present: true }), null);
  }
  assert.equal(press("Escape", "field")?.kind, "escape");
});

test("nothing is taken that is pressed with Ctrl or Meta", () => {
  assert.equal(press("Enter", "thing", { ctrl: true }), null);
  assert.equal(press("p", "board", { meta: true }), null);
});

test("on a thing arrows move the focus, Enter and Space choose", () => {
  assert.deepEqual(press("ArrowUp", "thing"), { kind: "focus", direction: "up" });
  assert.equal(press("Enter", "thing")?.kind, "choose");
  assert.equal(press(" ", "thing", { present: true })?.kind, "choose");
});

test("on an item left and right move it, up and down the focus", () => {
  assert.deepEqual(press("ArrowRight", "item"), { kind: "pass", step: 1 });
  assert.deepEqual(press("ArrowLeft", "item"), { kind: "pass", step: -1 });
  assert.deepEqual(press("ArrowDown", "item"), { kind: "focus", direction: "down" });
  assert.equal(press(" ", "item")?.kind, "choose");
});

test("brackets and Alt with arrows step from anywhere", () => {
  for (const place of ["thing", "item", "control", "board"] as const) {
    assert.deepEqual(press("]", place), { kind: "step", to: "next" });
    assert.deepEqual(press("ArrowLeft", place, { alt: true }), { kind: "step", to: "back" });
    assert.deepEqual(press("End", place, { alt: true }), { kind: "step", to: "last" });
  }
});

test("a button and a slider keep the keys they need", () => {
  assert.equal(press("Enter", "control"), null);
  assert.equal(press(" ", "control", { present: true }), null);
  assert.equal(press("ArrowRight", "slider", { present: true }), null);
});

test("a clicker steps in present mode, whatever has the focus", () => {
  for (const place of ["thing", "item", "control", "slider", "board"] as const) {
    assert.deepEqual(press("PageDown", place, { present: true }), { kind: "step", to: "next" });
    assert.deepEqual(press("PageUp", place, { present: true }), { kind: "step", to: "back" });
    assert.equal(press("PageDown", place), null);
  }
  assert.deepEqual(press(" ", "board", { present: true }), { kind: "step", to: "next" });
  assert.deepEqual(press("ArrowLeft", "control", { present: true }), { kind: "step", to: "back" });
  assert.equal(press(" ", "board"), null);
});

test("p presents, h hides the words there, ? lists the keys", () => {
  assert.equal(press("p", "board")?.kind, "present");
  assert.equal(press("h", "board", { present: true })?.kind, "veil");
  assert.equal(press("h", "board"), null);
  assert.equal(press("?", "thing")?.kind, "keys");
});

test("in a lesson letters are wishes to the coach, whatever has the focus but a text field", () => {
  const wishes = { h: "hint", s: "show", w: "what-if", r: "return", n: "next", b: "back" };
  for (const [key, verb] of Object.entries(wishes)) {
    for (const place of ["thing", "item", "control", "board"] as const) {
      assert.deepEqual(press(key, place, { coach: "lesson" }), { kind: "coach", verb });
      assert.deepEqual(press(key.toUpperCase(), place, { coach: "lesson", present: true }), { kind: "coach", verb });
    }
    assert.equal(press(key, "field", { coach: "lesson" }), null);
    assert.equal(press(key, "board", { coach: "lesson", ctrl: true }), null);
    assert.equal(press(key, "board"), null);
  }
});

test("in a replay only what if is a wish; h still hides the words", () => {
  assert.deepEqual(press("w", "slider", { coach: "replay" }), { kind: "coach", verb: "what-if" });
  assert.equal(press("n", "board", { coach: "replay" }), null);
  assert.equal(press("h", "board", { coach: "replay", present: true })?.kind, "veil");
});

test("the list of keys names what works here, and nothing else", () => {
  const keys = (coach: Moment["coach"]): string => keyHelp(coach).map((one) => one.keys).join("; ");
  assert.match(keys("lesson"), /n and b.*h; s; w; r/);
  assert.doesNotMatch(keys("lesson"), /Alt/);
  assert.match(keys("replay"), /Alt.*; w;/);
  assert.doesNotMatch(keys(null), /; w;/);
});
