"""Bars, cards and notes: small ints, and tables of facts about them built once from `data/components.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

_BOX = tomllib.loads(files(__package__).joinpath("data/components.toml").read_text("utf-8"))

# ---------------------------------------------------------------- bars (§ razzia.setup.bars, razzia.setup.reading-order)


@dataclass(frozen=True, slots=True)
class Bar:
    """A gambling bar. In states and actions a bar is its number in reading order."""

    number: int
    id: str
    name: str
    code: str
    colour: str
    sign: str


BARS: Final = tuple(Bar(number, **entry) for number, entry in enumerate(_BOX["bars"]))
BAR_NUMBER: Final = {key: bar.number for bar in BARS for key in (bar.id, bar.code)}
"""Bar number by id (`jungle`) or code (`JU`)."""

# ---------------------------------------------------------------- cards (§ razzia.setup.deck)

GAMBLER: Final = 0
RAID: Final = 1
KIND_NAMES: Final = ("gambler", "raid")


@dataclass(frozen=True, slots=True)
class Card:
    """A card's printed facts. In states and actions a card is its index in CARDS; equal cards are interchangeable."""

    bar: int
    kind: int
    number: int
    full: int
    """Copies in the full set (seven and eight players)."""
    sorted: int
    """Copies in the sorted set (three to six players)."""

    @property
    def code(self) -> str:
        """`JU-G4`: bar, kind and number."""
        return f"{BARS[self.bar].code}-{'GR'[self.kind]}{self.number}"

    @property
    def name(self) -> str:
        """`Jungle gambler 4`."""
        return f"{BARS[self.bar].name} {KIND_NAMES[self.kind]} {self.number}"


CARDS: Final = tuple(
    Card(bar.number, kind, int(number), copies["full"], copies["sorted"])
    for bar in BARS
    for kind, kind_name in enumerate(KIND_NAMES)
    for number, copies in _BOX["cards"][kind_name].items()
)
CARD_BAR: Final = tuple(card.bar for card in CARDS)
CARD_KIND: Final = tuple(card.kind for card in CARDS)
CARD_NUMBER: Final = tuple(card.number for card in CARDS)
CARD_CODE: Final = tuple(card.code for card in CARDS)
_CARD_BY_CODE: Final = {code: number for number, code in enumerate(CARD_CODE)}


def card(code: str) -> int:
    """The card with a code: `card("JU-G4")`. Raises KeyError for a code that does not exist."""
    return _CARD_BY_CODE[code.upper()]


def deck(players: int, bars: tuple[int, ...]) -> list[int]:
    """razzia.setup.deck-sorted, razzia.setup.deck-full, razzia.setup.three-deck: the cards in play, sorted."""
    full = players >= FULL_DECK_FROM
    return [
        number
        for number, facts in enumerate(CARDS)
        if facts.bar in bars
        for _ in range(facts.full if full else facts.sorted)
    ]


# ---------------------------------------------------------------- notes (§ razzia.setup.notes)

NOTE_VALUES: Final = tuple(int(value) for value in _BOX["notes"])
"""Face values in thousands of dollars, ascending."""


def notes(players: int) -> list[int]:
    """razzia.setup.notes, razzia.setup.three-notes: the notes in play, sorted."""
    return [
        int(value)
        for value, facts in _BOX["notes"].items()
        for _ in range(facts["count"] - (facts["out_for_three"] if players == FEWEST_PLAYERS else 0))
    ]


# ---------------------------------------------------------------- players

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 8
FULL_DECK_FROM: Final = 7
HAND_SIZE: Final = 5
STACKS: Final = 3
DIE_FACES: Final = 6
BARS_REMOVED_FOR_THREE: Final = 2
