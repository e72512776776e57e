"""The built book in a browser: every page loads by itself, reads well without eyes, and is found by the search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import yaml

from gangland_book.paths import BOOK, NOTEBOOKS, SITE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.conftest import FindViolations, OpenPage

TABLE = yaml.safe_load((BOOK / "_toc.yml").read_text())
PAGES = [TABLE["root"], *(chapter["file"] for part in TABLE["parts"] for chapter in part["chapters"]), "search"]
KILOBYTES_BEFORE_FIRST_CLICK = 400
SECONDS_TO_BOARD = 1.5

pytestmark = pytest.mark.browser


def test_every_chapter_of_the_contents_is_written() -> None:
    """No chapter is left out of the book because its file is missing."""
    assert [name for name in PAGES if not (SITE / f"{name}.html").exists()] == []


def test_every_notebook_is_in_the_contents() -> None:
    """No chapter is written and then forgotten."""
    written = {str(path.relative_to(NOTEBOOKS).with_suffix("")) for path in NOTEBOOKS.rglob("*.ipynb")}
    assert {name for name in written if "checkpoint" not in name} <= set(PAGES)


@pytest.mark.parametrize("name", PAGES)
def test_page_loads_without_errors_or_outside_requests(name: str, book_server: str, page: Page) -> None:
    """A page needs nothing but its own server; the fixture fails the test for errors and requests elsewhere."""
    answer = page.goto(f"{book_server}/{name}.html", wait_until="networkidle")
    assert answer is not None
    assert answer.ok
    assert page.locator("h1").first.inner_text().strip()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_page_has_no_serious_accessibility_violation(
    name: str, scheme: str, book_server: str, open_page: OpenPage, violations: FindViolations
) -> None:
    """axe-core finds nothing serious, in light and dark."""
    page = open_page(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"{book_server}/{name}.html", wait_until="networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("name", PAGES)
def test_page_fits_a_phone(name: str, book_server: str, open_page: OpenPage) -> None:
    """At 360 px nothing makes the page scroll sideways."""
    page = open_page(viewport={"width": 360, "height": 740})
    page.goto(f"{book_server}/{name}.html", wait_until="networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_search_finds_a_rule(book_server: str, page: Page) -> None:
    """Typing a word into the search field leads to the page that has it, with no network."""
    page.goto(f"{book_server}/index.html")
    page.keyboard.press("Control+k")
    page.locator("#pst-search-dialog input[name=q]").fill("reconstructed")
    page.keyboard.press("Enter")
    page.locator("#search-results a", has_text="Sources").first.wait_for()


def test_example_page_is_light_and_quick(book_server: str, open_page: OpenPage) -> None:
    """A page with steppers shows its board soon and transfers little before the first click."""
    page = open_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    transferred: list[float] = []
    session.on("Network.loadingFinished", lambda event: transferred.append(event["encodedDataLength"]))
    page.goto(f"{book_server}/razzia/examples.html", wait_until="commit")
    page.locator(".gangland-board svg").first.wait_for()
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    assert sum(transferred) / 1000 < KILOBYTES_BEFORE_FIRST_CLICK
    assert seconds < SECONDS_TO_BOARD
