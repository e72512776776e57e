"""Proposals as a lazy set: the legality test, the count, the canonical order and the uniform draw never list them all."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from math import comb, prod
from typing import TYPE_CHECKING

from gangland.games.razzia.actions import Propose
from gangland.kernel.chance import draw
from gangland.kernel.choices import Choices

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from gangland.games.razzia.state import Notes
    from gangland.kernel.actions import Action

SUGGESTED = 12
"""A list of suggestions longer than this helps nobody."""


class Proposals(Choices["Action"]):
    """All ways to divide a pot among sharers (razzia.share.whole-notes, razzia.share.every-note, razzia.share.empty-share)."""

    __slots__ = ("pot", "sharers")

    def __init__(self, pot: Notes, sharers: tuple[int, ...]) -> None:
        self.pot = pot
        self.sharers = sharers

    def fault(self, action: Propose) -> tuple[str, str] | None:
        """The first test that fails, as a clause and a sentence; None for a legal proposal."""
        if sorted(seat for seat, _ in action.shares) != sorted(self.sharers):
            seats = ", ".join(str(seat) for seat in self.sharers)
            return (
                "razzia.share.recipients",
                f"A proposal names a share for every sharer and nobody else: seats {seats}.",
            )
        given = Counter(note for _, notes in action.shares for note in notes)
        here = Counter(self.pot)
        for note in sorted(given):
            if given[note] > here[note]:
                lies = f"only {here[note]} of {note}" if here[note] else f"no {note}"
                return "razzia.share.whole-notes", f"There is {lies} on this bar, and nobody makes change."
        for note in sorted(here):
            if given[note] < here[note]:
                return "razzia.share.every-note", f"A note of {note} is left over; every note must go to a sharer."
        return None

    def __contains__(self, action: object) -> bool:
        """By the tests, never by listing."""
        return isinstance(action, Propose) and self.fault(action) is None

    @property
    def count(self) -> int:
        """For each value, in how many ways its notes can be spread over the sharers; multiplied."""
        others = len(self.sharers) - 1
        return prod(comb(copies + others, others) for copies in Counter(self.pot).values())

    def __iter__(self) -> Iterator[Action]:
        """From "the proposer keeps everything" to "the weakest gets everything", highest notes first."""
        values = sorted(Counter(self.pot).items(), reverse=True)
        for spread in product(*(list(_spreads(copies, len(self.sharers))) for _, copies in values)):
            yield self._proposal([value for value, _ in values], spread)

    def sample(self, rng: Random) -> Action:
        """Uniform over different proposals: stars and bars for each value on its own."""
        values = Counter(self.pot)
        others = len(self.sharers) - 1
        spread = []
        for copies in values.values():
            cuts = sorted(draw(rng, range(copies + others), others))
            edges = [-1, *cuts, copies + others]
            spread.append(tuple(right - left - 1 for left, right in pairwise(edges)))
        return self._proposal(list(values), spread)

    @property
    def suggestions(self) -> tuple[Action, ...]:
        """All, if few; else everything for one sharer, and halves made greedily."""
        if self.count <= SUGGESTED:
            return tuple(self)
        everything = tuple(sorted(self.pot))
        for_one = [
            Propose(tuple((seat, everything if seat == lucky else ()) for seat in self.sharers))
            for lucky in self.sharers
        ]
        return (*for_one, self._evenly())

    def _evenly(self) -> Propose:
        shares: dict[int, list[int]] = {seat: [] for seat in self.sharers}
        for note in sorted(self.pot, reverse=True):
            poorest = min(self.sharers, key=lambda seat: sum(shares[seat]))
            shares[poorest].append(note)
        return Propose(tuple((seat, tuple(sorted(notes))) for seat, notes in shares.items()))

    def _proposal(self, values: list[int], spread: tuple[tuple[int, ...], ...] | list[tuple[int, ...]]) -> Propose:
        shares: list[list[int]] = [[] for _ in self.sharers]
        for value, counts in zip(values, spread, strict=True):
            for share, copies in zip(shares, counts, strict=True):
                share.extend([value] * copies)
        return Propose(tuple((seat, tuple(sorted(share))) for seat, share in zip(self.sharers, shares, strict=True)))

    def __repr__(self) -> str:
        """What is divided among whom, and how many ways there are."""
        return f"Proposals(pot={self.pot!r}, sharers={self.sharers!r}, count={self.count})"


def _spreads(copies: int, sharers: int) -> Iterator[tuple[int, ...]]:
    """All ways to spread equal notes over sharers, the strongest's largest part first."""
    if sharers == 1:
        yield (copies,)
        return
    for mine in range(copies, -1, -1):
        for rest in _spreads(copies - mine, sharers - 1):
            yield (mine, *rest)
