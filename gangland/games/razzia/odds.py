"""Exact odds of duels and chains of duels (razzia.duel.total, razzia.duel.tie, razzia.duel.chain)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from gangland.games.razzia.components import DIE_FACES

_FACES: Final = range(1, DIE_FACES + 1)


@cache
def stronger_wins(difference: int) -> Fraction:
    """The chance of the stronger card in one duel, by the difference of the numbers; ties go to the weaker card."""
    rolls = list(product(_FACES, _FACES))
    return Fraction(sum(first + difference > second for first, second in rolls), len(rolls))


@cache
def win_chances(numbers: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Each duellist's chance to win the stake if all fight; numbers strongest card first, the first is the proposer."""
    if len(numbers) == 1:
        return (Fraction(1),)
    waiting = tuple(range(1, len(numbers)))
    chances = [Fraction(0)] * len(numbers)
    _fight(numbers, 0, waiting[-1], waiting[:-1], Fraction(1), chances)
    return tuple(chances)


def written(chance: Fraction) -> str:
    """A chance of one duel in thirty-sixths, as the dice give it; longer chains in percent."""
    ways = len(_FACES) ** 2
    if ways % chance.denominator == 0:
        return f"{chance.numerator * ways // chance.denominator}/{ways}"
    return f"{float(100 * chance):.1f} %"


def _fight(
    numbers: tuple[int, ...],
    champion: int,
    opponent: int,
    waiting: tuple[int, ...],
    chance: Fraction,
    chances: list[Fraction],
) -> None:
    """Add up who wins the rest of a chain. A lower index is the stronger card."""
    stronger, weaker = min(champion, opponent), max(champion, opponent)
    first = stronger_wins(numbers[stronger] - numbers[weaker])
    for winner, part in ((stronger, first), (weaker, 1 - first)):
        if waiting:
            _fight(numbers, winner, waiting[0], waiting[1:], chance * part, chances)
        else:
            chances[winner] += chance * part
