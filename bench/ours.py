"""Our own loops, measured as the peers' are. A unit is one action of one player; chance is not counted."""

import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor

import gangland
from bench.worker import Batch, answer
from gangland.kernel.playout import playout

NAMES = ("Ernest", "Karine", "Anthelme", "Judith")


def razzia_playouts() -> Batch:
    """Random Razzia for four: one process, the engine alone."""
    game, rng = gangland.GAMES["razzia"], random.Random(1)

    def batch() -> int:
        return playout(game, game.start(NAMES, {}), rng)

    return batch


def match_play() -> float:
    """Median milliseconds of one action with everything a board needs: events, every seat's view, a story, the record."""
    rng, spent = random.Random(1), []
    for seed in range(20):
        match = gangland.new_match("razzia", NAMES, seed=seed)
        while match.to_act:
            seat = match.to_act[0]
            action = match.legal_actions(seat).sample(rng)
            start = time.perf_counter()
            match.play(seat, action)
            for name in NAMES:
                match.view(name)
            match.story(seat)
            match.record()
            spent.append(time.perf_counter() - start)
    return 1000 * statistics.median(spent)


def simulation(workers: int) -> float:
    """Seconds for 10,000 games of four random players, in this process or in a pool, its start included."""
    start = time.perf_counter()
    if workers == 1:
        gangland.simulate("razzia", games=10_000, players=4)
    else:
        with ProcessPoolExecutor(workers) as pool:
            gangland.simulate("razzia", games=10_000, players=4, executor=pool)
    return time.perf_counter() - start


if __name__ == "__main__":
    answer({"razzia": razzia_playouts})
