import type { Form, Reply } from "../contract";
import type { Driver } from "../driver";

const PATIENCE = 8000;

/** Sends answers, one at a time: a second one waits in vain until something has come back. */
export class Post {
  private timer: number | null = null;

  constructor(
    private readonly driver: Driver,
    private readonly root: HTMLElement,
    private readonly unanswered: () => void,
    private readonly form: () => Form,
  ) {}

  get waiting(): boolean {
    return this.timer !== null;
  }

  send(reply: Reply): void {
    if (this.waiting) return;
    this.root.setAttribute("aria-busy", "true");
    this.timer = window.setTimeout(() => {
      this.answered();
      this.unanswered();
    }, PATIENCE);
    this.driver.send({ ...reply, form: this.form() });
  }

  answered(): void {
    if (this.timer !== null) window.clearTimeout(this.timer);
    this.timer = null;
    this.root.removeAttribute("aria-busy");
  }
}
