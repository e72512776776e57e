"""Deals and duels in exact numbers: what an offer is worth, and what whole notes do to it (razzia.share.whole-notes)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING

from gangland.games.razzia.components import CARDS, GAMBLER, notes
from gangland.games.razzia.odds import stronger_wins, win_chances

if TYPE_CHECKING:
    from collections.abc import Iterator

STEP = 5
"""Every note is a multiple of this, in thousands."""
GAMBLER_NUMBERS = tuple(sorted({card.number for card in CARDS if card.kind == GAMBLER}, reverse=True))


def weaker_wins(difference: int) -> Fraction:
    """The weaker card's chance in a duel: the part of the pot that is worth as much as fighting for it."""
    return 1 - stronger_wins(difference)


# ---------------------------------------------------------------- pots and the offers they allow


def pots(size: int, players: int = 4) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every pot of so many notes, with the chance that exactly these are drawn from the stacks."""
    supply = Counter(notes(players))
    everything = comb(supply.total(), size)
    for pot in combinations_with_replacement(sorted(supply), size):
        ways = prod(comb(supply[value], copies) for value, copies in Counter(pot).items())
        if ways:
            yield pot, Fraction(ways, everything)


def offers(pot: tuple[int, ...]) -> tuple[int, ...]:
    """Every sum that whole notes of this pot can make, from nothing to everything."""
    reachable = 1
    for note in pot:
        reachable |= reachable << (note // STEP)
    return tuple(STEP * number for number in range(reachable.bit_length()) if reachable >> number & 1)


def smallest_fair_offer(pot: tuple[int, ...], chance: Fraction) -> int:
    """The smallest sum of whole notes that is worth at least a duel with this chance."""
    wanted = chance * sum(pot)
    return next(offer for offer in offers(pot) if offer >= wanted)


@dataclass(frozen=True, slots=True)
class Gap:
    """What whole notes do to a deal about pots of one size, averaged over all such pots. Parts of the pot."""

    notes: int
    overpaid: float
    """How much more than a fair share the smallest acceptable offer is."""
    exact: float
    """In how many pots the fair share can be paid to the dollar."""
    both_content: float
    """In how many pots an offer suits both sides, if the other side is content with `nerve` times its fair share."""


@cache
def gap(size: int, difference: int, nerve: Fraction = Fraction(7, 10)) -> Gap:
    """The exact averages over all pots of this many notes, for two cards whose numbers differ by this much."""
    fair = weaker_wins(difference)
    overpaid = exact = both = Fraction(0)
    for pot, chance in pots(size):
        value = sum(pot)
        smallest = smallest_fair_offer(pot, fair)
        overpaid += chance * (Fraction(smallest, value) - fair)
        exact += chance * (smallest == fair * value)
        both += chance * any(nerve * fair * value <= offer <= fair * value for offer in offers(pot) if offer)
    return Gap(size, float(overpaid), float(exact), float(both))


# ---------------------------------------------------------------- chains of duels


def hands_of(duellists: int) -> tuple[tuple[int, ...], ...]:
    """Every set of different gambler numbers that so many duellists can hold, strongest first."""
    return tuple(combinations(GAMBLER_NUMBERS, duellists))


@dataclass(frozen=True, slots=True)
class Ranks:
    """Who wins chains of duels with so many duellists, by rank of the card, strongest first."""

    mean: tuple[Fraction, ...]
    """Over all sets of different numbers, each counted once."""
    best: tuple[int, ...]
    """In how many sets this rank has the best chance of all."""
    sets: int


@cache
def chances_by_rank(duellists: int) -> Ranks:
    """Everybody fights: the exact winning chances of the strongest card, the second, and so on."""
    sets = hands_of(duellists)
    odds = [win_chances(numbers) for numbers in sets]
    mean = tuple(sum((chances[rank] for chances in odds), Fraction(0)) / len(sets) for rank in range(duellists))
    best = tuple(sum(max(chances) == chances[rank] for chances in odds) for rank in range(duellists))
    return Ranks(mean, best, len(sets))
