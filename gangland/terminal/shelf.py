"""The chapters and the book: opened where they are, and where they are not, said how to get them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from gangland.kernel.errors import GanglandError

CLONE = Path(__file__).resolve().parents[2]
"""Where the sources are, if this is a clone and not an installed package."""


class NotHere(GanglandError):
    """Something that has to be installed or fetched first; the message says how."""


def open_lab(clone: Path = CLONE) -> int:
    """JupyterLab on the chapters."""
    if find_spec("jupyterlab") is None:
        raise NotHere('JupyterLab is not installed; `pip install "gangland[notebook]"` installs it with the boards')
    chapters = next((place for place in (clone / "notebooks", Path.cwd() / "notebooks") if place.is_dir()), None)
    if chapters is None:
        raise NotHere("the chapters are not part of the installed package; clone the project and run `make lab` there")
    return _run("jupyterlab", str(chapters), at=chapters.parent)


def open_book(clone: Path = CLONE) -> int:
    """The book, built if needed and served on localhost."""
    if not (clone / "book" / "gangland_book").is_dir():
        raise NotHere("the book is not part of the installed package; clone the project and run `make book` there")
    if find_spec("gangland_book") is None or find_spec("jupyter_book") is None:
        raise NotHere(f"the tools of the book are not installed; run `make book` in {clone}, which installs them")
    return _run("gangland_book", "serve", at=clone)


def _run(module: str, *arguments: str, at: Path) -> int:
    environment = {**os.environ, "JUPYTER_PLATFORM_DIRS": "1"}  # Jupyter would grumble about its own folders
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=at, env=environment, check=False).returncode  # noqa: S603  our own words
