"""Simulated games: a bar while they are played, and a table of what came out."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

from gangland.simulation import BATCH, Results, simulate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from gangland.kernel.game import Game
    from gangland.terminal.screen import Screen

_BAR = 30


class ProgressBar:
    """Games done so far, on the error stream: a growing bar for people, ten lines for a log."""

    def __init__(self, screen: Screen) -> None:
        self.err = screen.err
        self.grows = screen.err.isatty()
        self.tenths = 0

    def __call__(self, done: int, total: int) -> None:
        """Show how far it is."""
        if self.grows:
            filled = _BAR * done // total
            self.err.write(f"\r[{'#' * filled}{'.' * (_BAR - filled)}] {done} of {total} games")
            self.err.write("\n" if done == total else "")
        elif done * 10 // total > self.tenths:
            self.err.write(f"{done} of {total} games\n")
        self.tenths = done * 10 // total
        self.err.flush()


def tally(
    screen: Screen,
    game: Game[Any, Any],
    *,
    games: int,
    bots: Sequence[str],
    options: Mapping[str, object],
    seed: int,
    workers: int | None,
) -> None:
    """Simulate and report. The results depend on the seed, never on the number of workers."""
    batches = -(-games // BATCH)
    workers = min(batches, workers or os.cpu_count() or 1)
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) if workers > 1 else None
    began = time.perf_counter()
    try:
        results = simulate(
            game,
            games=games,
            players=len(bots),
            bots=bots,
            options=options,
            seed=seed,
            executor=pool,
            progress=ProgressBar(screen),
        )
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    _report(screen, game, results, bots, time.perf_counter() - began, workers)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the workers would each print where they stood."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _report(
    screen: Screen, game: Game[Any, Any], results: Results, bots: Sequence[str], seconds: float, workers: int
) -> None:
    games = len(results.outcomes)
    rows: list[tuple[str, ...]] = [("seat", "bot", "wins", "share", "mean", "sd")]
    for seat, (bot, won) in enumerate(zip(bots, results.wins, strict=True)):
        scores = [outcome.scores[seat] for outcome in results.outcomes]
        wins = f"{won:.0f}" if won == int(won) else f"{won:.1f}"
        rows.append((str(seat), bot, wins, f"{won / games:.1%}", f"{fmean(scores):.1f}", f"{pstdev(scores):.1f}"))
    screen.say(f"{game.title}: {games} games with {results.players} players", "bold")
    screen.rows(rows, numbers=(2, 3, 4, 5))
    rate = results.decisions / seconds
    processes = "one process" if workers == 1 else f"{workers} processes"
    screen.say(f"{seconds:.2f} s in {processes}, {results.decisions} decisions, {rate:,.0f} a second")
