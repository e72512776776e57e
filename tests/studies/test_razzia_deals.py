"""Exact answers about deals and chains."""

from fractions import Fraction

import pytest

from gangland.games.razzia.odds import win_chances
from gangland.games.razzia.proposals import Proposals
from gangland.studies.razzia_deals import (
    chances_by_rank,
    gap,
    hands_of,
    offers,
    pots,
    smallest_fair_offer,
    weaker_wins,
)


@pytest.mark.clause("razzia.duel.total", "razzia.duel.tie")
def test_the_weaker_card_is_worth_its_chance() -> None:
    """The published odds, 21, 15, 10, 6, 3 and 1 in 36."""
    assert [weaker_wins(difference) * 36 for difference in range(6)] == [21, 15, 10, 6, 3, 1]


def test_pots_are_all_there_are() -> None:
    """Their chances make one."""
    for size in (1, 2, 4):
        assert sum(chance for _, chance in pots(size)) == 1


@pytest.mark.clause("razzia.share.whole-notes")
def test_offers_are_the_sums_of_legal_proposals() -> None:
    """What the second of two sharers can be offered, found by listing every proposal."""
    pot = (10, 25, 20, 20)
    listed = {sum(dict(proposal.shares)[1]) for proposal in Proposals(pot, (0, 1))}  # type: ignore[attr-defined]
    assert set(offers(pot)) == listed


def test_ernest_should_be_offered_twenty_five() -> None:
    """Of $55,000 a raid 3 against a raid 4 is worth 22.9; the next sum that whole notes can make is 25."""
    assert smallest_fair_offer((10, 25, 20), weaker_wins(1)) == 25


@pytest.mark.clause("razzia.share.empty-share")
def test_one_note_cannot_be_divided() -> None:
    """With one note the smallest acceptable offer is all of it, and nothing suits both."""
    single = gap(1, 1)
    assert single.overpaid == pytest.approx(float(1 - weaker_wins(1)))
    assert (single.exact, single.both_content) == (0, 0)


def test_more_notes_close_the_gap() -> None:
    """The more notes there are, the nearer a fair share can be paid."""
    gaps = [gap(size, 1) for size in range(1, 6)]
    assert [g.overpaid for g in gaps] == sorted((g.overpaid for g in gaps), reverse=True)
    assert [g.both_content for g in gaps] == sorted(g.both_content for g in gaps)


@pytest.mark.clause("razzia.duel.chain", "razzia.duel.first-pair")
def test_chances_by_rank() -> None:
    """Averages of the exact odds over all sets of different numbers; in 5-4-3 the middle card is best placed."""
    assert len(hands_of(3)) == 20
    ranks = chances_by_rank(3)
    assert sum(ranks.mean) == 1
    assert ranks.best == (16, 4, 0)
    assert win_chances((5, 4, 3))[1] == max(win_chances((5, 4, 3))) == Fraction(25, 54)
    assert chances_by_rank(6).mean == win_chances((6, 5, 4, 3, 2, 1))
