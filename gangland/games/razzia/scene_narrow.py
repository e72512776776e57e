"""The narrow picture: one column of 360 for a phone. Seats are a row of badges; the bar that matters is drawn large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import CARDS, HAND_SIZE
from gangland.games.razzia.scene_bars import front, note_row, pot
from gangland.games.razzia.scene_facts import face, house
from gangland.games.razzia.scene_hand import seen_by
from gangland.games.razzia.scene_narrow_plates import duel, free_note, result
from gangland.games.razzia.scene_seats import spoken
from gangland.games.razzia.wording import bar_of, kind_and_number, short_dollars, spoken_bar
from gangland.scene.model import Scene, Thing
from gangland.scene.shapes import cards, money, people, places
from gangland.scene.shapes.draw import group, text
from gangland.scene.shapes.panels import capsule, caption, dashed, plate
from gangland.scene.text import counted, fitted, fitted_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.scene_facts import Facts
    from gangland.games.razzia.view import BarView

WIDTH: Final = 360
_PER_ROW: Final = 4
CARD_SCALE: Final = 0.6


def narrow(facts: Facts, label: str) -> Scene:
    """The column, from the title down to the hand; as high as it needs to be."""
    view = facts.view
    things = [*_title(facts), *_seats(facts)]
    y = 62.0 + 50 * _rows(len(view.seats))
    if view.settling is None:
        if facts.own is not None and view.free_note is not None:
            things += free_note(view.free_note, y)
            y += 108
        if view.outcome:
            things += result(facts, view.outcome, y)
            y += 62 + 36 * len(view.seats)
        things += _street(facts, y)
        y += 90 * ((len(view.bars) + 1) // 2) + 6
    else:
        things += _signs(facts, y)
        bar = bar_of(view, view.settling)
        things += front(facts, bar, WIDTH / 2, y + 160, slot="front")
        things += pot(facts, bar, WIDTH / 2, y + 274, room=336)
        y += 306
    if view.duel:
        things += duel(facts, view.duel, y)
        y += 204
    if facts.is_open:
        things += _open_hands(facts, y)
        y += 70 * (len(view.seats) - 1) + 4
    things += _hand(facts, y)
    things += _supplies(facts, y + 144)
    return Scene(WIDTH, y + 200, tuple(things), label)


def _rows(players: int) -> int:
    return (players + _PER_ROW - 1) // _PER_ROW


def _title(facts: Facts) -> Iterator[Thing]:
    view = facts.view
    art = text("Razzia", -100, 12, 26, face="display", fill="var(--brass-hi)")
    art += text(f"Round {view.round} of {view.rounds}", 6, 11, 16, fill="var(--ink2)")
    yield Thing("title", art, 112, 22, 210, 30, name=f"Razzia, round {view.round} of {view.rounds}")


def _seats(facts: Facts) -> Iterator[Thing]:
    """Everybody clockwise from the viewer's left, the viewer last."""
    players = len(facts.view.seats)
    for place in range(players):
        seat = (facts.bottom + 1 + place) % players
        row, column = divmod(place, _PER_ROW)
        yield from _seat(facts, seat, 51 + 86 * column, 76 + 50 * row)


def _seat(facts: Facts, seat: int, x: float, y: float) -> Iterator[Thing]:
    player, active = facts.seat(seat), facts.is_thinking(seat)
    total = short_dollars(player.total)
    size = fitted_size(total, 16, 46, 14, "bold")
    art = capsule(82, 44, active=active)
    art += group(people.badge(facts.letters[seat], own=seat == facts.own), x=-24, scale=0.87)
    art += text(total, 36, 6, size, face="bold", align="right")
    art += group(_ELLIPSIS, x=26, y=-19) if active and seat != facts.own else ""
    yield Thing(f"seat-{seat}", art, x, y, 82, 44, name=spoken(facts, seat))
    if seat == facts.view.dealer:
        yield Thing("dealer", people.dealer_disc(), x - 33, y - 18, 17, 17, scale=0.5, name=f"{player.name} deals")
        if facts.view.dealer_holds_note and facts.own != seat:
            value = facts.view.free_note
            note = money.note_back() if value is None else money.note(value)
            yield Thing("free-note", note, x + 16, y + 17, 34, 18, turn=-6, scale=0.45, name="the free note")
    if player.has_chosen and seat != facts.own:
        chosen = cards.back() if player.chosen is None else face(player.chosen)
        yield Thing(
            f"played-{seat}", chosen, x + 3, y - 19, 20, 28, turn=8, scale=0.18, name=f"{player.name} has chosen"
        )


_ELLIPSIS: Final = (
    '<rect x="-14" y="-8" width="28" height="16" rx="8" fill="var(--white)" stroke="var(--print)" stroke-width="1.5"/>'
    '<g fill="var(--print)"><circle cx="-6" r="2"/><circle r="2"/><circle cx="6" r="2"/></g>'
)


def _signs(facts: Facts, y: float) -> Iterator[Thing]:
    """All bars as discs with their sums in thousands; the one being settled has a ring."""
    bars = facts.view.bars
    step = 292 / (len(bars) - 1)
    for place, bar in enumerate(bars):
        shop, lit = house(bar), bar.bar == facts.settling
        art = places.house_sign(shop.colour, shop.sign, lit=lit)
        ink = "var(--brass-hi)" if lit else "var(--ink)"
        art += text(str(bar.sum) if bar.pot else "0", 0, 40, 16, face="bold", align="middle", fill=ink)
        yield Thing(f"bar-{shop.id}", art, 34 + step * place, y + 20, 44, 44, name=spoken_bar(shop.name, bar.pot))


