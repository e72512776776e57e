"""Choices and chances keep their contracts: ask, count, walk through, draw, and add up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import pytest

import gangland
from gangland.games.razzia.actions import Refill, RollDie
from gangland.games.razzia.draws import DIE, CardDraw, NoteDraw
from gangland.games.razzia.proposals import Proposals
from gangland.kernel.chance import NATURE, pick
from gangland.kernel.choices import NOTHING, Listed
from tests.kernel.conftest import play_on

if TYPE_CHECKING:
    from gangland.kernel.match import Match


def test_listed_choices() -> None:
    """A list of choices is what it lists, in that order."""
    choices = Listed(("a", "b", "c"))
    assert list(choices) == ["a", "b", "c"]
    assert choices.count == 3
    assert choices.suggestions == ("a", "b", "c")
    assert "b" in choices
    assert "d" not in choices
    assert repr(choices) == "Listed(('a', 'b', 'c'))"


def test_nothing_to_choose() -> None:
    """No choice is false, and has nothing in it."""
    assert not NOTHING
    assert NOTHING.count == 0
    assert list(NOTHING) == []
    assert "a" not in NOTHING


def test_sample_is_uniform() -> None:
    """Every choice is drawn equally often, within the bounds of luck."""
    rng = Random(1)
    drawn = Counter(Listed(("a", "b", "c", "d")).sample(rng) for _ in range(4000))
    assert set(drawn) == {"a", "b", "c", "d"}
    assert all(880 < times < 1120 for times in drawn.values())
    assert {pick(rng, (1, 2)) for _ in range(50)} == {1, 2}


def test_huge_sets_are_asked_without_listing_them() -> None:
    """A set of more members than could ever be listed can still be counted, asked and drawn from."""
    pot = tuple(value for value in (5, 10, 15, 20, 25, 30, 40, 50) for _ in range(6))
    choices = Proposals(pot, tuple(range(8)))
    assert choices.count == 1716**8
    proposal = choices.sample(Random(2))
    assert proposal in choices
    assert next(iter(choices)) in choices
    assert all(action in choices for action in choices.suggestions)
    assert len(choices.suggestions) <= 12


def test_waiting_seats_have_no_choice(match: Match) -> None:
    """Whoever is not asked has nothing to choose, and whoever is asked has something."""
    assert [bool(match.legal_actions(seat)) for seat in range(4)] == [True, False, False, False]


def test_chances_know_what_can_happen(finished: Match) -> None:
    """Each outcome that was drawn in a game was possible, and no other kind of outcome was."""
    for ply, step in enumerate(finished.steps):
        if step.seat == NATURE:
            chances = finished.game.chances(finished.at(ply)._state)
            assert step.action in chances
            assert chances.fault(step.action) is None
            assert "roll 4" not in chances
            assert chances.fault(object())


def test_exact_odds_add_up() -> None:
    """Where outcomes are few, they are listed with exact odds that add up to one."""
    assert sum(odds for _, odds in DIE.outcomes) == Fraction(1)
    assert all(outcome in DIE for outcome, _ in DIE.outcomes)
    assert RollDie(0) not in DIE
    assert RollDie(7) not in DIE


@pytest.mark.parametrize("chances", [CardDraw(Refill, [1, 2, 3], [], 2), NoteDraw([5, 5, 10], 2)])
def test_odds_of_a_deal_are_not_listed(chances: CardDraw | NoteDraw) -> None:
    """Where outcomes are too many to list, there is no list rather than a wrong one."""
    assert chances.outcomes is None


def test_an_empty_pile_leaves_nothing_impossible() -> None:
    """Chance never meets a dead end: through many games of the largest table something can always be drawn."""
    for seed in range(3):
        match = gangland.new_match("razzia", [f"P{seat}" for seat in range(8)], scripted=True)
        assert play_on(match, seed).outcome is not None
