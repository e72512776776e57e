import type { Basket, SortPrompt } from "../contract";

/** Items being moved between baskets: `places[k]` is the basket of item k. */
export type Sorting = { readonly places: readonly number[] };

export function startSorting(prompt: SortPrompt): Sorting {
  const last = prompt.baskets.length - 1;
  return { places: prompt.items.map((_, k) => Math.min(Math.max(prompt.start[k] ?? 0, 0), Math.max(last, 0))) };
}

/** A click passes an item to the next basket and round; the keyboard can also pass it back. */
export function pass(prompt: SortPrompt, state: Sorting, item: number, step: 1 | -1 = 1): Sorting {
  const count = prompt.baskets.length;
  const at = state.places[item];
  if (at === undefined || count < 2) return state;
  return drop(prompt, state, item, (at + step + count) % count);
}

/** The keyboard pushes an item one basket on or back; at the ends it stays. */
export function push(prompt: SortPrompt, state: Sorting, item: number, step: 1 | -1): Sorting {
  return drop(prompt, state, item, (state.places[item] ?? 0) + step);
}

/** An item is dropped into a basket. */
export function drop(prompt: SortPrompt, state: Sorting, item: number, basket: number): Sorting {
  if (!prompt.items[item] || !prompt.baskets[basket] || state.places[item] === basket) return state;
  return { places: state.places.map((place, k) => (k === item ? basket : place)) };
}

/** Items of a basket, in the order of the prompt. */
export function contents(state: Sorting, basket: number): number[] {
  return state.places.flatMap((place, k) => (place === basket ? [k] : []));
}

export function total(prompt: SortPrompt, state: Sorting, basket: number): number {
  return contents(state, basket).reduce((sum, k) => sum + (prompt.items[k]?.worth ?? 0), 0);
}

/**
 * A sum in the game's own way of writing: 25 between "$" and ",000" is "$25,000". Where the ending goes on with
 * thousands, the sum itself is grouped by the same sign: "$1,250,000".
 */
export function sumText(basket: Basket, sum: number): string {
  if (sum === 0) return "nothing";
  const before = basket.worth[0] ?? "";
  const after = basket.worth[1] ?? "";
  const separator = /^(\D)000/.exec(after)?.[1];
  const digits = String(Math.abs(sum));
  const grouped = separator ? digits.replace(/\B(?=(\d{3})+$)/g, separator) : digits;
  return `${sum < 0 ? "−" : ""}${before}${grouped}${after}`;
}

/** What stands beside a basket: its sum, or, for things without worth, how many there are. */
export function basketSum(prompt: SortPrompt, state: Sorting, index: number): string {
  const basket = prompt.baskets[index];
  if (!basket) return "";
  if (prompt.items.some((item) => item.worth !== 0)) return sumText(basket, total(prompt, state, index));
  const count = contents(state, index).length;
  return count === 0 ? "nothing" : String(count);
}

/** The spoken name of an item's button. */
export function itemName(prompt: SortPrompt, state: Sorting, item: number): string {
  const basket = prompt.baskets[state.places[item] ?? -1];
  return `${prompt.items[item]?.label ?? ""}, in “${basket?.caption ?? ""}” (${basket?.label ?? ""})`;
}

/** What is told when an item has moved. */
export function movedSentence(prompt: SortPrompt, state: Sorting, item: number): string {
  const sums = prompt.baskets.map((basket, k) => `${basket.label} ${basketSum(prompt, state, k)}`);
  const home = prompt.baskets[state.places[item] ?? -1]?.caption ?? "";
  return `${prompt.items[item]?.label ?? ""}: ${home}. ${sums.join(", ")}.`;
}
