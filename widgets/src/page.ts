import type { Update } from "./contract";
import { Board } from "./dom/board";
import { h } from "./dom/elements";
import { recordedDriver } from "./drivers/recorded";

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

function mount(figure: HTMLElement): void {
  const data = figure.querySelector("script.gangland-update");
  if (!data || figure.dataset.mounted !== undefined) return;
  let update: Update;
  try {
    update = JSON.parse(data.textContent) as Update;
  } catch {
    return; // The standing picture stays.
  }
  if (!Array.isArray(update.frames) || update.frames.length === 0) return;
  figure.dataset.mounted = "";
  // The standing picture makes room; caption and data stay.
  for (const child of [...figure.children]) {
    if (child !== data && child.localName !== "figcaption" && child.localName !== "script") child.remove();
  }
  const host = h("div");
  figure.prepend(host);
  new Board(host, recordedDriver(update));
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
