import type { SortPrompt } from "../contract";
import { sortReply } from "../core/replies";
import { basketSum, contents, drop, itemName, pass } from "../core/sorting";
import { drawing } from "./art";
import { badge, button, h, mainButton, s, sign } from "./elements";
import type { Deeds, View } from "./view";

/** A woven basket; the handle lies behind the notes, the body before them. */
function weave(): { handle: SVGSVGElement; body: SVGSVGElement } {
  const box = { "aria-hidden": "true", focusable: "false", preserveAspectRatio: "none" };
  const handle = s(
    "svg",
    { class: "gl-handle", viewBox: "0 0 240 56", ...box },
    s("path", { d: "M20 56C40 6 200 6 220 56", fill: "none", stroke: "#a8793c", "stroke-width": 5 }),
  );
  const body = s(
    "svg",
    { class: "gl-weave", viewBox: "0 0 240 40", ...box },
    s("path", { d: "M5 9H235L225 38H15Z", fill: "url(#gl-weave)", stroke: "#3a2510", "stroke-width": 2 }),
    s("rect", { x: 1, y: 1, width: 238, height: 10, rx: 5, fill: "#c99a55", stroke: "#3a2510", "stroke-width": 2 }),
  );
  return { handle, body };
}

const DRAG_FROM = 6;

/** Carries an item under the pointer; where it is let go, `dropped` hears the basket, or null for a mere click. */
function draggable(item: HTMLElement, panel: () => Element | null, dropped: (basket: number | null) => void): void {
  item.addEventListener("pointerdown", (down) => {
    if (down.button !== 0) return;
    item.setPointerCapture(down.pointerId);
    let moved = false;
    const move = (event: PointerEvent): void => {
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (!moved && Math.hypot(dx, dy) < DRAG_FROM) return;
      moved = true;
      item.classList.add("is-dragged");
      item.style.transform = `translate(${dx}px, ${dy}px)`;
      light(event);
    };
    const basketUnder = (event: PointerEvent): HTMLElement | null => {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      return under.map((element) => element.closest<HTMLElement>(".gl-basket")).find((basket) => basket !== null) ?? null;
    };
    const light = (event: PointerEvent | null): void => {
      const over = event ? basketUnder(event) : null;
      panel()?.querySelectorAll(".gl-basket").forEach((basket) => { basket.classList.toggle("is-over", basket === over); });
    };
    const up = (event: PointerEvent): void => {
      item.removeEventListener("pointermove", move);
      item.removeEventListener("pointerup", up);
      item.removeEventListener("pointercancel", up);
      item.classList.remove("is-dragged");
      item.style.transform = "";
      light(null);
      if (!moved || event.type === "pointercancel") return;
      // The click that follows a drag must not pass the note on as well.
      item.addEventListener("click", (click) => { click.stopImmediatePropagation(); }, { capture: true, once: true });
      const basket = basketUnder(event)?.dataset.basket;
      if (basket !== undefined) window.setTimeout(() => { dropped(Number(basket)); });
    };
    item.addEventListener("pointermove", move);
    item.addEventListener("pointerup", up);
    item.addEventListener("pointercancel", up);
  });
}

function itemButton(view: View, prompt: SortPrompt, k: number, deeds: Deeds): HTMLElement {
  const item = prompt.items[k];
  const { w, h: tall } = item ?? { w: 76, h: 40 };
  const picture = s(
    "svg",
    { class: "gl-item-art", viewBox: `${-w / 2 - 2} ${-tall / 2 - 2} ${w + 4} ${tall + 4}`, "aria-hidden": "true", focusable: "false" },
    drawing(view.update.art[item?.art ?? ""] ?? ""),
  );
  const element = button(
    {
      key: `item-${k}`,
      class: "gl-item",
      disabled: !view.answers,
      onClick: () => { deeds.sort(pass(prompt, view.sorting, k), k); },
    },
    picture,
  );
  element.setAttribute("aria-label", itemName(prompt, view.sorting, k));
  element.style.setProperty("--item-w", String(w + 4));
  element.style.setProperty("--item-h", String(tall + 4));
  element.style.setProperty("--tilt", `${k % 2 === 0 ? -3 : 4}deg`);
  element.dataset.item = String(k);
  draggable(element, () => element.closest(".gl-baskets"), (basket) => {
    if (basket !== null) deeds.sort(drop(prompt, view.sorting, k, basket), k);
  });
  return element;
}

/** How much smaller notes are drawn when there are many: two rows must not reach the names above the baskets. */
const FITS: readonly (readonly [most: number, scale: number])[] = [[2, 1], [3, 0.93], [4, 0.7], [5, 0.57], [8, 0.63], [10, 0.55]];

const fit = (count: number): number => FITS.find(([most]) => count <= most)?.[1] ?? 0.45;

function basketBox(view: View, prompt: SortPrompt, index: number, deeds: Deeds): HTMLElement {
  const basket = prompt.baskets[index];
  const { handle, body } = weave();
  const items = contents(view.sorting, index);
  const held = h("div", { class: items.length > 5 ? "gl-items is-many" : "gl-items" }, ...items.map((k) => itemButton(view, prompt, k, deeds)));
  held.style.setProperty("--fit", String(fit(items.length)));
  return h(
    "div",
    { class: "gl-basket", "data-basket": index, role: "group", "aria-label": `${basket?.label ?? ""}: ${basket?.caption ?? ""}` },
    h(
      "div",
      { class: "gl-basket-head" },
      badge(basket?.badge ?? "", index === 0),
      h("span", { class: "gl-name" }, basket?.label ?? ""),
      h("span", { class: "gl-sum" }, basketSum(prompt, view.sorting, index)),
    ),
    h(
      "div",
      { class: "gl-hold" },
      handle,
      held,
      body,
      h("span", { class: "gl-caption" }, basket?.caption ?? ""),
    ),
  );
}

/** The sort editor: baskets side by side, the button at the right, what to do below it. */
export function sortBody(view: View, prompt: SortPrompt, deeds: Deeds): Node[] {
  const boxes = prompt.baskets.flatMap((_, k) => {
    const box = basketBox(view, prompt, k, deeds);
    return k === 0 ? [box] : [h("span", { class: "gl-between", "aria-hidden": "true" }, sign("arrow")), box];
  });
  const submit = mainButton(prompt.submit, !view.answers, () => {
    deeds.reply(sortReply(view.update, view.sorting.places));
  });
  return [
    h("div", { class: "gl-baskets" }, ...boxes),
    h("div", { class: "gl-submit" }, submit, h("p", { class: "gl-second" }, prompt.detail || "click or drag to pass on")),
  ];
}
