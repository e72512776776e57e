import type { Point } from "./geometry";

export type Direction = "left" | "right" | "up" | "down";

export type Target = Point & { key: string };

/** Distance onwards in the direction, and aside of it. */
function along(from: Point, to: Point, direction: Direction): { ahead: number; aside: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  switch (direction) {
    case "left":
      return { ahead: -dx, aside: Math.abs(dy) };
    case "right":
      return { ahead: dx, aside: Math.abs(dy) };
    case "up":
      return { ahead: -dy, aside: Math.abs(dx) };
    case "down":
      return { ahead: dy, aside: Math.abs(dx) };
  }
}

/**
 * The nearest target in that direction. Going aside costs double, so that a row is followed to its end; if nothing lies
 * in the direction the focus stays where it is.
 */
export function nextTarget(targets: readonly Target[], current: string, direction: Direction): string {
  const from = targets.find((target) => target.key === current);
  if (!from) return targets[0]?.key ?? current;
  let best = current;
  let least = Infinity;
  for (const target of targets) {
    if (target.key === current) continue;
    const { ahead, aside } = along(from, target, direction);
    if (ahead <= 0 || aside > ahead * 3) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = target.key;
    }
  }
  return best;
}

/** Which target is in the tab order: the one that had it, or the first. */
export function tabStop(keys: readonly string[], last: string | null): string | null {
  return last !== null && keys.includes(last) ? last : (keys[0] ?? null);
}
