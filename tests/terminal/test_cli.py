"""The command line answers in words, refuses bad input in one line with exit code 2, and never shows a traceback."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import gangland
from gangland.cli import BAD_INPUT, INTERRUPTED, main
from gangland.terminal import shelf
from gangland.terminal.screen import Screen
from gangland.terminal.shelf import NotHere, open_book, open_lab

if TYPE_CHECKING:
    from pathlib import Path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a command."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    """The list of games has players and credits."""
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert out == "razzia  Razzia  3 to 8 players  Stefan Dorra · Ravensburger 1992\n"


def test_whole_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """All clauses and rulings are shown, wrapped to the width of the terminal."""
    code, out, _ = run(capsys, "rules", "razzia")
    rules = gangland.new_match("razzia", ["A", "B", "C"], seed=1).rules
    assert code == 0
    assert all(f"§ {clause}" in out for clause in rules.clauses)
    assert all(ruling in out for ruling in rules.rulings)
    assert "{" not in out
    assert max(len(line) for line in out.splitlines() if "§" not in line) <= 80


def test_rules_fit_a_narrow_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Prose is wrapped to the terminal's own width."""
    monkeypatch.setenv("COLUMNS", "40")
    _, out, _ = run(capsys, "rules", "razzia", "duel.tie")
    assert max(len(line) for line in out.splitlines()[1:]) <= 40


