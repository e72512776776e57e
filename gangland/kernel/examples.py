"""Worked examples: data files that the engine plays. One file drives the test, the chapter, the stepper and the exercise."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from gangland.kernel.chance import NATURE
from gangland.kernel.errors import GanglandError, IllegalAction, InvalidSetup, Problem, Refusal, UnknownName
from gangland.kernel.match import Match
from gangland.kernel.viewers import Onlooker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from gangland.kernel.game import Game


class WrongExample(GanglandError):
    """An example that does not agree with the engine; the message says at which step and how."""


@dataclass(frozen=True, slots=True)
class ExampleStep:
    """One step: something played, something tried and refused, or a stretch of random play."""

    say: str = ""
    who: str = ""
    play: str = ""
    attempt: str = ""
    refused: str = ""
    run: Mapping[str, Any] | None = None
    expect: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of a game."""

    game: Game[Any, Any]
    id: str
    code: str
    title: str
    source: str
    seen_by: str
    intro: str
    reconstructed: str
    clauses: tuple[str, ...]
    seats: tuple[str, ...]
    options: Mapping[str, object]
    position: Mapping[str, object] | None
    steps: tuple[ExampleStep, ...]

    @property
    def viewer(self) -> str | Onlooker:
        """Through whose eyes it is told."""
        return self.seen_by if self.seen_by in self.seats else Onlooker(self.seen_by)

    def begin(self) -> Match:
        """The match at the start of the example, waiting for its script."""
        return Match(self.game, self.seats, self.options, position=self.position, scripted=True)

    def play(self) -> Match:
        """The match at its end. Raises WrongExample where the engine disagrees."""
        match = self.begin()
        for _ in self.played(match):
            pass
        return match

    def played(self, match: Match) -> Iterator[tuple[ExampleStep, Refusal | None]]:
        """Play step by step; after each, the step and the refusal if there was one."""
        for number, step in enumerate(self.steps, 1):
            before = match.ply
            try:
                refusal = _take(match, step)
            except GanglandError as error:
                raise self._wrong(number, str(error)) from error
            problems = list(_differences(match, step, before))
            if step.refused and (refusal is None or refusal.clause != step.refused):
                problems.append(f"refused by {refusal.clause if refusal else 'nothing'}, expected {step.refused}")
            if problems:
                raise self._wrong(number, "; ".join(problems))
            yield step, refusal

    def _wrong(self, number: int, what: str) -> WrongExample:
        message = f"{self.game.name}/{self.id}, step {number}: {what}"
        return WrongExample(message)


def _take(match: Match, step: ExampleStep) -> Refusal | None:
    if step.run is not None:
        _run(match, step.run)
        return None
    if step.attempt:
        try:
            match.play(step.who, step.attempt)
        except IllegalAction as error:
            return error.refusal
        return None
    match.play(step.who, step.play)
    return None


def _run(match: Match, run: Mapping[str, Any]) -> None:
    """Random players and dice play on until the position has the facts named in `until`."""
    rng = Random(run.get("seed", 0))
    until = run["until"]
    while list(mismatches(until, match.facts(), "")):
        acting = match.seats_to_act
        if not acting:
            message = f"the game ended before {until} was reached"
            raise UnknownName(message)
        if acting[0] == NATURE:
            match.play(NATURE, match.game.chances(match._state).sample(rng))  # noqa: SLF001  examples are part of the kernel
        else:
            match.play(acting[0], match.legal_actions(acting[0]).sample(rng))


def _differences(match: Match, step: ExampleStep, before: int) -> Iterator[str]:  # noqa: C901  one branch per field of an expectation
    """Everything that is not as the step expects it."""
    events = [event for ply in range(before + 1, match.ply + 1) for event in match.events(ply)]
    for key, wanted in step.expect.items():
        if key == "events":
            yield from _in_order(wanted, [type(event).__name__ for event in events])
        elif key == "cites":
            cited = {clause for event in events for clause in event.cited_all}
            yield from (f"{clause} was not cited" for clause in wanted if clause not in cited)
        elif key == "to_act":
            if sorted(match.to_act) != sorted(wanted):
                yield f"to act: {', '.join(match.to_act)}, expected {', '.join(wanted)}"
        elif key == "choices":
            count = match.legal_actions(match.seats_to_act[0]).count
            if count != wanted:
                yield f"{count} choices, expected {wanted}"
        elif key in ("winners", "ranks"):
            yield from _result(match, key, wanted)
        elif key == "view":
            for name, facts in wanted.items():
                seen = match.game.view_facts(match.view(name))
                yield from mismatches(facts, seen, f"view.{name}.")
        else:
            yield from mismatches({key: wanted}, match.facts(), "")


