"""The worked examples: the engine plays every one of them as it is told, and a wrong one is found out."""

from __future__ import annotations

import re

import pytest

from gangland.games.razzia import GAME
from gangland.kernel.clauses import NEEDS_ALL_ROUND, read_rules
from gangland.kernel.examples import WrongExample, example_ids, parse_example, read_example

IDS = example_ids(GAME)
CODES = {f"W{number}" for number in range(1, 7)} | {f"T{number}" for number in range(1, 12)}


def source(name: str) -> str:
    """The text of an example's file."""
    return GAME.package.joinpath("examples", f"{name}.toml").read_text("utf-8")


def test_all_examples_are_there() -> None:
    """The rulebook's six examples and eleven of ours."""
    examples = [read_example(GAME, name) for name in IDS]
    assert {example.code for example in examples} == CODES
    assert len(examples) == len(CODES)


@pytest.mark.parametrize("name", IDS)
def test_the_engine_agrees(name: str) -> None:
    """Every step happens as the example says."""
    assert read_example(GAME, name).play().ply > 0


@pytest.mark.parametrize("name", IDS)
def test_an_example_tells_its_story(name: str) -> None:
    """Every step is told in a sentence or two, every example has a title, a scene and a viewer, and nobody is invented."""
    example = read_example(GAME, name)
    assert example.title
    assert example.intro
    assert example.source == "ours" or example.reconstructed
    assert example.viewer
    for step in example.steps:
        assert re.search(r"[.!?]”?$", step.say)
        assert len(step.say) < 330


@pytest.mark.parametrize("name", IDS)
def test_what_is_refused_or_cited_is_among_the_clauses_shown(name: str) -> None:
    """An example lists every clause that its steps name."""
    example = read_example(GAME, name)
    named = {clause for step in example.steps for clause in step.expect.get("cites", ())}
    named |= {step.refused for step in example.steps if step.refused}
    assert named <= set(example.clauses) <= set(read_rules(GAME).clauses)


def test_every_rule_of_play_is_shown() -> None:
    """Every clause that says what happens, what is allowed, what is forbidden or what counts is shown somewhere."""
    needed = {clause.id for clause in read_rules(GAME).clauses.values() if clause.kind in NEEDS_ALL_ROUND}
    assert not needed - {clause for name in IDS for clause in read_example(GAME, name).clauses}


@pytest.mark.parametrize("name", [name for name in IDS if read_example(GAME, name).seen_by != "open table"])
def test_the_teller_keeps_secrets(name: str) -> None:
    """While a card of another player lies face down, the story does not say which bar or number it has."""
    example = read_example(GAME, name)
    match = example.begin()
    for step, _ in example.played(match):
        if step.play.startswith("play ") and step.who != example.seen_by and len(match.events(match.ply)) == 1:
            assert not re.search(r"[1-6]|Colibri|Cotton|Havanna|Jungle|Lincoln|Jazz|gambler|raid", step.say)


BREAKS = [
    ("four-gamblers", "Ernest = 45", "Ernest = 46"),
    ("four-gamblers", "LI = [40]", "LI = [41]"),
    ("four-gamblers", 'refused = "razzia.card.final"', 'refused = "razzia.card.choose"'),
    ("four-gamblers", 'try = "play JU-G6"', 'try = "play CO-G4 "'),
    ("raid-at-the-jungle", '"razzia.raid.success", "', '"razzia.raid.successful", "'),
    ("raid-at-the-jungle", "stacks = 70", "stacks = 71"),
    ("two-policemen-share", "choices = 8", "choices = 9"),
    ("two-policemen-share", 'play = "accept"', 'play = "duel"'),
    ("two-policemen-share", 'phase = "answer"', 'phase = "duel"'),
    ("chain-of-duels", 'play = "roll 1"', 'play = "roll 2"'),
    ("chain-of-duels", 'to_act = ["Ernest"]', 'to_act = ["Anthelme"]'),
    ("tie-for-the-weaker", '"DuelWon", "StakeTaken"', '"StakeTaken", "DuelWon"'),
    ("short-last-round", 'winners = ["Ernest", "Karine"]', 'winners = ["Karine"]'),
    ("short-last-round", "Anthelme = 3 }", "Anthelme = 2 }"),
    ("secret-free-note", 'free_note = "hidden"', "free_note = 25"),
    ("secret-free-note", "unseen_notes = 78", "unseen_notes = 77"),
    ("twelve-rounds", "stacks = 56", "stacks = 49"),
    ("draw-pile-runs-out", "discard = 30", "discard = 24"),
]


@pytest.mark.parametrize(("name", "right", "wrong"), BREAKS)
def test_a_wrong_example_is_found_out(name: str, right: str, wrong: str) -> None:
    """An example with one fact changed does not pass."""
    text = source(name)
    assert right in text
    broken = text.replace(right, wrong)
    if right.startswith("try"):
        broken = broken.replace('refused = "razzia.card.final"', 'refused = "razzia.card.colour"')
    with pytest.raises(WrongExample, match=f"razzia/{name}, step "):
        parse_example(GAME, name, broken).play()
