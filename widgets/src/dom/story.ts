import type { Line, Update } from "../contract";
import { clauseLabel, clauseName, lastLines } from "../core/speech";
import { button, h } from "./elements";
import type { Deeds, Part } from "./view";

/** The § that opens a clause beside the board. */
export function clauseLink(update: Update, id: string, key: string, deeds: Deeds, short = false): HTMLElement | null {
  if (id === "") return null;
  const link: HTMLButtonElement = button(
    { key, class: "gl-clause-link", label: clauseName(update.clauses, id, short), onClick: () => { deeds.openClause(id, link); } },
    short ? "§" : clauseLabel(id),
  );
  link.dataset.clause = clauseLabel(id);
  return link;
}

/** One sentence of the story with its § at the end. */
export function storyLine(update: Update, line: Line, newest: boolean, key: string, deeds: Deeds): HTMLElement {
  return h(
    "li",
    { class: newest ? "gl-line-item is-newest" : "gl-line-item" },
    h("span", { class: "gl-line-text" }, line.text),
    clauseLink(update, line.clause, key, deeds, true),
  );
}

/** The last three lines on the board; the whole story behind a button. One line only on a phone and a projector. */
export function storyPanel(deeds: Deeds): Part {
  const element = h("section", { class: "gl-story gl-plate", "aria-label": "Story" });
  let drawn = "";
  return {
    element,
    draw(view) {
      const few = view.form === "narrow" || view.presenting;
      const key = [view.told, few, view.update.turn, view.update.story.length, view.update.viewer].join("|");
      if (key === drawn) return;
      drawn = key;
      const lines = lastLines(view.update.story, view.told, few ? 1 : 3);
      const all: HTMLButtonElement = button(
        { key: "story-all", class: "gl-quiet", label: "all of the story", onClick: () => { deeds.openStory(all); } },
        "all",
      );
      element.replaceChildren(
        h("header", { class: "gl-head" }, h("h3", { class: "gl-heading" }, "Story"), view.told > 1 ? all : null),
        lines.length === 0
          ? h("p", { class: "gl-second" }, "Nothing has happened yet.")
          : h("ol", { class: "gl-lines" }, ...lines.map((line, k) => storyLine(view.update, line, k === lines.length - 1, `story-${k}`, deeds))),
      );
    },
  };
}
