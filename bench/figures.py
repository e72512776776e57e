"""The single figures: time of an action, an import, a simulation, a page, a click, a build."""

import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STARTS = 15


def rows() -> Iterator[tuple[str, str, str]]:
    """Each figure as (what, measured, target)."""
    yield "`match.play` with events, story, record and four views, median", f"{call('match_play()'):.2f} ms", "< 1 ms"
    bare, whole = import_times()
    yield "`import gangland`, whole process, warm", f"{whole:.0f} ms (Python alone {bare:.0f} ms)", "< 60 ms"
    one, two = simulations()
    yield "10,000 four-player games, one core", f"{one:.1f} s", ""
    yield "10,000 four-player games, two cores", f"{two:.1f} s ({one / two:.2f} times as fast)", "nearly 2 times"
    yield from optional(browser_rows)
    yield from optional(build_rows)


def optional(measure: Callable[[], list[tuple[str, str, str]]]) -> list[tuple[str, str, str]]:
    """A figure that cannot be had here is a line that says so."""
    try:
        return measure()
    except Exception as error:  # noqa: BLE001  said in the table
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        return [(measure.__name__.replace("_", " "), f"could not be measured: {reason}", "")]


def call(expression: str) -> float:
    """A figure of `ours`, measured in a process of its own."""
    code = f"from bench import ours; print(ours.{expression})"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return float(done.stdout)


def import_times() -> tuple[float, float]:
    """Median milliseconds to start Python alone, and with gangland imported, by turns."""
    spent: dict[str, list[float]] = {"pass": [], "import gangland": []}
    for _ in range(STARTS):
        for code, times in spent.items():
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            times.append(1000 * (time.perf_counter() - start))
    # The first start of each may read from the disk.
    bare, whole = (statistics.median(times[1:]) for times in spent.values())
    return bare, whole


def simulations() -> tuple[float, float]:
    """Median seconds on one core and on two, by turns."""
    spent = [(call("simulation(1)"), call("simulation(2)")) for _ in range(3)]
    one, two = (statistics.median(times) for times in zip(*spent, strict=True))
    return one, two


def browser_rows() -> list[tuple[str, str, str]]:
    """The published page and the live board."""
    from bench.browser import click_to_redraw, page_weight  # noqa: PLC0415  needs Playwright and Chromium

    seconds, kilobytes = page_weight()
    return [
        ("published page with steppers: board visible", f"{seconds:.2f} s", "< 1.5 s"),
        ("published page with steppers: transferred before the first click, gzip", f"{kilobytes:.0f} KB", "< 400 KB"),
        ("live JupyterLab: click to redrawn board, median", f"{click_to_redraw():.0f} ms", "< 60 ms"),
    ]


def build_rows() -> list[tuple[str, str, str]]:
    """The book from nothing (chapters executed, pages built) and again without change; in a copy, so that no work is lost."""
    ignored = shutil.ignore_patterns(".git", ".venv*", "build", "node_modules", ".*_cache", ".hypothesis")
    copy = ROOT / "build" / "bench-copy"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(ROOT, copy, ignore=ignored)
    cold, unchanged = build(copy), build(copy)
    shutil.rmtree(copy)
    return [
        ("book from nothing: chapters executed and pages built", f"{cold:.0f} s", "< 180 s"),
        ("book without change", f"{unchanged:.1f} s", "< 10 s"),
    ]


def build(folder: Path) -> float:
    """Seconds of one build of the copy, by the environment that is there."""
    paths = os.pathsep.join(str(path) for path in (folder, folder / "widgets", folder / "book"))
    start = time.perf_counter()
    command = [sys.executable, "-m", "gangland_book", "build"]
    subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": paths}, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start
