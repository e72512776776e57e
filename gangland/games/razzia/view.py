"""What one viewer may know, built field by field from nothing. Right of this module no type can hold a secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gangland.games.razzia.components import CARD_CODE, STACKS, deck, notes
from gangland.games.razzia.outcome import outcome
from gangland.games.razzia.ranking import duel_sides
from gangland.games.razzia.state import (
    ACCEPTED,
    ANSWER,
    DUEL,
    FIGHTS,
    NO_CARD,
    NO_NOTE,
    PHASE_NAMES,
    PROPOSE,
    SETTLE,
    UNANSWERED,
    Options,
    Shares,
    State,
)
from gangland.games.razzia.turns import rounds_in_all, to_act
from gangland.kernel.viewers import OPEN_TABLE, Viewer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gangland.kernel.game import Outcome

__all__ = [
    # How sharers answered is public, so pictures may know the words for it without looking into the state.
    "ACCEPTED",
    "FIGHTS",
    "HIDDEN_ANSWER",
    "UNANSWERED",
    "BarView",
    "DuelView",
    "SeatView",
    "ShareOutView",
    "View",
    "view",
    "view_facts",
]

_SETTLING = (SETTLE, PROPOSE, ANSWER, DUEL)
HIDDEN_ANSWER = -1
"""An answer was given under `answers = secret`, but not yet shown."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as the viewer sees them."""

    name: str
    cards: int
    """How many cards are in hand; their number is open (§ razzia.known.hands)."""
    has_chosen: bool
    takings: tuple[int, ...]
    """Notes taken, in order of arrival; open (§ razzia.known.takings)."""
    hand: tuple[int, ...] | None
    """The cards, for their owner and on an open table; None for everybody else."""
    chosen: int | None
    """The face-down card, for its owner and on an open table."""

    @property
    def total(self) -> int:
        """The sum of the takings, in thousands."""
        return sum(self.takings)


@dataclass(frozen=True, slots=True)
class BarView:
    """A bar in play: its pot in order of arrival, and the open cards that lie there as (seat, card)."""

    bar: int
    pot: tuple[int, ...]
    cards: tuple[tuple[int, int], ...]

    @property
    def sum(self) -> int:
        """The value of the pot, in thousands."""
        return sum(self.pot)


@dataclass(frozen=True, slots=True)
class ShareOutView:
    """A share-out under way at the bar being settled."""

    bar: int
    kind: int
    sharers: tuple[int, ...]
    proposal: Shares | None
    answers: tuple[int, ...]
    """Per sharer: UNANSWERED, ACCEPTED, FIGHTS, or HIDDEN_ANSWER."""


