"""The update: everything a browser is told, as one JSON value (see widgets/README.md). Made from views, so without secrets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gangland.kernel.clauses import read_rules
from gangland.kernel.viewers import OPEN_TABLE, Onlooker, Viewer
from gangland.scene.changes import since
from gangland.scene.wire import Album, Json

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gangland.kernel.errors import Refusal
    from gangland.kernel.game import Game
    from gangland.kernel.match import StoryLine
    from gangland.scene.model import Form, Prompt, Scene

VERSION = 1


@dataclass(frozen=True, slots=True)
class Shot:
    """A frame to show: the viewer's table at a moment, and whether the stepper stops there."""

    view: Any
    lines: int
    ply: int
    stop: bool
    say: str = ""
    refusal: Refusal | None = None
    look: tuple[str, ...] = ()
    """Slots to point at."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A word to the reader: why something was refused, or what happened to the board."""

    text: str
    clause: str = ""
    kind: str = "info"
    things: tuple[str, ...] = ()


def viewer_label(viewer: Viewer, names: tuple[str, ...]) -> str:
    """How a viewer is called on the board."""
    if isinstance(viewer, Onlooker):
        return "a spectator" if viewer is not OPEN_TABLE else viewer.value
    return names[viewer]


def build(
    game: Game[Any, Any],
    shots: Sequence[Shot],
    *,
    viewer: Viewer,
    names: tuple[str, ...],
    story: Sequence[StoryLine],
    mode: str = "recorded",
    turn: int = 0,
    viewers: Sequence[Viewer] = (),
    prompt: Json | Prompt | None = None,
    notice: Notice | None = None,
    can_undo: bool = False,
    can_type: bool = False,
    album: Album | None = None,
    form: Form | None = None,
) -> Json:
    """Pack frames, story and prompt. The prompt belongs to the last frame. A shared album lets many updates share drawings."""
    album = album or Album()
    asked = prompt if prompt is None or isinstance(prompt, dict) else album.prompt(prompt)
    frames = list(_frames(game, shots, album, form))
    cited = [line.clause for line in story]
    cited += [shot.refusal.clause for shot in shots if shot.refusal]
    cited += [asked["clause"]] if asked and asked.get("clause") else []
    cited += [notice.clause] if notice and notice.clause else []
    return {
        "version": VERSION,
        "mode": mode,
        "turn": turn,
        "game": {"id": game.name, "title": game.title, "credit": str(game.credit)},
        "viewer": viewer_label(viewer, names),
        "open": viewer is OPEN_TABLE,
        "viewers": [{"label": viewer_label(who, names), "current": who == viewer} for who in viewers],
        "art": album.art,
        "things": album.things,
        "frames": frames,
        "story": [{"text": line.text, "clause": line.clause, "ply": line.ply} for line in story],
        "prompt": asked,
        "notice": _notice(notice),
        "clauses": _clauses(game, cited),
        "can": {"undo": can_undo, "type": can_type},
    }


FORMS: tuple[Form, ...] = ("wide", "narrow")


def _frames(game: Game[Any, Any], shots: Sequence[Shot], album: Album, shown: Form | None) -> Iterable[Json]:
    """Every shot in both forms; one that only passes by is drawn in the form on show, if that is known."""
    before: dict[str, Scene] = {}
    packed: Json = {}
    for shot in shots:
        packed = {form: packed.get(form) for form in FORMS}
        for form in FORMS:
            if packed[form] is not None and not shot.stop and shown not in (None, form):
                continue
            scene = _pointing(game.scene(shot.view, form), shot.look)
            packed[form] = album.scene(since(before[form], scene) if form in before else scene)
            before[form] = scene
        packed |= {
            "story": shot.lines,
            "say": shot.say,
            "stop": shot.stop,
            "ply": shot.ply,
            "text": game.describe(shot.view) if shot.stop else "",
        }
        if shot.refusal:
            packed["refused"] = {"text": shot.refusal.reason, "clause": shot.refusal.clause}
        yield packed


def _pointing(scene: Scene, look: tuple[str, ...]) -> Scene:
    """The scene with a lamp on what the text speaks of."""
    if not look:
        return scene
    things = tuple(
        replace(thing, marks=(*thing.marks, "lit")) if thing.id in look and "lit" not in thing.marks else thing
        for thing in scene.things
    )
    return replace(scene, things=things)


def _notice(notice: Notice | None) -> Json | None:
    if notice is None:
        return None
    return {"text": notice.text, "clause": notice.clause or None, "kind": notice.kind, "things": list(notice.things)}


def _clauses(game: Game[Any, Any], cited: Iterable[str]) -> Json:
    rules = read_rules(game)
    return {
        clause: {
            "title": rules.clauses[clause].title,
            "text": rules.clauses[clause].text,
            "href": f"rules/{game.name}.html#{clause}",
        }
        for clause in dict.fromkeys(cited)
    }
