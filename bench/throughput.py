"""Actions per second, ours and the peers', by turns: a noisy minute then hits all of them alike."""

import json
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-bench" / "bin" / "python"
ROUNDS, SECONDS = 7, 0.7

WORKLOADS: dict[str, tuple[str, str | Path, str]] = {
    # name: (what the table says, the Python that runs it, its module)
    "razzia": ("**gangland: Razzia, 4 players**", sys.executable, "bench.ours"),
    "rlcard": ("RLCard: Uno, its environment", PEERS, "bench.peers"),
    "rlcard_game": ("RLCard: Uno, bare game", PEERS, "bench.peers"),
    "open_spiel": ("OpenSpiel: goofspiel, C++ core", PEERS, "bench.peers"),
    "chess": ("python-chess: random legal moves", PEERS, "bench.peers"),
    "catanatron": ("catanatron: 4 random players", PEERS, "bench.peers"),
    "bare": ("bare Python: random choice, list update", PEERS, "bench.peers"),
}


class Worker:
    """A running process that measures on demand."""

    def __init__(self, name: str, python: str | Path, module: str) -> None:
        self.process = subprocess.Popen(
            [python, "-m", module, name],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.rates: list[float] = []
        self.error = self.read().get("error")

    def read(self) -> dict[str, object]:
        """The worker's next answer."""
        assert self.process.stdout is not None  # noqa: S101  it was asked for
        line = self.process.stdout.readline()
        return dict(json.loads(line)) if line else {"error": "it stopped"}

    def measure(self) -> None:
        """One turn."""
        assert self.process.stdin is not None  # noqa: S101  it was asked for
        self.process.stdin.write(f"{SECONDS}\n")
        self.process.stdin.flush()
        self.rates.append(float(str(self.read()["rate"])))

    def stop(self) -> None:
        """No more turns."""
        assert self.process.stdin is not None  # noqa: S101  it was asked for
        self.process.stdin.close()
        self.process.wait(timeout=10)


def table() -> str:
    """The table of actions per second, with ratios to ours."""
    workers = {name: Worker(name, python, module) for name, (_, python, module) in WORKLOADS.items()}
    for _ in range(ROUNDS):
        for worker in workers.values():
            if worker.error is None:
                worker.measure()
    for worker in workers.values():
        worker.stop()
    ours = statistics.median(workers["razzia"].rates)
    lines = ["| One process, random legal actions | actions per second | Razzia is |", "|---|---:|---:|"]
    for name, (label, _, _) in WORKLOADS.items():
        worker = workers[name]
        if worker.error is not None:
            lines.append(f"| {label} | could not be run here: {worker.error} | |")
        else:
            rate = statistics.median(worker.rates)
            lines.append(f"| {label} | {rate:,.0f} | {'' if name == 'razzia' else times(ours / rate)} |")
    return "\n".join(lines)


def times(ratio: float) -> str:
    """A ratio in words."""
    if 0.95 < ratio < 1.05:
        return "as fast"
    return f"{ratio:.1f} times as fast" if ratio > 1 else f"{1 / ratio:.1f} times slower"
