import type { Thing } from "../contract";
import { hasMark } from "../core/diff";
import { s } from "./elements";

/** What a thing shows besides its drawing. The board knows the second half, the scene the first. */
export type ThingState = {
  choosable: boolean;
  selected: boolean;
  /** Would complete a choice begun by another click. */
  target: boolean;
  refused: boolean;
  hinted: boolean;
};

export const PLAIN: ThingState = { choosable: false, selected: false, target: false, refused: false, hinted: false };

/** Changes when the marks of a thing must be drawn anew. */
export function markKey(thing: Thing, state: ThingState): string {
  return [thing.m?.join(), thing.w, thing.h, state.choosable, state.selected, state.target, state.refused, state.hinted].join("|");
}

/** Every line is drawn twice: marks must be readable on wood, cloth and brick, so each stands on a night halo. */
function haloed(d: string, kind: string): SVGGElement {
  return s("g", { class: `gl-mark gl-mark-${kind}` }, s("path", { d, class: "gl-halo" }), s("path", { d, class: "gl-line" }));
}

function frame(w: number, h: number, gap: number, radius: number): string {
  const x = w / 2 + gap;
  const y = h / 2 + gap;
  const r = Math.min(radius + gap, x, y);
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${-x + r} ${-y}H${x - r}${arc(r, r)}V${y - r}${arc(-r, r)}H${-x + r}${arc(-r, -r)}V${-y + r}${arc(r, -r)}Z`;
}

const roundness = (thing: Thing): number => Math.min(10, Math.min(thing.w, thing.h) / 6);

/** Two brackets below and above would frame; one below says "may be chosen". */
function bracket(thing: Thing): string {
  const x = thing.w / 2 - 2;
  const y = thing.h / 2 + 6;
  return `M${-x} ${y - 8}V${y}H${x}V${y - 8}`;
}

/** The brass corner that stays after a change until the next one. */
function corner(thing: Thing): string {
  const x = thing.w / 2 + 3;
  const y = thing.h / 2 + 3;
  const size = Math.min(18, thing.w / 3, thing.h / 3);
  return `M${x - size} ${-y}H${x}V${-y + size}`;
}

function pill(text: string, width: number, turn: number): SVGGElement {
  return s(
    "g",
    { class: "gl-tag", transform: turn ? `rotate(${turn})` : null },
    s("rect", { x: -width / 2, y: -13, width, height: 26, rx: 13 }),
    s("text", { y: 6 }, text),
  );
}

function crosshair(thing: Thing): SVGGElement {
  const cross = "M0 -13V-5M0 13V5M-13 0H-5M13 0H5M8 0A8 8 0 1 1 -8 0A8 8 0 1 1 8 0";
  return s(
    "g",
    { class: "gl-cross", transform: `translate(${thing.w / 2 - 4} ${-thing.h / 2 + 4})` },
    s("circle", { r: 17 }),
    s("path", { d: cross }),
  );
}

/** Drawn below the thing's own art. */
export function marksUnder(thing: Thing, state: ThingState): SVGElement[] {
  const under: SVGElement[] = [];
  if (hasMark(thing, "lit")) {
    under.push(s("ellipse", { class: "gl-spot", rx: thing.w * 0.72, ry: thing.h * 0.85, fill: "url(#gl-spot)" }));
  }
  if (state.selected) under.push(s("ellipse", { class: "gl-shadow", cy: thing.h / 2 + 3, rx: thing.w * 0.48, ry: 7 }));
  return under;
}

/** Drawn above the thing's own art; moves with it when it is lifted. */
export function marksOver(thing: Thing, state: ThingState): SVGElement[] {
  const over: SVGElement[] = [];
  const outline = frame(thing.w, thing.h, 3, roundness(thing));
  if (hasMark(thing, "new") || hasMark(thing, "turned") || hasMark(thing, "rolled")) {
    over.push(s("path", { class: "gl-new-ring", d: frame(thing.w, thing.h, 5, roundness(thing)) }));
    over.push(haloed(corner(thing), "corner"));
  }
  if (hasMark(thing, "asleep")) {
    const z = pill("Z z", 44, -14);
    over.push(s("g", { transform: `translate(${thing.w / 2 - 6} ${-thing.h / 2 + 4})` }, z));
  }
  if (hasMark(thing, "leaves")) over.push(pill("leaves", 66, 0));
  if (hasMark(thing, "threat")) over.push(haloed(outline, "threat"));
  if (state.refused) over.push(haloed(frame(thing.w, thing.h, 5, roundness(thing)), "refused"));
  if (state.selected) over.push(haloed(outline, "selected"));
  else if (state.target || state.hinted) over.push(haloed(outline, "target"));
  else if (state.choosable) over.push(haloed(bracket(thing), "choosable"));
  if (hasMark(thing, "threat") && (state.choosable || state.target)) over.push(crosshair(thing));
  if (state.choosable) {
    // The focus ring lies outside all other marks; the style sheet shows it.
    const ring = frame(thing.w, thing.h, 10, roundness(thing));
    over.push(s("g", { class: "gl-ring" }, s("path", { d: ring, class: "gl-halo" }), s("path", { d: ring, class: "gl-line" })));
  }
  return over;
}
