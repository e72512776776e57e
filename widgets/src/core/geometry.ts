/** Plane geometry in board units. Things are placed by their centre and may be turned. */

export type Point = { x: number; y: number };

/** What geometry needs to know of a thing. */
export type Placed = { x: number; y: number; w: number; h: number; t?: number };

/** The point as seen from the thing: its centre is the origin, its turning undone. */
export function toLocal(thing: Placed, point: Point): Point {
  const dx = point.x - thing.x;
  const dy = point.y - thing.y;
  const angle = (-(thing.t ?? 0) * Math.PI) / 180;
  if (angle === 0) return { x: dx, y: dy };
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
}

/** How far the point lies outside the thing's box; 0 inside. */
export function distanceTo(thing: Placed, point: Point): number {
  const local = toLocal(thing, point);
  const dx = Math.max(Math.abs(local.x) - thing.w / 2, 0);
  const dy = Math.max(Math.abs(local.y) - thing.h / 2, 0);
  return Math.hypot(dx, dy);
}

/**
 * Which thing a pointer means: the topmost one (last painted) whose box holds the point, or else the nearest one whose
 * box, grown to `least` units a side, does. So small pieces keep a comfortable hit area and never steal a neighbour's.
 */
export function pickAt<T extends Placed>(things: readonly T[], point: Point, least: number): T | null {
  let near: T | null = null;
  let nearest = Infinity;
  for (let k = things.length - 1; k >= 0; k -= 1) {
    const thing = things[k];
    if (!thing) continue;
    const distance = distanceTo(thing, point);
    if (distance === 0) return thing;
    const local = toLocal(thing, point);
    const within =
      Math.abs(local.x) <= Math.max(thing.w, least) / 2 && Math.abs(local.y) <= Math.max(thing.h, least) / 2;
    if (within && distance < nearest) {
      near = thing;
      nearest = distance;
    }
  }
  return near;
}

const trim = (value: number): string => String(Math.round(value * 100) / 100);

/** The SVG transform that carries a drawing made round (0,0) to its place. */
export function placement(thing: Placed): string {
  const move = `translate(${trim(thing.x)} ${trim(thing.y)})`;
  return thing.t ? `${move} rotate(${trim(thing.t)})` : move;
}

/** The same as a CSS transform, for animations; a pixel is a board unit there. */
export function placementCss(thing: Placed): string {
  return `translate(${trim(thing.x)}px, ${trim(thing.y)}px) rotate(${trim(thing.t ?? 0)}deg)`;
}

/** A rectangle with two-step corners round (0,0), as SVG path data. */
export function steppedPath(w: number, h: number, step: number): string {
  const r = w / 2;
  const b = h / 2;
  const s = step;
  return (
    `M${trim(-r + 2 * s)} ${trim(-b)}H${trim(r - 2 * s)}v${s}h${s}v${s}h${s}V${trim(b - 2 * s)}h${-s}v${s}h${-s}v${s}` +
    `H${trim(-r + 2 * s)}v${-s}h${-s}v${-s}h${-s}V${trim(-b + 2 * s)}h${s}v${-s}h${s}Z`
  );
}

/** Board units per CSS pixel, when a scene `width` units wide is shown `pixels` wide. */
export function unitsPerPixel(width: number, pixels: number): number {
  return pixels > 0 ? width / pixels : 1;
}

type Box = [x: number, y: number, w: number, h: number];

/** Boxes of one row that stand no further apart than this make one plate. */
const TOUCHING = 40;

/** A box joined with those neighbours of its row that stand right beside it. */
export function joined(box: Box, neighbours: readonly (Box | undefined)[]): Box {
  let whole = box;
  let left = neighbours;
  for (;;) {
    const now = whole;
    const beside = left.find((other) => other && gapBetween(now, other) <= TOUCHING && inRow(now, other));
    if (!beside) return whole;
    whole = rowOf(whole, [beside]);
    left = left.filter((other) => other !== beside);
  }
}

const gapBetween = (a: Box, b: Box): number => Math.max(a[0], b[0]) - Math.min(a[0] + a[2], b[0] + b[2]);

const inRow = (a: Box, b: Box): boolean => Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]) >= b[3] / 2;

/** A box stretched sideways over those neighbours that stand in the same row. */
export function rowOf(box: Box, neighbours: readonly (Box | undefined)[]): Box {
  let [left] = box;
  let right = box[0] + box[2];
  for (const other of neighbours) {
    if (!other) continue;
    if (!inRow(box, other)) continue;
    left = Math.min(left, other[0]);
    right = Math.max(right, other[0] + other[2]);
  }
  return [left, box[1], right - left, box[3]];
}
