import type { Scene, Thing } from "../contract";
import { MOTION, bySlot, diff, duration, hasMark, type Changes } from "../core/diff";
import { pickAt, placement, placementCss, unitsPerPixel, type Point } from "../core/geometry";
import { tabStop, type Target } from "../core/roving";
import { isDimmed, thingName } from "../core/speech";
import { drawing } from "./art";
import { s } from "./elements";
import { PLAIN, markKey, marksOver, marksUnder, type ThingState } from "./marks";
import type { Motion } from "./motion";

type Node = {
  g: SVGGElement;
  lift: SVGGElement;
  art: SVGGElement;
  /** The button over a thing that can be chosen: it has no words of its own, so its spoken name contradicts nothing. */
  hit: SVGRectElement | null;
  extras: SVGElement[];
  key: string;
  thing: Thing;
};

/** What may be done with the things now: spoken names of the clickable ones, and the state of each. */
export type Interaction = {
  choices: ReadonlyMap<string, string>;
  state: (slot: string) => ThingState;
};

export type StageEvents = { pick: (slot: string) => void; hover: (slot: string | null) => void };

const GLIDE = "cubic-bezier(.2,.8,.2,1)";

/** The drawing within its place: scaled, and tilted if it sleeps. */
function pose(art: SVGGElement, thing: Thing): void {
  const tilt = hasMark(thing, "asleep") ? "rotate(-24) " : "";
  const scale = thing.s !== undefined && thing.s !== 1 ? `scale(${thing.s})` : "";
  const transform = `${tilt}${scale}`.trim();
  if (transform === "") art.removeAttribute("transform");
  else art.setAttribute("transform", transform);
}

/** A scene's things with their drawings themselves: the keys of drawings are given anew in every update. */
function drawn(scene: Scene, pool: readonly Thing[], art: Readonly<Record<string, string>>): Thing[] {
  return scene.things.flatMap((k) => {
    const thing = pool[k];
    return thing ? [{ ...thing, a: art[thing.a] ?? "" }] : [];
  });
}

