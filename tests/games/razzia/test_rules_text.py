"""The rules in words: complete, consistent, and with the numbers of the data."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import pytest

from gangland.games.razzia import GAME
from gangland.games.razzia.facts import FACTS
from gangland.kernel.clauses import read_rules

RULES = read_rules(GAME)
SECTIONS = ["goal", "dealer", "card", "bar", "share", "duel", "round", "end", "known"]


def test_every_clause_is_there() -> None:
    """There are 86 clauses, 55 from the rulebook and 31 rulings, and 35 rulings explained."""
    assert Counter(clause.source for clause in RULES.clauses.values()) == {"rulebook": 55, "ruling": 31}
    assert len(RULES.rulings) == 35


def test_sections_are_in_order() -> None:
    """The sections follow the order of the rules, and so do the clauses."""
    assert [section.id for section in RULES.sections] == SECTIONS
    order = [SECTIONS.index(clause.section) for clause in RULES.clauses.values()]
    assert order == sorted(order)


@pytest.mark.parametrize("clause", RULES.clauses.values(), ids=lambda clause: clause.id)
def test_a_clause_reads_well(clause: Any) -> None:
    """A clause is one or more full sentences with a title, and names its ruling if it is one."""
    assert clause.id.startswith("razzia.")
    assert clause.title
    assert re.match(r"[A-Z].*[.!]$", clause.text)
    assert "{" not in clause.text
    assert clause.source == "rulebook" or clause.id in RULES.rulings[clause.ruling].clauses


@pytest.mark.parametrize("ruling", RULES.rulings.values(), ids=lambda ruling: ruling.id)
def test_a_ruling_is_complete(ruling: Any) -> None:
    """A ruling asks a question, gives at least two readings and says what we play."""
    assert re.search(r"\?", ruling.question)
    assert len(ruling.readings) >= 2
    assert ruling.choice
    assert set(ruling.clauses) <= set(RULES.clauses)
    assert not ruling.option or ruling.option in {option.name for option in GAME.options}


def test_every_option_has_its_ruling() -> None:
    """Every option of the game is explained by the ruling it names."""
    assert {option.name: option.ruling for option in GAME.options} == {
        ruling.option: ruling.id for ruling in RULES.rulings.values() if ruling.option
    }


def test_every_number_is_used() -> None:
    """No fact is kept that no text mentions, and no text mentions a fact that is not there."""
    text = GAME.package.joinpath("rules.toml").read_text("utf-8")
    assert set(re.findall(r"\{(\w+)\}", text)) == set(FACTS)


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ("razzia.setup.players", "three to eight"),
        ("razzia.setup.deck-sorted", "raid 5, one gambler 3 and one gambler 4"),
        ("razzia.setup.deck-sorted", "raids 3, 4 and 6 and the gamblers 1 to 6, which makes 54 cards"),
        ("razzia.setup.deck-full", "seven or eight people play, all 72 cards"),
        ("razzia.setup.three-bars", "two bars stay in the box"),
        ("razzia.setup.three-deck", "36 cards"),
        ("razzia.setup.hands", "dealt five"),
        ("razzia.setup.notes", "all 84 banknotes"),
        ("razzia.setup.three-notes", "two notes each of $5,000, $10,000, $15,000 and $20,000"),
        ("razzia.setup.three-notes", "72 notes remain"),
        ("razzia.dealer.notes", "seven notes, or five when only three"),
        ("razzia.end.twelve", "twelve rounds"),
        ("razzia.end.fifteen", "fourteen full rounds and a short round fifteen with the last two notes"),
    ],
)
def test_the_numbers_in_print(clause: str, said: str) -> None:
    """The numbers that the data give are those of the rulebook."""
    assert said in RULES.clauses[clause].text


def test_the_glossary() -> None:
    """The glossary has one English word per French one, each explained in a sentence."""
    words = tomllib.loads(GAME.package.joinpath("data/glossary.toml").read_text("utf-8"))["words"]
    assert len(words) == 26
    assert len({word["english"] for word in words}) == len(words)
    for word in words:
        assert set(word) == {"french", "english", "meaning"}
        assert re.match(r"[A-Z].*\.$", word["meaning"])
