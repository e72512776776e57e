"""Everything somebody might get wrong is refused with the clause or the sentence that helps."""

from __future__ import annotations

import pytest

from gangland import InvalidOutcome, InvalidSetup, UnknownName, UnreadableAction
from gangland.games.razzia import GAME
from gangland.games.razzia.actions import PlaceFreeNote, PlayCard
from gangland.kernel.match import Match
from tests.games.razzia.table import (
    NAMES,
    evening,
    hands_with,
    new_match,
    phase,
    play_until,
    ready,
    refused,
    setup_faults,
)

# ---------------------------------------------------------------- set-up


@pytest.mark.clause("razzia.setup.players")
@pytest.mark.parametrize("names", [(), NAMES[:2], (*NAMES, "Berthe")])
def test_too_few_or_too_many_players(names: tuple[str, ...]) -> None:
    """Fewer than three or more than eight players cannot play."""
    assert ("seats", "razzia.setup.players") in setup_faults(names)


@pytest.mark.clause("razzia.setup.players")
@pytest.mark.parametrize(
    "names", [("Ernest", "Karine", "Ernest"), ("Ernest", "", "Karine"), ("Ernest", "  ", "Karine")]
)
def test_names_are_distinct_and_not_empty(names: tuple[str, ...]) -> None:
    """A repeated or an empty name is refused."""
    assert [clause for _, clause in setup_faults(names)] == ["razzia.setup.players"]


@pytest.mark.clause("razzia.dealer.first")
@pytest.mark.parametrize("dealer", [-1, 4, 99, "Nobody", None, 1.5, True])
def test_the_first_dealer_must_be_a_seat(dealer: object) -> None:
    """A first dealer who does not sit at the table is refused."""
    assert setup_faults(NAMES[:4], first_dealer=dealer) == [("first_dealer", "razzia.dealer.first")]


@pytest.mark.clause("razzia.setup.three-bars")
@pytest.mark.parametrize("bars", [["lincoln", "jazz_house"], [], None])
def test_removed_bars_only_with_three(bars: object) -> None:
    """With four or more players no bars are removed, and the option is refused whatever it says."""
    assert setup_faults(NAMES[:4], removed_bars=bars) == [("removed_bars", "razzia.setup.three-bars")]


@pytest.mark.clause("razzia.setup.three-bars")
@pytest.mark.parametrize(
    "bars",
    [
        [],
        ["lincoln"],
        ["lincoln", "jungle", "colibri"],
        ["lincoln", "lincoln"],
        ["lincoln", "LI"],
        ["lincoln", "moulin_rouge"],
        "lincoln",
        None,
        [1, 2],
    ],
)
def test_removed_bars_are_two_different_bars(bars: object) -> None:
    """Three players remove exactly two different bars of the box."""
    assert setup_faults(NAMES[:3], removed_bars=bars) == [("removed_bars", "razzia.setup.three-bars")]


@pytest.mark.clause("razzia.end.fifteen")
@pytest.mark.parametrize(
    ("players", "value"), [(4, "play"), (8, "skip"), (5, "x"), (3, "x"), (3, None), (3, ""), (3, ["play"])]
)
def test_short_round_only_with_three_and_only_two_values(players: int, value: object) -> None:
    """The option about the short round exists only with three players, and is play or skip."""
    faults = setup_faults(NAMES[:players], short_round=value)
    assert set(faults) == {("short_round", "razzia.end.fifteen")}


@pytest.mark.clause("razzia.share.answer-order")
@pytest.mark.parametrize("value", ["loud", "", None, 1, ["secret"]])
def test_unknown_way_to_answer(value: object) -> None:
    """Answers are given in turn or in secret."""
    assert setup_faults(NAMES[:4], answers=value) == [("answers", "razzia.share.answer-order")]


def test_unknown_option() -> None:
    """An unknown option is an input error without a clause."""
    assert setup_faults(NAMES[:4], speed="fast") == [("speed", None)]


def test_all_faults_at_once() -> None:
    """A set-up with several faults names them all."""
    faults = setup_faults(("A", "A"), first_dealer=7, answers="loud", speed=1)
    assert {field for field, _ in faults} >= {"seats", "first_dealer", "answers", "speed"}
    assert len(faults) >= 5


# ---------------------------------------------------------------- actions


@pytest.mark.clause("razzia.dealer.free-note")
def test_free_note_by_others_or_on_a_missing_bar() -> None:
    """Only the dealer places the free note, and only on a bar in play."""
    match = play_until(new_match(3, first_dealer=1), phase="place_free_note")
    assert refused(match, 0, "place jungle") == "razzia.dealer.free-note"
    assert refused(match, 1, "place jazz_house") == "razzia.dealer.free-note"


