"""The signs, figures and faces that drawings `use`: one file for the standing pictures and for the boards."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_PIECE = re.compile(r'<(symbol|clipPath|filter) id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')


@cache
def pieces() -> dict[str, str]:
    """Every symbol, clip and filter of the sprite by its id."""
    sprite = files(__package__).joinpath("sprite.svg").read_text("utf-8")
    return {match[2]: match[0] for match in _PIECE.finditer(sprite)}


def used(markup: str) -> str:
    """The pieces that markup uses, and those they use in turn, in the order of the sprite."""
    known = pieces()
    wanted: set[str] = set()
    open_ends = [markup]
    while open_ends:
        for name in _REFERENCE.findall(open_ends.pop()):
            if name in known and name not in wanted:
                wanted.add(name)
                open_ends.append(known[name])
    return "".join(piece for name, piece in known.items() if name in wanted)
