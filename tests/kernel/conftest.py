"""Tables that tests of the kernel sit down at. The kernel knows no game, so they borrow one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import gangland
from gangland.kernel.chance import NATURE

if TYPE_CHECKING:
    from gangland.kernel.match import Match

FOUR = ("Ernest", "Karine", "Anthelme", "Judith")


def play_on(match: Match, seed: int, plies: int | None = None) -> Match:
    """Random players and dice play on, for so many plies or to the end."""
    rng = Random(seed)
    match.scripted = True
    while match.seats_to_act and (plies is None or match.ply < plies):
        seat = rng.choice(match.seats_to_act)
        if seat == NATURE:
            match.play(NATURE, match.game.chances(match._state).sample(rng))
        else:
            match.play(seat, match.legal_actions(seat).sample(rng))
    return match


@pytest.fixture
def match() -> Match:
    """Four players, chance by itself; Ernest deals and is asked for the free note."""
    return gangland.new_match("razzia", FOUR, seed=7)


@pytest.fixture
def choosing(match: Match) -> Match:
    """The same, one step on: all four choose cards."""
    match.play("Ernest", "place jungle")
    return match


@pytest.fixture(scope="session")
def finished() -> Match:
    """A whole random game. Nobody may play it on, so all tests share it."""
    return play_on(gangland.new_match("razzia", FOUR, scripted=True), seed=1)
