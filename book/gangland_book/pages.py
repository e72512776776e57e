"""The pages that are written from data: welcome, rules, coverage, glossary, sources."""

import tomllib
import unicodedata
from collections.abc import Iterator
from html import escape
from typing import Any

from gangland_book import coverage, covers, rules
from gangland_book.paths import BOOK, NOTEBOOKS


def all_pages() -> Iterator[tuple[str, str]]:
    """Every generated page as (path, MyST text)."""
    games = facts("games.toml")
    yield "index.md", welcome(games)
    for name, game in rules.games().items():
        yield f"rules/{name}.md", rules.rules_page(game)
    yield "coverage.md", coverage.page()
    yield "glossary.md", glossary(games)
    yield "sources.md", sources(games)


def facts(name: str) -> dict[str, dict[str, Any]]:
    """A data file of the book."""
    return tomllib.loads((BOOK / name).read_text())


def welcome(games: dict[str, dict[str, Any]]) -> str:
    """The first page: what this is, and five covers."""
    cards = "".join(card(name, game) for name, game in games.items())
    # One line: a blank line would end the block of HTML.
    return f"""# gangland

:::{{div}} gl-lead
Five gangster board games, explained by letting you play them. Every rule has a number, every example is run by the same
engine that plays the game, and every board on these pages can be stepped through, with no set-up and no network.
:::

{covers.used_symbols(cards)}<ul class="gl-covers">{cards}</ul>

## How to read it

Start with a game's first chapter: you take a seat, and each rule is told when you need it. The worked examples show every
case with the board beside it. Behind every line of a game's story stands a § that opens the rule it follows from. To play,
to ask "why not?" and to compute odds yourself, open the chapters in JupyterLab with `make lab`.

This is an unofficial book: what it is based on, whose games these are, and what had to be reconstructed is told in
[](sources.md).
"""


def card(name: str, game: dict[str, Any]) -> str:
    """A cover with its caption; a link if there is something to read."""
    built = name in rules.games()
    picture = covers.cover(name, escape(game["title"]), game["year"])
    caption = (
        f'<span class="gl-card-title">{escape(game["title"])}</span><span class="gl-card-line">{escape(game["tagline"])}</span>'
        f'<span class="gl-card-facts">{game["players"]}, {game["length"]}</span>'
    )
    if not built:
        return (
            f'<li class="gl-card gl-card-later">{picture}{caption}<span class="gl-card-badge">Not built yet</span></li>'
        )
    first = f"{name}/learn" if (NOTEBOOKS / name / "learn.ipynb").exists() else f"rules/{name}"
    return f'<li class="gl-card"><a href="{first}.html">{picture}{caption}</a></li>'


def glossary(games: dict[str, dict[str, Any]]) -> str:
    """The French words of the rulebooks and ours; a built game brings its own, with their meanings."""
    waiting = facts("glossary.toml")
    parts = [
        "# Glossary, French and English",
        "The rulebooks are French. Each of their words has exactly one English word in this book, on the boards and in the code.",
    ]
    for name, game in games.items():
        if name in rules.games():
            own = rules.games()[name].package.joinpath("data", "glossary.toml").read_text("utf-8")
            words: list[tuple[str, ...]] = [
                (word["french"], word["english"], word["meaning"]) for word in tomllib.loads(own)["words"]
            ]
            head = "| French | English | Meaning |\n|---|---|---|"
        else:
            words = list(waiting[name].items())
            head = "| French | English |\n|---|---|"
        rows = "\n".join(f"| *{french}* | {' | '.join(rest)} |" for french, *rest in sorted(words, key=alphabetically))
        parts.append(f"## {game['title']}\n\n{head}\n{rows}")
    return "\n\n".join(parts) + "\n"


def alphabetically(word: tuple[str, ...]) -> str:
    """The order of a French dictionary: capitals and accents do not count."""
    plain = unicodedata.normalize("NFD", word[0]).casefold()
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def sources(games: dict[str, dict[str, Any]]) -> str:
    """Whose games these are, what we know them from, and what is ours."""
    parts = [
        """# Sources and credits

**This book is unofficial.** It was made without the authors and publishers of the games, who own them, their names, their
rulebooks and their artwork. The rules are told here in our own words, the drawings are our own, and no text or picture of a
rulebook is reproduced. If you like a game, look for a box of it.

Our source for each game is the text of its French rulebook, in which all pictures are lost. What the text does not say was
looked up in public sources, worked out from the text, or, as a last resort, reconstructed. Four words mark the difference:

| mark | meaning |
|---|---|
| rulebook | stated in the text of the rulebook |
| found | stated by a public source on the same game |
| derived | forced by the text or by counting |
| reconstructed | our choice, within what the text allows |

Where the text leaves a gap or contradicts itself we make a **ruling**: the rules pages give the question, the possible
readings and ours, and most rulings can be switched to another reading by an option."""
    ]
    parts.extend(
        f"""## {game["title"]}

By {game["author"]}; {game["publisher"]}, {game["year"]}. {game["players"]}, {game["length"]}.

{game["about"]}

**Reconstructed:** {game["reconstructed"]}

**Looked up:** {game["sources"]}"""
        for game in games.values()
    )
    parts.append(
        """## Tools and type

The boards and the book are set in *Limelight* and *Atkinson Hyperlegible Next*, both under the SIL Open Font License and
shipped with their licences. The engine is plain Python; the boards are drawn by a small front-end of our own through
anywidget; the book is built with Jupyter Book. Our code, words and drawings are under the MIT licence."""
    )
    return "\n\n".join(parts) + "\n"
