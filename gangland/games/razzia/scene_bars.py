"""The bars: street fronts with the cards that were played there, and the notes before their doors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import CARDS
from gangland.games.razzia.scene_facts import face, house
from gangland.games.razzia.view import ACCEPTED, FIGHTS, UNANSWERED
from gangland.games.razzia.wording import dollars, spoken_bar
from gangland.scene.model import Thing
from gangland.scene.shapes import cards, money, people, places
from gangland.scene.shapes.draw import circle, group, sign
from gangland.scene.shapes.panels import caption, pill
from gangland.scene.text import width

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.scene_facts import Facts
    from gangland.games.razzia.view import BarView
    from gangland.scene.model import Mark
    from gangland.scene.shapes.places import Light

SUM_SIZE: Final = 24
MOST_NOTES: Final = 5
"""More notes than these lie in a bundle."""
STEP: Final = 59
"""From note to note at full size: what is left of each shows its value."""
CARD_SCALE: Final = 0.6


def light_of(facts: Facts, bar: BarView) -> Light:
    """The bar being settled is lit, and the rest is in its shade."""
    if facts.settling is None:
        return "open"
    return "lit" if bar.bar == facts.settling else "half"


def front(facts: Facts, bar: BarView, x: float, y: float, slot: str = "") -> Iterator[Thing]:
    """The house with its guests, round (x, y). In a slot of its own it is a second picture of the bar, without a tab."""
    shop = house(bar)
    light = light_of(facts, bar)
    art = places.facade(shop.name, shop.colour, shop.sign, light)
    name = spoken_bar(shop.name, bar.pot)
    marks: tuple[Mark, ...] = ("lit",) if light == "lit" else ()
    yield Thing(slot or f"bar-{shop.id}", art, x, y, places.WIDTH, places.HEIGHT, name=name, marks=marks)
    yield from guests(facts, bar, x, y)
    if light == "lit" and not slot:
        tab = pill("settling now", 18, room=132, gold=True)
        yield Thing("settling", tab, x + 82, y - 80, 132, 28)


def guests(facts: Facts, bar: BarView, x: float, y: float) -> Iterator[Thing]:
    """The cards at a bar, each with its owner's badge at the foot; the strongest sharer wears the crown."""
    lying = facts.guests(bar)
    wide, high = cards.WIDTH * CARD_SCALE, cards.HEIGHT * CARD_SCALE
    room = places.WIDTH - 16 - wide
    step = min(76.0, room / max(1, len(lying) - 1))
    shift = wide / 2 if step >= wide else step / 2
    middle = y + 31
    left = x - places.WIDTH / 2 + 8
    for place, (seat, card) in enumerate(lying):
        at = left + step * place
        leaves = facts.leaves(bar, card)
        name = f"{facts.seat(seat).name}: {CARDS[card].name}" + (", leaves with nothing" if leaves else "")
        yield Thing(
            f"played-{seat}",
            face(card),
            at + wide / 2,
            middle,
            round(wide),
            round(high),
            scale=CARD_SCALE,
            name=name,
            marks=_leaving(leaves, hidden=step < wide and place < len(lying) - 1),
        )
        yield Thing(
            f"owner-{seat}", people.badge(facts.letters[seat], own=seat == facts.own), at + shift, middle + 42, 30, 30
        )
        yield from _answer(facts, bar, seat, at + min(wide, step) - 12, middle + 18)
    if bar.bar == facts.settling and facts.leader is not None:
        at = next((place for place, (seat, _) in enumerate(lying) if seat == facts.leader), 0)
        yield Thing(
            "crown",
            crown(),
            left + step * at + shift,
            middle - 52,
            30,
            26,
            name=f"{facts.seat(facts.leader).name} leads",
        )


def _leaving(leaves: bool, *, hidden: bool) -> tuple[Mark, ...]:
    """The word is for cards that show in full; of those under others it would show half."""
    if not leaves:
        return ()
    return ("dim",) if hidden else ("leaves",)


def crown() -> str:
    """A gold crown with an ink keyline, 30 wide."""
    return group(
        sign("crown", 0, 0, 30, color="var(--gold)"),
        more=' stroke="var(--print)" stroke-width="3" stroke-linejoin="round"',
    )


