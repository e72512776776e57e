"""Names of players: short, printable, without anything that could pass for markup or turn the text around."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from gangland.kernel.errors import Problem, UnknownName

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LONGEST_NAME = 24
RESERVED = {"chance": "dice and cards", "spectator": "an onlooker", "open table": "an onlooker"}
_FORBIDDEN_CATEGORIES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control, format (among them the marks that turn text right to left), surrogate, private, unassigned, line breaks."""
_MARKUP = frozenset('<>&"`{}\\:#|')
"""What markup and records give a meaning to."""


def name_problems(names: Sequence[object], clause: str) -> Iterator[Problem]:
    """Every fault of a list of player names. Empty and repeated names cite the game's clause on players."""
    seen: set[str] = set()
    for number, name in enumerate(names):
        field = f"seats[{number}]"
        if not isinstance(name, str):
            yield Problem(field, f"a name is text, not {type(name).__name__}")
            continue
        if not name.strip():
            yield Problem(field, "a name must not be empty", clause)
        elif name.strip() != name:
            yield Problem(field, "a name must not begin or end with a space")
        if len(name) > LONGEST_NAME:
            yield Problem(field, f"the name “{name[:12]}…” has {len(name)} characters; {LONGEST_NAME} are allowed")
        if _MARKUP & set(name):
            yield Problem(field, f"a name must not contain any of {' '.join(sorted(_MARKUP))}")
        if any(unicodedata.category(character) in _FORBIDDEN_CATEGORIES for character in name):
            yield Problem(
                field, "a name must not contain control characters or marks that change the direction of text"
            )
        if name.casefold() in RESERVED:
            yield Problem(field, f"the name “{name}” is kept for {RESERVED[name.casefold()]}; choose another")
        if name.casefold() in seen:
            yield Problem(field, f"the name “{name[:LONGEST_NAME]}” is taken; names must differ", clause)
        seen.add(name.casefold())


def seat_number(names: Sequence[str], seat: int | str) -> int:
    """A seat by its number or its player's name."""
    if isinstance(seat, str) and seat in names:
        return names.index(seat)
    if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(names):
        return seat
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names))
    message = f"no seat {str(seat)[:40]!r}; the seats are {listed}"
    raise UnknownName(message)
