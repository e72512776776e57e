"""What a bookkeeper at a Razzia table writes down: who won what with which card, as dealer or not, by sharing or fighting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gangland.games.razzia.components import CARD_BAR, CARD_KIND, CARD_NUMBER
from gangland.games.razzia.events import (
    CardsRevealed,
    DealPassed,
    DuelWon,
    FreeNotePlaced,
    GameEnded,
    GameStarted,
    NoteLaid,
    PotTaken,
    RaidFailed,
    ShareAnswered,
    ShareOutOpened,
    SharePaid,
    StakeTaken,
)
from gangland.studies.tally import Tallies

if TYPE_CHECKING:
    from collections.abc import Callable

    from gangland.kernel.events import Event

POT_SIZES: Final = ((0, 20), (25, 40), (45, 60), (65, 10_000))
"""Pots by their value in thousands: a small note, a large note, two or three notes, a treasure."""


def pot_size(pot: int) -> int:
    """The class of a pot: an index into POT_SIZES."""
    return next(number for number, (_, most) in enumerate(POT_SIZES) if pot <= most)


class Ledger:
    """Keeps the books of many games. All sums in thousands of dollars.

    Keys, per game: ("win", seat), ("money", seat), "unclaimed" (part of all money), "shared" (victory), "share-outs",
    "duels", "failed raids" (bars), "largest pot" (notes). Per round: "dealer", "others" (gains). Per card played:
    ("card", kind, number) and ("pot", kind, class of pot) (gains). Per answer: ("fights", sharers). Per share-out:
    ("proposer", sharers) (the proposer's part of the pot).
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

    # ------------------------------------------------------------ a game begins, a round begins

    def _begin(self, dealer: int) -> None:
        self._dealer = dealer
        self._pots: dict[int, list[int]] = {}
        self._cards: tuple[int, ...] = ()
        self._counts = {"share-outs": 0, "duels": 0, "failed raids": 0, "largest pot": 0}
        self._new_round(dealer)

    def _new_round(self, dealer: int) -> None:
        self._dealer = dealer
        self._gains = [0] * self._players
        self._shares: list[tuple[int, int, int, int]] = []
        """Share-outs of this round: number of sharers, proposer, value of the pot, the proposer's gain before it."""

    def _game_started(self, _bars: object, first_dealer: int, _clause: object) -> None:
        self._begin(first_dealer)

    def _deal_passed(self, dealer: int, _round: object) -> None:
        self._close_round()
        self._new_round(dealer)

    # ------------------------------------------------------------ money comes to the bars

    def _note_laid(self, bar: int, note: int) -> None:
        pot = self._pots.setdefault(bar, [])
        pot.append(note)
        self._counts["largest pot"] = max(self._counts["largest pot"], len(pot))

    def _free_note_placed(self, _dealer: object, bar: int, note: int) -> None:
        self._note_laid(bar, note)

    def _revealed(self, cards: tuple[int, ...]) -> None:
        self._cards = cards
        self._pots_at_reveal = {bar: sum(pot) for bar, pot in self._pots.items()}

    # ------------------------------------------------------------ money leaves the bars

    def _paid(self, bar: int, seat: int, notes: tuple[int, ...], *_clause: object) -> None:
        for note in notes:
            self._pots[bar].remove(note)
        self._gains[seat] += sum(notes)

    def _opened(self, _bar: object, sharers: tuple[int, ...], pot: tuple[int, ...], _clause: object) -> None:
        self._counts["share-outs"] += 1
        self._shares.append((len(sharers), sharers[0], sum(pot), self._gains[sharers[0]]))

    def _answered(self, _bar: object, _seat: object, accepted: bool) -> None:
        self.tallies.add(("fights", self._shares[-1][0]), 0 if accepted else 1)

    def _duel_won(self, *_facts: object) -> None:
        self._counts["duels"] += 1

    def _raid_failed(self, *_facts: object) -> None:
        self._counts["failed raids"] += 1

    # ------------------------------------------------------------ the books are closed

    def _close_round(self) -> None:
        """Every seat plays at one bar only, so what it gained in the round it gained with its card."""
        add = self.tallies.add
        for seat, card in enumerate(self._cards):
            gain = self._gains[seat]
            kind = CARD_KIND[card]
            add("dealer" if seat == self._dealer else "others", gain)
            add(("card", kind, CARD_NUMBER[card]), gain)
            add(("pot", kind, pot_size(self._pots_at_reveal.get(CARD_BAR[card], 0))), gain)
        for sharers, proposer, pot, before in self._shares:
            add(("proposer", sharers), (self._gains[proposer] - before) / pot)

    def _ended(
        self, totals: tuple[int, ...], _ranks: object, winners: tuple[int, ...], unclaimed: tuple[int, ...]
    ) -> None:
        self._close_round()
        add = self.tallies.add
        for seat, total in enumerate(totals):
            add(("win", seat), 1 / len(winners) if seat in winners else 0)
            add(("money", seat), total)
        add("unclaimed", sum(unclaimed) / (sum(unclaimed) + sum(totals)))
        add("shared", 1 if len(winners) > 1 else 0)
        for name, count in self._counts.items():
            add(name, count)


_HEAR: Final[dict[type[Event], Callable[..., None]]] = {
    GameStarted: Ledger._game_started,  # noqa: SLF001  the table of this very class
    DealPassed: Ledger._deal_passed,  # noqa: SLF001
    NoteLaid: Ledger._note_laid,  # noqa: SLF001
    FreeNotePlaced: Ledger._free_note_placed,  # noqa: SLF001
    CardsRevealed: Ledger._revealed,  # noqa: SLF001
    PotTaken: Ledger._paid,  # noqa: SLF001
    SharePaid: Ledger._paid,  # noqa: SLF001
    StakeTaken: Ledger._paid,  # noqa: SLF001
    ShareOutOpened: Ledger._opened,  # noqa: SLF001
    ShareAnswered: Ledger._answered,  # noqa: SLF001
    DuelWon: Ledger._duel_won,  # noqa: SLF001
    RaidFailed: Ledger._raid_failed,  # noqa: SLF001
    GameEnded: Ledger._ended,  # noqa: SLF001
}
