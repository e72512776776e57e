"""Duels and chains of duels."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from gangland.games.razzia.events import DieRolled, DuelBegun, DuelVoid, DuelWon, StakeTaken
from gangland.kernel.viewers import SPECTATOR
from tests.games.razzia.table import cited, evening, kinds, last_events, pot, refused, totals

if TYPE_CHECKING:
    from gangland.kernel.match import Match

POT = {"CO": [40, 20, 20, 15], "CC": [5], "HB": [10], "JU": [15], "LI": [40], "JH": [25]}
FOUR = ["CO-G3", "CO-G6", "CO-G1", "CC-R3", "CO-G5", "HB-R3"]
"""At the Colibri, strongest first: seats 1 (6), 4 (5), 0 (3), 2 (1)."""


def duel_of_two(stronger: int = 5, weaker: int = 2, kind: str = "G") -> Match:
    """Seat 0 proposes to keep all, seat 1 fights; raids need a gambler at seat 2."""
    third = "CO-G6" if kind == "R" else "CC-R3"
    match = evening([f"CO-{kind}{stronger}", f"CO-{kind}{weaker}", third, "HB-R3"], POT)
    match.play(0, "propose 0:15+20+20+40 1:-")
    match.play(1, "duel")
    return match


def all_fight() -> Match:
    """Four duellists for 95."""
    match = evening(FOUR, POT, dealer=5)
    match.play(1, "propose 1:20+40 4:20 0:15 2:-")
    for seat in (4, 0, 2):
        match.play(seat, "duel")
    return match


def roll(match: Match, *pips: int) -> None:
    """Scripted dice."""
    for number in pips:
        match.play("chance", f"roll {number}")


@pytest.mark.clause("razzia.duel.fighters")
def test_the_proposer_and_the_challenger_fight() -> None:
    """The duellists are the proposer and who called a duel; the proposer is not asked."""
    match = duel_of_two()
    assert match.to_act == ("chance",)
    assert last_events(match)[-1] == DuelBegun(0, 0, 1, (40, 20, 20, 15), "razzia.duel.fighters")


@pytest.mark.clause("razzia.duel.fighters")
def test_nobody_can_back_out() -> None:
    """Once a duel is called there is nothing left to decide."""
    match = duel_of_two()
    for seat in range(4):
        assert match.legal_actions(seat).count == 0
        assert refused(match, seat, "accept") == "razzia.round.sequence"


@pytest.mark.clause("razzia.duel.stake")
def test_the_stake_is_what_accepting_sharers_left() -> None:
    """The stake is the proposer's own share and the shares of all who fight."""
    match = evening(FOUR, POT, dealer=5)
    match.play(1, "propose 1:40 4:20 0:20 2:15")
    match.play(4, "accept")
    match.play(0, "duel")
    match.play(2, "accept")
    assert match.view(SPECTATOR).duel.stake == (40, 20)
    assert totals(match) == [0, 0, 15, 0, 20, 0]
    roll(match, 1, 6)
    assert totals(match) == [60, 0, 15, 0, 20, 0], "the challenger wins the proposer's own share, too"


@pytest.mark.clause("razzia.duel.total", "razzia.duel.tie", "razzia.duel.winner")
@pytest.mark.parametrize(("stronger", "weaker"), [(2, 1), (5, 2), (6, 1)])
def test_die_plus_card(stronger: int, weaker: int) -> None:
    """Of die plus card the higher total wins; on equal totals the weaker card does."""
    for first, second in product(range(1, 7), repeat=2):
        match = duel_of_two(stronger, weaker)
        roll(match, first, second)
        wins = first + stronger > second + weaker
        assert totals(match) == ([95, 0, 0, 0] if wins else [0, 95, 0, 0]), (first, second)
        won = next(event for event in last_events(match) if isinstance(event, DuelWon))
        tied = first + stronger == second + weaker
        assert won == DuelWon(0, 1 - wins, int(wins), tied, "razzia.duel.tie" if tied else "razzia.duel.total")


@pytest.mark.clause("razzia.duel.tie")
def test_a_tie_between_raids() -> None:
    """The weaker raid wins a tie just as the weaker gambler does."""
    match = duel_of_two(6, 4, "R")
    roll(match, 3, 5)
    assert totals(match) == [0, 95, 0, 0]
    assert "razzia.duel.tie" in cited(last_events(match))


@pytest.mark.clause("razzia.duel.tie-equal", "razzia.card.equal")
@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize(("dealer", "near", "far"), [(6, 1, 5), (3, 5, 1), (1, 1, 5), (5, 5, 1)])
def test_a_tie_between_equal_numbers(pips: int, dealer: int, near: int, far: int) -> None:
    """If numbers and totals are equal, the seat farther from the dealer wins."""
    cards = ["CO-R3", "JH-G4", "CC-R3", "HB-R3", "JU-R3", "JH-G4", "LI-R3", "CO-R4"]
    match = evening(cards, POT | {"JH": [25, 30]}, dealer=dealer)
    match.play(near, f"propose {near}:30 {far}:25")
    match.play(far, "duel")
    roll(match, pips, pips)
    assert totals(match)[far] == 55
    won = next(event for event in last_events(match) if isinstance(event, DuelWon))
    assert won == DuelWon(5, far, near, tied=True, clause="razzia.duel.tie-equal")


