"""Choosing, revealing and ranking cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from gangland.games.razzia.components import card
from gangland.games.razzia.events import CardsRevealed
from gangland.games.razzia.ranking import distance, strength
from gangland.kernel.viewers import SPECTATOR
from tests.games.razzia.table import (
    cited,
    evening,
    hand,
    kinds,
    last_events,
    last_round,
    phase,
    ready,
    refused,
    totals,
)

FOUR = ["CO-G4", "HB-G5", "CC-G3", "JU-G2"]


@pytest.mark.clause("razzia.card.choose")
def test_everybody_must_choose() -> None:
    """Every player, the dealer included, is asked, and there is nothing to do but play a card of the hand."""
    match = ready(FOUR, dealer=1)
    assert sorted(match.seats_to_act) == [0, 1, 2, 3]
    for seat in range(4):
        offered = {match.game.text(action) for action in match.legal_actions(seat)}
        assert offered == {f"play {code}" for code in hand(match, seat)}


@pytest.mark.clause("razzia.card.choose")
def test_one_card_leaves_the_hand() -> None:
    """Exactly one card of five is chosen."""
    match = ready(FOUR)
    match.play(1, "play HB-G5")
    assert len(hand(match, 1)) == 4
    assert "HB-G5" not in hand(match, 1)
    assert sorted(match.seats_to_act) == [0, 2, 3]


@pytest.mark.clause("razzia.card.choose")
def test_only_a_card_of_the_own_hand() -> None:
    """A card that somebody else holds cannot be chosen, even with another card of its colour in hand."""
    match = ready(["CO-G4", "CO-G5", "CC-G3", "JU-G2"])
    assert refused(match, 0, "play CO-G5") == "razzia.card.choose"


@pytest.mark.clause("razzia.card.colour")
def test_without_the_colour_no_way_in() -> None:
    """Without a card of a bar's colour that bar cannot be visited."""
    match = ready(FOUR)
    missing = next(code for code in ("CO", "CC", "HB", "JU", "LI", "JH") if not _holds(hand(match, 3), code))
    assert refused(match, 3, f"play {missing}-G1") == "razzia.card.colour"


def _holds(cards: list[str], code: str) -> bool:
    return any(held.startswith(code) for held in cards)


@pytest.mark.clause("razzia.card.colour")
def test_a_card_goes_to_its_own_bar() -> None:
    """A card is laid on the bar of its own colour."""
    match = evening(["CO-G4", "CO-G5", "CC-G3", "JU-G2"])
    table = {bar.bar: dict(bar.cards) for bar in match.view(SPECTATOR).bars if bar.cards}
    assert table == {0: {0: card("CO-G4"), 1: card("CO-G5")}, 1: {2: card("CC-G3")}, 3: {3: card("JU-G2")}}


@pytest.mark.clause("razzia.card.final")
def test_a_chosen_card_cannot_be_exchanged() -> None:
    """Who has chosen can neither choose another card nor the same one again."""
    match = ready(FOUR)
    match.play(2, "play CC-G3")
    for code in [*hand(match, 2), "CC-G3", "LI-G6"]:
        assert refused(match, 2, f"play {code}") == "razzia.card.final"
    assert match.legal_actions(2).count == 0


@pytest.mark.clause("razzia.card.reveal", "razzia.card.secret")
def test_all_cards_are_turned_up_together() -> None:
    """No card lies open until the last player has chosen; then all do, and the money is awarded after that."""
    match = ready(FOUR)
    for seat in (1, 2, 3):
        match.play(seat, f"play {FOUR[seat]}")
        assert kinds(last_events(match)) == ["CardChosen"]
        assert not any(bar.cards for bar in match.view(SPECTATOR).bars)
        assert totals(match) == [0, 0, 0, 0]
    match.play(0, "play CO-G4")
    chosen, revealed, *after = last_events(match)
    assert type(chosen).__name__ == "CardChosen"
    assert revealed == CardsRevealed(tuple(card(code) for code in FOUR))
    assert revealed.cited == "razzia.card.reveal"
    assert "PotTaken" in kinds(after)


@pytest.mark.clause("razzia.card.choose", "razzia.card.reveal")
@pytest.mark.parametrize("order", list(permutations(range(4)))[::5])
def test_the_order_of_choosing_does_not_matter(order: tuple[int, ...]) -> None:
    """Players choose in any order, and the result is the same."""
    match = ready(["CO-G4", "HB-G5", "CC-G3", "JU-G2"])
    for seat in order:
        match.play(seat, f"play {FOUR[seat]}")
    assert totals(match) == [50, 10, 5, 15]


