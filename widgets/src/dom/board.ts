import type { Form, Frame, LessonVerb, PickPrompt, Prompt, Reply, Update } from "../contract";
import type { Driver } from "../driver";
import { MOTION } from "../core/diff";
import { NOTEBOOK_ONLY, coachOf, coachTidings, lessonOf, wishReply } from "../core/lesson";
import { NOTHING_PICKED, clickOffer, clickThing, type Picked, type Picking } from "../core/picking";
import { chooseReply } from "../core/replies";
import { answerable } from "../core/speech";
import { movedSentence, pass, push as pushed, startSorting, type Sorting } from "../core/sorting";
import { arrival, readingTime, restAt, resting, step, stopNumber, stopsOf, tick, type StepCommand, type Walk } from "../core/stepping";
import { liveRegion, lowerThird, news, positionText } from "./below";
import { coachRow } from "./coach";
import { obey, type Hands } from "./commands";
import { controlBar } from "./controls";
import { curtain } from "./curtain";
import { Drawer } from "./drawer";
import { keepingFocus } from "./elements";
import { helpPanel } from "./help";
import { interactionOf } from "./interaction";
import { listenToKeys } from "./keyboard";
import { Motion } from "./motion";
import { Post } from "./post";
import { listenToPresses } from "./presses";
import { promptPanel } from "./prompt";
import { areasOf, dressShell, makeShell, placePanel, sizeFor, type Size } from "./shell";
import { ensureSprite } from "./sprite";
import { Stage } from "./stage";
import { storyPanel } from "./story";
import { Presenter, followTheme } from "./surroundings";
import type { Deeds, Part, View } from "./view";

const NO_SORTING: Sorting = { places: [] };
const NO_ANSWER = "No answer has come. Is the kernel still running?";

/** One board on the page: holds what the reader has done since the last update, and redraws itself. */
export class Board {
  private readonly shell = makeShell();
  private readonly motion = new Motion();
  private readonly stage = new Stage(this.motion, {
    pick: (slot) => { this.pickThing(slot); },
    hover: (slot) => { this.prompt.hint(slot === null ? null : this.stage.nameOf(slot)); },
  });
  private readonly deeds: Deeds = {
    reply: (reply) => { this.reply(reply); },
    step: (to) => { this.step(to); },
    pickOffer: (offer) => { this.pick((prompt) => clickOffer(prompt, this.picking, offer)); },
    confirm: () => { this.confirm(); },
    hint: (offer) => { this.hinted = offer; this.interact(); },
    sort: (sorting, item) => { this.sort(sorting, item); },
    openClause: (id, opener) => { this.drawer.open({ kind: "clause", id }, opener); },
    openStory: (opener) => { this.drawer.open({ kind: "story" }, opener); },
    openKeys: (opener) => { this.drawer.open({ kind: "keys" }, opener); },
    coach: (verb) => { this.wish(verb); },
    toggle: (what) => { this.toggle(what); },
  };
  private readonly hands: Hands = {
    cutShort: () => this.cutShort(),
    step: (to) => { this.step(to); },
    toggle: (what) => { this.toggle(what); },
    openKeys: (opener) => { this.drawer.open({ kind: "keys" }, opener); },
    escape: () => this.escape(),
    coach: (verb) => { this.wish(verb); },
    pickThing: (slot) => { this.pickThing(slot); },
    moveItem: (item, push) => { this.moveItem(item, push); },
    stage: this.stage,
  };
  private readonly prompt = promptPanel(this.deeds);
  private readonly story = storyPanel(this.deeds);
  private readonly help = helpPanel(this.deeds);
  private readonly curtain = curtain(this.deeds);
  private readonly controls = controlBar(this.deeds);
  private readonly coach = coachRow(this.deeds, this.prompt.element, this.controls.element);
  private readonly lower = lowerThird();
  private readonly position = positionText();
  private readonly live = liveRegion();
  private readonly drawer = new Drawer(() => this.view(), this.deeds);
  private readonly parts: readonly Part[] = [this.prompt, this.story, this.help, this.curtain, this.controls, this.coach, this.lower, this.position];
  private readonly post: Post;
  private readonly presenter: Presenter;
  private readonly theme: { refresh: () => void; stop: () => void };
  private readonly sizes: ResizeObserver;
  private readonly unwatch: () => void;

