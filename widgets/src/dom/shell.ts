import type { AreaBox, Scene } from "../contract";
import { h } from "./elements";

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
  const hall = h("div", { class: "gl-hall" }, table);
  // JupyterLab looks for this attribute before it runs a shortcut.
  const root = h("div", { class: "gangland", tabindex: "-1", role: "region", "data-lm-suppress-shortcuts": "true" }, hall);
  return { root, hall, table, ribbon };
}

/** Lays a panel over its area of the wide picture; without an area it stands below. */
export function placePanel(panel: HTMLElement, scene: Scene, name: string, wide: boolean): void {
  const area: AreaBox | undefined = wide ? scene.areas[name] : undefined;
  panel.classList.toggle("is-placed", area !== undefined);
  if (!area) return;
  ["--ax", "--ay", "--aw", "--ah"].forEach((property, k) => {
    panel.style.setProperty(property, String(area[k] ?? 0));
  });
}

/** The container width below which the picture for a phone is used. */
export const NARROW_BELOW = 700;
