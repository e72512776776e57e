import { Board } from "./dom/board";
import { kernelDriver, type WidgetModel } from "./drivers/kernel";

/** The live board: what anywidget calls. */
export default {
  render({ model, el }: { model: WidgetModel; el: HTMLElement }): () => void {
    const board = new Board(el, kernelDriver(model));
    return () => {
      board.close();
    };
  },
};
