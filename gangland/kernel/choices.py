"""What a seat may do: a lazy collection that can be asked, counted, sampled and walked through."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from gangland.kernel.chance import pick

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

A = TypeVar("A")


class Choices(ABC, Generic[A]):
    """The legal actions of one seat. Iterating is lazy and in canonical order, `in` never enumerates a huge set."""

    __slots__ = ()

    @abstractmethod
    def __iter__(self) -> Iterator[A]:
        """All legal actions in canonical order."""

    @abstractmethod
    def __contains__(self, action: object) -> bool:
        """Is this action legal?"""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many there are; a plain int, since it can exceed what `len` may return."""

    @abstractmethod
    def sample(self, rng: Random) -> A:
        """One of them, uniformly."""

    @property
    def suggestions(self) -> tuple[A, ...]:
        """A short list for people; everything where that is short."""
        return tuple(self)

    def __bool__(self) -> bool:
        """Is there anything to choose?"""
        return self.count > 0


class Listed(Choices[A]):
    """A small set of choices, given as a tuple."""

    __slots__ = ("actions",)

    def __init__(self, actions: tuple[A, ...]) -> None:
        self.actions = actions

    def __iter__(self) -> Iterator[A]:
        """In the order given."""
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        """By equality."""
        return action in self.actions

    @property
    def count(self) -> int:
        """The length of the tuple."""
        return len(self.actions)

    def sample(self, rng: Random) -> A:
        """Uniformly."""
        return pick(rng, self.actions)

    def __repr__(self) -> str:
        """The actions themselves; they are few."""
        return f"Listed({self.actions!r})"


NOTHING: Listed[object] = Listed(())
"""No choice at all: the seat is not asked."""
