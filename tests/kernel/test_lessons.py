"""Lessons play themselves: each is checked against the rules, solved, failed, left and walked back, for every game."""

from __future__ import annotations

from random import Random

import pytest

import gangland
from gangland import UnknownName
from gangland.kernel.clauses import read_rules
from gangland.kernel.coach import Coach
from gangland.kernel.errors import InvalidOutcome
from gangland.kernel.lesson_check import lesson_problems
from gangland.kernel.lessons import Goal
from tests.kernel.courses import IDS, LESSONS, illegal, lesson, missing, solve, winning

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=IDS)


def stand(coach: Coach) -> tuple[object, ...]:
    """Where a coach is, as far as a reader could tell."""
    match = coach.match
    return coach.at, match.ply, match.facts(), match.steps, coach.shown.facts(), coach.hints, coach.solved


@every_lesson
def test_a_lesson_fits_the_rules(game: str, name: str) -> None:
    """The check that authors run finds no fault."""
    assert [str(problem) for problem in lesson_problems(lesson(game, name))] == []


@every_lesson
def test_a_lesson_can_be_solved(game: str, name: str) -> None:
    """Every ask has a solution that is found by trying, and after each of them the reader comes to the end."""
    coach = Coach(lesson(game, name))
    while True:
        solve(coach)
        assert not coach.is_asking
        assert coach.feedback is None or coach.feedback.kind == "right"
        if coach.over:
            break
        coach.next()
    assert coach.at == len(coach.lesson.steps) - 1
    assert "next" not in coach.can


@every_lesson
def test_a_lesson_asks_for_something(game: str, name: str) -> None:
    """A lesson without an action of the reader would be a lecture."""
    assert any(step.kind in ("move", "predict", "question") for step in lesson(game, name).steps)


@every_lesson
def test_show_me_solves_a_move(game: str, name: str) -> None:
    """The wish "Show me" plays one of the moves that meet the goal."""
    coach = Coach(lesson(game, name))
    while not coach.over:
        if coach.is_asking and coach.step.kind == "move":
            assert coach.step.solution in winning(coach)
            coach.show_me()
            assert coach.solved
        solve(coach)
        if not coach.over:
            coach.next()


@every_lesson
def test_a_move_that_misses_is_seen_and_taken_back(game: str, name: str) -> None:
    """A sampled legal move that misses the goal is played out, gets its word, and leaves no trace."""
    rng = Random(1)
    coach = Coach(lesson(game, name))
    while True:
        if coach.is_asking and coach.step.kind == "move":
            before = stand(coach)
            misses = missing(coach)
            assert misses, "a goal that every move meets teaches nothing"
            coach.move(rng.choice(misses))
            assert coach.feedback is not None
            assert (coach.feedback.kind, coach.feedback.text) == ("missed", coach.step.missed)
            assert coach.shown.ply > coach.match.ply
            assert coach.can == ("retry",)
            coach.retry()
            assert stand(coach) == before
            assert coach.feedback is None
        solve(coach)
        if coach.over:
            return
        coach.next()


@every_lesson
def test_an_illegal_move_is_refused(game: str, name: str) -> None:
    """A sampled illegal move is answered by a clause and a sentence, and changes nothing."""
    rng = Random(2)
    coach = Coach(lesson(game, name))
    clauses = read_rules(coach.lesson.game).clauses
    while True:
        if coach.is_asking and coach.step.kind == "move":
            before = stand(coach)
            for move in [*coach.step.wrong, rng.choice(illegal(coach))]:
                coach.move(move)
                assert coach.feedback is not None
                assert coach.feedback.kind == "refused"
                assert coach.feedback.clause in clauses
                assert coach.feedback.text
                assert stand(coach) == before
            coach.move("dance on the table")
            assert coach.feedback is not None
            assert coach.feedback.kind == "refused"
            assert stand(coach) == before
        solve(coach)
        if coach.over:
            return
        coach.next()


@every_lesson
def test_a_wrong_guess_is_answered_kindly(game: str, name: str) -> None:
    """Whatever the reader guesses, it happens alike, is explained, and the right answer is told."""
    coach = Coach(lesson(game, name))
    while True:
        if coach.is_asking and coach.step.kind != "move":
            seen = []
            for choice in coach.step.choices:
                twin = Coach(coach.lesson)
                twin.at, twin.match = coach.at, coach.match
                twin.answer(choice)
                assert twin.feedback is not None
                assert coach.step.explain in twin.feedback.text
                seen.append((twin.feedback.kind, twin.match.facts()))
            assert sorted(kind for kind, _ in seen) == ["answer"] * (len(seen) - 1) + ["right"]
            assert all(facts == seen[0][1] for _, facts in seen)
        solve(coach)
        if coach.over:
            return
        coach.next()


