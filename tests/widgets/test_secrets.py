"""Secrets stay secret: in paired worlds a seat is shown the same, letter by letter; and every leak is noticed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from gangland.games.razzia import GAME, events
from gangland.games.razzia.actions import AcceptShare, CallDuel, DealHands, LayNotes, PlayCard, Refill, text
from gangland.games.razzia.components import CARD_CODE
from gangland.games.razzia.state import NO_CARD
from tests.widgets.worlds import differences, pairs

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from gangland.games.razzia.state import State
    from gangland.games.razzia.view import View
    from gangland.kernel.errors import Refusal
    from gangland.kernel.events import Event
    from gangland.kernel.game import Game, Step
    from gangland.kernel.viewers import Viewer

TABLES = [(players, answers) for players in GAME.seats for answers in ("in_turn", "secret")]


@pytest.mark.parametrize(("players", "answers"), TABLES)
def test_paired_worlds_look_alike(players: int, answers: str) -> None:
    """Whatever a seat cannot know makes no difference to anything it is shown."""
    found = pairs(players, answers, seed=1)
    assert len(found) > 6
    for pair in found:
        assert list(differences(pair)) == []


@pytest.mark.parametrize("seed", range(2, 8))
def test_many_worlds_look_alike(seed: int) -> None:
    """The same for more games, without the boards."""
    for pair in pairs(3 + seed % 6, ("in_turn", "secret")[seed % 2], seed):
        assert list(differences(pair, boards=False)) == []


def test_the_worlds_differ() -> None:
    """The check would be idle if twins were equal: most hold other secrets than their match."""
    found = [pair for table in TABLES for pair in pairs(*table, seed=1)]
    different = [pair for pair in found if pair[0].facts() != pair[1].facts()]
    assert len(different) > 0.9 * len(found)


# ---------------------------------------------------------------- leaks that must be noticed


def _next_seat(state: State, viewer: Viewer) -> int:
    return (viewer + 1) % len(state.names) if isinstance(viewer, int) else 0


def _opened(seen: View, seat: int, **changes: Any) -> View:
    return replace(seen, seats=tuple(replace(s, **changes) if at == seat else s for at, s in enumerate(seen.seats)))


def hand(state: State, viewer: Viewer) -> View:
    """The neighbour's hand shows."""
    other = _next_seat(state, viewer)
    return _opened(GAME.view(state, viewer), other, hand=state.hands[other])


def strongest_card(state: State, viewer: Viewer) -> View:
    """One fact about the neighbour's hand shows, in a place for something else."""
    other = _next_seat(state, viewer)
    return _opened(GAME.view(state, viewer), other, takings=(max(state.hands[other], default=0),))


def chosen(state: State, viewer: Viewer) -> View:
    """The neighbour's face-down card shows."""
    other = _next_seat(state, viewer)
    card = state.chosen[other]
    return _opened(GAME.view(state, viewer), other, chosen=None if card == NO_CARD else card)


def free_note(state: State, viewer: Viewer) -> View:
    """The dealer's note shows."""
    return replace(GAME.view(state, viewer), free_note=state.free_note or None)


def free_note_by_absence(state: State, viewer: Viewer) -> View:
    """The unseen notes are read off the true stacks, where the dealer's note is missing."""
    return replace(GAME.view(state, viewer), unseen_notes=tuple(state.stacks))


def secret_answers(state: State, viewer: Viewer) -> View:
    """Answers show before all have answered."""
    seen = GAME.view(state, viewer)
    if seen.share_out is None or state.share_out is None:
        return seen
    return replace(seen, share_out=replace(seen.share_out, answers=state.share_out.answers))


def draw_pile(state: State, viewer: Viewer) -> View:
    """The unseen cards are read off the true draw pile, where the others' hands are missing."""
    return replace(GAME.view(state, viewer), unseen_cards=tuple(state.draw_pile))


