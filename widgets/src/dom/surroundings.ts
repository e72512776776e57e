import { resolveTheme } from "../core/theme";

/** Keeps the board's theme in step with the page: the book's switch, JupyterLab's theme, or the system. */
export function followTheme(root: HTMLElement, forced: () => "dark" | null): { refresh: () => void; stop: () => void } {
  const light = matchMedia("(prefers-color-scheme: light)");
  const refresh = (): void => {
    const theme =
      forced() ??
      resolveTheme({
        dataTheme: (root.parentElement?.closest("[data-theme]") ?? document.documentElement).getAttribute("data-theme"),
        jupyterLight: document.body.getAttribute("data-jp-theme-light"),
        prefersLight: light.matches,
      });
    if (root.dataset.theme !== theme) root.dataset.theme = theme;
  };
  const observer = new MutationObserver(refresh);
  const filter = { attributes: true, attributeFilter: ["data-theme", "data-jp-theme-light"] };
  observer.observe(document.documentElement, filter);
  observer.observe(document.body, filter);
  light.addEventListener("change", refresh);
  refresh();
  return {
    refresh,
    stop() {
      observer.disconnect();
      light.removeEventListener("change", refresh);
    },
  };
}

/** Full screen where the browser allows it, else an overlay over the page. */
export class Presenter {
  private on = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly changed: () => void,
  ) {
    document.addEventListener("fullscreenchange", this.left);
  }

  get active(): boolean {
    return this.on;
  }

  toggle(): void {
    if (this.on) this.leave();
    else this.enter();
  }

  leave(): void {
    if (!this.on) return;
    this.set(false);
    if (document.fullscreenElement === this.root) void document.exitFullscreen().catch(() => undefined);
  }

  close(): void {
    this.leave();
    document.removeEventListener("fullscreenchange", this.left);
  }

  private enter(): void {
    this.set(true);
    // The overlay is there already, so a refusal changes nothing.
    if (document.fullscreenEnabled) void this.root.requestFullscreen().catch(() => undefined);
    this.root.focus({ preventScroll: true });
  }

  private set(on: boolean): void {
    this.on = on;
    this.root.classList.toggle("is-presenting", on);
    this.changed();
  }

  /** Escape leaves full screen without asking us. */
  private readonly left = (): void => {
    if (this.on && document.fullscreenElement === null && document.fullscreenEnabled) this.set(false);
  };
}