def _result(match: Match, key: str, wanted: Any) -> Iterator[str]:
    outcome = match.outcome
    if outcome is None:
        yield "the game is not over"
        return
    winners = [match.names[seat] for seat in outcome.winners]
    ranks = dict(zip(match.names, outcome.ranks, strict=True))
    there: Any = winners if key == "winners" else {name: ranks.get(name) for name in wanted}
    if there != wanted:
        yield f"{key} {there}, expected {wanted}"


def _in_order(wanted: list[str], happened: list[str]) -> Iterator[str]:
    rest = iter(happened)
    for name in wanted:
        if name not in rest:
            yield f"{name} did not happen in this order; there were {', '.join(happened)}"
            return


def mismatches(wanted: Mapping[str, Any], there: Mapping[str, Any], where: str) -> Iterator[str]:
    """Compare what is named, at any depth. A number stands for the length of a list, too."""
    for key, value in wanted.items():
        actual = there.get(key)
        if isinstance(value, dict) and isinstance(actual, dict):
            yield from mismatches(value, actual, f"{where}{key}.")
        elif isinstance(actual, list) and isinstance(value, int):
            if len(actual) != value:
                yield f"{where}{key} has {len(actual)}, expected {value}"
        elif actual != value:
            yield f"{where}{key} is {actual}, expected {value}"


# ---------------------------------------------------------------- reading

_TOP = {"code", "title", "source", "seen_by", "intro", "reconstructed", "clauses", "setup", "position", "steps"}
_STEP = {"say", "who", "play", "try", "refused", "run", "expect"}


def example_ids(game: Game[Any, Any]) -> tuple[str, ...]:
    """The ids of a game's examples, the rulebook's first, in the order of their codes."""
    found = [(read_example(game, name), name) for name in _files(game)]
    return tuple(name for example, name in sorted(found, key=lambda pair: _place(pair[0])))


def _place(example: Example) -> tuple[bool, str, int]:
    """The rulebook's first; then W2 before W10."""
    letters = example.code.rstrip("0123456789")
    return example.source != "rulebook", letters, int(example.code[len(letters) :] or 0)


def _files(game: Game[Any, Any]) -> list[str]:
    folder = game.package.joinpath("examples")
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


def read_example(game: Game[Any, Any], name: str) -> Example:
    """An example by its id."""
    if name not in _files(game):
        message = f"no example {name[:40]!r} of {game.title}; there are {', '.join(_files(game))}"
        raise UnknownName(message)
    return parse_example(game, name, game.package.joinpath("examples", f"{name}.toml").read_text("utf-8"))


def parse_example(game: Game[Any, Any], name: str, text: str) -> Example:
    """An example from the text of its file. Raises InvalidSetup naming every unknown or missing field at once."""
    table = tomllib.loads(text)
    problems = [Problem(key, "unknown field of an example") for key in table if key not in _TOP]
    problems += [Problem(key, "missing") for key in sorted(_TOP - {"position", "reconstructed"}) if key not in table]
    for number, step in enumerate(table.get("steps", ()), 1):
        problems += [Problem(f"steps[{number}].{key}", "unknown field of a step") for key in step if key not in _STEP]
        if sum(key in step for key in ("play", "try", "run")) != 1:
            problems.append(Problem(f"steps[{number}]", "needs exactly one of play, try, run"))
        if ("try" in step) != ("refused" in step):
            problems.append(Problem(f"steps[{number}]", "a step that tries something says which clause refuses it"))
    if problems:
        raise InvalidSetup(problems)
    setup = table["setup"]
    return Example(
        game=game,
        id=name,
        code=table["code"],
        title=table["title"],
        source=table["source"],
        seen_by=table["seen_by"],
        intro=table["intro"],
        reconstructed=table.get("reconstructed", ""),
        clauses=tuple(table["clauses"]),
        seats=tuple(setup["seats"]),
        options=setup.get("options", {}),
        position=table.get("position"),
        steps=tuple(
            ExampleStep(**{("attempt" if key == "try" else key): value for key, value in step.items()})
            for step in table["steps"]
        ),
    )
