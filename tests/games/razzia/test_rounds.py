"""From one round to the next: order of things, refilling, reshuffling."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from gangland.games.razzia.components import CARD_CODE, card
from gangland.games.razzia.events import CardDrawn, CardsDiscarded, DrawPileRebuilt
from gangland.kernel.viewers import SPECTATOR
from tests.games.razzia.table import (
    CODES,
    NAMES,
    evening,
    hand,
    hands_with,
    in_play,
    kinds,
    last_events,
    new_match,
    phase,
    play_until,
    refused,
    totals,
    whole_game,
)

if TYPE_CHECKING:
    from gangland.kernel.match import Match

PASSED = ["CO-R3", "CC-R3", "HB-R3", "JU-R3"]
NEXT = {
    "deal": {"lay_notes"},
    "refill": {"lay_notes"},
    "lay_notes": {"place_free_note", "choose_cards"},
    "place_free_note": {"choose_cards"},
    "choose_cards": {"choose_cards", "propose", "refill", "over"},
    "propose": {"answer"},
    "answer": {"answer", "duel", "propose", "refill", "over"},
    "duel": {"duel", "propose", "refill", "over"},
}


@pytest.mark.clause("razzia.round.sequence")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_parts_of_a_round_follow_each_other(players: int) -> None:
    """Refill, notes, choice, reveal, settling: in every game the parts of a round come in this order."""
    match = whole_game(players, seed=players)
    phases = [str(match.game.write_position(state)["phase"]) for state in match._states]
    assert phases[:2] == ["deal", "lay_notes"]
    assert phases[-1] == "over"
    for before, after in pairwise(phases):
        assert after in NEXT[before], f"{after} after {before}"


@pytest.mark.clause("razzia.round.sequence")
def test_nothing_is_done_out_of_turn() -> None:
    """Any action outside its part of the round is refused."""
    everything = ["place jungle", "play CO-G1", "propose 0:20 1:-", "accept", "duel"]
    match = new_match(4)
    for stop, fits in (("lay_notes", ""), ("place_free_note", "place"), ("choose_cards", "play")):
        play_until(match, phase=stop)
        for action in everything:
            if not fits or not action.startswith(fits):
                assert refused(match, 1, action) == "razzia.round.sequence"


@pytest.mark.clause("razzia.round.sequence")
def test_no_card_is_played_while_others_bargain() -> None:
    """During a share-out no card is played and no note is placed."""
    match = evening(["CO-G5", "CO-G2", "CC-R3", "HB-R3"])
    for action in ("place jungle", f"play {hand(match, 0)[0]}", "accept"):
        assert refused(match, 0, action) == "razzia.round.sequence"
    match.play(0, "propose 0:20 1:30")
    assert refused(match, 1, "place jungle") == "razzia.round.sequence"


@pytest.mark.clause("razzia.round.discard")
def test_cards_lie_on_their_bars_until_all_are_settled() -> None:
    """Played cards stay on the bars while bars are settled; then they all go to the discard."""
    cards = ["CO-G5", "CO-G2", "CC-R3", "HB-R3"]
    match = evening(cards, discard=["LI-G1"], number=1)
    assert match.facts()["discard"] == ["LI-G1"]
    assert sum(len(bar.cards) for bar in match.view(SPECTATOR).bars) == 4
    match.play(0, "propose 0:20 1:30")
    match.play(1, "accept")
    assert sorted(match.facts()["discard"]) == sorted([*cards, "LI-G1"])  # type: ignore[call-overload]
    assert not any(bar.cards for bar in match.view(SPECTATOR).bars)
    discarded = next(event for event in last_events(match) if isinstance(event, CardsDiscarded))
    assert sorted(discarded.cards) == sorted(card(code) for code in cards)


def refilling(dealer: int) -> Match:
    """Four players about to be given a card each by this dealer."""
    position = {
        "phase": "refill",
        "round": 2,
        "hands": hands_with([["CO-G1"]] + [[]] * 3, size=4, spare=[*PASSED, *NEW]),
    }
    options = {"first_dealer": (dealer - 1) % 4}
    return type(new_match())(
        new_match().game, NAMES[:4], options, position=position | {"discard": PASSED}, scripted=True
    )


NEW = ["LI-G1", "LI-G2", "LI-G3", "LI-G4"]


@pytest.mark.clause("razzia.round.refill")
def test_one_card_each_before_any_note() -> None:
    """From the second round on everybody is given one card, before notes are laid."""
    match = refilling(dealer=1)
    before = [len(hand(match, seat)) for seat in range(4)]
    draw, stacks = match.facts()["draw"], match.facts()["stacks"]
    match.play("chance", "refill " + " ".join(NEW))
    assert before == [4] * 4
    assert [len(hand(match, seat)) for seat in range(4)] == [5] * 4
    assert match.facts()["draw"] == draw - 4  # type: ignore[operator]
    assert match.facts()["stacks"] == stacks
    assert phase(match) == "lay_notes"
    assert {event.cited for event in last_events(match)} == {"razzia.round.refill"}


@pytest.mark.clause("razzia.round.deal-order")
@pytest.mark.parametrize("dealer", range(4))
def test_refill_goes_clockwise_from_the_dealers_left(dealer: int) -> None:
    """Cards are dealt clockwise, beginning with the seat after the dealer and ending with the dealer."""
    match = refilling(dealer)
    match.play("chance", "refill " + " ".join(NEW))
    drawn = [(event.seat, event.card) for event in last_events(match) if isinstance(event, CardDrawn)]
    assert drawn == [((dealer + 1 + k) % 4, card(code)) for k, code in enumerate(NEW)]
    assert "LI-G4" in hand(match, dealer)


@pytest.mark.clause("razzia.round.deal-order")
@pytest.mark.parametrize("dealer", range(3))
def test_the_opening_hands_are_dealt_in_five_turns(dealer: int) -> None:
    """At set-up five turns of one card each are dealt, the dealer last in every turn."""
    cards = in_play(3)[:15]
    match = new_match(3, first_dealer=dealer)
    match.play("chance", "deal " + " ".join(cards))
    for seat in range(3):
        turn = (seat - dealer - 1) % 3
        assert sorted(hand(match, seat)) == sorted(cards[turn::3])


@pytest.mark.clause("razzia.round.reshuffle")
def test_the_discard_becomes_the_draw_pile() -> None:
    """When the draw pile is empty the discard, and nothing else, becomes the new draw pile."""
    match = play_until(new_match(6), seed=3, round=6, phase="refill")
    discard = Counter(match.facts()["discard"])  # type: ignore[call-overload]
    held = Counter(code for seat in range(6) for code in hand(match, seat))
    assert match.facts()["draw"] == 0
    assert discard + held == Counter(in_play(6))
    play_until(match, seed=4, phase="lay_notes")
    drawn = Counter(
        CARD_CODE[event.card] for event in last_events(match) if isinstance(event, CardDrawn) and event.card is not None
    )
    assert not drawn - discard
    assert match.facts()["discard"] == []
    assert match.facts()["draw"] == 24
    assert last_events(match)[0] == DrawPileRebuilt(30)
    assert last_events(match)[0].cited == "razzia.round.reshuffle"


@pytest.mark.clause("razzia.round.reshuffle-when", "razzia.round.reshuffle")
@pytest.mark.parametrize(
    ("players", "rebuilt"),
    [
        (3, [(9, 0, 24)]),
        (4, [(10, 2, 36)]),
        (5, [(7, 4, 30)]),
        (6, [(6, 0, 30), (11, 0, 30)]),
        (7, [(7, 2, 42)]),
        (8, [(6, 0, 40), (11, 0, 40)]),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_pile_is_rebuilt_when_a_card_is_needed(
    players: int, rebuilt: list[tuple[int, int, int]], seed: int
) -> None:
    """The discard is shuffled when a card must be dealt and none is there, also in the middle of a refill."""
    match = whole_game(players, seed)
    found = []
    for before, step in zip(match._states, match.steps, strict=False):
        for at, event in enumerate(step.events):
            if isinstance(event, DrawPileRebuilt):
                assert set(kinds(step.events[:at])) <= {"CardDrawn"}
                found.append((before.round, at, event.size))
    assert found == rebuilt


@pytest.mark.clause("razzia.round.reshuffle-when")
def test_an_empty_pile_stays_empty_until_needed() -> None:
    """After the refill that takes the last card, the draw pile stays empty during the round."""
    match = play_until(new_match(6), seed=3, round=5, phase="lay_notes")
    assert match.facts()["draw"] == 0
    assert len(match.facts()["discard"]) == 24  # type: ignore[arg-type]
    play_until(match, seed=3, round=6)
    assert match.facts()["draw"] == 0
    assert len(match.facts()["discard"]) == 30  # type: ignore[arg-type]


@pytest.mark.clause("razzia.round.new-notes")
def test_new_notes_after_the_refill() -> None:
    """After the refill the dealer lays notes as in the first round: one on each bar, and a free note."""
    match = refilling(dealer=2)
    match.play("chance", "refill " + " ".join(NEW))
    match.play("chance", "notes 5 10 15 20 25 30 40")
    assert match.facts()["pots"] == dict(zip(CODES, [[5], [10], [15], [20], [25], [30]], strict=True))
    assert match.facts()["free_note"] == 40
    assert match.seats_to_act == (2,)
    assert totals(match) == [0, 0, 0, 0]
