"""Lessons in the browser: every one completed by keyboard on the published page, and each kind of step in JupyterLab."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import gangland
from tests.browser.lab import answer_by_mouse, open_board

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.conftest import FindViolations, OpenPage

LEARN = "razzia/learn.html"
LESSONS = gangland.lessons("razzia")
PRESSES = 120
"""More than any lesson needs."""


def lesson_on_page(page: Page, book_server: str, number: int) -> Locator:
    """The board of a lesson on the learn page, awake."""
    page.goto(f"{book_server}/{LEARN}")
    figure = page.locator("figure.gangland-board").nth(number)
    figure.scroll_into_view_if_needed()
    figure.locator(".gl-count").wait_for()
    return figure


def step_of(board: Locator) -> tuple[int, int]:
    """Which step of how many the lesson is at."""
    at, _, count = board.locator(".gl-count").inner_text().partition(" of ")
    return int(at), int(count)


def wishes(board: Locator) -> set[str]:
    """What the coach offers now."""
    keys = board.locator("[data-key^=coach-]:not([disabled]):not([aria-disabled=true])")
    return {key.removeprefix("coach-") for key in keys.evaluate_all("keys => keys.map((key) => key.dataset.key)")}


def is_done(board: Locator) -> bool:
    """Is the last step done: nothing is asked and there is no way on?"""
    at, count = step_of(board)
    asks = board.locator(".gl-pill:not([disabled]), [data-key=main]:not([disabled])").count()
    return at == count and not asks and "show" not in wishes(board)


def press_to_answer(page: Page, board: Locator) -> None:
    """With the focus on an answer or on the main button, Enter; Tab leads there."""
    for _ in range(40):
        ready = board.evaluate(
            """board => board.contains(document.activeElement)
                && document.activeElement.matches(".gl-pill:not([disabled]), [data-key=main]:not([disabled])")"""
        )
        if ready:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


@pytest.mark.parametrize("number", range(len(LESSONS)), ids=LESSONS)
def test_a_lesson_is_completed_by_keyboard_alone(open_page: OpenPage, book_server: str, number: int) -> None:
    """Keys are enough from the first step to the last, on a page without a kernel."""
    page = open_page(reduced_motion="reduce")
    board = lesson_on_page(page, book_server, number)
    board.locator(".gangland").focus()
    for _ in range(PRESSES):
        if is_done(board):
            break
        if "show" in wishes(board):
            page.keyboard.press("s")
        else:
            press_to_answer(page, board)
        page.wait_for_timeout(40)
    assert is_done(board)


def to_the_move(page: Page, board: Locator) -> None:
    """On to the first step that asks for a move."""
    for _ in range(PRESSES):
        if "show" in wishes(board):
            return
        answer = board.locator(".gl-pill:not([disabled]), [data-key=main]:not([disabled])")
        # A kernel takes a moment: the button of the step before may be gone and the next one not there yet.
        if answer.count():
            answer.first.click()
        page.wait_for_timeout(150)
    pytest.fail("the lesson asks for no move")


def test_hints_come_when_asked_for_and_a_miss_is_taken_back(open_page: OpenPage, book_server: str) -> None:
    """A legal move that misses the goal is played out, answered with a word, and taken back to the same step."""
    page = open_page(reduced_motion="reduce")
    board = lesson_on_page(page, book_server, 0)
    to_the_move(page, board)
    lesson = gangland.lesson("razzia", LESSONS[0])
    step = lesson.steps[step_of(board)[0] - 1]
    assert step.hints[0] not in board.inner_text()
    board.locator("[data-key=coach-hint]").click()
    board.get_by_text(step.hints[0]).first.wait_for()
    hand = board.locator("[data-key^=thing-hand-]")
    before = hand.count()
    hand.last.click()
    board.locator("[data-key=main]").click()
    for _ in range(10):
        main = board.locator("[data-key=main]:not([disabled])")
        if main.inner_text() == "Take it back":
            break
        main.click()
    board.locator("[data-key=main]", has_text="Take it back").click()
    assert hand.count() == before
    assert step_of(board)[0] == lesson.steps.index(step) + 1


def test_an_illegal_move_is_answered_by_its_clause(open_page: OpenPage, book_server: str) -> None:
    """The refusals a lesson lists are known to the page, too."""
    page = open_page(reduced_motion="reduce")
    board = lesson_on_page(page, book_server, 0)
    to_the_move(page, board)
    step = gangland.lesson("razzia", LESSONS[0]).steps[step_of(board)[0] - 1]
    field = board.get_by_label("Type a move")
    field.fill(step.wrong[0])
    field.press("Enter")
    board.locator(".gl-notice.is-refusal, .gl-verdict").first.wait_for()
    assert "§" in board.inner_text()


def test_nothing_on_the_page_gives_an_answer_away(page: Page, book_server: str) -> None:
    """Neither the words nor the source of the page hold what a lesson says after an answer."""
    source = page.request.get(f"{book_server}/{LEARN}").text()
    for name in LESSONS:
        for step in gangland.lesson("razzia", name).steps:
            for words in (step.done, step.explain, step.missed, *step.hints):
                assert not words or words not in source


def test_a_page_of_lessons_has_no_serious_violation(
    open_page: OpenPage, book_server: str, violations: FindViolations
) -> None:
    """axe-core finds nothing serious while a lesson asks for a move."""
    page = open_page(reduced_motion="reduce")
    board = lesson_on_page(page, book_server, 0)
    to_the_move(page, board)
    assert violations(page) == []


CELL = """import gangland
from gangland_widgets import LessonBoard
LessonBoard(gangland.lesson("razzia", "{name}"))"""


@pytest.fixture
def lab_page(open_page: OpenPage) -> Page:
    """A page for JupyterLab, which logs complaints of its own."""
    return open_page(console_may_complain=True, viewport={"width": 1500, "height": 1400}, reduced_motion="reduce")


def test_every_kind_of_step_in_a_live_notebook(lab_page: Page, lab_server: str, lab_folder: Path) -> None:
    """Tell, show, move, predict and question are answered by the kernel, up to the end of a lesson."""
    kinds: set[str] = set()
    for name in (LESSONS[0], LESSONS[3]):
        lesson = gangland.lesson("razzia", name)
        board = open_board(lab_page, lab_server, lab_folder, f"lesson-{name}", CELL.format(name=name))
        for _ in range(PRESSES):
            kinds.add(lesson.steps[step_of(board)[0] - 1].kind)
            if is_done(board):
                break
            if "show" in wishes(board):
                board.locator("[data-key=coach-show]").click()
            elif (answer := board.locator(".gl-pill:not([disabled]), [data-key=main]:not([disabled])")).count():
                answer.first.click()
            lab_page.wait_for_timeout(150)
        assert is_done(board)
    assert kinds == {"tell", "show", "move", "predict", "question"}


def test_what_if_leaves_the_path_and_returns_to_the_step(lab_page: Page, lab_server: str, lab_folder: Path) -> None:
    """Off the path the reader plays on against bots; the way back leads to the exact step."""
    board = open_board(lab_page, lab_server, lab_folder, "what-if", CELL.format(name=LESSONS[0]))
    to_the_move(lab_page, board)
    step, hand = step_of(board), board.locator("[data-slot^=hand-]").count()
    board.locator("[data-key=coach-what-if]").click()
    board.locator("[data-key=coach-return]").wait_for()
    answer_by_mouse(board)
    lab_page.wait_for_timeout(300)
    board.locator("[data-key=coach-return]").click()
    board.locator("[data-key=coach-show]").wait_for()
    assert step_of(board) == step
    assert board.locator("[data-slot^=hand-]").count() == hand


def test_what_if_out_of_an_example(lab_page: Page, lab_server: str, lab_folder: Path) -> None:
    """A reader may leave a worked example at any step, play on, and come back to that step."""
    code = """import gangland
from gangland_widgets import Replay
Replay(gangland.example("razzia", "raid-at-the-jungle"))"""
    board = open_board(lab_page, lab_server, lab_folder, "what-if-example", code)
    board.locator("[data-key=next]").click()
    board.locator("[data-key=next]").click()
    shown = board.locator(".gl-progress").inner_text()
    board.locator("[data-key=leave]").click()
    back = board.locator("[data-key=coach-return]")
    back.wait_for()
    answer_by_mouse(board)
    lab_page.wait_for_timeout(300)
    back.click()
    board.locator("[data-key=leave]").wait_for()
    assert board.locator(".gl-progress").inner_text() == shown
