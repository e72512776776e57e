"""Plates for chapters: a ruling straight from the rules of the game; small tables; sentences with their §.

The words stand in `rules.toml` and nowhere else; a chapter adds what changes under the other readings. JupyterLab would take
what stands between two dollar signs for a formula; the class `mathjax_ignore` keeps sums of money as they are.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from gangland.games import GAMES
from gangland.kernel.clauses import Rules, Ruling, read_rules
from gangland.kernel.errors import Refusal, UnknownName

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gangland.kernel.match import StoryLine


class RulingPlate:
    """A ruling to look at: HTML with links to the clauses on a page, plain words elsewhere."""

    def __init__(self, rules: Rules, ruling: Ruling) -> None:
        self.rules = rules
        self.ruling = ruling

    def __repr__(self) -> str:
        """The question, the readings and the choice in plain words."""
        readings = "\n".join(f"  - {reading}" for reading in self.ruling.readings)
        return f"{self.ruling.question}\n{readings}\nWe play: {self.ruling.choice}"

    def _repr_html_(self) -> str:
        ruling = self.ruling
        readings = "".join(f"<li>{escape(reading)}</li>" for reading in ruling.readings)
        decides = ", ".join(_link(self.rules, clause) for clause in ruling.clauses)
        option = f"; option <code>{escape(ruling.option)}</code>" if ruling.option else ""
        return (
            f'<div class="gl-clause mathjax_ignore" style="color:var(--gl-ink, inherit)"><p><em>{escape(ruling.question)}</em></p><ul>{readings}</ul>'
            f"<p><strong>We play:</strong> {escape(ruling.choice)}</p>"
            f'<p><span class="gl-source">decides {decides}{option}</span></p></div>'
        )


def _link(rules: Rules, clause: str) -> str:
    title = escape(rules.clauses[clause].title)
    return f'<a href="../rules/{rules.game}.html#{clause}">§&nbsp;{title}</a>'


def ruling(game: str, name: str) -> RulingPlate:
    """The plate of a ruling: `ruling("razzia", "stake")`."""
    rules = read_rules(GAMES[game])
    key = f"{game}.ruling.{name}"
    if key not in rules.rulings:
        message = f"no ruling {name[:40]!r} of {GAMES[game].title}; there are {', '.join(rules.rulings)}"
        raise UnknownName(message)
    return RulingPlate(rules, rules.rulings[key])


class Lines:
    """Sentences one below the other, wrapped where the page ends. Lines of a story and refusals bring their § along."""

    def __init__(self, *lines: str | StoryLine | Refusal) -> None:
        self.lines = [_sentence(line) for line in lines]

    def __repr__(self) -> str:
        """One line each."""
        return "\n".join(f"{text} § {clause}" if clause else text for text, clause in self.lines)

    def _repr_html_(self) -> str:
        lines = "".join(f"<p>{escape(text)}{_mark(clause)}</p>" for text, clause in self.lines)
        return f'<div class="gl-lines mathjax_ignore">{lines}</div>'


def _sentence(line: str | StoryLine | Refusal) -> tuple[str, str]:
    if isinstance(line, str):
        return line, ""
    return (line.reason if isinstance(line, Refusal) else line.text), line.clause


def _mark(clause: str) -> str:
    if not clause:
        return ""
    game = clause.partition(".")[0]
    return f' <a href="../rules/{game}.html#{clause}">§&nbsp;{clause}</a>'


class Table:
    """A small table: HTML on a page, columns of text elsewhere."""

    def __init__(self, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
        self.head = tuple(head)
        self.rows = [tuple(str(cell) for cell in row) for row in rows]

    def __repr__(self) -> str:
        """Columns of text."""
        lines = [self.head, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.head))]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
        )

    def _repr_html_(self) -> str:
        head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in self.head)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
            for row in self.rows
        )
        return (
            f'<div class="gl-wide mathjax_ignore"><table class="table"><thead><tr>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )
