import { allowedAttribute, allowedElement } from "../core/cleaning";
import { SVG, s } from "./elements";

/** Removes whatever a drawing may not hold. */
function clean(element: Element): void {
  for (const child of [...element.children]) {
    if (allowedElement(child.localName) && child.namespaceURI === SVG) clean(child);
    else child.remove();
  }
  for (const attribute of [...element.attributes]) {
    if (!allowedAttribute(attribute.name, attribute.value)) element.removeAttributeNode(attribute);
  }
}

/** Parses markup as XML, so that nothing in it runs; a drawing that cannot be read is left blank. */
function parse(markup: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink">${markup}</svg>`,
    "image/svg+xml",
  );
  const root = parsed.documentElement;
  if (parsed.getElementsByTagName("parsererror").length > 0) {
    console.warn("gangland: a drawing could not be read");
    return fragment;
  }
  clean(root);
  for (const child of [...root.childNodes]) fragment.append(document.importNode(child, true));
  return fragment;
}

// Drawings are the same on every board of a page, so each is parsed once. A long session draws more and more of them;
// the oldest are forgotten then.
const parsed = new Map<string, DocumentFragment>();
const MOST = 2000;

/** A fresh copy of a drawing. */
export function drawing(markup: string): SVGGElement {
  let fragment = parsed.get(markup);
  if (!fragment) {
    fragment = parse(markup);
    if (parsed.size >= MOST) {
      const oldest = parsed.keys().next();
      if (!oldest.done) parsed.delete(oldest.value);
    }
    parsed.set(markup, fragment);
  }
  const group = s("g", { class: "gl-art", "aria-hidden": "true" });
  group.append(fragment.cloneNode(true));
  return group;
}
