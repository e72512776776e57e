import type { AreaBox, Scene } from "../contract";
import { rowOf } from "../core/geometry";
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
  const ribbon = h("div", { class: "gl-ribbon", hidden: true }, h("span", {}, "Open table"));
  const table = h("div", { class: "gl-table" });
  const hall = h("div", { class: "gl-hall" }, ribbon, table);
  // JupyterLab looks for this attribute before it runs a shortcut.
  const root = h("div", { class: "gangland", tabindex: "-1", role: "region", "data-lm-suppress-shortcuts": "true" }, hall);
  return { root, hall, table, ribbon };
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
export function panelAreas(scene: Scene, size: Size, asks: boolean): Partial<Record<"prompt" | "story" | "help", AreaBox>> {
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

/** The container width below which the picture for a phone is used. */
const NARROW_BELOW = 700;
const MIDDLE_BELOW = 1000;

export function sizeFor(width: number): Size {
  return width < NARROW_BELOW ? "narrow" : width < MIDDLE_BELOW ? "middle" : "wide";
}
