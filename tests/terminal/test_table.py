"""A game in the terminal: typed moves, why-not answers, undo, records, and nobody's secrets on another's screen."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import gangland
from gangland.terminal.table import Table
from tests.terminal.conftest import screen_with, written
from tests.widgets.worlds import twin

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from gangland.kernel.match import Match
    from gangland.terminal.screen import Screen

FOUR = ("Ernest", "Karine", "Anthelme", "Judith")


def play(*lines: str, people: tuple[int, ...] = (0,), tty: bool = False, **options: object) -> tuple[str, Match]:
    """What a table shows while these lines are typed, and its match."""
    match = gangland.new_match("razzia", FOUR, seed=7, scripted=True, **options)  # type: ignore[arg-type]
    return _at(match, screen_with(*lines, tty=tty), people), match


def _at(match: Match, screen: Screen, people: tuple[int, ...] = (0,)) -> str:
    bots = {seat: "random" for seat in range(len(match.names)) if seat not in people}
    Table(screen, match, people, bots).play()
    return written(screen)


def test_the_holder_sees_position_story_and_choices() -> None:
    """Whoever must decide sees what happened, the position and the numbered choices, each with its name."""
    shown, match = play()
    assert "Ernest looked at the free note: $10,000.  §\u00a0dealer.free-note-secret" in shown
    assert match.describe("Ernest").splitlines()[1] in shown
    assert "4  place jungle       Jungle" in shown
    assert "Good-bye" in shown


def test_moves_by_number_and_by_text() -> None:
    """A number plays the choice it stands for; a typed move does the same."""
    assert play("4")[1].history(gangland.OPEN_TABLE)[2] == ("Ernest", "place jungle")
    assert play("place jungle")[1].history(gangland.OPEN_TABLE)[2] == ("Ernest", "place jungle")


def test_refused_moves_cite_the_clause_and_change_nothing() -> None:
    """A forbidden move is answered with reason, clause and what would be legal."""
    shown, match = play("play JU-G1", "99", "0", "sing", "²")
    assert "(§ razzia.round.sequence)" in shown
    assert "rules round.sequence reads the clause." in shown
    assert shown.count("Choose a number from 1 to 6") == 2
    assert "“sing” is no action of Razzia" in shown
    assert match.ply == 2


def test_why() -> None:
    """`why` tells what may be done and what not, and plays nothing."""
    shown, match = play("why play JU-G1", "why 1", "why", "why sing", "why 77")
    assert "This is not the moment to play a card. (§ razzia.round.sequence)" in shown
    assert "You may: place colibri" in shown
    assert "Name a move" in shown
    assert match.ply == 2


def test_commands() -> None:
    """Help, rules, the table and the story can be asked for at any time."""
    shown, match = play("help", "rules duel.tie", "rules nonsense", "table", "story", "hint", "")
    assert "why MOVE" in shown
    assert "§ razzia.duel.tie" in shown
    assert "no section, clause or ruling 'nonsense'" in shown
    assert shown.count("to act: Ernest places the free note 10") == 2
    assert shown.count("6 bars opened their doors") == 2
    assert "There is no hint for this." in shown
    assert match.ply == 2


def test_undo_is_refused_where_something_was_revealed() -> None:
    """Chance and others' moves cannot be taken back."""
    assert "Only your own last move" in play("undo")[0]
    assert "Only your own last move" in play("place jungle", "undo")[0]


def test_quit_and_the_end_of_input_are_the_same() -> None:
    """Leaving is always polite."""
    assert play("quit")[0].endswith("Good-bye. The table is cleared.\n")
    assert play("q", "4")[1].ply == 2


def test_save_and_load(tmp_path: Path) -> None:
    """A saved record gives the match back; other files are never written over."""
    record = tmp_path / "evening.txt"
    shown, match = play("save", f"save {record}", f"save {record}", f"save {tmp_path}", "quit")
    assert "Name a file" in shown
    assert shown.count("Saved to") == 2
    assert "cannot be written" in shown
    assert gangland.read_record(record.read_text("utf-8")).steps == match.steps
    record.write_text("my diary", "utf-8")
    assert "stays as it is" in play(f"save {record}")[0]
    assert record.read_text("utf-8") == "my diary"


