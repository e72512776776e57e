"""What has just happened between two scenes: cards that were turned up, things that came from another place.

Both scenes are of the same viewer, so nothing is told here that this viewer has not seen.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gangland.scene.model import Scene, Thing

_BACK: Final = re.compile(r'href="#gl-(card|note)-back"')
_HELD: Final = re.compile(r'href="#gl-(card|note)(-\w+)?"')
"""What can be picked up and laid elsewhere."""


def since(before: Scene, after: Scene) -> Scene:
    """The later scene, with `turned` on what lay face down in its slot, and the origin of what lay elsewhere."""
    was = {thing.id: thing for thing in before.things}
    origins = _origins(before, after)
    return replace(
        after, things=tuple(_marked(was.get(thing.id), thing, origins.get(thing.id, "")) for thing in after.things)
    )


def _marked(before: Thing | None, thing: Thing, origin: str) -> Thing:
    if origin:
        return replace(thing, origin=origin)
    if before is None or "turned" in thing.marks or not _BACK.search(before.art) or _BACK.search(thing.art):
        return thing
    return replace(thing, marks=(*thing.marks, "turned"))


def _origins(before: Scene, after: Scene) -> dict[str, str]:
    """For every newcomer the slot that the same drawing has left, each slot once, in painting order."""
    stays = {(thing.id, thing.art) for thing in after.things}
    left: dict[str, list[str]] = {}
    for thing in before.things:
        if _HELD.search(thing.art) and (thing.id, thing.art) not in stays:
            left.setdefault(thing.art, []).append(thing.id)
    known = {thing.id for thing in before.things}
    origins = {}
    for thing in after.things:
        if thing.id not in known and left.get(thing.art):
            origins[thing.id] = left[thing.art].pop(0)
    return origins
