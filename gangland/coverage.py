"""Clause coverage: for each clause, where the engine cites it, which test names it, which example shows it, which page or lesson teaches it.

python -m gangland.coverage        prints the table and fails when a clause is missing all-round
"""

from __future__ import annotations

import ast
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gangland.games import GAMES
from gangland.kernel.clauses import NEEDS_ALL_ROUND, Clause, read_rules
from gangland.kernel.examples import example_ids, read_example
from gangland.kernel.lessons import lesson_ids, read_lesson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
_NOT_ENGINE = ("scene", "prompts", "narrate", "view", "position_text", "wording", "facts", "bot")
"""Modules that show or play; citing there proves nothing about the rules."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """Where one clause is found."""

    clause: Clause
    cited: tuple[str, ...]
    tested: tuple[str, ...]
    shown: tuple[str, ...]
    taught: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """What a clause of its kind should have and has not."""
        if self.clause.kind not in NEEDS_ALL_ROUND:
            return ()
        found = {"cited": self.cited, "tested": self.tested, "shown": self.shown, "taught": self.taught}
        return tuple(name for name, places in found.items() if not places)


def coverage(game: Game[Any, Any], root: Path = ROOT) -> tuple[Coverage, ...]:
    """The coverage of every clause of a game, from the sources of a clone."""
    cited = _citations(root / "gangland" / "games" / game.name)
    tested = _tests(root / "tests")
    taught = _pages(root / "notebooks")
    for clause, lessons in _lessons(game).items():
        taught.setdefault(clause, set()).update(lessons)
    shown: dict[str, list[str]] = {}
    for name in example_ids(game):
        for clause in read_example(game, name).clauses:
            shown.setdefault(clause, []).append(name)
    return tuple(
        Coverage(
            clause,
            tuple(sorted(cited.get(clause.id, ()))),
            tuple(sorted(tested.get(clause.id, ()))),
            tuple(shown.get(clause.id, ())),
            tuple(sorted(taught.get(clause.id, ()))),
        )
        for clause in read_rules(game).clauses.values()
    )


def _citations(folder: Path) -> dict[str, set[str]]:
    """Clause ids in string constants, docstrings and comments of the rules code, by module."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob("*.py")):
        if path.stem.startswith(_NOT_ENGINE):
            continue
        for word in _words(path.read_text("utf-8")):
            if word.startswith(f"{folder.name}."):
                found.setdefault(word, set()).add(path.stem)
    return found


def _words(text: str) -> Iterator[str]:
    for character in "\"'`,;:()[]“”":
        text = text.replace(character, " ")
    for word in text.split():
        yield word.rstrip(".")


def _tests(folder: Path) -> dict[str, set[str]]:
    """Clause ids in `@pytest.mark.clause(...)`, by test."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                    for argument in mark.args:
                        found.setdefault(ast.literal_eval(argument), set()).add(node.name)
    return found


def _pages(folder: Path) -> dict[str, set[str]]:
    """Clauses a chapter says it teaches, in its metadata: `{"gangland": {"teaches": [...]}}` of a cell or the notebook."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.ipynb")):
        if ".ipynb_checkpoints" in path.parts:
            continue
        book = json.loads(path.read_text("utf-8"))
        page = path.relative_to(folder).with_suffix("").as_posix()
        for metadata in (book["metadata"], *(cell["metadata"] for cell in book["cells"])):
            for clause in metadata.get("gangland", {}).get("teaches", ()):
                found.setdefault(clause, set()).add(page)
    return found


def _lessons(game: Game[Any, Any]) -> dict[str, set[str]]:
    """Clauses that a lesson teaches, by lesson."""
    found: dict[str, set[str]] = {}
    for name in lesson_ids(game):
        for clause in read_lesson(game, name).teaches:
            found.setdefault(clause, set()).add(f"lesson {name}")
    return found


def main() -> int:
    """Print the report for every game; 1 if anything is missing."""
    faults = 0
    for name in GAMES:
        rows = coverage(GAMES[name])
        known = {row.clause.id for row in rows}
        needed = [row for row in rows if row.clause.kind in NEEDS_ALL_ROUND]
        print(f"{GAMES[name].title}: {len(rows)} clauses, {len(needed)} of them must be covered all-round")
        for title in ("cited", "tested", "shown", "taught"):
            everywhere = sum(bool(getattr(row, title)) for row in rows)
            must = sum(bool(getattr(row, title)) for row in needed)
            print(f"  {title:7} {everywhere:3} of {len(rows)}; of those that must be: {must} of {len(needed)}")
        for row in rows:
            if row.missing:
                faults += 1
                print(f"  missing: {row.clause.id} ({row.clause.kind}) is not {', not '.join(row.missing)}")
        for unknown in sorted(_unknown(name, known)):
            faults += 1
            print(f"  unknown: {unknown} is named by a test, an example, a lesson or a page, but is no clause")
    return 1 if faults else 0


def _unknown(game: str, known: set[str]) -> set[str]:
    named = set(_tests(ROOT / "tests")) | set(_pages(ROOT / "notebooks"))
    named |= {clause for name in example_ids(GAMES[game]) for clause in read_example(GAMES[game], name).clauses}
    named |= set(_lessons(GAMES[game]))
    return {clause for clause in named if clause.startswith(f"{game}.")} - known


if __name__ == "__main__":
    sys.exit(main())
