"""The games, one folder each. `GAMES` finds them by name and imports a game only when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from gangland.kernel.errors import UnknownName

BUILT = ("razzia",)
"""Games that can be played, in the order of the book."""


class _Games(Mapping[str, "Any"]):
    """Game by name. A mapping, so that `list(GAMES)` imports nothing."""

    def __getitem__(self, name: str) -> Any:
        if name not in BUILT:
            message = f"no game {str(name)[:40]!r}; there are {', '.join(BUILT)}"
            raise UnknownName(message)
        return import_module(f"gangland.games.{name}").GAME

    def __contains__(self, name: object) -> bool:
        return name in BUILT

    def __iter__(self) -> Iterator[str]:
        return iter(BUILT)

    def __len__(self) -> int:
        return len(BUILT)

    def __repr__(self) -> str:
        return f"GAMES({', '.join(BUILT)})"


GAMES = _Games()
