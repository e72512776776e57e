"""A worked example as frames: the engine plays it, and every event is a picture on the way to the next stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland_widgets.update import Shot, build

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