  private update: Update | null = null;
  private stops: number[] = [];
  private walk: Walk = restAt(0);
  private form: Form = "wide";
  private size: Size = "wide";
  private picking: Picking = NOTHING_PICKED;
  private sorting: Sorting = NO_SORTING;
  private hinted: number | null = null;
  private hiding = true;
  private veiled = false;
  private helpOn = true;
  private textOpen = false;
  private playing = false;
  private heard = 0;
  /** The update whose words do not fit into the picture, if any. */
  private tight: Update | null = null;
  /** What the coach has to say once everything has come to rest. */
  private coachWords = "";

  constructor(
    private readonly host: HTMLElement,
    private readonly driver: Driver,
  ) {
    ensureSprite();
    const { root, hall, table } = this.shell;
    table.append(this.stage.element, this.story.element, this.help.element, this.prompt.element, this.curtain.element);
    hall.append(this.lower.element, this.controls.element, this.position.element, this.drawer.element, this.live.element);
    host.append(root);
    this.post = new Post(driver, root, () => { this.unanswered(); }, () => this.form);
    this.presenter = new Presenter(root, () => { this.presentChanged(); });
    this.theme = followTheme(root, () => (this.presenter.active ? "dark" : null));
    listenToKeys(root, () => ({ present: this.presenter.active, coach: coachOf(this.update, this.driver.free) }), (command, target) => obey(command, target, this.hands));
    listenToPresses(root, () => this.cutShort());
    this.sizes = new ResizeObserver(() => { this.measure(); });
    this.sizes.observe(host);
    this.unwatch = driver.watch((update) => { this.receive(update); });
    this.fit();
    const update = driver.current();
    if (update) this.receive(update);
  }

  close(): void {
    this.unwatch();
    this.sizes.disconnect();
    this.theme.stop();
    this.presenter.close();
    this.motion.close();
    this.post.answered();
    this.shell.root.remove();
  }

  private receive(update: Update): void {
    if (update.frames.length === 0) return;
    const before = this.update;
    this.post.answered();
    this.update = update;
    this.stops = stopsOf(update.frames);
    this.walk = arrival(before, this.walk, update);
    // A refused answer comes back with the same question: what was laid out stays laid out.
    if (JSON.stringify(before?.prompt) !== JSON.stringify(update.prompt)) {
      this.picking = NOTHING_PICKED;
      this.sorting = update.prompt?.kind === "sort" ? startSorting(update.prompt) : NO_SORTING;
    }
    if (before?.mode !== update.mode) this.playing = this.veiled = false;
    this.hinted = null;
    const lesson = lessonOf(update);
    this.coachWords = lesson ? coachTidings(before && lessonOf(before), lesson, update.notice) : "";
    // Stories of two seats differ, so a new seat hears only its last line.
    if (before?.viewer !== update.viewer) this.heard = Math.max((this.frame()?.story ?? 0) - (before ? 1 : 0), 0);
    dressShell(this.shell, update);
    this.go(before !== null);
    if (before && update.notice && !lesson) this.live.say(update.notice.text);
  }

  /** Shows the frame the walk has come to, and sees to it that it goes on. */
  private go(animate: boolean): void {
    if (!resting(this.walk) && (Motion.reduced() || !animate)) this.walk = restAt(this.walk.goal);
    const took = this.render(animate);
    this.motion.stopTimer();
    if (!resting(this.walk)) {
      this.motion.after(took + MOTION.pause, () => { this.walk = tick(this.walk); this.go(true); });
      return;
    }
    // Nothing could take the focus for a while: now something can.
    if (this.update?.lesson && document.activeElement === this.shell.root) this.resort().focus({ preventScroll: true });
    this.tell();
    if (this.playing) this.playOn(took);
  }

  private playOn(took: number): void {
    if (stopNumber(this.stops, this.walk) >= this.stops.length - 1) {
      this.playing = false;
      this.render(false);
      return;
    }
    const frame = this.frame();
    const words = frame?.say ?? "";
    this.motion.after(took + readingTime(words), () => { this.step("next", true); });
  }

  private frame(): Frame | null {
    return this.update?.frames[this.walk.at] ?? null;
  }

