"""Put the book's sources into one folder: configuration, chapters, front-end and the pages written from the engine."""

import re
from collections.abc import Iterator
from pathlib import Path

import pydata_sphinx_theme
import yaml

from gangland_book import pages
from gangland_book.paths import BOOK, FRONT_END, NOTEBOOKS, SOURCE

CONFIGURATION = ("assets", "templates")
THEME_STYLE = (
    Path(pydata_sphinx_theme.__file__).parent / "theme/pydata_sphinx_theme/static/styles/pydata-sphinx-theme.css"
)
ICON_RULES = re.compile(r"""[^{}]*\.fa-[^{}]*\{[^{}]*\}|@font-face\{font-family:"?Font ?Awesome[^}]*\}""")


def assemble() -> None:
    """Bring the folder up to date; untouched files keep their times, so that Sphinx builds only what changed."""
    wanted = dict(everything())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and path.relative_to(SOURCE) not in wanted:
            path.unlink()
    for path, content in wanted.items():
        target = SOURCE / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def everything() -> Iterator[tuple[Path, bytes]]:
    """Every file of the assembled book, by its path in the folder."""
    yield Path("_config.yml"), (BOOK / "_config.yml").read_bytes()
    for name in CONFIGURATION:
        yield from files_of(BOOK / name, Path(name))
    yield from files_of(FRONT_END, Path("assets", "board"))
    yield Path("assets", "styles", THEME_STYLE.name), without_icons(THEME_STYLE.read_text()).encode()
    yield from files_of(NOTEBOOKS, Path(), suffix=".ipynb")
    for name, text in pages.all_pages():
        yield Path(name), text.encode()
    yield Path("_toc.yml"), table_of_contents().encode()


def without_icons(style: str) -> str:
    """The theme's style less its icon font: 180 KB transferred for the few signs that house.css draws."""
    return ICON_RULES.sub("", style)


def files_of(folder: Path, target: Path, suffix: str = "") -> Iterator[tuple[Path, bytes]]:
    """The files below a folder, moved to a place in the book."""
    for file in sorted(folder.rglob(f"*{suffix}")):
        if file.is_file() and ".ipynb_checkpoints" not in file.parts:
            yield target / file.relative_to(folder), file.read_bytes()


def table_of_contents() -> str:
    """The table of contents; a chapter that is not written yet is left out, and said so."""
    table = yaml.safe_load((BOOK / "_toc.yml").read_text())
    written = {name for name, _ in pages.all_pages()}
    for part in table["parts"]:
        for chapter in list(part["chapters"]):
            name = chapter["file"]
            if f"{name}.md" not in written and not (NOTEBOOKS / f"{name}.ipynb").exists():
                print(f"Not written yet: {name}")
                part["chapters"].remove(chapter)
    table["parts"] = [part for part in table["parts"] if part["chapters"]]
    return str(yaml.safe_dump(table, sort_keys=False))