@pytest.mark.clause("razzia.duel.total")
def test_equal_numbers_the_higher_roll_wins() -> None:
    """Between equal numbers the nearer card still wins with the higher total."""
    cards = ["CO-R3", "JH-G4", "CC-R3", "HB-R3", "JU-R3", "JH-G4", "LI-R3", "CO-R4"]
    match = evening(cards, POT | {"JH": [25, 30]}, dealer=6)
    match.play(1, "propose 1:30 5:25")
    match.play(5, "duel")
    roll(match, 5, 4)
    assert totals(match)[1] == 55


@pytest.mark.clause("razzia.duel.winner")
def test_the_winner_takes_the_stake() -> None:
    """The winner takes the whole stake and the loser nothing."""
    match = duel_of_two()
    roll(match, 6, 1)
    assert totals(match) == [95, 0, 0, 0]
    assert pot(match, "CO") == []
    assert StakeTaken(0, 0, (40, 20, 20, 15)) in last_events(match)


@pytest.mark.clause("razzia.duel.first-pair")
def test_strongest_and_weakest_begin() -> None:
    """With three or more duellists the strongest and the weakest card fight first."""
    match = all_fight()
    assert last_events(match)[-1] == DuelBegun(0, 1, 2, (40, 20, 20, 15), "razzia.duel.first-pair")
    duel = match.view(SPECTATOR).duel
    assert (duel.champion, duel.opponent, duel.waiting) == (1, 2, (4, 0))


@pytest.mark.clause("razzia.duel.first-pair")
def test_the_weakest_is_the_weakest_of_those_who_fight() -> None:
    """Who accepted does not count for the first pair."""
    match = evening(FOUR, POT, dealer=5)
    match.play(1, "propose 1:20+40 4:20 0:15 2:-")
    for seat, answer in ((4, "duel"), (0, "duel"), (2, "accept")):
        match.play(seat, answer)
    duel = match.view(SPECTATOR).duel
    assert (duel.champion, duel.opponent, duel.waiting) == (1, 0, (4,))


@pytest.mark.clause("razzia.duel.chain")
@pytest.mark.parametrize(("dice", "winner"), [((1, 6), 2), ((6, 1), 1)])
def test_the_winner_meets_the_strongest_who_waits(dice: tuple[int, int], winner: int) -> None:
    """The winner fights the strongest card among those who have not fought."""
    match = all_fight()
    roll(match, *dice)
    begun = last_events(match)[-1]
    assert isinstance(begun, DuelBegun)
    assert {begun.stronger, begun.weaker} == {winner, 4}
    assert begun.cited == "razzia.duel.chain"
    assert pot(match, "CO") == [40, 20, 20, 15]


@pytest.mark.clause("razzia.duel.chain", "razzia.duel.winner")
def test_the_last_winner_takes_all() -> None:
    """A chain goes on until all have fought; the winner of the last duel takes the stake."""
    match = all_fight()
    roll(match, 1, 6, 2, 4, 3, 6)
    assert totals(match) == [95, 0, 0, 0, 0, 0]
    assert kinds(last_events(match))[:3] == ["DieRolled", "DuelWon", "StakeTaken"]


@pytest.mark.clause("razzia.duel.loser-out")
@pytest.mark.parametrize("seed", range(8))
def test_who_loses_fights_no_more(seed: int) -> None:
    """Three challengers make three duels, and no loser fights again."""
    match = all_fight()
    dice = [(seed * 7 + k * k * 5) % 6 + 1 for k in range(6)]
    roll(match, *dice)
    events = [event for step in match.steps for event in step.events]
    lost: set[int] = set()
    duels = 0
    for event in events:
        if isinstance(event, DuelBegun):
            assert not lost & {event.stronger, event.weaker}
            duels += 1
        if isinstance(event, DuelWon):
            lost.add(event.over)
    assert duels == 3
    assert len(lost) == 3


@pytest.mark.clause("razzia.duel.fresh-dice")
def test_both_roll_again_in_every_duel() -> None:
    """Totals of earlier duels do not count: the champion rolls anew."""
    match = all_fight()
    roll(match, 1, 6)
    roll(match, 2, 4)
    rolled = [event for step in match.steps for event in step.events if isinstance(event, DieRolled)]
    assert [(event.seat, event.pips, event.total) for event in rolled[2:]] == [(4, 2, 7), (2, 4, 5)]
    duel = match.view(SPECTATOR).duel
    assert (duel.champion, duel.rolled) == (4, 0)


@pytest.mark.clause("razzia.duel.roll-order")
def test_the_stronger_card_rolls_first() -> None:
    """In every duel the stronger card rolls first, also when it is the newcomer's."""
    match = all_fight()
    roll(match, 1, 6, 2, 4, 3, 6)
    rolled = [event.seat for step in match.steps for event in step.events if isinstance(event, DieRolled)]
    assert rolled == [1, 2, 4, 2, 4, 0]


@pytest.mark.clause("razzia.duel.nothing")
def test_no_duel_for_nothing() -> None:
    """If accepting sharers took everything no die is rolled, and those who called a duel get nothing."""
    match = evening(["CO-G6", "CO-G4", "CO-G2", "CC-R3"], POT | {"CO": [40]})
    match.play(0, "propose 0:- 1:40 2:-")
    match.play(1, "accept")
    match.play(2, "duel")
    assert totals(match) == [0, 40, 0, 0]
    assert DuelVoid(0, (2,)) in last_events(match)
    assert "razzia.duel.nothing" in cited(last_events(match))
    assert not {"DuelBegun", "DieRolled"} & set(kinds(last_events(match)))
    assert match.facts()["phase"] == "refill"
