"""Plates of the narrow picture: the free note, a duel, the result. Each 344 wide, hung from its upper edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import CARD_NUMBER, CARDS
from gangland.games.razzia.scene_bars import crown
from gangland.games.razzia.scene_facts import face
from gangland.games.razzia.scene_plates import by_rank, spoken_duel, verdict
from gangland.games.razzia.wording import dollars, spoken_dollars
from gangland.scene.model import Thing
from gangland.scene.shapes import dice, money, people
from gangland.scene.shapes.draw import group, sign, text
from gangland.scene.shapes.panels import pill, plate
from gangland.scene.text import fitted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.scene_facts import Facts
    from gangland.games.razzia.view import DuelView
    from gangland.kernel.game import Outcome
    from gangland.scene.model import Mark

_MIDDLE: Final = 180
_WIDE: Final = 344


def free_note(value: int, y: float) -> Iterator[Thing]:
    """razzia.dealer.free-note: large, for the dealer's eyes."""
    art = plate(_WIDE, 92, active=True)
    art += text("The free note", -10, -6, 20, face="bold") + text("only you see it", -10, 20, 16, fill="var(--ink2)")
    yield Thing("free-note-plate", art, _MIDDLE, y + 46, _WIDE, 92)
    name = f"the free note, {spoken_dollars(value)}"
    yield Thing("free-note", money.note(value), 88, y + 46, 122, 64, turn=-3, scale=1.6, name=name)


def duel(facts: Facts, fight: DuelView, y: float) -> Iterator[Thing]:
    """The stronger card left, the weaker right; the stake between them."""
    high = 194
    art = plate(_WIDE, high, active=True)
    art += sign("swords", -12, -74, 20, color="var(--brass)") + text(
        dollars(sum(fight.stake)), 20, 84, 19, face="display", align="middle", fill="var(--brass-hi)"
    )
    if fight.waiting:
        art += text("then", -150, 84, 15, fill="var(--ink2)")
        for place, seat in enumerate(fight.waiting[:3]):
            art += group(
                people.badge(facts.letters[seat], own=seat == facts.own), x=-106 + 24 * place, y=79, scale=0.75
            )
    yield Thing("duel", art, _MIDDLE, y + high / 2, _WIDE, high, name=spoken_duel(facts, fight))
    for side, seat, pips in ((-1, fight.stronger, fight.rolled), (1, fight.weaker, fight.second)):
        yield from _fighter(facts, fight, seat, pips, y + high / 2, side)


def _fighter(facts: Facts, fight: DuelView, seat: int, pips: int, y: float, side: int) -> Iterator[Thing]:
    role = "stronger" if side < 0 else "weaker"
    card = facts.played[seat]
    number = CARD_NUMBER[card]
    left = _MIDDLE - 162 if side < 0 else _MIDDLE + 12
    head = group(people.badge(facts.letters[seat], own=seat == facts.own), x=12, y=-6, scale=0.8)
    head += text(fitted(facts.seat(seat).name, 17, 108, "bold"), 30, 0, 17, face="bold")
    yield Thing(f"duel-name-{role}", group(head, x=-74), left + 74, y - 68, 148, 20)
    yield Thing(
        f"duel-{role}",
        face(card),
        left + 34,
        y + 4,
        66,
        92,
        scale=0.6,
        name=f"{facts.seat(seat).name}: {CARDS[card].name}",
    )
    if seat == fight.champion:
        yield Thing("duel-crown", crown(), left + 34, y - 46, 26, 22, scale=0.8)
    total = str(number + pips) if pips else "?"
    sums = text(str(number), 10, 9, 26, face="display", align="middle") + text(
        "+", 29, 7, 20, face="bold", align="middle"
    )
    sums += text("=", 14, 55, 22, face="bold", align="middle")
    sums += text(total, 46, 58, 32, face="display", align="middle", fill="var(--brass-hi)")
    yield Thing(f"duel-sum-{role}", group(sums, x=-38), left + 114, y - 18, 76, 60)
    name = f"{facts.seat(seat).name} rolled {pips}" if pips else f"{facts.seat(seat).name} has not rolled yet"
    marks: tuple[Mark, ...] = ("rolled",) if pips else ()
    yield Thing(f"die-{role}", dice.die(pips), left + 131, y - 18, 36, 36, scale=0.9, name=name, marks=marks)
    if side > 0:
        yield Thing("wins-ties", pill("wins ties", 14), left + 120, y + 78, 70, 22)


def result(facts: Facts, outcome: Outcome, y: float) -> Iterator[Thing]:
    """A line for everybody, the richest first."""
    rows = by_rank(outcome)
    high = 54 + 36 * len(rows)
    top = -high / 2
    art = plate(_WIDE, high, active=True)
    art += text(fitted(verdict(facts, outcome), 20, _WIDE - 36, "bold"), 0, top + 32, 20, face="bold", align="middle")
    for place, seat in enumerate(rows):
        foot = top + 66 + 36 * place
        wins = seat in outcome.winners
        art += text(f"{outcome.ranks[seat]}.", -136, foot + 6, 17, face="bold", align="right", fill="var(--ink2)")
        art += group(people.badge(facts.letters[seat], own=seat == facts.own), x=-114, y=foot, scale=0.87)
        art += text(fitted(facts.seat(seat).name, 17, 118, "bold"), -92, foot + 6, 17, face="bold")
        art += group(crown(), x=42, y=foot, scale=0.75) if wins else ""
        art += text(
            dollars(outcome.scores[seat]), 156, foot + 7, 20, face="display", align="right", fill="var(--brass-hi)"
        )
    yield Thing("result", art, _MIDDLE, y + high / 2, _WIDE, high, name=verdict(facts, outcome))
