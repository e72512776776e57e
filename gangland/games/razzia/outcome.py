"""How a game ended."""

from __future__ import annotations

from gangland.games.razzia.state import OVER, State
from gangland.kernel.game import Outcome


def outcome(state: State) -> Outcome | None:
    """razzia.goal.richest, razzia.end.count, razzia.end.shared: the richest win, together if they are equally rich."""
    return standing(state) if state.phase == OVER else None


def standing(state: State) -> Outcome:
    """Totals and ranks as they are now; a rank counts the strictly richer players."""
    totals = tuple(sum(taken) for taken in state.takings)
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Outcome(winners=tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks=ranks, scores=totals)


def unclaimed(state: State) -> tuple[int, ...]:
    """razzia.end.unclaimed: notes on bars and in the stacks, which belong to nobody at the end."""
    return tuple(sorted([note for pot in state.pots for note in pot] + state.stacks))
