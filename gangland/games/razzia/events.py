"""What happens in a game, in the past tense. A fact that is None is hidden from whoever reads the event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from gangland.kernel.events import Event

if TYPE_CHECKING:
    from gangland.games.razzia.state import Notes, Shares


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The bars are laid out."""

    bars: tuple[int, ...]
    first_dealer: int
    clause: str
    cites: ClassVar = ("razzia.setup.bars", "razzia.setup.three-bars")


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """A seat received its opening hand."""

    seat: int
    cards: tuple[int, ...] | None
    count: int
    cites: ClassVar = ("razzia.setup.hands",)
    reveals: ClassVar = True


@dataclass(frozen=True, slots=True)
class DealPassed(Event):
    """A new round began with a new dealer."""

    dealer: int
    round: int
    cites: ClassVar = ("razzia.dealer.passes",)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat was dealt a card at the refill."""

    seat: int
    card: int | None
    cites: ClassVar = ("razzia.round.refill",)
    reveals: ClassVar = True


@dataclass(frozen=True, slots=True)
class DrawPileRebuilt(Event):
    """The discard was shuffled into a new draw pile."""

    size: int
    cites: ClassVar = ("razzia.round.reshuffle",)


@dataclass(frozen=True, slots=True)
class NoteLaid(Event):
    """A note was laid open on a bar."""

    bar: int
    note: int
    cites: ClassVar = ("razzia.dealer.one-per-bar",)
    reveals: ClassVar = True


@dataclass(frozen=True, slots=True)
class FreeNoteDrawn(Event):
    """The dealer looked at the free note."""

    dealer: int
    note: int | None
    cites: ClassVar = ("razzia.dealer.free-note-secret",)
    reveals: ClassVar = True


@dataclass(frozen=True, slots=True)
class FreeNotePlaced(Event):
    """The dealer put the free note on a bar, where all can see it."""

    dealer: int
    bar: int
    note: int
    cites: ClassVar = ("razzia.dealer.free-note",)
    reveals: ClassVar = True


@dataclass(frozen=True, slots=True)
class NotesRanOut(Event):
    """Too few notes were left for a full round."""

    laid: int
    cites: ClassVar = ("razzia.dealer.short-round",)


@dataclass(frozen=True, slots=True)
class CardChosen(Event):
    """A seat laid a card face down."""

    seat: int
    card: int | None
    cites: ClassVar = ("razzia.card.secret",)


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """All cards were turned up together; one card per seat."""

    cards: tuple[int, ...]
    cites: ClassVar = ("razzia.card.reveal",)
    reveals: ClassVar = True
    rests: ClassVar = True


@dataclass(frozen=True, slots=True)
class MoneyStayed(Event):
    """Nobody came to a bar with money."""

    bar: int
    pot: Notes
    cites: ClassVar = ("razzia.bar.nobody",)


@dataclass(frozen=True, slots=True)
class RaidFailed(Event):
    """Police came, but no gambler was there."""

    bar: int
    seats: tuple[int, ...]
    clause: str
    cites: ClassVar = ("razzia.raid.no-gambler", "razzia.raid.several-no-gambler")


@dataclass(frozen=True, slots=True)
class BarWasEmpty(Event):
    """Somebody came to a bar without money."""

    bar: int
    seats: tuple[int, ...]
    cites: ClassVar = ("razzia.bar.empty",)


@dataclass(frozen=True, slots=True)
class PotTaken(Event):
    """One seat took the whole pot."""

    bar: int
    seat: int
    notes: Notes
    clause: str
    cites: ClassVar = ("razzia.bar.lone-gambler", "razzia.raid.success")


@dataclass(frozen=True, slots=True)
class GamblersCaught(Event):
    """The gamblers at a raided bar leave with nothing."""

    bar: int
    seats: tuple[int, ...]
    cites: ClassVar = ("razzia.raid.gamblers-lose",)


@dataclass(frozen=True, slots=True)
class ShareOutOpened(Event):
    """Several cards of a kind must share a pot; the strongest will propose."""

    bar: int
    sharers: tuple[int, ...]
    pot: Notes
    clause: str
    cites: ClassVar = ("razzia.share.gamblers", "razzia.share.raids")


@dataclass(frozen=True, slots=True)
class ShareProposed(Event):
    """The proposer divided the pot."""

    bar: int
    sharers: tuple[int, ...]
    shares: Shares
    cites: ClassVar = ("razzia.share.proposer",)
    reveals: ClassVar = True


@dataclass(frozen=True, slots=True)
class ShareAnswered(Event):
    """A sharer accepted, called a duel, or (None) answered in secret."""

    bar: int
    seat: int
    accepted: bool | None
    cites: ClassVar = ("razzia.share.answer",)


@dataclass(frozen=True, slots=True)
class AnswersRevealed(Event):
    """All secret answers were shown together."""

    bar: int
    seats: tuple[int, ...]
    accepted: tuple[bool, ...]
    cites: ClassVar = ("razzia.share.answer-order",)
    reveals: ClassVar = True
    rests: ClassVar = True


@dataclass(frozen=True, slots=True)
class SharePaid(Event):
    """A sharer received the proposed share."""

    bar: int
    seat: int
    notes: Notes
    clause: str
    cites: ClassVar = ("razzia.share.agreed", "razzia.share.partly")


@dataclass(frozen=True, slots=True)
class DuelBegun(Event):
    """Two seats fight for the stake."""

    bar: int
    stronger: int
    weaker: int
    stake: Notes
    clause: str
    cites: ClassVar = ("razzia.duel.fighters", "razzia.duel.first-pair", "razzia.duel.chain")


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A duellist rolled; the total is pips plus card."""

    bar: int
    seat: int
    pips: int
    total: int
    cites: ClassVar = ("razzia.duel.total",)
    reveals: ClassVar = True


@dataclass(frozen=True, slots=True)
class DuelWon(Event):
    """One duellist beat the other, perhaps on a tie."""

    bar: int
    seat: int
    over: int
    tied: bool
    clause: str
    cites: ClassVar = ("razzia.duel.total", "razzia.duel.tie", "razzia.duel.tie-equal")
    rests: ClassVar = True


@dataclass(frozen=True, slots=True)
class StakeTaken(Event):
    """The winner of the last duel took the stake."""

    bar: int
    seat: int
    notes: Notes
    cites: ClassVar = ("razzia.duel.winner",)


@dataclass(frozen=True, slots=True)
class DuelVoid(Event):
    """A duel was called, but nothing was left to fight for."""

    bar: int
    seats: tuple[int, ...]
    cites: ClassVar = ("razzia.duel.nothing",)


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """The played cards left the bars."""

    cards: tuple[int, ...]
    cites: ClassVar = ("razzia.round.discard",)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round is over and the money is counted."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    unclaimed: Notes
    cites: ClassVar = ("razzia.end.last-round", "razzia.end.count", "razzia.end.shared")

    @property
    def cited_all(self) -> tuple[str, ...]:
        """The shared victory is cited only where there is one."""
        return self.cites if len(self.winners) > 1 else self.cites[:2]


EVENTS = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
