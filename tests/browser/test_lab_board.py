"""A live board in JupyterLab: a whole round by mouse, one by keyboard alone, refusals, undo, passing the screen."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING

import pytest

from tests.browser.lab import MOVES, answer_by_keyboard, answer_by_mouse, open_board

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.conftest import FindViolations, OpenPage

SEATS = '["Ernest", "Karine", "Anthelme", "Judith"]'
START = f"""import gangland
from gangland_widgets import Board
match = gangland.new_match("razzia", seats={SEATS}, seed=7)
board = Board(match, seat="Karine", bots="sensible")
board"""
TOGETHER = f"""import gangland
from gangland_widgets import Board
match = gangland.new_match("razzia", seats={SEATS}, seed=7)
board = Board(match, seat="Karine", bots={{"Ernest": "sensible", "Judith": "sensible"}})
board"""


@pytest.fixture
def lab_page(open_page: OpenPage) -> Page:
    """A page for JupyterLab, which logs complaints of its own; motion is reduced so that tests need not wait for it."""
    return open_page(console_may_complain=True, viewport={"width": 1500, "height": 1400}, reduced_motion="reduce")


def is_round(board: Locator, number: int) -> bool:
    """Does the board show this round?"""
    return f"Round {number} of" in str(board.evaluate("board => board.textContent"))


def test_a_whole_round_by_mouse(lab_page: Page, lab_server: str, lab_folder: Path) -> None:
    """Clicking what is offered, again and again, brings the second round."""
    board = open_board(lab_page, lab_server, lab_folder, "mouse", START)
    assert is_round(board, 1)
    for _ in range(MOVES):
        if is_round(board, 2):
            break
        answer_by_mouse(board)
        lab_page.wait_for_timeout(150)
    assert is_round(board, 2)


def test_a_whole_round_by_keyboard_alone(lab_page: Page, lab_server: str, lab_folder: Path) -> None:
    """Tab and Enter are enough; the mouse is not touched after the cell has run."""
    board = open_board(lab_page, lab_server, lab_folder, "keyboard", START)
    board.evaluate("board => board.focus()")
    for _ in range(MOVES):
        if is_round(board, 2):
            break
        answer_by_keyboard(lab_page, board)
        lab_page.wait_for_timeout(150)
    assert is_round(board, 2)


def test_a_typed_move_that_is_illegal_is_answered_by_its_clause(
    lab_page: Page, lab_server: str, lab_folder: Path
) -> None:
    """The board says why not, cites the clause, and nothing changes."""
    board = open_board(lab_page, lab_server, lab_folder, "typed", START)
    before = board.locator(".gl-thing[role=button]").count()
    field = board.get_by_label("Type a move")
    field.fill("play JH-R3")
    field.press("Enter")
    notice = board.locator(".gl-notice")
    notice.wait_for()
    assert "not in your hand" in notice.inner_text()
    assert board.locator(".gl-thing[role=button]").count() == before


def test_the_curtain_falls_between_two_people(lab_page: Page, lab_server: str, lab_folder: Path) -> None:
    """With two people at one screen no hand is in the page until the next person says they have it."""
    board = open_board(lab_page, lab_server, lab_folder, "curtain", TOGETHER)
    answer_by_mouse(board)
    board.locator(".gl-curtain").wait_for()
    assert "Anthelme" in board.locator(".gl-curtain").inner_text()
    assert board.locator("[data-slot^=hand-]").count() == 0
    board.locator(".gl-curtain [data-key]").first.click()
    board.locator("[data-slot^=hand-]").first.wait_for()


def test_the_live_board_has_no_serious_violation(
    lab_page: Page, lab_server: str, lab_folder: Path, violations: FindViolations
) -> None:
    """axe-core finds nothing serious in a board that asks."""
    board = open_board(lab_page, lab_server, lab_folder, "axe", START)
    board.evaluate("board => document.body.replaceChildren(board)")
    assert violations(lab_page) == []


def test_the_live_board_is_not_blank(lab_page: Page, lab_server: str, lab_folder: Path) -> None:
    """A screenshot of the board shows a picture of many colours."""
    board = open_board(lab_page, lab_server, lab_folder, "picture", START)
    shot = board.screenshot()
    colours = lab_page.evaluate(
        """async (data) => {
            const image = new Image();
            image.src = "data:image/png;base64," + data;
            await image.decode();
            const canvas = document.createElement("canvas");
            canvas.width = image.width;
            canvas.height = image.height;
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            const pixels = context.getImageData(0, 0, image.width, image.height).data;
            const seen = new Set();
            for (let at = 0; at < pixels.length; at += 4 * 7) seen.add((pixels[at] >> 4 << 8) | (pixels[at + 1] >> 4 << 4) | (pixels[at + 2] >> 4));
            return seen.size;
        }""",
        b64encode(shot).decode(),
    )
    assert colours > 60
