"""The picture language: a Scene is an ordered list of Things, each with a slot id, a place and a drawing.

Nothing here knows a game. A game's `scene.py` builds Scenes from a view; `gangland.scene.wire` turns them into the JSON
the boards read, `gangland.scene.svg` into a standing picture.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Form = Literal["wide", "narrow"]
"""Wide: 1600 x 1000 (notebook, page, projector). Narrow: one column, 360 wide (a phone)."""

Mark = Literal["lit", "dim", "new", "rolled", "turned", "leaves", "threat", "asleep"]
"""States a board shows by shape, never by colour alone."""

Area = tuple[float, float, float, float]
"""x, y, width, height of a place where the board puts running text: prompt, story, help."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing on the board: a card, a note, a panel, a place."""

    id: str
    """Slot id (`hand-2`), stable from scene to scene so that boards can animate; never an identity."""
    art: str
    """SVG markup drawn round (0, 0) in board units."""
    x: float
    y: float
    w: float
    h: float
    turn: float = 0.0
    scale: float = 1.0
    name: str = ""
    """Spoken name; empty for decoration."""
    marks: tuple[Mark, ...] = ()
    origin: str = ""
    """Slot of an earlier scene where the same drawing lay, if it came from there: boards let it glide."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A finished picture of one view in one form."""

    width: float
    height: float
    things: tuple[Thing, ...]
    label: str
    """One spoken sentence for the whole picture."""
    areas: dict[str, Area] = field(default_factory=dict)

    def thing(self, slot: str) -> Thing:
        """The thing in a slot."""
        for thing in self.things:
            if thing.id == slot:
                return thing
        raise KeyError(slot)


@dataclass(frozen=True, slots=True)
class Offer:
    """One of the things that may be done now: its text form, how it is called, and what stands for it on the board."""

    text: str
    label: str
    spoken: str = ""
    things: tuple[str, ...] = ()
    button: bool = True


@dataclass(frozen=True, slots=True)
class HelpRow:
    """One line of an aid: a badge, a label, a part of one, and that part in words."""

    badge: str
    label: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Help:
    """An aid the reader can switch on, such as the odds of a duel."""

    title: str
    rows: tuple[HelpRow, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose one of a list of offers. With `confirm`, a first click selects and this button confirms."""

    question: str
    offers: tuple[Offer, ...]
    clause: str
    detail: str = ""
    confirm: str = ""
    help: Help | None = None


@dataclass(frozen=True, slots=True)
class SortItem:
    """Something that can be moved from basket to basket."""

    art: str
    label: str
    worth: int
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Basket:
    """A place to sort into. A sum is written between the two parts of `worth`."""

    label: str
    caption: str
    badge: str
    worth: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class Sort:
    """Move items between baskets, then submit. `start[k]` is the basket of item k."""

    question: str
    items: tuple[SortItem, ...]
    baskets: tuple[Basket, ...]
    start: tuple[int, ...]
    submit: str
    clause: str
    detail: str = ""
    help: Help | None = None


Prompt = Pick | Sort
"""What a seat is asked. A Sort is turned back into an action by the game's `sorted_action`."""
