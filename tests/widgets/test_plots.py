"""The house's style of plots."""

import matplotlib as mpl
import pytest

mpl.use("agg")

from matplotlib import pyplot as plt

from gangland_widgets import plots


@pytest.fixture(autouse=True)
def _house_style() -> None:
    plots.use_house_style()


def _contrast(first: str, second: str) -> float:
    """WCAG 2 contrast of two colours."""

    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_text_can_be_read_on_the_sheet() -> None:
    """Ink on paper: 7 to 1 and better."""
    assert _contrast(plots.INK, plots.SHEET) > 7
    assert _contrast(plots.INK2, plots.SHEET) > 7


def test_colour_is_never_the_only_mark() -> None:
    """Every series has a marker, a line and a hatching that no other has."""
    for mark in ("colour", "marker", "line", "hatch"):
        assert len({str(getattr(series, mark)) for series in plots.SERIES}) == len(plots.SERIES)


def test_axes_speak_plainly() -> None:
    """Percent, signs and dollars are written as people write them."""
    fig, ax = plots.sheet()
    plots.in_percent(ax.xaxis)
    plots.in_dollars(ax.yaxis)
    assert ax.xaxis.get_major_formatter()(0.4, 0) == "40%"
    assert ax.yaxis.get_major_formatter()(20, 0) == "$20,000"
    assert ax.yaxis.get_major_formatter()(0, 0) == "$0"
    plots.in_percent(ax.xaxis, signed=True)
    assert ax.xaxis.get_major_formatter()(0.1, 0) == "+10%"
    assert ax.xaxis.get_major_formatter()(0.0, 0) == "0"
    plt.close(fig)


def test_a_sheet_has_the_width_of_the_house() -> None:
    """One above the other, however many rows."""
    fig, axes = plots.sheet(5, rows=2)
    assert len(axes) == 2
    assert fig.get_size_inches()[0] == pytest.approx(plots.WIDTH)
    plt.close(fig)
