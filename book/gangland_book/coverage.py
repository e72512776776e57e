"""The page that shows, clause by clause, where each rule is cited, tested, shown and taught."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gangland.coverage import Coverage, coverage
from gangland.kernel.clauses import NEEDS_ALL_ROUND
from gangland_book.paths import NOTEBOOKS, ROOT
from gangland_book.rules import games

if TYPE_CHECKING:
    from gangland.kernel.game import Game

COLUMNS = ("cited", "tested", "shown", "taught")


def page() -> str:
    """The tables of every game."""
    parts = [
        "# Clause coverage",
        (
            "A rule that nothing proves is only a claim. For every clause this page says which part of the engine cites it, how "
            "many tests name it, which worked examples show it and which chapters teach it. A clause that says what happens, what "
            "is allowed or forbidden, or who wins must have all four, or the checks fail."
        ),
    ]
    parts.extend(table(game) for game in games().values())
    return "\n\n".join(parts) + "\n"


def table(game: Game[Any, Any]) -> str:
    """One game: the sums, then a row per clause."""
    rows = coverage(game, ROOT)
    needed = [row for row in rows if row.clause.kind in NEEDS_ALL_ROUND]
    sums = "\n".join(
        f"| {column} | {count(rows, column)} of {len(rows)} | {count(needed, column)} of {len(needed)} |"
        for column in COLUMNS
    )
    lines = "\n".join(line(row) for row in rows)
    return f"""## {game.title}

| | all clauses | those that need it |
|---|---|---|
{sums}

| clause | cited in | tests | shown in | taught in |
|---|---|---|---|---|
{lines}"""


def count(rows: list[Coverage] | tuple[Coverage, ...], column: str) -> int:
    """How many rows have something in a column."""
    return sum(bool(getattr(row, column)) for row in rows)


def line(row: Coverage) -> str:
    """One clause."""
    cited = " ".join(f"`{module}`" for module in row.cited)
    taught = ", ".join(chapter(name) for name in row.taught)
    shown = ", ".join(name.replace("-", " ") for name in row.shown)
    cells = {"cited": cited, "tested": str(len(row.tested) or ""), "shown": shown, "taught": taught}
    filled = (cells[column] or ("[missing]{.gl-no}" if column in row.missing else "") for column in COLUMNS)
    return f"| [{row.clause.title}](#{row.clause.id}) | {' | '.join(filled)} |"


def chapter(name: str) -> str:
    """A chapter as a link, if it is in the book."""
    title = name.rpartition("/")[2]
    return f"[{title}]({name}.ipynb)" if (NOTEBOOKS / f"{name}.ipynb").exists() else title
