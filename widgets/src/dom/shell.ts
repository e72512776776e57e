import type { AreaBox, Scene, Update } from "../contract";
import { lessonOf, ribbonWords } from "../core/lesson";
import { joined, rowOf } from "../core/geometry";
import { h } from "./elements";

/** How much room there is. Middle shows the wide picture with fewer panels on it. */
export type Size = "narrow" | "middle" | "wide";

/** The empty board: where each part will stand. */
export type Shell = {
  root: HTMLElement;
  hall: HTMLElement;
  table: HTMLElement;
  ribbon: HTMLElement;
};

export function makeShell(): Shell {
  const ribbon = h("div", { class: "gl-ribbon", hidden: true }, h("span"));
  const table = h("div", { class: "gl-table" });
  const hall = h("div", { class: "gl-hall" }, ribbon, table);
  // JupyterLab looks for this attribute before it runs a shortcut.
  const root = h("div", { class: "gangland", tabindex: "-1", role: "region", "data-lm-suppress-shortcuts": "true" }, hall);
  return { root, hall, table, ribbon };
}

/** What an update says about the board as a whole. */
export function dressShell({ root, ribbon }: Shell, update: Update): void {
  const words = ribbonWords(update);
  root.setAttribute("aria-label", `${update.game.title}, board`);
  root.classList.toggle("is-open", words !== "");
  root.classList.toggle("is-lesson", lessonOf(update) !== null);
  ribbon.hidden = words === "";
  ribbon.firstElementChild?.replaceChildren(words);
}

/** Lays a panel over its area of the wide picture; without an area it stands below. */
export function placePanel(panel: HTMLElement, area: AreaBox | undefined): void {
  panel.classList.toggle("is-placed", area !== undefined);
  if (!area) return;
  ["--ax", "--ay", "--aw", "--ah"].forEach((property, k) => {
    panel.style.setProperty(property, String(area[k] ?? 0));
  });
}

/**
 * Where the panels go. On a small wide board (a column of a book) words would be too small for their plates: the
 * question takes the whole row, story and help stand below the board.
 */
export type Areas = Partial<Record<"prompt" | "story" | "help", AreaBox>>;

export function panelAreas(scene: Scene, size: Size, asks: boolean): Areas {
  const { prompt, story, help } = scene.areas;
  if (size === "narrow") return {};
  // The picture itself fills the middle of the row (a duel, a result): a side plate is too small for a narration.
  const aside = prompt !== undefined && prompt[2] < ASIDE_BELOW;
  if (aside && size === "middle") return {};
  if (aside && !asks) return { help: prompt, ...(story && { story }) };
  if (size === "wide") return { ...(prompt && { prompt }), ...(story && { story }), ...(help && { help }) };
  return prompt ? { prompt: rowOf(prompt, [story, help]) } : {};
}

/** The width, in board units, below which the prompt's place is no more than a side plate. */
const ASIDE_BELOW = 500;

/** A plate narrower than this has no room for a coach's words and an answer. */
const COACH_NEEDS = 900;

/** What decides where panels go, besides the picture. */
type Room = {
  size: Size;
  presenting: boolean;
  /** A question is shown, not a narration. */
  asks: boolean;
  /** The coach's words were found not to fit into the picture. */
  tight: boolean;
};

/**
 * Where the panels go in a lesson. The coach needs more room than a question: the rule at work makes way, and with an
 * aid beside it the story does. Where that is not enough, the plate stands below the picture and others take its place.
 */
export function lessonAreas(scene: Scene, size: Size, { aid, below, presenting }: { aid: boolean; below: boolean; presenting: boolean }): Areas {
  const { prompt, story, help } = scene.areas;
  if (size === "narrow" || !prompt) return {};
  if (size === "middle" || below) {
    const aidBox = aid && size === "wide" ? help : undefined;
    const row = joined(prompt, [story, aidBox ? undefined : help]);
    return { ...(row[2] >= COACH_NEEDS && { story: row }), ...(aidBox && { help: aidBox }) };
  }
  // The projector shows the story below the board, so its area is free.
  const given = [aid ? undefined : help, aid || presenting ? story : undefined];
  const plate = joined(prompt, given);
  const roomy = plate[2] >= COACH_NEEDS;
  const keepsStory = presenting || !roomy || !aid;
  const aidBox = roomy ? (aid ? help : undefined) : prompt;
  return { ...(roomy && { prompt: plate }), ...(story && keepsStory && { story }), ...(aidBox && { help: aidBox }) };
}

export function areasOf(update: Update, scene: Scene, { size, presenting, asks, tight }: Room): Areas {
  if (!lessonOf(update)) return panelAreas(scene, size, asks);
  // Baskets fill the plate: the coach's words stand below the picture with them. A projector has no room there, so the
  // aid makes way.
  const sorts = asks && update.prompt?.kind === "sort";
  const aid = asks && (update.prompt?.help ?? null) !== null && !(sorts && presenting);
  return lessonAreas(scene, size, { aid, below: tight || (sorts && !presenting), presenting });
}

/** The container width below which the picture for a phone is used. */
const NARROW_BELOW = 700;
const MIDDLE_BELOW = 1000;

export function sizeFor(width: number): Size {
  return width < NARROW_BELOW ? "narrow" : width < MIDDLE_BELOW ? "middle" : "wide";
}
