"""A taped lesson answers like a live one, reply by reply, is small, and gives nothing away too early."""

from __future__ import annotations

import json
import zlib
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from gangland.kernel.errors import InvalidSetup
from gangland.scene.wire import unpacked
from gangland_widgets import tape as tapes
from gangland_widgets.lesson import LessonSession
from gangland_widgets.tape import reply_key, tape
from tests.kernel.courses import IDS, LESSONS, lesson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.scene.model import Scene
    from gangland.scene.wire import Json

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=IDS)
MOST_NODES = 150
MOST_BYTES = 35 * 1024


@cache
def taped(game: str, name: str) -> Json:
    """The tape of a lesson, made once."""
    return tape(lesson(game, name))


def walk(game: str, name: str) -> Iterator[tuple[Json, Json, bool]]:
    """Every edge: the live update after the same replies, the taped node, and whether this way reached it first."""
    nodes = taped(game, name)["nodes"]
    first = LessonSession(lesson(game, name))
    sessions = {0: first}
    yield first.update(), nodes[0], True
    queue = [0]
    while queue:
        number = queue.pop(0)
        for reply in sessions[number].replies():
            live = sessions[number].fork()
            live.reply(reply | {"turn": live.turn})
            target = nodes[number]["edges"][reply_key(reply)]
            update = live.update()
            new = target not in sessions
            if new:
                sessions[target] = live
                queue.append(target)
            yield update, nodes[target], new
    assert len(sessions) == len(nodes)


def scenes(update: Json, pools: Json) -> list[dict[str, Scene]]:
    """The pictures of an update, unpacked."""
    return [
        {form: unpacked(frame[form], pools["things"], pools["art"]) for form in ("wide", "narrow")}
        for frame in update["frames"]
    ]


def still(scene: Scene) -> Scene:
    """A picture without what tells how its things came there."""
    return replace(
        scene,
        things=tuple(
            replace(thing, origin="", marks=tuple(mark for mark in thing.marks if mark != "turned"))
            for thing in scene.things
        ),
    )


def words(frame: Json) -> Json:
    """A frame without its pictures."""
    return {key: value for key, value in frame.items() if key not in ("wide", "narrow")}


def prompts(prompt: Any, art: Json) -> Any:
    """A prompt with drawings in place of their keys."""
    if prompt and prompt["kind"] == "sort":
        return prompt | {"items": [item | {"art": art[item["art"]]} for item in prompt["items"]]}
    return prompt


@every_lesson
def test_a_tape_answers_like_a_live_session(game: str, name: str) -> None:
    """For every reply at every point: the same question, words, story and final picture; on the first way every frame."""
    whole = taped(game, name)
    for live, node, first in walk(game, name):
        assert prompts(node["prompt"], whole["art"]) == prompts(live["prompt"], live["art"])
        assert node["notice"] == live["notice"]
        assert node["lesson"] == live["lesson"]
        assert [whole["lines"][line] for line in node["story"]] == live["story"]
        assert node["can"] == live["can"]
        there, here = scenes(node, whole), scenes(live, live)
        if first:
            assert there == here
            assert [words(frame) for frame in node["frames"]] == [words(frame) for frame in live["frames"]]
        for form in ("wide", "narrow"):
            assert still(there[-1][form]) == still(here[-1][form])
        for clause, facts in live["clauses"].items():
            assert whole["clauses"][clause] == facts


@every_lesson
def test_a_tape_is_small(game: str, name: str) -> None:
    """A page carries it without noticing."""
    whole = taped(game, name)
    assert len(whole["nodes"]) <= MOST_NODES
    assert len(zlib.compress(json.dumps(whole, separators=(",", ":")).encode(), 9)) <= MOST_BYTES


@every_lesson
def test_going_on_is_never_refused(game: str, name: str) -> None:
    """The buttons "Next" and "Back" lead to a step, whichever winning move was made before."""
    nodes = taped(game, name)["nodes"]
    for node in nodes:
        for key in ("next", "lesson:next", "lesson:back", "lesson:retry"):
            if key in node["edges"]:
                assert (nodes[node["edges"][key]]["notice"] or {"kind": ""})["kind"] != "refusal"


@every_lesson
def test_every_point_leads_to_the_end(game: str, name: str) -> None:
    """There is a way to the last step from wherever a reader has got to."""
    nodes = taped(game, name)["nodes"]
    ends = {number for number, node in enumerate(nodes) if node["lesson"]["over"]}
    assert ends
    while True:
        more = {n for n, node in enumerate(nodes) if n not in ends and ends & set(node["edges"].values())}
        if not more:
            break
        ends |= more
    assert len(ends) == len(nodes)


@every_lesson
def test_the_answer_is_not_told_before_it_is_asked_for(game: str, name: str) -> None:
    """While a step waits for its answer, no text of its page has the solution, the explanation or a hint not asked for."""
    whole, steps = taped(game, name), lesson(game, name).steps
    asking = 0
    for node in whole["nodes"]:
        shown = node["lesson"]
        step = steps[shown["at"]]
        if step.kind not in ("move", "predict", "question") or shown["verdict"] in ("right", "answer", "missed"):
            continue
        asking += 1
        prompt = node["prompt"]
        frames = [[frame["say"], frame["text"]] for frame in node["frames"]]
        story = [whole["lines"][line]["text"] for line in node["story"]]
        text = json.dumps([shown | {"hint": ""}, prompt, node["notice"], frames, story], ensure_ascii=False)
        secrets = [step.explain, step.missed, step.solution, *(hint for hint in step.hints if hint != shown["hint"])]
        secrets += [step.done] if step.kind == "move" else []
        for later in steps[shown["at"] + 1 :]:
            secrets += [later.explain, later.missed, later.solution, *later.hints]
        for secret in secrets:
            # `accept` and `duel` are words of the game, too.
            assert " " not in secret or secret not in text
        if step.kind == "move":
            assert all(set(offer) == {"label", "things", "spoken", "button"} for offer in prompt.get("offers", ()))
        else:
            assert [offer["label"] for offer in prompt["offers"]] == list(step.choices)
            assert len({json.dumps({**offer, "label": "", "spoken": ""}) for offer in prompt["offers"]}) == 1
            assert not node["notice"]
            assert not any(step.answer and step.answer in line for line in story)
    assert asking


@every_lesson
def test_wrong_moves_are_on_the_tape(game: str, name: str) -> None:
    """Every illegal move that the lesson warns of is answered by a refusal with its clause, and so is every one again."""
    nodes, steps = taped(game, name)["nodes"], lesson(game, name).steps
    for node in nodes:
        step = steps[node["lesson"]["at"]]
        if step.kind == "move" and "lesson:show" in node["edges"]:
            for move in step.wrong:
                answer = nodes[node["edges"][f"typed:{move}"]]
                assert answer["notice"]["kind"] == "refusal"
                assert answer["notice"]["clause"]
                assert answer["prompt"] == node["prompt"]


def test_the_keys_of_replies() -> None:
    """A reply as a page looks it up."""
    assert reply_key({"choice": 2}) == "choice:2"
    assert reply_key({"sorted": [0, 1, 0], "turn": 4}) == "sorted:0,1,0"
    assert reply_key({"lesson": "hint"}) == "lesson:hint"
    assert reply_key({"next": True}) == "next"


def test_a_lesson_that_branches_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tape that would be too long is an error that says so."""
    monkeypatch.setattr(tapes, "LONGEST", 5)
    with pytest.raises(InvalidSetup, match="more than 5 situations"):
        tape(lesson(*LESSONS[0]))
