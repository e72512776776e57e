import { keyHelp } from "../core/keys";
import { bookHref, clauseLabel } from "../core/speech";
import { button, h, sign } from "./elements";
import { storyLine } from "./story";
import type { Deeds, View } from "./view";

type Content = { kind: "clause"; id: string } | { kind: "story" } | { kind: "keys" };

/** What opens beside the board: a clause, the whole story, the list of keys. One at a time, never away from the board. */
export class Drawer {
  readonly element = h("aside", { class: "gl-drawer gl-plate is-lit", role: "dialog", tabindex: "-1", hidden: true });
  private opener: HTMLElement | SVGElement | null = null;
  private shown = "";

  constructor(
    private readonly view: () => View | null,
    private readonly deeds: Deeds,
  ) {}

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  open(content: Content, opener: HTMLElement | SVGElement): void {
    const view = this.view();
    if (!view) return;
    const key = JSON.stringify(content);
    if (this.isOpen && this.shown === key && this.opener?.dataset.key === opener.dataset.key) {
      this.close();
      return;
    }
    this.shown = key;
    // A § inside the open drawer leads on; closing still returns to where it all began.
    if (!this.element.contains(opener)) this.opener = opener;
    const { title, body } = this.fill(view, content);
    const close = button({ key: "drawer-close", class: "gl-icon", label: "Close", onClick: () => { this.close(); } }, sign("close"));
    this.element.setAttribute("aria-label", title);
    this.element.replaceChildren(h("header", { class: "gl-head" }, h("h3", { class: "gl-heading" }, title), close), h("div", { class: "gl-drawer-body" }, ...body));
    this.element.hidden = false;
    this.place(this.opener ?? opener);
    this.element.focus({ preventScroll: true });
  }

  close(): void {
    if (!this.isOpen) return;
    const inside = this.element.contains(document.activeElement);
    this.element.hidden = true;
    const { opener } = this;
    this.opener = null;
    if (!inside || !opener) return;
    const root = this.element.closest(".gangland");
    const key = opener.dataset.key ?? "";
    // The opener may have been redrawn meanwhile.
    const again = opener.isConnected ? opener : root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    again?.focus({ preventScroll: true });
  }

  private fill(view: View, content: Content): { title: string; body: Node[] } {
    const { update } = view;
    if (content.kind === "clause") {
      const clause = update.clauses[content.id];
      // Sphinx writes the way to the book's first page on the root element.
      const root = document.documentElement.dataset.content_root;
      const href = clause ? bookHref(clause.href, root, document.body.hasAttribute("data-jp-theme-light")) : null;
      const link = href ? h("a", { class: "gl-rules-link", href, "data-key": "drawer-link" }, "in the rules") : null;
      const id = h("span", { class: "gl-second" }, clauseLabel(content.id));
      const text = h("p", { class: "gl-clause-text" }, clause?.text ?? "This clause is not part of the page.");
      return { title: clause?.title ?? clauseLabel(content.id), body: [text, h("footer", { class: "gl-drawer-foot" }, id, link)] };
    }
    if (content.kind === "keys") {
      const rows = keyHelp(view.coach).flatMap(({ keys, does }) => [h("dt", {}, keys), h("dd", {}, does)]);
      return { title: "Keys", body: [h("dl", { class: "gl-keys" }, ...rows)] };
    }
    const lines = update.story.slice(0, view.told);
    const items = lines.map((line, k) => storyLine(update, line, k === lines.length - 1, `tale-${k}`, this.deeds));
    const list = h("ol", { class: "gl-lines gl-tale", tabindex: "0", "aria-label": "All lines" }, ...items);
    requestAnimationFrame(() => { list.scrollTop = list.scrollHeight; });
    return { title: "The story so far", body: [list] };
  }

  /** Beside its opener: above it in the lower half of the board, below it in the upper. */
  private place(opener: HTMLElement | SVGElement): void {
    const hall = this.element.offsetParent;
    if (!(hall instanceof HTMLElement)) return;
    const room = hall.getBoundingClientRect();
    // Opened by a key while the whole board has the focus, it stands at the top.
    const from = opener.contains(hall) ? new DOMRect(room.left + room.width / 2, room.top, 0, 0) : opener.getBoundingClientRect();
    const width = Math.min(Math.max(340, room.width * 0.3), room.width - 16);
    const left = Math.min(Math.max(from.left + from.width / 2 - room.left - width / 2, 8), room.width - width - 8);
    const above = from.top - room.top > room.height / 2;
    const space = above ? from.top - room.top - 16 : room.bottom - from.bottom - 16;
    const { style } = this.element;
    style.width = `${width}px`;
    style.left = `${left}px`;
    style.maxHeight = `${Math.max(space, 160)}px`;
    style.top = above ? "auto" : `${Math.max(from.bottom - room.top + 8, 8)}px`;
    style.bottom = above ? `${Math.max(room.bottom - from.top + 8, 8)}px` : "auto";
  }
}
