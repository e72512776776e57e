"""gangland: an interactive rulebook for five gangster board games, made of executable examples.

    import gangland
    match = gangland.new_match("razzia", seats=["Ernest", "Karine", "Anthelme", "Judith"], seed=7)
    match.to_act, match.legal_actions("Ernest"), match.why_not("Ernest", "play JU-G4")

The boards are in `gangland_widgets` (install `gangland[notebook]`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gangland.games import GAMES
from gangland.kernel.errors import (
    CannotUndo,
    GanglandError,
    IllegalAction,
    InvalidOutcome,
    InvalidRecord,
    InvalidSetup,
    Problem,
    Refusal,
    UnknownName,
    UnreadableAction,
)
from gangland.kernel.viewers import OPEN_TABLE, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gangland.kernel.examples import Example
    from gangland.kernel.lessons import Lesson
    from gangland.kernel.match import Match

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "OPEN_TABLE",
    "SPECTATOR",
    "CannotUndo",
    "GanglandError",
    "IllegalAction",
    "InvalidOutcome",
    "InvalidRecord",
    "InvalidSetup",
    "Problem",
    "Refusal",
    "UnknownName",
    "UnreadableAction",
    "example",
    "examples",
    "lesson",
    "lessons",
    "new_match",
    "read_record",
    "simulate",
]


def new_match(
    game: str,
    seats: Sequence[str],
    *,
    seed: int | None = None,
    scripted: bool = False,
    position: dict[str, object] | None = None,
    **options: object,
) -> Match:
    """Begin a match. Chance acts by itself, repeatably if `seed` is given; a `scripted` match waits to be told."""
    from gangland.kernel.match import Match  # noqa: PLC0415  a bare import of gangland stays light

    if isinstance(seats, str) or not hasattr(seats, "__iter__"):
        raise InvalidSetup([Problem("seats", 'must be a list of names, e.g. ["Ernest", "Karine", "Judith"]')])
    return Match(GAMES[game], tuple(seats), options, position=position, seed=seed, scripted=scripted)


def read_record(text: str) -> Match:
    """The match that a record tells."""
    from gangland.kernel.record import read_record as read  # noqa: PLC0415  a bare import of gangland stays light

    return read(text, GAMES)


def example(game: str, name: str) -> Example:
    """A worked example of a game."""
    from gangland.kernel.examples import read_example  # noqa: PLC0415  a bare import of gangland stays light

    return read_example(GAMES[game], name)


def examples(game: str) -> tuple[str, ...]:
    """The names of a game's worked examples, the rulebook's first."""
    from gangland.kernel.examples import example_ids  # noqa: PLC0415  a bare import of gangland stays light

    return example_ids(GAMES[game])


def lesson(game: str, name: str) -> Lesson:
    """A lesson of a game."""
    from gangland.kernel.lessons import read_lesson  # noqa: PLC0415  a bare import of gangland stays light

    return read_lesson(GAMES[game], name)


def lessons(game: str) -> tuple[str, ...]:
    """The names of a game's lessons in teaching order."""
    from gangland.kernel.lessons import lesson_ids  # noqa: PLC0415  a bare import of gangland stays light

    return lesson_ids(GAMES[game])


def __getattr__(name: str) -> Any:
    """`gangland.simulate` is fetched when it is first used: a bare import of gangland stays light."""
    if name == "simulate":
        from gangland.simulation import simulate  # noqa: PLC0415

        return simulate
    message = f"module 'gangland' has no attribute {name!r}"
    raise AttributeError(message)
