"""What tells you something: stepped plates, tabs, pills, bubbles, dashed outlines."""

from __future__ import annotations

from gangland.scene.shapes.draw import path, rect, text
from gangland.scene.text import Face, fitted, number, remembered, width


@remembered
def stepped(w: float, h: float, step: float = 6, x: float = 0, y: float = 0) -> str:
    """The outline of a plate round (x, y), with corners in two steps."""
    left, top, right, foot = x - w / 2, y - h / 2, x + w / 2, y + h / 2
    one, two = step, 2 * step
    corners = (
        f"M{number(left + two)} {number(top)}H{number(right - two)}v{number(one)}h{number(one)}v{number(one)}h{number(one)}",
        f"V{number(foot - two)}h{number(-one)}v{number(one)}h{number(-one)}v{number(one)}",
        f"H{number(left + two)}v{number(-one)}h{number(-one)}v{number(-one)}h{number(-one)}",
        f"V{number(top + two)}h{number(one)}v{number(-one)}h{number(one)}Z",
    )
    return "".join(corners)


@remembered
def plate(w: float, h: float, *, active: bool = False, step: float = 6) -> str:
    """A brass-edged panel; the active one has a bright edge."""
    edge, line = ("var(--brass-hi)", 3.0) if active else ("var(--edge)", 2.0)
    return path(stepped(w, h, step), fill="var(--panel)", stroke=edge, width=line)


@remembered
def capsule(w: float, h: float, *, active: bool = False, fill: str = "var(--panel)") -> str:
    """A panel with round ends."""
    edge = "var(--brass-hi)" if active else "var(--edge)"
    return rect(-w / 2, -h / 2, w, h, radius=h / 2, fill=fill, stroke=edge, width=2.5 if active else 1.5)


@remembered
def pill(words: str, size: float = 15, *, room: float = 0, gold: bool = False) -> str:
    """A small label on a piece: paper on night, or print on gold."""
    wide = max(room, width(words, size, "bold") + size * 1.2)
    high = size * 1.5
    fill, ink, edge = (
        ("var(--gold)", "var(--print)", "var(--print)") if gold else ("var(--night)", "var(--paper)", "var(--paper)")
    )
    return rect(-wide / 2, -high / 2, wide, high, radius=high / 2, fill=fill, stroke=edge, width=1.5) + text(
        words, 0, size * 0.34, size, face="bold", align="middle", fill=ink
    )


@remembered
def bubble(words: str, w: float, h: float, size: float, *, tail: str = "up", at: float = 0) -> str:
    """A speech bubble: print on white, with a tail at `at` on its upper (or lower) edge."""
    left, top, r = -w / 2, -h / 2, 10
    reach = 14 if h > 40 else 10
    up, down = "", ""
    if tail == "up":
        up = f"H{number(at - 8)}l8 -{reach}l8 {reach}"
    else:
        down = f"H{number(at + 8)}l-8 {reach}l-8 -{reach}"
    outline = (
        f"M{number(left + r)} {number(top)}{up}H{number(-left - r)}a{r} {r} 0 0 1 {r} {r}V{number(-top - r)}"
        f"a{r} {r} 0 0 1 {-r} {r}{down}H{number(left + r)}a{r} {r} 0 0 1 {-r} {-r}V{number(top + r)}a{r} {r} 0 0 1 {r} {-r}Z"
    )
    return path(outline, fill="var(--white)", stroke="var(--print)", width=2, more=' stroke-linejoin="round"') + text(
        words, 0, size * 0.34, size, align="middle", fill="var(--print)"
    )


@remembered
def dashed(w: float, h: float, words: tuple[str, ...] = (), *, radius: float = 10, size: float = 19) -> str:
    """Emptiness: the outline of what could lie there, with a word."""
    dash = "7 6" if w > 80 else "5 4"
    lines = rect(-w / 2, -h / 2, w, h, radius=radius, stroke="var(--line)", width=2, more=f' stroke-dasharray="{dash}"')
    step = size * 1.25
    for place, line in enumerate(words):
        y = size * 0.34 + (place - (len(words) - 1) / 2) * step
        lines += text(fitted(line, size, w - 8), 0, y, size, align="middle", fill="var(--ink2)")
    return lines


def caption(
    words: str, size: float, *, room: float = 0, face: Face = "text", align: str = "middle", fill: str = "var(--ink)"
) -> str:
    """A line of text round (0, 0), cut to the room there is."""
    shown = fitted(words, size, room, face) if room else words
    return text(shown, 0, size * 0.34, size, face=face, align=align, fill=fill)


def spot(rx: float, ry: float) -> str:
    """A warm pool of light under what matters now. Only standing pictures draw it; boards light marked things."""
    return f'<ellipse rx="{number(rx)}" ry="{number(ry)}" fill="url(#gl-spot)"/>'


def bar_chart(w: float, h: float, part: float, *, own: bool = False) -> str:
    """A part of one as a filled bar, from the left."""
    fill = "var(--brass)" if own else "var(--line)"
    left, top = -w / 2, -h / 2
    return rect(left, top, w, h, radius=4, fill="var(--room)", stroke="var(--edge)", width=1.5) + rect(
        left, top, w * part, h, radius=4, fill=fill
    )


@remembered
def basket(w: float) -> str:
    """A wicker basket, 38 high under its rim, which lies on (0, 0)."""
    half = w / 2
    body = f"M{number(4 - half)} 5H{number(half - 4)}L{number(half - 14)} 36H{number(14 - half)}Z"
    straws = "".join(
        path(
            f"M{number(6 + k * 2.4 - half)} {y}H{number(half - 6 - k * 2.4)}",
            stroke="#e0b873",
            width=5,
            more=f' stroke-dasharray="9 9" stroke-dashoffset="{9 * (k % 2)}"',
        )
        for k, y in enumerate((12, 20, 28))
    )
    handle = path(
        f"M{number(20 - half)} 0C{number(40 - half)} -50 {number(half - 40)} -50 {number(half - 20)} 0",
        stroke="#a8793c",
        width=5,
    )
    rim = rect(-half, -5, w, 10, radius=5, fill="#c99a55", stroke="#3a2510", width=2)
    return handle + path(body, fill="#a8793c") + straws + path(body, stroke="#3a2510", width=2) + rim
