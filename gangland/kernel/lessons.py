"""Lessons: data files that teach by letting the reader act. They run against the real engine, like the worked examples."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, cast

from gangland.kernel.errors import InvalidSetup, Problem, UnknownName
from gangland.kernel.examples import mismatches
from gangland.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gangland.kernel.events import Event
    from gangland.kernel.game import Game

Kind = Literal["tell", "show", "move", "predict", "question"]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something the lesson's script does for another seat or for chance."""

    who: str
    play: str


@dataclass(frozen=True, slots=True)
class Goal:
    """What a move must bring about: events that happen, events that do not, facts of the position afterwards."""

    events: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    at_least: Mapping[str, Any] = field(default_factory=dict)
    """Facts that are numbers and may be greater, too: `{ totals = { Karine = 60 } }`."""

    def met(self, events: Sequence[Event], match: Match) -> bool:
        """Does what happened meet the goal?"""
        kinds = [type(event).__name__ for event in events]
        if any(kind not in kinds for kind in self.events) or any(kind in kinds for kind in self.never):
            return False
        facts = match.facts()
        return not list(mismatches(self.facts, facts, "")) and _reaches(self.at_least, facts)


def _reaches(wanted: Mapping[str, Any], there: Mapping[str, Any]) -> bool:
    """Is every number named, at any depth, at least so great?"""
    for key, value in wanted.items():
        actual = there.get(key)
        if isinstance(value, dict):
            if not isinstance(actual, dict) or not _reaches(value, actual):
                return False
        elif not isinstance(actual, int) or actual < value:
            return False
    return True


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson; which fields matter depends on its kind (CONTRIBUTING, "Adding a lesson")."""

    kind: Kind
    say: str
    look: tuple[str, ...] = ()
    """Slots on the board to point at."""
    script: tuple[Deed, ...] = ()
    """show: what is shown. predict: what happens after the guess. move: what the others do after the reader's move."""
    goal: Goal = field(default_factory=Goal)
    hints: tuple[str, ...] = ()
    """Graded: where to look, what to do, why."""
    solution: str = ""
    """move: an action that meets the goal, for "Show me"."""
    missed: str = ""
    """move: a word on a legal move that misses the goal."""
    wrong: tuple[str, ...] = ()
    """move: illegal moves a reader may try; pages without a kernel know their refusals."""
    done: str = ""
    """move, predict, question: a word when it is right."""
    choices: tuple[str, ...] = ()
    """predict, question: the answers to choose from."""
    answer: str = ""
    """question: the right one. predict: empty if `answered_by` computes it."""
    answered_by: Mapping[str, Any] = field(default_factory=dict)
    """predict: one of `facts`, per choice, that must hold afterwards for that choice to be right."""
    explain: str = ""
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short course: a starting position, a reader's seat, and steps."""

    game: Game[Any, Any]
    id: str
    title: str
    reader: str
    teaches: tuple[str, ...]
    seats: tuple[str, ...]
    options: Mapping[str, object]
    position: Mapping[str, object] | None
    steps: tuple[LessonStep, ...]

    def begin(self) -> Match:
        """The match at the start of the lesson, waiting for its script."""
        return Match(self.game, self.seats, self.options, position=self.position, scripted=True)


# ---------------------------------------------------------------- reading

_TOP = {"title", "reader", "teaches", "setup", "position", "steps"}
_NEEDED: dict[str, tuple[str, ...]] = {
    "tell": (),
    "show": ("script",),
    "move": ("goal", "hints", "solution", "missed", "done"),
    "predict": ("script", "choices", "answered_by", "explain"),
    "question": ("choices", "answer", "explain"),
}
_STEP = set(LessonStep.__dataclass_fields__)


def lesson_ids(game: Game[Any, Any]) -> tuple[str, ...]:
    """The ids of a game's lessons in teaching order: file names begin with a number."""
    folder = game.package.joinpath("lessons")
    if not folder.is_dir():
        return ()
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml")))


def read_lesson(game: Game[Any, Any], name: str) -> Lesson:
    """A lesson by its id."""
    if name not in lesson_ids(game):
        message = f"no lesson {name[:40]!r} of {game.title}; there are {', '.join(lesson_ids(game))}"
        raise UnknownName(message)
    return parse_lesson(game, name, game.package.joinpath("lessons", f"{name}.toml").read_text("utf-8"))


def parse_lesson(game: Game[Any, Any], name: str, text: str) -> Lesson:
    """A lesson from the text of its file. Raises InvalidSetup naming every unknown or missing field at once."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidSetup([Problem("file", f"is no TOML: {error}")]) from error
    problems = [Problem(key, "unknown field of a lesson") for key in table if key not in _TOP]
    problems += [Problem(key, "missing") for key in sorted(_TOP - {"position"}) if key not in table]
    for number, step in enumerate(table.get("steps", ()), 1):
        problems += _step_problems(f"steps[{number}]", step)
    if problems:
        raise InvalidSetup(problems)
    setup = table["setup"]
    return Lesson(
        game=game,
        id=name,
        title=table["title"],
        reader=table["reader"],
        teaches=tuple(table["teaches"]),
        seats=tuple(setup["seats"]),
        options=setup.get("options", {}),
        position=table.get("position"),
        steps=tuple(_step(step) for step in table["steps"]),
    )


def _step_problems(where: str, step: Mapping[str, Any]) -> list[Problem]:
    kind = step.get("kind")
    if kind not in _NEEDED:
        return [Problem(f"{where}.kind", f"must be one of {', '.join(_NEEDED)}")]
    problems = [Problem(f"{where}.{key}", "unknown field of a step") for key in step if key not in _STEP]
    problems += [
        Problem(f"{where}.{key}", f"missing in a step of kind {kind}")
        for key in ("say", *_NEEDED[kind])
        if key not in step
    ]
    return problems


def _step(step: Mapping[str, Any]) -> LessonStep:
    given = dict(step)
    given["script"] = tuple(Deed(**deed) for deed in step.get("script", ()))
    goal = step.get("goal", {})
    given["goal"] = Goal(
        tuple(goal.get("events", ())), tuple(goal.get("never", ())), goal.get("facts", {}), goal.get("at_least", {})
    )
    for key in ("look", "hints", "choices", "clauses", "wrong"):
        given[key] = tuple(step.get(key, ()))
    return LessonStep(**cast("Any", given))
