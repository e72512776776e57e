"""What a seat may do, and, if it may not, which clause says so. The home of legality."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from gangland.games.razzia.actions import (
    ACCEPT,
    CALL_DUEL,
    PLACE,
    PLAY,
    AcceptShare,
    CallDuel,
    PlaceFreeNote,
    PlayCard,
    Propose,
    text,
)
from gangland.games.razzia.components import BARS, CARD_BAR, CARDS
from gangland.games.razzia.proposals import Proposals
from gangland.games.razzia.state import ANSWER, CHOOSE_CARDS, NO_CARD, OVER, PLACE_FREE_NOTE, PROPOSE, State
from gangland.games.razzia.turns import answering
from gangland.kernel.chance import pick
from gangland.kernel.choices import NOTHING, Choices, Listed
from gangland.kernel.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from gangland.kernel.actions import Action

NONE: Final = cast("Choices[Action]", NOTHING)
ANSWERS: Final[Choices[Action]] = Listed((ACCEPT, CALL_DUEL))


class HandChoices(Choices["Action"]):
    """razzia.card.choose, razzia.card.colour, razzia.card.any-bar: any card of the hand; equal cards are one choice."""

    __slots__ = ("cards",)

    def __init__(self, hand: tuple[int, ...]) -> None:
        self.cards = tuple(dict.fromkeys(hand))

    def __iter__(self) -> Iterator[Action]:
        """In the order of the hand."""
        return (PLAY[card] for card in self.cards)

    def __contains__(self, action: object) -> bool:
        """A card that is in the hand."""
        return isinstance(action, PlayCard) and action.card in self.cards

    @property
    def count(self) -> int:
        """Different cards."""
        return len(self.cards)

    def sample(self, rng: Random) -> Action:
        """Uniform over different cards."""
        return PLAY[pick(rng, self.cards)]


@cache
def _places(bars: tuple[int, ...]) -> Choices[Action]:
    """razzia.dealer.free-note: any bar in play."""
    return Listed(tuple(PLACE[bar] for bar in bars))


def legal_actions(state: State, seat: int) -> Choices[Action]:
    """Everything this seat may do now."""
    phase = state.phase
    if phase == CHOOSE_CARDS:
        return HandChoices(state.hands[seat]) if state.chosen[seat] == NO_CARD else NONE
    if phase == PLACE_FREE_NOTE:
        return _places(state.bars) if seat == state.dealer else NONE
    share_out = state.share_out
    if share_out is None:
        return NONE
    if phase == PROPOSE and seat == share_out.sharers[0]:
        return Proposals(state.pots[state.bar], share_out.sharers)
    if phase == ANSWER and seat in answering(state):
        return ANSWERS
    return NONE


# ---------------------------------------------------------------- refusals


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    """None for a legal action; otherwise the clause that forbids it, in a sentence that tells no secret."""
    choices = legal_actions(state, seat)
    if action in choices:
        return None
    if state.phase == OVER:
        return Refusal("razzia.end.last-round", "The game is over; nothing more can be played.")
    instead = tuple(text(choice) for choice in choices.suggestions[:6]) if choices else ()
    clause, reason, concerns = _explain(state, seat, action)
    return Refusal(clause, reason, concerns, instead)


Explanation = tuple[str, str, tuple[str, ...]]


def _explain(state: State, seat: int, action: Action) -> Explanation:
    match action:
        case PlaceFreeNote(bar) if bar not in range(len(BARS)):
            return "razzia.dealer.free-note", "There is no such bar.", ()
        case PlayCard(card) if card not in range(len(CARDS)):
            return "razzia.card.choose", "There is no such card.", ()
        case PlaceFreeNote(bar):
            return _no_place(state, seat, bar)
        case PlayCard(card):
            return _no_card(state, seat, card)
        case Propose():
            return _no_proposal(state, seat, action)
        case AcceptShare() | CallDuel():
            return _no_answer(state, seat)
        case _:
            return "razzia.round.sequence", "Cards, notes and dice come from chance, not from a player.", ()


def _out_of_turn(what: str) -> Explanation:
    """razzia.round.sequence."""
    return "razzia.round.sequence", f"This is not the moment to {what}.", ()


def _no_place(state: State, seat: int, bar: int) -> Explanation:
    """razzia.dealer.free-note."""
    if state.phase != PLACE_FREE_NOTE:
        return _out_of_turn("place the free note")
    if seat != state.dealer:
        return "razzia.dealer.free-note", f"Only the dealer, {state.names[state.dealer]}, places the free note.", ()
    return "razzia.dealer.free-note", f"{BARS[bar].name} is not in play; place the note on a bar that is.", ()


def _no_card(state: State, seat: int, card: int) -> Explanation:
    """razzia.card.final, razzia.card.colour, razzia.card.choose."""
    if state.phase != CHOOSE_CARDS:
        return _out_of_turn("play a card")
    if state.chosen[seat] != NO_CARD:
        return "razzia.card.final", "Your card already lies face down; it cannot be exchanged.", ()
    bar = BARS[CARD_BAR[card]]
    held = tuple(f"hand-{k}" for k, own in enumerate(state.hands[seat]) if CARD_BAR[own] == bar.number)
    if not held:
        reason = f"You hold no card of the {bar.name}, so you cannot go there this round."
        return "razzia.card.colour", reason, (f"bar-{bar.id}",)
    return "razzia.card.choose", f"The {CARDS[card].name} is not in your hand; choose one of your own cards.", held


def _no_proposal(state: State, seat: int, action: Propose) -> Explanation:
    """razzia.share.one-offer, razzia.share.proposer, then the tests of a proposal."""
    share_out = state.share_out
    if state.phase == ANSWER and share_out is not None:
        return "razzia.share.one-offer", "There is one proposal per share-out, and it has been made.", ()
    if state.phase != PROPOSE or share_out is None:
        return _out_of_turn("propose a share-out")
    proposer = share_out.sharers[0]
    if seat != proposer:
        reason = f"{state.names[proposer]} played the strongest card and makes the proposal."
        return "razzia.share.proposer", reason, (f"played-{proposer}",)
    clause, reason = Proposals(state.pots[state.bar], share_out.sharers).fault(action) or ("razzia.share.proposer", "")
    return clause, reason, (f"bar-{BARS[state.bar].id}",)


def _no_answer(state: State, seat: int) -> Explanation:
    """razzia.share.answer, razzia.share.answer-order."""
    share_out = state.share_out
    if state.phase != ANSWER or share_out is None:
        return _out_of_turn("answer a proposal")
    if seat not in share_out.sharers[1:]:
        return "razzia.share.answer", "Only the sharers who did not propose answer the proposal.", ()
    first = answering(state)[0]
    if share_out.answers[share_out.sharers.index(seat)]:
        return "razzia.share.answer-order", "You have answered; an answer is binding.", ()
    return (
        "razzia.share.answer-order",
        f"The strongest card answers first: now {state.names[first]}.",
        (f"seat-{first}",),
    )
