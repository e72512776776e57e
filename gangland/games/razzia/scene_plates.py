"""The plates before the viewer: the free note, notes not seen yet, a duel, the result."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import CARD_NUMBER, CARDS, NOTE_VALUES
from gangland.games.razzia.scene_bars import crown
from gangland.games.razzia.scene_facts import face
from gangland.games.razzia.wording import dollars, spoken_dollars
from gangland.kernel.prose import listed
from gangland.scene.model import Thing
from gangland.scene.shapes import dice, money, people
from gangland.scene.shapes.draw import group, sign, text
from gangland.scene.shapes.panels import pill, plate
from gangland.scene.text import TIMES, fitted, fitted_size, isolated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.games.razzia.scene_facts import Facts
    from gangland.games.razzia.view import DuelView
    from gangland.kernel.game import Outcome
    from gangland.scene.model import Area, Mark

HELP: Final[Area] = (20, 650, 380, 156)
PROMPT: Final[Area] = (420, 650, 760, 156)
STORY: Final[Area] = (1200, 650, 380, 156)


def areas(facts: Facts) -> dict[str, Area]:
    """Where the board writes. A duel and the result need the middle, so the question moves to the left."""
    if facts.view.duel or facts.view.outcome:
        return {"prompt": HELP, "story": STORY}
    if _sees_free_note(facts):
        return {"prompt": PROMPT, "story": STORY}
    return {"help": HELP, "prompt": PROMPT, "story": STORY}


def _sees_free_note(facts: Facts) -> bool:
    return facts.view.free_note is not None and facts.own is not None


def middle_plates(facts: Facts) -> Iterator[Thing]:
    """What is drawn where the board does not write. A board's help covers the notes still to come; they fill its absence."""
    view = facts.view
    if view.duel:
        yield from duel(facts, view.duel, 800, 728)
    elif view.outcome:
        yield from result(facts, view.outcome)
    elif view.free_note is not None and _sees_free_note(facts):
        yield from _free_note(view.free_note)
    else:
        yield from _not_seen_yet(facts)


def _free_note(value: int) -> Iterator[Thing]:
    """razzia.dealer.free-note: the dealer looks at it, large, before choosing the bar."""
    x, y, w, h = HELP
    art = plate(w, h, active=True) + text("The free note", -168, -46, 22, face="bold")
    art += text("only you", 100, 12, 19, align="middle", fill="var(--ink2)") + text(
        "see it", 100, 36, 19, align="middle", fill="var(--ink2)"
    )
    yield Thing("free-note-plate", art, x + w / 2, y + h / 2, w, h)
    yield Thing(
        "free-note",
        money.note(value),
        x + 122,
        y + 96,
        167,
        88,
        turn=-3,
        scale=2.2,
        name=f"the free note, {spoken_dollars(value)}",
    )


