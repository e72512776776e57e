"""What seats and chance can do, each with a one-line text form that reads back to the same value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import BAR_NUMBER, BARS, CARD_CODE, CARDS, DIE_FACES, card
from gangland.kernel.actions import Action
from gangland.kernel.errors import UnreadableAction

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from gangland.games.razzia.state import Notes, State


@dataclass(frozen=True, slots=True)
class PlaceFreeNote(Action):
    """The dealer puts the free note on a bar."""

    bar: int


@dataclass(frozen=True, slots=True, repr=False)
class PlayCard(Action):
    """Lay a card of one's hand face down."""

    card: int

    def __repr__(self) -> str:
        """As code."""
        return f'PlayCard(card("{CARD_CODE[self.card]}"))'


@dataclass(frozen=True, slots=True, eq=False)
class Propose(Action):
    """Divide the pot: for every sharer a share of whole notes. The order of sharers and notes does not matter."""

    shares: tuple[tuple[int, Notes], ...]

    def _key(self) -> tuple[tuple[int, Notes], ...]:
        return tuple(sorted((seat, tuple(sorted(notes))) for seat, notes in self.shares))

    def __eq__(self, other: object) -> bool:
        """Equal if every seat is given the same notes."""
        return isinstance(other, Propose) and self._key() == other._key()

    def __hash__(self) -> int:
        """In keeping with equality."""
        return hash(self._key())


@dataclass(frozen=True, slots=True)
class AcceptShare(Action):
    """Be content with the proposed share."""


@dataclass(frozen=True, slots=True)
class CallDuel(Action):
    """Refuse the proposed share and fight the proposer."""


@dataclass(frozen=True, slots=True, repr=False)
class DealHands(Action):
    """Chance: the opening hands, card by card in dealing order."""

    cards: tuple[int, ...]

    def __repr__(self) -> str:
        """As code."""
        return f"DealHands({_cards_code(self.cards)})"


@dataclass(frozen=True, slots=True, repr=False)
class Refill(Action):
    """Chance: one card for each seat, in dealing order."""

    cards: tuple[int, ...]

    def __repr__(self) -> str:
        """As code."""
        return f"Refill({_cards_code(self.cards)})"


@dataclass(frozen=True, slots=True)
class LayNotes(Action):
    """Chance: the notes of this round: one per bar in reading order, then the free note."""

    notes: Notes


@dataclass(frozen=True, slots=True)
class RollDie(Action):
    """Chance: a die shows so many pips."""

    pips: int


def _cards_code(cards: Iterable[int]) -> str:
    return f"tuple(map(card, {[CARD_CODE[number] for number in cards]!r}))"


# Actions from small sets are made once and shared: building them anew is what playouts would feel most.
PLACE: Final = tuple(PlaceFreeNote(bar.number) for bar in BARS)
PLAY: Final = tuple(PlayCard(number) for number in range(len(CARDS)))
ROLL: Final = tuple(RollDie(pips) for pips in range(1, DIE_FACES + 1))
ACCEPT: Final = AcceptShare()
CALL_DUEL: Final = CallDuel()


# ---------------------------------------------------------------- text forms


def text(action: Action) -> str:
    """The action as one line that `parse` reads back."""
    match action:
        case PlaceFreeNote(bar):
            return f"place {BARS[bar].id}"
        case PlayCard(number):
            return f"play {CARD_CODE[number]}"
        case Propose(shares):
            return "propose " + " ".join(f"{seat}:{_notes_text(notes)}" for seat, notes in shares)
        case AcceptShare():
            return "accept"
        case CallDuel():
            return "duel"
        case DealHands(cards):
            return "deal " + " ".join(CARD_CODE[number] for number in cards)
        case Refill(cards):
            return "refill " + " ".join(CARD_CODE[number] for number in cards)
        case LayNotes(notes):
            return "notes " + " ".join(str(note) for note in notes)
        case RollDie(pips):
            return f"roll {pips}"
        case _:
            message = f"{action!r} is no action of Razzia"
            raise TypeError(message)


