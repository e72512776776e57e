"""Names of players are short and printable, and cannot pass for markup; a wrong set-up names every problem at once."""

from __future__ import annotations

import pytest

import gangland
from gangland import InvalidSetup
from gangland.kernel.errors import Problem, Refusal
from gangland.kernel.seats import LONGEST_NAME

REST = ("Karine", "Anthelme", "Judith")

HOSTILE = {
    "markup": "<img src=x onerror=alert(1)>",
    "entity": "a&lt;b",
    "end of a script": "</script>",
    "quotes": 'a" onload="x',
    "template": "{{7*7}}",
    "backtick": "`x`",
    "very long": "x" * (LONGEST_NAME + 1),
    "huge": "x" * 1_000_000,
    "right-to-left override": "abc\u202edef",
    "isolate": "abc\u2067def",
    "zero width": "Ern\u200best",
    "byte order mark": "\ufeffErnest",
    "control character": "Ern\x07est",
    "escape sequence": "\x1b[31mred",
    "newline": "Ern\nest",
    "line separator": "Ern\u2028est",
    "null": "Ern\x00est",
    "surrogate": "\ud800",
    "private use": "\ue000",
    "record separator": "a | b",
    "colon": "a: b",
    "comment": "a # b",
    "chance": "chance",
    "chance, shouted": "CHANCE",
    "spectator": "Spectator",
    "open table": "Open Table",
    "empty": "",
    "blank": "   ",
    "blank in front": " Ernest",
    "taken": "Karine",
    "taken, shouted": "KARINE",
}


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_name_is_refused(name: str) -> None:
    """A name that could deceive or break something is refused, its field is named, and the message does not repeat it whole."""
    with pytest.raises(InvalidSetup) as error:
        gangland.new_match("razzia", [name, *REST], seed=1)
    assert all(problem.field.startswith("seats[") for problem in error.value.problems)
    message = str(error.value)
    assert len(message) < 400
    assert not set("\x1b\x00\x07\u202e\u2067\u2028") & set(message)


@pytest.mark.parametrize("name", [7, None, b"Ernest", ["Ernest"], {"a": 1}])
def test_a_name_is_text(name: object) -> None:
    """Anything but text is refused by its type."""
    with pytest.raises(InvalidSetup, match=f"not {type(name).__name__}"):
        gangland.new_match("razzia", [name, *REST], seed=1)  # type: ignore[list-item]


@pytest.mark.parametrize(
    "name", ["Zoë", "O'Hara", "李小龙", "שרה", "Ада", "J. R.", "Ann-Marie", "x" * LONGEST_NAME, "1", "👩"]
)
def test_honest_names_are_welcome(name: str) -> None:
    """People of all alphabets can play, and find their name in the record again."""
    match = gangland.new_match("razzia", [name, *REST], seed=1)
    assert gangland.read_record(match.record()).names[0] == name
    assert match.describe(name)


def test_all_problems_at_once() -> None:
    """Seats and options are checked together, so that one attempt shows everything there is to mend."""
    with pytest.raises(InvalidSetup) as error:
        gangland.new_match("razzia", ["<b>", "<b>"], answers="loud", dice=3, first_dealer=9, short_round="skip")
    fields = [problem.field for problem in error.value.problems]
    assert set(fields) == {"seats", "seats[0]", "seats[1]", "answers", "dice", "first_dealer", "short_round"}
    assert len(str(error.value).splitlines()) == len(fields)


@pytest.mark.parametrize("players", [0, 1, 2, 9, 100])
def test_wrong_number_of_players_cites_the_clause(players: int) -> None:
    """Razzia is for three to eight."""
    with pytest.raises(InvalidSetup) as error:
        gangland.new_match("razzia", [f"P{number}" for number in range(players)], seed=1)
    assert error.value.problems[0].clause == "razzia.setup.players"


def test_a_problem_reads_as_one_line() -> None:
    """Field, message, clause."""
    assert str(Problem("seats", "too few", "a.b")) == "seats: too few (§ a.b)"
    assert str(Problem("seats", "too few")) == "seats: too few"


def test_a_refusal_reads_as_a_sentence() -> None:
    """The reason, its clause, and what would be legal instead."""
    assert str(Refusal("a.b", "No.")) == "No. (§ a.b)"
    assert str(Refusal("a.b", "No.", instead=("x", "y"))) == "No. (§ a.b) Instead: x, y."
