"""A live board without the widget: every kind of reply does what it says, bots and chance act unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import gangland
from gangland import UnknownName
from gangland.kernel.chance import NATURE
from gangland_widgets.session import Session
from gangland_widgets.update import viewer_label
from tests.widgets.conftest import FOUR, WATCHING, Screen, sit_down

if TYPE_CHECKING:
    from gangland.kernel.examples import Example


def test_the_first_update_asks_the_viewer(alone: Screen) -> None:
    """Ernest deals, so he is asked for the free note, with one offer per bar."""
    assert alone.prompt["kind"] == "pick"
    assert alone.prompt["clause"] == "razzia.dealer.free-note"
    assert len(alone.prompt["offers"]) == 6
    assert alone.update["viewer"] == "Ernest"
    assert alone.update["turn"] == 1


def test_choice_plays_the_offer(alone: Screen) -> None:
    """The number of an offer plays that offer; then the bots choose, and Ernest is asked again."""
    assert alone.prompt["offers"][3]["label"] == "Jungle"
    alone.answer(choice=3)
    history = alone.session.match.history(gangland.OPEN_TABLE)
    assert history[2] == ("Ernest", "place jungle")
    assert alone.prompt["clause"] == "razzia.card.choose"
    assert alone.session.match.to_act == ("Ernest",)


def test_typed_moves(alone: Screen) -> None:
    """A typed move is played like a clicked one."""
    assert alone.update["can"]["type"]
    alone.answer(typed=" place jungle ")
    assert alone.session.match.history(0)[2] == ("Ernest", "place jungle")
    assert alone.update["notice"] is None


def test_refused_move_cites_its_clause(alone: Screen) -> None:
    """A typed move against the rules is answered with reason and clause, and the clause comes along."""
    before = alone.session.match.record()
    notice = alone.answer(typed="play JU-G1")["notice"]
    assert notice["kind"] == "refusal"
    assert notice["clause"] == "razzia.round.sequence"
    assert notice["clause"] in alone.update["clauses"]
    assert alone.session.match.record() == before


def test_unreadable_move_is_explained(alone: Screen) -> None:
    """What is no move at all gets an answer that shows what one looks like."""
    notice = alone.answer(typed="<script>alert(1)</script>")["notice"]
    assert "Write place jungle" in notice["text"]
    assert alone.session.match.ply == 2


def test_a_notice_is_told_once(alone: Screen) -> None:
    """After the next reply an old notice is gone."""
    assert alone.answer(typed="sing")["notice"]
    assert alone.answer(choice=0)["notice"] is None


def proposer() -> Screen:
    """A share-out at which the viewer proposes."""
    example = gangland.example("razzia", "two-policemen-share")
    return stopped_at(example, "propose")


def stopped_at(example: Example, phase: str) -> Screen:
    """A screen at an example that has come to this phase; it shows whoever is asked, or may roll."""
    match = example.begin()
    for _ in example.played(match):
        if match.facts()["phase"] == phase:
            break
    asked = [seat for seat in range(len(match.names)) if seat in match.seats_to_act]
    asked += [seat for seat in range(len(match.names)) if match.game.chance_prompt(match.view(seat))]
    return Screen(Session(match.branch(match.ply, seed=3), asked[0], "random"))


def test_sorted_notes_become_a_proposal() -> None:
    """An arrangement of notes in baskets is played as the proposal it stands for."""
    screen = proposer()
    assert screen.prompt["kind"] == "sort"
    match, seat, ply = screen.session.match, screen.session.viewer, screen.session.match.ply
    screen.answer(sorted=[1] * len(screen.prompt["items"]))
    who, text = match.history(gangland.OPEN_TABLE)[ply]
    assert match.seat(who) == seat
    assert text.startswith(f"propose {seat}:- ")
    assert screen.update["notice"] is None


def test_typed_proposals() -> None:
    """A proposal can be typed as well, and a wrong one is refused with its clause."""
    screen = proposer()
    assert screen.update["can"]["type"]
    notice = screen.answer(typed="propose 0:5")["notice"]
    assert notice["clause"].startswith("razzia.share.")
    assert screen.prompt["kind"] == "sort"


def duellist() -> Screen:
    """A screen at which dice wait to be rolled."""
    return stopped_at(gangland.example("razzia", "tie-for-the-weaker"), "duel")


def test_next_rolls_the_die() -> None:
    """Dice wait for the one who rolls them; "next" rolls."""
    screen = duellist()
    assert screen.prompt["kind"] == "continue"
    assert screen.prompt["label"] == "Roll"
    match, ply, told = screen.session.match, screen.session.match.ply, len(screen.update["story"])
    screen.answer(next=True)
    assert match.steps[ply].seat == NATURE
    assert f"{match.names[screen.session.people[0]]} rolled " in screen.update["story"][told]["text"]


def test_a_whole_game_by_clicks() -> None:
    """Whoever always takes the first offer gets through a whole game; then nothing is asked any more."""
    screen = sit_down(seed=3)
    for _ in range(400):
        prompt = screen.update["prompt"]
        if prompt is None:
            break
        match prompt["kind"]:
            case "pick":
                screen.answer(choice=0)
            case "sort":
                screen.answer(sorted=prompt["start"])
            case "continue":
                screen.answer(next=True)
            case kind:
                pytest.fail(f"one person against bots is never asked {kind}")
        assert screen.update["notice"] is None
    assert screen.session.match.outcome is not None
    assert not screen.update["can"]["type"]
    assert not screen.update["can"]["undo"]


def test_bots_and_chance_act_unasked() -> None:
    """Before a person is asked, all bots that may act have acted."""
    screen = sit_down("Karine")
    assert screen.session.match.to_act == ("Karine",)
    assert [line["text"] for line in screen.update["story"]][-1].endswith("chose a card.")


def test_only_bots_play_to_the_end() -> None:
    """A table without people plays itself; the spectator sees the end."""
    screen = sit_down(None, dict.fromkeys(FOUR, "random"))
    assert screen.update["viewer"] == WATCHING
    assert screen.session.match.outcome is not None
    assert screen.update["prompt"] is None


def test_onlookers_are_asked_nothing() -> None:
    """A spectator waits; the open table is labelled so and cannot change its eyes."""
    watching = sit_down(gangland.SPECTATOR, None)
    assert watching.prompt["kind"] == "wait"
    assert watching.prompt["who"] == "Ernest"
    assert not watching.update["open"]
    opened = sit_down(gangland.OPEN_TABLE, None)
    assert opened.update["open"]
    assert [viewer["label"] for viewer in opened.update["viewers"]] == [viewer_label(gangland.OPEN_TABLE, ())]
    assert opened.answer(viewer=1)["notice"]
    assert opened.update["open"]


def test_switching_to_the_spectator_and_back(alone: Screen) -> None:
    """A person alone at the screen may look through the spectator's eyes, and comes back without a curtain."""
    assert [viewer["label"] for viewer in alone.update["viewers"]] == ["Ernest", WATCHING]
    assert alone.answer(viewer=1)["viewer"] == WATCHING
    assert alone.prompt["kind"] == "wait"
    assert alone.answer(viewer=0)["viewer"] == "Ernest"
    assert alone.prompt["kind"] == "pick"


