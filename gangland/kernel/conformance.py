"""The promises every game keeps, checked by playing it. Public: run `check_game(GAME)` on a game of your own."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from gangland.kernel.chance import NATURE
from gangland.kernel.clauses import read_rules
from gangland.kernel.events import Recorder, all_cited
from gangland.kernel.examples import example_ids, read_example
from gangland.kernel.match import Match
from gangland.kernel.record import read_record, write_record
from gangland.kernel.secrecy import check_paired_worlds
from gangland.kernel.viewers import OPEN_TABLE, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from gangland.kernel.actions import Action
    from gangland.kernel.game import Game

LONGEST_GAME = 100_000
"""Steps after which random play is taken not to end."""
SMALL = 200
"""Sets of choices up to this size are checked one by one."""


class BrokenPromise(AssertionError):
    """A game does not keep the contract; the message says which part and after which actions."""


def check_game(
    game: Game[Any, Any], *, seeds: Iterable[int] = range(3), options: Iterable[Mapping[str, object]] = ({},)
) -> None:
    """Play the game with every number of players and check all promises. Raises BrokenPromise."""
    check_clauses(game)
    check_examples(game)
    for players in game.seats:
        names = tuple(f"Player {number}" for number in range(1, players + 1))
        for chosen in options:
            for seed in seeds:
                check_play(game, names, chosen, seed)


def check_clauses(game: Game[Any, Any]) -> None:
    """Every event cites a clause that exists, and every ruling settles clauses that exist."""
    rules = read_rules(game)
    for clause in all_cited(game.event_kinds):
        _keep(clause in rules.clauses, f"an event cites {clause}, which is not in rules.toml")
    for ruling in rules.rulings.values():
        for clause in ruling.clauses:
            _keep(clause in rules.clauses, f"{ruling.id} settles {clause}, which is not in rules.toml")
    for rule in rules.clauses.values():
        _keep(rule.source == "rulebook" or rule.ruling in rules.rulings, f"{rule.id} names no ruling")


def check_examples(game: Game[Any, Any]) -> None:
    """Every worked example plays as it says."""
    rules = read_rules(game)
    for name in example_ids(game):
        example = read_example(game, name)
        example.play()
        for clause in example.clauses:
            _keep(clause in rules.clauses, f"example {name} shows {clause}, which is not in rules.toml")


def check_play(game: Game[Any, Any], names: tuple[str, ...], options: Mapping[str, object], seed: int) -> None:
    """One random game: it ends, meets no dead end, refuses cleanly, records, replays and takes back exactly."""
    rng = Random(f"conformance:{game.name}:{len(names)}:{seed}")
    match = Match(game, names, options, scripted=True)
    tried: list[Action] = []
    while acting := match.seats_to_act:
        _keep(match.ply < LONGEST_GAME, "random play does not end")
        if acting == (NATURE,):
            outcome = game.chances(match._state).sample(rng)  # noqa: SLF001  conformance is part of the kernel
            check_chances(match, outcome)
            match.play(NATURE, outcome)
        else:
            for seat in range(len(names)):
                check_choices(match, seat, acting, tried)
            seat = rng.choice(acting)
            action = match.legal_actions(seat).sample(rng)
            tried = [*tried[-40:], action]
            check_step(match, seat, action)
        game.invariants(match._state)  # noqa: SLF001
        if rng.random() < SECRECY_RATE:
            check_paired_worlds(game, match, rng)
    _keep(match.outcome is not None, "a game that is over has an outcome")
    replayed = read_record(write_record(match), {game.name: game})
    _keep(replayed.facts() == match.facts(), "a record replays to the same position")
    check_words(match)


SECRECY_RATE = 0.15
"""Part of the positions in which paired worlds are compared; it is the costliest check."""


def check_chances(match: Match, outcome: Action) -> None:
    """A drawn outcome is possible, its text reads back, and listed odds add up to one."""
    game = match.game
    chances = game.chances(match._state)  # noqa: SLF001
    _keep(outcome in chances, f"the drawn outcome {outcome!r} is called impossible")
    _keep(game.parse(match._state, game.text(outcome)) == outcome, f"{outcome!r} does not read back from its text")  # noqa: SLF001
    if chances.outcomes is not None:
        _keep(sum(odds for _, odds in chances.outcomes) == 1, "the odds do not add up to one")


def check_choices(match: Match, seat: int, acting: tuple[int, ...], others: Iterable[Action]) -> None:
    """Choices, `in`, `count` and `why_not` agree; whoever must act can; refusals cite clauses and change nothing."""
    game, state = match.game, match._state  # noqa: SLF001
    choices = game.legal_actions(state, seat)
    _keep(bool(choices) == (seat in acting), f"seat {seat} has {choices.count} choices, to act are {acting}")
    if choices.count <= SMALL:
        listed = list(choices)
        _keep(len(listed) == choices.count, f"{choices.count} choices are counted and {len(listed)} listed")
        _keep(len(set(listed)) == len(listed), "a choice is listed twice")
        for action in listed:
            _keep(action in choices, f"{action!r} is listed but not in the choices")
            _keep(game.why_not(state, seat, action) is None, f"{action!r} is legal but refused")
            _keep(game.parse(state, game.text(action)) == action, f"{action!r} does not read back from its text")
    for action in choices.suggestions:
        _keep(action in choices, f"{action!r} is suggested but not legal")
    before = game.write_position(state)
    for action in others:
        refusal = game.why_not(state, seat, action)
        _keep((refusal is None) == (action in choices), f"why_not and the choices disagree on {action!r}")
        if refusal is not None:
            _keep(refusal.clause in read_rules(game).clauses, f"a refusal cites {refusal.clause}, which does not exist")
            _keep(bool(refusal.reason), f"the refusal of {action!r} gives no reason")
    _keep(game.write_position(state) == before, "asking changed the position")


def check_step(match: Match, seat: int, action: Action) -> None:
    """A legal action applies, happens in the open by events, leaves the old state alone, and can be taken back exactly."""
    game = match.game
    before = game.write_position(match._state)  # noqa: SLF001
    twin = match._state.copy()  # noqa: SLF001
    recorder = Recorder()
    game.apply(twin, seat, action, recorder)
    _keep(bool(recorder.events), f"{action!r} happened without an event")
    _keep(game.write_position(match._state) == before, f"{action!r} changed the state it was copied from")  # noqa: SLF001
    match.play(seat, action)
    _keep(game.write_position(match._state) == game.write_position(twin), f"{action!r} is not repeatable")  # noqa: SLF001
    if match.can_undo:
        match.undo()
        _keep(game.write_position(match._state) == before, f"taking back {action!r} is not exact")  # noqa: SLF001
        match.play(seat, action)


def check_words(match: Match) -> None:
    """Every viewer can be told the whole story, shown the table and read the position; no sentence is empty."""
    for viewer in (*range(len(match.names)), SPECTATOR, OPEN_TABLE):
        story = match.story(viewer)
        _keep(all(line.text.strip() for line in story), "a line of the story is empty")
        _keep(len(match.history(viewer)) == match.ply, "the history has a line for every step")
        _keep(bool(match.describe(viewer).strip()), "the position has no text")
        for form in ("wide", "narrow"):
            scene = match.scene(viewer, form)
            slots = [thing.id for thing in scene.things]
            _keep(len(set(slots)) == len(slots), "two things share a slot")


def _keep(promise: bool, message: str) -> None:
    if not promise:
        raise BrokenPromise(message)
