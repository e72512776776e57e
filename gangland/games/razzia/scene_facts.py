"""What every part of the picture needs to know, worked out once from the view; and the drawings of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gangland.games.razzia.components import BARS, CARDS, GAMBLER, RAID, Bar
from gangland.games.razzia.wording import played_cards
from gangland.scene.shapes import cards as card_shapes
from gangland.scene.text import initials

if TYPE_CHECKING:
    from gangland.games.razzia.view import BarView, SeatView, View


@dataclass(frozen=True, slots=True)
class Facts:
    """A view and what follows from it for a picture."""

    view: View
    letters: tuple[str, ...]
    """What stands on each seat's badge."""
    played: dict[int, int]
    """Open cards on the bars by seat."""
    own: int | None
    """The seat whose eyes we look through."""
    bottom: int
    """The seat drawn at the near edge of the table: the viewer's, or the first for onlookers."""

    @property
    def settling(self) -> int | None:
        """The bar being settled."""
        return self.view.settling

    @property
    def is_open(self) -> bool:
        """Are all hands face up?"""
        return all(seat.hand is not None for seat in self.view.seats)

    @property
    def own_proposal(self) -> bool:
        """Is the viewer dividing the pot right now? Then the notes are in the baskets, not at the bar."""
        return self.view.phase == "propose" and self.own is not None and self.own in self.view.to_act

    @property
    def leader(self) -> int | None:
        """Who wears the crown: the champion of a duel, else the strongest sharer."""
        if self.view.duel:
            return self.view.duel.champion
        return self.view.share_out.sharers[0] if self.view.share_out else None

    def seat(self, seat: int) -> SeatView:
        """A player."""
        return self.view.seats[seat]

    def is_thinking(self, seat: int) -> bool:
        """Must this seat decide now?"""
        return seat in self.view.to_act

    def guests(self, bar: BarView) -> list[tuple[int, int]]:
        """The cards at a bar, those that count first: raids before gamblers, strong before weak."""
        dealer, players = self.view.dealer, len(self.view.seats)

        def rank(guest: tuple[int, int]) -> tuple[int, int, int]:
            seat, card = guest
            return (-CARDS[card].kind, -CARDS[card].number, (seat - dealer) % players)

        return sorted(bar.cards, key=rank)

    def leaves(self, bar: BarView, card: int) -> bool:
        """razzia.raid.gamblers-lose: a gambler at a raided bar gets nothing, once its bar's turn has come."""
        if self.settling is None or bar.bar > self.settling or CARDS[card].kind != GAMBLER:
            return False
        return any(CARDS[other].kind == RAID for _, other in bar.cards)


def facts(view: View) -> Facts:
    """Everything worked out."""
    own = view.viewer if isinstance(view.viewer, int) else None
    return Facts(
        view=view,
        letters=initials([seat.name for seat in view.seats]),
        played=played_cards(view),
        own=own,
        bottom=own or 0,
    )


def face(card: int) -> str:
    """A card's open side."""
    printed = CARDS[card]
    bar = BARS[printed.bar]
    frame: card_shapes.Frame = "raid" if printed.kind == RAID else "gambler"
    return card_shapes.face(frame, bar.colour, bar.sign, printed.number)


def house(bar: BarView) -> Bar:
    """A bar's printed facts."""
    return BARS[bar.bar]
