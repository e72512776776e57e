"""Plates for chapters: rulings and small tables, as HTML and as text."""

import pytest

import gangland
from gangland.games.razzia import GAME
from gangland.kernel.clauses import read_rules
from gangland.kernel.errors import UnknownName
from gangland_widgets.plates import Lines, RulingPlate, Table, ruling

RULES = read_rules(GAME)


@pytest.mark.parametrize("name", RULES.rulings)
def test_a_plate_says_what_the_rules_say(name: str) -> None:
    """The question, every reading and the choice, in the words of the rules and no others."""
    plate = ruling("razzia", name.removeprefix("razzia.ruling."))
    facts = RULES.rulings[name]
    for words in (facts.question, *facts.readings, facts.choice):
        assert words in repr(plate)
    page = plate._repr_html_()
    for clause in facts.clauses:
        assert f'href="../rules/razzia.html#{clause}"' in page
    assert ("option <code>" in page) == bool(facts.option)


def test_an_unknown_ruling_is_refused() -> None:
    """With the list of those that exist."""
    with pytest.raises(UnknownName, match=r"razzia\.ruling\.stake"):
        ruling("razzia", "cheating")


def test_a_plate_is_made_of_the_rules() -> None:
    """Nothing but the rules and the ruling is kept."""
    plate = RulingPlate(RULES, RULES.rulings["razzia.ruling.stake"])
    assert plate.ruling.title == "Is the proposer's own share safe"


def test_a_table_reads_well_as_text() -> None:
    """Columns are aligned, and no line ends in blanks."""
    table = Table(["card", "chance"], [("6", "1/2"), ("longer", 3)])
    assert repr(table) == "card    chance\n6       1/2\nlonger  3"


def test_a_table_is_html_with_headings() -> None:
    """Rows and columns have headings for screen readers, and markup in a cell stays text."""
    page = Table(["name", "money"], [("<b>Judith</b>", "$55,000")])._repr_html_()
    assert '<th scope="col">money</th>' in page
    assert '<th scope="row">&lt;b&gt;Judith&lt;/b&gt;</th><td>$55,000</td>' in page


def test_lines_bring_their_clause_along() -> None:
    """A sentence of a story and a refusal link to their rule; plain words stay plain."""
    match = gangland.example("razzia", "nothing-left-to-fight-for").play()
    told = next(line for line in match.story(gangland.SPECTATOR) if line.clause == "razzia.duel.nothing")
    refusal = match.why_not(0, "accept")
    assert refusal is not None
    lines = Lines("2 < 3", told, refusal)
    assert repr(lines) == f"2 < 3\n{told}\n{refusal.reason} § {refusal.clause}"
    page = lines._repr_html_()
    assert "<p>2 &lt; 3</p>" in page
    assert 'href="../rules/razzia.html#razzia.duel.nothing"' in page
    assert f"#{refusal.clause}" in page
