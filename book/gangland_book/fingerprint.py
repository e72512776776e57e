"""A hash of files' contents: tells whether work can be skipped. Times lie after a checkout; contents do not."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from gangland_book.paths import BUILD, ENGINE, WIDGETS

SOURCES = {".py", ".toml", ".svg", ".css", ".js", ".md", ".html", ".yml", ".ipynb", ".woff2"}


def of_files(files: Iterable[Path]) -> str:
    """One hash over names and contents, in a fixed order."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def sources(*folders: Path) -> list[Path]:
    """All source files below the folders."""
    return [
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in SOURCES and not {"__pycache__", ".ipynb_checkpoints", "node_modules"} & set(file.parts)
    ]


def of_code() -> str:
    """Hash of everything a chapter's output may depend on, apart from the chapter itself."""
    return of_files(sources(ENGINE, WIDGETS))


def remembered(name: str) -> str:
    """The hash stored under a name by an earlier run, or nothing."""
    file = BUILD / "fingerprints" / name
    return file.read_text() if file.exists() else ""


def remember(name: str, value: str) -> None:
    """Store a hash for the next run."""
    file = BUILD / "fingerprints" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(value)
