import { ownQuestion } from "../core/lesson";
import { tidings } from "../core/speech";
import { saysBelow } from "./prompt";
import { h } from "./elements";
import type { Part, View } from "./view";

/** Narration under the board, where a question has taken its place on it. */
export function lowerThird(): Part {
  const element = h("p", { class: "gl-lower", hidden: true });
  return {
    element,
    draw(view) {
      element.hidden = !saysBelow(view);
      element.textContent = element.hidden ? "" : view.frame.say;
    },
  };
}

/** The position as text: on demand on the screen, always on paper. */
export function positionText(): Part {
  const words = h("pre", { class: "gl-position-text", tabindex: "0", "aria-label": "The position as text" });
  const element = h("section", { class: "gl-position", "aria-label": "Position" }, words);
  return {
    element,
    draw(view) {
      const hidden = view.prompt?.kind === "curtain";
      element.classList.toggle("is-open", view.textOpen && !hidden);
      const text = hidden ? "" : view.frame.text;
      if (words.textContent !== text) words.textContent = text;
    },
  };
}

/** What is to be heard on arriving at a frame, after `heard` lines of the story; the coach speaks when all has been shown. */
export function news(view: View, heard: number, coach: string): string {
  const { frame, lesson, update } = view;
  const words = tidings(update.story, heard, frame.story, lesson === null ? frame.say : view.atPresent ? coach : "");
  const refused = frame.refused?.text ?? "";
  if (words === "" && refused === "") return "";
  const asked = !view.answers ? "" : lesson ? ownQuestion(lesson, view.prompt) : (view.prompt?.question ?? "");
  return [words, refused, asked].filter((part) => part !== "").join(" ");
}

/** What has just happened, for those who listen. */
export function liveRegion(): { element: HTMLElement; say: (words: string) => void } {
  const element = h("div", { class: "gl-live", role: "status", "aria-live": "polite" });
  return {
    element,
    say(words) {
      // Replacing the child makes the same sentence heard again when it happens again.
      if (words !== "") element.replaceChildren(h("p", {}, words));
    },
  };
}
