"""Many games at once: the same results however many workers play them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from gangland.games import GAMES
from gangland.kernel.errors import InvalidSetup, Problem, UnknownName
from gangland.kernel.playout import play_with, playout

if TYPE_CHECKING:
    from gangland.kernel.game import Game, Outcome

BATCH = 100
"""Games per piece of work. Fixed, so that the split never depends on the number of workers."""

Progress = Callable[[int, int], None]
"""Called with games done and games in all."""


@dataclass(frozen=True, slots=True)
class Results:
    """The outcomes of simulated games, in order."""

    game: str
    players: int
    outcomes: tuple[Outcome, ...]
    decisions: int

    @property
    def wins(self) -> tuple[float, ...]:
        """Games won by each seat; a shared victory counts in parts."""
        won = [0.0] * self.players
        for outcome in self.outcomes:
            for seat in outcome.winners:
                won[seat] += 1 / len(outcome.winners)
        return tuple(won)

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """Mean score of each seat."""
        games = len(self.outcomes)
        return tuple(sum(outcome.scores[seat] for outcome in self.outcomes) / games for seat in range(self.players))

    def __repr__(self) -> str:
        """A summary; ten thousand outcomes would not help."""
        shares = ", ".join(f"{won / len(self.outcomes):.1%}" for won in self.wins)
        return f"<Results {self.game}: {len(self.outcomes)} games, {self.players} players, wins by seat {shares}>"


def simulate(
    game: str | Game[Any, Any],
    *,
    games: int,
    players: int,
    bots: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play whole games by bots. Any `concurrent.futures` executor may share the work; the results do not depend on it."""
    chosen = GAMES[game] if isinstance(game, str) else game
    _check(chosen, games, players)
    seats = [bots] * players if isinstance(bots, str) else list(bots)
    if len(seats) != players or any(bot not in chosen.bots for bot in seats):
        message = f"name one bot, or one for each of {players} seats, out of {', '.join(chosen.bots)}"
        raise UnknownName(message)
    chosen.start(_names(players), dict(options or {}))  # a wrong option is told now, not by every worker
    jobs = [
        (chosen.name, tuple(seats), dict(options or {}), f"{seed}:{first}", min(BATCH, games - first))
        for first in range(0, games, BATCH)
    ]
    batches: dict[int, tuple[list[Outcome], int]] = {}
    done = 0
    for number, batch in _work(jobs, executor):
        batches[number] = batch
        done += len(batch[0])
        if progress is not None:
            progress(done, games)
    ordered = [batches[number] for number in range(len(jobs))]
    outcomes = tuple(outcome for batch, _ in ordered for outcome in batch)
    return Results(chosen.name, players, outcomes, sum(decisions for _, decisions in ordered))


Job = tuple[str, tuple[str, ...], dict[str, object], str, int]


def _check(game: Game[Any, Any], games: int, players: int) -> None:
    problems = []
    if GAMES.get(game.name) is not game:
        # Workers in other processes find a game by its name; a changed one would silently be replaced by the built one.
        problems.append(Problem("game", f"only built games can be simulated: {', '.join(GAMES)}"))
    if games < 1:
        problems.append(Problem("games", f"must be at least 1, not {games}"))
    if players not in game.seats:
        problems.append(Problem("players", f"{game.title} is for {game.seats[0]} to {game.seats[-1]}, not {players}"))
    if problems:
        raise InvalidSetup(problems)


def _names(players: int) -> tuple[str, ...]:
    return tuple(f"Player {number}" for number in range(1, players + 1))


def _work(jobs: list[Job], executor: Executor | None) -> Iterator[tuple[int, tuple[list[Outcome], int]]]:
    if executor is None:
        for number, job in enumerate(jobs):
            yield number, play_batch(job)
        return
    futures = {executor.submit(play_batch, job): number for number, job in enumerate(jobs)}
    for future in as_completed(futures) if _is_standard(futures) else list(futures):
        yield futures[future], future.result()


def _is_standard(futures: Mapping[Any, int]) -> bool:
    """Executors of other houses (Dask) have futures of their own, which `as_completed` cannot wait for."""
    return all(hasattr(future, "_condition") and hasattr(future, "_waiters") for future in futures)


def play_batch(job: Job) -> tuple[list[Outcome], int]:
    """Play the games of one piece of work. At module level, so that other processes can find it."""
    name, bots, options, seed, games = job
    game = GAMES[name]
    rng = Random(seed)
    uniform = all(bot == "random" for bot in bots)
    players = [game.bots[bot] for bot in bots]
    outcomes = []
    decisions = 0
    for _ in range(games):
        state = game.start(_names(len(bots)), options)
        decisions += playout(game, state, rng) if uniform else play_with(game, state, players, rng)
        outcomes.append(game.outcome(state))
    return outcomes, decisions
