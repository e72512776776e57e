"""Execute the chapters and store their outputs in the notebooks, the same on every machine."""

import hashlib
import json
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from gangland_book import fingerprint
from gangland_book.paths import NOTEBOOKS

KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
LONGEST_CELL = 600
"""Seconds; the chapter of numbers plays thousands of games in one cell."""


def all_chapters() -> list[Path]:
    """Every chapter, in the order of their names."""
    return sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def execute(chapter: Path) -> None:
    """Run a chapter from its first cell in a fresh kernel and write it back."""
    notebook = nbformat.read(chapter, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=LONGEST_CELL,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(chapter.parent)}},
        # Newer kernels warn that they listen on this machine, which is what every notebook does.
        extra_arguments=["--log-level=ERROR"],
    )
    client.execute()
    settle(notebook)
    nbformat.write(notebook, chapter)


def settle(notebook: Any) -> None:
    """Drop what changes from run to run or from machine to machine.

    A widget view is a random number that means nothing without its kernel; the board's HTML stands beside it. What a
    chapter says it teaches is ours and stays.
    """
    ours = {key: value for key, value in notebook.metadata.items() if key == "gangland"}
    notebook.metadata = {
        **ours,
        "kernelspec": KERNEL,
        "language_info": {"name": "python", "pygments_lexer": "ipython3"},
    }
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET_VIEW, None)


def stamp(chapter: Path, code: str) -> str:
    """Hash of a chapter's own sources and of the code it runs on; its outputs do not count."""
    cells = [cell["source"] for cell in json.loads(chapter.read_text())["cells"]]
    return hashlib.sha256(json.dumps([code, cells]).encode()).hexdigest()


def execute_all(*, forced: bool = False, proved: bool = False) -> None:
    """Execute every chapter whose sources or code changed since it was last executed here.

    Forced: all of them. Proved: none; a strict comparison has just shown that the stored outputs are right.
    """
    code = fingerprint.of_code()
    for chapter in all_chapters():
        name = "-".join(chapter.relative_to(NOTEBOOKS).with_suffix("").parts)
        now = stamp(chapter, code)
        if not proved and (forced or fingerprint.remembered(name) != now):
            print(f"Executing {chapter.relative_to(NOTEBOOKS.parent)}", flush=True)
            execute(chapter)
        fingerprint.remember(name, now)
