"""The widgets. One front-end for all games: it is handed a picture, a question and the story, and answers with a choice."""

from __future__ import annotations

import base64
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from gangland_widgets.figure import figure, lesson_figure
from gangland_widgets.lesson import LessonSession
from gangland_widgets.replay import ReplaySession
from gangland_widgets.session import Session
from gangland_widgets.tape import tape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gangland.kernel.examples import Example
    from gangland.kernel.lessons import Lesson
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
    session: Any
    """Answers the replies; without a widget, so that it can also run inside a browser."""

    def _position(self) -> str:
        return str(self.update["frames"][-1]["text"])

    def _still(self) -> Json:
        """The update that goes into pages without a kernel."""
        return dict(self.update)

    def _html(self) -> str:
        return figure(self._still(), self.caption)

    def _answer(self, _widget: object, content: object, _buffers: object) -> None:
        self.session.reply(content)
        self.update = self.session.update()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Text that tests can compare, a picture for pages, and the widget."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        data = dict(data or {})
        data["text/plain"] = self._position()
        data["text/html"] = self._html()
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
        match: Match = self.session.match
        return match

    @property
    def caption(self) -> str:  # type: ignore[override]
        """Title and viewer."""
        return f"{self.match.game.title}, seen by {self.update['viewer']}"

    def refresh(self) -> None:
        """Show what happened to the match elsewhere, for instance by `match.play` in a cell."""
        self.session.refresh()
        self.update = self.session.update()


class Replay(_Picture):
    """A worked example to step through: in a notebook and on a page. With a kernel the reader may also ask "what if"."""

    def __init__(self, example: Example, **kwargs: Any) -> None:
        self.session = ReplaySession(example)
        super().__init__(update=self.session.update(), **kwargs)
        self.on_msg(self._answer)

    @property
    def example(self) -> Example:
        """The example on this board."""
        example: Example = self.session.example
        return example

    @property
    def match(self) -> Match:
        """The match at the example's end."""
        match: Match = self.session.match
        return match

    @property
    def caption(self) -> str:  # type: ignore[override]
        """Code and title of the example, and through whose eyes it is told."""
        return f"{self.example.code}. {self.example.title} (seen by {self.session.recorded['viewer']})"

    def _still(self) -> Json:
        recorded: Json = self.session.recorded
        return recorded

    def _position(self) -> str:
        return str(self.session.recorded["frames"][-1]["text"])


class LessonBoard(_Picture):
    """A lesson: the reader moves, guesses and asks. On a page without a kernel it answers from its tape."""

    def __init__(self, lesson: Lesson, **kwargs: Any) -> None:
        self.session = LessonSession(lesson)
        self.lesson = lesson
        super().__init__(update=self.session.update(), **kwargs)
        self.on_msg(self._answer)

    @property
    def caption(self) -> str:  # type: ignore[override]
        """The lesson's title."""
        return f"{self.lesson.title} (you are {self.lesson.reader})"

    def _html(self) -> str:
        return lesson_figure(LessonSession(self.lesson).update(), self.caption, tape(self.lesson))

    def _position(self) -> str:
        return str(LessonSession(self.lesson).update()["frames"][-1]["text"])
