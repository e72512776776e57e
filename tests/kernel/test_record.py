"""A record is a text that replays exactly; a broken or changed one is refused with the line at fault."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import gangland
from gangland import InvalidRecord
from tests.kernel.conftest import FOUR, play_on

if TYPE_CHECKING:
    from gangland.kernel.match import Match

SEEDS = range(12)


def random_match(seed: int) -> Match:
    """A whole random game; the seed decides the number of players and the options, too."""
    players = 3 + seed % 6
    options: dict[str, Any] = {"answers": "secret"} if seed % 2 else {}
    names = [f"Player {number}" for number in range(1, players + 1)]
    return play_on(gangland.new_match("razzia", names, scripted=True, **options), seed)


@pytest.mark.parametrize("seed", SEEDS)
def test_round_trip(seed: int) -> None:
    """A record gives the match back: its steps, its position, and the very same record."""
    match = random_match(seed)
    read = gangland.read_record(match.record())
    assert read.steps == match.steps
    assert read.facts() == match.facts()
    assert read.names == match.names
    assert read.record() == match.record()


def test_unfinished_match_goes_on(match: Match) -> None:
    """A match that is read back waits for the same people, and can be played on."""
    read = gangland.read_record(match.record())
    assert read.to_act == match.to_act
    read.play("Ernest", "place jungle")
    assert read.ply == match.ply + 1


def test_record_waiting_for_chance_goes_on() -> None:
    """Where a record ends with chance to act, chance acts when it is read."""
    scripted = gangland.new_match("razzia", FOUR, scripted=True)
    assert gangland.read_record(scripted.record()).to_act == ("Ernest",)


def test_options_and_positions_are_recorded() -> None:
    """Options of every type and a starting position come back."""
    names = ("Ernest", "Karine", "Anthelme")
    options: dict[str, Any] = {
        "first_dealer": 2,
        "removed_bars": ["jungle", "lincoln"],
        "short_round": "skip",
        "answers": "secret",
    }
    match = gangland.new_match("razzia", names, seed=1, **options)
    assert gangland.read_record(match.record()).options == options
    example = gangland.example("razzia", "raid-at-the-jungle").play()
    read = gangland.read_record(example.record())
    assert read.facts()["totals"] == example.branch(example.ply, seed=0).facts()["totals"]
    assert read.steps[: example.ply] == example.steps


def test_comments_and_blank_lines_do_not_count(match: Match) -> None:
    """A reader may annotate a record."""
    lines = match.record().splitlines()
    annotated = "\n\n# a fine evening\n".join(f"  {line}  # indeed" if line else line for line in lines)
    assert gangland.read_record(annotated.lstrip()).steps == match.steps


def test_windows_line_ends_do_not_count(match: Match) -> None:
    """A record survives a mail from a system with other line ends."""
    assert gangland.read_record(match.record().replace("\n", "\r\n")).steps == match.steps


RECORD = """gangland record 1
game: razzia
seats: Ernest | Karine | Anthelme