@every_lesson
def test_back_and_next_return_to_the_same_position(game: str, name: str) -> None:
    """Going back shows the step as it was, and going on from there comes to the same place again."""
    coach = Coach(lesson(game, name))
    entries = [stand(coach)]
    solve(coach)
    while not coach.over:
        coach.next()
        entries.append(stand(coach))
        for step in range(coach.at - 1, -1, -1):
            coach.back()
            assert stand(coach) == entries[step]
        for step in range(1, len(entries)):
            solve(coach)
            coach.next()
            assert stand(coach) == entries[step]
        solve(coach)


@every_lesson
def test_what_if_returns_to_the_exact_step(game: str, name: str) -> None:
    """The reader may leave the path at any step, play on, and come back to the very same match."""
    rng = Random(3)
    coach = Coach(lesson(game, name))
    left = 0
    while True:
        if "what-if" in coach.can:
            left += 1
            before, match = stand(coach), coach.match
            coach.what_if()
            for _ in range(3):
                assert coach.free is not None
                if coach.free.seats_to_act:
                    coach.move(coach.free.game.text(coach.free.legal_actions(coach.lesson.reader).sample(rng)))
                    assert coach.feedback is None
            coach.move("dance on the table")
            assert coach.can == ("return",)
            coach.return_to_path()
            assert stand(coach) == before
            assert coach.match is match
        solve(coach)
        if coach.over:
            break
        coach.next()
    assert left


@every_lesson
def test_hints_come_one_by_one(game: str, name: str) -> None:
    """Three hints per move, each only when asked for; then there are no more."""
    coach = Coach(lesson(game, name))
    while True:
        if coach.is_asking and coach.step.kind == "move":
            assert coach.hint == ""
            for hint in coach.step.hints:
                coach.ask_hint()
                assert coach.hint == hint
            assert "hint" not in coach.can
            with pytest.raises(InvalidOutcome):
                coach.ask_hint()
        solve(coach)
        if coach.over:
            return
        coach.next()


@pytest.mark.parametrize("game", [game for game in gangland.GAMES if gangland.lessons(game)])
def test_the_course_explains_words_before_it_uses_them(game: str) -> None:
    """A course for newcomers: the lessons stand in order, and together use every kind of step."""
    names = gangland.lessons(game)
    assert [name.partition("-")[0] for name in names] == [str(number) for number in range(1, len(names) + 1)]
    kinds = {step.kind for name in names for step in lesson(game, name).steps}
    assert kinds == {"tell", "show", "move", "predict", "question"}


FIRST_USE = {"pot": 1, "gambler": 1, "dealer": 2, "free note": 2, "stack": 2, "raid": 3, "sharer": 4, "duel": 4}


@pytest.mark.parametrize(("word", "where"), FIRST_USE.items())
def test_razzia_words_wait_for_their_lesson(word: str, where: int) -> None:
    """No word of the game is said to the reader before the lesson that explains it."""
    for number, name in enumerate(gangland.lessons("razzia")[: where - 1], 1):
        for step in lesson("razzia", name).steps:
            said = " ".join([step.say, step.done, step.missed, step.explain, *step.hints, *step.choices])
            assert word not in said.lower(), f"lesson {number}"


NOT_IN_A_FIRST_GAME = {
    "razzia.bar.empty",
    "razzia.card.any-bar",
    "razzia.dealer.short-round",
    "razzia.duel.nothing",
    "razzia.duel.tie-equal",
    "razzia.end.fifteen",
    "razzia.round.deal-order",
    "razzia.round.reshuffle-when",
}


def test_razzia_teaches_what_a_first_game_needs() -> None:
    """Of the rules that act, only those for three, for seven or eight, and for rare cases are left to the chapter."""
    taught = {clause for name in gangland.lessons("razzia") for clause in lesson("razzia", name).teaches}
    acting = {
        clause.id
        for clause in read_rules(gangland.GAMES["razzia"]).clauses.values()
        if clause.kind in ("effect", "permission", "prohibition", "scoring")
    }
    assert acting - taught == NOT_IN_A_FIRST_GAME


def test_goals_can_ask_for_at_least_so_much() -> None:
    """A number may be greater than the goal asks for; a fact that is missing or no number never reaches it."""
    match = lesson(*LESSONS[0]).begin()
    assert Goal(at_least={"round": 1}).met((), match)
    assert Goal(at_least={"round": 0, "totals": {"Karine": 0}}).met((), match)
    assert not Goal(at_least={"totals": {"Karine": 5}}).met((), match)
    assert not Goal(at_least={"totals": {"Nobody": 0}}).met((), match)
    assert not Goal(at_least={"phase": {"Karine": 0}}).met((), match)


def test_an_unknown_lesson_is_named_with_those_there_are() -> None:
    """Whoever misspells a lesson is told the names."""
    with pytest.raises(UnknownName, match="1-alone-at-a-bar"):
        gangland.lesson("razzia", "99-poker")
