"""Lessons in the terminal: what there is, and what is wrong with one that is being written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gangland.games import GAMES
from gangland.kernel.errors import InvalidSetup, UnknownName
from gangland.kernel.lesson_check import lesson_problems
from gangland.kernel.lessons import lesson_ids, parse_lesson, read_lesson

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from gangland.kernel.errors import Problem
    from gangland.kernel.game import Game
    from gangland.terminal.screen import Screen

FAULTS: Final = 1


def show_lessons(screen: Screen, game: Game[Any, Any]) -> None:
    """The lessons of a game in teaching order, with the clauses they teach."""
    lessons = [read_lesson(game, name) for name in lesson_ids(game)]
    if not lessons:
        screen.say(f"{game.title} has no lessons yet.")
    for lesson in lessons:
        screen.say(f"{screen.styled(lesson.id, 'bold')}  {lesson.title}, {len(lesson.steps)} steps")
        clauses = (clause.removeprefix(f"{game.name}.") for clause in lesson.teaches)
        screen.paragraph(", ".join(clauses), "  ", style="dim")


def check(screen: Screen, path: Path, game: Game[Any, Any] | None = None) -> int:
    """Tell every fault of a lesson's file at once; 1 if there is one."""
    game = game or _home(path)
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise UnknownName(f"{path} cannot be read: {error.strerror}; name a lesson's .toml file") from error
    except UnicodeDecodeError as error:
        raise UnknownName(f"{path} is no text; name a lesson's .toml file") from error
    try:
        lesson = parse_lesson(game, path.stem, text)
    except InvalidSetup as error:
        return _told(screen, path, error.problems)
    faults = _told(screen, path, lesson_problems(lesson))
    if not faults:
        count = len(lesson.steps)
        screen.say(f"{path.name} fits the rules of {game.title}: {count} steps, {len(lesson.teaches)} clauses", "green")
    return faults


def _home(path: Path) -> Game[Any, Any]:
    """The game in whose folder the file lies."""
    name = path.resolve().parent.parent.name
    if path.resolve().parent.name != "lessons" or name not in GAMES:
        raise UnknownName(f"{path} lies in no game's lessons folder; say --game, one of {', '.join(GAMES)}")
    game: Game[Any, Any] = GAMES[name]
    return game


def _told(screen: Screen, path: Path, problems: Sequence[Problem]) -> int:
    for problem in problems:
        screen.say(f"{path.name}, {problem}", "red")
    return FAULTS if problems else 0
