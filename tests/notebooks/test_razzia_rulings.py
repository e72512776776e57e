"""The chapter of rulings: complete, and in the words of the rules."""

import json
import re
from pathlib import Path

import pytest

from gangland.games.razzia import GAME
from gangland.kernel.clauses import read_rules

CHAPTER = Path(__file__).resolve().parents[2] / "notebooks" / "razzia" / "rulings.ipynb"
RULINGS = read_rules(GAME).rulings


@pytest.fixture(scope="module")
def cells() -> list[str]:
    """The sources of the chapter's cells."""
    return ["".join(cell["source"]) for cell in json.loads(CHAPTER.read_text("utf-8"))["cells"]]


@pytest.mark.parametrize("name", RULINGS)
def test_every_ruling_has_a_section_of_its_own(name: str, cells: list[str]) -> None:
    """Its title as the heading, so that both can be found under the same words, and its plate right below."""
    at = cells.index(f"### {RULINGS[name].title}")
    assert cells[at + 1] == f'ruling("razzia", "{name.removeprefix("razzia.ruling.")}")'


def test_no_section_is_left_over(cells: list[str]) -> None:
    """A section without a ruling would be a ruling nobody made."""
    headings = {heading for cell in cells for heading in re.findall(r"^### (.+)$", cell, re.MULTILINE)}
    assert headings == {ruling.title for ruling in RULINGS.values()}
