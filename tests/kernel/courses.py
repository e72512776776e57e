"""Every lesson of every game, and ways through them that nobody wrote down."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import gangland
from gangland.kernel.coach import Coach, right_answer

if TYPE_CHECKING:
    from gangland.kernel.lessons import Lesson

LESSONS = [(game, name) for game in gangland.GAMES for name in gangland.lessons(game)]
IDS = [f"{game}/{name}" for game, name in LESSONS]


@cache
def lesson(game: str, name: str) -> Lesson:
    """A lesson; they do not change, so all tests share them."""
    return gangland.lesson(game, name)


def legal(coach: Coach) -> list[str]:
    """What the reader may do at a move, as text."""
    match = coach.match
    return [match.game.text(action) for action in match.legal_actions(coach.lesson.reader)]


def tried(coach: Coach, move: str) -> Coach:
    """Another coach at the same step, after a move."""
    twin = Coach(coach.lesson)
    twin.at, twin.match = coach.at, coach.match
    twin.move(move)
    return twin


def winning(coach: Coach) -> list[str]:
    """Every legal move that meets the goal: found by trying, not read from the lesson."""
    return [move for move in legal(coach) if tried(coach, move).solved]


def missing(coach: Coach) -> list[str]:
    """Every legal move that does not."""
    return [move for move in legal(coach) if not tried(coach, move).solved]


def illegal(coach: Coach) -> list[str]:
    """Moves that the rules forbid here: those the lesson warns of, and the moves of all its other steps."""
    steps = coach.lesson.steps
    moves = [*coach.step.wrong, *(deed.play for step in steps for deed in step.script), *(s.solution for s in steps)]
    found = [move for move in dict.fromkeys(moves) if move]
    return [move for move in found if coach.match.why_not(coach.lesson.reader, move) is not None]


def solve(coach: Coach) -> None:
    """Answer an asking step rightly; other steps need nothing."""
    if not coach.is_asking:
        return
    if coach.step.kind == "move":
        coach.move(winning(coach)[0])
        return
    guess = Coach(coach.lesson)
    guess.at, guess.match = coach.at, coach.match
    guess.answer(coach.step.choices[0])
    coach.answer(right_answer(coach.step, guess.match))
