import { command, type Command, type Moment, type Place } from "../core/keys";

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof Element)) return "board";
  if (target instanceof HTMLInputElement) return target.type === "range" ? "slider" : "field";
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return "field";
  if (target.classList.contains("gl-hit")) return "thing";
  if (target.classList.contains("gl-item")) return "item";
  if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return "control";
  return "board";
}

/** Listens to keys inside the board only. What the board understands goes no further, so no shortcut of the page fires. */
export function listenToKeys(root: HTMLElement, moment: () => Moment, act: (command: Command, target: Element) => boolean): void {
  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || !(event.target instanceof Element)) return;
    const place = placeOf(event.target);
    // Typing belongs to the field, whatever the page around would like to do with the letters.
    if (place === "field" && event.key !== "Escape") {
      event.stopPropagation();
      return;
    }
    const press = { key: event.key, alt: event.altKey, ctrl: event.ctrlKey, meta: event.metaKey, shift: event.shiftKey };
    const asked = command(press, place, moment());
    if (asked && act(asked, event.target)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (place === "control" && (event.key === "Enter" || event.key === " ")) {
      // The button acts by itself; the page must not run a cell as well.
      event.stopPropagation();
    }
  });
}
