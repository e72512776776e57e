"""What a viewer may know of past events and actions. Redaction happens when the story is read, in the present."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from gangland.games.razzia.actions import (
    AcceptShare,
    CallDuel,
    DealHands,
    LayNotes,
    PlayCard,
    Refill,
    text,
)
from gangland.games.razzia.events import (
    AnswersRevealed,
    CardChosen,
    CardDrawn,
    CardsRevealed,
    DealPassed,
    FreeNoteDrawn,
    FreeNotePlaced,
    HandDealt,
    ShareAnswered,
)
from gangland.games.razzia.turns import clockwise
from gangland.kernel.viewers import OPEN_TABLE, Viewer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gangland.games.razzia.state import State
    from gangland.kernel.events import Event
    from gangland.kernel.game import Step


def story(events: Sequence[Event], viewer: Viewer, present: State) -> tuple[Event, ...]:
    """The events with what this viewer may not know taken out."""
    if viewer is OPEN_TABLE:
        return tuple(events)
    revealed = _last(events, CardsRevealed)
    placed = _last(events, FreeNotePlaced)
    answered = _last(events, AnswersRevealed)
    secret = present.options.answers == "secret"
    told: list[Event] = []
    for at, event in enumerate(events):
        match event:
            case HandDealt(seat, _, _) if seat != viewer:
                told.append(replace(event, cards=None))
            case CardDrawn(seat, _) if seat != viewer:
                told.append(replace(event, card=None))
            case FreeNoteDrawn(dealer, _) if dealer != viewer and at > placed:
                told.append(replace(event, note=None))
            case CardChosen(seat, _) if seat != viewer and at > revealed:
                told.append(replace(event, card=None))
            case ShareAnswered(_, seat, _) if secret and seat != viewer and at > answered:
                told.append(replace(event, accepted=None))
            case _:
                told.append(event)
    return tuple(told)


def _last(events: Sequence[Event], kind: type[Event]) -> int:
    """Where the latest event of a kind stands; -1 if there is none."""
    for at in range(len(events) - 1, -1, -1):
        if type(events[at]) is kind:
            return at
    return -1


def conceal(steps: Sequence[Step], viewer: Viewer, present: State) -> tuple[str, ...]:
    """The actions so far as text, as this viewer may know them now."""
    if viewer is OPEN_TABLE:
        return tuple(text(step.action) for step in steps)
    revealed = _last_step(steps, CardsRevealed)
    placed = _last_step(steps, FreeNotePlaced)
    answered = _last_step(steps, AnswersRevealed)
    secret = present.options.answers == "secret"
    lines = []
    # A match may begin in the middle of a game, so the dealers are counted back from the present one.
    passed = sum(isinstance(event, DealPassed) for step in steps for event in step.events)
    dealer = (present.dealer - passed) % len(present.names)
    for at, step in enumerate(steps):
        action = step.action
        if isinstance(action, PlayCard) and step.seat != viewer and at > revealed:
            lines.append("play a card")
        elif isinstance(action, (AcceptShare, CallDuel)) and secret and step.seat != viewer and at > answered:
            lines.append("answer in secret")
        elif isinstance(action, (DealHands, Refill)):
            lines.append(_concealed_deal(action, viewer, dealer, len(present.names)))
        elif (
            isinstance(action, LayNotes) and len(action.notes) > len(present.bars) and dealer != viewer and at > placed
        ):
            lines.append(text(LayNotes(action.notes[:-1])) + " ?")
        else:
            lines.append(text(action))
        dealer = (dealer + sum(isinstance(event, DealPassed) for event in step.events)) % len(present.names)
    return tuple(lines)


def _concealed_deal(action: DealHands | Refill, viewer: Viewer, dealer: int, players: int) -> str:
    order = clockwise(players, dealer)
    word, *codes = text(action).split()
    seen = [code if order[at % players] == viewer else "?" for at, code in enumerate(codes)]
    return " ".join([word, *seen])


def _last_step(steps: Sequence[Step], kind: type[Event]) -> int:
    for at in range(len(steps) - 1, -1, -1):
        if any(type(event) is kind for event in steps[at].events):
            return at
    return -1
