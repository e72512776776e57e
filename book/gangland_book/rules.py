"""The rules reference, written from the clauses that the engine itself reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gangland
from gangland.kernel.clauses import Clause, Rules, Ruling, read_rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gangland.kernel.game import Game

KINDS = {
    "definition": "what a word means",
    "effect": "what happens",
    "knowledge": "who knows what",
    "permission": "what you may do",
    "prohibition": "what you may not do",
    "scoring": "who wins",
    "setup": "set-up",
}


def games() -> Mapping[str, Game[Any, Any]]:
    """The games that are built, by id."""
    return gangland.GAMES


def rules_page(game: Game[Any, Any]) -> str:
    """All clauses of a game, section by section, then its rulings; each with its id as anchor."""
    rules = read_rules(game)
    parts = [
        f"# Rules of {game.title}",
        (
            "Every rule in our own words, under the number by which boards, refusals and tests cite it. A rule marked *ruling* "
            "fills a gap of the rulebook; the [rulings](#rulings) at the end say how and why."
        ),
    ]
    for section in rules.sections:
        parts.append(f"## {section.title}")
        parts.extend(clause_plate(clause) for clause in rules.clauses.values() if clause.section == section.id)
    parts.append("(rulings)=\n## Rulings")
    parts.append(
        "Where the rulebook is silent, unclear or at odds with itself: the question, the readings one could defend, and ours."
    )
    parts.extend(ruling_plate(rules, ruling) for ruling in rules.rulings.values())
    return "\n\n".join(parts) + "\n"


def clause_plate(clause: Clause) -> str:
    """One clause."""
    source = f"by a [ruling](#{clause.ruling})" if clause.ruling else f"from the {clause.source}"
    return plate(clause.id, clause.title, clause.text, f"{KINDS[clause.kind]}, {source}")


def ruling_plate(rules: Rules, ruling: Ruling) -> str:
    """One ruling, with links to the clauses it decides."""
    readings = "\n".join(f"- {reading}" for reading in ruling.readings)
    decides = ", ".join(f"[{rules.clauses[name].title}](#{name})" for name in ruling.clauses)
    foot = f"decides {decides}" if decides else "a matter of fact"
    if ruling.option:
        foot += f"; to play it otherwise, the option `{ruling.option}`"
    text = f"*{ruling.question}*\n\n{readings}\n\n**We play:** {ruling.choice}"
    return plate(ruling.id, ruling.title, text, foot)


def plate(name: str, title: str, text: str, foot: str) -> str:
    """The directive that `boards.Clause` turns into a plate with its own address."""
    return f":::{{clause}} {name}\n:title: {title}\n\n**{title}** [`§ {name}`](#{name})\n\n{text}\n\n[{foot}]{{.gl-source}}\n:::"
