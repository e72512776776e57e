"""Driving a board in a live JupyterLab as a person would: by mouse or by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

PATIENT = 60_000
"""Milliseconds for a kernel to start and a first board to show."""
TRIES = 5
MOVES = 40
"""A round has far fewer decisions than this."""


def open_board(page: Page, server: str, folder: Path, name: str, code: str) -> Locator:
    """Run a cell that shows a board; the board."""
    cells = [nbformat.v4.new_code_cell(code)]
    # Without a kernel's name JupyterLab would ask for one.
    metadata = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata=metadata), folder / f"{name}.ipynb")
    page.goto(f"{server}/lab/tree/{name}.ipynb?reset")
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").first.wait_for(timeout=PATIENT)
    # While JupyterLab is still arranging itself it may take the focus away again, and the key with it.
    for _ in range(TRIES):
        page.locator(".jp-Notebook .jp-CodeCell .cm-content").first.click(timeout=PATIENT)
        page.keyboard.press("Shift+Enter")
        page.wait_for_timeout(1000)
        if "[ ]" not in page.locator(".jp-InputPrompt").first.inner_text():
            break
    board = page.locator(".jp-OutputArea .gangland").first
    board.locator(".gl-thing").first.wait_for(timeout=PATIENT)
    return board


def answer_by_mouse(board: Locator) -> None:
    """Give one answer to whatever is asked, by clicks."""
    things = board.locator(".gl-thing[role=button]")
    pills = board.locator(".gl-pill:not([disabled])")
    main = board.locator("[data-key=main]:not([disabled])")
    if things.count():
        things.first.click()
        if main.count():
            main.first.click()
    elif pills.count():
        pills.first.click()
    elif main.count():
        main.first.click()


def answer_by_keyboard(page: Page, board: Locator) -> None:
    """Give one answer with the keyboard alone: Tab to what may be chosen, Enter, and Enter on the main button."""
    for _ in range(60):
        kind = board.evaluate(
            """board => {
                const at = document.activeElement;
                if (!board.contains(at)) return "";
                if (at.matches(".gl-thing[role=button]")) return "thing";
                if (at.matches(".gl-pill:not([disabled])")) return "pill";
                if (at.matches("[data-key=main]:not([disabled])")) return "main";
                return "";
            }"""
        )
        if kind:
            page.keyboard.press("Enter")
            if kind != "thing":
                return
        page.keyboard.press("Tab")
