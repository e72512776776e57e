import type { Reply, Update } from "./contract";

/**
 * Where updates come from and answers go to. The board does not care whether Python runs in a kernel, in a worker of the
 * page, or ran long ago and left its frames behind.
 */
export interface Driver {
  /** Whether anybody answers. Without an answer the board only steps through its frames. */
  readonly answers: boolean;
  /** Whether every move is answered, not only the foreseen ones: the reader may leave the path. */
  readonly free: boolean;
  /** The present update; null while the engine is still being fetched. */
  current(): Update | null;
  /** Calls back for every later update; the returned function stops that. */
  watch(listener: (update: Update) => void): () => void;
  send(reply: Reply): void;
}
