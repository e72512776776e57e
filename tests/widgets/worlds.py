"""Paired worlds: two whole matches that a seat cannot tell apart, and everything that seat is shown of a match.

A twin is no mere state: its history is played again with other hidden cards, notes and answers, so that every past step
is as legal as in the first world and the story and the record of both can be compared as well.
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

from gangland.games.razzia import GAME
from gangland.games.razzia.actions import (
    ACCEPT,
    CALL_DUEL,
    PLACE,
    PLAY,
    AcceptShare,
    CallDuel,
    DealHands,
    LayNotes,
    PlayCard,
    Propose,
    Refill,
)
from gangland.games.razzia.components import HAND_SIZE
from gangland.games.razzia.events import CardsRevealed
from gangland.games.razzia.state import ACCEPTED, ANSWER, CHOOSE_CARDS, DUEL, NO_CARD, NO_NOTE, PLACE_FREE_NOTE, PROPOSE
from gangland.games.razzia.turns import clockwise
from gangland.kernel.chance import NATURE
from gangland.kernel.errors import IllegalAction, InvalidOutcome
from gangland.kernel.match import Match
from gangland_widgets.session import Session

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.state import State
    from gangland.kernel.actions import Action
    from gangland.kernel.game import Game

Moves = list[tuple[int, "Action"]]
ASKED = (PLACE_FREE_NOTE, CHOOSE_CARDS, PROPOSE, ANSWER, DUEL)
"""Phases in which a board waits for somebody."""


def random_match(players: int, answers: str, seed: int) -> Match:
    """A whole random game."""
    rng = Random(f"{players}:{answers}:{seed}")
    match = Match(GAME, tuple(f"Player {number}" for number in range(players)), {"answers": answers}, scripted=True)
    while acting := match.seats_to_act:
        seat = rng.choice(acting)
        choices: Any = GAME.chances(match._state) if seat == NATURE else match.legal_actions(seat)
        match.play(seat, choices.sample(rng))
    return match


def moments(match: Match, rng: Random) -> Iterator[int]:
    """One ply of each kind of situation in the first rounds, and one from anywhere."""
    kinds: dict[tuple[int, bool], list[int]] = {}
    for ply, state in enumerate(match._states):
        if state.round <= 5 and state.phase in ASKED:
            under_way = any(card != NO_CARD for card in state.chosen) or any(_answers(state))
            kinds.setdefault((state.phase, under_way), []).append(ply)
    for plies in kinds.values():
        yield rng.choice(plies)
    yield rng.choice([ply for ply, state in enumerate(match._states) if state.phase in ASKED])


def _answers(state: State) -> tuple[int, ...]:
    return state.share_out.answers if state.share_out else ()


@cache
def pairs(players: int, answers: str, seed: int) -> tuple[tuple[Match, Match, int], ...]:
    """Matches, their twins, and the seat that cannot tell them apart."""
    rng = Random(seed)
    whole = random_match(players, answers, seed)
    found = []
    for ply in moments(whole, rng):
        match = whole.at(ply)
        for seat in rng.sample(range(players), 2):
            other = twin(match, seat, rng)
            if other is not None:
                found.append((match, other, seat))
    return tuple(found)


# ---------------------------------------------------------------- the other world


def twin(match: Match, seat: int, rng: Random) -> Match | None:
    """Another match that looks the same to this seat; None where its past would not have been possible."""
    state = match._state
    world = GAME.reimagine(state, seat, rng)
    moves: Moves = [(step.seat, step.action) for step in match.steps]
    for other in state.seats:
        if other != seat:
            _deal_instead(moves, other, _held(state, other), _held(world, other), state.options.first_dealer)
    _choose_instead(match, moves, world)
    _lay_instead(moves, world)
    _answer_instead(moves, world, seat)
    again = Match(GAME, match.names, match.options, scripted=True)
    try:
        for who, action in moves:
            again.play(who, action)
    except (IllegalAction, InvalidOutcome):
        return None
    assert again.facts() == GAME.write_position(world), "the twin's past leads to the re-imagined world"
    return again


def _held(state: State, seat: int) -> list[int]:
    chosen = state.chosen[seat]
    return [*state.hands[seat], *([] if chosen == NO_CARD else [chosen])]


def _deal_instead(moves: Moves, other: int, here: list[int], there: list[int], first_dealer: int) -> None:
    """Whatever this seat holds in the first world was dealt to it once; in the other world it was dealt something else."""
    swap = list(zip(here, there, strict=True))
    refills = sum(isinstance(action, Refill) for _, action in moves)
    for at in range(len(moves) - 1, -1, -1):
        action = moves[at][1]
        if not isinstance(action, (DealHands, Refill)):
            continue
        cards = list(action.cards)
        players = len(cards) if isinstance(action, Refill) else len(cards) // HAND_SIZE
        order = clockwise(players, (first_dealer + refills) % players)
        refills -= isinstance(action, Refill)
        for place, card in enumerate(cards):
            change = next((pair for pair in swap if pair[0] == card), None)
            if order[place % players] == other and change:
                swap.remove(change)
                cards[place] = change[1]
        moves[at] = (NATURE, type(action)(tuple(cards)))


def _choose_instead(match: Match, moves: Moves, world: State) -> None:
    for at in range(len(moves) - 1, -1, -1):
        if any(isinstance(event, CardsRevealed) for event in match.steps[at].events):
            return
        who, action = moves[at]
        if isinstance(action, PlayCard):
            moves[at] = who, PLAY[world.chosen[who]]


def _lay_instead(moves: Moves, world: State) -> None:
    if world.free_note == NO_NOTE:
        return
    at = max(at for at, (_, action) in enumerate(moves) if isinstance(action, LayNotes))
    action = moves[at][1]
    assert isinstance(action, LayNotes)
    moves[at] = NATURE, LayNotes((*action.notes[:-1], world.free_note))


def _answer_instead(moves: Moves, world: State, seat: int) -> None:
    if world.phase != ANSWER or world.share_out is None or world.options.answers != "secret":
        return
    given = dict(zip(world.share_out.sharers, world.share_out.answers, strict=True))
    for at in range(len(moves) - 1, -1, -1):
        who, action = moves[at]
        if isinstance(action, Propose):
            return
        if isinstance(action, (AcceptShare, CallDuel)) and who != seat:
            moves[at] = who, ACCEPT if given[who] == ACCEPTED else CALL_DUEL


# ---------------------------------------------------------------- what a seat is shown


def differences(pair: tuple[Match, Match, int], game: Game[Any, Any] = GAME, *, boards: bool = True) -> Iterator[str]:
    """By what the seat could tell the two worlds apart. Nothing if all secrets are kept."""
    match, other, seat = pair
    for (name, here), (_, there) in zip(*(shown(world, seat, game) for world in (match, other)), strict=True):
        if here != there:
            yield name
    if boards:
        for (name, here), (_, there) in zip(*(on_boards(world, seat, game) for world in (match, other)), strict=True):
            if here != there:
                yield name


def shown(match: Match, seat: int, game: Game[Any, Any] = GAME) -> Iterator[tuple[str, str]]:
    """Everything this seat can ask of a match, as text."""
    match = match.at(match.ply)
    match.game = game
    view = match.view(seat)
    choices = match.legal_actions(seat)
    texts = tuple(game.text(action) for action in choices.suggestions)
    yield "view", repr(view)
    yield "position text", match.describe(seat)
    yield "choices", f"{choices.count} {texts}"
    yield "prompt", repr(game.prompt(view, texts))
    yield "refusals", repr([match.why_not(seat, action) for action in (*PLAY, *PLACE, ACCEPT, CALL_DUEL)])
    yield "story", repr(match.story(seat))
    yield "history", repr(match.history(seat))
    yield "short form", repr(match)
    yield "wide scene", repr(match.scene(seat, "wide"))
    yield "narrow scene", repr(match.scene(seat, "narrow"))


def on_boards(match: Match, seat: int, game: Game[Any, Any] = GAME) -> Iterator[tuple[str, str]]:
    """A board that all seats share, first as it is, then handed to this seat, with the pictures of the last ply."""
    match = match.at(match.ply)
    match.game = game
    session = Session(match, seat)
    for name in ("board", "board handed over"):
        session._shown = max(0, match.ply - 1)
        update = session.update()
        yield name, json.dumps(update)
        session.viewer, session._curtain = seat, None
