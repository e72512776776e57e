"""Going back and sideways: undo is exact and honest, a look back changes nothing, a branch goes its own way."""

from __future__ import annotations

import sys
from random import Random

import pytest

import gangland
from gangland import CannotUndo, UnknownName
from gangland.kernel.chance import NATURE
from gangland.kernel.match import Match

FOUR = ("Ernest", "Karine", "Anthelme", "Judith")


def test_undo_is_exact(choosing: Match) -> None:
    """After taking back, the position, the record and every view are what they were."""
    before = (choosing.facts(), choosing.record(), [repr(choosing.view(seat)) for seat in range(4)])
    choosing.play("Karine", next(iter(choosing.legal_actions("Karine"))))
    assert choosing.can_undo
    choosing.undo()
    assert (choosing.facts(), choosing.record(), [repr(choosing.view(seat)) for seat in range(4)]) == before


def test_undo_several_steps(choosing: Match) -> None:
    """Hidden cards can be taken back one by one, down to the last revelation."""
    start = choosing.ply
    for name in ("Karine", "Anthelme", "Judith"):
        choosing.play_bot(name, "random")
    for _ in range(3):
        choosing.undo()
    assert choosing.ply == start
    with pytest.raises(CannotUndo, match="revealed"):
        choosing.undo()


def test_undo_never_crosses_a_revelation(match: Match) -> None:
    """The free note lies open once it is placed; that cannot be unseen."""
    match.play("Ernest", "place jungle")
    assert not match.can_undo
    with pytest.raises(CannotUndo, match=r"match\.branch\(2\)"):
        match.undo()
    assert match.ply == 3


def test_undo_never_crosses_chance(match: Match) -> None:
    """What chance has brought stays."""
    assert not match.can_undo
    with pytest.raises(CannotUndo, match="chance has spoken"):
        match.undo()


def test_undo_at_the_beginning() -> None:
    """Nothing can be taken back before anything happened."""
    fresh = gangland.new_match("razzia", FOUR, scripted=True)
    assert not fresh.can_undo
    with pytest.raises(CannotUndo, match="nothing to take back"):
        fresh.undo()


def test_can_undo_tells_what_undo_does() -> None:
    """Through a whole random game, `can_undo` is true exactly where `undo` works."""
    rng = Random(5)
    match = gangland.new_match("razzia", FOUR, scripted=True, answers="secret")
    while acting := match.seats_to_act:
        seat = rng.choice(acting)
        choices = match.game.chances(match._state) if seat == NATURE else match.legal_actions(seat)
        action, before = choices.sample(rng), match.facts()
        match.play(seat, action)
        if match.can_undo:
            match.undo()
            assert match.facts() == before
            match.play(seat, action)
        else:
            with pytest.raises(CannotUndo):
                match.undo()


def test_at_shows_every_ply(finished: Match) -> None:
    """A look back shows the match as it was after so many steps, and waits there."""
    for ply in (0, 1, 2, finished.ply // 2, finished.ply):
        then = finished.at(ply)
        assert then.ply == ply
        assert then.scripted
        assert then.steps == finished.steps[:ply]
    assert finished.at(finished.ply).facts() == finished.facts()


@pytest.mark.parametrize("ply", [-1, 10_000])
def test_no_such_ply(finished: Match, ply: int) -> None:
    """A ply the match has not is an error that says which ones there are."""
    with pytest.raises(UnknownName, match=f"plies 0 to {finished.ply}"):
        finished.at(ply)
    with pytest.raises(UnknownName):
        finished.branch(ply)


def test_branch_is_independent(choosing: Match) -> None:
    """Two branches and their trunk play on without touching each other."""
    trunk = choosing.record()
    one, two = choosing.branch(choosing.ply), choosing.branch(choosing.ply)
    cards = list(choosing.legal_actions("Karine"))
    one.play("Karine", cards[0])
    two.play("Karine", cards[-1])
    assert choosing.record() == trunk
    assert one.record() != two.record()
    one.undo()
    assert one.facts() == choosing.facts()
    assert two.ply == choosing.ply + 1


def test_every_state_of_a_match_stays_as_it_was(finished: Match) -> None:
    """Playing on never changes an earlier state: replaying the steps gives every position again."""
    again = Match(finished.game, FOUR, scripted=True)
    for ply, step in enumerate(finished.steps):
        assert again.facts() == finished.at(ply).facts()
        again.play(step.seat, step.action)
    assert again.facts() == finished.facts()


def test_branch_has_its_own_dice(match: Match) -> None:
    """A branch with a seed is repeatable, whatever its trunk does."""
    futures = set()
    for _ in range(2):
        branch = match.branch(1, seed=99)
        futures.add(branch.record())
        match.play_bot(match.to_act[0], "random")
    assert len(futures) == 1


def test_story_grows_with_the_match(finished: Match) -> None:
    """Every event is one line for every viewer, with a sentence, an existing clause and its ply."""
    lines = finished.story("Karine")
    assert len(lines) == sum(len(step.events) for step in finished.steps)
    assert len(lines) == len(finished.story(gangland.SPECTATOR)) == len(finished.story(gangland.OPEN_TABLE))
    assert all(line.clause in finished.rules.clauses for line in lines)
    assert [line.ply for line in lines] == sorted(line.ply for line in lines)
    assert str(lines[0]).endswith(f"§ {lines[0].clause}")


def test_history_has_a_line_per_step(finished: Match) -> None:
    """The history names who acted in every step; the open table reads it as the record does."""
    history = finished.history(gangland.OPEN_TABLE)
    assert len(history) == finished.ply
    assert [f"{who}: {text}" for who, text in history] == [
        line.partition(". ")[2] for line in finished.record().splitlines() if line[:1].isdecimal()
    ]


def test_frames_follow_the_events(finished: Match) -> None:
    """There is one frame for the start and one for every run of like events of a step; each knows how much was told."""
    early = finished.at(30)
    frames = early.frames("Karine")
    runs, told = [0], 0
    for step in early.steps:
        for at, event in enumerate(step.events):
            told += 1
            if event is step.events[-1] or type(step.events[at + 1]) is not type(event):
                runs.append(told)
    assert [frame.lines for frame in frames] == runs
    assert any(frame.rests for frame in frames)
    assert frames[-1].view == early.view("Karine")
    assert frames[0].ply == 0


def test_frames_since_a_ply_are_the_end_of_all_frames(finished: Match) -> None:
    """Asking for what is new gives the same pictures as asking for everything."""
    early = finished.at(20)
    everything, new = early.frames(1), early.frames(1, since=12)
    assert new[0].view == early.at(12).view(1)
    assert new[1:] == everything[-len(new) + 1 :]


def test_a_copy_costs_little(finished: Match) -> None:
    """A state's copy is shallow: it shares what is never changed."""
    state = finished._state
    assert sys.getsizeof(state.copy()) == sys.getsizeof(state)
    assert state.copy().takings[0] is state.takings[0]
