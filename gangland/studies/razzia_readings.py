"""The readings of the rulebook that we do not play, worked out: what would change (chapter "Rulings")."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from gangland.games.razzia.components import BARS, CARD_BAR, CARD_KIND, CARD_NUMBER, HAND_SIZE, RAID, deck, notes
from gangland.games.razzia.events import (
    CardsRevealed,
    DealPassed,
    GameEnded,
    GameStarted,
    PotTaken,
    RaidFailed,
    SharePaid,
    StakeTaken,
)
from gangland.games.razzia.odds import stronger_wins
from gangland.studies.tally import Tallies

if TYPE_CHECKING:
    from collections.abc import Callable

    from gangland.kernel.events import Event

# ---------------------------------------------------------------- razzia.ruling.note-counts


@dataclass(frozen=True, slots=True)
class NoteCounts:
    """A way to fill the box with notes that fits the rulebook's total."""

    low: int
    """Copies of each of the four small values."""
    high: int
    """Copies of each of the four large values."""
    low_kept: Fraction
    """The part of the small notes that stays in the game for three players."""
    high_kept: Fraction

    @property
    def is_even(self) -> bool:
        """Does the game for three lose the same part of small and of large notes?"""
        return self.low_kept == self.high_kept


def note_counts() -> tuple[NoteCounts, ...]:
    """All pairs of counts that make the total of the rulebook and leave something to take out for three players."""
    ours, three = Counter(notes(4)), Counter(notes(3))
    smallest, largest = min(ours), max(ours)
    out_low, out_high = ours[smallest] - three[smallest], ours[largest] - three[largest]
    both = ours[smallest] + ours[largest]
    return tuple(
        NoteCounts(low, both - low, 1 - Fraction(out_low, low), 1 - Fraction(out_high, both - low))
        for low in range(out_low, both - out_high + 1)
    )


# ---------------------------------------------------------------- razzia.ruling.chain


@cache
def chances_if_ties_go_to_the_newcomer(numbers: tuple[int, ...]) -> tuple[Fraction, ...]:
    """Winning chances in a chain if a tie went to whoever has just joined the fight, not to the weaker card."""
    if len(numbers) == 1:
        return (Fraction(1),)
    chances = [Fraction(0)] * len(numbers)
    waiting = tuple(range(1, len(numbers)))

    def fight(champion: int, newcomer: int, rest: tuple[int, ...], chance: Fraction) -> None:
        # A tie goes to the newcomer, so the champion needs a higher total.
        holds = stronger_wins(numbers[champion] - numbers[newcomer])
        for winner, part in ((champion, holds), (newcomer, 1 - holds)):
            if rest:
                fight(winner, rest[0], rest[1:], chance * part)
            else:
                chances[winner] += chance * part

    fight(0, waiting[-1], waiting[:-1], Fraction(1))
    return tuple(chances)


# ---------------------------------------------------------------- razzia.ruling.distance


def distances(players: int, dealer: int = 0) -> tuple[int, ...]:
    """Our reading: counted clockwise from the dealer."""
    return tuple((seat - dealer) % players for seat in range(players))


def shorter_distances(players: int, dealer: int = 0) -> tuple[int, ...]:
    """The other reading: whichever way round the table is shorter."""
    return tuple(min(steps, players - steps) for steps in distances(players, dealer))


