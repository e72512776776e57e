"""Boards that tests sit at."""

from __future__ import annotations

from typing import Any

import pytest

import gangland
from gangland_widgets.session import Session
from gangland_widgets.update import viewer_label

WATCHING = viewer_label(gangland.SPECTATOR, ())
"""How the board calls the spectator."""
FOUR = ("Ernest", "Karine", "Anthelme", "Judith")


class Screen:
    """A browser in a few lines: it keeps the last update and answers it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.update: dict[str, Any] = session.update()

    @property
    def prompt(self) -> dict[str, Any]:
        """What is asked now."""
        asked: dict[str, Any] = self.update["prompt"]
        return asked

    def answer(self, **reply: object) -> dict[str, Any]:
        """Answer the picture on the screen."""
        return self.send({"turn": self.update["turn"], **reply})

    def send(self, content: object) -> dict[str, Any]:
        """Send anything at all."""
        self.session.reply(content)
        self.update = self.session.update()
        return self.update


def sit_down(
    seat: Any = "Ernest", bots: Any = "random", seed: int = 7, scripted: bool = False, **options: Any
) -> Screen:
    """A screen at a new table of four."""
    match = gangland.new_match("razzia", FOUR, seed=seed, scripted=scripted, **options)
    return Screen(Session(match, seat, bots))


@pytest.fixture
def alone() -> Screen:
    """Ernest against three bots; he deals and is asked for the free note."""
    return sit_down()


@pytest.fixture
def shared() -> Screen:
    """Ernest and Karine share a screen; two bots play along."""
    return sit_down("Ernest", {"Anthelme": "random", "Judith": "random"})