def _not_seen_yet(facts: Facts) -> Iterator[Thing]:
    """The notes this viewer has not seen, counted from what was seen."""
    x, y, w, h = HELP
    left = Counter(facts.view.unseen_notes)
    art = plate(w, h) + text("Notes still to come", -168, -46, 22, face="bold")
    art += text(str(len(facts.view.unseen_notes)), 168, -46, 22, face="bold", align="right")
    for place, value in enumerate(NOTE_VALUES):
        across, down = -140 + 88 * (place % 4), -6 + 46 * (place // 4)
        ink = "var(--ink)" if left[value] else "var(--ink2)"
        art += group(money.note(value), x=across, y=down, scale=0.64)
        art += text(f"{TIMES}{left[value]}", across + 27, down + 6, 17, face="bold", fill=ink)
    spoken = listed([f"{left[value]} of {value}" for value in NOTE_VALUES if left[value]]) or "none"
    yield Thing("not-seen", art, x + w / 2, y + h / 2, w, h, name=f"notes still to come: {spoken}")


# ---------------------------------------------------------------- a duel


def duel(facts: Facts, fight: DuelView, x: float, y: float) -> Iterator[Thing]:
    """Both cards large; number plus die makes the total; what is at stake between them."""
    w, h = PROMPT[2], PROMPT[3]
    yield Thing("duel", plate(w, h, active=True) + _stake(facts, fight), x, y, w, h, name=spoken_duel(facts, fight))
    for side, seat, pips in ((-1, fight.stronger, fight.rolled), (1, fight.weaker, fight.second)):
        yield from _fighter(facts, fight, seat, pips, x, y, side)


def spoken_duel(facts: Facts, fight: DuelView) -> str:
    """A duel in words."""
    parts = []
    for seat, pips in ((fight.stronger, fight.rolled), (fight.weaker, fight.second)):
        number = CARD_NUMBER[facts.played[seat]]
        total = f", {number} plus {pips} is {number + pips}" if pips else f", {number} plus a die"
        parts.append(f"{facts.seat(seat).name}{total}")
    return f"Duel for {spoken_dollars(sum(fight.stake))}: {' against '.join(parts)}; a tie goes to {facts.seat(fight.weaker).name}"


def _stake(facts: Facts, fight: DuelView) -> str:
    art = sign("swords", 0, -44, 38, color="var(--brass)", ground="var(--panel)")
    art += text(dollars(sum(fight.stake)), 0, 4, 25, face="display", align="middle", fill="var(--brass-hi)")
    art += text("at stake", 0, 26, 18, align="middle", fill="var(--ink2)")
    if fight.waiting:
        count = len(fight.waiting)
        step = min(32.0, 86 / count)
        art += text("then", -step * count / 2 - 12, 60, 17, align="middle", fill="var(--ink2)")
        for place, seat in enumerate(fight.waiting):
            badge = people.badge(facts.letters[seat], own=seat == facts.own)
            art += group(badge, x=(place - count / 2 + 0.5) * step + 16, y=54, scale=min(1.0, step / 31))
    return art


def _fighter(facts: Facts, fight: DuelView, seat: int, pips: int, x: float, y: float, side: int) -> Iterator[Thing]:
    role = "stronger" if side < 0 else "weaker"
    card = facts.played[seat]
    number = CARD_NUMBER[card]
    yield Thing(
        f"duel-{role}",
        face(card),
        x + side * 316,
        y,
        94,
        131,
        scale=0.85,
        name=f"{facts.seat(seat).name}: {CARDS[card].name}",
    )
    if seat == fight.champion:
        yield Thing("duel-crown", crown(), x + side * 316, y - 68, 30, 26)
    left = x - 258 if side < 0 else x + 70
    name = fitted(facts.seat(seat).name, 22, 150, "bold")
    head = group(people.badge(facts.letters[seat], own=seat == facts.own), x=16, y=-7)
    head += text(name, 38, 0, 22, face="bold")
    if side > 0:
        head += group(pill("wins ties", 15), x=134, y=88)
    yield Thing(f"duel-name-{role}", group(head, x=-94), left + 94, y - 36, 188, 24)
    total = number + pips if pips else 0
    sums = text(str(number), 14, 13, 36, face="display", align="middle") + text(
        "+", 46, 10, 26, face="bold", align="middle"
    )
    sums += text("=", 128, 10, 26, face="bold", align="middle")
    size = fitted_size(str(total), 42, 50, 30, "display")
    sums += text(str(total) if pips else "?", 162, 14, size, face="display", align="middle", fill="var(--brass-hi)")
    yield Thing(f"duel-sum-{role}", group(sums, x=-94), left + 94, y + 10, 188, 44)
    name = f"{facts.seat(seat).name} rolled {pips}" if pips else f"{facts.seat(seat).name} has not rolled yet"
    marks: tuple[Mark, ...] = ("rolled",) if pips else ()
    yield Thing(f"die-{role}", dice.die(pips), left + 88, y + 10, 46, 46, scale=1.15, name=name, marks=marks)


# ---------------------------------------------------------------- the end


def verdict(facts: Facts, outcome: Outcome) -> str:
    """razzia.end.count, razzia.end.shared."""
    winners = [isolated(facts.seat(seat).name) for seat in outcome.winners]
    return f"{listed(winners)} {'wins' if len(winners) == 1 else 'share the victory'}"


def by_rank(outcome: Outcome) -> list[int]:
    """The seats, the richest first."""
    return sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])


def result(facts: Facts, outcome: Outcome) -> Iterator[Thing]:
    """Everybody in order of rank; the winners wear crowns."""
    x, y, w, h = PROMPT
    art = plate(w, h, active=True)
    art += text(fitted(verdict(facts, outcome), 25, w - 48, "bold"), 0, -46, 25, face="bold", align="middle")
    share = (w - 24) / len(outcome.ranks)
    for place, seat in enumerate(by_rank(outcome)):
        across = -w / 2 + 12 + share * (place + 0.5)
        wins = seat in outcome.winners
        total = dollars(outcome.scores[seat])
        size = fitted_size(total, 23, share - 14, 15, "display")
        art += text(f"{outcome.ranks[seat]}.", across - 20, 9, 22, face="bold", align="right", fill="var(--ink2)")
        art += group(people.badge(facts.letters[seat], own=seat == facts.own), x=across, y=2)
        art += group(crown(), x=across, y=-20, scale=0.8) if wins else ""
        art += text(fitted(facts.seat(seat).name, 18, share - 8, "bold"), across, 38, 18, face="bold", align="middle")
        ink = "var(--brass-hi)" if wins else "var(--ink)"
        art += text(total, across, 64, size, face="display", align="middle", fill=ink)
    spoken = ", ".join(f"{facts.seat(seat).name} {spoken_dollars(outcome.scores[seat])}" for seat in by_rank(outcome))
    yield Thing("result", art, x + w / 2, y + h / 2, w, h, name=f"{verdict(facts, outcome)}: {spoken}")
