"""Golden playthroughs: a few whole games, readable as text, that must be retold word for word."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import gangland

HERE = Path(__file__).parent
GAMES: dict[str, tuple[str, tuple[str, ...], dict[str, Any], int]] = {
    "razzia-three": ("razzia", ("Al", "Bugsy", "Clara"), {"answers": "secret"}, 3),
    "razzia-four": ("razzia", ("Ernest", "Karine", "Anthelme", "Judith"), {"first_dealer": 2}, 11),
    "razzia-eight": ("razzia", ("Ann", "Ben", "Cy", "Dot", "Ed", "Flo", "Gus", "Hal"), {}, 5),
}


def retold(name: str) -> str:
    """A seeded game between sensible players: its record, what a spectator was told, and how it ended."""
    game, seats, options, seed = GAMES[name]
    match = gangland.new_match(game, seats, seed=seed, **options)
    rng = Random(seed)
    while match.to_act:
        match.play_bot(match.to_act[0], "sensible", rng)
    story = "\n".join(f"{line.ply:3} {line}" for line in match.story(gangland.SPECTATOR))
    return f"{match.record()}\n{story}\n\n{match.describe(gangland.SPECTATOR)}\n"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_retold_word_for_word(name: str) -> None:
    """A change of rules, words or chance shows here first; if it is meant, store the new text with `python -m tests.playthroughs`."""
    assert retold(name) == (HERE / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_record_in_it_replays(name: str) -> None:
    """The stored record gives the same game back."""
    record = (HERE / f"{name}.txt").read_text("utf-8").partition("\n\n  1 ")[0]
    assert gangland.read_record(record).record() == record.rstrip("\n") + "\n"


def test_every_built_game_has_one() -> None:
    """A game without a golden playthrough is not finished."""
    assert {game for game, *_ in GAMES.values()} == set(gangland.GAMES)