@pytest.mark.clause("razzia.card.colour", "razzia.card.choose", "razzia.card.final")
def test_cards_that_cannot_be_played() -> None:
    """No card of the colour, no such card in hand, a second card: each has its clause."""
    match = ready(["CO-G4", "CO-G5", "CC-G3", "JU-G2"])
    hands = hands_with([["CO-G4"], ["CO-G5"], ["CC-G3"], ["JU-G2"]])
    missing = next(
        bar for bar in ("CC", "HB", "JU", "LI", "JH") if not any(code[:2] == bar for code in hands["Ernest"])
    )
    assert refused(match, 0, f"play {missing}-R3") == "razzia.card.colour"
    assert refused(match, 0, "play CO-G5") == "razzia.card.choose"
    match.play(0, "play CO-G4")
    assert refused(match, 0, "play CO-G4") == "razzia.card.final"


@pytest.mark.clause(
    "razzia.share.proposer", "razzia.share.recipients", "razzia.share.whole-notes", "razzia.share.every-note"
)
def test_faulty_proposals_cite_the_first_check_that_fails() -> None:
    """A proposal is checked for proposer, sharers, notes that are not there and notes left over, in this order."""
    match = evening(["CO-G5", "CO-G2", "CC-R3", "HB-R3"])
    assert refused(match, 1, "propose 3:99") == "razzia.share.proposer"
    assert refused(match, 0, "propose 0:99") == "razzia.share.recipients"
    assert refused(match, 0, "propose 0:99 1:-") == "razzia.share.whole-notes"
    assert refused(match, 0, "propose 0:20 1:-") == "razzia.share.every-note"


@pytest.mark.clause(
    "razzia.share.one-offer", "razzia.share.answer", "razzia.share.answer-order", "razzia.round.sequence"
)
def test_faulty_answers() -> None:
    """A second proposal, an answer of a stranger or the proposer, out of order or twice: each has its clause."""
    match = evening(["CO-G6", "CO-G4", "CO-G1", "CC-R3"])
    assert refused(match, 1, "accept") == "razzia.round.sequence"
    match.play(0, "propose 0:20 1:30 2:-")
    assert refused(match, 0, "propose 0:20 1:- 2:30") == "razzia.share.one-offer"
    assert refused(match, 3, "accept") == "razzia.share.answer"
    assert refused(match, 0, "duel") == "razzia.share.answer"
    assert refused(match, 2, "duel") == "razzia.share.answer-order"
    match.play(1, "duel")
    assert refused(match, 1, "accept") == "razzia.share.answer-order"


@pytest.mark.clause("razzia.round.sequence")
def test_the_phase_is_cited_first() -> None:
    """An action that is of the wrong phase and wrong besides cites the phase."""
    match = play_until(new_match(4), phase="lay_notes")
    for action in ("place jungle", "play CO-G1", "propose 7:99", "accept", "duel"):
        assert refused(match, 3, action) == "razzia.round.sequence"


@pytest.mark.clause("razzia.round.sequence")
@pytest.mark.parametrize("action", ["roll 4", "refill CO-G1", "notes 5", "deal CO-G1"])
def test_players_do_not_decide_chance(action: str) -> None:
    """No player says what the dice, the cards and the notes bring."""
    assert refused(ready(["CO-G4", "CO-G5", "CC-G3", "JU-G2"]), 0, action) == "razzia.round.sequence"


@pytest.mark.parametrize(
    "line",
    [
        *("", "   ", "dance", "play", "play XX-G1", "play CO-G9", "play CO-R5 CO-G1", "play \u200bCO-G1"),
        *("place", "place moon", "accept now", "duel 3", "roll", "roll x", "roll -1", "notes 5,10"),
        *("propose 0", "propose a:5", "propose 0:", "propose 0:x", "propose 0:5 0:5", "propose 0:-5"),
        *("propose 0:\u0665", "propose 0:99999999999"),
    ],
)
def test_unreadable_lines(line: str) -> None:
    """What is no action of the game is unreadable, and nothing changes."""
    match = ready(["CO-G4", "CO-G5", "CC-G3", "JU-G2"])
    with pytest.raises(UnreadableAction):
        match.play(0, line)
    assert match.ply == 0


def test_nobody_by_that_name() -> None:
    """An unknown seat is named in the message."""
    with pytest.raises(UnknownName, match="Berthe"):
        ready(["CO-G4", "CO-G5", "CC-G3", "JU-G2"]).play("Berthe", "play CO-G4")