  private view(): View | null {
    const { update } = this;
    const frame = this.frame();
    if (!update || !frame) return null;
    const number = stopNumber(this.stops, this.walk);
    const atPresent = resting(this.walk) && this.walk.at === update.frames.length - 1;
    const before = update.frames[this.stops[number - 1] ?? -1];
    const prompt = atPresent && !this.veiled ? update.prompt : null;
    return {
      update,
      frame,
      scene: frame[this.form],
      form: this.form,
      size: this.size,
      areas: areasOf(update, frame[this.form], { size: this.size, presenting: this.presenter.active, asks: prompt !== null, tight: this.tight === update }),
      number,
      total: this.stops.length,
      atPresent,
      resting: resting(this.walk),
      answers: answerable(update, this.driver.answers),
      free: this.driver.free,
      lesson: lessonOf(update),
      coach: coachOf(update, this.driver.free),
      prompt,
      picking: this.picking,
      sorting: this.sorting,
      slots: this.stage.slots,
      presenting: this.presenter.active,
      veiled: this.veiled,
      hiding: this.hiding,
      helpOn: this.helpOn,
      textOpen: this.textOpen,
      playing: this.playing,
      told: this.veiled ? (before?.story ?? 0) : frame.story,
    };
  }

  private render(animate: boolean): number {
    let took = 0;
    keepingFocus(this.shell.root, () => this.resort(), () => {
      const { update } = this;
      const frame = this.frame();
      if (!update || !frame) return;
      const scene = frame[this.form];
      const covered = update.prompt?.kind === "curtain";
      took = this.stage.show(covered ? { ...scene, things: [] } : scene, update.things, update.art, animate && !covered);
      const view = this.view();
      if (!view) return;
      const { root } = this.shell;
      root.dataset.form = this.form;
      root.dataset.mode = update.mode;
      root.classList.toggle("is-covered", covered);
      root.dataset.size = this.size;
      this.lay(view);
      this.interact();
    });
    return took;
  }

  private lay(view: View): void {
    for (const name of ["prompt", "story", "help"] as const) placePanel(this[name].element, view.areas[name]);
    for (const part of this.parts) part.draw(view);
    if (view.presenting || this.tight === view.update || !this.prompt.tight()) return;
    this.tight = view.update;
    const again = this.view();
    if (again) this.lay(again);
  }

  /** Where the focus goes when the thing that had it is gone. */
  private resort(): HTMLElement | SVGElement {
    const { root } = this.shell;
    return (
      this.stage.focusable() ??
      root.querySelector<HTMLElement>(".gl-item:not([disabled]), .gl-pill:not([disabled]), [data-key=main]:not([disabled]), .gl-wish:not([aria-disabled])") ??
      root
    );
  }

  private pickPrompt(): PickPrompt | null {
    const view = this.view();
    return view?.answers && view.prompt?.kind === "pick" ? view.prompt : null;
  }

  private interact(): void {
    const frame = this.frame();
    if (!this.update || !frame) return;
    this.stage.interact(
      interactionOf({
        prompt: this.pickPrompt(),
        picking: this.picking,
        hinted: this.hinted,
        notice: this.update.notice,
        scene: frame[this.form],
        pool: this.update.things,
      }),
    );
  }

  private pickThing(slot: string): void {
    this.pick((prompt) => clickThing(prompt, this.picking, slot));
  }

  private pick(click: (prompt: PickPrompt) => Picked): void {
    const prompt = this.pickPrompt();
    if (!prompt || !this.update || this.post.waiting) return;
    const { state, chosen } = click(prompt);
    this.picking = state;
    this.hinted = null;
    if (chosen !== null) this.reply(chooseReply(this.update, chosen));
    else this.render(false);
  }

  private confirm(): void {
    const { selected } = this.picking;
    if (selected !== null) this.pick((prompt) => clickOffer(prompt, this.picking, selected));
  }

  private sort(sorting: Sorting, item: number): void {
    const prompt: Prompt | null | undefined = this.update?.prompt;
    if (prompt?.kind !== "sort" || sorting === this.sorting) return;
    this.sorting = sorting;
    this.render(false);
    this.live.say(movedSentence(prompt, sorting, item));
  }

  private reply(reply: Reply | null): void {
    if (reply && this.view()?.answers) this.post.send(reply);
  }

  /** A wish to the coach, by a button or a key. Where it cannot be granted nothing happens. */
  private wish(verb: LessonVerb): void {
    const { update } = this;
    if (!update || !this.driver.answers) return;
    if (lessonOf(update) && !this.view()?.atPresent) {
      if (verb === "next") this.step("next");
      return;
    }
    const reply = wishReply(update, verb, this.driver.free, this.walk.at);
    if (reply) this.post.send(reply);
    else if (verb === "what-if" && update.lesson?.can.includes(verb)) this.live.say(`What if: ${NOTEBOOK_ONLY}.`);
  }

