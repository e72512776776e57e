"""Figures from a browser: how soon and how light a published page is, and how long a click takes in JupyterLab."""

import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
from playwright.sync_api import Browser, Page, sync_playwright

from gangland_book.chapters import KERNEL
from gangland_book.paths import SITE
from gangland_book.serve import server
from tools.browser import find

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
]
EXAMPLES = "razzia/examples.html"
CLICKS = 15
CELL = """\
import gangland
from gangland_widgets import Board
Board(gangland.new_match("razzia", ["Ernest", "Karine", "Anthelme", "Judith"], seed=7), seat="Ernest", bots="random")"""
CAN_CLICK = """() => document.querySelector(
  ".jp-OutputArea .gangland :is(.gl-thing[role=button], .gl-pill:not([disabled]), [data-key=main]:not([disabled]))")"""
WATCH = """() => {
  const board = document.querySelector(".jp-OutputArea .gangland");
  const shown = () => [".gl-question", ".gl-story", ".gl-progress"].map((part) => board.querySelector(part)?.textContent).join();
  const before = shown();
  let clicked = 0;
  addEventListener("click", () => { clicked = performance.now(); }, {capture: true});
  window.redrawn = new Promise((done, fail) => {
    const look = () => (shown() === before ? requestAnimationFrame(look) : done(performance.now() - clicked));
    look();
    setTimeout(() => fail(new Error("no new picture after: " + before)), 5000);
  });
}"""
"""Measure from the last click to the first picture that asks or tells something new."""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find(), args=[*FLAGS, *sandbox])
        yield running
        running.close()


def page_weight() -> tuple[float, float]:
    """Median seconds until the first board is alive, and kilobytes transferred by then, each time with an empty cache."""
    running = server(SITE)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    with chromium() as browser:
        visits = [visit(browser, f"http://localhost:{running.server_port}/{EXAMPLES}") for _ in range(5)]
    running.shutdown()
    seconds, kilobytes = zip(*visits, strict=True)
    return statistics.median(seconds), statistics.median(kilobytes)


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """One first visit."""
    context = browser.new_context()
    page = context.new_page()
    transferred: list[float] = []
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: transferred.append(event["encodedDataLength"]))
    page.goto(address, wait_until="commit")
    page.locator("figure.gangland-board[data-mounted] svg").first.wait_for()
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    return seconds, sum(transferred) / 1000


def click_to_redraw() -> float:
    """Median milliseconds from a click on a live board to its next picture, Python in between."""
    with lab() as address, chromium() as browser:
        page = browser.new_page(viewport={"width": 1600, "height": 1100}, reduced_motion="reduce")
        page.goto(f"{address}/lab/tree/board.ipynb")
        run_all(page)
        spent = []
        for _ in range(CLICKS):
            page.wait_for_function(CAN_CLICK)
            page.evaluate(WATCH)
            answer(page)
            spent.append(float(page.evaluate("redrawn")))
    return statistics.median(spent)


def answer(page: Page) -> None:
    """Give the first answer that is offered: choose a thing and confirm it, or press a button."""
    board = page.locator(".jp-OutputArea .gangland")
    things = board.locator(".gl-thing[role=button]")
    main = board.locator("[data-key=main]:not([disabled])")
    if things.count():
        things.last.click()  # a card rather than the bar it is for, which would ask which card
        page.wait_for_timeout(50)  # a chosen thing lights the button that confirms it
    if main.count():
        main.first.click()
    elif not things.count():
        board.locator(".gl-pill:not([disabled])").first.click()


def run_all(page: Page) -> None:
    """Run the notebook and wait for its board."""
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
    page.locator(".jp-Notebook .jp-CodeCell .cm-content").first.click()
    page.locator(".jp-Notebook-ExecutionIndicator[data-status=idle]").first.wait_for(timeout=60_000)
    page.keyboard.press("Shift+Enter")
    page.locator(".jp-OutputArea .gangland .gl-thing").first.wait_for(timeout=60_000)


@contextmanager
def lab() -> Iterator[str]:
    """A JupyterLab with one notebook that shows one board."""
    folder = Path(tempfile.mkdtemp())
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    nbformat.write(
        nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)], metadata={"kernelspec": KERNEL}),
        folder / "board.ipynb",
    )
    options = [
        "--no-browser",
        "--allow-root",
        f"--port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={folder}",
        "--IdentityProvider.token=",
    ]
    command = [sys.executable, "-m", "jupyterlab", *options]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://localhost:{port}"
    try:
        wait_for(f"{address}/api")
        yield address
    finally:
        process.terminate()
        process.wait(timeout=20)
        shutil.rmtree(folder)


def wait_for(address: str) -> None:
    """Return when the server answers."""
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=2).close()  # noqa: S310  our own server
        except OSError:
            time.sleep(0.2)
        else:
            return
    raise TimeoutError("JupyterLab did not start")
