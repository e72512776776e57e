import type { Thing } from "../contract";

/** How the drawing of a thing that stays comes to change. */
export type Redraw = "same" | "swap" | "turn" | "roll";

export type Kept = { slot: string; from: Thing; to: Thing; moved: boolean; redraw: Redraw };

/** What happens between two pictures, slot by slot. */
export type Changes = {
  /** Slots in painting order of the new picture. */
  order: string[];
  /** Newcomers; `from` is where the same drawing lay before, if it came from another slot. */
  enter: { slot: string; to: Thing; from: Thing | null }[];
  /** Slots that are empty now; what was carried to another slot is gone at once, the rest may fade. */
  leave: { slot: string; carried: boolean }[];
  keep: Kept[];
};

/** A scene's things by slot. A slot named twice by mistake still gives two things, so that nothing silently vanishes. */
export function bySlot(things: readonly Thing[]): Map<string, Thing> {
  const slots = new Map<string, Thing>();
  for (const thing of things) {
    let slot = thing.i;
    for (let copy = 2; slots.has(slot); copy += 1) slot = `${thing.i}#${copy}`;
    slots.set(slot, thing);
  }
  return slots;
}

export const hasMark = (thing: Thing, mark: NonNullable<Thing["m"]>[number]): boolean =>
  thing.m?.includes(mark) ?? false;

function redrawOf(from: Thing, to: Thing): Redraw {
  // A die may show the same face again and still has been rolled.
  if (hasMark(to, "rolled") && (from.a !== to.a || !hasMark(from, "rolled"))) return "roll";
  if (from.a === to.a && (from.s ?? 1) === (to.s ?? 1)) return "same";
  return hasMark(to, "turned") && from.a !== to.a ? "turn" : "swap";
}

const moved = (from: Thing, to: Thing): boolean =>
  from.x !== to.x || from.y !== to.y || (from.t ?? 0) !== (to.t ?? 0);

export function diff(before: ReadonlyMap<string, Thing>, after: ReadonlyMap<string, Thing>): Changes {
  const changes: Changes = { order: [...after.keys()], enter: [], leave: [], keep: [] };
  const origins = new Set<string>();
  for (const [slot, to] of after) {
    const from = before.get(slot);
    if (!from) {
      const origin = to.f === undefined ? undefined : before.get(to.f);
      if (origin && to.f !== undefined) origins.add(to.f);
      changes.enter.push({ slot, to, from: origin ?? null });
    } else changes.keep.push({ slot, from, to, moved: moved(from, to), redraw: redrawOf(from, to) });
  }
  for (const slot of before.keys()) if (!after.has(slot)) changes.leave.push({ slot, carried: origins.has(slot) });
  return changes;
}

/** Durations of ART section 8, in milliseconds. */
export const MOTION = { mark: 120, glide: 320, turn: 240, roll: 600, fade: 200, ring: 1200, pause: 250 } as const;

/** How long it takes until the new picture rests. */
export function duration(changes: Changes): number {
  let longest = changes.enter.length > 0 || changes.leave.length > 0 ? MOTION.fade : 0;
  if (changes.enter.some(({ from }) => from !== null)) longest = MOTION.glide;
  for (const kept of changes.keep) {
    if (kept.moved) longest = Math.max(longest, MOTION.glide);
    if (kept.redraw === "turn") longest = Math.max(longest, MOTION.turn);
    if (kept.redraw === "roll") longest = Math.max(longest, MOTION.roll);
  }
  return longest;
}
