"""Dice: white with print pips; a dashed outline with a question mark before they are rolled."""

from __future__ import annotations

from typing import Final

from gangland.scene.shapes.draw import rect, text, use
from gangland.scene.text import remembered

SIDE: Final = 40


@remembered
def die(pips: int) -> str:
    """A die that shows so many pips; nothing rolled yet if 0."""
    if pips:
        return use(f"die-{pips}")
    half = SIDE / 2
    frame = rect(-half, -half, SIDE, SIDE, radius=8, stroke="var(--ink)", width=2, more=' stroke-dasharray="5 4"')
    return frame + text("?", 0, 9, 26, face="bold", align="middle")