def _notes_text(notes: Notes) -> str:
    return "+".join(str(note) for note in sorted(notes)) or "-"


FORMS: Final = "place jungle · play JU-G4 · propose 1:10+25 0:20 (nothing is 0:-) · accept · duel"
CHANCE_FORMS: Final = "deal CO-G1 … · refill CO-G1 … · notes 20 30 5 … · roll 4"


def parse(state: State, line: str) -> Action:
    """Read an action. A proposal is put into the canonical order: sharers strongest first, notes ascending."""
    word, *rest = line.split() or [""]
    reader = _READERS.get(word.lower())
    if reader is None:
        message = f"“{line[:60]}” is no action of Razzia. Write {FORMS}; for chance {CHANCE_FORMS}."
        raise UnreadableAction(message)
    action = reader(rest)
    if isinstance(action, Propose) and state.share_out:
        place = {seat: order for order, seat in enumerate(state.share_out.sharers)}
        action = Propose(tuple(sorted(action.shares, key=lambda share: place.get(share[0], len(place)))))
    return action


def _read_place(words: list[str]) -> Action:
    return PLACE[_one(words, "a bar", "place jungle", _bar)]


def _read_play(words: list[str]) -> Action:
    return PLAY[_one(words, "a card", "play JU-G4", _card)]


def _read_accept(words: list[str]) -> Action:
    _nothing(words, "accept")
    return ACCEPT


def _read_duel(words: list[str]) -> Action:
    _nothing(words, "duel")
    return CALL_DUEL


def _read_roll(words: list[str]) -> Action:
    return RollDie(_one(words, "a number of pips", "roll 4", _number))


def _read_deal(words: list[str]) -> Action:
    return DealHands(tuple(_card(word) for word in words))


def _read_refill(words: list[str]) -> Action:
    return Refill(tuple(_card(word) for word in words))


def _read_notes(words: list[str]) -> Action:
    return LayNotes(tuple(_number(word) for word in words))


def _read_propose(words: list[str]) -> Action:
    shares: dict[int, Notes] = {}
    for word in words:
        seat, colon, notes = word.partition(":")
        if not colon or not notes:
            message = f"“{word[:30]}” is no share. Write seat:notes, e.g. 1:10+25, and 0:- for an empty share."
            raise UnreadableAction(message)
        number = _number(seat)
        if number in shares:
            message = f"seat {number} is named twice in this proposal. Give each sharer one share, e.g. {number}:10+25."
            raise UnreadableAction(message)
        shares[number] = () if notes == "-" else tuple(sorted(_number(note) for note in notes.split("+")))
    return Propose(tuple(shares.items()))


_READERS: Final[dict[str, Callable[[list[str]], Action]]] = {
    "place": _read_place,
    "play": _read_play,
    "propose": _read_propose,
    "accept": _read_accept,
    "duel": _read_duel,
    "roll": _read_roll,
    "deal": _read_deal,
    "refill": _read_refill,
    "notes": _read_notes,
}


def _one(words: list[str], what: str, example: str, read: Callable[[str], int]) -> int:
    if len(words) != 1:
        message = f"name {what} and nothing else, e.g. “{example}”"
        raise UnreadableAction(message)
    return read(words[0])


def _nothing(words: list[str], word: str) -> None:
    if words:
        message = f"“{word}” stands alone; leave out “{' '.join(words)[:30]}”"
        raise UnreadableAction(message)


def _bar(word: str) -> int:
    key = word.lower() if word.lower() in BAR_NUMBER else word.upper()
    if key not in BAR_NUMBER:
        message = f"“{word[:30]}” is no bar. The bars are {', '.join(bar.id for bar in BARS)}."
        raise UnreadableAction(message)
    return BAR_NUMBER[key]


def _card(word: str) -> int:
    try:
        return card(word)
    except KeyError:
        message = f"“{word[:30]}” is no card. Write bar, kind and number, e.g. JU-G4 (gambler) or CC-R6 (raid)."
        raise UnreadableAction(message) from None


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 4):
        message = f"“{word[:30]}” is no whole number"
        raise UnreadableAction(message)
    return int(word)