# ---------------------------------------------------------------- scripted chance


@pytest.mark.parametrize("line", ["roll 0", "roll 7", "notes 5", "deal CO-G1"])
def test_a_die_shows_one_to_six(line: str) -> None:
    """A scripted die outside 1 to 6, or something else than a die, cannot happen in a duel."""
    match = evening(["CO-G5", "CO-G2", "CC-R3", "HB-R3"])
    match.play(0, "propose 0:20 1:30")
    match.play(1, "duel")
    with pytest.raises(InvalidOutcome):
        match.play("chance", line)
    assert phase(match) == "duel"


@pytest.mark.parametrize(
    "line", ["notes 5 5 5 5 5 5", "notes 5 5 5 5 5 5 7", "notes 50 50 50 50 50 50 50 50", "roll 3"]
)
def test_notes_must_be_in_the_stacks(line: str) -> None:
    """Scripted notes must be as many as are laid, and be there."""
    match = play_until(new_match(4), phase="lay_notes")
    with pytest.raises(InvalidOutcome):
        match.play("chance", line)


def test_more_notes_of_a_value_than_there_are() -> None:
    """Eight notes of 50 cannot come in two rounds: there are seven."""
    match = play_until(new_match(4), phase="lay_notes")
    match.play("chance", "notes 50 50 50 50 50 50 50")
    play_until(match, round=2, phase="lay_notes")
    with pytest.raises(InvalidOutcome, match="50"):
        match.play("chance", "notes 50 5 5 5 5 5 5")


@pytest.mark.parametrize("cards", [["CO-G1"] * 15, ["CO-G1"], ["CO-R5", "LI-G1"] + ["CO-G1"] * 13])
def test_cards_must_be_in_the_draw_pile(cards: list[str]) -> None:
    """Scripted cards must be as many as are dealt, and be in play."""
    match = new_match(3)
    with pytest.raises(InvalidOutcome):
        match.play("chance", "deal " + " ".join(cards))


def test_chance_does_not_act_for_players() -> None:
    """Nothing is left to chance while players choose."""
    with pytest.raises(InvalidOutcome):
        ready(["CO-G4", "CO-G5", "CC-G3", "JU-G2"]).play("chance", "roll 3")


# ---------------------------------------------------------------- positions


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"phase": "duel"}, "position.phase"),
        ({"round": 13}, "position.round"),
        ({"dealer": "Judith"}, "position.dealer"),
        ({"hands": hands_with([[]] * 4, size=4)}, "position.hands.Ernest"),
        ({"discard": ["CO-G1", "CO-G1"]}, "position.hands"),
        ({"discard": ["CO-R5"]}, "position.hands"),
        ({"pots": {"XX": [5]}}, "position.pots.XX"),
        ({"pots": {"CO": [50] * 8}}, "position.pots"),
        ({"pots": {"CO": [7]}}, "position.pots"),
        ({"takings": {"Berthe": [5]}}, "position.takings.Berthe"),
        ({"free_note": 25}, "position.free_note"),
        ({"weather": "rain"}, "weather"),
    ],
)
def test_impossible_positions(change: dict[str, object], field: str) -> None:
    """A position that cannot be is refused, naming the field."""
    position = {"phase": "choose_cards", "round": 1, "hands": hands_with([[]] * 4)} | change
    with pytest.raises(InvalidSetup) as caught:
        Match(GAME, NAMES[:4], position=position, scripted=True)
    assert field in [problem.field for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("pots", {"CO": 5}),
        ("pots", [1]),
        ("pots", {"CO": [[1]]}),
        ("hands", "x"),
        ("takings", {NAMES[0]: 5}),
        ("discard", 3),
        ("round", True),
        ("free_note", "ten"),
    ],
)
def test_a_position_of_the_wrong_type_names_its_field(field: str, value: object) -> None:
    """A position from a file may hold anything; the error names the field instead of a Python type."""
    position = {"phase": "choose_cards", field: value}
    with pytest.raises(InvalidSetup) as caught:
        Match(GAME, NAMES[:4], position=position)
    assert any(field in problem.field for problem in caught.value.problems)


def test_an_action_with_a_number_that_does_not_exist_is_refused() -> None:
    """Forged actions are refused like any other, whatever number they carry."""
    match = Match(GAME, NAMES[:4], seed=1)
    for action in (PlaceFreeNote(9), PlaceFreeNote(-1), PlayCard(999), PlayCard(-1)):
        assert match.why_not(0, action) is not None
