import type { Reply, Update } from "../contract";
import type { Driver } from "../driver";

/** The part of the anywidget model that a board needs. */
export interface WidgetModel {
  get(name: "update"): unknown;
  on(event: string, callback: () => void): void;
  off(event: string, callback: () => void): void;
  send?(content: Reply): void;
}

/** Python in a Jupyter kernel: one synced trait comes in, custom messages go out. */
export function kernelDriver(model: WidgetModel): Driver {
  const read = (): Update | null => {
    const value = model.get("update");
    // A view may be shown before the first update has arrived; then the trait is empty.
    return typeof value === "object" && value !== null && "frames" in value ? (value as Update) : null;
  };
  return {
    answers: typeof model.send === "function",
    free: typeof model.send === "function",
    current: read,
    watch(listener) {
      const changed = (): void => {
        const update = read();
        if (update) listener(update);
      };
      model.on("change:update", changed);
      return () => {
        model.off("change:update", changed);
      };
    },
    send(reply) {
      model.send?.(reply);
    },
  };
}
