"""The all-knowing state of a game: plain data. Tuples inside lists are replaced, never changed, so a copy is shallow."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

# Phases, as small ints for speed; PHASE_NAMES is how people read them.
DEAL: Final = 0
REFILL: Final = 1
LAY_NOTES: Final = 2
PLACE_FREE_NOTE: Final = 3
CHOOSE_CARDS: Final = 4
PROPOSE: Final = 5
ANSWER: Final = 6
DUEL: Final = 7
SETTLE: Final = 8
"""Between two decisions of a step, while bars are settled; never the phase in which somebody is asked."""
OVER: Final = 9
PHASE_NAMES: Final = (
    "deal",
    "refill",
    "lay_notes",
    "place_free_note",
    "choose_cards",
    "propose",
    "answer",
    "duel",
    "settle",
    "over",
)

NO_CARD: Final = -1
NO_NOTE: Final = 0

UNANSWERED: Final = 0
ACCEPTED: Final = 1
FIGHTS: Final = 2

Notes = tuple[int, ...]
Shares = tuple[Notes, ...]
"""One share per sharer, strongest first; notes ascending."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the players agree on before the game (section "Options" of the rules)."""

    first_dealer: int = 0
    removed_bars: tuple[int, ...] = ()
    short_round: Literal["play", "skip"] = "play"
    answers: Literal["in_turn", "secret"] = "in_turn"


@dataclass(frozen=True, slots=True)
class ShareOut:
    """A share-out under way at the bar that is being settled. Replaced at every step, never changed."""

    kind: int
    """Gamblers or raids: what the sharers played."""
    sharers: tuple[int, ...]
    """Seats, strongest card first; the first one proposes."""
    proposal: Shares | None = None
    answers: tuple[int, ...] = ()
    """Per sharer: UNANSWERED, ACCEPTED or FIGHTS; the proposer's entry stays UNANSWERED."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A chain of duels under way. The stake is what lies in the pot of the bar being settled."""

    champion: int
    """The proposer, then the winner of the latest duel."""
    opponent: int
    waiting: tuple[int, ...]
    """Challengers who have not fought yet, strongest first."""
    rolled: int = 0
    """The first die (the stronger card's), 0 before it is rolled."""
    second: int = 0
    """The second die, for the moment in which both lie on the table; the step goes on at once."""


@dataclass(slots=True)
class State:
    """Everything there is to know. Order never matters in draw pile, discard and stacks: they are kept sorted."""

    names: tuple[str, ...]
    options: Options
    bars: tuple[int, ...]
    """Bars in play, in reading order."""
    phase: int
    round: int
    dealer: int
    hands: list[tuple[int, ...]]
    """Per seat, sorted."""
    draw_pile: list[int]
    discard: list[int]
    stacks: list[int]
    pots: list[Notes]
    """Per bar of the box (bars out of play stay empty), in order of arrival."""
    free_note: int
    takings: list[Notes]
    """Per seat, in order of arrival."""
    chosen: list[int]
    """Per seat: the face-down card, or NO_CARD."""
    table: list[tuple[int, ...]]
    """Per bar: the seats whose revealed card lies there, in order of seats."""
    played: list[int]
    """Per seat: the card lying on its bar after the reveal, or NO_CARD."""
    settling: int
    """Index into `bars` of the bar being settled."""
    share_out: ShareOut | None = None
    duel: Duel | None = None
    seats: range = field(init=False)

    def __post_init__(self) -> None:
        """The seats follow from the names."""
        self.seats = range(len(self.names))

    def copy(self) -> State:
        """Another state that can go its own way."""
        twin = object.__new__(State)
        twin.names = self.names
        twin.options = self.options
        twin.bars = self.bars
        twin.phase = self.phase
        twin.round = self.round
        twin.dealer = self.dealer
        twin.hands = self.hands[:]
        twin.draw_pile = self.draw_pile[:]
        twin.discard = self.discard[:]
        twin.stacks = self.stacks[:]
        twin.pots = self.pots[:]
        twin.free_note = self.free_note
        twin.takings = self.takings[:]
        twin.chosen = self.chosen[:]
        twin.table = self.table[:]
        twin.played = self.played[:]
        twin.settling = self.settling
        twin.share_out = self.share_out
        twin.duel = self.duel
        twin.seats = self.seats
        return twin

    @property
    def bar(self) -> int:
        """The bar being settled."""
        return self.bars[self.settling]
