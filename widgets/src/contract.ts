/** What Python sends and what the board answers: the contract of the README, word for word. */

export type Mark = "lit" | "dim" | "new" | "rolled" | "turned" | "leaves" | "threat" | "asleep";

export type Thing = {
  i: string;
  a: string;
  x: number;
  y: number;
  w: number;
  h: number;
  t?: number;
  s?: number;
  n?: string;
  m?: Mark[];
  f?: string;
};

export type AreaBox = [x: number, y: number, w: number, h: number];

export type Scene = {
  w: number;
  h: number;
  things: number[];
  areas: Record<string, AreaBox>;
  label: string;
};

export type Frame = {
  wide: Scene;
  narrow: Scene;
  story: number;
  say: string;
  stop: boolean;
  ply: number;
  text: string;
  refused?: { text: string; clause: string };
};

export type Line = { text: string; clause: string; ply: number };

export type Clause = { title: string; text: string; href: string };

export type Offer = { label: string; things: string[]; spoken: string; button: boolean };

export type Item = { art: string; label: string; worth: number; w: number; h: number };

export type Basket = { label: string; caption: string; badge: string; worth: string[] };

export type HelpRow = { badge: string; label: string; value: number; text: string };

export type Help = { title: string; rows: HelpRow[] };

type Question = { question: string; detail: string; clause: string | null; help: Help | null };

export type PickPrompt = Question & { kind: "pick"; offers: Offer[]; confirm: string | null };
export type SortPrompt = Question & { kind: "sort"; items: Item[]; baskets: Basket[]; start: number[]; submit: string };
export type ContinuePrompt = Question & { kind: "continue"; label: string };
export type CurtainPrompt = Question & { kind: "curtain"; label: string };
export type WaitPrompt = Question & { kind: "wait"; who: string };
export type Prompt = PickPrompt | SortPrompt | ContinuePrompt | CurtainPrompt | WaitPrompt;

export type Notice = { text: string; clause: string | null; kind: "refusal" | "info"; things: string[] };

export type Update = {
  version: 1;
  mode: "live" | "recorded";
  turn: number;
  game: { id: string; title: string; credit: string };
  viewer: string;
  open: boolean;
  viewers: { label: string; current: boolean }[];
  art: Record<string, string>;
  things: Thing[];
  frames: Frame[];
  story: Line[];
  prompt: Prompt | null;
  notice: Notice | null;
  clauses: Record<string, Clause>;
  can: { undo: boolean; type: boolean };
  lesson?: Lesson;
  start?: number;
};

export type LessonVerb = "back" | "next" | "hint" | "show" | "what-if" | "return" | "retry";

export type Lesson = {
  title: string;
  at: number;
  count: number;
  kind: "tell" | "show" | "move" | "predict" | "question";
  say: string;
  hint: string;
  can: LessonVerb[];
  verdict: "" | "right" | "missed" | "refused" | "answer";
  over: boolean;
};

export type TapeNode = Omit<Update, "art" | "things" | "clauses" | "story"> & { story: number[]; edges: Record<string, number> };

export type Tape = {
  version: 1;
  art: Record<string, string>;
  things: Thing[];
  clauses: Record<string, Clause>;
  lines: Line[];
  nodes: TapeNode[];
};

/** An answer. `form` tells which picture is on show, so that frames that only pass by need not be drawn in both. */
export type Reply = { form?: Form } & Answer;

type Answer =
  | { turn: number; choice: number }
  | { turn: number; sorted: number[] }
  | { turn: number; typed: string }
  | { turn: number; next: true }
  | { turn: number; raise: true }
  | { turn: number; undo: true }
  | { turn: number; viewer: number }
  | { turn: number; lesson: LessonVerb; frame?: number };

export type Form = "wide" | "narrow";
