import { raiseReply } from "../core/replies";
import { h, mainButton } from "./elements";
import { Motion } from "./motion";
import type { Deeds, Part } from "./view";

const RAISE = 400;

/** Two plum curtains over the whole board while the device changes hands. */
export function curtain(deeds: Deeds): Part {
  const halves = [h("div", { class: "gl-drape gl-drape-left" }), h("div", { class: "gl-drape gl-drape-right" })];
  const card = h("div", { class: "gl-curtain-card gl-plate is-lit" });
  const element = h("div", { class: "gl-curtain", hidden: true }, ...halves, card);
  let down = false;
  return {
    element,
    draw(view) {
      const { prompt } = view;
      if (prompt?.kind === "curtain") {
        const raise = mainButton(prompt.label, !view.answers, () => { deeds.reply(raiseReply(view.update)); });
        card.replaceChildren(
          h("p", { class: "gl-question" }, prompt.question),
          prompt.detail === "" ? "" : h("p", { class: "gl-second" }, prompt.detail),
          raise,
        );
        element.hidden = false;
        element.classList.remove("is-rising");
        down = true;
      } else if (down) {
        down = false;
        card.replaceChildren();
        element.classList.add("is-rising");
        window.setTimeout(() => { if (!down) element.hidden = true; }, Motion.reduced() ? 0 : RAISE);
      }
    },
  };
}
