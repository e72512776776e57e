import type { Frame, Offer, PickPrompt, Scene, SortPrompt, Thing, Update } from "../src/contract";

/** Small made-up pieces of an update; no game stands behind them. */
export const thing = (i: string, more: Partial<Thing> = {}): Thing => ({ i, a: "0", x: 0, y: 0, w: 100, h: 50, ...more });

export const scene: Scene = { w: 1600, h: 1000, things: [], areas: {}, label: "" };

export const frame = (more: Partial<Frame> = {}): Frame => ({
  wide: scene,
  narrow: scene,
  story: 0,
  say: "",
  stop: true,
  ply: 0,
  text: "",
  ...more,
});

export const offer = (label: string, things: string[], button = false): Offer => ({ label, things, spoken: "", button });

export const pickPrompt = (offers: Offer[], confirm: string | null = null): PickPrompt => ({
  kind: "pick",
  question: "Which?",
  detail: "",
  clause: null,
  help: null,
  offers,
  confirm,
});

export const sortPrompt = (worths: number[], start: number[], baskets = 2): SortPrompt => ({
  kind: "sort",
  question: "Share out",
  detail: "",
  clause: null,
  help: null,
  items: worths.map((worth) => ({ art: "0", label: `$${worth},000`, worth, w: 76, h: 40 })),
  baskets: Array.from({ length: baskets }, (_, k) => ({ label: `Seat ${k}`, caption: `pile ${k}`, badge: String(k), worth: ["$", ",000"] })),
  start,
  submit: "Propose",
});

export const update = (more: Partial<Update> = {}): Update => ({
  version: 1,
  mode: "live",
  turn: 1,
  game: { id: "", title: "", credit: "" },
  viewer: "",
  open: false,
  viewers: [],
  art: {},
  things: [],
  frames: [frame()],
  story: [],
  prompt: null,
  notice: null,
  clauses: {},
  can: { undo: false, type: false },
  ...more,
});
