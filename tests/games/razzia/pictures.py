"""Views for the tests of pictures: moments of real games, and extremes that play would hardly reach."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from gangland.games.razzia import GAME
from gangland.games.razzia.components import BARS, CARDS, RAID
from gangland.games.razzia.view import BarView, DuelView, ShareOutView, View
from gangland.kernel.chance import NATURE
from gangland.kernel.match import Match
from gangland.kernel.viewers import OPEN_TABLE, SPECTATOR, Viewer

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ernest", "Karine", "Anthelme", "Judith", "Solange", "Marcel", "Odette", "Gaston")
LONG_NAMES = (
    "Wilhelmina WWWWWWWWWWWWW",
    "Bartholomew the Younger",
    "محمد عبد الله الطويل",
    "יהודית בת־שבע כהן",
    "Anastasia-Konstantinovna",
    "Élodie",
    "李小龙李小龙李小龙李小龙",
    "M",
)
PHASES = ("place_free_note", "choose_cards", "propose", "answer", "duel", "over")


@cache
def match_at(players: int, phase: str, number: int = 3) -> Match:
    """A match of random play that has come to a phase, in this round or later."""
    for seed in range(5, 50):
        match = _played(players, phase, number, seed)
        if match.view(SPECTATOR).phase == phase:
            return match
    message = f"no game of {players} came to {phase}"
    raise LookupError(message)


def _played(players: int, phase: str, number: int, seed: int) -> Match:
    rng = Random(seed)
    match = Match(GAME, NAMES[:players], {}, seed=seed, scripted=True)
    while match.seats_to_act:
        view: View = match.view(SPECTATOR)
        if view.phase == phase and view.round >= number:
            break
        seat = match.seats_to_act[0]
        if seat == NATURE:
            match.chance()
        else:
            match.play(seat, match.legal_actions(seat).sample(rng))
    return match


def view_at(players: int, phase: str, viewer: Viewer, number: int = 3) -> View:
    """What somebody sees at such a moment."""
    view: View = match_at(players, phase, number).view(viewer)
    return view


def moments() -> Iterator[View]:
    """All phases, all numbers of players, all kinds of viewers."""
    for players in range(3, 9):
        for phase in PHASES:
            acting = [seat for seat in match_at(players, phase).seats_to_act if seat >= 0]
            viewers: tuple[Viewer, ...] = (*acting[:1], players - 1, SPECTATOR, OPEN_TABLE)
            for viewer in viewers:
                yield view_at(players, phase, viewer)


def crowded(viewer: Viewer = 0) -> View:
    """Eight cards at one bar, 24 notes in its pot, everybody rich, the longest names."""
    view = view_at(8, "answer", viewer)
    cards = [number for number, card in enumerate(CARDS) if card.bar == 0]
    guests = tuple((seat, cards[seat + 2]) for seat in range(8))
    bars = tuple(
        BarView(
            bar.number,
            (50, 40, 30, 25, 20, 15, 10, 5) * 3 if bar.number == 0 else (50,) * 9,
            guests if bar.number == 0 else (),
        )
        for bar in BARS
    )
    raids = tuple(seat for seat, card in reversed(guests) if CARDS[card].kind == RAID)
    seats = tuple(
        replace(seat, name=name, takings=(50, 40, 30, 25) * 6)
        for seat, name in zip(view.seats, LONG_NAMES, strict=True)
    )
    pot = bars[0].pot
    shares = tuple(pot[place :: len(raids)] for place in range(len(raids)))
    share_out = ShareOutView(0, RAID, raids, shares, (0, 1, 2, -1)[: len(raids)])
    return replace(
        view, seats=seats, bars=bars, settling=0, share_out=share_out, duel=None, to_act=raids[1:2], phase="answer"
    )


def crowded_duel(viewer: Viewer = 0) -> View:
    """The longest chain of duels over the fullest pot."""
    view = crowded(viewer)
    raids = view.share_out.sharers if view.share_out else ()
    fight = DuelView(0, view.bars[0].pot, raids[0], raids[-1], raids[0], raids[-1], (*raids[1:-1], 0, 1), 6, 0)
    return replace(view, phase="duel", duel=fight, to_act=(NATURE,))


def all_views() -> list[View]:
    """Moments of real games, and the extremes."""
    crowds = [crowded(viewer) for viewer in (0, 6, SPECTATOR, OPEN_TABLE)]
    return [*moments(), *crowds, crowded_duel(), crowded_duel(4)]
