"""Words that scene, prompts and position text share: money, cards and pots as people say them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import CARDS, KIND_NAMES
from gangland.games.razzia.view import ACCEPTED, FIGHTS, HIDDEN_ANSWER
from gangland.kernel.prose import listed
from gangland.scene.text import counted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gangland.games.razzia.view import BarView, View

ANSWER_WORDS: Final = {ACCEPTED: "accepted", FIGHTS: "called a duel", HIDDEN_ANSWER: "has answered"}
"""The answers of a view's share-out in words."""


def dollars(thousands: int) -> str:
    """`$55,000`; `$1,250,000`."""
    return f"${thousands * 1000:,}"


def sum_or_nothing(thousands: int) -> str:
    """`$55,000`, or `nothing` for an empty share."""
    return dollars(thousands) if thousands else "nothing"


def short_dollars(thousands: int) -> str:
    """`$55k`, for a phone."""
    return f"${thousands}k"


def spoken_dollars(thousands: int) -> str:
    """`55 thousand dollars`."""
    return f"{thousands} thousand dollars" if thousands else "no money"


def spoken_notes(notes: Sequence[int]) -> str:
    """`two notes, 50 thousand dollars`."""
    return f"{counted(len(notes), 'note')}, {spoken_dollars(sum(notes))}" if notes else "no notes"


def spoken_bar(name: str, pot: Sequence[int]) -> str:
    """`Jungle, two notes, 50 thousand dollars`."""
    return f"{name}, {spoken_notes(pot)}"


def kind_and_number(card: int) -> str:
    """`Raid 4`."""
    facts = CARDS[card]
    return f"{KIND_NAMES[facts.kind].capitalize()} {facts.number}"


def kind_code(card: int) -> str:
    """`R4`."""
    return CARDS[card].code.partition("-")[2]


def seat_names(view: View, seats: Sequence[int]) -> str:
    """`Karine, Ernest and Judith`."""
    return listed([view.seats[seat].name for seat in seats])


def played_cards(view: View) -> dict[int, int]:
    """The open card of each seat whose card lies on a bar."""
    return {seat: card for bar in view.bars for seat, card in bar.cards}


def bar_of(view: View, number: int) -> BarView:
    """A bar in play by its number."""
    return next(bar for bar in view.bars if bar.bar == number)
