"""Several people at one screen: a curtain falls whenever it changes hands, and nothing secret shows while it is down."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

from gangland.kernel.viewers import SPECTATOR
from gangland_widgets.session import Session
from tests.widgets.conftest import WATCHING, Screen, sit_down
from tests.widgets.worlds import twin

if TYPE_CHECKING:
    from gangland.kernel.match import Match


def behind(update: dict[str, Any], match: Match) -> None:
    """Everything on the screen is the spectator's, and nothing is asked but who is there."""
    assert update["prompt"]["kind"] == "curtain"
    assert update["viewer"] == WATCHING
    assert update["frames"][-1]["text"] == match.describe(SPECTATOR)
    assert [line["text"] for line in update["story"]] == [line.text for line in match.story(SPECTATOR)]
    assert not update["can"]["type"]


def test_the_screen_changes_hands(shared: Screen) -> None:
    """After Ernest's secret choice the curtain falls for Karine; when she lifts it, it is her board."""
    shared.answer(choice=0)
    assert shared.prompt["kind"] == "pick"
    shared.answer(choice=0)
    behind(shared.update, shared.session.match)
    assert shared.prompt["question"] == "Pass the screen to Karine."
    assert shared.prompt["label"] == "I am Karine"
    shared.answer(**{"raise": True})
    assert shared.update["viewer"] == "Karine"
    assert shared.update["frames"][-1]["text"] == shared.session.match.describe("Karine")
    assert shared.prompt["clause"] == "razzia.card.choose"


def test_nothing_secret_while_the_curtain_is_down(shared: Screen) -> None:
    """With other secrets on both sides, the picture of the curtain is the same, letter by letter."""
    shared.answer(choice=0)
    shared.answer(choice=0)
    match = shared.session.match
    for seat in (0, 1):
        other = twin(match.at(match.ply), seat, Random(seat))
        assert other is not None
        pictures = set()
        for world in (match.at(match.ply), other):
            session = Session(world, 0, {2: "random", 3: "random"})
            session._shown = 0
            pictures.add(json.dumps(session.update()))
        assert len(pictures) == 1


def test_moves_behind_the_curtain_are_refused(shared: Screen) -> None:
    """Whoever has not lifted the curtain cannot play, neither for Ernest nor for Karine."""
    shared.answer(choice=0)
    shared.answer(choice=0)
    record = shared.session.match.record()
    for reply in ({"choice": 0}, {"typed": "play CO-G1"}, {"sorted": [0]}, {"next": True}):
        assert shared.answer(**reply)["notice"]
        behind(shared.update, shared.session.match)
    assert shared.session.match.record() == record


def test_switching_seats_lowers_the_curtain(shared: Screen) -> None:
    """To look through another person's eyes, that person must be there."""
    labels = [viewer["label"] for viewer in shared.update["viewers"]]
    assert labels == ["Ernest", "Karine", WATCHING]
    shared.answer(viewer=1)
    behind(shared.update, shared.session.match)
    assert shared.prompt["label"] == "I am Karine"


def test_going_back_behind_the_curtain_needs_the_person(shared: Screen) -> None:
    """While the curtain is down for Karine, Ernest's hand does not come back without Ernest saying so."""
    shared.answer(viewer=1)
    shared.answer(viewer=0)
    behind(shared.update, shared.session.match)
    assert shared.prompt["label"] == "I am Ernest"


def test_the_spectator_needs_no_curtain(shared: Screen) -> None:
    """What everybody may see is shown at once, and on the way back the curtain falls."""
    assert shared.answer(viewer=2)["viewer"] == WATCHING
    assert shared.prompt["kind"] == "wait"
    shared.answer(viewer=0)
    behind(shared.update, shared.session.match)


def test_taking_back_a_hidden_card(shared: Screen) -> None:
    """Ernest takes his hidden card back before Karine looks; it is his turn again, and his hand is whole."""
    shared.answer(choice=0)
    before = shared.session.match.facts()
    shared.answer(choice=0)
    assert shared.update["can"]["undo"]
    shared.answer(undo=True)
    assert shared.session.match.facts() == before
    if shared.prompt["kind"] == "curtain":
        assert shared.prompt["label"] == "I am Ernest"
        shared.answer(**{"raise": True})
    assert shared.update["viewer"] == "Ernest"
    assert shared.prompt["kind"] == "pick"


def test_nobody_takes_back_another_person_s_card(shared: Screen) -> None:
    """When Karine has taken the screen, Ernest's card is no longer hers to take back."""
    shared.answer(choice=0)
    shared.answer(choice=0)
    shared.answer(**{"raise": True})
    record = shared.session.match.record()
    assert not shared.update["can"]["undo"]
    assert shared.answer(undo=True)["notice"]
    assert shared.session.match.record() == record


def play_first(screen: Screen) -> None:
    """The first thing that can be done."""
    match screen.prompt["kind"]:
        case "pick":
            screen.answer(choice=0)
        case "sort":
            screen.answer(sorted=screen.prompt["start"])
        case "continue":
            screen.answer(next=True)
        case "curtain":
            screen.answer(**{"raise": True})
        case kind:
            message = f"stuck: {kind}"
            raise AssertionError(message)


def test_an_open_answer_taken_back() -> None:
    """Whoever takes back an answer is asked again; the board never waits for somebody who is not on show."""
    screen = sit_down("Ernest", None, seed=5)
    for _ in range(300):
        acting = screen.session.match.to_act
        if screen.session.match.facts()["phase"] == "answer" and screen.prompt["kind"] == "pick":
            screen.answer(choice=0)
            if screen.update["can"]["undo"]:
                break
        else:
            play_first(screen)
    screen.answer(undo=True)
    assert screen.session.match.to_act == acting
    assert screen.prompt["kind"] in {"pick", "curtain"}
    if screen.prompt["kind"] == "curtain":
        screen.answer(**{"raise": True})
    assert screen.prompt["kind"] == "pick"
    assert screen.update["viewer"] in acting


def test_four_people_play_a_whole_game() -> None:
    """The screen goes round the table to the end, and whoever is asked is the one on show."""
    screen = sit_down(None, None, seed=5)
    for _ in range(800):
        if screen.update["prompt"] is None:
            break
        asked = screen.prompt["kind"]
        if asked in {"pick", "sort"}:
            assert screen.update["viewer"] in screen.session.match.to_act
        play_first(screen)
    assert screen.session.match.outcome is not None


def test_a_screen_of_ones_own_has_no_curtain(alone: Screen) -> None:
    """Against bots nobody else is there."""
    kinds = set()
    while alone.update["prompt"] is not None:
        kinds.add(alone.prompt["kind"])
        play_first(alone)
    assert "curtain" not in kinds
