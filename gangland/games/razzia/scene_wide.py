"""The wide picture, 1600 x 1000: the street in the middle, players round it, the own hand at the near edge."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from gangland.games.razzia.scene_bars import front, pot
from gangland.games.razzia.scene_hand import near_edge, supplies
from gangland.games.razzia.scene_plates import areas, middle_plates
from gangland.games.razzia.scene_seats import seats
from gangland.scene.model import Scene, Thing
from gangland.scene.shapes.draw import path, rect, text
from gangland.scene.text import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.scene_facts import Facts

WIDTH: Final = 1600
HEIGHT: Final = 1000
_ROWS: Final = (215, 485)
_COLUMNS: Final = {4: (625, 975), 6: (450, 800, 1150)}
_NOTES_BELOW: Final = 113


def wide(facts: Facts, label: str) -> Scene:
    """The whole table."""
    things = [
        *_surroundings(facts),
        *_street(facts),
        *seats(facts),
        *middle_plates(facts),
        *supplies(facts),
        *near_edge(facts),
    ]
    return Scene(WIDTH, HEIGHT, _lit_first(things), label, areas(facts))


def _lit_first(things: list[Thing]) -> tuple[Thing, ...]:
    """The lit house first, so that its light lies under everything else."""
    return tuple(sorted(things, key=lambda thing: "lit" not in thing.marks))


def _surroundings(facts: Facts) -> Iterator[Thing]:
    for name, corner, turn in (("rays-left", 0, 0.0), ("rays-right", WIDTH, pi / 2)):
        rays = "".join(
            f"M0 0L{number(300 * cos(turn + pi * (k + 0.4) / 12))} {number(300 * sin(turn + pi * (k + 0.4) / 12))}"
            for k in range(6)
        )
        art = path(rays, stroke="var(--brass)", width=2, more=' opacity=".14"')
        yield Thing(name, art, corner, 0, 0, 0)
    view = facts.view
    title = text("Razzia", -100, 8, 50, face="display", fill="var(--brass-hi)")
    title += text(f"Round {view.round} of {view.rounds}", -98, 42, 24, face="bold")
    title += rect(-98, 52, 190, 3, fill="var(--brass)") + rect(-98, 58, 120, 2, fill="var(--brass)")
    yield Thing("title", title, 136, 50, 200, 92, name=f"Razzia, round {view.round} of {view.rounds}")


def _street(facts: Facts) -> Iterator[Thing]:
    bars = facts.view.bars
    columns = _COLUMNS[len(bars)]
    for place, bar in enumerate(bars):
        row, column = divmod(place, len(columns))
        x, y = columns[column], _ROWS[row]
        yield from front(facts, bar, x, y)
        yield from pot(facts, bar, x, y + _NOTES_BELOW)
