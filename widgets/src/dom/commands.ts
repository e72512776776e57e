import type { LessonVerb } from "../contract";
import type { Command } from "../core/keys";
import { nextTarget, type Direction } from "../core/roving";
import type { Stage } from "./stage";

/** What the keyboard can do with a board. */
export type Hands = {
  /** Ends what is moving; true if frames were passing by, which the key press has then used up. */
  cutShort: () => boolean;
  step: (to: "first" | "back" | "next" | "last") => void;
  toggle: (what: "present" | "veil") => void;
  openKeys: (opener: HTMLElement | SVGElement) => void;
  escape: () => boolean;
  coach: (verb: LessonVerb) => void;
  pickThing: (slot: string) => void;
  moveItem: (item: number, push: 1 | -1 | null) => void;
  stage: Stage;
};

const itemOf = (target: Element): number | null => {
  const item = target instanceof HTMLElement ? target.dataset.item : undefined;
  return item === undefined ? null : Number(item);
};

/** Arrows go from thing to thing on the board, and from note to note in the baskets. */
function moveFocus(direction: Direction, target: Element, stage: Stage): boolean {
  if (itemOf(target) !== null) {
    const items = [...(target.closest(".gl-baskets")?.querySelectorAll<HTMLElement>(".gl-item") ?? [])];
    const at = items.findIndex((item) => item === target) + (direction === "down" ? 1 : -1);
    items[Math.min(Math.max(at, 0), items.length - 1)]?.focus();
    return true;
  }
  const slot = stage.slotOf(target);
  const next = slot === null ? stage.focusable() : stage.focusable(nextTarget(stage.targets(), slot, direction));
  next?.focus();
  return next !== null;
}

function use(target: Element, push: 1 | -1 | null, hands: Hands): boolean {
  const slot = hands.stage.slotOf(target);
  const item = itemOf(target);
  if (slot !== null) hands.pickThing(slot);
  else if (item !== null) hands.moveItem(item, push);
  else return false;
  return true;
}

/** Keys that are used up by ending what moves. */
const USES_UP: ReadonlySet<Command["kind"]> = new Set(["choose", "focus", "coach"] as const);

/** Carries out one command; false if there was nothing to do, so that the key keeps its usual meaning. */
export function obey(command: Command, target: Element, hands: Hands): boolean {
  if (command.kind !== "step" && hands.cutShort() && USES_UP.has(command.kind)) return true;
  switch (command.kind) {
    case "step":
      hands.step(command.to);
      return true;
    case "present":
    case "veil":
      hands.toggle(command.kind);
      return true;
    case "coach":
      hands.coach(command.verb);
      return true;
    case "keys":
      if (target instanceof HTMLElement || target instanceof SVGElement) hands.openKeys(target);
      return true;
    case "escape":
      return hands.escape();
    case "focus":
      return moveFocus(command.direction, target, hands.stage);
    case "choose":
      return use(target, null, hands);
    case "pass":
      return use(target, command.step, hands);
  }
}
