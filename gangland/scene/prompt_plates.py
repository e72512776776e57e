"""The running text of a standing picture: what is asked, the aid, the last lines of the story. Boards write it in HTML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.scene.model import Pick, Sort
from gangland.scene.shapes.draw import circle, group, rect, text
from gangland.scene.shapes.panels import bar_chart, pill, plate
from gangland.scene.shapes.panels import basket as wicker
from gangland.scene.shapes.people import badge
from gangland.scene.text import ELLIPSIS, fitted, fitted_size, width, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gangland.scene.model import Basket, Help, Prompt, SortItem
    from gangland.scene.text import Face


def question_plate(question: str, w: float, h: float) -> str:
    """A lit plate that asks one question and offers nothing."""
    for size in (25, 22, 19, 17):
        most = max(1, int((h - 28) // (size * 1.28)))
        lines = wrapped(question, size, w - 48, most, "bold")
        if not lines or not lines[-1].endswith(ELLIPSIS) or question.endswith(ELLIPSIS):
            break
    step = size * 1.28
    top = size * 0.34 - (len(lines) - 1) * step / 2
    return plate(w, h, active=True) + "".join(
        text(line, 0, top + step * place, size, face="bold", align="middle") for place, line in enumerate(lines)
    )


def prompt_plate(prompt: Prompt, w: float, h: float) -> str:
    """The question, and below it what may be done."""
    left = 24 - w / 2
    asked = text(fitted(prompt.question, 25, w - 48, "bold"), left, 34 - h / 2, 25, face="bold")
    match prompt:
        case Pick():
            detail = (
                text(fitted(prompt.detail, 19, w - 48), left, 62 - h / 2, 19, fill="var(--ink2)")
                if prompt.detail
                else ""
            )
            asks = [offer.label for offer in prompt.offers if offer.button] or [offer.label for offer in prompt.offers]
            choices = _pills(asks, w - 48, h - (80 if detail else 56))
            return plate(w, h, active=True) + asked + detail + group(choices, y=(28 if detail else 16))
        case Sort():
            return plate(w, h, active=True) + asked + _baskets(prompt, w, h)


def _pills(labels: Sequence[str], w: float, h: float) -> str:
    """Choices as pills, in as many rows as there is room for."""
    for size in (20, 18, 16, 14):
        rows: list[list[str]] = [[]]
        used = 0.0
        for label in labels:
            wide = width(label, size, "bold") + size * 1.2 + 10
            if rows[-1] and used + wide > w:
                rows.append([])
                used = 0
            rows[-1].append(label)
            used += wide
        if len(rows) * size * 1.8 <= h:
            break
    drawn = ""
    for place, row in enumerate(rows):
        x = -w / 2
        for label in row:
            wide = width(label, size, "bold") + size * 1.2
            drawn += group(pill(label, size), x=x + wide / 2, y=(place - (len(rows) - 1) / 2) * size * 1.8)
            x += wide + 10
    return drawn


def _baskets(sort: Sort, w: float, h: float) -> str:
    """One basket for each share: whose it is, what it holds, what that is worth."""
    share = (w - 40) / len(sort.baskets)
    drawn = ""
    for place, basket in enumerate(sort.baskets):
        items = [item for item, start in zip(sort.items, sort.start, strict=True) if start == place]
        drawn += group(
            _basket(basket, items, min(300.0, share - 14), own=place == 0),
            x=20 - w / 2 + share * (place + 0.5),
            y=h / 2 - 46,
        )
    return drawn


def _basket(basket: Basket, items: Sequence[SortItem], w: float, *, own: bool) -> str:
    worth = sum(item.worth for item in items)
    total = f"{basket.worth[0]}{worth}{basket.worth[1]}" if items else "nothing"
    size = fitted_size(total, 24, w * 0.5, 14, "display")
    room = w - 42 - width(total, size, "display")
    head = group(badge(basket.badge, own=own), x=16 - w / 2, y=-50)
    head += text(fitted(basket.label, 20, room, "bold"), 38 - w / 2, -44, 20, face="bold")
    head += text(total, w / 2, -43, size, face="display", align="right", fill="var(--brass-hi)")
    step = min(80.0, (w - 90) / max(1, len(items) - 1))
    notes = "".join(group(item.art, x=(place - (len(items) - 1) / 2) * step, y=-16) for place, item in enumerate(items))
    label = rect(-54, 8, 108, 24, radius=3, fill="var(--white)", stroke="var(--print)", width=1.2)
    label += text(fitted(basket.caption, 17, 100, "bold"), 0, 26, 17, face="bold", align="middle", fill="var(--print)")
    return head + notes + wicker(w) + label


def help_plate(aid: Help, w: float, h: float) -> str:
    """An aid: badge, label, bar and number in each row."""
    left, right = 22 - w / 2, w / 2 - 20
    drawn = plate(w, h) + text(fitted(aid.title, 22, w - 40, "bold"), left, 32 - h / 2, 22, face="bold")
    step = min(46.0, (h - 54) / max(1, len(aid.rows)))
    for place, row in enumerate(aid.rows):
        y = 46 - h / 2 + step * (place + 0.5)
        scale = min(1.0, step / 34)
        drawn += group(badge(row.badge), x=left + 14, y=y, scale=scale)
        drawn += text(fitted(row.label, 18, 90), left + 38, y + 6, 18)
        drawn += group(bar_chart(120, step * 0.6, row.value, own=place == 0), x=left + 198, y=y)
        drawn += text(row.text, right, y + 7, 20, face="bold", align="right")
    return drawn


def story_plate(lines: Sequence[str], w: float, h: float) -> str:
    """The last lines, as many as find room; the newest is bold."""
    left = 22 - w / 2
    rows: list[tuple[str, Face, bool]] = []
    most = int((h - 52) // 25)
    for age, line in enumerate(reversed(list(lines)[-3:])):
        face: Face = "text" if age else "bold"
        broken = wrapped(line, 18, w - 60, 2, face)
        if len(rows) + len(broken) > most:
            break
        rows = [(row, face, place == 0) for place, row in enumerate(broken)] + rows
    drawn = plate(w, h) + text("Story", left, 32 - h / 2, 22, face="bold")
    for place, (row, face, starts) in enumerate(rows):
        y = 60 - h / 2 + 25 * place
        drawn += circle(left + 8, y - 6, 4, fill="var(--brass)") if starts else ""
        drawn += text(row, left + 22, y, 18, face=face)
    return drawn
