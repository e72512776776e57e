"""Places: street fronts with a neon sign."""

from __future__ import annotations

from typing import Final, Literal

from gangland.scene.shapes.draw import group, sign, style, text, use
from gangland.scene.text import fitted_size, remembered
from gangland.scene.theme import NEON, SIGN_ON

WIDTH: Final = 320
HEIGHT: Final = 170

Light = Literal["lit", "open", "half"]
"""The one that matters now; an ordinary evening; in the shade of another."""

_LIGHT: Final[dict[Light, dict[str, str]]] = {
    "lit": {"wall": "#54402f", "pane": "#f7c86a", "rim": "var(--brass-hi)", "rim_w": "4", "glow": ".3"},
    "open": {"wall": "#45372f", "pane": "#c4975a", "rim": "var(--edge)", "rim_w": "2", "glow": ".2"},
    "half": {"wall": "#3a2f31", "pane": "#8c6c3e", "rim": "var(--edge)", "rim_w": "2", "glow": ".14"},
}


@remembered
def facade(name: str, colour: str, emblem: str, light: Light = "open") -> str:
    """A bar: brick, awning, door and windows, its name in neon with its sign beside it. 320 x 170."""
    tube = NEON[colour]
    size = fitted_size(name, 34, 206, 22, "display")
    letters = "#fffdf6" if light == "lit" else tube
    glow = ' filter="url(#gl-glow)"' + ("" if light == "lit" else ' opacity=".65"')
    foot = -44 + size * 0.35
    return group(
        use("facade", **_LIGHT[light]),
        sign(emblem, -120, -44, 30, color=SIGN_ON[colour], ground="var(--c)"),
        text(name, 18, foot, size, face="display", align="middle", fill=tube, more=glow),
        text(name, 18, foot, size, face="display", align="middle", fill=letters),
        more=style(c=f"var(--g-{colour})", n=tube),
    )


@remembered
def house_sign(colour: str, emblem: str, *, lit: bool = False) -> str:
    """A bar as a disc of radius 20 with its sign; the one that matters now has a ring."""
    ring = '<circle r="25" fill="none" stroke="var(--brass-hi)" stroke-width="3"/>' if lit else ""
    disc = '<circle r="20" fill="var(--c)" stroke="var(--white)" stroke-width="2"/>'
    return group(
        ring + disc,
        sign(emblem, 0, 0, 26, color=SIGN_ON[colour], ground="var(--c)"),
        more=style(c=f"var(--g-{colour})"),
    )
