"""A process that measures one workload whenever it is told to, so that runs of different libraries can be interleaved.

Runs inside the environment of what it measures: standard library only here.
"""

import json
import sys
import time
from collections.abc import Callable

Batch = Callable[[], int]
"""Does some work and says how many units it did: a game's decisions, for example."""


def rate(batch: Batch, seconds: float) -> float:
    """Units per second over at least so many seconds of whole batches."""
    done = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += batch()
    return done / spent


def answer(workloads: dict[str, Callable[[], Batch]]) -> None:
    """Worker NAME: say what is ready, then measure for as many seconds as each line of input asks."""
    try:
        batch = workloads[sys.argv[1]]()
        batch()  # warm up
    except Exception as error:  # noqa: BLE001  a peer that cannot run is a line of the table, not the end of it
        print(json.dumps({"error": f"{type(error).__name__}: {error}"}), flush=True)
        return
    print(json.dumps({"ready": sys.argv[1]}), flush=True)
    for line in sys.stdin:
        print(json.dumps({"rate": rate(batch, float(line))}), flush=True)
