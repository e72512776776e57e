"""The end of the game: when it comes, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gangland.games.razzia.events import GameEnded
from tests.games.razzia.table import (
    cited,
    hand,
    last_events,
    last_round,
    phase,
    play_until,
    refused,
    totals,
    whole_game,
)
from tests.games.razzia.table import new_match as begin

if TYPE_CHECKING:
    from gangland.kernel.match import Match

POTS = {"CO": [20], "CC": [30, 5], "JU": [10]}
CARDS = ["CO-G2", "JU-R3", "HB-G6"]


def finish(match: Match) -> Match:
    """Everybody plays the card that the tests of this file are about."""
    for seat, code in enumerate(CARDS):
        match.play(seat, f"play {code}")
    return match


@pytest.mark.clause("razzia.end.last-round")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_last_round_is_played_to_its_end(players: int) -> None:
    """When the last notes are laid the round is still played; then the game is over and nobody is dealt a card."""
    last = 15 if players == 3 else 12
    match = play_until(begin(players), seed=2, round=last, phase="choose_cards")
    assert match.facts()["stacks"] == []
    assert match.outcome is None
    play_until(match, seed=2, phase="over")
    assert match.outcome is not None
    assert match.to_act == ()
    assert [len(hand(match, seat)) for seat in range(players)] == [4] * players
    assert isinstance(last_events(match)[-1], GameEnded)
    assert cited(last_events(match)) >= {"razzia.end.last-round", "razzia.end.count"}


@pytest.mark.clause("razzia.end.last-round")
def test_nothing_happens_after_the_end() -> None:
    """After the end every action is refused."""
    match = whole_game(4, seed=1)
    for action in ("place jungle", f"play {hand(match, 0)[0]}", "propose 0:- 1:-", "accept", "duel"):
        assert refused(match, 0, action) == "razzia.end.last-round"


@pytest.mark.clause("razzia.end.twelve")
@pytest.mark.parametrize("players", range(4, 9))
def test_twelve_rounds(players: int) -> None:
    """With four to eight players 84 notes make twelve rounds of seven."""
    match = whole_game(players, seed=3)
    assert match.facts()["round"] == 12
    assert match.facts()["stacks"] == []


@pytest.mark.clause("razzia.end.fifteen")
def test_fifteen_rounds_for_three() -> None:
    """With three players there are fourteen full rounds and a short fifteenth with two notes."""
    match = play_until(begin(3), seed=3, round=15, phase="lay_notes")
    assert len(match.facts()["stacks"]) == 2  # type: ignore[arg-type]
    play_until(match, seed=3, phase="over")
    assert match.facts()["round"] == 15
    assert match.facts()["stacks"] == []


@pytest.mark.clause("razzia.end.fifteen")
def test_the_short_round_can_be_skipped() -> None:
    """If the short round is skipped the game ends after round 14, and two notes are never laid."""
    match = whole_game(3, seed=3, short_round="skip")
    assert match.facts()["round"] == 14
    assert len(match.facts()["stacks"]) == 2  # type: ignore[arg-type]
    assert phase(match) == "over"


@pytest.mark.clause("razzia.end.unclaimed")
def test_unclaimed_money_belongs_to_nobody() -> None:
    """Notes on the bars at the end count for nobody."""
    match = finish(last_round(CARDS, [460, 480, 465], POTS))
    assert totals(match) == [480, 480, 465]
    ended = last_events(match)[-1]
    assert isinstance(ended, GameEnded)
    assert sorted(ended.unclaimed) == [5, 10, 30]
    assert sum(ended.totals) + sum(ended.unclaimed) == 1470


@pytest.mark.clause("razzia.end.unclaimed", "razzia.end.fifteen")
def test_notes_never_laid_belong_to_nobody() -> None:
    """Notes in the stacks at the end count for nobody."""
    match = whole_game(3, seed=5, short_round="skip")
    ended = last_events(match)[-1]
    assert isinstance(ended, GameEnded)
    assert set(match.facts()["stacks"]) <= set(ended.unclaimed)  # type: ignore[call-overload]
    assert sum(ended.totals) + sum(ended.unclaimed) == 1470


@pytest.mark.clause("razzia.end.count", "razzia.goal.richest")
@pytest.mark.parametrize(
    ("before", "winner", "ranks"),
    [((455, 480, 470), 1, (2, 1, 3)), ((500, 480, 425), 0, (1, 2, 3)), ((300, 300, 805), 2, (2, 3, 1))],
)
def test_the_richest_wins(before: tuple[int, ...], winner: int, ranks: tuple[int, ...]) -> None:
    """Everybody adds up the notes taken, and the richest wins."""
    match = finish(last_round(CARDS, before, POTS))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == (before[0] + 20, before[1], before[2])
    assert outcome.winners == (winner,)
    assert outcome.ranks == ranks
    assert "razzia.end.shared" not in cited(last_events(match))


@pytest.mark.clause("razzia.goal.richest", "razzia.end.count")
def test_the_number_of_notes_does_not_count() -> None:
    """Money counts, not the number of notes or of bars won."""
    match = whole_game(5, seed=11)
    outcome = match.outcome
    assert outcome is not None
    sums = [sum(taken) for taken in match.facts()["takings"].values()]  # type: ignore[attr-defined]
    assert list(outcome.scores) == sums
    assert outcome.winners == tuple(seat for seat in range(5) if sums[seat] == max(sums))


@pytest.mark.clause("razzia.end.shared")
def test_equal_riches_share_the_victory() -> None:
    """Players who are equally the richest share the victory; a rank counts the strictly richer."""
    match = finish(last_round(CARDS, [460, 480, 465], POTS))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    assert match.outcome.ranks == (1, 1, 3)
    assert "razzia.end.shared" in cited(last_events(match))


@pytest.mark.clause("razzia.end.shared")
def test_equal_seconds_share_their_rank() -> None:
    """Two equally rich players behind one richer are both second."""
    match = finish(last_round(CARDS, [430, 450, 525], POTS))
    assert match.outcome is not None
    assert match.outcome.winners == (2,)
    assert match.outcome.ranks == (2, 2, 1)