def _street(facts: Facts, y: float) -> Iterator[Thing]:
    """All bars as plates with their notes, two in a row."""
    for place, bar in enumerate(facts.view.bars):
        row, column = divmod(place, 2)
        yield from _tile(facts, bar, 93 + 174 * column, y + 40 + 90 * row)


def _tile(facts: Facts, bar: BarView, x: float, y: float) -> Iterator[Thing]:
    shop = house(bar)
    art = plate(168, 82, step=5)
    art += group(places.house_sign(shop.colour, shop.sign), x=-60, y=-16, scale=0.8)
    art += text(shop.name, -38, -9, fitted_size(shop.name, 19, 116, 15, "display"), face="display", fill="var(--ink)")
    total = short_dollars(bar.sum) if bar.pot else "empty"
    ink = "var(--brass-hi)" if bar.pot else "var(--ink2)"
    art += text(total, 76, 27, 17, face="bold", align="right", fill=ink)
    yield Thing(f"bar-{shop.id}", art, x, y, 168, 82, name=spoken_bar(shop.name, bar.pot))
    yield from note_row(facts, bar, x - 76, y + 21, 102, most=3, largest=0.66)


def _open_hands(facts: Facts, y: float) -> Iterator[Thing]:
    """On an open table: a row of cards for everybody else."""
    players = len(facts.view.seats)
    for place in range(players - 1):
        seat = (facts.bottom + 1 + place) % players
        player = facts.seat(seat)
        middle = y + 35 + 70 * place
        art = group(people.badge(facts.letters[seat]), x=-36) + text(
            fitted(player.name, 16, 72, "bold"), -16, 6, 16, face="bold"
        )
        yield Thing(f"hand-of-{seat}", art, 62, middle, 100, 30)
        for number, card in enumerate(player.hand or ()):
            name = f"{player.name}: {CARDS[card].name}"
            yield Thing(f"back-{seat}-{number}", face(card), 142 + 48 * number, middle, 46, 65, scale=0.42, name=name)


def _hand(facts: Facts, y: float) -> Iterator[Thing]:
    """The near seat's cards, all five in one row."""
    seat = facts.bottom
    player = facts.seat(seat)
    words = "Your hand" if seat == facts.own else f"{fitted(player.name, 17, 200, 'bold')} holds"
    yield Thing("hand-word", caption(words, 17, face="bold", align="left"), 14, y + 18, 2, 17)
    wide, high = round(cards.WIDTH * CARD_SCALE), round(cards.HEIGHT * CARD_SCALE)
    middle = y + 86
    for place in range(HAND_SIZE):
        x = 44 + 68 * place
        if place < player.cards:
            slot = f"hand-{place}" if seat == facts.own else f"back-{seat}-{place}"
            card = player.hand[place] if player.hand is not None else None
            art, name = (cards.back(), "") if card is None else (face(card), CARDS[card].name)
            yield Thing(slot, art, x, middle, wide, high, scale=CARD_SCALE, name=name)
        elif place == HAND_SIZE - 1 and seat == facts.own and player.chosen is not None:
            name = f"{player.name} has chosen {CARDS[player.chosen].name}"
            yield Thing("chosen", dashed(wide, high), x, middle, wide, high)
            yield Thing(
                f"played-{seat}",
                face(player.chosen),
                x + 3,
                middle - 12,
                wide,
                high,
                turn=4,
                scale=CARD_SCALE,
                name=name,
            )
        else:
            played = facts.played.get(seat) if place == HAND_SIZE - 1 else None
            told = ("played", *kind_and_number(played).split()) if played is not None else ("empty",)
            yield Thing(f"gap-{place}", dashed(wide, high, told, size=15), x, middle, wide, high)


def _supplies(facts: Facts, y: float) -> Iterator[Thing]:
    """Stacks, draw pile and discard, small; and whose eyes we look through."""
    view = facts.view
    stacks = " + ".join(map(str, view.stacks))
    yield Thing("stack-0", money.note_back(), 27, y + 14, 34, 18, scale=0.45, name=f"notes left: {stacks}")
    yield Thing("stack-count", caption(stacks, 15, face="bold", align="left"), 49, y + 14, 2, 15)
    yield Thing(
        "draw", cards.back(), 164, y + 14, 20, 28, scale=0.18, name=f"draw pile, {counted(view.draw_pile, 'card')}"
    )
    yield Thing("draw-count", caption(f"draw {view.draw_pile}", 15, face="bold", align="left"), 179, y + 14, 2, 15)
    top = face(view.discard[-1]) if view.discard else dashed(cards.WIDTH, cards.HEIGHT)
    name = f"discard, {counted(len(view.discard), 'card')}"
    yield Thing("discard", top, 255, y + 14, 20, 28, scale=0.18, name=name)
    yield Thing(
        "discard-count", caption(f"discard {len(view.discard)}", 15, face="bold", align="left"), 270, y + 14, 2, 15
    )
    yield Thing("seen-by", caption(seen_by(facts), 15, room=330, fill="var(--ink2)"), WIDTH / 2, y + 38, 2, 14)
