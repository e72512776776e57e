"""The rules reference and the coverage page, written from the clauses the engine itself reads."""

from typing import Any

import gangland


def games() -> dict[str, Any]:
    """The games that are built, by id."""
    return dict(getattr(gangland, "GAMES", {}))


def rules_page(game: Any) -> str:
    """All clauses of a game, section by section, each with its id as anchor."""
    return f"# Rules of {game.title}\n"


def coverage_page() -> str:
    """Which clauses are cited, tested, shown and taught."""
    return "# Clause coverage\n\nNo game is built yet.\n"
