"""Small help for sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def listed(parts: Iterable[object], joint: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    *head, last = [str(part) for part in parts] or [""]
    return f"{', '.join(head)} {joint} {last}" if head else last
