/**
 * A press of the mouse that ends an animation does nothing else: its click is swallowed. `interrupts` ends what is
 * moving and says whether frames were passing by.
 */
export function listenToPresses(root: HTMLElement, interrupts: () => boolean): void {
  let used = false;
  root.addEventListener("pointerdown", () => { used = interrupts(); }, { capture: true });
  root.addEventListener(
    "click",
    (event) => {
      if (!used) return;
      used = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