@dataclass(frozen=True, slots=True)
class DuelView:
    """A duel under way: who fights, for what, and the die that has been rolled."""

    bar: int
    stake: tuple[int, ...]
    champion: int
    opponent: int
    stronger: int
    weaker: int
    waiting: tuple[int, ...]
    rolled: int
    """The stronger card's die, 0 before it is rolled."""
    second: int
    """The weaker card's die, 0 before it is rolled."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    viewer: Viewer
    options: Options
    phase: str
    round: int
    rounds: int
    dealer: int
    seats: tuple[SeatView, ...]
    bars: tuple[BarView, ...]
    settling: int | None
    """The bar being settled, if one is."""
    free_note: int | None
    """The value, for the dealer who holds it and on an open table."""
    dealer_holds_note: bool
    stacks: tuple[int, ...]
    """Sizes of the three stacks; the first is used first."""
    draw_pile: int
    discard: tuple[int, ...]
    share_out: ShareOutView | None
    duel: DuelView | None
    to_act: tuple[int, ...]
    unseen_notes: tuple[int, ...]
    """All notes in play less those this viewer has seen; sorted."""
    unseen_cards: tuple[int, ...]
    outcome: Outcome | None

    @property
    def hand(self) -> tuple[int, ...]:
        """The viewer's own hand; empty for onlookers."""
        return (self.seats[self.viewer].hand or ()) if isinstance(self.viewer, int) else ()


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know of the state."""
    sees_all = viewer is OPEN_TABLE
    own = viewer if isinstance(viewer, int) else NO_CARD
    seats = tuple(_seat(state, seat, opened=sees_all or seat == own) for seat in state.seats)
    knows_free_note = sees_all or own == state.dealer
    free_note = state.free_note if state.free_note != NO_NOTE and knows_free_note else None
    bars = tuple(
        BarView(bar, state.pots[bar], tuple((seat, state.played[seat]) for seat in state.table[bar]))
        for bar in state.bars
    )
    return View(
        viewer=viewer,
        options=state.options,
        phase=PHASE_NAMES[state.phase],
        round=state.round,
        rounds=rounds_in_all(len(state.names), state.options),
        dealer=state.dealer,
        seats=seats,
        bars=bars,
        settling=state.bar if state.phase in _SETTLING else None,
        free_note=free_note,
        dealer_holds_note=state.free_note != NO_NOTE,
        stacks=_stack_sizes(state),
        draw_pile=len(state.draw_pile),
        discard=tuple(state.discard),
        share_out=_share_out(state, own, sees_all=sees_all),
        duel=_duel(state),
        to_act=to_act(state),
        unseen_notes=_unseen_notes(state, free_note),
        unseen_cards=_unseen_cards(state, seats),
        outcome=outcome(state),
    )


def _seat(state: State, seat: int, *, opened: bool) -> SeatView:
    chosen = state.chosen[seat]
    return SeatView(
        name=state.names[seat],
        cards=len(state.hands[seat]),
        has_chosen=chosen != NO_CARD,
        takings=state.takings[seat],
        hand=state.hands[seat] if opened else None,
        chosen=chosen if opened and chosen != NO_CARD else None,
    )


def _stack_sizes(state: State) -> tuple[int, ...]:
    """razzia.setup.stacks, razzia.setup.stack-use: three equal stacks, the first used up first."""
    in_all = len(notes(len(state.names)))
    used = in_all - len(state.stacks)
    height = in_all // STACKS
    return tuple(min(height, max(0, stack * height - used)) for stack in range(1, STACKS + 1))


def _share_out(state: State, own: int, *, sees_all: bool) -> ShareOutView | None:
    share_out = state.share_out
    if share_out is None:
        return None
    answers = share_out.answers
    if state.options.answers == "secret" and state.phase == ANSWER and not sees_all:
        answers = tuple(
            answer if answer == UNANSWERED or seat == own else HIDDEN_ANSWER
            for seat, answer in zip(share_out.sharers, answers, strict=True)
        )
    return ShareOutView(state.bar, share_out.kind, share_out.sharers, share_out.proposal, answers)


def _duel(state: State) -> DuelView | None:
    duel = state.duel
    if duel is None:
        return None
    stronger, weaker = duel_sides(state)
    return DuelView(
        bar=state.bar,
        stake=state.pots[state.bar],
        champion=duel.champion,
        opponent=duel.opponent,
        stronger=stronger,
        weaker=weaker,
        waiting=duel.waiting,
        rolled=duel.rolled,
        second=duel.second,
    )


def _unseen_notes(state: State, free_note: int | None) -> tuple[int, ...]:
    """Counted from what was seen, never from the true stacks: those would tell the free note by its absence."""
    seen = [note for pot in state.pots for note in pot]
    seen += [note for taken in state.takings for note in taken]
    if free_note is not None:
        seen.append(free_note)
    return _without(notes(len(state.names)), seen)


def _unseen_cards(state: State, seats: tuple[SeatView, ...]) -> tuple[int, ...]:
    seen = list(state.discard) + [card for card in state.played if card != NO_CARD]
    for seat in seats:
        seen += seat.hand or ()
        if seat.chosen is not None:
            seen.append(seat.chosen)
    return _without(deck(len(state.names), state.bars), seen)


def _without(everything: list[int], seen: Iterable[int]) -> tuple[int, ...]:
    for item in seen:
        everything.remove(item)
    return tuple(everything)


def view_facts(seen: View) -> dict[str, object]:
    """What an example may expect of somebody's view."""
    return {
        "free_note": "hidden" if seen.free_note is None and seen.dealer_holds_note else seen.free_note,
        "unseen_notes": len(seen.unseen_notes),
        "unseen_cards": len(seen.unseen_cards),
        "hand": None if not isinstance(seen.viewer, int) else [CARD_CODE[card] for card in seen.hand],
    }