function set(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

function draw(thing: Thing): SVGGElement {
  const art = drawing(thing.a);
  pose(art, thing);
  return art;
}

/** The picture: one `<g>` for each slot, kept from frame to frame so that things glide instead of jumping. */
export class Stage {
  readonly element = s("svg", { class: "gl-stage", role: "group" });
  private readonly ghosts = s("g", { class: "gl-ghosts", "aria-hidden": "true" });
  private nodes = new Map<string, Node>();
  private things = new Map<string, Thing>();
  private choices: ReadonlyMap<string, string> = new Map();
  private scene: Scene | null = null;
  private stop: string | null = null;
  private hovered: string | null = null;

  constructor(
    private readonly motion: Motion,
    private readonly events: StageEvents,
  ) {
    this.element.append(this.ghosts);
    this.element.addEventListener("click", (event) => {
      // A screen reader clicks without a place.
      const slot = event.detail === 0 ? this.slotOf(event.target) : this.slotAt(event);
      if (slot !== null && this.choices.has(slot)) this.events.pick(slot);
    });
    this.element.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.hover(this.slotAt(event));
    });
    this.element.addEventListener("pointerleave", () => {
      this.hover(null);
    });
    this.element.addEventListener("focusin", (event) => {
      const slot = this.slotOf(event.target);
      if (slot !== null) this.moveTabStop(slot);
    });
  }

  /** Shows a scene and says how long it will take to come to rest. */
  show(scene: Scene, pool: readonly Thing[], art: Readonly<Record<string, string>>, animate: boolean): number {
    const sameForm = this.scene?.w === scene.w;
    const after = bySlot(drawn(scene, pool, art));
    const changes = diff(this.things, after);
    this.motion.finish();
    if (this.scene?.w !== scene.w || this.scene.h !== scene.h) {
      this.element.setAttribute("viewBox", `0 0 ${scene.w} ${scene.h}`);
    }
    this.element.setAttribute("aria-label", scene.label);
    this.apply(changes, animate && sameForm);
    this.things = after;
    this.scene = scene;
    return animate && sameForm ? duration(changes) : 0;
  }

  /** Marks, names and tab order follow the offers of the moment. */
  interact(interaction: Interaction): void {
    this.choices = interaction.choices;
    const keys = [...this.nodes.keys()].filter((slot) => interaction.choices.has(slot));
    this.stop = tabStop(keys, this.stop);
    for (const [slot, node] of this.nodes) {
      const name = interaction.choices.get(slot);
      const state = { ...(name === undefined ? PLAIN : interaction.state(slot)), refused: interaction.state(slot).refused };
      this.speak(slot, node, name, state.selected);
      this.mark(node, state);
    }
    if (this.hovered !== null && !this.choices.has(this.hovered)) this.hover(null);
  }

  /** Where the arrow keys can go. */
  targets(): Target[] {
    return [...this.choices.keys()].flatMap((slot) => {
      const thing = this.things.get(slot);
      return thing ? [{ key: slot, x: thing.x, y: thing.y }] : [];
    });
  }

  get slots(): ReadonlySet<string> {
    return new Set(this.things.keys());
  }

  /** The focusable element of a slot, or of the one in the tab order. */
  focusable(slot: string | null = this.stop): SVGElement | null {
    return slot !== null && this.choices.has(slot) ? (this.nodes.get(slot)?.hit ?? null) : null;
  }

  slotOf(target: EventTarget | null): string | null {
    const g = target instanceof Element ? target.closest<SVGGElement>("[data-slot]") : null;
    return g?.dataset.slot ?? null;
  }

  nameOf(slot: string): string {
    return this.choices.get(slot) ?? this.things.get(slot)?.n ?? "";
  }

  private apply(changes: Changes, animate: boolean): void {
    for (const { slot, carried } of changes.leave) this.remove(slot, animate && !carried);
    for (const { slot, to, from } of changes.enter) {
      const node = this.create(slot, to);
      if (animate && from) this.glide(node, from);
      else if (animate) this.motion.run(node.g, [{ opacity: 0 }, { opacity: 1 }], { duration: MOTION.fade, easing: "ease-out" });
    }
    for (const kept of changes.keep) {
      const node = this.nodes.get(kept.slot);
      if (!node) continue;
      node.thing = kept.to;
      if (kept.moved) {
        node.g.setAttribute("transform", placement(kept.to));
        if (animate) this.glide(node, kept.from);
      }
      if (kept.redraw === "turn" && animate) this.turn(node, kept.from);
      else if (kept.redraw !== "same") this.redraw(node);
      if (kept.redraw === "roll" && animate) this.roll(node);
    }
    this.order(changes.order);
  }

  /** From its old place and size to its own. */
  private glide(node: Node, from: Thing): void {
    const size = (from.s ?? 1) / (node.thing.s ?? 1);
    const path = [
      { transform: `${placementCss(from)} scale(${size})` },
      { transform: `${placementCss(node.thing)} scale(1)` },
    ];
    this.motion.run(node.g, path, { duration: MOTION.glide, easing: GLIDE });
  }

  private create(slot: string, thing: Thing): Node {
    const art = draw(thing);
    const lift = s("g", { class: "gl-lift" }, art);
    const g = s("g", { class: "gl-thing", "data-slot": slot, transform: placement(thing) }, lift);
    const node: Node = { g, lift, art, hit: null, extras: [], key: "", thing };
    this.nodes.set(slot, node);
    return node;
  }

  private redraw(node: Node): void {
    const art = draw(node.thing);
    node.art.replaceWith(art);
    node.art = art;
    node.key = "";
  }

  /** A card turns over: the old side narrows to nothing, then the new one opens. */
  private turn(node: Node, from: Thing): void {
    const old = node.art;
    this.redraw(node);
    node.lift.prepend(old);
    const half = MOTION.turn / 2;
    const scaleOf = (thing: Thing, x: number): Keyframe => ({ transform: `scale(${(thing.s ?? 1) * x}, ${thing.s ?? 1})` });
    this.motion.run(old, [scaleOf(from, 1), scaleOf(from, 0)], { duration: half, easing: "ease-in", fill: "both" }, () => {
      old.remove();
    });
    this.motion.run(node.art, [scaleOf(node.thing, 0), scaleOf(node.thing, 1)], { duration: half, delay: half, easing: "ease-out" });
  }

  private roll(node: Node): void {
    const hop = (turn: number, y: number, scale: number): Keyframe => ({
      transform: `translate(0px, ${y}px) rotate(${turn}deg) scale(${scale})`,
    });
    const frames = [hop(-400, 0, 0.9), hop(-250, -26, 1.1), hop(-120, 0, 1), hop(-45, -9, 1.04), hop(0, 0, 1)];
    this.motion.run(node.lift, frames, { duration: MOTION.roll, easing: "ease-out" });
  }

  private remove(slot: string, animate: boolean): void {
    const node = this.nodes.get(slot);
    if (!node) return;
    this.nodes.delete(slot);
    if (!animate) {
      node.g.remove();
      return;
    }
    // It fades among the ghosts, out of reach of clicks, names and painting order.
    node.hit?.remove();
    for (const name of ["role", "aria-label", "data-slot"]) node.g.removeAttribute(name);
    this.ghosts.append(node.g);
    this.motion.run(node.g, [{ opacity: 1 }, { opacity: 0 }], { duration: MOTION.fade, easing: "ease-out", fill: "both" }, () => {
      node.g.remove();
    });
  }

  /** Only nodes out of place are moved: moving an element would take its focus away. */
  private order(slots: readonly string[]): void {
    let next: Element = this.ghosts;
    for (let k = slots.length - 1; k >= 0; k -= 1) {
      const g = this.nodes.get(slots[k] ?? "")?.g;
      if (!g) continue;
      if (g.nextElementSibling !== next) this.element.insertBefore(g, next);
      next = g;
    }
  }

  private speak(slot: string, node: Node, choice: string | undefined, selected: boolean): void {
    const { g, thing } = node;
    const seen = choice === undefined && thing.n !== undefined;
    set(g, "role", seen ? "img" : null);
    set(g, "aria-label", seen ? thingName(thing) : null);
    set(g, "aria-hidden", choice === undefined && !seen ? "true" : null);
    if (choice === undefined) {
      node.hit?.remove();
      node.hit = null;
      return;
    }
    if (!node.hit) {
      // For focus and clicks the button is the thing, so it bears that name too.
      node.hit = s("rect", { class: "gl-thing gl-hit", role: "button", "data-key": `thing-${slot}` });
      node.art.after(node.hit);
    }
    const { hit } = node;
    set(hit, "x", String(-thing.w / 2));
    set(hit, "y", String(-thing.h / 2));
    set(hit, "width", String(thing.w));
    set(hit, "height", String(thing.h));
    set(hit, "aria-label", choice);
    set(hit, "tabindex", slot === this.stop ? "0" : "-1");
    set(hit, "aria-pressed", selected ? "true" : null);
  }

  private mark(node: Node, state: ThingState): void {
    const key = markKey(node.thing, state);
    if (node.key === key) return;
    node.key = key;
    for (const extra of node.extras) extra.remove();
    const under = marksUnder(node.thing, state);
    const over = marksOver(node.thing, state);
    node.g.prepend(...under);
    node.lift.append(...over);
    node.extras = [...under, ...over];
    node.art.classList.toggle("is-dim", isDimmed(node.thing));
    pose(node.art, node.thing);
    node.g.classList.toggle("is-choosable", state.choosable);
    node.g.classList.toggle("is-selected", state.selected);
    node.lift.style.setProperty("--lift", node.thing.w <= 130 ? "1.14" : "1.03");
  }

  private moveTabStop(slot: string): void {
    if (this.stop === slot || !this.choices.has(slot)) return;
    this.nodes.get(this.stop ?? "")?.hit?.setAttribute("tabindex", "-1");
    this.nodes.get(slot)?.hit?.setAttribute("tabindex", "0");
    this.stop = slot;
  }

  private hover(slot: string | null): void {
    if (slot === this.hovered) return;
    this.nodes.get(this.hovered ?? "")?.g.classList.remove("is-hovered");
    this.nodes.get(slot ?? "")?.g.classList.add("is-hovered");
    this.hovered = slot;
    this.element.classList.toggle("over-choice", slot !== null);
    this.events.hover(slot);
  }

  private slotAt(event: MouseEvent): string | null {
    const matrix = this.element.getScreenCTM();
    if (!matrix || !this.scene) return null;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const point: Point = { x: at.x, y: at.y };
    const coarse = event instanceof PointerEvent && event.pointerType === "touch";
    const least = (coarse ? 44 : 32) * unitsPerPixel(this.scene.w, this.element.clientWidth);
    const placed = [...this.nodes].flatMap(([slot, node]) => (this.choices.has(slot) ? [{ slot, ...node.thing }] : []));
    const order = new Map([...this.things.keys()].map((slot, k) => [slot, k]));
    placed.sort((a, b) => (order.get(a.slot) ?? 0) - (order.get(b.slot) ?? 0));
    return pickAt(placed, point, least)?.slot ?? null;
  }
}