def top_of_the_pile(state: State, viewer: Viewer) -> View:
    """A card of the draw pile shows as a number."""
    return replace(GAME.view(state, viewer), draw_pile=state.draw_pile[-1] if state.draw_pile else 0)


def stacks(state: State, viewer: Viewer) -> View:
    """What is left in the stacks shows in their sizes."""
    return replace(GAME.view(state, viewer), stacks=(sum(state.stacks), 0, 0))


def order_of_the_discard(state: State, viewer: Viewer) -> View:
    """Open cards lie in an order that depends on hidden ones."""
    seen = GAME.view(state, viewer)
    shift = sum(state.draw_pile) % max(1, len(seen.discard))
    return replace(seen, discard=seen.discard[shift:] + seen.discard[:shift])


VIEWS = (
    hand,
    strongest_card,
    chosen,
    free_note,
    free_note_by_absence,
    secret_answers,
    draw_pile,
    top_of_the_pile,
    stacks,
    order_of_the_discard,
)


def _telling(kind: type[Event]) -> Callable[[Sequence[Event], Viewer, State], tuple[Event, ...]]:
    """A story that forgets to redact one kind of event."""

    def story(happened: Sequence[Event], viewer: Viewer, present: State) -> tuple[Event, ...]:
        told = GAME.story(happened, viewer, present)
        return tuple(event if isinstance(event, kind) else kept for event, kept in zip(happened, told, strict=True))

    return story


def _showing(kinds: tuple[type, ...]) -> Callable[[Sequence[Step], Viewer, State], tuple[str, ...]]:
    """A history that forgets to conceal some kinds of action."""

    def conceal(steps: Sequence[Step], viewer: Viewer, present: State) -> tuple[str, ...]:
        kept = GAME.conceal(steps, viewer, present)
        return tuple(
            text(step.action) if isinstance(step.action, kinds) else line
            for step, line in zip(steps, kept, strict=True)
        )

    return conceal


def _talkative(state: State, seat: int, action: Any) -> Refusal | None:
    """A refusal that tells where the card is."""
    refusal = GAME.why_not(state, seat, action)
    if refusal is None or not isinstance(action, PlayCard):
        return refusal
    holders = [state.names[other] for other, cards in enumerate(state.hands) if action.card in cards]
    return replace(refusal, reason=f"{CARD_CODE[action.card]} is in the hand of {', '.join(holders)}.")


MUTANTS: dict[str, Game[Any, Any]] = {f"view: {leak.__name__}": replace(GAME, view=leak) for leak in VIEWS}
MUTANTS |= {
    f"story: {kind.__name__}": replace(GAME, story=_telling(kind))
    for kind in (events.HandDealt, events.CardDrawn, events.FreeNoteDrawn, events.CardChosen, events.ShareAnswered)
}
MUTANTS |= {
    f"history: {kinds[0].__name__}": replace(GAME, conceal=_showing(kinds))
    for kinds in ((PlayCard,), (AcceptShare, CallDuel), (DealHands,), (Refill,), (LayNotes,))
}
MUTANTS["refusal: holder of a card"] = replace(GAME, why_not=_talkative)


@pytest.mark.parametrize("game", MUTANTS.values(), ids=MUTANTS.keys())
def test_every_leak_is_noticed(game: Game[Any, Any]) -> None:
    """A game that lets one secret through is caught by the very check that finds ours clean."""
    worlds = (pair for table in reversed(TABLES) for pair in pairs(*table, seed=1))
    assert any(leak for pair in worlds for leak in differences(pair, game, boards=False))


@pytest.mark.parametrize("name", ["view: hand", "view: free_note", "view: secret_answers", "story: CardChosen"])
def test_a_leak_shows_on_the_board(name: str) -> None:
    """A leaking view or story is noticed in what the board sends to the browser, too."""
    worlds = (pair for players in (4, 5) for pair in pairs(players, "secret", seed=1))
    assert any(leak.startswith("board") for pair in worlds for leak in differences(pair, MUTANTS[name]))
