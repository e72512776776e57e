"""A match plays, explains and refuses; every seat can be named by number or by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import gangland
from gangland import IllegalAction, InvalidOutcome, UnknownName, UnreadableAction
from gangland.games.razzia.actions import PLACE, RollDie
from gangland.kernel.chance import NATURE

if TYPE_CHECKING:
    from gangland.kernel.match import Match

FOUR = ("Ernest", "Karine", "Anthelme", "Judith")


def test_chance_acts_by_itself(match: Match) -> None:
    """A new match has dealt hands and notes already and waits for the first person."""
    assert match.to_act == ("Ernest",)
    assert match.seats_to_act == (0,)
    assert [who for who, _ in match.history(gangland.SPECTATOR)] == ["chance", "chance"]


def test_same_seed_same_match() -> None:
    """The seed alone decides what chance brings."""
    records = {gangland.new_match("razzia", FOUR, seed=seed).record() for seed in (3, 3, 4)}
    assert len(records) == 2


def test_scripted_match_waits_for_chance() -> None:
    """A scripted match names chance as the one to act, and is told what happens."""
    scripted = gangland.new_match("razzia", FOUR, scripted=True)
    assert scripted.to_act == ("chance",)
    assert scripted.seats_to_act == (NATURE,)


def test_seats_by_number_or_name(match: Match) -> None:
    """Seat 0 and its player's name mean the same everywhere."""
    assert match.seat("Karine") == match.seat(1) == 1
    assert list(match.legal_actions(0)) == list(match.legal_actions("Ernest"))
    assert match.view(2) == match.view("Anthelme")
    assert match.story(3) == match.story("Judith")


@pytest.mark.parametrize("seat", ["ernest", "Nobody", 4, -2, True, "", "x" * 500])
def test_unknown_seat_lists_the_seats(match: Match, seat: int | str) -> None:
    """A seat that is not there is an error that names those that are."""
    with pytest.raises(UnknownName, match="0 Ernest, 1 Karine") as error:
        match.view(seat)
    assert len(str(error.value)) < 200


def test_play_by_text_and_by_value(match: Match) -> None:
    """An action and its text are the same move."""
    twin = match.branch(match.ply)
    match.play("Ernest", "place jungle")
    twin.play(0, PLACE[3])
    assert match.steps == twin.steps


def test_play_tells_its_events(match: Match) -> None:
    """`play` returns what happened in that step."""
    events = match.play("Ernest", "place jungle")
    assert [type(event).__name__ for event in events] == ["FreeNotePlaced"]
    assert match.events(match.ply) == events


def test_illegal_action_carries_the_refusal_and_changes_nothing(match: Match) -> None:
    """A refused action cites its clause, says what would be legal, and leaves the match as it was."""
    before = match.record()
    with pytest.raises(IllegalAction) as error:
        match.play("Karine", "place jungle")
    assert error.value.refusal.clause == "razzia.dealer.free-note"
    assert error.value.refusal == match.why_not("Karine", "place jungle")
    assert match.record() == before


def test_why_not_is_none_for_what_may_be_done(match: Match) -> None:
    """There is no reason against a legal action."""
    assert all(match.why_not("Ernest", action) is None for action in match.legal_actions("Ernest"))


@pytest.mark.parametrize(
    "text", ["", "sing", "play", "play JU-G9", "propose", "propose 0", "<script>", "play \u202e", "x" * 9999]
)
def test_unreadable_action_is_told_apart(match: Match, text: str) -> None:
    """What is no action at all is unreadable, not illegal; the message stays short."""
    before = match.record()
    with pytest.raises((UnreadableAction, IllegalAction)) as error:
        match.play("Ernest", text)
    assert len(str(error.value)) < 400
    assert match.record() == before


def test_chance_out_of_turn_is_refused(match: Match) -> None:
    """Nobody may script chance while a person is to act."""
    with pytest.raises(InvalidOutcome, match="Ernest is to act"):
        match.play("chance", "roll 4")
    with pytest.raises(InvalidOutcome, match="nothing is left to chance"):
        match.chance()


@pytest.mark.parametrize("outcome", ["roll 4", "deal CO-G1", "notes 5"])
def test_impossible_outcome_is_refused(outcome: str) -> None:
    """A scripted outcome that cannot happen is refused and changes nothing."""
    scripted = gangland.new_match("razzia", FOUR, scripted=True)
    with pytest.raises(InvalidOutcome):
        scripted.play("chance", outcome)
    assert scripted.ply == 0


def test_a_player_cannot_play_for_chance(match: Match) -> None:
    """Dice thrown by a seat are refused with a clause, even as a value."""
    refusal = match.why_not("Ernest", RollDie(6))
    assert refusal is not None
    assert refusal.clause == "razzia.round.sequence"


def test_bots_by_name(match: Match) -> None:
    """A bot plays for a seat; an unknown bot is an error that lists the bots."""
    assert match.play_bot("Ernest", "sensible")
    with pytest.raises(UnknownName, match="random, sensible"):
        match.play_bot("Karine", "genius")


def test_outcome_only_at_the_end(match: Match, finished: Match) -> None:
    """A match has an outcome when nobody is to act, and not before."""
    assert match.outcome is None
    assert finished.to_act == ()
    assert finished.outcome is not None
    assert max(finished.outcome.scores) == finished.outcome.scores[finished.outcome.winners[0]]


def test_nothing_can_be_played_after_the_end(finished: Match) -> None:
    """When the game is over, every action is refused by the clause on the end."""
    refusal = finished.why_not(0, "accept")
    assert refusal is not None
    assert refusal.clause == "razzia.end.last-round"


def test_repr_tells_no_secret(match: Match) -> None:
    """The short form names game, players and progress only."""
    assert repr(match) == "<Match razzia: Ernest, Karine, Anthelme, Judith; ply 2; to act: Ernest>"


def test_unknown_game_lists_the_games() -> None:
    """A game that is not there is an error that names those that are."""
    with pytest.raises(UnknownName, match="there are razzia"):
        gangland.new_match("chess", FOUR)
    assert "chess" not in gangland.GAMES
    assert list(gangland.GAMES) == ["razzia"]