1. chance: deal {cards}
2. chance: notes 5 10 15 20 25
3. Ernest: place colibri
"""
CARDS = "CO-G1 CO-G2 CO-G3 CO-G4 CO-G5 CO-G6 CO-R3 CO-R4 CO-R6 CC-G1 CC-G2 CC-G3 CC-G4 CC-G5 CC-G6"
GOOD = RECORD.format(cards=CARDS)


def test_the_model_record_is_good() -> None:
    """What the next tests break is whole: it can be written by hand, without a check sum."""
    assert gangland.read_record(GOOD).ply == 3


@pytest.mark.parametrize(
    ("old", "new", "line", "word"),
    [
        ("gangland record 1", "gangland record 2", 1, "begins with"),
        ("gangland record 1\n", "", 1, "begins with"),
        ("game: razzia", "game: poker", 2, "no game"),
        ("game: razzia\n", "", 1, "missing"),
        ("seats: Ernest | Karine | Anthelme\n", "", 1, "missing"),
        ("| Karine ", "", 3, "3 to 8 players"),
        ("Karine", "<b>K</b>", 3, "seats[1]"),
        ("seats:", "colour: red\nseats:", 3, "unknown header"),
        ("seats:", "option answers: maybe\nseats:", 3, "JSON"),
        ("seats:", 'option answers: "maybe"\nseats:', 4, "answers"),
        ("seats:", "option dice: 3\nseats:", 4, "no such option"),
        ("seats:", 'position: {"phase": "lunch"}\nseats:', 4, "phase"),
        ("seats:", "position: [1\nseats:", 3, "JSON"),
        ("1. chance", "2. chance", 5, "step 1 is expected"),
        ("2. chance", "1. chance", 6, "step 2 is expected"),
        ("2. chance: notes 5 10 15 20 25\n", "", 6, "step 2 is expected"),
        ("CO-G1 CO-G2", "CO-G2 CO-G2", 5, "CO-G2"),
        ("CO-G1 CO-G2", "CO-G1", 5, "15 cards"),
        ("notes 5 10", "notes 7 10", 6, "no such note"),
        ("chance: notes", "Ernest: notes", 6, "Cards, notes and dice"),
        ("Ernest: place", "Judith: place", 7, "no seat"),
        ("Ernest: place", "Karine: place", 7, "dealer"),
        ("Ernest: place colibri", "Ernest: place lincoln", 7, "not in play"),
        ("Ernest: place colibri", "Ernest: dance", 7, "no action"),
        ("3. Ernest: place colibri", "and so on", 7, "neither a header nor a step"),
    ],
)
def test_broken_record_names_the_line(old: str, new: str, line: int, word: str) -> None:
    """Whatever is broken, the error has the number of the first line at fault, and says what is wrong with it."""
    assert old in GOOD
    with pytest.raises(InvalidRecord, match=re.escape(word)) as error:
        gangland.read_record(GOOD.replace(old, new, 1))
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "hello", "\x00", "gangland record 10", "{}"])
def test_no_record_at_all(text: str) -> None:
    """Anything else is refused at its first line."""
    with pytest.raises(InvalidRecord) as error:
        gangland.read_record(text)
    assert error.value.line == 1


def test_changed_record_is_refused(match: Match) -> None:
    """A record that was changed after it was written says so, and how to read it all the same."""
    changed = match.record().replace("Judith", "Judita")
    with pytest.raises(InvalidRecord, match="changed since it was written; remove this line") as error:
        gangland.read_record(changed)
    last = len(changed.splitlines())
    assert error.value.line == last
    assert gangland.read_record("\n".join(changed.splitlines()[:-1])).names[3] == "Judita"


def test_shortened_record_is_refused(match: Match) -> None:
    """A step that is missing is noticed even where the rest would replay."""
    lines = match.record().splitlines()
    shortened = [line for line in lines if not line.startswith("2. ")]
    with pytest.raises(InvalidRecord, match="changed since"):
        gangland.read_record("\n".join(shortened))


def test_every_changed_letter_is_noticed(match: Match) -> None:
    """No single letter of what counts can be changed unnoticed."""
    record = match.record()
    for at in range(0, record.index("check:"), 7):
        if record[at].isalnum():
            changed = record[:at] + ("x" if record[at] != "x" else "y") + record[at + 1 :]
            with pytest.raises(InvalidRecord):
                gangland.read_record(changed)


def test_a_record_never_runs_as_code() -> None:
    """Hostile values are data: they are refused or kept as text."""
    for value in ('__import__("os")', '{"a": NaN', "!!python/object"):
        with pytest.raises(InvalidRecord):
            gangland.read_record(GOOD.replace("seats:", f"option answers: {value}\nseats:"))


@pytest.mark.parametrize("value", ["[]", "[1]", '"x"', "5"])
def test_a_position_is_a_table(value: str) -> None:
    """A position of another shape is refused at its line."""
    with pytest.raises(InvalidRecord):
        gangland.read_record(GOOD.replace("seats:", f"position: {value}\nseats:"))


def test_refused_record_has_a_short_message() -> None:
    """A huge line does not come back as a huge error."""
    with pytest.raises(InvalidRecord) as error:
        gangland.read_record(GOOD + "4. Karine: " + "play " * 10_000)
    assert len(str(error.value)) < 500
