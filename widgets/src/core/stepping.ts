import type { Frame, Update } from "../contract";

/**
 * Walking through frames. The stepper rests on stops; on the way to a stop the frames between pass by one after
 * another. `at` is the frame shown, `goal` the stop it is on the way to.
 */
export type Walk = { readonly at: number; readonly goal: number };

type Stoppable = Pick<Frame, "stop">;

/** Where the stepper rests. The last frame is the present and always one of them. */
export function stopsOf(frames: readonly Stoppable[]): number[] {
  const last = frames.length - 1;
  return frames.flatMap((frame, k) => (frame.stop || k === last ? [k] : []));
}

export const resting = (walk: Walk): boolean => walk.at === walk.goal;

export const restAt = (frame: number): Walk => ({ at: frame, goal: frame });

/** Number of the stop that is shown or walked to, from 0. */
export function stopNumber(stops: readonly number[], walk: Walk): number {
  let number = 0;
  stops.forEach((stop, k) => {
    if (stop <= walk.goal) number = k;
  });
  return number;
}

export type StepCommand = "first" | "back" | "next" | "last" | { jump: number };

/** One command of the stepper. While frames are passing by, every command first ends that. */
export function step(stops: readonly number[], walk: Walk, command: StepCommand): Walk {
  const number = stopNumber(stops, walk);
  const stopAt = (k: number): number => stops[Math.min(Math.max(k, 0), stops.length - 1)] ?? walk.goal;
  if (!resting(walk) && command === "next") return restAt(walk.goal);
  if (command === "first") return restAt(stopAt(0));
  if (command === "last") return restAt(stopAt(stops.length - 1));
  // A step back from between two stops goes to the stop just passed.
  if (command === "back") return restAt(stopAt(number - 1));
  if (command === "next") return onwards(walk.at, stopAt(number + 1));
  return restAt(stopAt(command.jump));
}

/** Sets out for a later frame; the first of the frames between is shown at once. */
export function onwards(at: number, goal: number): Walk {
  return goal > at ? { at: at + 1, goal } : restAt(goal);
}

/** The next passing frame. */
export function tick(walk: Walk): Walk {
  return resting(walk) ? walk : { at: walk.at + 1, goal: walk.goal };
}

/**
 * The first frame of an update that has not been seen yet, or null if nothing new happened (a refusal, another seat,
 * an undo). Frames may be the whole match or only its latest part, so they are told by ply and story, not by number.
 */
export function firstUnseen(seen: Pick<Frame, "ply" | "story">, frames: readonly Pick<Frame, "ply" | "story">[]): number | null {
  const last = frames.at(-1);
  if (!last || !later(last, seen)) return null;
  const index = frames.findIndex((frame) => later(frame, seen));
  return index < 0 ? null : index;
}

const later = (a: Pick<Frame, "ply" | "story">, b: Pick<Frame, "ply" | "story">): boolean =>
  a.ply > b.ply || (a.ply === b.ply && a.story > b.story);

type Arriving = Pick<Update, "mode" | "viewer" | "frames" | "start">;

/** Where to stand when an update arrives: what has not been seen yet passes by on the way to the present. */
export function arrival(before: Arriving | null, walk: Walk, update: Arriving): Walk {
  const last = update.frames.length - 1;
  if (update.mode === "recorded") {
    const first = stopsOf(update.frames)[0] ?? 0;
    const stays = before?.mode === "recorded";
    return restAt(Math.min(Math.max(stays ? walk.goal : (update.start ?? first), 0), last));
  }
  // A replay is left at the frame that is shown.
  const seen = before?.mode === "live" ? before.frames.at(-1) : before?.frames[walk.at];
  const unseen = seen && before?.viewer === update.viewer ? firstUnseen(seen, update.frames) : null;
  // What happened since is walked through, with a rest at every moment worth one.
  return unseen === null ? restAt(last) : { at: unseen, goal: stopsOf(update.frames).find((stop) => stop >= unseen) ?? last };
}

/** How long autoplay rests on a frame: time to look, and to read its words. */
export function readingTime(words: string): number {
  return Math.min(12000, 1800 + words.length * 45);
}
