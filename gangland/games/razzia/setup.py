"""Starting a game: the checks of players and options, and the first state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gangland.games.razzia.components import (
    BAR_NUMBER,
    BARS,
    BARS_REMOVED_FOR_THREE,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    deck,
    notes,
)
from gangland.games.razzia.state import DEAL, NO_CARD, NO_NOTE, Options, State
from gangland.kernel.errors import InvalidSetup, Problem
from gangland.kernel.game import Option
from gangland.kernel.seats import name_problems

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

DEFAULT_REMOVED: Final = tuple(bar.id for bar in BARS[-BARS_REMOVED_FOR_THREE:])

OPTIONS: Final = (
    Option("first_dealer", ("<a seat>",), "0", "razzia.ruling.first-dealer", "who deals the first round"),
    Option(
        "removed_bars",
        ("<two bars>",),
        ", ".join(DEFAULT_REMOVED),
        "razzia.ruling.three-bars",
        "which two bars three players leave out",
    ),
    Option(
        "short_round",
        ("play", "skip"),
        "play",
        "razzia.ruling.short-round",
        "whether three players play round 15 with the last two notes",
    ),
    Option(
        "answers",
        ("in_turn", "secret"),
        "in_turn",
        "razzia.ruling.answer-order",
        "whether a proposal is answered openly in turn or in secret",
    ),
)


def start(names: tuple[str, ...], options: Mapping[str, object]) -> State:
    """razzia.setup.*: a table with shuffled supplies, waiting for the hands to be dealt."""
    problems = list(_problems(names, options))
    if problems:
        raise InvalidSetup(problems)
    chosen = _options(names, options)
    players = len(names)
    bars = tuple(bar.number for bar in BARS if bar.number not in chosen.removed_bars)
    return State(
        names=names,
        options=chosen,
        bars=bars,
        phase=DEAL,
        round=1,
        dealer=chosen.first_dealer,
        hands=[()] * players,
        draw_pile=deck(players, bars),
        discard=[],
        stacks=notes(players),
        pots=[()] * len(BARS),
        free_note=NO_NOTE,
        takings=[()] * players,  # razzia.setup.no-money
        chosen=[NO_CARD] * players,
        table=[()] * len(BARS),
        played=[NO_CARD] * players,
        settling=0,
    )


def _options(names: tuple[str, ...], options: Mapping[str, object]) -> Options:
    three = len(names) == FEWEST_PLAYERS
    removed = options.get("removed_bars", DEFAULT_REMOVED) if three else ()
    return Options(
        first_dealer=_dealer(names, options.get("first_dealer", 0)) or 0,
        removed_bars=tuple(sorted(BAR_NUMBER[bar] for bar in removed)),  # type: ignore[attr-defined]  # checked before
        short_round=options.get("short_round", "play"),  # type: ignore[arg-type]  # checked before
        answers=options.get("answers", "in_turn"),  # type: ignore[arg-type]  # checked before
    )


def _problems(names: tuple[str, ...], options: Mapping[str, object]) -> Iterator[Problem]:
    """razzia.setup.players, razzia.dealer.first, razzia.setup.three-bars, razzia.end.fifteen, razzia.share.answer-order."""
    if not FEWEST_PLAYERS <= len(names) <= MOST_PLAYERS:
        message = f"Razzia is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players, not {len(names)}"
        yield Problem("seats", message, "razzia.setup.players")
    yield from name_problems(names, "razzia.setup.players")
    known = {option.name for option in OPTIONS}
    for name in options:
        if name not in known:
            yield Problem(str(name)[:40], f"no such option; there are {', '.join(sorted(known))}")
    if "first_dealer" in options and _dealer(names, options["first_dealer"]) is None:
        message = f"{str(options['first_dealer'])[:40]!r} is no seat; name a player or a number below {len(names)}"
        yield Problem("first_dealer", message, "razzia.dealer.first")
    yield from _only_for_three(names, options)
    if options.get("answers", "in_turn") not in ("in_turn", "secret"):
        yield Problem("answers", 'must be "in_turn" or "secret"', "razzia.share.answer-order")


def _only_for_three(names: tuple[str, ...], options: Mapping[str, object]) -> Iterator[Problem]:
    three = len(names) == FEWEST_PLAYERS
    for name, clause in (("removed_bars", "razzia.setup.three-bars"), ("short_round", "razzia.end.fifteen")):
        if name in options and not three:
            yield Problem(name, "only with three players; leave it out", clause)
    if not three:
        return
    removed = options.get("removed_bars", DEFAULT_REMOVED)
    listed = isinstance(removed, (tuple, list))
    numbers = [_bar(bar) for bar in removed] if isinstance(removed, (tuple, list)) else []
    if not listed or len(numbers) != BARS_REMOVED_FOR_THREE or None in numbers or len(set(numbers)) != len(numbers):
        message = f"name two different bars of {', '.join(bar.id for bar in BARS)}"
        yield Problem("removed_bars", message, "razzia.setup.three-bars")
    if options.get("short_round", "play") not in ("play", "skip"):
        yield Problem("short_round", 'must be "play" or "skip"', "razzia.end.fifteen")


def _dealer(names: tuple[str, ...], dealer: object) -> int | None:
    if isinstance(dealer, str) and dealer in names:
        return names.index(dealer)
    if isinstance(dealer, int) and not isinstance(dealer, bool) and 0 <= dealer < len(names):
        return dealer
    return None


def _bar(bar: object) -> int | None:
    return BAR_NUMBER.get(bar) if isinstance(bar, str) else None
