"""Words in pictures: escaping, numbers, and fitting names into the room there is.

A picture cannot measure text, because it is drawn before any font is loaded. So widths are estimated from the advance
widths of the three faces the boards ship; everything else is guessed on the wide side.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, ParamSpec, cast
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Face = Literal["text", "bold", "display"]

DISPLAY: Final = "Limelight,'Poiret One',Georgia,serif"
TEXT: Final = "'Atkinson Hyperlegible Next','Atkinson Hyperlegible','Source Sans 3',system-ui,sans-serif"


def _advances(row: str, digit: int = 0) -> tuple[int, ...]:
    """The widths of a face; where figures stand in columns all have the width of one digit."""
    widths = list(map(int, row.split()))
    if digit:
        widths[16:26] = [digit] * 10
    return tuple(widths)


# Advance widths in hundredths of the size, from the space to the tilde.
_WIDTHS: Final[dict[Face, tuple[int, ...]]] = {
    "text": _advances(
        "28 29 30 65 59 92 73 16 30 30 48 61 21 36 21 39 65 41 55 58 61 59 60 51 62 60 21 21 55 63 55 48 78 63 61 "
        "64 67 57 55 69 69 39 51 63 54 82 69 71 59 72 61 59 56 69 59 86 62 58 61 32 39 34 55 37 24 52 57 48 56 54 "
        "31 56 55 25 24 49 26 84 55 55 57 57 35 47 33 54 46 68 48 45 46 34 24 34 56",
        digit=65,
    ),
    "bold": _advances(
        "31 30 39 76 61 97 72 21 34 34 48 60 27 37 27 44 66 44 58 60 62 61 63 54 62 57 27 27 57 61 57 55 78 68 64 "
        "66 69 60 57 72 70 42 56 66 55 86 72 75 63 76 65 61 61 69 64 89 68 65 62 34 44 34 58 40 29 55 60 51 60 56 "
        "36 59 57 30 26 56 32 88 57 58 60 60 38 51 38 57 53 74 54 52 50 38 25 38 54",
        digit=66,
    ),
    "display": _advances(
        "22 41 43 46 56 78 69 21 46 46 37 50 33 36 33 33 66 48 61 63 72 61 68 60 67 67 33 33 46 50 46 45 94 66 73 "
        "70 77 58 57 79 71 40 56 71 54 94 75 82 74 80 73 58 60 77 62 96 64 64 58 45 33 45 46 43 28 69 74 55 73 63 "
        "41 58 73 37 39 64 37 108 73 64 74 73 47 50 47 73 52 80 53 52 55 46 22 46 59"
    ),
}
_WIDEST_GUESS: Final = 66
_FULL_WIDTH: Final = 100
ELLIPSIS: Final = "…"
TIMES: Final = "\u00d7"
"""The sign of multiplication."""


P = ParamSpec("P")


def remembered(draw: Callable[P, str]) -> Callable[P, str]:
    """Drawings depend on nothing but their arguments, and the same few are needed for every picture: make each once."""
    return cast("Callable[P, str]", lru_cache(maxsize=4096)(draw))


@remembered
def number(value: float) -> str:
    """A coordinate, to two decimals and without idle zeros: `12`, `-0.5`."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


@remembered
def escaped(text: str) -> str:
    """Text as SVG content or attribute value. What XML cannot hold at all (control characters) is left out."""
    readable = "".join(letter for letter in text if _is_readable(letter))
    return escape(readable, {'"': "&quot;", "'": "&#39;"})


def _is_readable(letter: str) -> bool:
    if letter in "\t\n\r":
        return True
    return unicodedata.category(letter) not in {"Cc", "Cs"} and letter not in "\ufffe\uffff"


def width(text: str, size: float, face: Face = "text") -> float:
    """About how wide a line of text is."""
    return sum(_advance(letter, face) for letter in text) * size / 100


def _advance(letter: str, face: Face) -> int:
    code = ord(letter)
    if 32 <= code <= 126:
        return _WIDTHS[face][code - 32]
    if unicodedata.category(letter) in {"Mn", "Me", "Cf"}:
        return 0
    if unicodedata.east_asian_width(letter) in {"W", "F"}:
        return _FULL_WIDTH
    plain = unicodedata.normalize("NFD", letter)[0]
    return _WIDTHS[face][ord(plain) - 32] if 32 <= ord(plain) <= 126 else _WIDEST_GUESS


def fitted(text: str, size: float, room: float, face: Face = "text") -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    if width(text, size, face) <= room:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size, face) > room:
        kept = kept[:-1]
    while kept and unicodedata.category(kept[-1]) in {"Cf", "Zs"}:
        kept = kept[:-1]
    return kept + ELLIPSIS


def fitted_size(text: str, size: float, room: float, smallest: float, face: Face = "text") -> float:
    """The size, or as small a one as is needed (but not less than the smallest) for the text to fit."""
    wide = width(text, size, face)
    return size if wide <= room else max(smallest, int(size * room / wide * 2) / 2)


def isolated(name: str) -> str:
    """A name as it may stand inside a sentence: right-to-left letters must not turn the words round them."""
    if any(unicodedata.bidirectional(letter) in {"R", "AL", "RLE", "RLO", "RLI"} for letter in name):
        return f"\u2068{name}\u2069"
    return name


def wrapped(text: str, size: float, room: float, lines: int, face: Face = "text") -> list[str]:
    """The text broken into at most so many lines; the last one is cut if need be."""
    rows: list[str] = []
    row = ""
    words = text.split()
    for place, word in enumerate(words):
        longer = f"{row} {word}".strip()
        if not row or width(longer, size, face) <= room:
            row = longer
        elif len(rows) == lines - 1:
            row = " ".join([row, *words[place:]])
            break
        else:
            rows.append(row)
            row = word
    return [fitted(line, size, room, face) for line in [*rows, row] if line]


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """What stands on the badges: one letter each; more, then the seat's number, where one letter would not tell apart."""
    letters = [_clusters(name.strip()) or ["?"] for name in names]
    badges = [cluster[0].upper() for cluster in letters]
    double = {badge for badge in badges if badges.count(badge) > 1}
    longer = [
        "".join(cluster[:2]).capitalize() if badge in double else badge
        for badge, cluster in zip(badges, letters, strict=True)
    ]
    return tuple(f"{badge[:1]}{seat + 1}" if longer.count(badge) > 1 else badge for seat, badge in enumerate(longer))


def _clusters(text: str) -> list[str]:
    """Letters with their accents: a letter's marks are not letters."""
    clusters: list[str] = []
    for letter in text:
        if clusters and unicodedata.category(letter) in {"Mn", "Me", "Mc", "Cf"}:
            clusters[-1] += letter
        elif _is_readable(letter):
            clusters.append(letter)
    return clusters


def counted(amount: int, noun: str, plural: str = "") -> str:
    """`one note`, `7 notes`."""
    if amount == 1:
        return f"one {noun}"
    return f"{SPOKEN.get(amount, str(amount))} {plural or noun + 's'}"


SPOKEN: Final = {0: "no", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}
