"""What has just happened between two scenes, as marks: cards that were turned up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gangland.scene.model import Scene, Thing

_BACKS: Final = ('href="#gl-card-back"', 'href="#gl-note-back"')


def since(before: Scene, after: Scene) -> Scene:
    """The later scene, with `turned` on whatever lay face down in the same slot before and now lies open."""
    was = {thing.id: thing for thing in before.things}
    return replace(after, things=tuple(_marked(was.get(thing.id), thing) for thing in after.things))


def _marked(before: Thing | None, thing: Thing) -> Thing:
    if before is None or "turned" in thing.marks or not _face_down(before) or _face_down(thing):
        return thing
    return replace(thing, marks=(*thing.marks, "turned"))


def _face_down(thing: Thing) -> bool:
    return any(back in thing.art for back in _BACKS)