@pytest.mark.clause("razzia.card.any-bar")
def test_a_bar_without_money_may_be_visited() -> None:
    """A card may be played for a bar on which there is no money."""
    match = last_round(["CO-G2", "JU-R3", "HB-G6"], [460, 480, 465], {"CO": [20], "CC": [30, 5], "JU": [10]})
    assert match.why_not(2, "play HB-G6") is None
    match.play(2, "play HB-G6")
    assert len(hand(match, 2)) == 4


@pytest.mark.clause("razzia.card.strength")
@pytest.mark.parametrize("kind", ["G", "R"])
def test_the_higher_number_is_stronger(kind: str) -> None:
    """Among cards of one kind the higher number is the stronger and proposes."""
    third = "CO-G6" if kind == "R" else "CC-R3"
    match = evening([f"CO-{kind}3", f"CO-{kind}4", third, "JU-R3"], dealer=0)
    assert match.seats_to_act == (1,)
    assert strength(match._state, 1) > strength(match._state, 0)


@pytest.mark.clause("razzia.card.kinds-apart")
def test_a_gambler_6_does_not_resist_a_raid_3() -> None:
    """The number of a raid is never compared with the number of a gambler."""
    match = evening(["CO-R3", "CO-G6", "CO-G5", "JU-R3"])
    assert totals(match) == [50, 0, 0, 0]


@pytest.mark.clause("razzia.card.distance")
def test_distance_is_counted_clockwise() -> None:
    """The dealer has distance 0, the seat after the dealer 1, the seat before the dealer the greatest."""
    match = ready([f"{bar}-G1" for bar in ("CO", "CC", "HB", "JU", "LI", "JH")] + ["CO-G2", "CC-G2"], dealer=6)
    assert [distance(match._state, seat) for seat in range(8)] == [2, 3, 4, 5, 6, 7, 0, 1]


OTHERS = ["CC-R3", "HB-R3", "JU-R3", "LI-R3", "CC-R4", "HB-R4"]
"""Raids without gamblers, to keep the other seats busy."""


def two_fours(near: int, far: int) -> list[str]:
    """Eight cards: two Jazz House gamblers 4 at these seats, and six fruitless raids."""
    others = iter(OTHERS)
    return ["JH-G4" if seat in (near, far) else next(others) for seat in range(8)]


@pytest.mark.clause("razzia.card.equal", "razzia.card.distance")
@pytest.mark.parametrize(
    ("near", "far", "dealer"),
    [(1, 5, 6), (6, 1, 6), (7, 5, 6), (6, 5, 6), (0, 7, 0), (7, 0, 3), (2, 3, 1), (0, 6, 7)],
)
def test_of_equal_numbers_the_farther_is_weaker(near: int, far: int, dealer: int) -> None:
    """Of two equal cards that of the seat farther from the dealer is the weaker: the other proposes."""
    match = evening(two_fours(near, far), dealer=dealer)
    assert phase(match) == "propose"
    assert match.seats_to_act == (near,)
    assert refused(match, far, f"propose {near}:25 {far}:-") == "razzia.share.proposer"


@pytest.mark.clause("razzia.card.equal")
def test_the_distance_counts_from_the_current_dealer() -> None:
    """The dealer of this round counts, not the first dealer."""
    cards = two_fours(1, 5)
    assert evening(cards, dealer=6, number=1).seats_to_act == (1,)
    match = evening(cards, dealer=3, number=6)
    assert match.facts()["dealer"] == match.names[3]
    assert match.seats_to_act == (5,)


@pytest.mark.clause("razzia.card.equal")
def test_equal_numbers_rank_answers_and_duels_too() -> None:
    """The same ranking gives the order of answers and of duels."""
    cards = ["JH-G4", "JH-G5", "JH-G4", "CO-R3", "CC-R3", "HB-R3", "JU-R3", "LI-R3"]
    match = evening(cards, dealer=2)
    match.play(1, "propose 1:25 2:- 0:-")
    assert match.seats_to_act == (2,), "the dealer's own card is the stronger of two equal ones"
    match.play(2, "duel")
    match.play(0, "duel")
    duel = match.view(SPECTATOR).duel
    assert (duel.stronger, duel.weaker, duel.waiting) == (1, 0, (2,))
    assert cited(last_events(match)) >= {"razzia.duel.first-pair"}
