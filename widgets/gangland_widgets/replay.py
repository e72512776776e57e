"""A worked example as frames: the engine plays it, and every event is a picture on the way to the next stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gangland_widgets.replies import STALE, is_index
from gangland_widgets.session import Session
from gangland_widgets.update import Notice, Shot, build

if TYPE_CHECKING:
    from gangland.kernel.examples import Example
    from gangland.kernel.match import Match
    from gangland.scene.wire import Json


def replay_update(example: Example) -> tuple[Json, Match]:
    """The update of a recorded board, and the match at the example's end."""
    match = example.begin()
    who = example.viewer
    start = match.frames(who)[0]
    shots = [Shot(start.view, start.lines, start.ply, stop=True, say=example.intro)]
    before = match.ply
    for step, refusal in example.played(match):
        frames = match.frames(who, since=before)
        # A stretch of random play would be hundreds of pictures; only its end is shown.
        passing = () if step.run is not None else frames[1:-1]
        lines = match.story(who)
        shots += [
            Shot(
                frame.view,
                frame.lines,
                frame.ply,
                stop=frame.rests,
                say=lines[frame.lines - 1].text if frame.rests else "",
            )
            for frame in passing
        ]
        last = frames[-1]
        shots.append(Shot(last.view, last.lines, last.ply, stop=True, say=step.say, refusal=refusal))
        before = match.ply
    update = build(
        example.game, shots, viewer=match.viewer(who), names=match.names, story=match.story(who), mode="recorded"
    )
    return update, match


SEED = 7
"""Off the path, dice and bots fall alike every time, so that two readers can compare."""
AWAY = "You have left the example. Play as you like; the others are bots."


class ReplaySession:
    """A worked example in a live notebook: at any step the reader may leave it, play on, and return to that step."""

    def __init__(self, example: Example) -> None:
        self.example = example
        self.recorded, self.match = replay_update(example)
        self.turn = 0
        self.notice: Notice | None = None
        self._away: Session | None = None
        self._left_at = 0

    def update(self) -> Json:
        """The recorded example, or the reader's own line."""
        if self._away is not None:
            self._away.notice, self.notice = self.notice or self._away.notice, None
            update = self._away.update() | {"lesson": self._coach("return", AWAY)}
        else:
            notice, self.notice = self.notice, None
            shown: Json | None = (
                {"text": notice.text, "clause": None, "kind": "refusal", "things": []} if notice else None
            )
            update = self.recorded | {"start": self._left_at, "lesson": self._coach("what-if", ""), "notice": shown}
        self.turn += 1
        return update | {"turn": self.turn}

    def _coach(self, verb: str, say: str) -> Json:
        title = self.example.title
        coach: dict[str, Any] = {"title": title, "at": 0, "count": 1, "kind": "show", "say": say, "hint": ""}
        return coach | {"can": [verb], "verdict": "", "over": False}

    def reply(self, content: object) -> None:
        """Leave, return, or play on. Replies are not trusted."""
        if not isinstance(content, dict) or content.get("turn") != self.turn:
            self.notice = Notice(STALE)
        elif content.get("lesson") == "what-if" and self._away is None:
            self._leave(content.get("frame"))
        elif content.get("lesson") == "return" and self._away is not None:
            self._away = None
        elif self._away is not None:
            self._away.reply(content | {"turn": self._away.turn})
        else:
            self.notice = Notice("An example is stepped through; to play, choose “What if”. Nothing was changed.")

    def _leave(self, frame: object) -> None:
        frames = self.recorded["frames"]
        if not is_index(frame, len(frames)):
            self.notice = Notice("There is no such step. Nothing was changed.")
            return
        branch = self.match.branch(frames[frame]["ply"], seed=SEED, scripted=True)
        branch.scripted = False
        if not branch.to_act:
            self.notice = Notice("The game is over here; go back a step and try again.")
            return
        acting = [seat for seat in branch.seats_to_act if seat >= 0]
        seen_by = self.example.seen_by
        seat = branch.seat(seen_by) if seen_by in branch.names else next(iter(acting), 0)
        self._left_at = frame
        self._away = Session(branch, seat, "sensible")
