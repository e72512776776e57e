"""Replies are not trusted: stale, forged and senseless ones change nothing and leave a notice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from gangland_widgets.replies import LONGEST_TYPED, STALE
from tests.widgets.test_session import duellist, proposer

if TYPE_CHECKING:
    from tests.widgets.conftest import Screen


def unchanged(screen: Screen, content: object) -> dict[str, Any]:
    """Send it; nothing may change but the turn and the notice. The notice."""
    record, viewer = screen.session.match.record(), screen.session.viewer
    update = screen.send(content)
    assert screen.session.match.record() == record
    assert screen.session.viewer == viewer
    notice: dict[str, Any] = update["notice"]
    assert notice["text"]
    assert len(notice["text"]) < 600
    return notice


@pytest.mark.parametrize("turn", [0, 2, -1, None, "1", 1.5, [1], {}, 10**30])
def test_stale_or_forged_turn(alone: Screen, turn: object) -> None:
    """A reply to another picture than the last one is refused."""
    assert unchanged(alone, {"turn": turn, "choice": 0})["text"] == STALE


def test_a_second_click_is_stale(alone: Screen) -> None:
    """The same reply sent twice plays once."""
    reply = {"turn": alone.update["turn"], "choice": 0}
    alone.send(reply)
    assert unchanged(alone, reply)["text"] == STALE


@pytest.mark.parametrize("content", [None, 7, "choice", [], ["turn"], b"x", True])
def test_no_reply_at_all(alone: Screen, content: object) -> None:
    """Anything but a reply is refused."""
    unchanged(alone, content)


@pytest.mark.parametrize("choice", [6, -1, 10**20, 1.0, "0", None, True, False, [0], {"a": 1}])
def test_choice_out_of_range_or_of_wrong_type(alone: Screen, choice: object) -> None:
    """Only the number of an offer is a choice."""
    unchanged(alone, {"turn": alone.update["turn"], "choice": choice})


@pytest.mark.parametrize("text", [None, 7, "", "   ", [], {"play": 1}, True, b"place jungle"])
def test_typed_moves_are_text(alone: Screen, text: object) -> None:
    """What is typed must be text with something in it."""
    unchanged(alone, {"turn": alone.update["turn"], "typed": text})


@pytest.mark.parametrize(
    "text",
    [
        "x" * 1_000_000,
        "propose " + "0:5 " * 100_000,
        "place jungle\u202e",
        "place\x00jungle",
        "place jungle; quit",
        "../../etc/passwd",
        "__import__('os').system('true')",
        "\ud800",
    ],
)
def test_hostile_text_is_only_text(alone: Screen, text: str) -> None:
    """Huge and hostile texts are refused like any other wrong move."""
    unchanged(alone, {"turn": alone.update["turn"], "typed": text})


def test_a_move_is_never_cut_short(alone: Screen) -> None:
    """A text that is too long is refused as a whole: its beginning is not played."""
    unchanged(alone, {"turn": alone.update["turn"], "typed": "place jungle" + " " * LONGEST_TYPED + "or not"})


@pytest.mark.parametrize(
    "arrangement", [None, 7, "00", [], [0], [0] * 99, [0, "0"], [0, -1], [0, 99], [0, None], [True, True], {}]
)
def test_arrangements_that_do_not_fit(arrangement: object) -> None:
    """Only one basket for every note is an arrangement."""
    screen = proposer()
    unchanged(screen, {"turn": screen.update["turn"], "sorted": arrangement})


@pytest.mark.parametrize("verb", ["sorted", "next", "raise", "undo"])
def test_replies_to_another_question(alone: Screen, verb: str) -> None:
    """What is not asked is not answered: no sorting, rolling, lifting or taking back here."""
    unchanged(alone, {"turn": alone.update["turn"], verb: True})


@pytest.mark.parametrize("reply", [{"choice": 0}, {"typed": "accept"}, {"sorted": []}, {"raise": True}, {"undo": True}])
def test_dice_do_not_listen(reply: dict[str, object]) -> None:
    """While dice wait to be rolled, nothing else can be done."""
    screen = duellist()
    unchanged(screen, {"turn": screen.update["turn"], **reply})


@pytest.mark.parametrize("viewer", [2, -1, True, "spectator", None, 1.0, []])
def test_viewers_that_are_not_offered(alone: Screen, viewer: object) -> None:
    """A board shows only the eyes it offers: never a bot's, never the open table."""
    unchanged(alone, {"turn": alone.update["turn"], "viewer": viewer})


@pytest.mark.parametrize("content", [{}, {"dance": True}, {"__class__": 1}, {"_shown": 0}])
def test_unknown_verbs(alone: Screen, content: dict[str, object]) -> None:
    """A reply without a known verb is refused."""
    unchanged(alone, {"turn": alone.update["turn"], **content})


def test_two_verbs_do_one_thing(alone: Screen) -> None:
    """A reply with several verbs is one reply; it cannot act twice."""
    ply = alone.session.match.ply
    alone.answer(choice=0, typed="place jungle", next=True, undo=True)
    moves = [step for step in alone.session.match.steps[ply:] if step.seat == 0]
    assert len(moves) == 1


def test_wrong_replies_do_not_wear_the_board_out(alone: Screen) -> None:
    """After any number of wrong replies the right one still works."""
    for content in (None, {"turn": 99}, {"turn": alone.update["turn"], "choice": 99}):
        alone.send(content)
    alone.answer(choice=0)
    assert alone.update["notice"] is None
    assert alone.prompt["clause"] == "razzia.card.choose"
