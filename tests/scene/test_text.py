"""Words in pictures: escaped, estimated, cut and told apart."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from gangland.kernel.prose import listed
from gangland.scene.text import (
    counted,
    escaped,
    fitted,
    fitted_size,
    initials,
    isolated,
    number,
    width,
    wrapped,
)


@pytest.mark.parametrize("text", ["<script>", "a \"b\" & 'c'", "]]>", "\x00\x1b[31m", "\ud800", "ﷺ", "<!--"])
def test_whatever_a_text_holds_it_stays_text(text: str) -> None:
    """Escaped text reads back as itself, less what XML cannot hold."""
    read = ET.fromstring(f'<t a="{escaped(text)}">{escaped(text)}</t>')  # noqa: S314  our own text
    kept = "".join(letter for letter in text if letter not in "\x00\x1b\ud800")
    assert read.text == (kept or None)
    assert read.get("a") == kept


def test_coordinates_are_short() -> None:
    """Two decimals at most, and no idle zeros."""
    assert [number(value) for value in (12.0, -0.0, 0.004, 1.5, -3.14159, 100)] == [
        "12",
        "0",
        "0",
        "1.5",
        "-3.14",
        "100",
    ]


def test_a_text_that_fits_is_left_alone() -> None:
    """Only what is too long loses its end."""
    assert fitted("Karine", 26, 168, "bold") == "Karine"


@pytest.mark.parametrize(
    "text", ["Wilhelmina WWWWWWWWWWWWW", "محمد عبد الله الطويل", "李小龙李小龙李小龙", "iiiiiiiiiiiiiiiiiiiiiiiii"]
)
def test_a_cut_text_fits_its_room(text: str) -> None:
    """Cut texts end in an ellipsis and keep to the room."""
    cut = fitted(text, 26, 120, "bold")
    assert cut.endswith("…")
    assert width(cut, 26, "bold") <= 120
    assert text.startswith(cut[:-1])


def test_size_shrinks_to_the_room_but_not_below_the_smallest() -> None:
    """Numbers shrink before they are cut."""
    assert fitted_size("$5", 27, 168, 17, "display") == 27
    assert 17 <= fitted_size("$870,000", 27, 110, 17, "display") < 27
    assert fitted_size("$870,000,000,000", 27, 50, 17, "display") == 17


def test_lines_break_at_words() -> None:
    """A sentence is broken into lines that fit; the last is cut if there are too many."""
    lines = wrapped("Karine and Ernest had to share the pot of the Jazz House", 20, 200, 2)
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    assert all(width(line, 20) <= 200 for line in lines)
    assert wrapped("one two", 20, 500, 3) == ["one two"]


def test_badges_tell_everybody_apart() -> None:
    """One letter each where that is enough; then two; then the seat's number."""
    assert initials(["Ernest", "karine", "Élodie"]) == ("E", "K", "É")
    assert initials(["Judith", "Jonas", "Anna"]) == ("Ju", "Jo", "A")
    assert initials(["Judith", "Jules", "Anna"]) == ("J1", "J2", "A")
    assert len(set(initials(["Jo"] * 8))) == 8
    assert initials(["", "  "])[0]


def test_a_letter_keeps_its_accents() -> None:
    """A combining mark belongs to its letter."""
    assert initials(["E\u0301lodie"]) == ("E\u0301",)


def test_right_to_left_names_are_isolated_inside_sentences() -> None:
    """A Hebrew name must not turn the words round it."""
    assert isolated("Karine") == "Karine"
    hebrew = "\u05d9\u05d4\u05d5\u05d3\u05d9\u05ea"
    assert isolated(hebrew) == f"\u2068{hebrew}\u2069"


def test_counting_and_listing_in_words() -> None:
    """As one says it."""
    assert counted(1, "note") == "one note"
    assert counted(2, "note") == "two notes"
    assert counted(28, "note") == "28 notes"
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
