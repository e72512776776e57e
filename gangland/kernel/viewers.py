"""Who looks: a seat, or one of the onlookers that exist by name."""

from __future__ import annotations

from enum import Enum


class Onlooker(Enum):
    """Somebody who looks without sitting at the table."""

    SPECTATOR = "spectator"
    """Sees what everybody sees."""
    OPEN_TABLE = "open table"
    """Sees every hand. Only for retelling after the fact, and labelled so wherever it is shown."""


SPECTATOR = Onlooker.SPECTATOR
OPEN_TABLE = Onlooker.OPEN_TABLE

Viewer = int | Onlooker
"""A seat number or an onlooker."""
