import assert from "node:assert/strict";
import { test } from "node:test";
import type { Lesson, LessonVerb, Notice, Update } from "../src/contract";
import { NOTEBOOK_ONLY, coachOf, coachTidings, dots, lessonButtons, lessonOf, ownQuestion, progressText, ribbonWords, wishReply } from "../src/core/lesson";
import { lessonAreas } from "../src/dom/shell";
import { pickPrompt, scene, update } from "./samples";

const lesson = (more: Partial<Lesson> = {}): Lesson => ({
  title: "Alone",
  at: 2,
  count: 5,
  kind: "move",
  say: "Go and get it.",
  hint: "",
  can: ["back", "hint", "show", "what-if"],
  verdict: "",
  over: false,
  ...more,
});

const taught = (more: Partial<Lesson> = {}, rest: Partial<Update> = {}): Update => update({ lesson: lesson(more), ...rest });

const onward = { kind: "continue", question: "", detail: "", clause: null, help: null, label: "Next" } as const;

const info = (text: string): Notice => ({ text, clause: null, kind: "info", things: [] });

test("the buttons are exactly the wishes that can be had, in one order; going on is the main button's", () => {
  const verbs = (can: LessonVerb[]): LessonVerb[] => lessonButtons(lesson({ can }), true).map((one) => one.verb);
  assert.deepEqual(verbs(["what-if", "show", "hint", "back"]), ["back", "hint", "show", "what-if"]);
  assert.deepEqual(verbs(["back", "next", "what-if"]), ["back", "what-if"]);
  assert.deepEqual(verbs(["return"]), ["return"]);
  assert.deepEqual(verbs(["retry"]), []);
});

test("what if is shown, with the reason, where only foreseen moves are answered", () => {
  const off = (free: boolean): (string | undefined)[] => lessonButtons(lesson({ can: ["back", "what-if"] }), free).map((one) => one.off);
  assert.deepEqual(off(false), ["", NOTEBOOK_ONLY]);
  assert.deepEqual(off(true), ["", ""]);
});

test("labels follow the state: another hint, return to where one came from", () => {
  const label = (more: Partial<Lesson>): string | undefined => lessonButtons(lesson(more), true)[0]?.label;
  assert.equal(label({ can: ["hint"] }), "Hint");
  assert.equal(label({ can: ["hint"], hint: "Look." }), "Another hint");
  assert.equal(label({ can: ["return"] }), "Return to the lesson");
  assert.equal(label({ can: ["return"], count: 1 }), "Return to the example");
});

test("dots tell done, current and coming steps apart; at the end all are done", () => {
  assert.deepEqual(dots(lesson()), ["done", "done", "current", "to-come", "to-come"]);
  assert.deepEqual(dots(lesson({ at: 4, over: true })).at(-1), "done");
  assert.equal(progressText(lesson()), "step 3 of 5");
});

test("next takes the main button's part, also to take a move back; other wishes only where they can be had", () => {
  const missed = taught({ can: ["retry"], verdict: "missed" }, { prompt: onward });
  assert.deepEqual(wishReply(missed, "next", true, 0), { turn: 1, next: true });
  assert.equal(wishReply(taught(), "next", true, 0), null);
  assert.deepEqual(wishReply(taught(), "hint", false, 3), { turn: 1, lesson: "hint" });
  assert.equal(wishReply(taught({ can: ["back"] }), "hint", true, 0), null);
  assert.equal(wishReply(taught(), "what-if", false, 0), null);
});

test("out of a replay what if names the frame that is shown", () => {
  const replay = taught({ can: ["what-if"], count: 0 }, { mode: "recorded", prompt: onward });
  assert.deepEqual(wishReply(replay, "what-if", true, 7), { turn: 1, lesson: "what-if", frame: 7 });
  assert.equal(wishReply(replay, "next", true, 7), null);
  assert.equal(lessonOf(replay), null);
  assert.equal(coachOf(replay, true), "replay");
  assert.equal(coachOf(replay, false), null);
  assert.equal(coachOf(taught(), false), "lesson");
  assert.equal(coachOf(update(), true), null);
});

test("the ribbon says that the path was left, and that all hands are open", () => {
  assert.equal(ribbonWords(update()), "");
  assert.equal(ribbonWords(update({ open: true })), "Open table");
  assert.match(ribbonWords(taught({ can: ["return"] }, { open: true })), /Open table · What if/);
});

test("the game's question is the second line unless it repeats the coach", () => {
  assert.equal(ownQuestion(lesson({ say: "Which?" }), pickPrompt([])), "");
  assert.equal(ownQuestion(lesson(), pickPrompt([])), "Which?");
  assert.equal(ownQuestion(lesson(), null), "");
});

test("those who listen hear the step, then only what is new", () => {
  assert.equal(coachTidings(null, lesson(), null), "Step 3 of 5. Go and get it.");
  assert.equal(coachTidings(lesson(), lesson({ hint: "Look for the cigar." }), null), "Hint: Look for the cigar.");
  assert.equal(coachTidings(lesson(), lesson({ verdict: "right" }), info("All of it is yours.")), "Right. All of it is yours.");
  assert.equal(coachTidings(lesson(), lesson({ verdict: "refused" }), info("No such card.")), "No such card.");
  assert.equal(coachTidings(lesson({ hint: "a", verdict: "refused" }), lesson({ hint: "b", verdict: "refused" }), info("No such card.")), "Hint: b");
  assert.equal(coachTidings(lesson({ verdict: "missed" }), lesson(), null), "Go and get it.");
  assert.equal(coachTidings(lesson(), lesson({ can: ["return"], say: "Play as you like." }), null), "Play as you like.");
  assert.equal(coachTidings(lesson({ can: ["return"], say: "Play as you like." }), lesson(), null), "Step 3 of 5. Go and get it.");
});

test("the coach's plate takes its neighbours' room, or stands below the picture", () => {
  const row = { ...scene, areas: { help: [20, 650, 380, 156], prompt: [420, 650, 760, 156], story: [1200, 650, 380, 156] } } as typeof scene;
  const plain = { aid: false, below: false, presenting: false };
  assert.deepEqual(lessonAreas(row, "wide", plain), { prompt: [20, 650, 1160, 156], story: [1200, 650, 380, 156] });
  assert.deepEqual(lessonAreas(row, "wide", { ...plain, aid: true }), { prompt: [420, 650, 1160, 156], help: [20, 650, 380, 156] });
  assert.deepEqual(lessonAreas(row, "wide", { ...plain, aid: true, below: true }), { story: [420, 650, 1160, 156], help: [20, 650, 380, 156] });
  assert.deepEqual(lessonAreas(row, "wide", { ...plain, presenting: true }).prompt, [20, 650, 1560, 156]);
  assert.deepEqual(lessonAreas(row, "middle", plain), { story: [20, 650, 1560, 156] });
  assert.deepEqual(lessonAreas(row, "narrow", plain), {});
  const duel = { ...scene, areas: { prompt: [20, 650, 380, 156], story: [1200, 650, 380, 156] } } as typeof scene;
  assert.deepEqual(lessonAreas(duel, "wide", plain), { story: [1200, 650, 380, 156], help: [20, 650, 380, 156] });
  assert.deepEqual(lessonAreas(duel, "middle", plain), {});
});
