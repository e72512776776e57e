import type { LessonVerb } from "../contract";
import type { Direction } from "./roving";

/** What a key press asks for. */
export type Command =
  | { kind: "step"; to: "first" | "back" | "next" | "last" }
  | { kind: "focus"; direction: Direction }
  | { kind: "choose" }
  | { kind: "pass"; step: 1 | -1 }
  | { kind: "present" }
  | { kind: "veil" }
  | { kind: "coach"; verb: LessonVerb }
  | { kind: "keys" }
  | { kind: "escape" };

/** Where the focus is: a key means different things on a piece, in a basket, in a text field. */
export type Place = "thing" | "item" | "control" | "field" | "slider" | "board";

export type Press = { key: string; alt: boolean; ctrl: boolean; meta: boolean; shift: boolean };

/** What the board is doing: presenting, and whether a coach listens (in a lesson to every wish, in a replay to "What if"). */
export type Moment = { present: boolean; coach: "lesson" | "replay" | null };

const WISHES: Partial<Record<string, LessonVerb>> = { h: "hint", s: "show", w: "what-if", r: "return", n: "next", b: "back" };

const ARROWS: Partial<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * The keyboard map. Null: not ours, let it pass. Nothing is taken from text fields except Escape, nothing with Ctrl or
 * Meta, and no key that a native control needs itself.
 */
export function command(press: Press, place: Place, { present, coach }: Moment): Command | null {
  const { key } = press;
  if (press.ctrl || press.meta) return null;
  if (key === "Escape") return { kind: "escape" };
  if (place === "field") return null;

  const arrow = ARROWS[key];
  if (press.alt) {
    if (arrow === "left") return { kind: "step", to: "back" };
    if (arrow === "right") return { kind: "step", to: "next" };
    if (key === "Home") return { kind: "step", to: "first" };
    if (key === "End") return { kind: "step", to: "last" };
    return null;
  }
  if (key === "[") return { kind: "step", to: "back" };
  if (key === "]") return { kind: "step", to: "next" };
  if (key === "p" || key === "P") return { kind: "present" };
  if (key === "?") return { kind: "keys" };
  const wish = WISHES[key.toLowerCase()];
  if (wish && (coach === "lesson" || (coach === "replay" && wish === "what-if"))) return { kind: "coach", verb: wish };
  if (present && (key === "h" || key === "H")) return { kind: "veil" };

  // A presenter's clicker sends the page keys, whatever has the focus.
  if (present && key === "PageDown") return { kind: "step", to: "next" };
  if (present && key === "PageUp") return { kind: "step", to: "back" };

  const activates = key === "Enter" || key === " ";
  if (place === "thing") {
    if (arrow) return { kind: "focus", direction: arrow };
    return activates ? { kind: "choose" } : null;
  }
  if (place === "item") {
    if (arrow === "up" || arrow === "down") return { kind: "focus", direction: arrow };
    if (arrow) return { kind: "pass", step: arrow === "right" ? 1 : -1 };
    return activates ? { kind: "choose" } : null;
  }
  if (present && place !== "slider") {
    if (arrow === "right") return { kind: "step", to: "next" };
    if (arrow === "left") return { kind: "step", to: "back" };
    if (key === " " && place === "board") return { kind: "step", to: "next" };
  }
  if (place === "board" && arrow) return { kind: "focus", direction: arrow };
  return null;
}

type KeyHelp = { keys: string; does: string };

const LESSON_KEYS: readonly KeyHelp[] = [
  { keys: "n and b", does: "next and back" },
  { keys: "h", does: "hint" },
  { keys: "s", does: "show me" },
  { keys: "w", does: "what if: leave the path and play on" },
  { keys: "r", does: "return to the path" },
];

const STEP_KEYS: readonly KeyHelp[] = [
  { keys: "[ and ], or Alt with left, right", does: "step back and forward" },
  { keys: "Alt with Home, End", does: "first and last step" },
];

/** The list behind "?". */
export function keyHelp(coach: Moment["coach"]): KeyHelp[] {
  const lesson = coach === "lesson";
  return [
    { keys: "arrow keys", does: "go from thing to thing" },
    { keys: "Enter or Space", does: "choose; move a note to the next basket" },
    { keys: "left, right on a note", does: "move it to the basket before or after" },
    ...(lesson ? LESSON_KEYS : STEP_KEYS),
    ...(coach === "replay" ? LESSON_KEYS.filter(({ keys }) => keys === "w") : []),
    { keys: "p", does: "present mode: full screen for a projector" },
    { keys: "Page Up, Page Down, Space", does: "in present mode: back and next" },
    ...(lesson ? [] : [{ keys: "h", does: "in present mode: hide the words until asked, or not" }]),
    { keys: "?", does: "this list" },
    { keys: "Escape", does: "close what is open; leave present mode" },
  ];
}
