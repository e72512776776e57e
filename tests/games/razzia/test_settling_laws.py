"""Laws of settling, checked against every bar of random games: who gains, what is shared, how duels go."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gangland.games.razzia import GAME
from gangland.games.razzia.components import CARDS, RAID
from gangland.games.razzia.events import (
    CardsRevealed,
    DieRolled,
    DuelBegun,
    DuelWon,
    PotTaken,
    ShareAnswered,
    ShareOutOpened,
    SharePaid,
    StakeTaken,
)
from gangland.games.razzia.ranking import strength
from gangland.kernel.match import Match
from tests.games.razzia.table import NAMES, advance

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

    from gangland.kernel.events import Event

GAMES = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@dataclass
class Evening:
    """What happened at one bar in one round."""

    dealer: int
    players: int
    pot: tuple[int, ...]
    """Before the reveal."""
    left: tuple[int, ...] = ()
    """After the round."""
    cards: dict[int, int] = field(default_factory=dict)
    """Seat to card."""
    events: list[Event] = field(default_factory=list)

    @property
    def raids(self) -> set[int]:
        """Seats that sent the police."""
        return {seat for seat, card in self.cards.items() if CARDS[card].kind == RAID}

    @property
    def gamblers(self) -> set[int]:
        """Seats that sent a gambler."""
        return set(self.cards) - self.raids

    def gains(self) -> dict[int, Counter[int]]:
        """The notes each seat took here."""
        taken: dict[int, Counter[int]] = {}
        for event in self.events:
            if isinstance(event, (PotTaken, SharePaid, StakeTaken)):
                taken.setdefault(event.seat, Counter()).update(event.notes)
        return {seat: got for seat, got in taken.items() if got}

    def rank(self, seat: int) -> tuple[int, int]:
        """The strength of a seat's card, reckoned anew."""
        return CARDS[self.cards[seat]].number, -((seat - self.dealer) % self.players)


@st.composite
def evenings(draw: DrawFn) -> list[Evening]:
    """Every bar of every round of a random game."""
    players = draw(st.integers(3, 8))
    answers = draw(st.sampled_from(["in_turn", "secret"]))
    match = Match(GAME, NAMES[:players], {"answers": answers}, scripted=True)
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    found: list[Evening] = []
    tonight: dict[int, Evening] = {}
    while match.seats_to_act:
        before = match._state
        advance(match, rng)
        for event in match.events(match.ply):
            if isinstance(event, CardsRevealed):
                tonight = {bar: Evening(before.dealer, players, before.pots[bar]) for bar in before.bars}
                for seat, card in enumerate(event.cards):
                    tonight[CARDS[card].bar].cards[seat] = card
            elif (bar := getattr(event, "bar", None)) in tonight:
                tonight[bar].events.append(event)
            if type(event).__name__ == "CardsDiscarded":
                for number, evening in tonight.items():
                    evening.left = match._state.pots[number]
                found += tonight.values()
                tonight = {}
    return found


@pytest.mark.clause("razzia.bar.nobody", "razzia.bar.lone-gambler", "razzia.raid.success", "razzia.raid.gamblers-lose")
@GAMES
@given(evenings())
def test_who_can_gain(bars: list[Evening]) -> None:
    """Only lone gamblers, single raids with a gambler, and sharers gain; where a raid is, no gambler gains."""
    for bar in bars:
        gains = bar.gains()
        if bar.raids:
            assert not set(gains) & bar.gamblers
        if not bar.gamblers or not bar.pot:
            assert gains == {}
            assert bar.left == bar.pot
            continue
        entitled = bar.raids or bar.gamblers
        assert set(gains) <= entitled
        assert sum(gains.values(), Counter()) == Counter(bar.pot)
        assert bar.left == ()


@pytest.mark.clause("razzia.raid.no-gambler", "razzia.raid.several-no-gambler")
@GAMES
@given(evenings())
def test_raids_without_gamblers_change_nothing(bars: list[Evening]) -> None:
    """Where there is a raid and no gambler the pot is unchanged, and nobody is asked."""
    for bar in bars:
        if bar.raids and not bar.gamblers:
            assert bar.left == bar.pot
            assert [type(event).__name__ for event in bar.events] == ["RaidFailed"]


