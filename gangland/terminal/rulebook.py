"""The rules and the worked examples as text."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from gangland.games import GAMES
from gangland.kernel.clauses import Clause, Rules, Ruling, read_rules
from gangland.kernel.errors import UnknownName
from gangland.kernel.examples import Example, ExampleStep, example_ids, read_example
from gangland.kernel.viewers import Onlooker
from gangland.terminal.screen import cited

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gangland.kernel.errors import Refusal
    from gangland.kernel.game import Game
    from gangland.kernel.match import Match
    from gangland.terminal.screen import Screen


def show_games(screen: Screen) -> None:
    """One line per game: what to call it, for how many, and whose it is."""
    games = [GAMES[name] for name in GAMES]
    screen.rows(
        [(game.name, game.title, f"{game.seats[0]} to {game.seats[-1]} players", str(game.credit)) for game in games]
    )


# ---------------------------------------------------------------- rules


def show_rules(screen: Screen, game: Game[Any, Any], name: str = "") -> None:
    """All rules of a game, or those that `name` means: a section, a clause, a ruling, or a family of clauses."""
    rules = read_rules(game)
    wanted = name.strip().removeprefix("§").strip().removeprefix(f"{game.name}.")
    if not wanted:
        _everything(screen, game, rules)
        return
    clause = rules.clauses.get(f"{game.name}.{wanted}")
    ruling = rules.rulings.get(f"{game.name}.{wanted}") or rules.rulings.get(f"{game.name}.ruling.{wanted}")
    section = next((section for section in rules.sections if section.id == wanted), None)
    family = [clause for clause in rules.clauses.values() if clause.id.startswith(f"{game.name}.{wanted}.")]
    if clause is not None:
        _clause(screen, clause)
        if clause.ruling:
            screen.say()
            _ruling(screen, rules.rulings[clause.ruling])
    elif section is not None:
        _section(screen, rules, section.id, section.title)
    elif ruling is not None:
        _ruling(screen, ruling)
        for settled in ruling.clauses:
            screen.say()
            _clause(screen, rules.clauses[settled])
    elif family:
        _clauses(screen, family)
    elif wanted == "ruling":
        _rulings(screen, rules)
    else:
        raise UnknownName(_no_such_rule(game, rules, wanted))


def _everything(screen: Screen, game: Game[Any, Any], rules: Rules) -> None:
    screen.say(game.title, "bold")
    screen.say(str(game.credit), "dim")
    for section in rules.sections:
        screen.say()
        _section(screen, rules, section.id, section.title)
    screen.say()
    screen.say("Where the rulebook is silent", "bold")
    _rulings(screen, rules)


def _section(screen: Screen, rules: Rules, section: str, title: str) -> None:
    screen.say(f"{title}  ({section})", "bold")
    _clauses(screen, (clause for clause in rules.clauses.values() if clause.section == section))


def _clauses(screen: Screen, clauses: Iterable[Clause]) -> None:
    for clause in clauses:
        screen.say()
        _clause(screen, clause)


def _clause(screen: Screen, clause: Clause) -> None:
    kind = f"({clause.kind}, our ruling)" if clause.source == "ruling" else f"({clause.kind})"
    screen.say(f"{screen.styled(clause.title, 'bold')}  § {clause.id}  {screen.styled(kind, 'dim')}")
    screen.paragraph(clause.text, "  ")


def _rulings(screen: Screen, rules: Rules) -> None:
    for ruling in rules.rulings.values():
        screen.say()
        _ruling(screen, ruling)


def _ruling(screen: Screen, ruling: Ruling) -> None:
    screen.say(f"Ruling {ruling.id}: {ruling.title}", "gold")
    screen.paragraph(ruling.question, "  ")
    for number, reading in enumerate(ruling.readings, 1):
        screen.paragraph(reading, f"  {number}. ", "     ")
    screen.paragraph(ruling.choice, "  We play: ", "    ")
    if ruling.option:
        screen.paragraph(f"To play it otherwise: --option {ruling.option}=…", "  ")


def _no_such_rule(game: Game[Any, Any], rules: Rules, wanted: str) -> str:
    known = [section.id for section in rules.sections]
    known += [name.removeprefix(f"{game.name}.") for name in (*rules.clauses, *rules.rulings)]
    close = get_close_matches(wanted[:60], known, n=3, cutoff=0.5)
    near = f"; perhaps {' or '.join(close)}" if close else ""
    return f"no section, clause or ruling {wanted[:60]!r} of {game.title}{near}; `gangland rules {game.name}` shows them all"


# ---------------------------------------------------------------- worked examples


def show_examples(screen: Screen, game: Game[Any, Any]) -> None:
    """The worked examples of a game, the rulebook's first."""
    examples = [read_example(game, name) for name in example_ids(game)]
    screen.rows([(example.code, example.id, example.title) for example in examples])
    screen.say()
    screen.say(f"`gangland examples {game.name} {examples[0].id}` retells one.", "dim")


def retell(screen: Screen, example: Example) -> None:
    """A worked example, played by the engine and told step by step through the eyes it is meant for."""
    match = example.begin()
    who = example.viewer
    eyes = who.value if isinstance(who, Onlooker) else who
    screen.say(f"{example.code}. {example.title}", "bold")
    screen.say(f"{'From the rulebook' if example.source == 'rulebook' else 'Ours'}; seen by: {eyes}", "dim")
    screen.paragraph(example.intro)
    if example.reconstructed:
        screen.paragraph(f"Reconstructed: {example.reconstructed}", style="dim")
    screen.say()
    screen.lines(match.describe(who))
    before = match.ply
    for number, (step, refusal) in enumerate(example.played(match), 1):
        screen.say()
        _step(screen, example, match, (number, step, refusal), before)
        before = match.ply
    screen.say()
    screen.lines(match.describe(who))
    screen.say()
    screen.paragraph(f"Shows {', '.join(map(cited, example.clauses))}", style="dim")


def _step(
    screen: Screen, example: Example, match: Match, told: tuple[int, ExampleStep, Refusal | None], before: int
) -> None:
    number, step, refusal = told
    if step.run is not None:
        did = f"{match.ply - before} steps of random play"
    elif refusal is not None:
        did = f"{step.who} tries: {step.attempt}"
    else:
        actor, text = match.history(example.viewer)[-1]
        did = f"{actor}: {text}"
    screen.say(f"{number}. {did}", "gold")
    if step.say:
        screen.paragraph(step.say, "   ")
    if refusal is not None:
        screen.paragraph(f"Refused: {refusal.reason} ({cited(refusal.clause)})", "   ", style="red")
    if step.run is None:
        for line in match.story(example.viewer):
            if line.ply > before:
                screen.paragraph(f"{line.text}  {cited(line.clause)}", "   · ", "     ", style="dim")
