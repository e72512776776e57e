import type { Lesson, LessonVerb, Notice, Prompt, Reply, Update } from "../contract";
import type { Moment } from "./keys";
import { lessonReply, nextReply } from "./replies";

/** The lesson the reader is in; null on any other board. A replay that only offers "What if" is no lesson. */
export const lessonOf = (update: Update): Lesson | null => (update.mode === "live" ? (update.lesson ?? null) : null);

/** Off the path the reader plays as they like; the only wish left is to return. */
export const isOffPath = (lesson: Lesson): boolean => lesson.can.includes("return");

/** Whether a replay lets the reader leave it and play on. */
export const offersWhatIf = (update: Update, free: boolean): boolean =>
  update.mode === "recorded" && free && (update.lesson?.can.includes("what-if") ?? false);

/** To whom the keys of the coach go. */
export function coachOf(update: Update | null, free: boolean): Moment["coach"] {
  if (!update) return null;
  if (lessonOf(update)) return "lesson";
  return offersWhatIf(update, free) ? "replay" : null;
}

/** A button of the lesson. `off` is the reason why it cannot be used here; "" if it can. */
export type LessonButton = { verb: LessonVerb; label: string; off: string };

/** Why "What if" does not work on a page without a kernel. */
export const NOTEBOOK_ONLY = "in the notebook";

const labelOf = (verb: LessonVerb, lesson: Lesson): string => {
  switch (verb) {
    case "back":
      return "Back";
    case "hint":
      return lesson.hint === "" ? "Hint" : "Another hint";
    case "show":
      return "Show me";
    case "what-if":
      return "What if …";
    case "return":
      return hasSteps(lesson) ? "Return to the lesson" : "Return to the example";
    case "next":
      return "Next";
    case "retry":
      return "Take it back";
  }
};

const ROW: readonly LessonVerb[] = ["back", "hint", "show", "what-if", "return"];

/** The buttons beside the main one, always in the same order. Going on and taking back are the main button's. */
export function lessonButtons(lesson: Lesson, free: boolean): LessonButton[] {
  return ROW.filter((verb) => lesson.can.includes(verb)).map((verb) => ({
    verb,
    label: labelOf(verb, lesson),
    off: verb === "what-if" && !free ? NOTEBOOK_ONLY : "",
  }));
}

/** What a wish, by button or key, is answered with; null if it cannot be had now. `frame` is the one shown. */
export function wishReply(update: Update, verb: LessonVerb, free: boolean, frame: number): Reply | null {
  // Going on and taking back are one button, and so one key.
  if (verb === "next" && lessonOf(update) && update.prompt?.kind === "continue") return nextReply(update);
  if (!(update.lesson?.can ?? []).includes(verb) || (verb === "what-if" && !free)) return null;
  return lessonReply(update, verb, update.mode === "recorded" ? frame : undefined);
}

/** The words of the ribbon over the board: all hands open, or off the path. "" for none. */
export function ribbonWords(update: Update): string {
  const lesson = lessonOf(update);
  return [update.open ? "Open table" : "", lesson && isOffPath(lesson) ? "What if … off the path" : ""].filter((part) => part !== "").join(" · ");
}

export type Dot = "done" | "current" | "to-come";

/** One dot for each step. */
export function dots(lesson: Lesson): Dot[] {
  return Array.from({ length: lesson.count }, (_, k) => (k < lesson.at || (k === lesson.at && lesson.over) ? "done" : k === lesson.at ? "current" : "to-come"));
}

export const progressText = (lesson: Lesson): string => `step ${lesson.at + 1} of ${lesson.count}`;

/** The game's own question, where it is not just the coach's words again. */
export const ownQuestion = (lesson: Lesson, prompt: Prompt | null): string =>
  prompt === null || prompt.question === lesson.say ? "" : prompt.question;

/** Where there are no steps (off the path of an example) there is no progress to show. */
export const hasSteps = (lesson: Lesson): boolean => lesson.count > 1;

/** What those who listen hear after a reply: what is new, in the order in which it is read. */
export function coachTidings(before: Lesson | null, lesson: Lesson, notice: Notice | null): string {
  const entered = before?.at !== lesson.at || isOffPath(before) !== isOffPath(lesson);
  const said = entered || before.say !== lesson.say;
  const step = entered && !isOffPath(lesson) && hasSteps(lesson) ? `${capital(progressText(lesson))}.` : "";
  const hinted = lesson.hint !== "" && !entered && before.hint !== lesson.hint;
  const words = hinted ? `Hint: ${lesson.hint}` : (notice?.text ?? "");
  const right = lesson.verdict === "right" && !hinted ? "Right." : "";
  // A move taken back brings the old task again.
  const again = !said && notice === null && before.verdict !== "" && !hinted;
  return [step, said || again ? lesson.say : "", right, words].filter((part) => part !== "").join(" ");
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
