"""The other players round the table: a plate each, with figure, badge, name, money and cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from gangland.games.razzia.components import CARDS
from gangland.games.razzia.scene_facts import face
from gangland.games.razzia.wording import dollars, spoken_dollars
from gangland.scene.model import Thing
from gangland.scene.shapes import cards, money, people
from gangland.scene.shapes.draw import group, text
from gangland.scene.shapes.panels import bubble, plate
from gangland.scene.text import counted, fitted, fitted_size, width

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.scene_facts import Facts

Shape = Literal["side", "corner", "top", "slim"]


@dataclass(frozen=True, slots=True)
class Plan:
    """How a shape of plate is laid out; all places are from its centre."""

    w: float
    h: float
    figure: tuple[float, float, float]
    """Centre and scale of the medallion."""
    name: tuple[float, float, float, float]
    """x, y, size and room."""
    sum: tuple[float, float, float, float]
    align: str
    notes: tuple[float, float, float, float]
    """Left end, y, scale, step."""
    backs: tuple[float, float, float, float]
    """Middle of the fan, y, scale, step."""
    faces: tuple[float, float, float, float]
    """The same with open cards."""
    bubble: tuple[float, float, float, float]
    """x, y, width, size of type."""
    tail: tuple[str, float]
    front: tuple[float, float, float]
    """Where a chosen card lies: x (towards the table), y, scale."""


PLANS: Final[dict[Shape, Plan]] = {
    "side": Plan(
        w=184, h=262, figure=(0, -125, 1), name=(0, -49, 26, 168), sum=(0, -15, 27, 168), align="middle",
        notes=(-68, 19, 0.72, 43), backs=(0, 82, 0.38, 24), faces=(0, 82, 0.38, 31),
        bubble=(0, 186, 136, 20), tail=("up", 0), front=(136, 20, 0.5),
    ),
    "corner": Plan(
        w=246, h=208, figure=(-76, -56, 0.84), name=(-18, -58, 24, 134), sum=(-18, -26, 25, 134), align="left",
        notes=(0, 14, 0.78, 46), backs=(0, 65, 0.4, 34), faces=(0, 66, 0.41, 46),
        bubble=(58, -112, 116, 17), tail=("down", -44), front=(112, 42, 0.42),
    ),
    "top": Plan(
        w=450, h=98, figure=(-177, 0, 0.95), name=(-120, -10, 26, 128), sum=(-120, 27, 26, 128), align="left",
        notes=(13, 0, 0.66, 38), backs=(172, 0, 0.38, 14), faces=(112, 0, 0.4, 44.5),
        bubble=(-60, 58, 118, 17), tail=("up", -30), front=(262, 2, 0.5),
    ),
    "slim": Plan(
        w=306, h=112, figure=(-110, -8, 0.76), name=(-66, -24, 22, 106), sum=(143, -24, 21, 100), align="left",
        notes=(-60, 22, 0.6, 34), backs=(97, 20, 0.34, 15), faces=(42, 21, 0.36, 40),
        bubble=(-112, 46, 46, 20), tail=("up", 0), front=(138, 36, 0.36),
    ),
}  # fmt: skip

WIDTH: Final = 1600
_LEFT: Final = 110
_WALL: Final = 137
_FAR_WALL: Final = WIDTH - _WALL
_TOPS: Final[dict[int, tuple[float, ...]]] = {1: (802,), 2: (480, 1122), 3: (481, 801, 1121)}


@dataclass(frozen=True, slots=True)
class Spot:
    """A place at the table."""

    shape: Shape
    x: float
    y: float

    @property
    def inward(self) -> int:
        """Which way the table lies, for plates at the sides."""
        return -1 if self.x > 800 else 1


def spots(players: int, *, is_open: bool = False) -> tuple[Spot, ...]:
    """Where the other players sit, clockwise from the viewer's left."""
    tops = {3: 0, 4: 1, 5: 2, 6: 1, 7: 2, 8: 3}[players]
    shape: Shape = "slim" if tops == 3 else "top"
    far = tuple(Spot(shape, x, 62 if shape == "slim" else 57) for x in _TOPS.get(tops, ()))
    if players >= 6:
        near, away = Spot("corner", _WALL, 518), Spot("corner", _WALL, 252)
        return (near, away, *far, replace(away, x=_FAR_WALL), replace(near, x=_FAR_WALL))
    left = Spot("corner", _WALL, 433) if is_open else Spot("side", _LEFT, 433)
    return (left, *far, replace(left, x=WIDTH - left.x))


def seats(facts: Facts) -> Iterator[Thing]:
    """Everybody but the one at the near edge."""
    players = len(facts.view.seats)
    for step, spot in enumerate(spots(players, is_open=facts.is_open), 1):
        yield from _seat(facts, (facts.bottom + step) % players, spot)


def spoken(facts: Facts, seat: int) -> str:
    """A player in words."""
    player = facts.seat(seat)
    parts = [
        player.name + (" (you)" if seat == facts.own else ""),
        spoken_dollars(player.total),
        f"{counted(player.cards, 'card')} in hand",
    ]
    if seat == facts.view.dealer:
        parts.append("dealer")
    if player.has_chosen:
        parts.append("has chosen")
    if facts.is_thinking(seat):
        parts.append("is to act")
    return ", ".join(parts)


