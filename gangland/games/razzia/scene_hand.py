"""The near edge of the table: the viewer's own name, money and hand; stacks and piles beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import CARDS, HAND_SIZE
from gangland.games.razzia.scene_facts import face
from gangland.games.razzia.scene_seats import spoken
from gangland.games.razzia.wording import dollars, kind_and_number, spoken_dollars
from gangland.scene.model import Thing
from gangland.scene.shapes import cards, money, people
from gangland.scene.shapes.draw import group, sign, text
from gangland.scene.shapes.panels import capsule, caption, dashed
from gangland.scene.text import counted, fitted, isolated, width

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.scene_facts import Facts

SCALE: Final = 0.95
_LEFT, _STEP, _MIDDLE = 555, 122, 921
_LIFT: Final = 12


def near_edge(facts: Facts) -> Iterator[Thing]:
    """Everything of the seat at the near edge."""
    yield from _name_plate(facts)
    yield from _latest_notes(facts)
    yield from _hand(facts)
    yield from _fifth_slot(facts)
    if facts.view.dealer_holds_note and facts.view.dealer == facts.bottom and facts.own is None:
        value = facts.view.free_note
        art = money.note_back() if value is None else money.note(value)
        name = "the free note" if value is None else f"the free note, {spoken_dollars(value)}"
        yield Thing("free-note", art, 457, 900, money.WIDTH, money.HEIGHT, name=name)


def _name_plate(facts: Facts) -> Iterator[Thing]:
    seat = facts.bottom
    player, active = facts.seat(seat), facts.is_thinking(seat)
    total = dollars(player.total) if player.total else "$0"
    you = ", you" if seat == facts.own else ""
    room = 320 - 56 - width(total, 22, "display") - width(you, 20, "bold") - 10
    name = isolated(fitted(player.name, 20, room, "bold")) + you
    art = (
        capsule(320, 30, active=active)
        + group(people.badge(facts.letters[seat], own=seat == facts.own), x=-144, scale=0.93)
        + text(name, -120, 7, 20, face="bold")
        + text(total, 146, 8, 22, face="display", align="right", fill="var(--brass-hi)")
    )
    yield Thing(f"seat-{seat}", art, 800, 827, 320, 30, name=spoken(facts, seat))
    if seat == facts.view.dealer:
        yield Thing("dealer", people.dealer_disc(), 616, 827, 34, 34, scale=0.88, name=f"{player.name} deals")


def _latest_notes(facts: Facts) -> Iterator[Thing]:
    seat = facts.bottom
    latest = list(enumerate(facts.seat(seat).takings))[-3:]
    for age, (number, value) in enumerate(reversed(latest)):
        yield Thing(f"taken-{seat}-{number}", money.note(value), 572 - 42 * age, 827, 53, 28, scale=0.7)


def _hand(facts: Facts) -> Iterator[Thing]:
    player = facts.seat(facts.bottom)
    wide, high = round(cards.WIDTH * SCALE), round(cards.HEIGHT * SCALE)
    for place in range(player.cards):
        slot = f"hand-{place}" if facts.bottom == facts.own else f"back-{facts.bottom}-{place}"
        x = _LEFT + _STEP * place
        if player.hand is None:
            yield Thing(slot, cards.back(), x, _MIDDLE, wide, high, scale=SCALE)
        else:
            card = player.hand[place]
            yield Thing(slot, face(card), x, _MIDDLE, wide, high, scale=SCALE, name=CARDS[card].name)


def _fifth_slot(facts: Facts) -> Iterator[Thing]:
    """What is not in the hand: the chosen card, lifted out; a dashed outline once it is played."""
    seat = facts.bottom
    player = facts.seat(seat)
    wide, high = round(cards.WIDTH * SCALE), round(cards.HEIGHT * SCALE)
    for place in range(player.cards, HAND_SIZE):
        x = _LEFT + _STEP * place
        last = place == HAND_SIZE - 1
        if last and player.has_chosen:
            art = cards.back() if player.chosen is None else face(player.chosen)
            what = "a card" if player.chosen is None else CARDS[player.chosen].name
            yield Thing("chosen", dashed(wide, high, ("",)), x, _MIDDLE, wide, high)
            name = f"{player.name} has chosen {what}"
            yield Thing(f"played-{seat}", art, x + 8, _MIDDLE - _LIFT, wide, high, turn=4, scale=SCALE, name=name)
        else:
            yield Thing(f"gap-{place}", dashed(wide, high, _words(facts, last=last)), x, _MIDDLE, wide, high)


def _words(facts: Facts, *, last: bool) -> tuple[str, ...]:
    if last and facts.bottom in facts.played:
        return ("played", kind_and_number(facts.played[facts.bottom]))
    return {"deal": ("to be", "dealt"), "refill": ("to be", "dealt")}.get(facts.view.phase, ("empty",))


def supplies(facts: Facts) -> Iterator[Thing]:
    """Stacks of notes to the left, draw pile and discard to the right, and whose eyes we look through."""
    view = facts.view
    for place, size in enumerate(view.stacks):
        x = 240 + 70 * place
        tall = 34 + 2.2 * max(0, size - 1)
        art = group(money.stack(size), y=tall / 2) + text(str(size), 0, tall / 2 + 28, 22, face="bold", align="middle")
        yield Thing(
            f"stack-{place}", art, x, 948 - tall / 2, 62, tall, name=f"stack {place + 1}, {counted(size, 'note')}"
        )
    yield Thing("notes-word", caption("notes", 19, align="right", fill="var(--ink2)"), 190, 969, 2, 19)
    yield from _piles(facts)
    yield from _seen(facts)


def _seen(facts: Facts) -> Iterator[Thing]:
    """Whose eyes we look through: one line, or two for a long name."""
    words = seen_by(facts)
    lines = [words] if width(words, 19) <= 126 else ["Seen by", words.removeprefix("Seen by ")]
    lines = [fitted(line, 19, 150) for line in lines]
    art = "".join(
        text(line, 0, 7 - 25 * k, 19, align="right", fill="var(--ink2)") for k, line in enumerate(reversed(lines))
    )
    art += sign("eye", -width(lines[0], 19) - 22, -25 * (len(lines) - 1), 28, color="var(--ink2)", ground="var(--room)")
    yield Thing("seen-by", group(art, x=75), 1505, 972, 150, 28, name=words)


def _piles(facts: Facts) -> Iterator[Thing]:
    view = facts.view
    wide, high = round(cards.WIDTH * 0.73), round(cards.HEIGHT * 0.73)
    drawn = cards.pile(view.draw_pile) if view.draw_pile else dashed(cards.WIDTH, cards.HEIGHT, ("empty",), size=26)
    yield Thing("draw", drawn, 1234, 900, wide, high, scale=0.73, name=f"draw pile, {counted(view.draw_pile, 'card')}")
    yield Thing("draw-count", caption(f"draw {view.draw_pile}", 21, face="bold"), 1236, 979, 80, 21)
    thrown = view.discard
    if len(thrown) > 1:
        yield Thing("discard-under", face(thrown[-2]), 1362, 908, wide, high, turn=6, scale=0.73)
    top = face(thrown[-1]) if thrown else dashed(cards.WIDTH, cards.HEIGHT, ("empty",), size=26)
    what = f", {CARDS[thrown[-1]].name} on top" if thrown else ""
    name = f"discard, {counted(len(thrown), 'card')}{what}"
    yield Thing("discard", top, 1358, 904, wide, high, turn=-3 if thrown else 0, scale=0.73, name=name)
    yield Thing("discard-count", caption(f"discard {len(thrown)}", 21, face="bold"), 1358, 979, 100, 21)


def seen_by(facts: Facts) -> str:
    """Whose eyes we look through."""
    if facts.own is not None:
        return f"Seen by {isolated(facts.seat(facts.own).name)}"
    return "Open table" if facts.is_open else "Seen by everybody"
