"""What chance can bring: cards from the draw pile, notes from the stacks, a die (section "Chance" of the rules)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from gangland.games.razzia.actions import ROLL, DealHands, LayNotes, Refill, RollDie
from gangland.games.razzia.components import CARD_CODE, DIE_FACES, HAND_SIZE
from gangland.games.razzia.state import DEAL, DUEL, LAY_NOTES, REFILL, State
from gangland.games.razzia.turns import notes_per_round
from gangland.kernel.chance import Chances, draw, pick

if TYPE_CHECKING:
    from random import Random

    from gangland.kernel.actions import Action


def chances(state: State) -> Chances[Action]:
    """What can happen now that chance acts."""
    phase = state.phase
    if phase == DUEL:
        return DIE
    if phase == LAY_NOTES:
        return NoteDraw(state.stacks, min(len(state.stacks), notes_per_round(len(state.bars))))
    if phase == REFILL:
        return CardDraw(Refill, state.draw_pile, state.discard, len(state.names))
    if phase == DEAL:
        return CardDraw(DealHands, state.draw_pile, [], HAND_SIZE * len(state.names))
    message = "chance has nothing to do now"
    raise ValueError(message)


class CardDraw(Chances["Action"]):
    """Cards dealt from the draw pile; when it is empty the discard is shuffled and dealt from (razzia.round.reshuffle)."""

    __slots__ = ("count", "discard", "kind", "pile")

    def __init__(self, kind: type[DealHands | Refill], pile: list[int], discard: list[int], count: int) -> None:
        self.kind = kind
        self.pile = pile
        self.discard = discard
        self.count = count

    def sample(self, rng: Random) -> Action:
        """A fair deal."""
        from_pile = min(self.count, len(self.pile))
        cards = draw(rng, self.pile, from_pile)
        if from_pile < self.count:
            cards += draw(rng, self.discard, self.count - from_pile)
        return self.kind(tuple(cards))

    def fault(self, outcome: object) -> str | None:
        """The number of cards, and that each is there to be dealt."""
        if not isinstance(outcome, self.kind):
            return f"cards are dealt now: write “{'deal' if self.kind is DealHands else 'refill'}” and the cards"
        if len(outcome.cards) != self.count:
            return f"{self.count} cards are dealt now, not {len(outcome.cards)}"
        cut = min(self.count, len(self.pile))
        return _missing(outcome.cards[:cut], self.pile, "draw pile") or _missing(
            outcome.cards[cut:], self.discard, "shuffled discard"
        )


def _missing(wanted: tuple[int, ...], supply: list[int], where: str) -> str | None:
    lacking = Counter(wanted) - Counter(supply)
    for card in lacking:
        return f"there is no such {CARD_CODE[card]} in the {where}"
    return None


class NoteDraw(Chances["Action"]):
    """Notes drawn from the stacks, which are one shuffled supply (razzia.setup.stack-use)."""

    __slots__ = ("count", "stacks")

    def __init__(self, stacks: list[int], count: int) -> None:
        self.stacks = stacks
        self.count = count

    def sample(self, rng: Random) -> Action:
        """A fair draw."""
        return LayNotes(tuple(draw(rng, self.stacks, self.count)))

    def fault(self, outcome: object) -> str | None:
        """The number of notes, and that each is left in the stacks."""
        if not isinstance(outcome, LayNotes):
            return "notes are laid now: write “notes” and their values in thousands, the free note last"
        if len(outcome.notes) != self.count:
            return f"{self.count} notes are laid now, not {len(outcome.notes)}"
        lacking = Counter(outcome.notes) - Counter(self.stacks)
        for note in lacking:
            return f"there is no such note of {note} left in the stacks"
        return None


class Die(Chances["Action"]):
    """One fair die (razzia.duel.total)."""

    __slots__ = ()

    def sample(self, rng: Random) -> Action:
        """A fair roll."""
        return pick(rng, ROLL)

    def fault(self, outcome: object) -> str | None:
        """One of the faces."""
        if not isinstance(outcome, RollDie):
            return "a die is rolled now: write “roll” and the pips"
        if not 1 <= outcome.pips <= DIE_FACES:
            return f"a die shows 1 to {DIE_FACES}, not {outcome.pips}"
        return None

    @property
    def outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Six faces, one sixth each."""
        return tuple((roll, Fraction(1, DIE_FACES)) for roll in ROLL)


DIE: Final = Die()
