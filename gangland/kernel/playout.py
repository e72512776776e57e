"""Random play without ceremony: one state, changed in place, nothing told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gangland.kernel.chance import NATURE
from gangland.kernel.events import Tell, silent

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from gangland.kernel.game import Bot, Game


def playout(game: Game[Any, Any], state: Any, rng: Random, tell: Tell = silent) -> int:
    """Play a state to its end, every choice uniform over the legal ones. The number of decisions made by seats."""
    to_act, legal_actions, chances, apply = game.to_act, game.legal_actions, game.chances, game.apply
    decisions = 0
    while acting := to_act(state):
        seat = acting[0]
        if seat == NATURE:
            apply(state, seat, chances(state).sample(rng), tell)
        else:
            apply(state, seat, legal_actions(state, seat).sample(rng), tell)
            decisions += 1
    return decisions


def play_with(game: Game[Any, Any], state: Any, bots: Sequence[Bot[Any]], rng: Random, tell: Tell = silent) -> int:
    """Play a state to its end, each seat by its bot, which sees its view and nothing else."""
    decisions = 0
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == NATURE:
            action = game.chances(state).sample(rng)
        else:
            action = bots[seat](game.view(state, seat), game.legal_actions(state, seat), rng)
            decisions += 1
        game.apply(state, seat, action, tell)
    return decisions
