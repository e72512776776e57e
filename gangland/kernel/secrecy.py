"""Secrets, tested with paired worlds: two states that look alike to a seat must stay alike to it, in every way it can look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gangland.kernel.chance import NATURE
from gangland.kernel.events import Recorder
from gangland.kernel.game import Step

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from gangland.kernel.actions import Action
    from gangland.kernel.events import Event
    from gangland.kernel.game import Game
    from gangland.kernel.match import Match


class Leak(AssertionError):
    """Something a seat may not know showed through; the message says where."""


def check_paired_worlds(game: Game[Any, Any], match: Match, rng: Random) -> None:
    """For every seat: re-imagine what it cannot know; everything shown to it must be the same in both worlds."""
    state = match._state  # noqa: SLF001  secrecy is part of the kernel
    for seat in range(len(match.names)):
        world = game.reimagine(state, seat, rng)
        compare(game, seat, state, world)
        step_alike(game, seat, state.copy(), world, rng)


def compare(game: Game[Any, Any], seat: int, state: Any, world: Any) -> None:
    """What a seat is shown of two states: view, pictures, text, question and choices."""
    first, second = shown(game, seat, state), shown(game, seat, world)
    for name, value in first.items():
        if value != second[name]:
            message = f"seat {seat} can tell two worlds apart by its {name}"
            raise Leak(message)


def shown(game: Game[Any, Any], seat: int, state: Any) -> dict[str, object]:
    """Everything a seat is shown of a state."""
    view = game.view(state, seat)
    choices = game.legal_actions(state, seat)
    texts = tuple(game.text(action) for action in choices.suggestions) if choices else ()
    return {
        "view": repr(view),
        "wide scene": game.scene(view, "wide"),
        "narrow scene": game.scene(view, "narrow"),
        "position text": game.describe(view),
        "choices": (choices.count, texts),
        "prompt": game.prompt(view, texts) if seat in game.to_act(state) else None,
        "turn": game.to_act(state),
    }


def step_alike(game: Game[Any, Any], seat: int, state: Any, world: Any, rng: Random) -> None:
    """One step in both worlds by actions that look alike to the seat; what it is told of them must be alike."""
    acting = game.to_act(state)
    if not acting or acting == (NATURE,):
        return
    actor = rng.choice(acting)
    action = game.legal_actions(state, actor).sample(rng)
    twin = _alike(game, seat, actor, (state, action), world, rng)
    if twin is None:
        return
    told, steps = _taken(game, state, actor, action)
    told_there, steps_there = _taken(game, world, actor, twin)
    if any(event.reveals for event in (*told, *told_there)):
        return
    if game.story(told, seat, state) != game.story(told_there, seat, world):
        message = f"the story told to seat {seat} of {type(action).__name__} depends on what it may not know"
        raise Leak(message)
    if game.conceal(steps, seat, state) != game.conceal(steps_there, seat, world):
        message = f"the history shown to seat {seat} of {type(action).__name__} depends on what it may not know"
        raise Leak(message)
    compare(game, seat, state, world)


def _alike(
    game: Game[Any, Any], seat: int, actor: int, here: tuple[Any, Action], world: Any, rng: Random
) -> Action | None:
    """An action of the same kind in the other world; the seat's own action must be the very same."""
    action = here[1]
    choices = game.legal_actions(world, actor)
    if actor == seat:
        return action if action in choices else None
    for _ in range(20):
        other = choices.sample(rng)
        if type(other) is type(action):
            return other
    return None


def _taken(game: Game[Any, Any], state: Any, seat: int, action: Action) -> tuple[Sequence[Event], Sequence[Step]]:
    recorder = Recorder()
    game.apply(state, seat, action, recorder)
    return recorder.events, (Step(seat, action, tuple(recorder.events)),)
