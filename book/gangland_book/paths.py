"""Where things lie in the repository."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "book"
NOTEBOOKS = ROOT / "notebooks"
TESTS = ROOT / "tests"
"""The coverage page counts them."""
ENGINE = ROOT / "gangland"
WIDGETS = ROOT / "widgets" / "gangland_widgets"
FRONT_END = WIDGETS / "static"
SPRITE = ENGINE / "scene" / "sprite.svg"

BUILD = ROOT / "build"
SOURCE = BUILD / "source"
"""The book as Jupyter Book sees it: one folder, put together by `assemble`."""
SITE = BUILD / "book" / "_build" / "html"
"""The finished pages."""
