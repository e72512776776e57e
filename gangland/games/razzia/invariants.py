"""Conservation laws that hold after every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia.components import HAND_SIZE, deck, notes
from gangland.games.razzia.state import CHOOSE_CARDS, NO_CARD, NO_NOTE, PLACE_FREE_NOTE, REFILL

if TYPE_CHECKING:
    from gangland.games.razzia.state import State


def invariants(state: State) -> None:
    """Raise AssertionError where cards or notes were lost or made, or a hand has the wrong size."""
    players = len(state.names)
    cards = [card for hand in state.hands for card in hand] + state.draw_pile + state.discard
    cards += [card for card in state.chosen + state.played if card != NO_CARD]
    _hold(sorted(cards) == deck(players, state.bars), "every card is in exactly one place")
    money = [note for pot in state.pots for note in pot] + [note for taken in state.takings for note in taken]
    money += state.stacks + ([state.free_note] if state.free_note != NO_NOTE else [])
    _hold(sorted(money) == notes(players), "every note is in exactly one place")
    _hold(state.dealer == (state.options.first_dealer + state.round - 1) % players, "the deal passes clockwise")
    for hand, chosen in zip(state.hands, state.chosen, strict=True):
        held = len(hand) + (chosen != NO_CARD)
        if state.phase in (PLACE_FREE_NOTE, CHOOSE_CARDS):
            _hold(held == HAND_SIZE, "a hand has five cards before the reveal")
        elif state.phase == REFILL:
            _hold(held == HAND_SIZE - 1, "a hand has four cards after a round")


def _hold(law: bool, sentence: str) -> None:
    if not law:
        raise AssertionError(sentence)
