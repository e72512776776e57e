import type { Notice, PickPrompt, Scene, Thing } from "../contract";
import { clickable, offersOf, selectedSlots, targets, type Picking } from "../core/picking";
import { choiceName } from "../core/speech";
import type { Interaction } from "./stage";

type Moment = {
  /** The question, if it can be answered by clicking things. */
  prompt: PickPrompt | null;
  picking: Picking;
  /** The offer under the pointer in the prompt bar. */
  hinted: number | null;
  notice: Notice | null;
  scene: Scene;
  pool: readonly Thing[];
};

/** Which things can be clicked now, how they are called, and how they are marked. */
export function interactionOf({ prompt, picking, hinted, notice, scene, pool }: Moment): Interaction {
  const refused = new Set(notice?.kind === "refusal" ? notice.things : []);
  const chosen = prompt ? selectedSlots(prompt, picking) : new Set<string>();
  const next = prompt ? targets(prompt, picking.path) : new Set<string>();
  const pointed = new Set(prompt && hinted !== null ? prompt.offers[hinted]?.things : []);
  const choices = new Map<string, string>();
  if (prompt) {
    const slots = clickable(prompt);
    for (const k of scene.things) {
      const thing = pool[k];
      if (!thing || !slots.has(thing.i)) continue;
      const path = next.has(thing.i) ? picking.path : [];
      const offers = offersOf(prompt, path, thing.i).flatMap((offer) => prompt.offers[offer] ?? []);
      choices.set(thing.i, choiceName(thing, offers, chosen.has(thing.i)));
    }
  }
  return {
    choices,
    state: (slot) => ({
      choosable: choices.has(slot),
      selected: chosen.has(slot),
      target: next.has(slot),
      refused: refused.has(slot),
      hinted: pointed.has(slot),
    }),
  };
}
