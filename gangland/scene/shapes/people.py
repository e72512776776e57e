"""People: one body, many hats; a badge with a letter for each player."""

from __future__ import annotations

from typing import Final

from gangland.scene.shapes.draw import circle, group, text, use
from gangland.scene.text import fitted_size, remembered

BUSTS: Final = ("thug", "boss", "acct", "babe", "man", "heir", "kid", "gambler")
"""A figure for each seat, as different in outline as can be."""
COATS: Final = ("#6b5a48", "#574834", "#7d6b4c", "#574834", "#4f4a44", "#7a6a52", "#6b5a48", "#63553f")
MEDALLION: Final = 47


@remembered
def medallion(seat: int, *, active: bool = False) -> str:
    """A figure in a brass ring of radius 47."""
    bust = use(f"f-{BUSTS[seat % len(BUSTS)]}", (-42, -38, 84, 84), coat=COATS[seat % len(COATS)])
    rim = "var(--brass-hi)" if active else "var(--brass)"
    return use("medallion", rim=rim) + group(bust, more=' clip-path="url(#gl-round)"')


@remembered
def badge(letter: str, *, own: bool = False) -> str:
    """A player's badge, radius 15; the reader's own is gold."""
    face = use("badge", b="var(--gold)") if own else use("badge")
    size = fitted_size(letter, 18, 21, 10, "bold")
    return face + text(letter, 0, size * 0.35, size, face="bold", align="middle", fill="var(--print)")


def dealer_disc(letter: str = "D") -> str:
    """The black disc of the dealer, radius 17."""
    return circle(0, 0, 17, fill="#0d0c10", stroke="var(--white)", width=2.5) + text(
        letter, 0, 7.5, 22, face="bold", align="middle", fill="var(--white)"
    )
