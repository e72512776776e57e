/**
 * What a drawing may consist of. Python escapes every text it puts into a drawing; this list is the second lock, so
 * that a drawing can never run a script, load anything or leave its place.
 */
const ELEMENTS = new Set([
  "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "use", "defs",
  "symbol", "linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "title", "desc", "filter",
  "feGaussianBlur", "feMerge", "feMergeNode", "svg",
]);

export const allowedElement = (name: string): boolean => ELEMENTS.has(name);

/** Attributes are free except handlers, references outside the page, and anything with a script in it. */
export function allowedAttribute(name: string, value: string): boolean {
  const attribute = name.toLowerCase();
  if (attribute.startsWith("on")) return false;
  if (attribute === "href" || attribute === "xlink:href") return value.trim().startsWith("#");
  if (attribute === "src" || attribute === "action" || attribute === "formaction") return false;
  // url(...) may only point into the page; escapes could hide another address.
  if (value.includes("\\")) return false;
  for (const match of value.matchAll(/url\(\s*["']?\s*([^)]?)/gi)) if (match[1] !== "#") return false;
  return !/javascript:|expression\(|@import/i.test(value);
}
