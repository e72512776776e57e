import type { Tape, Update } from "./contract";
import { isTape } from "./core/tape";
import { Board } from "./dom/board";
import { h } from "./dom/elements";
import type { Driver } from "./driver";
import { recordedDriver } from "./drivers/recorded";
import { tapeDriver } from "./drivers/tape";
import { unpacked } from "./unpack";

/**
 * Boards on plain pages. A classic script, so that it also runs in a page opened from the disk; one copy serves every
 * board of the page. Until a board comes near, its standing picture is shown.
 */
const STARTED = "ganglandPage";

/** The style sheets lie beside this script; a page that links them itself is left alone. */
function ensureStyles(): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || script.src === "") return;
  for (const name of ["fonts.css", "board.css"]) {
    const present = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].some((link) => new URL(link.href).pathname.endsWith(`/${name}`));
    if (!present) document.head.append(h("link", { rel: "stylesheet", href: new URL(name, script.src).href }));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Puts a board where the standing picture is. Caption and data stay. */
function raise(figure: HTMLElement, driver: Driver): void {
  for (const child of [...figure.children]) {
    if (child.localName !== "figcaption" && child.localName !== "script") child.remove();
  }
  const host = h("div");
  figure.prepend(host);
  new Board(host, driver);
}

/** A lesson, plain or packed; null if it cannot be read here. */
async function tapeOf(script: Element): Promise<Tape | null> {
  const text = script.classList.contains("gangland-tape") ? script.textContent : await unpacked(script.textContent);
  const tape = text === null ? null : parsed(text);
  return isTape(tape) ? tape : null;
}

async function mountLesson(figure: HTMLElement, script: Element): Promise<void> {
  const tape = await tapeOf(script);
  if (tape) raise(figure, tapeDriver(tape));
  // The standing picture stays, and says why nothing moves.
  else script.before(h("p", { class: "gangland-note" }, UNREADABLE));
}

const UNREADABLE = "This browser cannot unpack the lesson. A newer one can; so can JupyterLab.";

function mount(figure: HTMLElement): void {
  if (figure.dataset.mounted !== undefined) return;
  const lesson = figure.querySelector("script.gangland-tape, script.gangland-tape-packed");
  if (lesson) {
    figure.dataset.mounted = "";
    void mountLesson(figure, lesson);
    return;
  }
  const data = figure.querySelector("script.gangland-update");
  const update = data ? (parsed(data.textContent) as Update | null) : null;
  if (!Array.isArray(update?.frames) || update.frames.length === 0) return; // The standing picture stays.
  figure.dataset.mounted = "";
  raise(figure, recordedDriver(update));
}

function start(): void {
  const figures = [...document.querySelectorAll<HTMLElement>("figure.gangland-board")];
  if (!("IntersectionObserver" in window)) {
    figures.forEach(mount);
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting || !(entry.target instanceof HTMLElement)) continue;
        observer.unobserve(entry.target);
        mount(entry.target);
      }
    },
    { rootMargin: "600px 0px" },
  );
  for (const figure of figures) observer.observe(figure);
  // Paper has no fold: every board is printed as itself.
  window.addEventListener("beforeprint", () => {
    figures.forEach(mount);
  });
}

if (!(STARTED in window)) {
  Object.assign(window, { [STARTED]: true });
  ensureStyles();
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}
