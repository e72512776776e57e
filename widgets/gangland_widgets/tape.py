"""A lesson on tape: every answer a reader can give, tried beforehand, so that a page without a kernel can reply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.kernel.errors import InvalidSetup, Problem
from gangland.scene.wire import Album
from gangland_widgets.lesson import LessonSession

if TYPE_CHECKING:
    from gangland.kernel.lessons import Lesson
    from gangland.scene.wire import Json

LONGEST = 400
"""Nodes of a tape; more would be too heavy for a page."""


def tape(lesson: Lesson) -> Json:
    """Nodes (updates) and edges (replies). Drawings, things, clauses and story lines are shared by all nodes."""
    album = Album()
    clauses: Json = {}
    lines: dict[tuple[str, str, int], int] = {}
    nodes: list[Json] = []
    numbers: dict[tuple[object, ...], int] = {}
    sessions: list[LessonSession] = []

    def visit(session: LessonSession) -> int:
        point = session.point
        if point in numbers:
            return numbers[point]
        number = numbers[point] = len(nodes)
        update = session.update(album)
        clauses.update(update.pop("clauses"))
        del update["art"], update["things"]
        # A taped node is reached by many ways; the counter of a live session would tell them apart for nothing.
        update["turn"] = number
        update["story"] = [
            lines.setdefault((line["text"], line["clause"], line["ply"]), len(lines)) for line in update["story"]
        ]
        nodes.append(update | {"edges": {}})
        sessions.append(session)
        return number

    visit(LessonSession(lesson))
    done = 0
    while done < len(nodes):
        if len(nodes) > LONGEST:
            raise InvalidSetup(
                [Problem("steps", f"the lesson has more than {LONGEST} situations; make its moves fewer")]
            )
        session = sessions[done]
        for reply in session.replies():
            twin = session.fork()
            twin.reply(reply | {"turn": twin.turn})
            nodes[done]["edges"][reply_key(reply)] = visit(twin)
        done += 1
    return {
        "version": 1,
        "art": album.art,
        "things": album.things,
        "clauses": clauses,
        "lines": [{"text": text, "clause": clause, "ply": ply} for text, clause, ply in lines],
        "nodes": nodes,
    }


def reply_key(reply: Json) -> str:
    """A reply as the key of an edge: `choice:2`, `sorted:0,1,0`, `lesson:hint`, `next`."""
    verb, value = next((verb, value) for verb, value in reply.items() if verb != "turn")
    if verb == "next":
        return "next"
    return f"{verb}:{','.join(map(str, value)) if isinstance(value, list) else value}"
