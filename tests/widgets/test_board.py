"""The widgets: a mimebundle with three parts, one synced value, and messages that are checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gangland
import gangland_widgets
from gangland_widgets import Board, Replay
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


def test_a_replay_answers_nobody() -> None:
    """A recorded board has no messages to receive: it does not change."""
    replay = Replay(gangland.example("razzia", "raid-at-the-jungle"))
    before = json.dumps(replay.update)
    replay._handle_custom_msg({"turn": 0, "choice": 0}, [])
    assert json.dumps(replay.update) == before


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
