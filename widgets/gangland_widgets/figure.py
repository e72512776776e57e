"""The board as a piece of HTML: a standing picture that a page script can bring to life. No page is ever blank."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from gangland.scene.svg import svg
from gangland.scene.text import escaped
from gangland.scene.wire import unpacked

if TYPE_CHECKING:
    from gangland.scene.wire import Json


def figure(update: Json, caption: str) -> str:
    """A figure with the last frame of a live board, or the first of a recorded one, its caption, and the data."""
    return _framed(update, caption, "gangland-update", update)


def lesson_figure(update: Json, caption: str, tape: Json) -> str:
    """A figure with the first picture of a lesson, and the tape that lets a page answer without a kernel."""
    return _framed(update, caption, "gangland-tape", tape)


def _framed(update: Json, caption: str, kind: str, data: Json) -> str:
    recorded = update["mode"] == "recorded"
    frame = update["frames"][0 if recorded else -1]
    scene = unpacked(frame["wide"], update["things"], update["art"])
    question = frame["say"] or (update["prompt"] or {}).get("question", "")
    lines = [line["text"] for line in update["story"][: frame["story"]]]
    picture = svg(scene, question=question, story=lines[-3:])
    # "</" would end the script element early and "<!--" hide its end; JSON allows the escaped sign.
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return (
        f'<figure class="gangland-board" data-game="{escaped(update["game"]["id"])}">{picture}'
        f"<figcaption>{escaped(caption)}</figcaption>"
        f'<script type="application/json" class="{kind}">{text}</script></figure>'
    )