def undecided_pairs(players: int) -> int:
    """How many pairs of seats would be equally far from the dealer by the shorter way."""
    far = Counter(shorter_distances(players))
    return sum(count * (count - 1) // 2 for count in far.values())


# ---------------------------------------------------------------- razzia.ruling.reshuffle


@dataclass(frozen=True, slots=True)
class Reshuffle:
    """A rebuilding of the draw pile: in the refill of which round, after how many of its cards, with how many cards."""

    round: int
    after: int
    cards: int


def reshuffles(players: int, rounds: int, *, at_once: bool = False) -> tuple[Reshuffle, ...]:
    """When the draw pile is rebuilt: when a card is needed (ours), or as soon as the last card is taken.

    It depends on no card, only on how many there are: each round every player plays one and is dealt one.
    """
    bars = tuple(bar.number for bar in BARS)
    pile = len(deck(players, bars if players > 3 else bars[:4])) - HAND_SIZE * players
    discard = 0
    found = []
    for number in range(2, rounds + 1):
        discard += players
        for dealt in range(players):
            if not pile:
                found.append(Reshuffle(number, dealt, discard))
                pile, discard = discard, 0
            pile -= 1
            if at_once and not pile and discard:
                found.append(Reshuffle(number, dealt + 1, discard))
                pile, discard = discard, 0
    return tuple(found)


# ---------------------------------------------------------------- razzia.ruling.three-deck


def equal_pairs(cards: list[int]) -> int:
    """How many pairs of interchangeable cards a deck holds."""
    return sum(copies * (copies - 1) // 2 for copies in Counter(cards).values())


# ---------------------------------------------------------------- readings that whole games can tell apart


class OtherReadings:
    """Hears games played by our rules and notes where another reading would have made a difference.

    Keys, each 0 or 1 per game unless said otherwise: "last dealer" (would others win if the unclaimed money
    went to the last dealer?), "stop at once" (if the last round were not played?), "tie" (shared victory). Per round: "lone raids"
    (bars where several raids met no gambler). Per raid that took a pot alone: "outnumbered" (was some caught gambler's
    number higher?).
    """

    def __init__(self, players: int) -> None:
        self.tallies = Tallies()
        self._players = players
        self._begin(0)

    def __call__(self, kind: type[Event], /, *facts: Any) -> None:
        """Hear one event."""
        hear = _HEAR.get(kind)
        if hear is not None:
            hear(self, *facts)

    def _begin(self, dealer: int) -> None:
        self._dealer = dealer
        self._totals = [0] * self._players
        self._before = self._totals[:]
        self._cards: tuple[int, ...] = ()
        self._alone = 0

    def _started(self, _bars: object, first_dealer: int, _clause: object) -> None:
        self._begin(first_dealer)

    def _passed(self, dealer: int, _round: object) -> None:
        self._dealer = dealer
        self._before = self._totals[:]
        self._close_round()

    def _close_round(self) -> None:
        self.tallies.add("lone raids", self._alone)
        self._alone = 0

    def _revealed(self, cards: tuple[int, ...]) -> None:
        self._cards = cards

    def _taken(self, _bar: object, seat: int, won: tuple[int, ...], *_clause: object) -> None:
        self._totals[seat] += sum(won)

    def _pot_taken(self, bar: int, seat: int, won: tuple[int, ...], clause: str) -> None:
        self._totals[seat] += sum(won)
        if clause == "razzia.raid.success":
            caught = [CARD_NUMBER[card] for card in self._cards if CARD_BAR[card] == bar and CARD_KIND[card] != RAID]
            self.tallies.add("outnumbered", 1 if max(caught) > CARD_NUMBER[self._cards[seat]] else 0)

    def _raid_failed(self, _bar: object, seats: tuple[int, ...], _clause: object) -> None:
        self._alone += len(seats) > 1

    def _ended(
        self, totals: tuple[int, ...], _ranks: object, winners: tuple[int, ...], unclaimed: tuple[int, ...]
    ) -> None:
        self._close_round()
        add = self.tallies.add
        left = sum(unclaimed)
        dealer_gets = [total + (left if seat == self._dealer else 0) for seat, total in enumerate(totals)]
        add("last dealer", 1 if _richest(dealer_gets) != winners else 0)
        add("stop at once", 1 if _richest(self._before) != winners else 0)
        add("tie", 1 if len(winners) > 1 else 0)


def _richest(totals: list[int]) -> tuple[int, ...]:
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


_HEAR: Final[dict[type[Event], Callable[..., None]]] = {
    GameStarted: OtherReadings._started,  # noqa: SLF001  the table of this very class
    DealPassed: OtherReadings._passed,  # noqa: SLF001
    CardsRevealed: OtherReadings._revealed,  # noqa: SLF001
    PotTaken: OtherReadings._pot_taken,  # noqa: SLF001
    SharePaid: OtherReadings._taken,  # noqa: SLF001
    StakeTaken: OtherReadings._taken,  # noqa: SLF001
    RaidFailed: OtherReadings._raid_failed,  # noqa: SLF001
    GameEnded: OtherReadings._ended,  # noqa: SLF001
}
