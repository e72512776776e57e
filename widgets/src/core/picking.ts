import type { PickPrompt } from "../contract";

/**
 * Choosing among offers by clicking things. A thing may stand for several offers (a piece with three ways to go), so
 * clicks narrow the offers down; with a confirm button the last click only selects.
 */
export type Picking = {
  /** Slots clicked so far, oldest first. */
  readonly path: readonly string[];
  /** Offer waiting for its confirmation. */
  readonly selected: number | null;
};

export type Picked = { state: Picking; chosen: number | null };

export const NOTHING_PICKED: Picking = { path: [], selected: null };

/** Offers that all things clicked so far stand for. */
export function candidates(prompt: PickPrompt, path: readonly string[]): number[] {
  const found: number[] = [];
  prompt.offers.forEach((offer, k) => {
    if (path.every((slot) => offer.things.includes(slot))) found.push(k);
  });
  return found;
}

/** Offers a thing stands for, given the clicks so far. */
export function offersOf(prompt: PickPrompt, path: readonly string[], slot: string): number[] {
  return candidates(prompt, path).filter((k) => prompt.offers[k]?.things.includes(slot));
}

/** Every slot that may be clicked now. All first clicks stay possible: a mind may be changed. */
export function clickable(prompt: PickPrompt): Set<string> {
  return new Set(prompt.offers.flatMap((offer) => offer.things));
}

/** Slots that would narrow down what has been clicked: the targets of a chosen piece. Empty before the first click. */
export function targets(prompt: PickPrompt, path: readonly string[]): Set<string> {
  if (path.length === 0) return new Set();
  const slots = candidates(prompt, path).flatMap((k) => prompt.offers[k]?.things ?? []);
  return new Set(slots.filter((slot) => !path.includes(slot)));
}

/** Slots to show as selected. */
export function selectedSlots(prompt: PickPrompt, state: Picking): Set<string> {
  const slots = new Set(state.path);
  if (state.selected !== null) for (const slot of prompt.offers[state.selected]?.things ?? []) slots.add(slot);
  return slots;
}

function settle(prompt: PickPrompt, path: readonly string[], offer: number): Picked {
  if (prompt.confirm === null) return { state: NOTHING_PICKED, chosen: offer };
  return { state: { path, selected: offer }, chosen: null };
}

/** A thing is clicked. */
export function clickThing(prompt: PickPrompt, state: Picking, slot: string): Picked {
  const { selected } = state;
  if (selected !== null && prompt.offers[selected]?.things.includes(slot) && offersOf(prompt, state.path, slot).length === 1) {
    return { state: NOTHING_PICKED, chosen: selected };
  }
  if (selected === null && state.path.at(-1) === slot) return { state: NOTHING_PICKED, chosen: null };
  // With an offer selected a click elsewhere starts anew, unless it narrows further.
  for (const path of [[...state.path.filter((s) => s !== slot), slot], [slot]]) {
    const left = candidates(prompt, path);
    if (left.length === 1 && left[0] !== undefined) return settle(prompt, path, left[0]);
    if (left.length > 1) return { state: { path, selected: null }, chosen: null };
  }
  return { state, chosen: null };
}

/** An offer is clicked in the prompt bar. */
export function clickOffer(prompt: PickPrompt, state: Picking, offer: number): Picked {
  if (!prompt.offers[offer]) return { state, chosen: null };
  if (state.selected === offer) return { state: NOTHING_PICKED, chosen: offer };
  return settle(prompt, [], offer);
}

/**
 * Offers shown as pills: those that ask for it, those nothing in the picture stands for (a narrow picture may leave
 * things out), and, once a click has narrowed the choice without settling it, everything left.
 */
export function pills(prompt: PickPrompt, state: Picking, inPicture: ReadonlySet<string>): number[] {
  if (state.path.length > 0 && state.selected === null) return candidates(prompt, state.path);
  return candidates(prompt, []).filter((k) => {
    const offer = prompt.offers[k];
    return offer !== undefined && (offer.button || !offer.things.some((slot) => inPicture.has(slot)));
  });
}
