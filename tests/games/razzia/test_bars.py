"""Who gets the money of a bar when nobody has to decide anything."""

from __future__ import annotations

import pytest

from gangland.games.razzia.events import BarWasEmpty, GamblersCaught, MoneyStayed, PotTaken, RaidFailed
from gangland.kernel.viewers import SPECTATOR
from tests.games.razzia.table import evening, kinds, last_events, last_round, phase, pot, totals

POTS = {"CO": [20, 30], "CC": [5], "HB": [10], "JU": [15], "LI": [40], "JH": [25]}


@pytest.mark.clause("razzia.bar.order")
def test_bars_are_settled_in_reading_order() -> None:
    """The bars are settled in reading order, whatever the order of seats."""
    match = evening(["JH-G1", "LI-G1", "CC-G1", "CO-G1"])
    told = [event.bar for event in last_events(match) if isinstance(event, (PotTaken, MoneyStayed))]
    assert told == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("razzia.bar.order")
def test_a_bar_is_finished_before_the_next() -> None:
    """While sharers decide at one bar, the bars after it wait and those before it are settled."""
    match = evening(["CC-G1", "HB-G2", "HB-G3", "LI-G4"])
    assert phase(match) == "propose"
    assert totals(match) == [5, 0, 0, 0]
    assert pot(match, "LI") == [40]
    assert match.view(SPECTATOR).settling == 2
    match.play(2, "propose 2:10 1:-")
    match.play(1, "accept")
    assert totals(match) == [5, 0, 10, 40]
    assert kinds(last_events(match))[:3] == ["ShareAnswered", "SharePaid", "SharePaid"]


@pytest.mark.clause("razzia.bar.nobody")
def test_money_stays_where_nobody_came() -> None:
    """If no card lies at a bar its money stays."""
    match = evening(["CO-G1", "CC-G1", "HB-G1", "JU-G1"])
    assert (pot(match, "LI"), pot(match, "JH")) == ([40], [25])
    stayed = [event for event in last_events(match) if isinstance(event, MoneyStayed)]
    assert stayed == [MoneyStayed(4, (40,)), MoneyStayed(5, (25,))]
    assert {event.cited for event in stayed} == {"razzia.bar.nobody"}


@pytest.mark.clause("razzia.bar.lone-gambler")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_lone_gambler_takes_the_pot(number: int) -> None:
    """A gambler alone at a bar takes the whole pot, whatever the number."""
    match = evening([f"CO-G{number}", "CC-R3", "HB-R3", "JU-R3"])
    assert totals(match) == [50, 0, 0, 0]
    assert pot(match, "CO") == []
    assert PotTaken(0, 0, (20, 30), "razzia.bar.lone-gambler") in last_events(match)


@pytest.mark.clause("razzia.bar.empty")
def test_nothing_happens_at_an_empty_bar() -> None:
    """At a bar with an empty pot a lone gambler gains nothing."""
    match = last_round(["CO-G2", "JU-R3", "HB-G6"], [460, 480, 465], {"CO": [20], "CC": [30, 5], "JU": [10]})
    for seat, code in ((0, "CO-G2"), (1, "JU-R3"), (2, "HB-G6")):
        match.play(seat, f"play {code}")
    assert totals(match) == [480, 480, 465]
    assert BarWasEmpty(2, (2,)) in last_events(match)


@pytest.mark.clause("razzia.bar.empty")
@pytest.mark.parametrize(
    "cards", [["HB-G2", "HB-G3", "HB-G6"], ["HB-R3", "HB-G3", "HB-G6"], ["HB-R3", "HB-R4", "HB-G6"]]
)
def test_nobody_shares_an_empty_bar(cards: list[str]) -> None:
    """At a bar with an empty pot there is no share-out and no duel, whoever meets there."""
    match = last_round(cards, [460, 480, 465], {"CO": [20], "CC": [30, 5], "JU": [10]})
    for seat, code in enumerate(cards):
        match.play(seat, f"play {code}")
    assert phase(match) == "over"
    assert totals(match) == [460, 480, 465]
    empty = [event for event in last_events(match) if isinstance(event, BarWasEmpty)]
    assert [sorted(event.seats) for event in empty] == [[0, 1, 2]]


@pytest.mark.clause("razzia.raid.no-gambler", "razzia.bar.empty")
def test_a_raid_at_an_empty_bar_has_failed() -> None:
    """A raid without gamblers fails at a bar without money, too."""
    match = last_round(["CO-G2", "JU-R3", "HB-R6"], [460, 480, 465], {"CO": [20], "CC": [30, 5], "JU": [10]})
    for seat, code in ((0, "CO-G2"), (1, "JU-R3"), (2, "HB-R6")):
        match.play(seat, f"play {code}")
    assert RaidFailed(2, (2,), "razzia.raid.no-gambler") in last_events(match)


@pytest.mark.clause("razzia.raid.success", "razzia.raid.gamblers-lose")
@pytest.mark.parametrize("raid", [3, 4, 6])
@pytest.mark.parametrize("gamblers", [["CO-G6"], ["CO-G6", "CO-G1"], ["CO-G6", "CO-G5", "CO-G4"]])
def test_one_raid_and_gamblers(raid: int, gamblers: list[str]) -> None:
    """One raid takes the whole pot from any number of gamblers, whatever the numbers; they get nothing."""
    others = ["CC-R3", "HB-R3", "JU-R3"][: 3 - len(gamblers)]
    match = evening([f"CO-R{raid}", *gamblers, *others])
    assert totals(match) == [50, 0, 0, 0]
    caught, taken = last_events(match)[2:4]
    assert isinstance(caught, GamblersCaught)
    assert sorted(caught.seats) == list(range(1, 1 + len(gamblers)))
    assert caught.cited == "razzia.raid.gamblers-lose"
    assert taken == PotTaken(0, 0, (20, 30), "razzia.raid.success")


@pytest.mark.clause("razzia.raid.no-gambler")
@pytest.mark.parametrize("number", [3, 4, 6])
def test_a_raid_without_gamblers_fails(number: int) -> None:
    """A raid at a bar without gamblers wins nothing and the money stays."""
    match = evening([f"CO-R{number}", "CC-G1", "HB-G1", "JU-G1"])
    assert totals(match)[0] == 0
    assert pot(match, "CO") == [20, 30]
    assert RaidFailed(0, (0,), "razzia.raid.no-gambler") in last_events(match)


@pytest.mark.clause("razzia.raid.several-no-gambler")
@pytest.mark.parametrize("raids", [["CO-R3", "CO-R6"], ["CO-R3", "CO-R4", "CO-R6"]])
def test_several_raids_without_gamblers_fail(raids: list[str]) -> None:
    """Two or more raids without gamblers win nothing: no share-out, and the money stays."""
    others = ["CC-G1", "HB-G1"][: 4 - len(raids)]
    match = evening([*raids, *others])
    assert phase(match) == "refill"
    assert totals(match)[: len(raids)] == [0] * len(raids)
    assert pot(match, "CO") == [20, 30]
    failed = next(event for event in last_events(match) if isinstance(event, RaidFailed))
    assert sorted(failed.seats) == list(range(len(raids)))
    assert failed.cited == "razzia.raid.several-no-gambler"
