/** Running animations, all of which can be ended at once. */
export class Motion {
  private running = new Set<() => void>();
  private timer: number | null = null;

  get busy(): boolean {
    return this.running.size > 0;
  }

  static reduced(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Animates an element; `done` is called exactly once, at the end or when the motion is cut short. */
  run(element: Element, keyframes: Keyframe[], timing: KeyframeAnimationOptions, done?: () => void): void {
    if (Motion.reduced() || typeof element.animate !== "function") {
      done?.();
      return;
    }
    const animation = element.animate(keyframes, { fill: "backwards", ...timing });
    const end = (): void => {
      if (!this.running.delete(end)) return;
      animation.cancel();
      done?.();
    };
    this.running.add(end);
    animation.onfinish = end;
    animation.oncancel = end;
  }

  /** Calls back after some time, unless stopped before. */
  after(milliseconds: number, then: () => void): void {
    this.stopTimer();
    this.timer = window.setTimeout(() => {
      this.timer = null;
      then();
    }, milliseconds);
  }

  stopTimer(): void {
    if (this.timer !== null) window.clearTimeout(this.timer);
    this.timer = null;
  }

  /** Everything is where it belongs, now. */
  finish(): void {
    for (const end of [...this.running]) end();
  }

  close(): void {
    this.stopTimer();
    this.finish();
  }
}
