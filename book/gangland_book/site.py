"""Build the pages with Jupyter Book, only when something changed; warnings are errors."""

import subprocess
import sys
from pathlib import Path

from gangland_book import fingerprint
from gangland_book.assemble import assemble
from gangland_book.paths import BOOK, BUILD, ENGINE, FRONT_END, NOTEBOOKS, ROOT, SITE, SOURCE, TESTS


def build() -> None:
    """Bring the pages up to date."""
    look = fingerprint.of_files(fingerprint.sources(BOOK))
    everything = fingerprint.of_files(fingerprint.sources(BOOK, NOTEBOOKS, ENGINE, FRONT_END, TESTS))
    if (SITE / "index.html").exists() and fingerprint.remembered("site") == everything:
        print(f"The book in {SITE.relative_to(ROOT)} is up to date")
        return
    fingerprint.remember("site", "")
    assemble()
    command = [
        str(Path(sys.executable).with_name("jupyter-book")),
        "build",
        str(SOURCE),
        "--path-output",
        str(BUILD / "book"),
        "-W",
        "--keep-going",
        "-q",
    ]
    if fingerprint.remembered("look") != look:
        # A changed theme or extension changes every page, which Sphinx cannot know.
        command.append("--all")
    log = BUILD / "book.log"
    with log.open("w") as out:
        result = subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, check=False)
    if result.returncode:
        sys.exit(f"{log.read_text()}\nThe book was not built; the messages above are also in {log.relative_to(ROOT)}")
    fingerprint.remember("look", look)
    fingerprint.remember("site", everything)
    print(f"Built the book in {SITE.relative_to(ROOT)}")
