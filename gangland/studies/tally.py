"""Counting what happens in many games: a listener hears every event, and its sums are added up batch by batch."""

from __future__ import annotations

from collections import defaultdict
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from gangland.games import GAMES
from gangland.kernel.playout import play_with, playout
from gangland.simulation import BATCH, Progress

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

    from gangland.kernel.events import Event
    from gangland.kernel.game import Bot


@dataclass(slots=True)
class Tally:
    """How often something was measured, and the sums from which its mean and its uncertainty follow."""

    count: int = 0
    total: float = 0
    squares: float = 0

    def add(self, value: float) -> None:
        """One more measurement."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: Tally) -> None:
        """All measurements of another tally."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The average; 0 if nothing was measured."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a single measurement."""
        return sqrt(max(0.0, self.squares / self.count - self.mean**2)) if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean: two of these to either side cover the truth 95 times in 100."""
        return self.deviation / sqrt(self.count) if self.count else 0.0


class Tallies:
    """Tallies by key, made when first asked for."""

    def __init__(self) -> None:
        self._tallies: defaultdict[Hashable, Tally] = defaultdict(Tally)

    def add(self, key: Hashable, value: float) -> None:
        """One more measurement under a key."""
        self._tallies[key].add(value)

    def __getitem__(self, key: Hashable) -> Tally:
        """The tally under a key; an empty one if nothing was measured."""
        return self._tallies.get(key, Tally())

    def __iter__(self) -> Iterator[Hashable]:
        """The keys, in the order in which they were first heard of."""
        return iter(self._tallies)

    def __len__(self) -> int:
        """How many keys there are."""
        return len(self._tallies)

    def together(self, *keys: Hashable) -> Tally:
        """Several tallies as one."""
        whole = Tally()
        for key in keys:
            whole.merge(self[key])
        return whole

    def merge(self, other: Tallies) -> None:
        """All measurements of others."""
        for key in other:
            self._tallies[key].merge(other[key])

    def __repr__(self) -> str:
        """How much there is; the numbers are asked for one by one."""
        return f"<Tallies: {len(self)} keys>"


class Listener(Protocol):
    """Hears the events of games, one after another, and keeps tallies."""

    tallies: Tallies

    def __call__(self, kind: type[Event], /, *facts: Any) -> None:
        """Hear one event, as the engine tells it."""


def listen(
    game: str,
    listener: Callable[[int], Listener],
    *,
    games: int,
    players: int,
    bots: str | Bot[Any] | Sequence[str | Bot[Any]] = "random",
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Tallies:
    """Play games with a listener at every table. What comes out does not depend on who shares the work."""
    seats = [bots] * players if isinstance(bots, str) or callable(bots) else list(bots)
    jobs = [
        (game, listener, tuple(seats), dict(options or {}), f"{seed}:{first}", min(BATCH, games - first))
        for first in range(0, games, BATCH)
    ]
    batches: dict[int, Tallies] = {}
    done = 0
    for number, tallies in _work(jobs, executor):
        batches[number] = tallies
        done += jobs[number][-1]
        if progress is not None:
            progress(done, games)
    whole = Tallies()
    for number in range(len(jobs)):
        whole.merge(batches[number])
    return whole


Job = tuple[str, "Callable[[int], Listener]", "tuple[str | Bot[Any], ...]", "dict[str, object]", str, int]


def _work(jobs: list[Job], executor: Executor | None) -> Iterator[tuple[int, Tallies]]:
    if executor is None:
        for number, job in enumerate(jobs):
            yield number, play_heard(job)
        return
    futures = {executor.submit(play_heard, job): number for number, job in enumerate(jobs)}
    for future in as_completed(futures):
        yield futures[future], future.result()


def play_heard(job: Job) -> Tallies:
    """Play the games of one piece of work. At module level, so that other processes can find it."""
    name, listener, bots, options, seed, games = job
    game = GAMES[name]
    rng = Random(seed)
    players = [game.bots[bot] if isinstance(bot, str) else bot for bot in bots]
    uniform = all(bot == "random" for bot in bots)
    names = tuple(f"Player {number}" for number in range(1, len(bots) + 1))
    ear = listener(len(bots))
    for _ in range(games):
        state = game.start(names, options)
        if uniform:
            playout(game, state, rng, ear)
        else:
            play_with(game, state, players, rng, ear)
    return ear.tallies
