import type { Tape, Update } from "../contract";
import { edgeOf, tapeUpdate, withUnknown } from "../core/tape";
import type { Driver } from "../driver";

/** A lesson whose answers were all tried beforehand: replies are looked up. Where the reader is lives in memory only. */
export function tapeDriver(tape: Tape): Driver {
  let at = 0;
  let now = tapeUpdate(tape, at);
  const listeners = new Set<(update: Update) => void>();
  return {
    answers: true,
    free: false,
    current: () => now,
    watch(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    send(reply) {
      const node = tape.nodes[at];
      if (!node || !now) return;
      const next = edgeOf(node, reply);
      const update = next === null ? null : tapeUpdate(tape, next);
      if (next !== null && update) at = next;
      now = update ?? withUnknown(now);
      for (const listener of listeners) listener(now);
    },
  };
}
