"""Chance is a player: when something random is due, NATURE acts, and the outcome is an ordinary action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction
    from random import Random

A = TypeVar("A")
T = TypeVar("T")

NATURE = -1
"""The seat of chance."""


def pick(rng: Random, items: Sequence[T]) -> T:
    """One of the items, uniformly; `rng.choice` without its overhead, which playouts would feel."""
    return items[int(rng.random() * len(items))]


def draw(rng: Random, items: Sequence[T], count: int) -> list[T]:
    """So many of the items in random order, without putting back; `rng.sample` at half the cost."""
    pool = list(items)
    size = len(pool)
    drawn = []
    for left in range(size, size - count, -1):
        at = int(rng.random() * left)
        drawn.append(pool[at])
        pool[at] = pool[left - 1]
    return drawn


class Chances(ABC, Generic[A]):
    """What can happen when NATURE acts: ask whether an outcome is possible, draw one, or list all with their exact odds."""

    __slots__ = ()

    @abstractmethod
    def fault(self, outcome: object) -> str | None:
        """Why this outcome cannot happen here, in a sentence, or None if it can."""

    def __contains__(self, outcome: object) -> bool:
        """Can this outcome happen here?"""
        return self.fault(outcome) is None

    @abstractmethod
    def sample(self, rng: Random) -> A:
        """Draw an outcome with its true probability."""

    @property
    def outcomes(self) -> tuple[tuple[A, Fraction], ...] | None:
        """Every outcome with its exact probability, or None where they are too many to list."""
        return None
