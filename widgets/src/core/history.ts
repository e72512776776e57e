/** Lines typed so far, as a shell keeps them: arrow-up goes back, arrow-down returns to the unfinished line. */
export type History = { readonly lines: readonly string[]; readonly at: number; readonly draft: string };

export const NO_HISTORY: History = { lines: [], at: 0, draft: "" };

export function remember(history: History, line: string): History {
  const lines = history.lines.at(-1) === line ? history.lines : [...history.lines, line];
  return { lines, at: lines.length, draft: "" };
}

export function recall(history: History, step: 1 | -1, typed: string): { history: History; line: string } {
  const { lines } = history;
  const draft = history.at === lines.length ? typed : history.draft;
  const at = Math.min(Math.max(history.at + step, 0), lines.length);
  return { history: { lines, at, draft }, line: at === lines.length ? draft : (lines[at] ?? "") };
}
