"""Events: values in the past tense. They are told right after the change they report, and each cites its clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable


class Event:
    """Something that happened. Subclasses are frozen, slotted dataclasses.

    A class names its clause, or, where several may apply, lists them in `clauses` and takes the one that did as a fact
    called `clause`. `reveals` says that somebody learned something by it: undo does not cross it.
    """

    __slots__ = ()
    cites: ClassVar[tuple[str, ...]] = ()
    """All clauses this kind of event can cite; the first is the default."""
    reveals: ClassVar[bool] = False
    rests: ClassVar[bool] = False
    """A moment worth a pause: boards stop here until the reader goes on, though the rules would run on by themselves."""

    @property
    def cited(self) -> str:
        """The clause this event cites."""
        clause: str = getattr(self, "clause", "") or self.cites[0]
        return clause

    @property
    def cited_all(self) -> tuple[str, ...]:
        """Every clause this event cites; most cite one."""
        return (self.cited,)


class Tell(Protocol):
    """How rules report: `tell(EventClass, *facts)`. Passing the class spares silent playouts the making of events."""

    def __call__(self, kind: type[Event], /, *facts: object) -> None:
        """Report one event."""


def silent(kind: type[Event], /, *facts: object) -> None:
    """The teller of playouts: tells nothing."""


class Recorder:
    """A teller that keeps the events of a step, and can photograph the state at each of them."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def __call__(self, kind: type[Event], /, *facts: object) -> None:
        """Keep the event."""
        self.events.append(kind(*facts))


def all_cited(kinds: Iterable[type[Event]]) -> set[str]:
    """Every clause that events of these kinds can cite."""
    return {clause for kind in kinds for clause in kind.cites}
