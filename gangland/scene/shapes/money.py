"""Notes: 76 x 40, the paler the less they are worth, and stacks of them face down."""

from __future__ import annotations

from typing import Final

from gangland.scene.shapes.draw import group, rect, sign, text, use
from gangland.scene.shapes.panels import dashed, pill
from gangland.scene.text import TIMES, remembered

WIDTH: Final = 76
HEIGHT: Final = 40

TINTS: Final = {
    5: "#f7f1dd",
    10: "#edeccd",
    15: "#e2e6c2",
    20: "#d5deb6",
    25: "#c6d5a9",
    30: "#b5ca9b",
    40: "#a2be8d",
    50: "#8fb180",
}
_GREEN: Final = "#4c6b44"


@remembered
def note(value: int) -> str:
    """A note with its value, printed large."""
    tint = TINTS.get(value, TINTS[5])
    return use("note", n=tint) + text(str(value), 0, 8.5, 25, face="display", align="middle", fill="var(--print)")


def note_back() -> str:
    """A note face down."""
    return use("note-back")


def outline() -> str:
    """Where a note would lie."""
    return dashed(WIDTH, HEIGHT, radius=3)


@remembered
def stack(notes: int, sheet: float = 2.2, most: int = 28) -> str:
    """Notes face down, the stack as high as there are many. Its foot stands on (0, 0); 62 wide."""
    if notes == 0:
        return group(dashed(62, 34, ("empty",), radius=3, size=17), y=-17)
    shown = min(notes, most)
    tall = sheet * (shown - 1)
    edges = "".join(f"M-31 {-2 - k * sheet:.1f}H31" for k in range(1, shown))
    block = rect(-31, -34 - tall, 62, 34 + tall, radius=3, fill="#b5ca9b", stroke=_GREEN)
    lines = f'<path d="{edges}" stroke="{_GREEN}" fill="none"/>' if edges else ""
    top = rect(-31, -34 - tall, 62, 34, radius=3, fill="#d5deb6", stroke=_GREEN)
    frame = rect(-27, -30 - tall, 54, 26, radius=2, stroke=_GREEN)
    return block + lines + top + frame + sign("star", 0, -17 - tall, 20, color=_GREEN)


@remembered
def bundle(notes: int) -> str:
    """So many notes, face down under one band, with their number."""
    under = group(note_back(), x=3, y=3)
    return under + note_back() + group(pill(f"{TIMES} {notes}", 21), x=-10)
