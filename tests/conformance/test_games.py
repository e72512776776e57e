"""Every game keeps the kernel's promises, and the checks that prove it can fail."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import gangland
from gangland.kernel.conformance import BrokenPromise, check_clauses, check_game, check_play
from gangland.kernel.errors import Refusal
from gangland.kernel.secrecy import Leak

if TYPE_CHECKING:
    from gangland.kernel.game import Game

OPTIONS: dict[str, tuple[dict[str, object], ...]] = {"razzia": ({}, {"answers": "secret"})}
NAMES = ("Ann", "Ben", "Cy", "Dot")


@pytest.mark.parametrize("name", list(gangland.GAMES))
def test_a_game_keeps_every_promise(name: str) -> None:
    """Random play with every number of players and every option proves the whole contract."""
    check_game(gangland.GAMES[name], seeds=range(1), options=OPTIONS[name])


@pytest.fixture
def razzia() -> Game[Any, Any]:
    """A game to break."""
    game: Game[Any, Any] = gangland.GAMES["razzia"]
    return game


def test_a_game_whose_refusals_disagree_with_its_choices_is_caught(razzia: Game[Any, Any]) -> None:
    """`why_not` must be silent exactly for the legal actions."""
    broken = replace(razzia, why_not=lambda *_: Refusal("razzia.card.choose", "No."))
    with pytest.raises((BrokenPromise, gangland.IllegalAction)):
        check_play(broken, NAMES, {}, 0)


def test_a_game_that_loses_a_note_is_caught(razzia: Game[Any, Any]) -> None:
    """Conservation laws are checked after every step."""

    def careless(state: Any, seat: int, action: Any, tell: Any) -> None:
        razzia.apply(state, seat, action, tell)
        if state.pots[0]:
            state.pots[0] = state.pots[0][1:]

    with pytest.raises(AssertionError):
        check_play(replace(razzia, apply=careless), NAMES, {}, 0)


def test_a_game_whose_copy_is_not_its_own_is_caught(razzia: Game[Any, Any]) -> None:
    """A step must leave the state it was copied from alone."""

    def meddling(state: Any, seat: int, action: Any, tell: Any) -> None:
        razzia.apply(state, seat, action, tell)
        remembered.append(state)
        remembered[0].round += 1

    remembered: list[Any] = []
    with pytest.raises(AssertionError):
        check_play(replace(razzia, apply=meddling), NAMES, {}, 0)


def test_an_event_that_cites_no_clause_is_caught(razzia: Game[Any, Any]) -> None:
    """Every clause an event can cite must be in the rules."""
    odd = type("Odd", (razzia.event_kinds[0],), {"cites": ("razzia.no.such-clause",)})
    with pytest.raises(BrokenPromise, match=r"no\.such-clause"):
        check_clauses(replace(razzia, event_kinds=(*razzia.event_kinds, odd)))


def test_a_view_that_shows_another_hand_is_caught(razzia: Game[Any, Any]) -> None:
    """Paired worlds differ in what a seat may not know, so a leak makes them differ to it."""

    def leaking(state: Any, viewer: Any) -> Any:
        view = razzia.view(state, viewer)
        other = 0 if viewer != 0 else 1
        seats = list(view.seats)
        seats[other] = replace(seats[other], hand=state.hands[other])
        return replace(view, seats=tuple(seats))

    with pytest.raises(Leak):
        check_play(replace(razzia, view=leaking), NAMES, {}, 0)


def test_a_history_that_names_a_chosen_card_is_caught(razzia: Game[Any, Any]) -> None:
    """What was played face down stays face down in the list of actions."""
    broken = replace(razzia, conceal=lambda steps, *_: tuple(razzia.text(step.action) for step in steps))
    with pytest.raises(Leak):
        check_play(broken, NAMES, {}, 0)


def test_a_story_that_names_a_chosen_card_is_caught(razzia: Game[Any, Any]) -> None:
    """What was played face down stays face down in the story."""
    broken = replace(razzia, story=lambda events, *_: tuple(events))
    with pytest.raises(Leak):
        check_play(broken, NAMES, {}, 0)
