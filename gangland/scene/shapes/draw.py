"""Strokes of the pen: the few SVG elements every drawing is made of. Texts are escaped here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.scene.text import DISPLAY, Face, escaped, number, remembered

if TYPE_CHECKING:
    from collections.abc import Sequence

_ANCHORS: Final = {"left": "", "middle": ' text-anchor="middle"', "right": ' text-anchor="end"'}


@remembered
def text(
    words: str,
    x: float,
    y: float,
    size: float,
    *,
    face: Face = "text",
    align: str = "left",
    fill: str = "var(--ink)",
    more: str = "",
) -> str:
    """A line of text; y is its foot line."""
    look = {"text": "", "bold": ' font-weight="700"', "display": f' font-family="{DISPLAY}"'}[face]
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{look}{_ANCHORS[align]} fill="{fill}"{more}>'
        f"{escaped(words)}</text>"
    )


@remembered
def use(symbol: str, box: tuple[float, float, float, float] | None = None, /, **look: str) -> str:
    """A piece of the sprite: as it is, or stretched into a box. Underscores in names of properties stand for dashes."""
    place = ""
    if box:
        place = "".join(
            f' {name}="{number(value)}"' for name, value in zip(("x", "y", "width", "height"), box, strict=True)
        )
    return f'<use href="#gl-{symbol}"{place}{style(**look)}/>'


def style(**look: str) -> str:
    """A style attribute of custom properties (`c="red"` is `--c:red`); `color` alone is the real one."""
    if not look:
        return ""
    parts = (f"{'' if name == 'color' else '--'}{name.replace('_', '-')}:{value}" for name, value in look.items())
    return f' style="{";".join(parts)}"'


@remembered
def sign(name: str, x: float, y: float, size: float, *, color: str = "var(--ink)", ground: str = "var(--panel)") -> str:
    """One of the 48 x 48 signs, centred."""
    return use(f"i-{name}", (x - size / 2, y - size / 2, size, size), color=color, bg=ground)


def group(*parts: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, more: str = "") -> str:
    """Parts moved, turned and scaled together."""
    moves = f"translate({number(x)} {number(y)})" if x or y else ""
    moves += f"rotate({number(turn)})" if turn else ""
    moves += f"scale({number(scale)})" if scale != 1 else ""
    transform = f' transform="{moves}"' if moves else ""
    return f"<g{transform}{more}>{''.join(parts)}</g>"


def path(d: str, *, fill: str = "none", stroke: str = "", width: float = 0, more: str = "") -> str:
    """A path; without a colour of its own it is not filled."""
    return f'<path d="{d}" fill="{fill}"{_line(stroke, width)}{more}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    radius: float = 0,
    fill: str = "none",
    stroke: str = "",
    width: float = 0,
    more: str = "",
) -> str:
    """A rectangle, round at the corners if a radius is given."""
    round_corners = f' rx="{number(radius)}"' if radius else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"{round_corners}'
        f' fill="{fill}"{_line(stroke, width)}{more}/>'
    )


def circle(
    x: float, y: float, r: float, *, fill: str = "none", stroke: str = "", width: float = 0, more: str = ""
) -> str:
    """A circle."""
    place = (f' cx="{number(x)}"' if x else "") + (f' cy="{number(y)}"' if y else "")
    return f'<circle{place} r="{number(r)}" fill="{fill}"{_line(stroke, width)}{more}/>'


def _line(stroke: str, width: float) -> str:
    if not stroke:
        return ""
    return f' stroke="{stroke}"' + (f' stroke-width="{number(width)}"' if width and width != 1 else "")


def points(pairs: Sequence[tuple[float, float]]) -> str:
    """The `d` of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in pairs) + "Z"
