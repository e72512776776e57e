"""Replies from a browser are not trusted: one place checks their form, and answers what does not fit with a notice."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeGuard

from gangland.kernel.errors import GanglandError, IllegalAction, UnknownName
from gangland.scene.model import Sort
from gangland_widgets.update import FORMS, Notice

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gangland.scene.model import Form, Prompt

LONGEST_TYPED = 400
STALE = "The board has moved on; that click belonged to an older picture. Nothing was changed."
UNKNOWN = "The board did not understand that reply. Nothing was changed."


class Listener:
    """Something a board talks to. A reply repeats the turn it answers and has one verb; each verb has its method."""

    verbs: ClassVar[Mapping[str, str]]
    """The name of the method for each verb, in the order in which they are looked for."""
    turn: int
    notice: Notice | None
    form: Form | None = None
    """Which form of the picture the browser shows, once it has said so."""

    def reply(self, content: object) -> None:
        """Do what a reply says, or leave a notice and change nothing."""
        if not isinstance(content, dict) or content.get("turn") != self.turn:
            self.notice = Notice(STALE)
            return
        self.form = content["form"] if content.get("form") in FORMS else None
        verb = next((name for name in self.verbs if name in content), None)
        if verb is None:
            self.notice = Notice(UNKNOWN)
            return
        answer: Callable[[object], None] = getattr(self, self.verbs[verb])
        try:
            answer(content[verb])
        except IllegalAction as error:
            refusal = error.refusal
            self.notice = Notice(refusal.reason, refusal.clause, "refusal", refusal.concerns)
        except GanglandError as error:
            self.notice = Notice(str(error), kind="refusal")


def is_index(value: object, length: int) -> TypeGuard[int]:
    """Is this a number that counts one of so many things?"""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < length


def arrangement_for(asked: Prompt | None, value: object) -> list[int]:
    """A basket for every item of what is being sorted."""
    if isinstance(asked, Sort) and isinstance(value, list) and len(value) == len(asked.items):
        baskets = [basket for basket in value if is_index(basket, len(asked.baskets))]
        if len(baskets) == len(value):
            return baskets
    raise UnknownName("that arrangement does not fit what lies here")


def typed_move(asked: Prompt | None, text: object) -> str:
    """A typed line, if a move is asked for at all. Too long a line is refused whole: its beginning might be a move."""
    if asked is None:
        raise UnknownName("you are not asked for a move now")
    if not isinstance(text, str) or not text.strip() or len(text) > LONGEST_TYPED:
        raise UnknownName("type a move, for example one of the choices in the prompt")
    return text
