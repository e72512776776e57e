"""Listening to many games: the sums, and that the number of workers does not matter."""

from concurrent.futures import ThreadPoolExecutor
from math import isclose

from gangland.studies.razzia_ledger import Ledger
from gangland.studies.tally import Tallies, Tally, listen


def test_a_tally_knows_its_mean_and_its_uncertainty() -> None:
    """Of 1, 2 and 3 the mean is 2, and the error shrinks with the root of the count."""
    tally = Tally()
    for value in (1, 2, 3):
        tally.add(value)
    assert (tally.count, tally.mean) == (3, 2)
    assert isclose(tally.deviation, (2 / 3) ** 0.5)
    assert isclose(tally.error, tally.deviation / 3**0.5)


def test_an_empty_tally_is_zero() -> None:
    """Nothing measured is no error."""
    assert (Tally().mean, Tally().deviation, Tally().error) == (0, 0, 0)


def test_tallies_add_up() -> None:
    """Merging two books is the same as having kept one; asking for an unknown key makes none."""
    first, second = Tallies(), Tallies()
    first.add("a", 1)
    second.add("a", 3)
    second.add("b", 5)
    first.merge(second)
    assert first["a"].mean == 2
    assert first.together("a", "b").total == 9
    assert first["c"].count == 0
    assert len(first) == 2
    assert repr(first) == "<Tallies: 2 keys>"


def test_the_number_of_workers_does_not_matter() -> None:
    """One or two workers: the same sums to the last digit."""
    alone = listen("razzia", Ledger, games=250, players=4, seed=3)
    with ThreadPoolExecutor(2) as executor:
        shared = listen("razzia", Ledger, games=250, players=4, seed=3, executor=executor)
    assert set(alone) == set(shared)
    assert all(alone[key] == shared[key] for key in alone)


def test_progress_is_told() -> None:
    """After every batch, and last of all that everything is done."""
    told: list[tuple[int, int]] = []
    listen("razzia", Ledger, games=150, players=3, progress=lambda done, total: told.append((done, total)))
    assert told == [(100, 150), (150, 150)]