  private unanswered(): void {
    if (this.update) this.update = { ...this.update, notice: { text: NO_ANSWER, clause: null, kind: "info", things: [] } };
    this.render(false);
    this.live.say(NO_ANSWER);
  }

  private step(to: StepCommand, byItself = false): void {
    if (!this.update || this.shell.root.classList.contains("is-covered")) return;
    if (!byItself) this.playing = false;
    if (lessonOf(this.update) && this.view()?.atPresent) {
      // In a lesson a step is the coach's, once all has been seen that was on the way.
      if (to === "next" || to === "back") this.wish(to);
      return;
    }
    if (to === "next" && this.veiled && resting(this.walk)) {
      this.veiled = false;
      this.go(false);
      return;
    }
    const walk = step(this.stops, this.walk, to);
    if (walk.goal === this.walk.goal && resting(this.walk)) return;
    const onwards = to === "next" && walk.goal !== this.walk.goal;
    this.walk = walk;
    // What was said about another step of a replay is over.
    if (this.update.mode === "recorded") this.update = { ...this.update, notice: null };
    const hides = this.presenter.active && this.hiding && this.update.mode === "recorded";
    if (onwards) this.veiled = hides && this.update.frames[walk.goal]?.say !== "";
    else if (to !== "next") this.veiled = false;
    this.go(true);
  }

  /** Tells those who listen what has happened since they last heard. */
  private tell(): void {
    const view = this.view();
    if (!view || view.veiled) return;
    this.live.say(news(view, this.heard, this.coachWords));
    if (view.atPresent) this.coachWords = "";
    this.heard = view.frame.story;
  }

  private toggle(what: "help" | "text" | "play" | "present" | "veil"): void {
    if (what === "present") {
      this.presenter.toggle();
      return;
    }
    if (what === "play") {
      this.playing = !this.playing;
      if (this.playing && stopNumber(this.stops, this.walk) >= this.stops.length - 1) this.walk = restAt(this.stops[0] ?? 0);
      if (this.playing) this.veiled = false;
      this.motion.stopTimer();
      this.go(true);
      return;
    }
    if (what === "help") this.helpOn = !this.helpOn;
    if (what === "text") this.textOpen = !this.textOpen;
    if (what === "veil") {
      this.hiding = !this.hiding;
      if (!this.hiding) this.veiled = false;
    }
    this.render(false);
  }

  private presentChanged(): void {
    if (!this.presenter.active) this.veiled = false;
    this.drawer.close();
    this.theme.refresh();
    this.fit();
    this.render(false);
  }

  /** Chooses the form for the room there is; true if that changed something. */
  private fit(): boolean {
    // The host is measured, not the board: a narrow board keeps itself narrow.
    const width = this.presenter.active ? window.innerWidth : this.host.clientWidth;
    const size = width === 0 ? this.size : this.presenter.active && width >= 700 ? "wide" : sizeFor(width);
    if (size === this.size) return false;
    this.size = size;
    this.tight = null;
    this.form = size === "narrow" ? "narrow" : "wide";
    return true;
  }

  private measure(): void {
    if (this.fit()) this.render(false);
  }

  /** Ends what is moving; true if frames were passing by, which are skipped then. */
  private cutShort(): boolean {
    this.motion.finish();
    if (resting(this.walk)) return false;
    this.skip();
    return true;
  }

  private skip(): void {
    this.walk = restAt(this.walk.goal);
    this.go(false);
  }

  private escape(): boolean {
    if (this.drawer.isOpen) this.drawer.close();
    else if (this.picking !== NOTHING_PICKED) {
      this.picking = NOTHING_PICKED;
      this.render(false);
    } else if (this.presenter.active) this.presenter.leave();
    else return false;
    return true;
  }

  /** An item is moved by the keyboard: pushed one basket on or back, or passed round. */
  private moveItem(item: number, push: 1 | -1 | null): void {
    const prompt = this.update?.prompt;
    if (prompt?.kind !== "sort") return;
    this.sort(push === null ? pass(prompt, this.sorting, item) : pushed(prompt, this.sorting, item, push), item);
  }
}
