"""`gangland lesson check`: every fault of a lesson is told, all at once, where it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gangland
from gangland import InvalidSetup
from gangland.cli import main
from gangland.kernel.lesson_check import lesson_problems
from gangland.kernel.lessons import parse_lesson

GAME = gangland.GAMES["razzia"]
ROOT = Path(__file__).resolve().parents[2]


def written() -> str:
    """The complete example of CONTRIBUTING, which must be as good as any lesson."""
    found = re.search(
        r"## Adding a lesson.*?```toml\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.DOTALL
    )
    assert found
    return found[1]


EXAMPLE = written()


def faults(text: str) -> list[str]:
    """Every fault of a lesson, as an author reads them."""
    try:
        return [str(problem) for problem in lesson_problems(parse_lesson(GAME, "test", text))]
    except InvalidSetup as error:
        return [str(problem) for problem in error.problems]


def changed(*changes: tuple[str, str]) -> str:
    """The example with something else in it."""
    text = EXAMPLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_the_example_of_the_handbook_fits_the_rules() -> None:
    """What CONTRIBUTING shows can be copied."""
    assert faults(EXAMPLE) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"razzia.raid.success"', '"razzia.raid.sucess"', "teaches: no clause razzia.raid.sucess"),
        ('reader = "Karine"', 'reader = "Karin"', "reader: Karin does not sit at this table"),
        ('"CO-G1", ', "", "position: position.hands.Karine: needs 5 cards"),
        ("totals = { Karine = 50 }", "totals = { Karine = 55 }", "steps[2].solution: “play JU-R3” is no solution"),
        ('events = ["GamblersCaught"]', 'events = ["GamblerCaught"]', "steps[2].goal: no event GamblerCaught"),
        ('solution = "play JU-R3"', 'solution = "play JU-R4"', "is not in your hand"),
        ('solution = "play JU-R3"', 'solution = "play CO-G1"', "it does not meet the goal"),
        ("`play JU-R3`", "`play JU-R6`", "steps[2].hints[2]: advises “play JU-R6”, which is not legal"),
        ("`play JU-R3`", "`send JU-R3`", "steps[2].hints[2]: “send JU-R3” is no action"),
        ('"Look for the blue card with the badge.", ', "", "steps[2].hints: 3 hints are needed"),
        ('wrong = ["play JU-R6"]', 'wrong = ["play JU-R3"]', "steps[2].wrong: “play JU-R3” is legal"),
        ('wrong = ["play JU-R6"]', 'wrong = ["raid!"]', "steps[2].wrong: “raid!” is no action"),
        ("Karine takes $50,000", "Karine takes $55,000", "steps[2].done: speaks of $55,000"),
        ("Ernest is caught, and Karine takes", "Judith takes", "steps[2].done: says that Judith got $50,000"),
        ("wants the $50,000", "wants the $60,000", "steps[2].say: speaks of $60,000"),
        ('look = ["hand-3"', 'look = ["hand-7"', "steps[1].look: nothing called hand-7 lies on the board"),
        ('play = "play CC-R6"', 'play = "play CC-G6"', "steps[2].script[1]: Anthelme cannot “play CC-G6”"),
        ('answer = "Raids and', 'answer = "Rates and', "which is not among the choices"),
        ("Two = { pots = { CO = 2 } }", "Two = { pots = { CO = 3 } }", "“nothing” turns out right"),
        ("One = { pots = { CO = 1 } }, ", "", "steps[4].answered_by: needs facts for every choice"),
        ("One = { pots = { CO = 1 } }", "One = { pots = { CO = 2 } }", "more than one choice is right: One, Two"),
        ("One = { pots = { CO = 1 } }", "One = { pot = { CO = 1 } }", "the position has no fact pot"),
        ("refill CC-G3", "refill CC-R6", "steps[4]:"),
        ('who = "Karine", play = "place', 'who = "Judith", play = "place', "steps[5]:"),
    ],
)
def test_a_fault_is_told(old: str, new: str, told: str) -> None:
    """Whatever does not fit is told with its place and what is wrong."""
    assert any(told in fault for fault in faults(changed((old, new)))), faults(changed((old, new)))


def test_a_move_out_of_turn_is_told() -> None:
    """A step that asks the reader when others are to act says who is."""
    move = EXAMPLE[EXAMPLE.index('[[steps]]\nkind = "move"') : EXAMPLE.index('[[steps]]\nkind = "question"')]
    assert "steps[6]: Karine is not to act here" not in faults(EXAMPLE)
    again = EXAMPLE.replace('[[steps]]\nkind = "question"', f'{move}[[steps]]\nkind = "question"', 1)
    assert "steps[3]: Karine is not to act here; to act: chance" in faults(again)


def test_missing_and_unknown_fields_are_told_together() -> None:
    """Fields that a step lacks or should not have are all named, before anything is played."""
    text = changed(('title = "Catch', 'titel = "Catch'), ("missed = ", "mist = "), ('kind = "tell"', 'kind = "sing"'))
    told = faults(text)
    for field in ("titel", "title", "steps[1].kind", "steps[2].mist", "steps[2].missed"):
        assert any(fault.startswith(f"{field}:") for fault in told), field


def test_faults_are_told_at_once() -> None:
    """Several faults in several steps are told in one go."""
    told = faults(
        changed(
            ("razzia.dealer.carry-over", "razzia.dealer.carry"),
            ("wants the $50,000", "wants the $60,000"),
            ("hand-3", "hand-8"),
        )
    )
    assert len(told) == 3


def test_a_goal_met_by_another_move_must_lead_on() -> None:
    """Any move that meets the goal counts, so a later step that fits only the written solution is a fault."""
    loose = changed(
        (
            'goal = { events = ["GamblersCaught"], facts = { totals = { Karine = 50 } } }',
            'goal = { events = ["CardsRevealed"] }',
        )
    )
    assert faults(loose) == []
    late = (
        '[[steps]]\nkind = "move"\nsay = "And now?"\ngoal = { events = ["CardChosen"] }\nhints = ["a", "b", "c"]\n'
        'solution = "play CO-G1"\nmissed = "No."\ndone = "Yes."\n'
    )
    assert faults(loose + late) == ["steps[2].goal: “play CO-G1” meets it, too, but then step 6 has no solution"]
    shown = '[[steps]]\nkind = "show"\nsay = "Ah."\nscript = [{ who = "Karine", play = "play CO-G1" }]\n'
    assert [fault.partition(": You")[0] for fault in faults(loose + shown)] == [
        "steps[2].goal: “play CO-G1” meets it, too, but then step 6 cannot be played"
    ]
    narrow = loose.replace("One = { pots = { CO = 1 } }", "One = { pots = { CO = 9 } }")
    assert faults(narrow) == ["steps[2].goal: “play CO-G1” meets it, too, but then step 4 has no right answer"]


def test_a_file_that_is_no_toml_is_told() -> None:
    """A slip of the pen is told as such."""
    assert faults("title = ")[0].startswith("file: is no TOML")


# ---------------------------------------------------------------- the command


def test_the_command_praises_a_good_lesson(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A lesson without fault: one line, exit code 0."""
    path = tmp_path / "1-catch.toml"
    path.write_text(EXAMPLE, "utf-8")
    assert main(["lesson", "check", str(path), "--game", "razzia"]) == 0
    assert capsys.readouterr().out == "1-catch.toml fits the rules of Razzia: 5 steps, 4 clauses\n"