_ANSWER_SIGNS: Final = {ACCEPTED: "check", FIGHTS: "swords"}


def _answer(facts: Facts, bar: BarView, seat: int, x: float, y: float) -> Iterator[Thing]:
    """How a sharer has answered: a tick, crossed swords, or a lock for an answer not shown yet."""
    share_out = facts.view.share_out
    if share_out is None or share_out.bar != bar.bar or seat not in share_out.sharers or not share_out.answers:
        return
    answer = share_out.answers[share_out.sharers.index(seat)]
    if answer == UNANSWERED:
        return
    art = circle(0, 0, 13, fill="var(--night)", stroke="var(--paper)", width=1.5) + sign(
        _ANSWER_SIGNS.get(answer, "lock"), 0, 0, 17, color="var(--paper)", ground="var(--night)"
    )
    said = {ACCEPTED: "accepts", FIGHTS: "calls a duel"}.get(answer, "has answered")
    yield Thing(f"answer-{seat}", art, x, y, 26, 26, name=f"{facts.seat(seat).name} {said}")


# ---------------------------------------------------------------- notes


def pot(facts: Facts, bar: BarView, x: float, y: float, *, room: float = 320) -> Iterator[Thing]:
    """The notes before the door and their sum: from the left end of the strip, the sum at the right."""
    shop = house(bar)
    active = bar.bar == facts.settling
    total = dollars(bar.sum)
    ink = "var(--brass-hi)" if active else "var(--ink)" if bar.pot else "var(--ink2)"
    yield Thing(
        f"sum-{shop.id}",
        caption(total if bar.pot else "empty", SUM_SIZE, face="bold", align="right", fill=ink),
        x + room / 2 - 2,
        y,
        2,
        SUM_SIZE,
    )
    left = x - room / 2 + 4
    space = room - 16 - width(total, SUM_SIZE, "bold")
    yield from note_row(facts, bar, left, y, space)


def note_row(
    facts: Facts, bar: BarView, left: float, y: float, space: float, *, most: int = MOST_NOTES, largest: float = 1.0
) -> Iterator[Thing]:
    """As many notes as can be read, the rest in a bundle; outlines while the proposer has them in the baskets."""
    shop = house(bar)
    laid = _in_shares(facts, bar)
    hidden = len(laid) - most + 1 if len(laid) > most else 0
    shown = laid[hidden:]
    count = len(shown) + (1 if hidden else 0)
    scale = min(largest, round(space / (money.WIDTH + STEP * max(0, count - 1)), 2))
    in_baskets = facts.own_proposal and bar.bar == facts.settling
    wide, high = money.WIDTH * scale, money.HEIGHT * scale

    def at(place: int) -> float:
        return left + wide / 2 + STEP * scale * place

    if hidden:
        worth = sum(value for value, _ in laid[:hidden])
        drawn = money.outline() if in_baskets else money.bundle(hidden)
        name = f"{hidden} more notes, {worth} thousand dollars"
        yield Thing(f"bundle-{shop.id}", drawn, at(0), y, wide, high, scale=scale, name=name)
    for place, (value, owner) in enumerate(shown, 1 if hidden else 0):
        slot = f"note-{shop.id}-{place - (1 if hidden else 0) + hidden}"
        if in_baskets:
            yield Thing(slot, money.outline(), at(place), y, wide, high, scale=scale)
            continue
        whose = f", offered to {facts.seat(owner).name}" if owner is not None else ""
        yield Thing(
            slot, money.note(value), at(place), y, wide, high, scale=scale, name=f"{value} thousand dollars{whose}"
        )
        if owner is not None:
            tag = people.badge(facts.letters[owner], own=owner == facts.own)
            yield Thing(f"for-{shop.id}-{place}", tag, at(place) - wide / 2 + 5, y + high / 2 + 2, 20, 20, scale=0.66)


def _in_shares(facts: Facts, bar: BarView) -> list[tuple[int, int | None]]:
    """The notes of a pot, each with the seat it is offered to if there is a proposal about them."""
    share_out = facts.view.share_out
    if share_out is None or share_out.bar != bar.bar or share_out.proposal is None or facts.view.duel is not None:
        return [(note, None) for note in bar.pot]
    return [(note, seat) for seat, share in zip(share_out.sharers, share_out.proposal, strict=True) for note in share]
