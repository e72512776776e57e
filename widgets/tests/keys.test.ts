import assert from "node:assert/strict";
import { test } from "node:test";
import { KEY_HELP, command, type Command, type Place } from "../src/core/keys";

const press = (key: string, place: Place, more: { alt?: boolean; ctrl?: boolean; meta?: boolean; present?: boolean } = {}): Command | null =>
  command({ key, alt: more.alt ?? false, ctrl: more.ctrl ?? false, meta: more.meta ?? false, shift: false }, place, more.present ?? false);

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
  assert.ok(KEY_HELP.length > 5);
});
