"""Positions as plain data: for worked examples, records and tests. All-knowing, so never for a viewer."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from gangland.games.razzia.components import BAR_NUMBER, BARS, CARD_CODE, CARD_NUMBER, HAND_SIZE, card, deck, notes
from gangland.games.razzia.odds import win_chances, written
from gangland.games.razzia.outcome import standing
from gangland.games.razzia.setup import start
from gangland.games.razzia.state import (
    ACCEPTED,
    CHOOSE_CARDS,
    LAY_NOTES,
    NO_CARD,
    NO_NOTE,
    PHASE_NAMES,
    PLACE_FREE_NOTE,
    REFILL,
    State,
)
from gangland.games.razzia.turns import rounds_in_all
from gangland.kernel.errors import InvalidSetup, Problem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gangland.games.razzia.state import Notes

_HAND_SIZES = {REFILL: HAND_SIZE - 1, LAY_NOTES: HAND_SIZE, PLACE_FREE_NOTE: HAND_SIZE, CHOOSE_CARDS: HAND_SIZE}
_KEYS = ("phase", "round", "dealer", "free_note", "hands", "pots", "takings", "discard")


def read_position(names: tuple[str, ...], options: Mapping[str, object], position: Mapping[str, object]) -> State:
    """A state in which nobody has chosen a card yet. Cards not named are the draw pile, notes not named the stacks."""
    state = start(names, options)
    if not isinstance(position, dict):
        raise InvalidSetup([Problem("position", "must be a table, e.g. {'round': 3}")])
    problems = [
        Problem(str(key)[:40], f"unknown; a position has {', '.join(_KEYS)}") for key in position if key not in _KEYS
    ]
    reader = _Reader(state, position, problems)
    reader.read()
    if problems:
        raise InvalidSetup(problems)
    return state


class _Reader:
    """Fills a state from a mapping and collects every problem on the way."""

    def __init__(self, state: State, position: Mapping[str, Any], problems: list[Problem]) -> None:
        self.state = state
        self.position = position
        self.problems = problems

    def problem(self, field: str, message: str) -> None:
        self.problems.append(Problem(f"position.{field}", message))

    def read(self) -> None:
        self._when()
        self._cards()
        self._notes()

    def _when(self) -> None:
        state = self.state
        phases = [PHASE_NAMES[phase] for phase in _HAND_SIZES]
        phase = self.position.get("phase")
        if phase not in phases:
            self.problem("phase", f"must be one of {', '.join(phases)}")
        else:
            state.phase = PHASE_NAMES.index(str(phase))
        number = self.position.get("round", 1)
        last = rounds_in_all(len(state.names), state.options)
        if not _is_number(number) or not 1 <= number <= last:
            self.problem("round", f"must be a number from 1 to {last}")
            return
        state.round = number
        state.dealer = (state.options.first_dealer + number - 1) % len(state.names)
        dealer = self.position.get("dealer", state.names[state.dealer])
        if dealer != state.names[state.dealer]:
            self.problem("dealer", f"in round {number} {state.names[state.dealer]} deals (razzia.dealer.passes)")

    def _cards(self) -> None:
        state = self.state
        hands = self._by_name("hands")
        size = _HAND_SIZES.get(state.phase, HAND_SIZE)
        for seat, name in enumerate(state.names):
            cards = self._codes(f"hands.{name}", hands.get(name, []))
            if len(cards) != size:
                self.problem(f"hands.{name}", f"needs {size} cards in this phase, not {len(cards)}")
            state.hands[seat] = tuple(sorted(cards))
        state.discard = sorted(self._codes("discard", self.position.get("discard", [])))
        used = Counter([number for hand in state.hands for number in hand] + state.discard)
        there = Counter(deck(len(state.names), state.bars))
        for number in sorted(used - there):
            self.problem("hands", f"{CARD_CODE[number]} is used more often than the cards in play have it")
        state.draw_pile = sorted((there - used).elements())

    def _codes(self, field: str, codes: object) -> list[int]:
        cards: list[int] = []
        if not isinstance(codes, (list, tuple)):
            self.problem(field, 'must be a list of cards, e.g. ["JU-G4"]')
            return cards
        for code in codes:
            try:
                cards.append(card(str(code)))
            except KeyError:
                self.problem(field, f"{str(code)[:20]!r} is no card; write e.g. JU-G4")
        return cards

    def _notes(self) -> None:
        state = self.state
        for code, pot in self._table("pots").items():
            bar = BAR_NUMBER.get(code)
            if bar not in state.bars:
                self.problem(f"pots.{str(code)[:20]}", "is no bar in play")
            else:
                state.pots[bar] = self._values(f"pots.{code}", pot)
        for name, taken in self._by_name("takings").items():
            if name in state.names:
                state.takings[state.names.index(name)] = self._values(f"takings.{name}", taken)
        free = self.position.get("free_note", NO_NOTE)
        if not _is_number(free):
            self.problem("free_note", "must be the value of a note in thousands")
            free = NO_NOTE
        if bool(free) != (state.phase == PLACE_FREE_NOTE):
            self.problem("free_note", "is held by the dealer in the phase place_free_note, and only then")
        state.free_note = free
        used = Counter(
            [note for pot in state.pots for note in pot] + [note for taken in state.takings for note in taken]
        )
        used.update([free] if free else [])
        there = Counter(notes(len(state.names)))
        for note in used - there:
            self.problem("pots", f"the note {str(note)[:20]} is used more often than the notes in play have it")
        state.stacks = sorted((there - used).elements())

    def _by_name(self, field: str) -> dict[str, Any]:
        given = self._table(field)
        for name in given:
            if name not in self.state.names:
                self.problem(f"{field}.{str(name)[:30]}", "is nobody at this table")
        return given

    def _table(self, field: str) -> dict[str, Any]:
        given = self.position.get(field, {})
        if isinstance(given, dict):
            return given
        self.problem(field, "must be a table")
        return {}

    def _values(self, field: str, notes_here: object) -> Notes:
        if isinstance(notes_here, (list, tuple)) and all(_is_number(note) for note in notes_here):
            return tuple(notes_here)
        self.problem(field, "must be a list of notes in thousands, e.g. [5, 50]")
        return ()


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def write_position(state: State) -> dict[str, object]:
    """The whole state as plain data, with a few sums that examples like to check."""
    names = state.names
    position: dict[str, object] = {
        "phase": PHASE_NAMES[state.phase],
        "round": state.round,
        "dealer": names[state.dealer],
        "hands": {name: [CARD_CODE[number] for number in hand] for name, hand in zip(names, state.hands, strict=True)},
        "pots": {BARS[bar].code: list(state.pots[bar]) for bar in state.bars},
        "takings": {name: list(taken) for name, taken in zip(names, state.takings, strict=True)},
        "discard": [CARD_CODE[number] for number in state.discard],
        "free_note": state.free_note,
        "stacks": list(state.stacks),
        "draw": len(state.draw_pile),
        "totals": dict(zip(names, standing(state).scores, strict=True)),
    }
    chosen = {name: CARD_CODE[number] for name, number in zip(names, state.chosen, strict=True) if number != NO_CARD}
    return position | ({"chosen": chosen} if chosen else {}) | _sharing(state)


def _sharing(state: State) -> dict[str, object]:
    """Who shares, strongest card first, and the odds of the whole chain of duels among those who did not accept."""
    share_out = state.share_out
    if share_out is None:
        return {}
    answers = share_out.answers or (None,) * len(share_out.sharers)
    fighters = [seat for seat, answer in zip(share_out.sharers, answers, strict=True) if answer != ACCEPTED]
    chances = win_chances(tuple(CARD_NUMBER[state.played[seat]] for seat in fighters))
    return {
        "sharers": [state.names[seat] for seat in share_out.sharers],
        "odds": {state.names[seat]: written(chance) for seat, chance in zip(fighters, chances, strict=True)},
    }
