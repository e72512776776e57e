"""The update is one JSON value: each drawing and each thing once, the story counted, every cited clause enclosed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gangland
from gangland.kernel.chance import NATURE
from gangland_widgets.replay import replay_update
from gangland_widgets.session import Session
from gangland_widgets.update import VERSION, Notice, Shot, build
from tests.widgets.conftest import FOUR, Screen, sit_down

KEYS = {
    "art",
    "can",
    "clauses",
    "frames",
    "game",
    "mode",
    "notice",
    "open",
    "prompt",
    "story",
    "things",
    "turn",
    "version",
    "viewer",
    "viewers",
}
"""What widgets/README.md promises the browser."""


def an_evening(plies: int, seed: int = 1) -> dict[str, Any]:
    """Everything Karine saw in so many plies of a random game, in one update."""
    rng = Random(seed)
    match = gangland.new_match("razzia", FOUR, scripted=True)
    while match.seats_to_act and match.ply < plies:
        seat = rng.choice(match.seats_to_act)
        choices: Any = match.game.chances(match._state) if seat == NATURE else match.legal_actions(seat)
        match.play(seat, choices.sample(rng))
    shots = [Shot(frame.view, frame.lines, frame.ply, stop=True) for frame in match.frames("Karine")]
    return build(match.game, shots, viewer=1, names=match.names, story=match.story("Karine"))


@pytest.fixture(scope="module")
def evening() -> dict[str, Any]:
    """A few rounds."""
    return an_evening(60)


def replays() -> list[dict[str, Any]]:
    """All worked examples."""
    return [replay_update(gangland.example("razzia", name))[0] for name in gangland.examples("razzia")]


@pytest.fixture(scope="module")
def recorded() -> list[dict[str, Any]]:
    """All worked examples."""
    return replays()


def test_the_shape_is_as_promised(evening: dict[str, Any], alone: Screen) -> None:
    """An update has the keys of the contract, neither more nor fewer."""
    for update in (evening, alone.update):
        assert set(update) == KEYS
        assert update["version"] == VERSION
    assert alone.update["mode"] == "live"
    assert evening["mode"] == "recorded"


def test_it_is_json_and_nothing_else(evening: dict[str, Any], recorded: list[dict[str, Any]], alone: Screen) -> None:
    """What the browser reads is what Python wrote: no tuple, set or odd key is lost on the way."""
    for update in (evening, alone.update, *recorded):
        assert json.loads(json.dumps(update, allow_nan=False)) == update


def test_the_same_evening_gives_the_same_bytes() -> None:
    """Updates are deterministic, so that notebooks and pages do not change by themselves."""
    assert json.dumps(an_evening(20)) == json.dumps(an_evening(20))
    name = gangland.examples("razzia")[0]
    example = gangland.example("razzia", name)
    assert json.dumps(replay_update(example)[0]) == json.dumps(replay_update(example)[0])


def test_each_drawing_and_each_thing_once(evening: dict[str, Any]) -> None:
    """Pools hold no duplicates, and nothing that no frame shows."""
    art, things = evening["art"], evening["things"]
    assert len(set(art.values())) == len(art)
    assert len({json.dumps(thing) for thing in things}) == len(things)
    shown = {place for frame in evening["frames"] for form in ("wide", "narrow") for place in frame[form]["things"]}
    assert shown == set(range(len(things)))
    assert {thing["a"] for thing in things} == set(art)


def test_pools_pay(evening: dict[str, Any]) -> None:
    """Most things stay where they are from frame to frame, so the pool is far smaller than the frames."""
    placed = sum(len(frame["wide"]["things"]) for frame in evening["frames"])
    assert len(evening["things"]) < placed / 5


def test_no_slot_twice_in_a_scene(evening: dict[str, Any], recorded: list[dict[str, Any]]) -> None:
    """Within one scene every slot is taken once: the board finds things by their slots."""
    for update in (evening, *recorded):
        for frame in update["frames"]:
            for form in ("wide", "narrow"):
                slots = [update["things"][place]["i"] for place in frame[form]["things"]]
                assert len(set(slots)) == len(slots)


def test_frames_count_the_story(evening: dict[str, Any], recorded: list[dict[str, Any]]) -> None:
    """Each frame knows how many lines have been told by then; the last one knows all."""
    for update in (evening, *recorded):
        counts = [frame["story"] for frame in update["frames"]]
        assert counts == sorted(counts)
        assert counts[-1] == len(update["story"])
        plies = [frame["ply"] for frame in update["frames"]]
        assert plies == sorted(plies)


def test_every_cited_clause_is_enclosed(evening: dict[str, Any], recorded: list[dict[str, Any]]) -> None:
    """Story, prompt, notice and refusals cite clauses that come along with title, text and link; no other comes along."""
    screen = sit_down()
    screen.answer(typed="play JU-G1")
    for update in (evening, screen.update, *recorded):
        cited = {line["clause"] for line in update["story"]}
        cited |= {frame["refused"]["clause"] for frame in update["frames"] if "refused" in frame}
        cited |= {part["clause"] for part in (update["prompt"], update["notice"]) if part and part["clause"]}
        assert set(update["clauses"]) == cited
        for name, clause in update["clauses"].items():
            assert clause["title"]
            assert clause["text"]
            assert clause["href"].endswith(f"#{name}")


def test_recorded_examples_stop_at_their_steps(recorded: list[dict[str, Any]]) -> None:
    """A stepper stops at the start and after every step of an example, and says its sentence there; it may rest between."""
    for name, update in zip(gangland.examples("razzia"), recorded, strict=True):
        example = gangland.example("razzia", name)
        said = [frame["say"] for frame in update["frames"] if frame["stop"]]
        rest = iter(said)
        assert all(sentence in rest for sentence in (example.intro, *(step.say for step in example.steps)))
        assert said[0] == example.intro
        assert said[-1] == example.steps[-1].say
        assert update["prompt"] is None
        assert update["can"] == {"undo": False, "type": False}


def test_stops_have_a_position_text(recorded: list[dict[str, Any]]) -> None:
    """Wherever the stepper stops, the position can be read aloud."""
    for update in recorded:
        assert all(bool(frame["text"]) == frame["stop"] for frame in update["frames"])


def test_replies_are_numbers(alone: Screen) -> None:
    """The text forms of offers stay in Python; the browser sees labels and slots of the scene."""
    slots = {thing["i"] for thing in alone.update["things"]}
    for offer in alone.prompt["offers"]:
        assert set(offer) == {"label", "things", "spoken", "button"}
        assert set(offer["things"]) <= slots


def test_a_notice_is_packed() -> None:
    """A notice has a text, a kind, perhaps a clause, and the slots it speaks of."""
    match = gangland.new_match("razzia", FOUR, seed=1)
    shot = Shot(match.view(0), 0, 0, stop=True)
    notice = Notice("No.", "razzia.duel.tie", "refusal", ("hand-1",))
    update = build(match.game, [shot], viewer=0, names=FOUR, story=(), notice=notice)
    assert update["notice"] == {"text": "No.", "clause": "razzia.duel.tie", "kind": "refusal", "things": ["hand-1"]}
    assert list(update["clauses"]) == ["razzia.duel.tie"]


def test_refusals_point_at_slots_that_are_there() -> None:
    """The things a refusal concerns are slots of the picture it is shown with."""
    screen = sit_down("Karine")
    held = {offer["label"] for offer in screen.prompt["offers"]}
    assert held
    for card in ("CO-G1", "CC-G2", "HB-G3", "JU-G4", "LI-R4", "JH-R6"):
        screen.answer(typed=f"play {card}")
        if screen.update["notice"] is None:
            break
        slots = {thing["i"] for thing in screen.update["things"]}
        assert set(screen.update["notice"]["things"]) <= slots


def test_the_open_table_is_labelled() -> None:
    """Where all hands are face up, the update says so; nowhere else."""
    match = gangland.new_match("razzia", FOUR, seed=1)
    assert Session(match, gangland.OPEN_TABLE).update()["open"] is True
    assert Session(match, gangland.SPECTATOR).update()["open"] is False
    assert Session(match, "Ernest").update()["open"] is False


def test_passing_frames_are_drawn_in_the_form_on_show_only() -> None:
    """A board that says it shows the wide picture gets passing frames in that form; where it rests it gets both."""
    match = gangland.new_match("razzia", ["Ernest", "Karine", "Anthelme", "Judith"], seed=7)
    session = Session(match, "Karine", "sensible")
    first = session.update()
    session.reply({"turn": first["turn"], "choice": 0, "form": "wide"})
    frames = session.update()["frames"]
    passing = [number for number, frame in enumerate(frames) if not frame["stop"]]
    assert passing
    assert all(frames[number]["narrow"] == frames[number - 1]["narrow"] for number in passing)
    assert any(frames[number]["wide"] != frames[number - 1]["wide"] for number in passing)
    assert len({str(frame["narrow"]) for frame in frames if frame["stop"]}) > 1
