import sprite from "../../../gangland/scene/sprite.svg";
import { SVG } from "./elements";

const HOST = "gangland-sprite";

/** Paints of the board itself: the warm spot under a lit thing, the weave of the baskets, the folds of the curtain. */
const PAINTS = `
<radialGradient id="gl-spot"><stop offset=".3" stop-color="#f7c86a" stop-opacity=".5"/><stop offset="1" stop-color="#f7c86a" stop-opacity="0"/></radialGradient>
<pattern id="gl-weave" width="18" height="12" patternUnits="userSpaceOnUse"><rect width="18" height="12" fill="#a8793c"/><path d="M0 3H9M9 9H18" stroke="#e0b873" stroke-width="4.5"/><path d="M9 0V12M0 0V12" stroke="#6b4a1f" stroke-width="1.5"/></pattern>`;

/** Puts the signs and figures into the page, once for all boards. */
export function ensureSprite(): void {
  if (document.getElementById(HOST)) return;
  const inner = sprite.slice(sprite.indexOf(">", sprite.indexOf("<svg")) + 1, sprite.lastIndexOf("</svg>"));
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}"><defs>${PAINTS}${inner}</defs></svg>`, "image/svg+xml");
  const host = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement;
  host.id = HOST;
  host.setAttribute("aria-hidden", "true");
  host.setAttribute("width", "0");
  host.setAttribute("height", "0");
  // Not `display: none`: gradients and patterns of a hidden picture are not painted.
  host.style.cssText = "position:absolute;width:0;height:0;overflow:hidden;pointer-events:none";
  document.body.prepend(host);
}
