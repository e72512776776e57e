import type { Size } from "./shell";
import type { Form, Frame, Prompt, Reply, Scene, Update } from "../contract";
import type { StepCommand } from "../core/stepping";
import type { Picking } from "../core/picking";
import type { Sorting } from "../core/sorting";

/** Everything the parts of a board need to draw themselves. Made anew for every redraw; parts keep no copy. */
export type View = {
  update: Update;
  frame: Frame;
  scene: Scene;
  form: Form;
  size: Size;
  /** Number of the stop shown, from 0, and how many there are. */
  number: number;
  total: number;
  /** Resting on the last frame. */
  atPresent: boolean;
  resting: boolean;
  /** Whether somebody answers. */
  answers: boolean;
  /** The question, only where it may be shown: at the present. */
  prompt: Prompt | null;
  picking: Picking;
  sorting: Sorting;
  /** Slots in the picture. */
  slots: ReadonlySet<string>;
  presenting: boolean;
  /** The words of this step wait until the presenter asks for them. */
  veiled: boolean;
  hiding: boolean;
  helpOn: boolean;
  textOpen: boolean;
  playing: boolean;
  /** Lines of the story that may be read now. */
  told: number;
};

/** What parts may ask the board to do. */
export type Deeds = {
  reply: (reply: Reply | null) => void;
  step: (command: StepCommand) => void;
  pickOffer: (offer: number) => void;
  confirm: () => void;
  /** The offer under the pointer, so that its things light up. */
  hint: (offer: number | null) => void;
  sort: (sorting: Sorting, item: number) => void;
  openClause: (id: string, opener: HTMLElement) => void;
  openStory: (opener: HTMLElement) => void;
  openKeys: (opener: HTMLElement) => void;
  toggle: (what: "help" | "text" | "play" | "present" | "veil") => void;
};

export type Part = { element: HTMLElement; draw: (view: View) => void };
