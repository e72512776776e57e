"""The widgets. One front-end for all games: it is handed a picture, a question and the story, and answers with a choice."""

from __future__ import annotations

import base64
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from gangland_widgets.figure import figure
from gangland_widgets.replay import replay_update
from gangland_widgets.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gangland.kernel.examples import Example
    from gangland.kernel.match import Match, Seat
    from gangland.kernel.viewers import Onlooker
    from gangland.scene.wire import Json

STATIC = Path(__file__).parent / "static"


@cache
def _styles() -> str:
    """The style sheet with the fonts inside: a notebook has no folder to fetch them from."""
    fonts = re.sub(r"url\(([^)]+)\)", _inlined, (STATIC / "fonts.css").read_text("utf-8"))
    return fonts + (STATIC / "board.css").read_text("utf-8")


def _inlined(found: re.Match[str]) -> str:
    font = (STATIC / found[1].strip("\"'")).read_bytes()
    return f"url(data:font/woff2;base64,{base64.b64encode(font).decode()})"


class _Picture(anywidget.AnyWidget):
    """What both widgets share: one synced value, and a mimebundle that shows the board everywhere."""

    _esm = STATIC / "board.js"
    _css = _styles()
    update = traitlets.Dict().tag(sync=True)

    caption = ""

    def _position(self) -> str:
        raise NotImplementedError

    def _still(self) -> Json:
        """The update that goes into pages without a kernel."""
        return dict(self.update)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Text that tests can compare, a picture for pages, and the widget."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        data = dict(data or {})
        data["text/plain"] = self._position()
        data["text/html"] = figure(self._still(), self.caption)
        return data, metadata


class Board(_Picture):
    """A live board of a match.

    `seat` is whose eyes it shows (a seat, or `gangland.SPECTATOR`, `gangland.OPEN_TABLE`). `bots` plays other seats: one
    name for all of them (`"sensible"`), or `{"Ernest": "random"}`. Seats that are no bots are people at this screen; with
    several of them a curtain falls whenever the screen has to change hands.
    """

    def __init__(
        self,
        match: Match,
        seat: Seat | Onlooker | None = None,
        bots: str | Mapping[Seat, str] | None = None,
        **kwargs: Any,
    ) -> None:
        self.session = Session(match, seat, bots)
        super().__init__(update=self.session.update(), **kwargs)
        self.on_msg(self._answer)

    @property
    def match(self) -> Match:
        """The match on this board."""
        return self.session.match

    @property
    def caption(self) -> str:  # type: ignore[override]
        """Title and viewer."""
        return f"{self.match.game.title}, seen by {self.update['viewer']}"

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        self.session.reply(content)
        self.update = self.session.update()

    def refresh(self) -> None:
        """Show what happened to the match elsewhere, for instance by `match.play` in a cell."""
        self.session.refresh()
        self.update = self.session.update()

    def _position(self) -> str:
        return str(self.update["frames"][-1]["text"])


class Replay(_Picture):
    """A worked example to step through: in a notebook and on a page, with or without a kernel."""

    def __init__(self, example: Example, **kwargs: Any) -> None:
        update, match = replay_update(example)
        self.example = example
        self.match = match
        super().__init__(update=update, **kwargs)

    @property
    def caption(self) -> str:  # type: ignore[override]
        """Code and title of the example, and through whose eyes it is told."""
        return f"{self.example.code}. {self.example.title} (seen by {self.update['viewer']})"

    def _position(self) -> str:
        return str(self.update["frames"][-1]["text"])
