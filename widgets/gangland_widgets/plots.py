"""How plots look in the chapters: ink on paper, in the colours of the house, readable on a phone.

A plot is a printed sheet: it keeps its colours on light and on dark pages. Colour is never the only mark; every series has
a marker, a kind of line and a hatching of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import matplotlib as mpl
from cycler import cycler
from matplotlib import pyplot as plt
from matplotlib.ticker import FuncFormatter, PercentFormatter

INK: Final = "#241b12"
INK2: Final = "#574834"
SHEET: Final = "#fffaf0"
PAPER: Final = "#f4e8cd"
PAPER2: Final = "#e2d0a8"
GOLD: Final = "#f7dfa0"


@dataclass(frozen=True, slots=True)
class Series:
    """How one series of a plot is told from the others."""

    colour: str
    marker: str
    line: str
    hatch: str


SERIES: Final = (
    Series("#ae1108", "o", "-", "//"),
    Series("#3a91e9", "s", "--", ".."),
    Series("#007459", "^", "-.", "xx"),
    Series("#4e3392", "D", ":", "\\\\"),
    Series("#cb7725", "v", (0, (5, 1)), "++"),  # type: ignore[arg-type]  # a dash pattern
    Series("#ed7594", "P", (0, (1, 1)), "oo"),  # type: ignore[arg-type]
)
RED, BLUE, GREEN, VIOLET, ORANGE, PINK = (series.colour for series in SERIES)

WIDTH: Final = 5.8
"""Inches. Narrow, with large type: shrunk to a phone's 330 pixels the type is still 10 pixels high."""
_STYLE: Final[dict[Any, Any]] = {
    "figure.dpi": 96,
    "figure.facecolor": SHEET,
    "figure.constrained_layout.use": True,
    "savefig.facecolor": SHEET,
    "font.size": 13,
    "axes.facecolor": SHEET,
    "axes.edgecolor": INK2,
    "axes.labelcolor": INK,
    "axes.titlesize": 13,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": PAPER2,
    "text.color": INK,
    "xtick.color": INK2,
    "ytick.color": INK2,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "lines.linewidth": 2.2,
    "lines.markersize": 8,
    "lines.markeredgecolor": INK,
    "patch.edgecolor": INK,
    "patch.force_edgecolor": True,
    "hatch.color": INK,
    "hatch.linewidth": 0.5,
    "legend.frameon": False,
    "legend.fontsize": 12,
    "errorbar.capsize": 4,
}


def use_house_style() -> None:
    """All plots from here on are printed on the house's paper."""
    mpl.rcParams.update(_STYLE)
    mpl.rcParams["axes.prop_cycle"] = cycler(color=[series.colour for series in SERIES])


def sheet(height: float = 3.8, rows: int = 1, **kwargs: Any) -> Any:
    """A figure of the house's width and its axes, one above the other: as `plt.subplots` gives them."""
    return plt.subplots(rows, figsize=(WIDTH, height), **kwargs)


def in_percent(axis: Any, *, signed: bool = False) -> None:
    """Parts of one along an axis are written as 40%, or +4% where a sign says more."""
    if signed:
        axis.set_major_formatter(FuncFormatter(lambda part, _: f"{100 * part:+.0f}%" if round(part, 6) else "0"))
    else:
        axis.set_major_formatter(PercentFormatter(1, decimals=0))


def in_dollars(axis: Any) -> None:
    """Thousands along an axis are written as $20,000."""
    axis.set_major_formatter(FuncFormatter(lambda thousands, _: f"${thousands:,.0f},000" if thousands else "$0"))