def test_refresh_shows_what_was_played_elsewhere(alone: Screen) -> None:
    """A move made in a cell appears on the board, and bots answer it."""
    alone.session.match.play("Ernest", "place jungle")
    alone.session.refresh()
    alone.update = alone.session.update()
    assert alone.prompt["clause"] == "razzia.card.choose"
    assert alone.session.match.to_act == ("Ernest",)


def test_new_frames_only(alone: Screen) -> None:
    """An update brings the pictures since the last one, and ends with the present."""
    assert len(alone.update["frames"]) == 1
    shown = alone.update["frames"][-1]["ply"]
    alone.answer(choice=0)
    frames = alone.update["frames"]
    assert frames[0]["ply"] == shown
    assert frames[-1]["ply"] == alone.session.match.ply
    assert frames[-1]["text"] == alone.session.match.describe("Ernest")
    assert [frame["stop"] for frame in frames] == [True, *[False] * (len(frames) - 2), True]


def test_scripted_matches_stay_scripted() -> None:
    """A board borrows the match; whoever scripts it can go on doing so."""
    screen = sit_down(scripted=True)
    assert screen.session.match.scripted
    screen.answer(choice=0)
    assert screen.session.match.scripted


@pytest.mark.parametrize("bots", ["genius", {"Ernest": "genius"}])
def test_unknown_bots_are_refused(bots: object) -> None:
    """A board cannot be made with a bot that does not exist."""
    with pytest.raises(UnknownName, match="random, sensible"):
        sit_down("Karine", bots)


def test_unknown_seats_are_refused() -> None:
    """A board cannot be made for somebody who is not there."""
    with pytest.raises(UnknownName, match="0 Ernest"):
        sit_down("Nobody")
    with pytest.raises(UnknownName, match="0 Ernest"):
        sit_down("Ernest", {"Nobody": "random"})