@pytest.mark.parametrize("name", ["duel.chain", "razzia.duel.chain", "§ razzia.duel.chain"])
def test_one_clause(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """A clause is found with or without the name of the game, and no other is shown."""
    code, out, _ = run(capsys, "rules", "razzia", name)
    assert code == 0
    assert out.count("§") == 1


def test_a_clause_with_its_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    """Where the rulebook is silent, the ruling is shown with the clause, and the clauses with the ruling."""
    _, out, _ = run(capsys, "rules", "razzia", "share.answer-order")
    assert "Ruling razzia.ruling.answer-order" in out
    assert "We play:" in out
    assert "--option answers" in out
    _, out, _ = run(capsys, "rules", "razzia", "ruling.answer-order")
    assert "§ razzia.share.answer-order" in out


def test_a_section_and_a_family(capsys: pytest.CaptureFixture[str]) -> None:
    """A section shows its clauses; so does the beginning that several clauses share."""
    _, section, _ = run(capsys, "rules", "razzia", "duel")
    assert "Duels" in section
    assert "§ razzia.duel.tie " in section
    assert "§ razzia.share" not in section
    _, family, _ = run(capsys, "rules", "razzia", "raid")
    assert "§ razzia.raid.success" in family


def test_examples(capsys: pytest.CaptureFixture[str]) -> None:
    """Examples are listed by code and title."""
    code, out, _ = run(capsys, "examples", "razzia")
    assert code == 0
    assert all(name in out for name in gangland.examples("razzia"))


@pytest.mark.parametrize("name", gangland.examples("razzia"))
def test_every_example_can_be_retold(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """Each example is retold with its steps, its sentences and its clauses."""
    code, out, _ = run(capsys, "examples", "razzia", name)
    example = gangland.example("razzia", name)
    assert code == 0
    assert out.startswith(f"{example.code}. {example.title}\n")
    assert f"\n{len(example.steps)}. " in out
    assert f"§\u00a0{example.clauses[-1]}" in out


def test_an_example_keeps_the_secrets_of_its_evening(capsys: pytest.CaptureFixture[str]) -> None:
    """What Karine could not see is not retold before it was seen."""
    _, out, _ = run(capsys, "examples", "razzia", "raid-at-the-jungle")
    before, _, after = out.partition("\n7. Karine: play JU-R3")
    assert "Anthelme: play a card" in before
    assert "CC-R6" not in before
    assert "Cards up!" in after


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    """A simulation prints a table, and its progress on the error stream."""
    code, out, err = run(
        capsys, "simulate", "razzia", "--games", "20", "--players", "3", "--seed", "4", "--workers", "1"
    )
    assert code == 0
    assert out.splitlines()[1].split() == ["seat", "bot", "wins", "share", "mean", "sd"]
    assert [line.split()[1] for line in out.splitlines()[2:5]] == ["random"] * 3
    assert "decisions" in out
    assert err == "20 of 20 games\n"


def test_simulate_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same table, with one worker or two."""
    tables = set()
    for workers in ("1", "2"):
        _, out, _ = run(capsys, "simulate", "razzia", "--games", "150", "--seed", "4", "--workers", workers)
        tables.add(out.rpartition("\n")[0].rpartition("\n")[0])
    assert len(tables) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "COMMAND"),
        (["dance"], "invalid choice: 'dance'"),
        (["games", "--loud"], "unrecognized arguments: --loud"),
        (["rules"], "game"),
        (["rules", "chess"], "no game 'chess'; there are razzia"),
        (["rules", "razzia", "duel.tye"], "perhaps duel.tie"),
        (["rules", "razzia", "x" * 5000], "no section, clause or ruling"),
        (["examples", "razzia", "raid"], "no example 'raid' of Razzia; there are "),
        (["simulate", "razzia", "--games", "0"], "'0' is no whole number of at least 1"),
        (["simulate", "razzia", "--games", "many"], "'many' is no whole number"),
        (["simulate", "razzia", "--players", "9"], "Razzia is for 3 to 8 players, not 9"),
        (["simulate", "razzia", "--bots", "genius"], "no bot 'genius'; there are random, sensible"),
        (["simulate", "razzia", "--bots", "random,random"], "2 bots are named"),
        (["simulate", "razzia", "--option", "answers=loud"], "answers: must be"),
        (["simulate", "razzia", "--workers", "-1"], "at least 1"),
        (["play", "razzia", "--seats", "Ann", "<b>", "Ann"], "seats[1]: a name must not contain"),
        (["play", "razzia", "--seats", "Ann", "Ben"], "3 to 8 players, not 2"),
        (["play", "razzia", "--seat", "Nobody"], "no seat 'Nobody'; the seats are 0 Ernest"),
        (["play", "razzia", "--seat", "7"], "no seat '7'"),
        (["play", "razzia", "--option", "answers"], "write --option name=value"),
        (["play", "razzia", "--option", "answers=secret", "--option", "answers=secret"], "given twice"),
        (["play", "razzia", "--option", "dice=3"], "dice: no such option"),
        (["play", "razzia", "--seed", "x"], "'x' is no whole number"),
        (["play", "razzia", "--load", "no-such-file"], "cannot be read"),
        (["play", "razzia", "--load", "x", "--players", "4"], "leave out --seats"),
    ],
)
def test_bad_input_is_one_line(capsys: pytest.CaptureFixture[str], arguments: list[str], words: str) -> None:
    """Whatever is wrong, one line names the problem and the remedy, and the exit code is 2."""
    code, out, err = run(capsys, *arguments)
    assert code == BAD_INPUT
    assert out == ""
    assert words in err
    assert err.startswith("gangland")
    assert err.count("\n") == 1
    assert len(err) < 1000


def test_broken_record_names_file_and_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A record that cannot be read is refused with its line; a file that is no text is refused, too."""
    record = tmp_path / "evening.txt"
    record.write_text("gangland record 1\ngame: razzia\nseats: A | B\n", "utf-8")
    code, _, err = run(capsys, "play", "razzia", "--load", str(record))
    assert code == BAD_INPUT
    assert "evening.txt, line 3:" in err
    record.write_bytes(b"\xff\xfe\x00")
    assert "is no text" in run(capsys, "play", "razzia", "--load", str(record))[2]


def test_ctrl_c_leaves_politely(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupted command says good-bye and shows no traceback."""

    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupt)
    code, _, err = run(capsys, "play", "razzia", "--seed", "1")
    assert code == INTERRUPTED
    assert err == "\nGood-bye.\n"


def test_a_closed_pipe_is_no_error() -> None:
    """Whoever reads only the first lines (`| head`) sees no complaint."""
    command = f"{sys.executable} -m gangland.cli rules razzia | head -n 1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)  # noqa: S602  a pipe is the point
    assert ran.stdout == "Razzia\n"
    assert ran.stderr == ""


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The command knows its version."""
    assert run(capsys, "--version")[1] == f"gangland {gangland.__version__}\n"


def test_lab_and_book_say_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra, or outside a clone, the message names the command that helps."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NotHere, match="make book"):
        open_book(tmp_path)
    monkeypatch.setattr(shelf, "find_spec", lambda _: object())
    with pytest.raises(NotHere, match="make lab"):
        open_lab(tmp_path)
    monkeypatch.setattr(shelf, "find_spec", lambda _: None)
    with pytest.raises(NotHere, match=r'pip install "gangland\[notebook\]"'):
        open_lab(tmp_path)
    (tmp_path / "book" / "gangland_book").mkdir(parents=True)
    with pytest.raises(NotHere, match="which installs them"):
        open_book(tmp_path)


def test_lab_opens_the_chapters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a clone, JupyterLab is started on the notebooks."""
    started: list[tuple[str, ...]] = []
    (tmp_path / "notebooks").mkdir()
    monkeypatch.setattr(shelf, "find_spec", lambda _: object())

    def start(*command: str, at: Path) -> int:
        started.append((*command, str(at)))
        return 0

    monkeypatch.setattr(shelf, "_run", start)
    assert open_lab(tmp_path) == 0
    assert started == [("jupyterlab", str(tmp_path / "notebooks"), str(tmp_path))]
