"""A game is a value made of functions: what the kernel, the boards and the tools know of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from importlib.resources.abc import Traversable
    from random import Random

    from gangland.kernel.actions import Action
    from gangland.kernel.chance import Chances
    from gangland.kernel.choices import Choices
    from gangland.kernel.errors import Refusal
    from gangland.kernel.events import Event, Tell
    from gangland.kernel.viewers import Viewer
    from gangland.scene.model import Form, Prompt, Scene


class Copyable(Protocol):
    """A state: plain data with a cheap copy."""

    names: tuple[str, ...]

    def copy(self) -> Self:
        """Another state that can go its own way."""


S = TypeVar("S", bound="Copyable")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, everybody's rank (1 is best) and score."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """Something players agree on before the game; `ruling` says why there is a choice."""

    name: str
    values: tuple[str, ...]
    """The values people can name; for a free value, a description in angle brackets."""
    default: str
    ruling: str
    summary: str


@dataclass(frozen=True, slots=True)
class Credit:
    """Whose game it is. The book is unofficial and says so."""

    title: str
    author: str
    publisher: str
    year: int

    def __str__(self) -> str:
        """One line for the foot of a board."""
        return f"{self.author} · {self.publisher} {self.year}"


@dataclass(frozen=True, slots=True)
class Step:
    """One ply of a match: who did what, and what happened."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Bot(Protocol[V_contra]):
    """A player of wire: it sees its seat's view and its legal choices, nothing else."""

    def __call__(self, view: V_contra, choices: Choices[Action], rng: Random) -> Action:
        """Choose one of the choices."""


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[S, V]):
    """Everything there is to a game."""

    name: str
    credit: Credit
    seats: range
    """Possible numbers of players."""
    options: tuple[Option, ...]
    package: Traversable
    """Where `rules.toml`, `data/` and `examples/` lie."""
    facts: Mapping[str, str]
    """The numbers that rules texts mention, from the data the code reads."""

    start: Callable[[tuple[str, ...], Mapping[str, object]], S]
    """(seats, options) -> the first state; raises InvalidSetup naming every problem."""
    to_act: Callable[[S], tuple[int, ...]]
    legal_actions: Callable[[S, int], Choices[Action]]
    chances: Callable[[S], Chances[Action]]
    why_not: Callable[[S, int, Action], Refusal | None]
    apply: Callable[[S, int, Action, Tell], None]
    outcome: Callable[[S], Outcome | None]

    parse: Callable[[S, str], Action]
    text: Callable[[Action], str]
    read_position: Callable[[tuple[str, ...], Mapping[str, object], Mapping[str, object]], S]
    """(seats, options, position) -> a state; raises InvalidSetup naming every problem."""
    write_position: Callable[[S], Mapping[str, object]]
    """The whole state as plain data, all-knowing: for records and tests, never for a viewer."""

    view: Callable[[S, Viewer], V]
    view_facts: Callable[[V], Mapping[str, object]]
    """What an example may expect of somebody's view."""
    conceal: Callable[[Sequence[Step], Viewer, S], tuple[str, ...]]
    """The actions so far as text, as this viewer may know them in the present state."""
    story: Callable[[Sequence[Event], Viewer, S], tuple[Event, ...]]
    """The events so far, redacted for this viewer in the present state."""
    narrate: Callable[[Event, tuple[str, ...]], str]
    """A (redacted) event as one sentence."""
    describe: Callable[[V], str]
    """The canonical position text."""
    scene: Callable[[V, Form], Scene]
    prompt: Callable[[V, Sequence[str]], Prompt | None]
    sorted_action: Callable[[V, Sequence[int]], str]
    """The text of the action that an arrangement of a Sort prompt stands for."""
    chance_prompt: Callable[[V], str | None]
    """The word on the button where this viewer sets chance going ("Roll"); None where chance acts unasked."""

    reimagine: Callable[[S, int, Random], S]
    """Another state that looks the same to this seat."""
    invariants: Callable[[S], None]
    """Raises AssertionError where a conservation law is broken."""
    event_kinds: tuple[type[Event], ...]
    bots: Mapping[str, Bot[V]]

    @property
    def title(self) -> str:
        """The printed title."""
        return self.credit.title
