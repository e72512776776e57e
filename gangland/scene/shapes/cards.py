"""Cards: a sheet of 110 x 154. What you can hold is round at the corners."""

from __future__ import annotations

from typing import Final, Literal

from gangland.scene.shapes.draw import group, sign, style, text, use
from gangland.scene.text import remembered
from gangland.scene.theme import SIGN_ON

WIDTH: Final = 110
HEIGHT: Final = 154

Frame = Literal["gambler", "raid"]
"""A rounded frame with a gambler on a light ground; a shield with an officer on night."""


@remembered
def face(frame: Frame, colour: str, emblem: str, value: int) -> str:
    """The open side of a number card: die face top left, numeral top right, sign in the foot."""
    numeral = "var(--print)" if frame == "gambler" else "var(--paper)"
    return group(
        use(f"card-{frame}"),
        sign(emblem, 0, 51, 28, color=SIGN_ON[colour], ground="var(--c)"),
        group(use(f"die-{value}"), x=-27, y=-49, scale=0.75),
        text(str(value), 42, -36, 36, face="display", align="right", fill=numeral),
        more=style(c=f"var(--g-{colour})"),
    )


@remembered
def back(field: str = "") -> str:
    """The other side: the same for every card of a deck."""
    return use("card-back", field=field) if field else use("card-back")


@remembered
def pile(cards: int, field: str = "") -> str:
    """A face-down pile, a little higher if there are many; its centre is the top card."""
    edges = min(3, cards // 8) if cards > 1 else 0
    under = [group(back(field), x=3 * k, y=3 * k) for k in range(edges, 0, -1)]
    return "".join([*under, back(field)])
