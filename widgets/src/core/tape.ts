import type { Reply, Tape, TapeNode, Update } from "../contract";

/** A reply as the key of an edge: `choice:2`, `sorted:0,1,0`, `typed:play LI-G4`, `lesson:hint`, `next`. */
export function replyKey(reply: Reply): string {
  if ("choice" in reply) return `choice:${reply.choice}`;
  if ("sorted" in reply) return `sorted:${reply.sorted.join(",")}`;
  if ("typed" in reply) return `typed:${reply.typed}`;
  if ("lesson" in reply) return `lesson:${reply.lesson}`;
  if ("viewer" in reply) return `viewer:${reply.viewer}`;
  if ("next" in reply) return "next";
  return "raise" in reply ? "raise" : "undo";
}

/** The node a reply leads to; null if nobody tried it beforehand. Typed moves are found in any spelling of their letters. */
export function edgeOf(node: Pick<TapeNode, "edges">, reply: Reply): number | null {
  const key = replyKey(reply);
  if (Object.hasOwn(node.edges, key)) return node.edges[key] ?? null;
  if (!("typed" in reply)) return null;
  const plain = key.toLowerCase();
  return Object.entries(node.edges).find(([edge]) => edge.toLowerCase() === plain)?.[1] ?? null;
}

/** A node with what all nodes share. */
export function tapeUpdate(tape: Tape, number: number): Update | null {
  const node = tape.nodes[number];
  if (!node) return null;
  const { art, things, clauses, lines } = tape;
  return { ...node, story: node.story.flatMap((k) => lines[k] ?? []), art, things, clauses };
}

const UNKNOWN = "This page knows the usual answers only; in the notebook every move is answered.";

/** The same update with a word that the tape ends here. It is no verdict on the reader. */
export function withUnknown(update: Update): Update {
  const notice = { text: UNKNOWN, clause: null, kind: "info" as const, things: [] };
  return { ...update, notice, ...(update.lesson && { lesson: { ...update.lesson, verdict: "" as const } }) };
}

/** Whether a value read from a page can be played. */
export function isTape(value: unknown): value is Tape {
  if (typeof value !== "object" || value === null || !("nodes" in value)) return false;
  const { nodes } = value;
  return Array.isArray(nodes) && nodes.length > 0;
}
