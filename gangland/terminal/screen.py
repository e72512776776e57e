"""A terminal to write on and read from: its width, its colours, and a line from whoever sits at it."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TextIO

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Style = Literal["bold", "dim", "gold", "red", "green"]

_CODES: Final[Mapping[Style, str]] = {"bold": "1", "dim": "2", "gold": "33", "red": "31", "green": "32"}
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Wipes the screen and what could be scrolled back to: the next person must not find the last one's hand there."""
_NARROWEST: Final = 30
_WIDEST: Final = 100
"""Longer lines are hard to read, however wide the window is."""


@dataclass(slots=True)
class Screen:
    """Where a command writes, and where its answers come from. Tests hand it other streams."""

    out: TextIO = field(default_factory=lambda: sys.stdout)
    err: TextIO = field(default_factory=lambda: sys.stderr)
    keyboard: TextIO = field(default_factory=lambda: sys.stdin)

    @property
    def width(self) -> int:
        """How many letters fit on a line."""
        return min(_WIDEST, max(_NARROWEST, shutil.get_terminal_size((80, 24)).columns))

    @property
    def is_terminal(self) -> bool:
        """Does a person look at it?"""
        return self.out.isatty()

    @property
    def has_colours(self) -> bool:
        """Colours only where somebody sees them and nobody asked to leave them out (no-color.org)."""
        return self.is_terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    def styled(self, text: str, style: Style) -> str:
        """The text in a style, or as it is where there are no colours."""
        return f"\x1b[{_CODES[style]}m{text}\x1b[0m" if self.has_colours else text

    def say(self, text: str = "", style: Style | None = None) -> None:
        """Write a line as it is."""
        print(self.styled(text, style) if style else text, file=self.out)

    def paragraph(self, text: str, indent: str = "", hanging: str | None = None, style: Style | None = None) -> None:
        """Write prose, wrapped to the width."""
        after = indent if hanging is None else hanging
        wrapped = textwrap.wrap(
            text, self.width, initial_indent=indent, subsequent_indent=after, break_on_hyphens=False
        )  # the names of cards and clauses have hyphens
        for line in wrapped:
            self.say(line, style)

    def lines(self, text: str) -> None:
        """Write lines that have a form of their own, such as a position; too long ones go on indented."""
        for line in text.splitlines():
            self.paragraph(line, hanging="    ")

    def rows(self, rows: Sequence[Sequence[str]], numbers: Sequence[int] = (), gap: str = "  ") -> None:
        """Write a table; columns named in `numbers` stand to the right."""
        widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            cells = [
                _padded(cell, width, right=at in numbers)
                for at, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            self.say(gap.join(cells).rstrip())

    def clear(self) -> None:
        """Wipe the screen, if there is one."""
        if self.is_terminal:
            self.out.write(_CLEAR)
            self.out.flush()
        else:
            self.say()

    def ask(self, question: str) -> str:
        """A line from the keyboard, without blanks at its ends. Raises EOFError when there are no more."""
        if self.keyboard is sys.stdin and self.out is sys.stdout and self.is_terminal and sys.stdin.isatty():
            return input(question).strip()
        self.out.write(question)
        self.out.flush()
        line = self.keyboard.readline()
        if not line:
            raise EOFError
        self.say("")
        return line.strip()


def columns(text: str) -> int:
    """How many columns a text takes; Chinese letters take two, accents none."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in {"W", "F"} else 1
        for letter in text
    )


def _padded(text: str, width: int, *, right: bool) -> str:
    blanks = " " * (width - columns(text))
    return blanks + text if right else text + blanks


def cited(clause: str) -> str:
    """A clause as it is cited; no line ends between the sign and the name."""
    return f"§\u00a0{clause}"


def plain(text: str) -> str:
    """A sentence without the invisible marks that boards put round names written from right to left."""
    return text.replace("\u2068", "").replace("\u2069", "")
