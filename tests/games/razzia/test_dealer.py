"""The dealer, the notes on the bars and the free note."""

from __future__ import annotations

import pytest

from gangland.games.razzia.events import DealPassed, FreeNotePlaced, NoteLaid, NotesRanOut
from tests.games.razzia.table import (
    NAMES,
    evening,
    kinds,
    last_events,
    last_round,
    new_match,
    phase,
    play_until,
    pot,
    refused,
    whole_game,
)

PASSED = ["CO-R3", "CC-R3", "HB-R3", "JU-R3"]
"""Four raids at four bars without gamblers: nothing happens."""


@pytest.mark.clause("razzia.dealer.first")
@pytest.mark.parametrize(("given", "dealer"), [({}, 0), ({"first_dealer": 2}, 2), ({"first_dealer": "Judith"}, 3)])
def test_the_first_dealer_is_chosen_before_the_game(given: dict[str, object], dealer: int) -> None:
    """The players say who deals first; otherwise it is the first seat."""
    assert new_match(4, **given).facts()["dealer"] == NAMES[dealer]


@pytest.mark.clause("razzia.dealer.passes")
def test_the_deal_passes_clockwise() -> None:
    """After a round the next seat clockwise deals."""
    match = evening(PASSED, dealer=3)
    assert match.facts()["dealer"] == NAMES[0]
    assert match.facts()["round"] == 2
    assert last_events(match)[-1] == DealPassed(0, 2)
    assert last_events(match)[-1].cited == "razzia.dealer.passes"


@pytest.mark.clause("razzia.dealer.passes")
@pytest.mark.parametrize("players", range(3, 9))
def test_every_round_has_its_own_dealer(players: int) -> None:
    """In every round of a game the dealer is the seat after the last one."""
    match = whole_game(players, first_dealer=1)
    passed = [event for step in match.steps for event in step.events if isinstance(event, DealPassed)]
    assert [event.dealer for event in passed] == [(1 + k) % players for k in range(1, len(passed) + 1)]


@pytest.mark.clause("razzia.dealer.notes")
@pytest.mark.parametrize(("players", "taken"), [(3, 5), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_one_note_per_bar_and_one_more(players: int, taken: int) -> None:
    """The dealer takes one note per bar and one more: seven, or five with three players."""
    match = play_until(new_match(players), phase="lay_notes")
    before = len(match.facts()["stacks"])  # type: ignore[arg-type]
    play_until(match, phase="place_free_note")
    assert before - len(match.facts()["stacks"]) == taken  # type: ignore[arg-type]


@pytest.mark.clause("razzia.dealer.one-per-bar")
def test_one_note_on_each_bar_in_reading_order() -> None:
    """The first notes go on the bars in reading order, one on each."""
    match = play_until(new_match(4), phase="lay_notes")
    match.play("chance", "notes 20 30 5 15 40 10 25")
    assert match.facts()["pots"] == {"CO": [20], "CC": [30], "HB": [5], "JU": [15], "LI": [40], "JH": [10]}
    laid = [event for event in last_events(match) if isinstance(event, NoteLaid)]
    assert [(event.bar, event.note) for event in laid] == list(enumerate([20, 30, 5, 15, 40, 10]))


@pytest.mark.clause("razzia.dealer.one-per-bar")
def test_one_note_on_each_of_the_bars_that_are_left() -> None:
    """With three players four notes go on the four bars in play, in their order."""
    match = play_until(new_match(3, removed_bars=["colibri", "lincoln"]), phase="lay_notes")
    match.play("chance", "notes 20 30 5 15 40")
    assert match.facts()["pots"] == {"CC": [20], "HB": [30], "JU": [5], "JH": [15]}
    assert match.facts()["free_note"] == 40


@pytest.mark.clause("razzia.dealer.free-note")
@pytest.mark.parametrize("bar", ["colibri", "cotton_club", "havanna_bar", "jungle", "lincoln", "jazz_house"])
def test_the_free_note_goes_on_any_bar(bar: str) -> None:
    """The dealer puts the last note on any one bar in play."""
    match = play_until(new_match(4), phase="lay_notes")
    match.play("chance", "notes 20 20 20 20 20 20 25")
    match.play(0, f"place {bar}")
    number = ["colibri", "cotton_club", "havanna_bar", "jungle", "lincoln", "jazz_house"].index(bar)
    code = ["CO", "CC", "HB", "JU", "LI", "JH"][number]
    assert pot(match, code) == [20, 25]
    assert match.facts()["free_note"] == 0
    assert last_events(match) == (FreeNotePlaced(0, number, 25),)
    assert phase(match) == "choose_cards"


@pytest.mark.clause("razzia.dealer.free-note")
def test_the_dealer_must_place_the_free_note() -> None:
    """The dealer cannot keep the free note: placing it is all there is to do."""
    match = play_until(new_match(4, first_dealer=2), phase="place_free_note")
    assert match.seats_to_act == (2,)
    assert {type(action).__name__ for action in match.legal_actions(2)} == {"PlaceFreeNote"}
    assert match.legal_actions(2).count == 6


@pytest.mark.clause("razzia.dealer.free-note")
def test_only_the_dealer_places_the_free_note() -> None:
    """Nobody but the dealer places the free note, and only on a bar in play."""
    match = play_until(new_match(3, first_dealer=2), phase="place_free_note")
    assert refused(match, 0, "place jungle") == "razzia.dealer.free-note"
    assert refused(match, 2, "place lincoln") == "razzia.dealer.free-note"
    assert match.legal_actions(0).count == 0


@pytest.mark.clause("razzia.dealer.carry-over")
def test_money_that_nobody_took_stays_and_grows() -> None:
    """Notes nobody took stay on their bars, and new notes are added to them."""
    match = evening(PASSED, {"CO": [20], "CC": [5], "HB": [10], "JU": [15, 50], "LI": [40], "JH": [25]})
    play_until(match, phase="lay_notes")
    match.play("chance", "notes 5 10 15 20 25 30 40")
    assert match.facts()["pots"] == {
        "CO": [20, 5],
        "CC": [5, 10],
        "HB": [10, 15],
        "JU": [15, 50, 20],
        "LI": [40, 25],
        "JH": [25, 30],
    }


@pytest.mark.clause("razzia.dealer.short-round")
def test_too_few_notes_go_on_the_first_bars() -> None:
    """If too few notes are left they are laid in reading order until they run out, and there is no free note."""
    match = last_round(["CO-G2", "JU-R3", "HB-G6"], [460, 480, 465], {"CC": [30], "JU": [10]}, stacks=[20, 5])
    match.play("chance", "notes 20 5")
    assert match.facts()["pots"] == {"CO": [20], "CC": [30, 5], "HB": [], "JU": [10]}
    assert match.facts()["free_note"] == 0
    assert last_events(match)[-1] == NotesRanOut(2)
    assert kinds(last_events(match)) == ["NoteLaid", "NoteLaid", "NotesRanOut"]
    assert phase(match) == "choose_cards"


@pytest.mark.clause("razzia.dealer.short-round")
@pytest.mark.parametrize("players", range(3, 9))
def test_a_short_round_happens_only_with_three_players(players: int) -> None:
    """Notes run short only in round 15 with three players."""
    match = whole_game(players, seed=5)
    states = match._states[:-1]
    short = [
        state.round for state, step in zip(states, match.steps, strict=True) if "NotesRanOut" in kinds(step.events)
    ]
    assert short == ([15] if players == 3 else [])
