"""Actions: frozen values in the imperative. What they do is a matter of each game's `resolve`."""

from __future__ import annotations


class Action:
    """Something a seat, or chance, does. Subclasses are frozen, slotted dataclasses whose `repr` is code."""

    __slots__ = ()