def test_the_command_tells_all_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line per fault, with file and step, and exit code 1; broken files too."""
    path = tmp_path / "1-catch.toml"
    path.write_text(changed(("wants the $50,000", "wants the $60,000"), ("hand-3", "hand-8")), "utf-8")
    assert main(["lesson", "check", str(path), "--game", "razzia"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(": ")[0] for line in lines] == ["1-catch.toml, steps[1].look", "1-catch.toml, steps[2].say"]
    path.write_text("title", "utf-8")
    assert main(["lesson", "check", str(path), "--game", "razzia"]) == 1


def test_the_command_knows_the_game_by_the_folder(capsys: pytest.CaptureFixture[str]) -> None:
    """A file in a game's own folder needs no --game."""
    assert main(["lesson", "check", str(ROOT / "gangland/games/razzia/lessons/1-alone-at-a-bar.toml")]) == 0
    assert "fits the rules" in capsys.readouterr().out


def test_the_command_says_what_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No file, no text, or no game: one line, exit code 2."""
    path = tmp_path / "1-catch.toml"
    assert main(["lesson", "check", str(path), "--game", "razzia"]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["lesson", "check", str(path)]) == 2
    assert "say --game, one of razzia" in capsys.readouterr().err
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["lesson", "check", str(path), "--game", "razzia"]) == 2
    assert "is no text" in capsys.readouterr().err


def test_the_command_lists_the_course(capsys: pytest.CaptureFixture[str]) -> None:
    """`gangland lessons razzia` names every lesson in teaching order, with what it teaches."""
    assert main(["lessons", "razzia"]) == 0
    told = capsys.readouterr().out
    places = [told.index(name) for name in gangland.lessons("razzia")]
    assert places == sorted(places)
    assert "bar.lone-gambler" in told
