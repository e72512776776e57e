"""Whose turn it is, in what order things are dealt, and how long a game lasts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import BARS, BARS_REMOVED_FOR_THREE, FEWEST_PLAYERS, notes
from gangland.games.razzia.state import (
    ANSWER,
    CHOOSE_CARDS,
    NO_CARD,
    OVER,
    PLACE_FREE_NOTE,
    PROPOSE,
    UNANSWERED,
    Options,
    State,
)
from gangland.kernel.chance import NATURE

if TYPE_CHECKING:
    from collections.abc import Iterator

CHANCE: Final = (NATURE,)
NOBODY: Final = ()


def to_act(state: State) -> tuple[int, ...]:
    """The seats that must decide now; chance when something is dealt or rolled; nobody when the game is over."""
    phase = state.phase
    if phase == CHOOSE_CARDS:
        chosen = state.chosen
        return tuple([seat for seat in clockwise(len(chosen), state.dealer) if chosen[seat] == NO_CARD])
    if phase == PLACE_FREE_NOTE:
        return (state.dealer,)
    if phase == PROPOSE:
        return (_sharers(state)[0],)
    if phase == ANSWER:
        return answering(state)
    return NOBODY if phase == OVER else CHANCE


def answering(state: State) -> tuple[int, ...]:
    """razzia.share.answer-order: strongest card first, one after another; all at once if answers are secret."""
    share_out = state.share_out
    if share_out is None:
        return NOBODY
    asked = zip(share_out.sharers[1:], share_out.answers[1:], strict=True)
    waiting = tuple(seat for seat, answer in asked if answer == UNANSWERED)
    return waiting if state.options.answers == "secret" else waiting[:1]


def _sharers(state: State) -> tuple[int, ...]:
    return state.share_out.sharers if state.share_out else NOBODY


@cache
def clockwise(players: int, dealer: int) -> tuple[int, ...]:
    """razzia.round.deal-order: all seats from the dealer's left round to the dealer."""
    return tuple((dealer + step) % players for step in range(1, players + 1))


def deal_order(state: State, turns: int) -> Iterator[int]:
    """razzia.round.deal-order: who gets each card when this many turns of cards are dealt."""
    for _ in range(turns):
        yield from clockwise(len(state.names), state.dealer)


def notes_per_round(bars: int) -> int:
    """razzia.dealer.notes: one note per bar and one more."""
    return bars + 1


@cache
def rounds_in_all(players: int, options: Options) -> int:
    """razzia.end.twelve, razzia.end.fifteen: how many rounds the notes last."""
    bars = len(BARS) - (BARS_REMOVED_FOR_THREE if players == FEWEST_PLAYERS else 0)
    full, left_over = divmod(len(notes(players)), notes_per_round(bars))
    return full + (1 if left_over and options.short_round == "play" else 0)
