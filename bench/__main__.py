"""Measure everything, print the tables and put them into the README."""

import platform
import re
from pathlib import Path

from bench import figures, throughput

README = Path(__file__).resolve().parent.parent / "README.md"
PLACE = re.compile(r"(<!-- bench: start -->\n).*?(<!-- bench: end -->)", re.DOTALL)


def main() -> None:
    """`make bench`."""
    singles = ["| Figure | measured | aim |", "|---|---:|---:|"]
    singles += [f"| {what} | {value} | {aim} |" for what, value, aim in figures.rows()]
    machine = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, engine in one process unless said otherwise."
    text = "\n".join([machine, "", throughput.table(), "", *singles])
    print(text)
    README.write_text(PLACE.sub(lambda found: f"{found[1]}{text}\n{found[2]}", README.read_text()))


if __name__ == "__main__":
    main()
