"""`python -m gangland_book execute | build | serve`: what `make notebooks`, `book-build` and `book` call."""

import argparse

from gangland_book import chapters, site
from gangland_book.paths import SITE
from gangland_book.serve import USUAL_PORT, serve


def main() -> None:
    """Read the command and carry it out."""
    parser = argparse.ArgumentParser(prog="gangland_book", description="Make the book.")
    commands = parser.add_subparsers(dest="command", required=True)
    execute = commands.add_parser("execute", help="execute chapters and store their outputs")
    execute.add_argument("--all", action="store_true", help="also those that have not changed")
    execute.add_argument("--proved", action="store_true", help="none: a test has just compared every output")
    commands.add_parser("build", help="build the pages")
    serving = commands.add_parser("serve", help="build the pages and serve them on localhost")
    serving.add_argument("--port", type=int, default=USUAL_PORT)
    arguments = parser.parse_args()

    chapters.execute_all(forced=getattr(arguments, "all", False), proved=getattr(arguments, "proved", False))
    if arguments.command in {"build", "serve"}:
        site.build()
    if arguments.command == "serve":
        serve(SITE, arguments.port)


if __name__ == "__main__":
    main()
