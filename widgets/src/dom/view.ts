import type { Form, Frame, Lesson, LessonVerb, Prompt, Reply, Scene, Update } from "../contract";
import type { Moment } from "../core/keys";
import type { StepCommand } from "../core/stepping";
import type { Picking } from "../core/picking";
import type { Sorting } from "../core/sorting";
import type { Areas, Size } from "./shell";

/** Everything the parts of a board need to draw themselves. Made anew for every redraw; parts keep no copy. */
export type View = {
  update: Update;
  frame: Frame;
  scene: Scene;
  form: Form;
  size: Size;
  /** Where panels lie on the picture; a panel without an area stands below. */
  areas: Areas;
  /** Number of the stop shown, from 0, and how many there are. */
  number: number;
  total: number;
  /** Resting on the last frame. */
  atPresent: boolean;
  resting: boolean;
  /** Whether somebody answers. */
  answers: boolean;
  /** Whether every move is answered, not only the foreseen ones. */
  free: boolean;
  /** The lesson the reader is in, and to whom wishes go. */
  lesson: Lesson | null;
  coach: Moment["coach"];
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
  /** A wish to the coach. */
  coach: (verb: LessonVerb) => void;
  toggle: (what: "help" | "text" | "play" | "present" | "veil") => void;
};

export type Part = { element: HTMLElement; draw: (view: View) => void };
