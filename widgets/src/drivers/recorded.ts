import type { Update } from "../contract";
import type { Driver } from "../driver";

/** Frames that lie in the page: nobody answers. */
export function recordedDriver(update: Update): Driver {
  return {
    answers: false,
    free: false,
    current: () => update,
    watch: () => () => undefined,
    send: () => undefined,
  };
}
