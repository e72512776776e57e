/** Making elements. Text always goes in as text, never as markup. */

export const SVG = "http://www.w3.org/2000/svg";

type Child = Node | string | null | undefined | false;
type Props = Record<string, string | number | boolean | null | undefined | ((event: Event) => void)>;

function fill(element: Element, props: Props, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) element.append(child);
}

export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, props, children);
  return element;
}

export function s<K extends keyof SVGElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  fill(element, props, children);
  return element;
}

/** Signs of the control bar on a 24 x 24 grid; neither typeface has arrows. */
const SIGNS = {
  first: "M5 5H8V19H5ZM20 5V19L9 12Z",
  back: "M17 5V19L6 12Z",
  next: "M7 5V19L18 12Z",
  last: "M16 5H19V19H16ZM4 5V19L15 12Z",
  play: "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM9.500 7.500L17 12L9.500 16.500Z",
  pause: "M6 5H10V19H6ZM14 5H18V19H14Z",
  present: "M2 3H22V6H21V16H14V18L18 22H14.500L12 19.500L9.500 22H6L10 18V16H3V6H2ZM5.500 6V13.500H18.500V6Z",
  text: "M4 4H20V7H4ZM4 9H20V12H4ZM4 14H20V17H4ZM4 19H13V22H4Z",
  undo: "M9 3L2 9L9 15V11H14A4 4 0 0 1 14 19H7V22H14A7 7 0 0 0 14 8H9Z",
  keys: "M2 6H22V18H2ZM5 8.500V10.500H7V8.500ZM9 8.500V10.500H11V8.500ZM13 8.500V10.500H15V8.500ZM17 8.500V10.500H19V8.500ZM7 13.500V15.500H17V13.500Z",
  close: "M5 3L12 10L19 3L21 5L14 12L21 19L19 21L12 14L5 21L3 19L10 12L3 5Z",
  eye: "M12 5C6 5 2.500 9 1 12C2.500 15 6 19 12 19C18 19 21.500 15 23 12C21.500 9 18 5 12 5ZM12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8Z",
  stop: "M8 2H16L22 8V16L16 22H8L2 16V8ZM6.500 10.500V13.500H17.500V10.500Z",
  info: "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM10.500 6H13.500V9H10.500ZM10.500 10.500H13.500V18H10.500Z",
  check: "M12 2A10 10 0 1 0 12 22A10 10 0 1 0 12 2ZM10.400 17.200L5.300 12.100L7.500 9.900L10.400 12.800L16.500 6.700L18.700 8.900Z",
  lamp: "M12 2A7 7 0 0 0 8 14.700V17H16V14.700A7 7 0 0 0 12 2ZM8.500 18.500H15.500V20.500H14L13 22H11L10 20.500H8.500ZM10.500 5V7A2.500 2.500 0 0 0 8.500 9H6.800A4.500 4.500 0 0 1 10.500 5Z",
  arrow: "M3 10H13V5L21 12L13 19V14H3Z",
} as const;

export type Sign = keyof typeof SIGNS;

export function sign(name: Sign): SVGSVGElement {
  return s(
    "svg",
    { class: "gl-sign", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" },
    s("path", { d: SIGNS[name], fill: "currentColor", "fill-rule": "evenodd" }),
  );
}

/** A round badge with an initial; `own` makes it gold. */
export function badge(initial: string, own = false): HTMLElement {
  return h("span", { class: own ? "gl-badge gl-badge-own" : "gl-badge", "aria-hidden": "true" }, Array.from(initial).slice(0, 2).join(""));
}

export type ButtonProps = { key: string; label?: string; onClick: (event: Event) => void; disabled?: boolean; class?: string };

/** A button. `key` lets the focus find it again after the board has been redrawn. */
export function button(props: ButtonProps, ...children: Child[]): HTMLButtonElement {
  return h(
    "button",
    {
      type: "button",
      class: props.class ?? "gl-button",
      "data-key": props.key,
      "aria-label": props.label,
      title: props.label,
      disabled: props.disabled,
      click: props.onClick,
    },
    ...children,
  );
}

/** The main button: gold, in the display face. */
export function mainButton(label: string, disabled: boolean, onClick: () => void): HTMLButtonElement {
  return button({ key: "main", class: "gl-main", disabled, onClick }, h("span", {}, label));
}

/** Runs a redraw and gives the focus back to the element with the same key, or to `fallback` if that has gone. */
export function keepingFocus(root: HTMLElement, fallback: () => HTMLElement | SVGElement | null, redraw: () => void): void {
  const active = root.contains(document.activeElement) ? document.activeElement : null;
  const key = active instanceof HTMLElement || active instanceof SVGElement ? active.dataset.key : undefined;
  redraw();
  if (!active) return;
  // A thing that is no longer on offer keeps the focus for a moment longer, but cannot be used.
  const usable = active instanceof HTMLElement ? shown(active) : active.hasAttribute("tabindex");
  if (document.activeElement === active && root.contains(active) && usable) return;
  const same = key === undefined ? [] : [...root.querySelectorAll<HTMLElement | SVGElement>(`[data-key="${CSS.escape(key)}"]:not([disabled])`)];
  (same.find(shown) ?? fallback())?.focus({ preventScroll: true });
}

const shown = (element: Element): boolean => element.closest("[hidden]") === null;