@pytest.mark.clause("razzia.share.gamblers", "razzia.share.raids", "razzia.share.proposer", "razzia.card.equal")
@GAMES
@given(evenings())
def test_who_shares_and_who_proposes(bars: list[Evening]) -> None:
    """Several of the kind that counts share a pot, strongest first; with up to six players their numbers differ."""
    for bar in bars:
        opened = [event for event in bar.events if isinstance(event, ShareOutOpened)]
        entitled = (bar.raids or bar.gamblers) if bar.gamblers else set()
        if len(entitled) < 2 or not bar.pot:
            assert not opened
            continue
        assert len(opened) == 1
        assert opened[0].pot == bar.pot
        assert list(opened[0].sharers) == sorted(entitled, key=bar.rank, reverse=True)
        numbers = {CARDS[bar.cards[seat]].number for seat in entitled}
        assert bar.players > 6 or len(numbers) == len(entitled)


@pytest.mark.clause("razzia.share.agreed", "razzia.share.partly", "razzia.duel.stake", "razzia.duel.nothing")
@GAMES
@given(evenings())
def test_a_share_out_pays_exactly_the_pot(bars: list[Evening]) -> None:
    """What sharers receive is the pot, and duels are fought for what those who accepted have left."""
    for bar in bars:
        if not any(isinstance(event, ShareOutOpened) for event in bar.events):
            continue
        assert sum(bar.gains().values(), Counter()) == Counter(bar.pot)
        paid: Counter[int] = Counter()
        for event in bar.events:
            if isinstance(event, SharePaid):
                paid.update(event.notes)
            if isinstance(event, DuelBegun):
                assert Counter(event.stake) == Counter(bar.pot) - paid


@pytest.mark.clause("razzia.duel.fighters", "razzia.duel.first-pair", "razzia.duel.chain", "razzia.duel.loser-out")
@GAMES
@given(evenings())
def test_the_course_of_duels(bars: list[Evening]) -> None:
    """There is one duel per challenger, or none if the stake is empty, each with two dice, in the order of the rules."""
    for bar in bars:
        opened = [event for event in bar.events if isinstance(event, ShareOutOpened)]
        if not opened:
            continue
        fights = {event.seat for event in bar.events if isinstance(event, ShareAnswered) and not event.accepted}
        begun = [event for event in bar.events if isinstance(event, DuelBegun)]
        won = [event for event in bar.events if isinstance(event, DuelWon)]
        void = any(type(event).__name__ == "DuelVoid" for event in bar.events)
        assert len(begun) == len(won) == (0 if void else len(fights))
        assert sum(isinstance(event, DieRolled) for event in bar.events) == 2 * len(begun)
        champion, waiting = opened[0].sharers[0], sorted(fights, key=bar.rank, reverse=True)
        for number, (duel, result) in enumerate(zip(begun, won, strict=True)):
            opponent = waiting.pop(0 if number else -1)
            assert {duel.stronger, duel.weaker} == {champion, opponent}
            assert bar.rank(duel.stronger) > bar.rank(duel.weaker)
            champion = result.seat
        if begun:
            assert [event.seat for event in bar.events if isinstance(event, StakeTaken)] == [champion]


@pytest.mark.clause("razzia.duel.total", "razzia.duel.tie", "razzia.duel.tie-equal", "razzia.duel.roll-order")
@GAMES
@given(evenings())
def test_nobody_wins_with_less(bars: list[Evening]) -> None:
    """Die plus card decides; on equal totals the weaker card wins; the stronger card rolls first."""
    for bar in bars:
        rolled: list[DieRolled] = []
        for event in bar.events:
            if isinstance(event, DieRolled):
                assert 1 <= event.pips <= 6
                assert event.total == event.pips + CARDS[bar.cards[event.seat]].number
                rolled.append(event)
            if isinstance(event, DuelWon):
                first, second = rolled[-2:]
                assert bar.rank(first.seat) > bar.rank(second.seat)
                winner = first if first.total > second.total else second
                assert event.seat == winner.seat
                assert event.tied == (first.total == second.total)


@pytest.mark.clause("razzia.card.strength", "razzia.card.equal", "razzia.card.distance")
@GAMES
@given(st.integers(3, 8), st.integers(0, 2**32 - 1))
def test_strength_is_a_strict_order(players: int, seed: int) -> None:
    """No two seats with cards on the table are equally strong."""
    match = Match(GAME, NAMES[:players], scripted=True)
    rng = Random(seed)
    while match.seats_to_act:
        advance(match, rng)
        state = match._state
        for seats in state.table:
            assert len({strength(state, seat) for seat in seats}) == len(seats)
