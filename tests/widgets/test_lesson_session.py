"""A lesson on a board: replies are tried, refused kindly, and never trusted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from gangland_widgets.lesson import LessonSession, arrangements
from tests.kernel.courses import IDS, LESSONS, lesson

if TYPE_CHECKING:
    from gangland.scene.wire import Json

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=IDS)


class Reader:
    """Somebody at the board: looks at the update, answers, looks again."""

    def __init__(self, game: str, name: str) -> None:
        self.session = LessonSession(lesson(game, name))
        self.update = self.session.update()

    def answer(self, **reply: Any) -> Json:
        """Reply to what is shown now."""
        self.session.reply({"turn": self.update["turn"], **reply})
        self.update = self.session.update()
        return self.update

    def to_the(self, kind: str) -> Json:
        """Go on to the next step of a kind, unsolved; asks on the way are answered somehow."""
        while self.update["lesson"]["kind"] != kind or self.session.coach.solved:
            self.go_on()
        return self.update

    def go_on(self) -> Json:
        """One step on, by whatever it needs."""
        if not self.session.coach.is_asking:
            return self.answer(next=True)
        return self.answer(lesson="show") if self.update["lesson"]["kind"] == "move" else self.answer(choice=0)

    @property
    def stand(self) -> tuple[object, ...]:
        """Where the lesson is."""
        coach = self.session.coach
        return coach.at, coach.solved, coach.match.facts(), coach.match.steps, coach.trial, coach.free


@every_lesson
def test_a_lesson_can_be_walked_through(game: str, name: str) -> None:
    """With "Next", "Show me" and any guess the reader comes to the end; every update is plain JSON."""
    reader = Reader(game, name)
    for _ in range(3 * len(reader.session.coach.lesson.steps)):
        json.dumps(reader.update, allow_nan=False)
        if reader.update["lesson"]["over"]:
            break
        reader.go_on()
    assert reader.update["lesson"]["over"]
    assert reader.update["prompt"] is None


@every_lesson
def test_a_reply_to_an_older_update_changes_nothing(game: str, name: str) -> None:
    """Whoever answers what is no longer shown is told so."""
    reader = Reader(game, name)
    before = reader.stand
    reader.session.reply({"turn": reader.update["turn"] - 1, "next": True})
    assert reader.stand == before
    assert reader.session.update()["notice"]["text"]


NONSENSE: list[Any] = [
    None,
    7,
    "next",
    [],
    {},
    {"choice": -1},
    {"choice": 99},
    {"choice": True},
    {"choice": "0"},
    {"sorted": [9, 9, 9]},
    {"sorted": [0]},
    {"sorted": "000"},
    {"typed": ""},
    {"typed": 5},
    {"typed": "x" * 5000},
    {"lesson": "win"},
    {"lesson": ["hint"]},
    {"lesson": {"a": 1}},
    {"sing": "a song"},
]


@every_lesson
def test_nonsense_changes_nothing(game: str, name: str) -> None:
    """Replies that fit nothing get a notice at every step, and the lesson stands where it stood."""
    reader = Reader(game, name)
    for _ in range(len(reader.session.coach.lesson.steps)):
        for reply in NONSENSE:
            before = reader.stand
            turn = reader.update["turn"]
            reader.session.reply({"turn": turn, **reply} if isinstance(reply, dict) else reply)
            reader.update = reader.session.update()
            assert reader.stand == before
            assert reader.update["notice"]
        if reader.update["lesson"]["over"]:
            return
        reader.go_on()


def test_a_move_that_misses_can_be_taken_back() -> None:
    """The board shows what came of the move, offers to take it back, and then shows the very step again."""
    reader = Reader("razzia", "1-alone-at-a-bar")
    asked = reader.to_the("move")
    labels = [offer["label"] for offer in asked["prompt"]["offers"]]
    missed = reader.answer(choice=labels.index("Jungle gambler 3"))
    assert missed["lesson"]["verdict"] == "missed"
    assert missed["lesson"]["can"] == ["retry"]
    assert missed["notice"]["kind"] == "info"
    assert missed["prompt"]["label"] == "Take it back"
    assert len(missed["frames"]) > 1
    again = reader.answer(next=True)
    for part in ("prompt", "story", "notice"):
        assert again[part] == asked[part]
    assert again["lesson"] == asked["lesson"]


def test_an_illegal_move_shows_its_clause_and_marks() -> None:
    """A refusal names the clause and what on the board it speaks of; the question stays."""
    reader = Reader("razzia", "1-alone-at-a-bar")
    asked = reader.to_the("move")
    refused = reader.answer(typed="play LI-G6")
    assert refused["notice"]["kind"] == "refusal"
    assert refused["notice"]["clause"] == "razzia.card.colour"
    assert refused["notice"]["things"] == ["bar-lincoln"]
    assert refused["clauses"]["razzia.card.colour"]["title"]
    assert refused["prompt"] == asked["prompt"]
    assert refused["lesson"]["verdict"] == "refused"


def test_every_way_of_answering_is_the_same_move() -> None:
    """Clicking, sorting and typing the same move lead to the same place."""
    clicked, typed = Reader("razzia", "1-alone-at-a-bar"), Reader("razzia", "1-alone-at-a-bar")
    labels = [offer["label"] for offer in clicked.to_the("move")["prompt"]["offers"]]
    typed.to_the("move")
    one = clicked.answer(choice=labels.index("Havanna Bar gambler 2"))
    two = typed.answer(typed="play HB-G2")
    assert one["lesson"] == two["lesson"]
    assert one["lesson"]["verdict"] == "right"
    assert clicked.stand == typed.stand
    sorted_, written = Reader("razzia", "5-your-proposal"), Reader("razzia", "5-your-proposal")
    assert sorted_.to_the("move")["prompt"]["kind"] == "sort"
    written.to_the("move")
    sorted_.answer(sorted=[0, 1, 0])
    written.answer(typed="propose 1:10+25 0:20")
    assert sorted_.stand == written.stand
    assert sorted_.update["lesson"]["verdict"] == "right"


def test_what_if_leaves_and_returns() -> None:
    """Off the path the reader plays freely, typed moves too; "return" brings back the step, letter by letter."""
    reader = Reader("razzia", "4-two-must-share")
    asked = reader.to_the("move")
    before = reader.stand
    free = reader.answer(lesson="what-if")
    assert free["lesson"]["can"] == ["return"]
    assert "left the lesson" in free["lesson"]["say"]
    on = reader.answer(typed="duel")
    assert on["notice"] is None
    assert len(on["story"]) > len(asked["story"])
    assert reader.answer(typed="propose 1:5")["notice"]["kind"] == "refusal"
    back = reader.answer(lesson="return")
    assert reader.stand == before
    assert (back["prompt"], back["story"], back["lesson"]) == (asked["prompt"], asked["story"], asked["lesson"])


def test_a_guess_needs_no_wrong_answer_buzzer() -> None:
    """A guess that is not right is no refusal: the notice informs, and the lesson goes on."""
    reader = Reader("razzia", "6-the-duel")
    asked = reader.to_the("predict")
    assert [offer["label"] for offer in asked["prompt"]["offers"]][1] == "In 10 of 36"
    told = reader.answer(choice=2)
    assert told["lesson"]["verdict"] == "answer"
    assert told["notice"]["kind"] == "info"
    assert "In 10 of 36" in told["notice"]["text"]
    assert "next" in told["lesson"]["can"]


def test_a_step_lights_what_it_speaks_of() -> None:
    """The things a step looks at carry a lamp, in both forms of the board."""
    reader = Reader("razzia", "3-the-police")
    for form in ("wide", "narrow"):
        things = [reader.update["things"][place] for place in reader.update["frames"][-1][form]["things"]]
        assert {thing["i"] for thing in things if "lit" in thing.get("m", ())} == {"hand-3", "hand-4"}


def test_a_fork_goes_its_own_way() -> None:
    """Two sessions that were one do not disturb each other."""
    reader = Reader("razzia", "2-the-free-note")
    reader.to_the("move")
    before = reader.stand
    twin = reader.session.fork()
    twin.reply({"turn": twin.turn, "typed": "place jungle"})
    assert twin.coach.solved
    assert reader.stand == before
    assert twin.point != reader.session.point


def test_few_notes_can_be_sorted_on_a_page() -> None:
    """Every arrangement is listed while there are few; with many there is none."""
    assert arrangements(2, 2) == [[0, 0], [0, 1], [1, 0], [1, 1]]
    assert len(arrangements(6, 2)) == 64
    assert arrangements(7, 2) == []
