"""Numbers in the rules text: `rules.toml` writes `{notes}`, and here the data the code reads says how many that is."""

from __future__ import annotations

from collections import Counter
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import (
    BARS,
    BARS_REMOVED_FOR_THREE,
    CARDS,
    FEWEST_PLAYERS,
    FULL_DECK_FROM,
    GAMBLER,
    HAND_SIZE,
    MOST_PLAYERS,
    NOTE_VALUES,
    RAID,
    STACKS,
    deck,
    notes,
)
from gangland.kernel.prose import listed

if TYPE_CHECKING:
    from collections.abc import Mapping

_WORDS: Final = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen"),
)


def _word(number: int) -> str:
    """`twelve` for 12, `84` for 84: as a book prints it."""
    return _WORDS[number] if number < len(_WORDS) else f"{number:,}"


def _dollars(note: int) -> str:
    """`$20,000` for a note of 20."""
    return f"${note:,},000"


def _kept(kind: int) -> list[int]:
    """The numbers of one kind that a sorted colour has."""
    return [card.number for card in CARDS if card.bar == 0 and card.kind == kind and card.sorted]


def _sorted_out(kind: int) -> list[int]:
    """The numbers of one kind of which the sorting takes a copy out of a colour."""
    return [card.number for card in CARDS if card.bar == 0 and card.kind == kind and card.full > card.sorted]


_BOX: Final = tuple(bar.number for bar in BARS)
_LEFT: Final = _BOX[:-BARS_REMOVED_FOR_THREE]
_MORE: Final = FEWEST_PLAYERS + 1
"""The smallest number of players who use every bar and every note."""
_NOTES: Final = Counter(notes(_MORE))
_FEWER_NOTES: Final = Counter(notes(FEWEST_PLAYERS))
_OUT: Final = _NOTES - _FEWER_NOTES
_LOW: Final = [value for value in NOTE_VALUES if _NOTES[value] == max(_NOTES.values())]
_HIGH: Final = [value for value in NOTE_VALUES if value not in _LOW]
_PER_ROUND: Final = len(_BOX) + 1
_PER_ROUND_OF_THREE: Final = len(_LEFT) + 1

FACTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fewest": _word(FEWEST_PLAYERS),
        "more": _word(_MORE),
        "sorted_most": _word(FULL_DECK_FROM - 1),
        "full_fewest": _word(FULL_DECK_FROM),
        "most": _word(MOST_PLAYERS),
        "bars": _word(len(_BOX)),
        "bar_list": listed(bar.name for bar in BARS),
        "colour_list": listed(f"{bar.name} {bar.colour}" for bar in BARS),
        "bars_out": _word(BARS_REMOVED_FOR_THREE),
        "bars_out_list": listed(bar.name for bar in BARS[-BARS_REMOVED_FOR_THREE:]),
        "three_bars": _word(len(_LEFT)),
        "hand": _word(HAND_SIZE),
        "kept_raids": listed(_kept(RAID)),
        "kept_gamblers": f"{min(_kept(GAMBLER))} to {max(_kept(GAMBLER))}",
        "out_raids": listed(_sorted_out(RAID)),
        "out_gamblers": listed(f"one gambler {number}" for number in _sorted_out(GAMBLER)),
        "double_gamblers": listed(f"{number}s" for number in _sorted_out(GAMBLER)),
        "colour_cards": _word(len(deck(_MORE, _BOX)) // len(_BOX)),
        "sorted_cards": _word(len(deck(_MORE, _BOX))),
        "full_cards": _word(len(deck(MOST_PLAYERS, _BOX))),
        "full_gamblers": _word(sum(card.full for card in CARDS if card.kind == GAMBLER)),
        "full_raids": _word(sum(card.full for card in CARDS if card.kind == RAID)),
        "three_cards": _word(len(deck(FEWEST_PLAYERS, _LEFT))),
        "notes": _word(_NOTES.total()),
        "three_notes": _word(_FEWER_NOTES.total()),
        "low_notes": listed(_dollars(value) for value in _LOW),
        "high_notes": listed(_dollars(value) for value in _HIGH),
        "low_count": _word(_NOTES[_LOW[0]]),
        "high_count": _word(_NOTES[_HIGH[0]]),
        "low_out": _word(_OUT[_LOW[0]]),
        "high_out": _word(_OUT[_HIGH[0]]),
        "pair_count": _word(_NOTES[_LOW[0]] + _NOTES[_HIGH[0]]),
        "one_out_of": _word(_NOTES.total() // _OUT.total()),
        "stacks": _word(STACKS),
        "per_round": _word(_PER_ROUND),
        "three_per_round": _word(_PER_ROUND_OF_THREE),
        "rounds": _word(-(-_NOTES.total() // _PER_ROUND)),
        "three_rounds": _word(-(-_FEWER_NOTES.total() // _PER_ROUND_OF_THREE)),
        "three_full_rounds": _word(_FEWER_NOTES.total() // _PER_ROUND_OF_THREE),
        "short_notes": _word(_FEWER_NOTES.total() % _PER_ROUND_OF_THREE),
    }
)
"""Every name a rules text may put in braces, and what stands there in print."""
