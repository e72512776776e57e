"""Boards on the published page: no kernel, no network; stepped by mouse, keyboard and on a phone, presented to a class."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import gangland

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.conftest import FindViolations, OpenPage

EXAMPLES = "razzia/examples.html"


def boards(page: Page, book_server: str) -> Locator:
    """The live boards of the examples page; those far below wake up when they are scrolled to."""
    page.goto(f"{book_server}/{EXAMPLES}")
    return page.locator("figure.gangland-board")


def wake(figure: Locator) -> Locator:
    """Scroll to a board and wait for its controls."""
    figure.scroll_into_view_if_needed()
    figure.locator("[data-key=next]").wait_for()
    return figure


def progress(figure: Locator) -> tuple[int, int]:
    """Which stop of how many the board shows."""
    at, _, count = figure.locator(".gl-progress").inner_text().partition(" of ")
    return int(at), int(count)


def test_every_example_steps_to_its_end(open_page: OpenPage, book_server: str) -> None:
    """Each worked example can be stepped from the first to the last picture with the network blocked."""
    page = open_page(reduced_motion="reduce")
    figures = boards(page, book_server)
    assert figures.count() == len(gangland.examples("razzia"))
    for number in range(figures.count()):
        figure = wake(figures.nth(number))
        _, count = progress(figure)
        assert count > 1
        for step in range(2, count + 1):
            figure.locator("[data-key=next]").click()
            page.wait_for_function(
                "([figure, text]) => figure.querySelector('.gl-progress').textContent.trim() === text",
                arg=[figure.element_handle(), f"{step} of {count}"],
            )


def test_an_example_steps_by_keyboard(open_page: OpenPage, book_server: str) -> None:
    """The bracket keys step forward and back once the board has the focus."""
    page = open_page(reduced_motion="reduce")
    figure = wake(boards(page, book_server).first)
    figure.locator(".gangland").focus()
    page.keyboard.press("]")
    page.keyboard.press("]")
    assert progress(figure)[0] == 3
    page.keyboard.press("[")
    assert progress(figure)[0] == 2


def test_an_example_steps_on_a_phone(open_page: OpenPage, book_server: str) -> None:
    """At 360 pixels the board is one column, fits the screen, and its buttons are large enough for a thumb."""
    page = open_page(reduced_motion="reduce", viewport={"width": 360, "height": 740}, has_touch=True)
    figure = wake(boards(page, book_server).first)
    main = figure.locator("[data-key=main]")
    main.tap()
    assert progress(figure)[0] == 2
    box = main.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_class_can_be_shown_an_example(open_page: OpenPage, book_server: str) -> None:
    """Present mode fills the screen, the arrow keys step, and Escape comes back to the page."""
    page = open_page(reduced_motion="reduce")
    figure = wake(boards(page, book_server).first)
    figure.locator("[data-key=present]").click()
    page.locator(".gangland.is-presenting").wait_for()
    page.keyboard.press("PageDown")
    assert progress(page.locator(".gangland.is-presenting"))[0] == 2
    page.keyboard.press("Escape")
    page.locator(".gangland.is-presenting").wait_for(state="detached")


def test_a_clause_opens_beside_the_board(open_page: OpenPage, book_server: str) -> None:
    """The paragraph sign shows the clause on the spot, with a link that leads to it in the rules."""
    page = open_page(reduced_motion="reduce")
    figure = wake(boards(page, book_server).first)
    figure.locator("[data-key=next]").click()
    figure.locator(".gl-story a, .gl-story button").last.click()
    link = figure.locator(".gl-rules-link")
    link.wait_for()
    link.click()
    page.wait_for_url("**/rules/razzia.html#razzia.*")
    clause = page.url.partition("#")[2]
    assert page.locator(f"[id='{clause}']").is_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_boards_on_the_page_have_no_serious_violation(
    open_page: OpenPage, book_server: str, violations: FindViolations, theme: str
) -> None:
    """axe-core finds nothing serious on a page of boards, light or dark."""
    page = open_page(reduced_motion="reduce", color_scheme=theme)
    figure = wake(boards(page, book_server).first)
    figure.locator("[data-key=next]").click()
    assert violations(page) == []


def test_without_scripts_every_board_is_a_picture(browser: object, book_server: str) -> None:
    """A page without scripts shows the standing picture and the caption of each board."""
    context = browser.new_context(java_script_enabled=False)  # type: ignore[attr-defined]  # Playwright's Browser
    page = context.new_page()
    figures = boards(page, book_server)
    assert figures.count() == len(gangland.examples("razzia"))
    picture = figures.first.locator("svg[role=img]")
    assert (picture.bounding_box() or {"height": 0})["height"] > 200
    assert figures.first.locator("figcaption").is_visible()
    context.close()
