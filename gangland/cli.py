"""The `gangland` command: rules, examples, a game against bots, simulations, the chapters and the book."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import gangland
from gangland.games import GAMES
from gangland.kernel.errors import GanglandError, InvalidSetup, UnknownName
from gangland.terminal.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gangland.kernel.game import Game
    from gangland.kernel.match import Match

BAD_INPUT = 2
INTERRUPTED = 130
NAMES = ("Ernest", "Karine", "Anthelme", "Judith", "Basile", "Colette", "Desmond", "Florence")
"""Who sits at the table if nobody is named."""
AT_A_TABLE = 4


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and where to read on."""

    def error(self, message: str) -> NoReturn:
        """End with the line and exit code 2."""
        self.exit(BAD_INPUT, f"{self.prog}: {message}; `{self.prog} --help` explains\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. 0 if all went well, 1 if a check found faults, 2 for bad input, 130 if interrupted."""
    chosen = _parser().parse_args(arguments)
    screen = Screen()
    try:
        code: int = chosen.run(screen, chosen)
        screen.out.flush()
    except GanglandError as error:
        problems = error.problems if isinstance(error, InvalidSetup) else (error,)
        print("gangland:", "; ".join(str(problem) for problem in problems), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print("\nGood-bye.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us (`| head`) has seen enough; the interpreter must not complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


# ---------------------------------------------------------------- the commands


def _games(screen: Screen, _: argparse.Namespace) -> int:
    from gangland.terminal.rulebook import show_games  # noqa: PLC0415  a command loads what it needs

    show_games(screen)
    return 0


def _rules(screen: Screen, chosen: argparse.Namespace) -> int:
    from gangland.terminal.rulebook import show_rules  # noqa: PLC0415

    show_rules(screen, GAMES[chosen.game], chosen.name)
    return 0


def _examples(screen: Screen, chosen: argparse.Namespace) -> int:
    from gangland.terminal.rulebook import retell, show_examples  # noqa: PLC0415

    if chosen.id:
        retell(screen, gangland.example(chosen.game, chosen.id))
    else:
        show_examples(screen, GAMES[chosen.game])
    return 0


def _lessons(screen: Screen, chosen: argparse.Namespace) -> int:
    from gangland.terminal.lessons import show_lessons  # noqa: PLC0415

    show_lessons(screen, GAMES[chosen.game])
    return 0


def _lesson(screen: Screen, chosen: argparse.Namespace) -> int:
    from gangland.terminal.lessons import check  # noqa: PLC0415

    return check(screen, Path(chosen.file), GAMES[chosen.game] if chosen.game else None)


def _play(screen: Screen, chosen: argparse.Namespace) -> int:
    from gangland.terminal.table import Table  # noqa: PLC0415

    game = GAMES[chosen.game]
    match = _loaded(game, chosen) if chosen.load else _begun(game, chosen)
    people = tuple(dict.fromkeys(match.seat(_seat(name)) for name in chosen.seat)) or (0,)
    others = [seat for seat in range(len(match.names)) if seat not in people]
    bots = _bots(game, chosen.bots, len(others), "the other seats")
    if len(people) == 1 and screen.is_terminal:
        _remember_typed_lines()
    Table(screen, match, people, dict(zip(others, bots, strict=True))).play()
    return 0


def _simulate(screen: Screen, chosen: argparse.Namespace) -> int:
    from gangland.terminal.tally import tally  # noqa: PLC0415

    game = GAMES[chosen.game]
    players = _players(game, chosen.players)
    tally(
        screen,
        game,
        games=chosen.games,
        bots=_bots(game, chosen.bots, players, "the seats"),
        options=_options(chosen.option),
        seed=chosen.seed,
        workers=chosen.workers,
    )
    return 0


def _lab(_: Screen, __: argparse.Namespace) -> int:
    from gangland.terminal.shelf import open_lab  # noqa: PLC0415

    return open_lab()


def _book(_: Screen, __: argparse.Namespace) -> int:
    from gangland.terminal.shelf import open_book  # noqa: PLC0415

    return open_book()


# ---------------------------------------------------------------- what their arguments mean


def _begun(game: Game[Any, Any], chosen: argparse.Namespace) -> Match:
    seats = chosen.seats or NAMES[: _players(game, chosen.players or AT_A_TABLE)]
    return gangland.new_match(game.name, seats, seed=chosen.seed, scripted=True, **_options(chosen.option))


def _loaded(game: Game[Any, Any], chosen: argparse.Namespace) -> Match:
    if chosen.seats or chosen.option or chosen.players:
        raise UnknownName(
            "a record brings its own seats and options; leave out --seats, --players and --option with --load"
        )
    from gangland.kernel.record import read_record  # noqa: PLC0415  a command loads what it needs

    path = Path(chosen.load)
    try:
        match = read_record(path.read_text("utf-8"), GAMES, scripted=True)
    except OSError as error:
        raise UnknownName(f"{path} cannot be read: {error.strerror}; name a file that `save` wrote") from error
    except UnicodeDecodeError as error:
        raise UnknownName(f"{path} is no text; name a file that `save` wrote") from error
    except GanglandError as error:
        raise UnknownName(f"{path}, {error}") from error
    if match.game.name != game.name:
        raise UnknownName(f"{path} is a record of {match.game.name}; `gangland play {match.game.name} --load` reads it")
    return match.branch(match.ply, seed=chosen.seed)


def _seat(name: str) -> int | str:
    return int(name) if name.isascii() and name.isdecimal() and len(name) < 3 else name


def _players(game: Game[Any, Any], players: int) -> int:
    if players not in game.seats:
        raise UnknownName(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {players}")
    return players


def _bots(game: Game[Any, Any], named: str, seats: int, whose: str) -> list[str]:
    """One name for all seats, or one for each, with commas between."""
    bots = [name.strip() for name in named.split(",")]
    for bot in bots:
        if bot not in game.bots:
            raise UnknownName(f"no bot {bot[:40]!r}; there are {', '.join(game.bots)}")
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise UnknownName(f"{len(bots)} bots are named; name one for all of {whose}, or {seats}")
    return bots


def _options(pairs: Sequence[str]) -> dict[str, Any]:
    """`name=value`; a value is a number or a word, and a list where it has commas."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.isidentifier():
            raise UnknownName(f"{pair[:40]!r} is no option; write --option name=value")
        if name in options:
            raise UnknownName(f"the option {name} is given twice; give it once")
        words = [_value(word.strip()) for word in value.split(",")]
        options[name] = words if len(words) > 1 else words[0]
    return options


def _value(word: str) -> object:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else word


def _remember_typed_lines() -> None:
    """Arrow keys bring back what was typed. Never with several people: it would bring back the other's moves, too."""
    try:
        import readline  # noqa: F401, PLC0415  not there on every system
    except ImportError:
        return


def _at_least_one(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no whole number of at least 1")
    return int(text)


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no whole number") from error


# ---------------------------------------------------------------- the grammar


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="gangland", description="Five gangster board games, made of executable examples.")
    parser.add_argument("--version", action="version", version=f"gangland {gangland.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    games = commands.add_parser("games", help="list the games")
    games.set_defaults(run=_games)

    rules = commands.add_parser("rules", help="read the rules of a game, or one clause")
    _game(rules)
    rules.add_argument(
        "name", nargs="?", default="", help="a section (duel), a clause (duel.tie) or a ruling (ruling.chain)"
    )
    rules.set_defaults(run=_rules)

    play = commands.add_parser("play", help="play against bots in the terminal")
    _game(play)
    play.add_argument("--seats", nargs="+", metavar="NAME", default=(), help="the players round the table")
    play.add_argument("--players", type=_at_least_one, metavar="N", help="how many play, if they are not named")
    play.add_argument(
        "--seat", action="append", metavar="NAME", default=[], help="who sits at the keyboard; may be repeated"
    )
    play.add_argument(
        "--bots", default="sensible", metavar="BOT", help="who plays the other seats: one bot, or one,for,each"
    )
    play.add_argument("--seed", type=_whole, metavar="N", help="repeats the same cards and dice")
    play.add_argument("--load", metavar="FILE", help="go on with a saved record")
    _option(play)
    play.set_defaults(run=_play)

    simulate = commands.add_parser("simulate", help="let bots play many games")
    _game(simulate)
    simulate.add_argument("--games", type=_at_least_one, default=1000, metavar="N")
    simulate.add_argument("--players", type=_at_least_one, default=AT_A_TABLE, metavar="N")
    simulate.add_argument("--bots", default="random", metavar="BOT", help="one bot, or one,for,each,seat")
    simulate.add_argument("--seed", type=_whole, default=0, metavar="N", help="repeats the same games")
    simulate.add_argument(
        "--workers", type=_at_least_one, metavar="N", help="processes; as many as there are processors"
    )
    _option(simulate)
    simulate.set_defaults(run=_simulate)

    examples = commands.add_parser("examples", help="list the worked examples, or retell one")
    _game(examples)
    examples.add_argument("id", nargs="?", default="", help="the name of an example")
    examples.set_defaults(run=_examples)

    lessons = commands.add_parser("lessons", help="list the lessons of a game and what they teach")
    _game(lessons)
    lessons.set_defaults(run=_lessons)

    lesson = commands.add_parser("lesson", help="for authors: does a lesson fit the rules?")
    deeds = lesson.add_subparsers(dest="deed", metavar="check", required=True)
    check = deeds.add_parser("check", help="tell every fault of a lesson's file; 1 if there is one")
    check.add_argument("file", metavar="FILE")
    check.add_argument(
        "--game", metavar="GAME", default="", help="whose rules; otherwise the folder games/GAME/ that the file lies in"
    )
    check.set_defaults(run=_lesson)

    commands.add_parser("lab", help="open JupyterLab on the chapters").set_defaults(run=_lab)
    commands.add_parser("book", help="build the book and serve it on localhost").set_defaults(run=_book)
    return parser


def _game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of {', '.join(GAMES)}")


def _option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", default=[], help="may be repeated")


if __name__ == "__main__":
    sys.exit(main())
