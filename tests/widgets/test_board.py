"""The widgets: a mimebundle with three parts, one synced value, and messages that are checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gangland
import gangland_widgets
from gangland_widgets import Board, LessonBoard, Replay
from tests.widgets.conftest import FOUR

VIEW = "application/vnd.jupyter.widget-view+json"


@pytest.fixture
def board() -> Board:
    """Ernest against bots."""
    return Board(gangland.new_match("razzia", FOUR, seed=7), seat="Ernest", bots="random")


def bundle(widget: Any) -> dict[str, Any]:
    """What a notebook stores of a widget."""
    shown = widget._repr_mimebundle_()
    data: dict[str, Any] = shown[0] if isinstance(shown, tuple) else shown
    return data


def test_three_parts(board: Board) -> None:
    """Text that tests compare, a picture for pages, and the widget."""
    data = bundle(board)
    assert data["text/plain"] == board.match.describe("Ernest")
    assert data["text/html"].startswith('<figure class="gangland-board"')
    assert data[VIEW]["model_id"] == board.model_id


def test_the_text_is_the_present_position(board: Board) -> None:
    """After a move, text and picture show the position after it."""
    before = bundle(board)["text/plain"]
    board._answer(board, {"turn": board.update["turn"], "choice": 0}, [])
    assert bundle(board)["text/plain"] != before
    assert bundle(board)["text/plain"] == board.match.describe("Ernest")


def test_only_the_viewer_s_picture_is_synced(board: Board) -> None:
    """Saved state holds the update and the front-end, and nothing from which a secret could be read."""
    state = board.get_state()
    ours = {name for name in state if not name.startswith("_")} - {"layout", "tabbable", "tooltip", "comm", "keys"}
    assert ours == {"update"}
    text = json.dumps(state["update"])
    others = {code for seat in (1, 2, 3) for code in board.match.describe(seat).split("hand  ")[1].split()[:5]}
    own = set(board.match.describe(0).split("hand  ")[1].split()[:5])
    assert not any(f'"{code}' in text or f" {code}" in text for code in others - own)


def test_messages_are_checked(board: Board) -> None:
    """A forged message changes nothing and leaves a notice."""
    record = board.match.record()
    for content in (None, "x", {"turn": 99, "choice": 0}, {"turn": board.update["turn"], "choice": 99}):
        board._answer(board, content, [])
        assert board.update["notice"]
    assert board.match.record() == record


def test_messages_of_the_front_end_arrive(board: Board) -> None:
    """A message by the widget's own channel reaches the match."""
    board._handle_custom_msg({"turn": board.update["turn"], "choice": 3}, [])
    assert board.match.history("Ernest")[2] == ("Ernest", "place jungle")


def test_refresh(board: Board) -> None:
    """What is played in a cell shows after a refresh."""
    board.match.play("Ernest", "place jungle")
    turn = board.update["turn"]
    board.refresh()
    assert board.update["turn"] == turn + 1
    assert "JU {10,10}" in bundle(board)["text/plain"]


def test_caption_names_game_and_viewer(board: Board) -> None:
    """Everybody who sees the picture is told through whose eyes."""
    assert board.caption == "Razzia, seen by Ernest"
    assert "<figcaption>Razzia, seen by Ernest</figcaption>" in bundle(board)["text/html"]


@pytest.mark.parametrize("name", gangland.examples("razzia"))
def test_every_example_can_be_replayed(name: str) -> None:
    """Each worked example is a stepper whose text is its last position."""
    replay = Replay(gangland.example("razzia", name))
    data = bundle(replay)
    assert data["text/plain"] == replay.match.describe(replay.example.viewer)
    assert replay.update["mode"] == "recorded"
    assert replay.caption.startswith(f"{replay.example.code}. {replay.example.title}")
    assert data[VIEW]["model_id"] == replay.model_id


def test_a_replay_is_not_played_on_its_path() -> None:
    """A choice sent to an example is answered by a word; the example and its pages stay as they are."""
    replay = Replay(gangland.example("razzia", "raid-at-the-jungle"))
    page = replay._repr_mimebundle_()[0]["text/html"]
    replay._handle_custom_msg({"turn": replay.update["turn"], "choice": 0}, [])
    assert replay.update["notice"]
    assert replay.update["frames"] == replay.session.recorded["frames"]
    assert replay._repr_mimebundle_()[0]["text/html"] == page


def test_a_reader_may_leave_an_example_and_come_back_to_the_same_step() -> None:
    """What if: play on from a step against bots, then return to exactly that step."""
    replay = Replay(gangland.example("razzia", "raid-at-the-jungle"))
    stop = next(number for number, frame in enumerate(replay.update["frames"]) if frame["ply"] == 3)
    replay._handle_custom_msg({"turn": replay.update["turn"], "lesson": "what-if", "frame": stop}, [])
    assert replay.update["mode"] == "live"
    assert replay.update["lesson"]["can"] == ["return"]
    assert replay.update["prompt"]["kind"] == "pick"
    replay._handle_custom_msg({"turn": replay.update["turn"], "choice": 0}, [])
    assert replay.update["notice"] is None
    replay._handle_custom_msg({"turn": replay.update["turn"], "lesson": "return"}, [])
    assert replay.update["start"] == stop
    assert replay.update["frames"] == replay.session.recorded["frames"]


@pytest.mark.parametrize("frame", [None, -1, 999, "3", True])
def test_a_step_that_does_not_exist_cannot_be_left(frame: object) -> None:
    """A forged step changes nothing."""
    replay = Replay(gangland.example("razzia", "raid-at-the-jungle"))
    replay._handle_custom_msg({"turn": replay.update["turn"], "lesson": "what-if", "frame": frame}, [])
    assert replay.update["mode"] == "recorded"
    assert replay.update["notice"]


def test_a_lesson_is_shown_and_taped() -> None:
    """A lesson's board shows its first picture; its page carries the tape and not the answers of the live board."""
    board = LessonBoard(gangland.lesson("razzia", gangland.lessons("razzia")[0]))
    bundle = board._repr_mimebundle_()[0]
    assert 'class="gangland-tape"' in bundle["text/html"]
    assert bundle["text/plain"].startswith("Razzia")
    board._handle_custom_msg({"turn": board.update["turn"], "lesson": "next"}, [])
    assert board.update["lesson"]["at"] == 1
    assert board._repr_mimebundle_()[0]["text/html"] == bundle["text/html"]


def test_the_same_board_gives_the_same_figure() -> None:
    """Figures in notebooks are deterministic: the same match gives the same HTML."""
    figures = {
        bundle(Board(gangland.new_match("razzia", FOUR, seed=7), seat="Karine", bots="sensible"))["text/html"]
        for _ in range(2)
    }
    assert len(figures) == 1


def test_fonts_are_inside_the_style_sheet(board: Board) -> None:
    """A notebook has no folder to fetch fonts from, and nothing is fetched from elsewhere."""
    style = str(board._css)
    assert "url(data:font/woff2;base64," in style
    assert "url(http" not in style
    assert "@import" not in style


def test_unknown_names_of_the_package() -> None:
    """The package has its widgets and nothing by accident."""
    assert gangland_widgets.Board is Board
    with pytest.raises(AttributeError, match="nonsense"):
        _ = gangland_widgets.nonsense
