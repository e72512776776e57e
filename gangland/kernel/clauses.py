"""Clauses and rulings: one text, read from a game's `rules.toml`, used by refusals, boards, the book and the coverage report."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

from gangland.kernel.errors import UnknownName

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gangland.kernel.game import Game

Kind = Literal["effect", "permission", "prohibition", "scoring", "definition", "setup", "knowledge"]
NEEDS_ALL_ROUND: tuple[Kind, ...] = ("effect", "permission", "prohibition", "scoring")
"""Kinds that must be cited by the engine, named by a test, shown in an example and taught on a page."""


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule, in our own words."""

    id: str
    section: str
    title: str
    kind: Kind
    source: Literal["rulebook", "ruling"]
    text: str
    ruling: str = ""
    """The ruling that explains it, where the rulebook is silent."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A gap in the rulebook: the question, the readings one could defend, and what we play."""

    id: str
    title: str
    question: str
    readings: tuple[str, ...]
    choice: str
    option: str = ""
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Rules:
    """All clauses and rulings of a game, in the order of the file."""

    sections: tuple[Section, ...]
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]

    def clause(self, name: str) -> Clause:
        """A clause by its id; the game's name in front may be left out."""
        for candidate in (name, f"{self.game}.{name}"):
            if candidate in self.clauses:
                return self.clauses[candidate]
        message = f"no clause {name[:60]!r}; `gangland rules {self.game}` lists them"
        raise UnknownName(message)

    @property
    def game(self) -> str:
        """The game these rules belong to."""
        return next(iter(self.clauses)).partition(".")[0]


@cache
def read_rules(game: Game[Any, Any]) -> Rules:
    """The rules of a game, numbers filled in. Read once."""
    table = tomllib.loads(game.package.joinpath("rules.toml").read_text("utf-8"))
    fill = game.facts

    def filled(entry: dict[str, Any]) -> dict[str, Any]:
        return {key: _fill(value, fill) for key, value in entry.items()}

    clauses = [Clause(**filled(entry)) for entry in table["clauses"]]
    rulings = [Ruling(**filled(entry)) for entry in table["rulings"]]
    return Rules(
        sections=tuple(Section(**entry) for entry in table["sections"]),
        clauses={clause.id: clause for clause in clauses},
        rulings={ruling.id: ruling for ruling in rulings},
    )


def _fill(value: Any, facts: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return value.format_map(facts)
    return tuple(_fill(item, facts) for item in value)