def test_a_whole_game() -> None:
    """Always the first choice, to the end: the ranks of all players are shown."""
    shown, match = play(*["1"] * 200)
    assert match.outcome is not None
    assert "The game is over." in shown
    ranks = [line.split() for line in shown.splitlines()[-4:]]
    assert [int(row[2]) for row in ranks] == sorted(match.outcome.scores, reverse=True)


def test_share_outs_and_duels() -> None:
    """A proposer sees how a proposal is typed and which number is whose; dice wait for somebody to roll them."""
    shown, _ = play(*["1"] * 400, people=(0, 1, 2, 3))
    assert "1  propose " in shown
    assert "The seats are 0 Ernest, 1 Karine, 2 Anthelme, 3 Judith." in shown
    answers = ["2" if number % 2 else "1" for number in range(400)]
    assert "[Enter] Roll" in play(*answers, people=(0, 1, 2, 3))[0]


def hands(match: Match, seat: int) -> str:
    """A seat's hand as the position text writes it."""
    return next(line for line in match.describe(seat).splitlines() if line.startswith("hand"))


def test_never_a_secret_of_others() -> None:
    """Nothing on one person's screen depends on what that person may not know: in paired worlds it reads the same."""
    match = gangland.new_match("razzia", FOUR, seed=7, scripted=True)
    for outcome in range(2):
        assert match.ply == outcome
        match.chance()
    match.play("Ernest", "place jungle")
    for name in FOUR[1:]:
        match.play_bot(name, "random")
    other = twin(match, 0, Random(2))
    assert other is not None
    assert other.facts() != match.facts()
    lines = ("table", "story", "hint", "why play JU-G1", "why accept", "undo", "rules card", "quit")
    assert _at(match, screen_with(*lines)) == _at(other, screen_with(*lines))


def test_two_people_share_a_keyboard() -> None:
    """Between two people the screen is wiped, scrollback too, and the next one confirms before anything is shown."""
    shown, match = play("", "place jungle", "1", "", people=(0, 1), tty=True)
    pages = shown.split("\x1b[2J\x1b[3J\x1b[H")
    assert [page.strip() for page in pages if "Pass the keyboard" in page] == [
        "Pass the keyboard to Ernest. Ernest, press Enter when nobody else looks:",
        "Pass the keyboard to Karine. Karine, press Enter when nobody else looks:",
    ]
    assert hands(match, 1) in pages[-1]
    assert match.history(0)[-1][1] not in pages[-1]
    assert not any(hands(match, 1) in page for page in pages[:-1])


def test_undo_while_the_keyboard_is_passed() -> None:
    """Whoever has just moved may take it back before the next person looks."""
    _, match = play("", "place jungle", "1", "undo", people=(0, 1))
    assert match.to_act == ("Karine", "Ernest")
    _, match = play("", "place jungle", "1", "undo", "2", "quit", people=(0, 1))
    assert match.steps[-1].seat == 0


def test_the_end_shows_no_hand_to_several_people() -> None:
    """When the game is over and all look at the screen, hands stay hidden."""
    shown, match = play(*["1"] * 400, people=(0, 1, 2, 3))
    assert match.outcome is not None
    assert "hand  " not in shown.rpartition("The game is over")[2]


def test_colours_only_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal is coloured; a file is not, and NO_COLOR and dumb terminals are respected."""
    assert "\x1b[" in play("quit", tty=True)[0]
    assert "\x1b[" not in play("quit")[0]
    monkeypatch.setenv("TERM", "dumb")
    assert "\x1b[" not in play("quit", tty=True)[0]
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in play("quit", tty=True)[0]


def test_saved_games_go_on() -> None:
    """A loaded match waits for the same person."""
    match = gangland.new_match("razzia", FOUR, seed=7)
    again = gangland.read_record(match.record())
    assert "4  place jungle" in _at(again, screen_with("quit"))
