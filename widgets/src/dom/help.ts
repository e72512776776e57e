import type { Help, HelpRow } from "../contract";
import { badge, button, h } from "./elements";
import { clauseLink } from "./story";
import type { Deeds, Part, View } from "./view";

function row(one: HelpRow): HTMLElement {
  const part = Math.min(Math.max(one.value, 0), 1);
  const bar = h("span", { class: "gl-bar", "aria-hidden": "true" }, h("span", { class: "gl-bar-fill", style: `width:${part * 100}%` }));
  return h(
    "li",
    { class: "gl-odds" },
    one.badge === "" ? null : badge(one.badge),
    h("span", { class: "gl-odds-label" }, one.label),
    bar,
    h("span", { class: "gl-odds-text" }, one.text),
  );
}

function aid(help: Help, on: boolean, deeds: Deeds): Node[] {
  const state = on ? "help on" : "help off";
  const toggle = button({ key: "help", class: "gl-quiet", onClick: () => { deeds.toggle("help"); } }, state);
  toggle.setAttribute("aria-pressed", String(on));
  const body = on
    ? h("ul", { class: "gl-odds-list" }, ...help.rows.map(row))
    : h("p", { class: "gl-second" }, "Switched off. Try to guess first.");
  return [h("header", { class: "gl-head" }, h("h3", { class: "gl-heading" }, help.title), toggle), body];
}

/** The clause at work, where no aid is offered: of the question, or of the last thing that happened. */
function ruleAtWork(view: View): string {
  if (view.frame.refused) return view.frame.refused.clause;
  return view.prompt?.clause ?? view.update.story[view.told - 1]?.clause ?? "";
}

function rule(view: View, deeds: Deeds): Node[] {
  const id = ruleAtWork(view);
  const clause = view.update.clauses[id];
  if (!clause) {
    const { title, credit } = view.update.game;
    return [h("header", { class: "gl-head" }, h("h3", { class: "gl-heading" }, title)), h("p", { class: "gl-rule-text" }, credit)];
  }
  return [
    h("header", { class: "gl-head" }, h("h3", { class: "gl-heading" }, clause.title), clauseLink(view.update, id, "help-clause", deeds, true)),
    h("p", { class: "gl-rule-text" }, clause.text),
  ];
}

/** An aid that can be switched on and off; without one, the rule that is at work. */
export function helpPanel(deeds: Deeds): Part {
  const element = h("section", { class: "gl-help gl-plate", "aria-label": "Help" });
  let drawn = "";
  return {
    element,
    draw(view) {
      const help = view.prompt?.help ?? null;
      const key = [view.update.turn, help?.title, help === null ? ruleAtWork(view) : view.helpOn, view.atPresent, view.veiled].join("|");
      if (key === drawn) return;
      drawn = key;
      const inside = help ? aid(help, view.helpOn, deeds) : view.veiled ? [] : rule(view, deeds);
      element.replaceChildren(...inside);
      element.classList.toggle("is-aid", help !== null);
      element.hidden = inside.length === 0;
    },
  };
}
