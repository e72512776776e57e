"""What tests of every kind share: a browser that reaches nothing but this machine, and the built book."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, ConsoleMessage, Page, Route

ROOT = Path(__file__).resolve().parent.parent
AXE = ROOT / "tests" / "browser" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = {"serious", "critical"}
QUIET = [
    # Chromium would otherwise look for updates, accounts and suggestions, which is traffic nobody asked for.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The browser's path; `make test` has installed one before."""
    from tools import browser  # noqa: PLC0415  needs Playwright, which engine tests do without

    found = browser.find()
    if found is None:
        pytest.fail("No Chromium or Chrome: run `make browser`, or set GANGLAND_CHROMIUM")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for the whole run; every test gets pages of its own."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    # A sandbox cannot be had as root.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=[*QUIET, *sandbox])
        yield running
        running.close()


@dataclass
class Watch:
    """What happened on a page that should not have."""

    outside: list[str] = field(default_factory=list)
    """Requests to other machines; they were blocked."""
    errors: list[str] = field(default_factory=list)
    """Errors on the console and uncaught exceptions."""

    def guard(self, route: Route) -> None:
        """Let requests to this machine through and nothing else."""
        address = urlsplit(route.request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname not in {"localhost", "127.0.0.1"}:
            self.outside.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    def listen(self, message: ConsoleMessage) -> None:
        """Note errors on the console."""
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")


class OpenPage(Protocol):
    """Makes watched pages; further arguments are Playwright's for a context (viewport, color_scheme, has_touch)."""

    def __call__(self, *, console_may_complain: bool = False, **context: Any) -> Page:
        """A new page in a context of its own."""


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Opens pages that reach only this machine; afterwards the test fails if one tried more or logged an error."""
    watches: list[tuple[Watch, bool]] = []
    contexts = []

    def opener(*, console_may_complain: bool = False, **context: Any) -> Page:
        watch = Watch()
        watches.append((watch, console_may_complain))
        made = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **context})
        contexts.append(made)
        made.route("**/*", watch.guard)
        page = made.new_page()
        page.on("console", watch.listen)
        page.on("pageerror", lambda error: watch.errors.append(str(error)))
        return page

    yield opener
    for made in contexts:
        made.close()
    for watch, console_may_complain in watches:
        assert not watch.outside, "the page asked other machines"
        assert console_may_complain or not watch.errors, "the page logged errors"


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """One watched page, 1280 by 900."""
    return open_page()


class FindViolations(Protocol):
    """Runs axe-core on a page."""

    def __call__(self, page: Page) -> list[str]:
        """One line per serious or critical violation: rule, what it asks, where."""


@pytest.fixture(scope="session")
def violations() -> FindViolations:
    """Serious accessibility violations of a page, by axe-core."""
    source = AXE.read_text()

    def find(page: Page) -> list[str]:
        page.evaluate(source)
        results: dict[str, Any] = page.evaluate("axe.run({preload: false})")
        return [
            f"{found['id']}: {found['help']}: {', '.join(str(node['target']) for node in found['nodes'][:3])}"
            for found in results["violations"]
            if found["impact"] in SERIOUS
        ]

    return find


@pytest.fixture(scope="session")
def book_server() -> Iterator[str]:
    """The address of the built book, served gzipped as a web server would; without a final slash."""
    from gangland_book.paths import SITE  # noqa: PLC0415  the book's tools are not needed by engine tests
    from gangland_book.serve import server  # noqa: PLC0415

    if not (SITE / "index.html").exists():
        pytest.fail("The book is not built: run `make book-build`")
    running = server(SITE)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    yield f"http://localhost:{running.server_port}"
    running.shutdown()
    running.server_close()