def _seat(facts: Facts, seat: int, spot: Spot) -> Iterator[Thing]:
    plan = PLANS[spot.shape]
    yield Thing(
        f"seat-{seat}", _plate(facts, seat, spot.shape), spot.x, spot.y, plan.w, plan.h, name=spoken(facts, seat)
    )
    yield from _notes(facts, seat, spot, plan)
    yield from _cards(facts, seat, spot, plan)
    if seat == facts.view.dealer:
        x, y, scale = plan.figure
        shift = -66 if spot.shape == "side" else -42 * scale
        yield Thing(
            "dealer",
            people.dealer_disc(),
            spot.x + x + shift,
            spot.y + y + 34 * scale,
            34,
            34,
            name=f"{facts.seat(seat).name} deals",
        )
        yield from _free_note(facts, spot, plan)
    if facts.is_thinking(seat):
        x, y, w, size = plan.bubble
        words = "…" if w < 60 else "thinking …"
        art = bubble(words, w, _high(size) if w > 60 else 26, size, tail=plan.tail[0], at=plan.tail[1])
        yield Thing(f"thinking-{seat}", art, spot.x + x, spot.y + y, w, _high(size))


def _high(size: float) -> float:
    return 46 if size > 18 else 30


def _plate(facts: Facts, seat: int, shape: Shape) -> str:
    plan = PLANS[shape]
    player, active = facts.seat(seat), facts.is_thinking(seat)
    x, y, scale = plan.figure
    figure = group(people.medallion(seat, active=active), x=x, y=y, scale=scale)
    mark = group(people.badge(facts.letters[seat], own=seat == facts.own), x=x + 38 * scale, y=y + 30 * scale)
    total = dollars(player.total) if player.total else "$0"
    nx, ny, size, room = plan.name
    if shape == "slim":
        room = plan.sum[0] - nx - 12 - width(total, plan.sum[2], "display")
    elif shape == "top" and facts.is_open:
        room -= 12
    name = text(fitted(player.name, size, room, "bold"), nx, ny, size, face="bold", align=plan.align)
    sx, sy, size, room = plan.sum
    size = fitted_size(total, size, room, 17, "display")
    align = "right" if shape == "slim" else plan.align
    money_line = text(total, sx, sy, size, face="display", align=align, fill="var(--brass-hi)")
    return plate(plan.w, plan.h, active=active) + figure + mark + name + money_line


def _notes(facts: Facts, seat: int, spot: Spot, plan: Plan) -> Iterator[Thing]:
    """A small fan of the latest notes; each keeps its slot while newer ones push it along."""
    if facts.is_open and spot.shape in ("top", "slim"):
        return
    takings = facts.seat(seat).takings
    latest = list(enumerate(takings))[-3:]
    left, y, scale, step = plan.notes
    if spot.shape in ("side", "corner"):
        left = -(step * (len(latest) - 1) + money.WIDTH * scale) / 2
    for place, (number, value) in enumerate(latest):
        yield Thing(
            f"taken-{seat}-{number}",
            money.note(value),
            spot.x + left + money.WIDTH * scale / 2 + step * place,
            spot.y + y,
            round(money.WIDTH * scale),
            round(money.HEIGHT * scale),
            turn=(-5, 3, 7)[place],
            scale=scale,
        )


def _cards(facts: Facts, seat: int, spot: Spot, plan: Plan) -> Iterator[Thing]:
    """The hand: backs in a fan, or open cards in a row."""
    player = facts.seat(seat)
    if player.hand is not None:
        yield from _faces(facts, seat, spot, plan)
        return
    middle, y, scale, step = plan.backs
    w, h = round(cards.WIDTH * scale), round(cards.HEIGHT * scale)
    for place in range(player.cards):
        offset = place - (player.cards - 1) / 2
        x = spot.x + middle + step * offset
        yield Thing(f"back-{seat}-{place}", cards.back(), x, spot.y + y, w, h, turn=6 * offset, scale=scale)
    if player.has_chosen:
        x, y = _towards_table(spot, plan)
        scale = plan.front[2]
        w, h = round(cards.WIDTH * scale), round(cards.HEIGHT * scale)
        yield Thing(f"played-{seat}", cards.back(), x, y, w, h, scale=scale, name=f"{player.name} has chosen a card")


def _faces(facts: Facts, seat: int, spot: Spot, plan: Plan) -> Iterator[Thing]:
    """On an open table: the cards in a row, the chosen one lifted out of it."""
    player = facts.seat(seat)
    held = player.hand or ()
    middle, y, scale, step = plan.faces
    w, h = round(cards.WIDTH * scale), round(cards.HEIGHT * scale)
    left = spot.x + middle - step * (len(held) + (player.chosen is not None) - 1) / 2
    for place, card in enumerate(held):
        name = f"{player.name}: {CARDS[card].name}"
        yield Thing(f"back-{seat}-{place}", face(card), left + step * place, spot.y + y, w, h, scale=scale, name=name)
    if player.chosen is not None:
        name = f"{player.name} has chosen {CARDS[player.chosen].name}"
        x, up = left + step * len(held), spot.y + y - 11
        yield Thing(f"played-{seat}", face(player.chosen), x, up, w, h, turn=4, scale=scale, name=name)


def _towards_table(spot: Spot, plan: Plan) -> tuple[float, float]:
    """Where something lies in front of a seat."""
    x, y, _ = plan.front
    return spot.x + (x if spot.shape in ("top", "slim") else x * spot.inward), spot.y + y


def _free_note(facts: Facts, spot: Spot, plan: Plan) -> Iterator[Thing]:
    """razzia.dealer.free-note-secret: the others see a back before the dealer."""
    if not facts.view.dealer_holds_note:
        return
    value = facts.view.free_note
    art = money.note_back() if value is None else money.note(value)
    name = "the free note" if value is None else f"the free note, {spoken_dollars(value)}"
    x, y = _towards_table(spot, plan)
    yield Thing("free-note", art, x, y, 61, 32, scale=0.8, name=name)
