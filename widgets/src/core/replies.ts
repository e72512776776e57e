import type { LessonVerb, Reply, Update } from "../contract";

/** Answers. Each repeats the turn it answers, so that Python can refuse a stale one. */
type Turned = Pick<Update, "turn">;

export const chooseReply = ({ turn }: Turned, choice: number): Reply => ({ turn, choice });
export const sortReply = ({ turn }: Turned, places: readonly number[]): Reply => ({ turn, sorted: [...places] });
export const nextReply = ({ turn }: Turned): Reply => ({ turn, next: true });
export const raiseReply = ({ turn }: Turned): Reply => ({ turn, raise: true });
export const undoReply = ({ turn }: Turned): Reply => ({ turn, undo: true });
export const viewerReply = ({ turn }: Turned, viewer: number): Reply => ({ turn, viewer });

/** A wish to the coach. Out of a replay it names the frame that is shown, where the reader leaves the path. */
export const lessonReply = ({ turn }: Turned, lesson: LessonVerb, frame?: number): Reply =>
  frame === undefined ? { turn, lesson } : { turn, lesson, frame };

/** Null for an empty line: nothing was asked. */
export function typedReply({ turn }: Turned, line: string): Reply | null {
  const typed = line.trim().replace(/\s+/g, " ");
  return typed === "" ? null : { turn, typed };
}
