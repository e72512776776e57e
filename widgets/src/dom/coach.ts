import type { Lesson } from "../contract";
import { dots, hasSteps, isOffPath, lessonButtons, progressText, type LessonButton } from "../core/lesson";
import { button, h } from "./elements";
import type { Deeds, Part } from "./view";

/** How far the reader has come: done, current and coming steps differ in shape. */
function progress(lesson: Lesson): Node[] {
  if (!hasSteps(lesson)) return [];
  const row = h("span", { class: "gl-dots", "aria-hidden": "true" }, ...dots(lesson).map((dot) => h("i", { class: `gl-dot is-${dot}` })));
  return [
    row,
    h("span", { class: "gl-count", "aria-hidden": "true" }, `${lesson.at + 1} of ${lesson.count}`),
    h("span", { class: "gl-unseen" }, progressText(lesson)),
  ];
}

function wishButton(one: LessonButton, deeds: Deeds): HTMLButtonElement {
  const element = button(
    { key: `coach-${one.verb}`, class: `gl-small-button gl-wish is-${one.verb}`, onClick: () => { deeds.coach(one.verb); } },
    h("span", {}, one.label),
    one.off === "" ? null : h("span", { class: "gl-reason" }, one.off),
  );
  // Kept focusable, so that its reason can be heard.
  if (one.off !== "") element.setAttribute("aria-disabled", "true");
  return element;
}

/**
 * Progress and the wishes to the coach. They stand in the plate; where the plate lies on the picture and has no room for
 * them, in the bar under the board, in the place of the stepper.
 */
export function coachRow(deeds: Deeds, plate: HTMLElement, bar: HTMLElement): Part {
  const way = h("div", { class: "gl-way", role: "group", "aria-label": "Progress" });
  const wishes = h("div", { class: "gl-wishes", role: "group", "aria-label": "Lesson" });
  let drawn = "";

  function fill(lesson: Lesson, free: boolean, atPresent: boolean): void {
    const buttons = atPresent ? lessonButtons(lesson, free) : [];
    const key = JSON.stringify([lesson.at, lesson.count, lesson.over, lesson.title, isOffPath(lesson), buttons]);
    if (key === drawn) return;
    drawn = key;
    way.replaceChildren(h("span", { class: "gl-title" }, lesson.title), ...progress(lesson));
    wishes.replaceChildren(...buttons.map((one) => wishButton(one, deeds)));
    wishes.hidden = buttons.length === 0;
  }

  return {
    element: wishes,
    draw({ lesson, areas, free, atPresent }) {
      if (!lesson) {
        way.remove();
        wishes.remove();
        return;
      }
      fill(lesson, free, atPresent);
      const home = areas.prompt ? bar : plate;
      // Moved only when it has to be: moving an element takes its focus away.
      if (home.firstElementChild !== way) home.prepend(way);
      if (areas.prompt ? way.nextElementSibling !== wishes : plate.lastElementChild !== wishes) {
        if (areas.prompt) way.after(wishes);
        else plate.append(wishes);
      }
    },
  };
}
