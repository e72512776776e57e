import { NO_HISTORY, recall, remember } from "../core/history";
import { offersWhatIf } from "../core/lesson";
import { typedReply, undoReply, viewerReply } from "../core/replies";
import { button, h, sign, type Sign } from "./elements";
import type { Deeds, Part, View } from "./view";

const icon = (key: string, label: string, picture: Sign, onClick: (event: Event) => void): HTMLButtonElement =>
  button({ key, class: "gl-icon", label, onClick }, sign(picture));

/** A line for typed moves; arrow-up brings earlier lines back. */
function typedField(deeds: Deeds, view: () => View | null): HTMLElement {
  let history = NO_HISTORY;
  const input = h("input", {
    class: "gl-field",
    type: "text",
    "data-key": "typed",
    "aria-label": "Type a move",
    placeholder: "type a move",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });
  const form = h("form", { class: "gl-typed" }, input, h("button", { type: "submit", class: "gl-small-button", "data-key": "typed-go" }, "Play"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const now = view();
    const reply = now && typedReply(now.update, input.value);
    if (!reply) return;
    history = remember(history, input.value.trim());
    input.value = "";
    deeds.reply(reply);
  });
  input.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const found = recall(history, event.key === "ArrowUp" ? -1 : 1, input.value);
    history = found.history;
    input.value = found.line;
  });
  return form;
}

/** The bar under the board. Built once and then only adjusted: a slider that is rebuilt cannot be dragged. */
export function controlBar(deeds: Deeds): Part {
  let last: View | null = null;
  const view = (): View | null => last;

  const first = icon("first", "First step", "first", () => { deeds.step("first"); });
  const back = icon("back", "Step back", "back", () => { deeds.step("back"); });
  const next = icon("next", "Step forward", "next", () => { deeds.step("next"); });
  const end = icon("last", "Last step", "last", () => { deeds.step("last"); });
  const play = icon("play", "Play by itself", "play", () => { deeds.toggle("play"); });
  const slider = h("input", { class: "gl-slider", type: "range", min: 0, step: 1, "data-key": "slider", "aria-label": "Step" });
  slider.addEventListener("input", () => { deeds.step({ jump: Number(slider.value) }); });
  const progress = h("span", { class: "gl-progress" });
  const steps = h("div", { class: "gl-steps", role: "group", "aria-label": "Steps" }, first, back, slider, progress, next, end, play);

  const seats = h("select", { class: "gl-seats", "data-key": "seats", "aria-label": "Whose eyes" });
  seats.addEventListener("change", () => { if (last) deeds.reply(viewerReply(last.update, Number(seats.value))); });
  const seen = h("span", { class: "gl-seen" });
  const seat = h("label", { class: "gl-seat" }, sign("eye"), seats, seen);
  let seatKey = "";

  const undo = button(
    { key: "undo", class: "gl-small-button", onClick: () => { if (last) deeds.reply(undoReply(last.update)); } },
    sign("undo"),
    h("span", {}, "Undo"),
  );
  const typed = typedField(deeds, view);
  const whatIf = button({ key: "leave", class: "gl-small-button", onClick: () => { deeds.coach("what-if"); } }, "What if …");
  whatIf.title = "Leave the example here and play on";
  const veil = button({ key: "veil", class: "gl-small-button", onClick: () => { deeds.toggle("veil"); } });
  const text = icon("text", "Read the position as text", "text", () => { deeds.toggle("text"); });
  text.classList.add("gl-reading");
  const keys = icon("keys", "Keys", "keys", () => { deeds.openKeys(keys); });
  keys.classList.add("gl-keyboard");
  const present = icon("present", "Present mode", "present", () => { deeds.toggle("present"); });
  const tools = h("div", { class: "gl-tools", role: "group", "aria-label": "Board" }, undo, veil, seat, text, keys, present);
  const element = h("div", { class: "gl-controls" }, steps, whatIf, typed, tools);

  function drawSeats(now: View): void {
    const { viewers, viewer } = now.update;
    const choice = now.answers && viewers.length > 1;
    seen.textContent = now.update.open ? viewer : `Seen by ${viewer}`;
    seen.hidden = choice;
    seats.hidden = !choice;
    const key = JSON.stringify(viewers);
    if (key !== seatKey) {
      seatKey = key;
      seats.replaceChildren(...viewers.map((one, k) => h("option", { value: k }, one.label)));
    }
    seats.value = String(viewers.findIndex((one) => one.current));
  }

  return {
    element,
    draw(now) {
      last = now;
      const { number, total } = now;
      slider.max = String(Math.max(total - 1, 0));
      slider.value = String(number);
      slider.setAttribute("aria-valuetext", `${number + 1} of ${total}`);
      progress.textContent = `${number + 1} of ${total}`;
      // A lesson has steps of its own.
      steps.hidden = total < 2 || now.lesson !== null;
      whatIf.hidden = !offersWhatIf(now.update, now.free);
      const atStart = number === 0;
      const atEnd = number >= total - 1 && now.resting && !now.veiled;
      // Kept focusable: a button that switches itself off would throw the focus away.
      for (const [one, off] of [[first, atStart], [back, atStart], [next, atEnd], [end, atEnd]] as const) {
        one.setAttribute("aria-disabled", String(off));
      }
      play.replaceChildren(sign(now.playing ? "pause" : "play"));
      play.setAttribute("aria-label", now.playing ? "Pause" : "Play by itself");
      play.title = now.playing ? "Pause" : "Play by itself";
      play.hidden = now.update.mode === "live" && now.atPresent && !now.playing;
      undo.hidden = !(now.answers && now.update.can.undo);
      typed.hidden = !(now.answers && now.update.can.type);
      veil.hidden = !(now.presenting && now.update.mode === "recorded");
      veil.textContent = now.hiding ? "Answers hidden" : "Answers shown";
      veil.setAttribute("aria-pressed", String(now.hiding));
      veil.title = "Hide the words of a step until asked";
      text.setAttribute("aria-expanded", String(now.textOpen));
      present.setAttribute("aria-pressed", String(now.presenting));
      drawSeats(now);
      // In a lesson the reader has one seat, and knows it.
      seat.hidden = now.lesson !== null && seats.hidden;
    },
  };
}
