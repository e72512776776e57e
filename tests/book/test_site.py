"""The built book as files: nothing is loaded from elsewhere, boards come once, clauses have their anchors."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

import gangland
from gangland.kernel.clauses import read_rules
from gangland_book.paths import SITE

if TYPE_CHECKING:
    from pathlib import Path

PAGES = sorted(SITE.rglob("*.html"))
LOADED = {"link": "href", "script": "src", "img": "src", "iframe": "src", "source": "src", "object": "data"}
"""Elements that make a browser fetch something, and the attribute that says what."""


class Loads(HTMLParser):
    """Collects what a page loads, the ids it defines and the text of its scripts."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: set[str] = set()
        self.feed(page.read_text())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element's address and id."""
        found = dict(attrs)
        if tag in LOADED and found.get(LOADED[tag]):
            self.addresses.append(str(found[LOADED[tag]]))
        if found.get("id"):
            self.ids.add(str(found["id"]))


@cache
def anchors(page: Path) -> set[str]:
    """The places of a page that a link can lead to."""
    return Loads(page).ids


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(SITE)))
def test_page_loads_only_from_the_book(page: Path) -> None:
    """Styles, scripts, pictures and frames all come from the book's own folder."""
    addresses = Loads(page).addresses
    assert [address for address in addresses if re.match(r"(https?:)?//", address)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(SITE)))
def test_page_has_the_front_end_once_or_not_at_all(page: Path) -> None:
    """A page with boards loads the front-end once however many it has; other pages do not load it."""
    scripts = [address for address in Loads(page).addresses if address.split("?")[0].endswith("board/page.js")]
    assert len(scripts) == ('class="gangland-board' in page.read_text())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(SITE)))
def test_page_carries_no_kernel_leftovers(page: Path) -> None:
    """No widget state, require.js or thebe: boards on pages are drawn by our own front-end alone."""
    text = page.read_text()
    assert not re.search(r"vnd\.jupyter\.widget|require(\.min)?\.js|thebe|html-manager|MathJax", text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(SITE)))
def test_every_rules_link_of_a_board_leads_to_its_clause(page: Path) -> None:
    """The § beside a line of a board's story opens the clause on the rules page."""
    links = set(re.findall(r'"href":"([^"]*rules/[^"]*)"', page.read_text()))
    broken = [link for link in links if link.partition("#")[2] not in anchors(page.parent / link.partition("#")[0])]
    assert broken == []


@pytest.mark.parametrize("style", sorted(SITE.rglob("*.css")), ids=lambda style: style.name)
def test_style_loads_only_from_the_book(style: Path) -> None:
    """No font or picture of a style sheet comes from elsewhere."""
    assert not re.search(r"""(url\(\s*["']?|@import\s+["'])(https?:)?//""", style.read_text())


@pytest.mark.parametrize("name", gangland.GAMES)
def test_every_clause_has_an_anchor(name: str) -> None:
    """`rules/razzia.html#razzia.duel.tie` leads to the clause, for every clause and ruling."""
    rules = read_rules(gangland.GAMES[name])
    there = anchors(SITE / "rules" / f"{name}.html")
    assert [clause for clause in [*rules.clauses, *rules.rulings] if clause not in there] == []
