"""Who is stronger: the one ranking used wherever cards compete (razzia.card.strength, razzia.card.equal)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia.components import CARD_NUMBER

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gangland.games.razzia.state import State


def distance(state: State, seat: int) -> int:
    """razzia.card.distance: how far a seat sits from the dealer, counted clockwise."""
    return (seat - state.dealer) % len(state.names)


def strength(state: State, seat: int) -> tuple[int, int]:
    """razzia.card.strength, razzia.card.equal: the higher number; of equal numbers the one nearer to the dealer."""
    return CARD_NUMBER[state.played[seat]], -distance(state, seat)


def strongest_first(state: State, seats: Iterable[int]) -> tuple[int, ...]:
    """Seats ordered by the strength of the cards they played."""
    return tuple(sorted(seats, key=lambda seat: strength(state, seat), reverse=True))


def duel_sides(state: State) -> tuple[int, int]:
    """razzia.duel.roll-order: the two duellists, the stronger card (who rolls first) before the weaker."""
    duel = state.duel
    if duel is None:
        message = "nobody is fighting"
        raise ValueError(message)
    champion, opponent = duel.champion, duel.opponent
    if strength(state, champion) > strength(state, opponent):
        return champion, opponent
    return opponent, champion
