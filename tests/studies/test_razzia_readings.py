"""The readings we do not play, worked out."""

from fractions import Fraction

import pytest

from gangland.games.razzia.components import deck
from gangland.games.razzia.odds import win_chances
from gangland.studies.razzia_readings import (
    OtherReadings,
    Reshuffle,
    chances_if_ties_go_to_the_newcomer,
    distances,
    equal_pairs,
    note_counts,
    reshuffles,
    shorter_distances,
    undecided_pairs,
)
from gangland.studies.tally import listen


@pytest.mark.clause("razzia.setup.notes", "razzia.setup.three-notes")
def test_only_our_note_counts_are_even() -> None:
    """Of all counts that make the total, one pair takes the same part of every value out for three players."""
    even = [(counts.low, counts.high) for counts in note_counts() if counts.is_even]
    assert even == [(14, 7)]
    assert all(counts.low + counts.high == 21 for counts in note_counts())


@pytest.mark.clause("razzia.duel.tie")
def test_with_two_duellists_both_readings_of_a_tie_agree() -> None:
    """The weaker card is the newcomer; only a chain tells the readings apart."""
    assert chances_if_ties_go_to_the_newcomer((6, 3)) == win_chances((6, 3))
    assert chances_if_ties_go_to_the_newcomer((4,)) == (Fraction(1),)
    assert chances_if_ties_go_to_the_newcomer((6, 5, 3)) == (Fraction(35, 72), Fraction(35, 72), Fraction(1, 36))
    assert sum(chances_if_ties_go_to_the_newcomer((6, 5, 4, 2))) == 1


@pytest.mark.clause("razzia.card.distance")
def test_only_clockwise_distances_are_all_different() -> None:
    """By the shorter way both neighbours of the dealer are equally far."""
    for players in range(3, 9):
        assert sorted(distances(players, dealer=2)) == list(range(players))
        assert undecided_pairs(players) > 0
    assert shorter_distances(8) == (0, 1, 2, 3, 4, 3, 2, 1)


@pytest.mark.clause("razzia.round.reshuffle-when")
def test_reshuffles_fall_where_the_engine_has_them() -> None:
    """The table of the rules; shuffling at once would leave the cards of the round out."""
    assert reshuffles(3, 15) == (Reshuffle(9, 0, 24),)
    assert reshuffles(4, 12) == (Reshuffle(10, 2, 36),)
    assert reshuffles(6, 12) == (Reshuffle(6, 0, 30), Reshuffle(11, 0, 30))
    assert reshuffles(6, 12, at_once=True)[0] == Reshuffle(5, 6, 24)
    assert reshuffles(4, 12, at_once=True) == reshuffles(4, 12)


@pytest.mark.clause("razzia.setup.three-deck")
def test_sorted_cards_are_all_different() -> None:
    """So equal numbers never meet with three to six players."""
    assert equal_pairs(deck(3, (0, 1, 2, 3))) == 0
    assert equal_pairs(deck(8, (0, 1, 2, 3))) == 8


def test_other_readings_are_counted() -> None:
    """Per game or per round, as the docstring says; each is a part between 0 and 1."""
    tallies = listen("razzia", OtherReadings, games=100, players=4, seed=2)
    for key in ("last dealer", "stop at once", "tie"):
        assert tallies[key].count == 100
        assert 0 <= tallies[key].mean <= 1
    assert tallies["lone raids"].count == 1200
    assert 0 < tallies["outnumbered"].mean < 1
