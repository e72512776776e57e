"""Worked examples are data: unknown fields are refused, and a disagreement with the engine is an error at its step."""

from __future__ import annotations

import pytest

import gangland
from gangland import InvalidSetup, UnknownName
from gangland.kernel.examples import Example, WrongExample, parse_example
from gangland.kernel.viewers import SPECTATOR

GAME = gangland.GAMES["razzia"]
HEAD = """
code = "X1"
title = "A test"
source = "ours"
seen_by = "Karine"
intro = "Once upon a time."
clauses = ["razzia.dealer.free-note"]

[setup]
seats = ["Ernest", "Karine", "Anthelme"]

[position]
phase = "place_free_note"
free_note = 20
pots = { CO = [5], CC = [10] }

[position.hands]
Ernest = ["CO-G1", "CO-G2", "CO-G3", "CO-G4", "CO-G5"]
Karine = ["CC-G1", "CC-G2", "CC-G3", "CC-G4", "CC-G5"]
Anthelme = ["HB-G1", "HB-G2", "HB-G3", "HB-G4", "HB-G5"]
"""
STEP = """
[[steps]]
who = "Ernest"
play = "place colibri"
say = "He places it."
"""


def example(steps: str = STEP, head: str = HEAD) -> Example:
    """An example from a text."""
    return parse_example(GAME, "test", head + steps)


@pytest.mark.parametrize("name", gangland.examples("razzia"))
def test_every_example_agrees_with_the_engine(name: str) -> None:
    """What an example tells is what the engine plays."""
    gangland.example("razzia", name).play()


def test_the_rulebook_comes_first() -> None:
    """Examples are listed in the order a reader meets them: the rulebook's, then ours."""
    sources = [gangland.example("razzia", name).source for name in gangland.examples("razzia")]
    assert sources == sorted(sources, key=lambda source: source != "rulebook")


def test_unknown_example_lists_the_examples() -> None:
    """An example that is not there is an error that names those that are."""
    with pytest.raises(UnknownName, match="raid-at-the-jungle"):
        gangland.example("razzia", "../rules")


def test_a_good_example_plays() -> None:
    """Steps are taken in order, and the match is at its end afterwards."""
    match = example().play()
    assert match.ply == 1
    assert match.facts()["pots"]["CO"] == [5, 20]  # type: ignore[index]


def test_seen_by_a_seat_or_an_onlooker() -> None:
    """An example is told through the eyes it names."""
    assert example().viewer == "Karine"
    assert example(head=HEAD.replace('"Karine"\nintro', '"spectator"\nintro')).viewer is SPECTATOR


def test_every_wrong_field_at_once() -> None:
    """Unknown, missing and contradictory fields are all named in one error."""
    text = (
        HEAD.replace('title = "A test"', 'titel = "A test"')
        + """
[[steps]]
who = "Ernest"
sing = "a song"

[[steps]]
who = "Ernest"
try = "place lincoln"
"""
    )
    with pytest.raises(InvalidSetup) as error:
        parse_example(GAME, "test", text)
    fields = {problem.field for problem in error.value.problems}
    assert fields == {"titel", "title", "steps[1].sing", "steps[1]", "steps[2]"}


@pytest.mark.parametrize(
    ("expect", "word"),
    [
        ("pots = { CO = [5, 25] }", "pots.CO is [5, 20], expected [5, 25]"),
        ("stacks = 3", "stacks has"),
        ('phase = "propose"', "phase is choose_cards"),
        ('to_act = ["Ernest"]', "to act:"),
        ("choices = 9", "5 choices, expected 9"),
        ('events = ["CardsRevealed"]', "CardsRevealed did not happen"),
        ('cites = ["razzia.duel.tie"]', "razzia.duel.tie was not cited"),
        ('winners = ["Ernest"]', "the game is not over"),
        ("ranks = { Ernest = 1 }", "the game is not over"),
        ("view = { Karine = { free_note = 7 } }", "view.Karine.free_note is None, expected 7"),
        ("nonsense = 1", "nonsense is None"),
    ],
)
def test_disagreement_is_an_error_at_its_step(expect: str, word: str) -> None:
    """Whatever an example expects wrongly, the error names example, step and difference."""
    with pytest.raises(WrongExample) as error:
        example(f"{STEP}[steps.expect]\n{expect}\n").play()
    assert str(error.value).startswith("razzia/test, step 1: ")
    assert word in str(error.value)


def test_an_illegal_step_is_an_error() -> None:
    """An example cannot play what the rules forbid."""
    with pytest.raises(WrongExample, match=r"step 1: .*razzia\.dealer\.free-note"):
        example(STEP.replace("colibri", "lincoln")).play()


def test_a_refusal_must_be_the_expected_one() -> None:
    """A step that tries something names the clause that refuses it, and no other will do."""
    tried = STEP.replace('play = "place colibri"', 'try = "place lincoln"\nrefused = "razzia.dealer.free-note"')
    assert example(tried).play().ply == 0
    with pytest.raises(WrongExample, match=r"expected razzia\.duel\.tie"):
        example(tried.replace("razzia.dealer.free-note", "razzia.duel.tie")).play()
    with pytest.raises(WrongExample, match="refused by nothing"):
        example(tried.replace("place lincoln", "place colibri")).play()


def test_random_play_until_a_position() -> None:
    """A stretch of random play ends where the example says, and cannot run past the end of the game."""
    run = '[[steps]]\nsay = "On."\nrun = { seed = 3, until = { round = %d, phase = "choose_cards" } }\n'
    assert example(STEP + run % 3).play().facts()["round"] == 3
    with pytest.raises(WrongExample, match="the game ended before"):
        example(STEP + run % 99).play()


def test_a_wrong_position_names_its_fields() -> None:
    """A position that cannot be is refused with every field at fault."""
    with pytest.raises(InvalidSetup) as error:
        example(head=HEAD.replace('"CO-G1", ', "").replace("[10]", "[7]").replace("CC-G5", "CC-G9")).begin()
    fields = {problem.field for problem in error.value.problems}
    assert {"position.hands.Ernest", "position.hands.Karine", "position.pots"} <= fields
