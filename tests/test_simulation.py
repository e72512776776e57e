"""Simulations give the same results however many workers share them, and wherever these are."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import pytest

import gangland
from gangland import GanglandError, InvalidSetup, UnknownName
from gangland.simulation import BATCH, Results, simulate

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = 2 * BATCH + 30
"""Two whole batches and a rest."""


@pytest.fixture(scope="module")
def alone() -> Results:
    """The results without any executor."""
    return simulate("razzia", games=GAMES, players=4, seed=5)


@pytest.fixture(scope="module")
def dask() -> Iterator[Executor]:
    """A Dask cluster on this machine, as an executor."""
    import distributed  # noqa: PLC0415  heavy, and needed here only

    local: Any = distributed  # without types
    with (
        local.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as cluster,
        local.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        yield executor


@pytest.mark.parametrize("workers", [1, 2])
def test_process_pool_changes_nothing(alone: Results, workers: int) -> None:
    """One process or two: the same games in the same order."""
    # Spawned, since forking a process that has threads (Dask's) is asking for trouble.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        assert simulate("razzia", games=GAMES, players=4, seed=5, executor=pool) == alone


def test_threads_change_nothing(alone: Results) -> None:
    """Any executor of the standard library will do."""
    with ThreadPoolExecutor(2) as pool:
        assert simulate("razzia", games=GAMES, players=4, seed=5, executor=pool) == alone


@pytest.mark.slow
def test_dask_cluster_changes_nothing(alone: Results, dask: Executor) -> None:
    """A cluster's executor gives the same results and reports its progress to the end."""
    calls: list[int] = []
    found = simulate(
        "razzia", games=GAMES, players=4, seed=5, executor=dask, progress=lambda done, _: calls.append(done)
    )
    assert found == alone
    assert calls == sorted(calls)
    assert calls[-1] == GAMES


def test_progress_reaches_the_total() -> None:
    """Progress is told after every batch, grows, and ends with all games."""
    calls: list[tuple[int, int]] = []
    simulate("razzia", games=GAMES, players=3, progress=lambda done, total: calls.append((done, total)))
    assert calls == [(BATCH, GAMES), (2 * BATCH, GAMES), (GAMES, GAMES)]


def test_progress_of_a_pool_reaches_the_total() -> None:
    """The same where batches may be done in any order."""
    calls: list[int] = []
    with ThreadPoolExecutor(2) as pool:
        simulate("razzia", games=GAMES, players=3, executor=pool, progress=lambda done, _: calls.append(done))
    assert calls == sorted(calls)
    assert calls[-1] == GAMES


def test_more_games_begin_with_the_same_games(alone: Results) -> None:
    """A longer simulation goes on where a shorter one ended."""
    more = simulate("razzia", games=3 * BATCH, players=4, seed=5)
    assert more.outcomes[: len(alone.outcomes)] == alone.outcomes


def test_seeds_matter(alone: Results) -> None:
    """Another seed plays other games."""
    assert simulate("razzia", games=GAMES, players=4, seed=6).outcomes != alone.outcomes


def test_results_add_up(alone: Results) -> None:
    """Every game has winners, shared victories count in parts, and the short form sums it all up."""
    assert len(alone.outcomes) == GAMES
    assert sum(alone.wins) == pytest.approx(GAMES)
    assert len(alone.mean_scores) == 4
    assert alone.decisions > 40 * GAMES
    assert repr(alone).startswith(f"<Results razzia: {GAMES} games, 4 players, wins by seat ")


def test_bots_for_each_seat() -> None:
    """A sensible player beats random ones."""
    found = simulate("razzia", games=40, players=4, bots=["sensible", "random", "random", "random"], seed=1)
    assert found.wins[0] > 20


def test_options_are_played() -> None:
    """Options reach the games: if the short round is skipped, fewer decisions are made."""
    played = simulate("razzia", games=40, players=3, seed=1)
    skipped = simulate("razzia", games=40, players=3, seed=1, options={"short_round": "skip"})
    assert skipped.decisions < played.decisions


@pytest.mark.parametrize("bots", ["genius", ["random"], ["random", "genius", "random"], []])
def test_wrong_bots_are_refused(bots: str | list[str]) -> None:
    """An unknown bot, or too few of them, is an error that lists the bots."""
    with pytest.raises(UnknownName, match="random, sensible"):
        simulate("razzia", games=1, players=3, bots=bots)


def test_wrong_option_is_refused_at_once() -> None:
    """A wrong option is told before any work begins."""
    with pytest.raises(InvalidSetup, match="answers"):
        simulate("razzia", games=1, players=3, options={"answers": "loud"})


@pytest.mark.parametrize(("games", "players"), [(0, 4), (-1, 4), (10, 2), (10, 9)])
def test_impossible_numbers_are_refused(games: int, players: int) -> None:
    """No games, or too few players, is an error that says what is possible."""
    with pytest.raises((ValueError, GanglandError), match=r"at least 1|3 to 8"):
        simulate("razzia", games=games, players=players)


def test_unknown_game_is_refused() -> None:
    """As everywhere."""
    with pytest.raises(UnknownName, match="razzia"):
        gangland.simulate("poker", games=1, players=3)
