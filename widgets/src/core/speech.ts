import type { Clause, Line, Offer, Thing, Update } from "../contract";
import { hasMark } from "./diff";

/** A clause id as readers meet it: without the game's own name in front. */
export function clauseLabel(id: string): string {
  const dot = id.indexOf(".");
  return `§ ${dot < 0 ? id : id.slice(dot + 1)}`;
}

/** The spoken name of a § link. It begins with the words that are seen, so that voice control can find it. */
export function clauseName(clauses: Record<string, Clause>, id: string, short: boolean): string {
  const title = clauses[id]?.title;
  if (title === undefined) return clauseLabel(id);
  return short ? `§ ${title}` : `${clauseLabel(id)}: ${title}`;
}

/** Links of clauses lead to pages of the book; anything with another scheme is dropped. */
export function safeHref(href: string): string | null {
  // Browsers skip control characters and blanks inside a scheme, so they are skipped here before looking at it.
  const bare = Array.from(href)
    .filter((letter) => letter > " ")
    .join("");
  if (bare === "") return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1];
  return scheme === undefined || /^https?$/i.test(scheme) ? bare : null;
}

/**
 * Where a clause is read in the book. Addresses count from the book's first page, so every page says how to get there;
 * outside the book (a notebook) such an address leads nowhere and is left out.
 */
export function bookHref(href: string, root: string | undefined, outside: boolean): string | null {
  const safe = safeHref(href);
  if (safe === null || /^(https?:|[/#.])/i.test(safe)) return safe;
  return root === undefined ? (outside ? null : safe) : `${root}${safe}`;
}

const SPOKEN_MARKS: Partial<Record<NonNullable<Thing["m"]>[number], string>> = {
  leaves: "leaves with nothing",
  threat: "threatened",
  asleep: "asleep",
  new: "just changed",
  turned: "just turned up",
};

/** The spoken name of a thing, with what its marks say to the eye. */
export function thingName(thing: Thing): string {
  const marks = (thing.m ?? []).flatMap((mark) => SPOKEN_MARKS[mark] ?? []);
  return [thing.n ?? "", ...marks].filter((part) => part !== "").join(", ");
}

/** The spoken name of a thing that can be chosen: what it is, and what choosing it does. */
export function choiceName(thing: Thing, offers: readonly Offer[], selected: boolean): string {
  const only = offers.length === 1 ? offers[0] : undefined;
  const does = only ? only.spoken || only.label : offers.length > 1 ? `${offers.length} choices` : "";
  return [thingName(thing), does, selected ? "selected" : ""].filter((part) => part !== "").join(", ");
}

/** The newest lines told so far, oldest of them first. */
export function lastLines(story: readonly Line[], told: number, count: number): Line[] {
  const end = Math.min(told, story.length);
  return story.slice(Math.max(end - count, 0), end);
}

/** What the live region says on arriving at a frame: lines not told before, then the narration. */
export function tidings(story: readonly Line[], before: number, now: number, say: string): string {
  const lines = now > before ? story.slice(before, now).map((line) => line.text) : [];
  return [...lines, say].filter((text) => text !== "").join(" ");
}

/** Whether the board may be answered at all. */
export const answerable = (update: Update, driverAnswers: boolean): boolean => driverAnswers && update.mode === "live";

export const isDimmed = (thing: Thing): boolean =>
  hasMark(thing, "dim") || hasMark(thing, "leaves") || hasMark(thing, "asleep");
