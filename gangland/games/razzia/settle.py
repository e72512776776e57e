"""Settling the bars in reading order, and closing the round (razzia.bar.order)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia.components import CARD_KIND, GAMBLER, RAID
from gangland.games.razzia.events import (
    BarWasEmpty,
    CardsDiscarded,
    DealPassed,
    GamblersCaught,
    GameEnded,
    MoneyStayed,
    PotTaken,
    RaidFailed,
    ShareOutOpened,
)
from gangland.games.razzia.outcome import standing, unclaimed
from gangland.games.razzia.ranking import strongest_first
from gangland.games.razzia.state import NO_CARD, OVER, PROPOSE, REFILL, ShareOut, State
from gangland.games.razzia.turns import notes_per_round

if TYPE_CHECKING:
    from gangland.kernel.events import Tell


def settle_bars(state: State, tell: Tell) -> None:
    """razzia.bar.order: one bar after another, until a share-out needs a decision or all are settled."""
    bars = state.bars
    while state.settling < len(bars):
        if _settle(state, bars[state.settling], tell):
            return
        state.settling += 1
    _close_round(state, tell)


def _settle(state: State, bar: int, tell: Tell) -> bool:
    """Award one bar's money. True if its sharers must now decide."""
    seats = state.table[bar]
    pot = state.pots[bar]
    if not seats:
        if pot:
            tell(MoneyStayed, bar, pot)  # razzia.bar.nobody
        return False
    raids = tuple([seat for seat in seats if CARD_KIND[state.played[seat]] == RAID])
    if len(raids) == len(seats):
        tell(RaidFailed, bar, raids, RaidFailed.cites[0 if len(raids) == 1 else 1])
        return False
    if not pot:
        tell(BarWasEmpty, bar, seats)  # razzia.bar.empty, razzia.card.any-bar
        return False
    if not raids:
        return _gamblers_alone(state, bar, seats, tell)
    gamblers = tuple([seat for seat in seats if seat not in raids])
    tell(GamblersCaught, bar, gamblers)
    if len(raids) == 1:
        _take_pot(state, bar, raids[0], PotTaken.cites[1], tell)  # razzia.raid.success, razzia.card.kinds-apart
        return False
    _open_share_out(state, bar, RAID, raids, tell)
    return True


def _gamblers_alone(state: State, bar: int, gamblers: tuple[int, ...], tell: Tell) -> bool:
    """razzia.bar.lone-gambler, razzia.share.gamblers: one takes all, several share."""
    if len(gamblers) == 1:
        _take_pot(state, bar, gamblers[0], PotTaken.cites[0], tell)
        return False
    _open_share_out(state, bar, GAMBLER, gamblers, tell)
    return True


def _take_pot(state: State, bar: int, seat: int, clause: str, tell: Tell) -> None:
    pot, state.pots[bar] = state.pots[bar], ()
    state.takings[seat] += pot
    tell(PotTaken, bar, seat, pot, clause)


def _open_share_out(state: State, bar: int, kind: int, seats: tuple[int, ...], tell: Tell) -> None:
    """razzia.share.gamblers, razzia.share.raids, razzia.share.proposer: the strongest card will propose."""
    sharers = strongest_first(state, seats)
    state.share_out = ShareOut(kind, sharers)
    state.phase = PROPOSE
    tell(ShareOutOpened, bar, sharers, state.pots[bar], ShareOutOpened.cites[kind])


def _close_round(state: State, tell: Tell) -> None:
    """razzia.round.discard, razzia.end.last-round: played cards are discarded; then a new round, or the end."""
    cards = tuple(state.played)
    state.discard += cards
    state.discard.sort()
    state.played = [NO_CARD] * len(cards)
    state.table = [()] * len(state.table)
    state.settling = 0
    last = is_last_round(state)
    state.phase = OVER if last else REFILL
    tell(CardsDiscarded, cards)
    if last:
        final = standing(state)
        tell(GameEnded, final.scores, final.ranks, final.winners, unclaimed(state))
        return
    state.round += 1
    state.dealer = (state.dealer + 1) % len(cards)  # razzia.dealer.passes
    tell(DealPassed, state.dealer, state.round)


def is_last_round(state: State) -> bool:
    """razzia.end.last-round, razzia.end.fifteen: no notes are left, or too few for a full round and that is skipped."""
    left = len(state.stacks)
    skips = state.options.short_round == "skip"
    return left == 0 or (skips and left < notes_per_round(len(state.bars)))
