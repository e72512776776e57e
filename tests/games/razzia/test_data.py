"""The tables of the rules: cards, notes, numbers per player count, duel odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from gangland.games.razzia.components import BARS, CARDS, GAMBLER, RAID, deck, notes
from gangland.games.razzia.odds import stronger_wins, win_chances
from gangland.games.razzia.state import Options
from gangland.games.razzia.turns import notes_per_round, rounds_in_all

ALL_BARS = tuple(range(6))
FOUR_BARS = tuple(range(4))
FULL = {(GAMBLER, 1): 1, (GAMBLER, 2): 1, (GAMBLER, 3): 2, (GAMBLER, 4): 2, (GAMBLER, 5): 1, (GAMBLER, 6): 1} | {
    (RAID, number): 1 for number in (3, 4, 5, 6)
}
SORTED = {(GAMBLER, number): 1 for number in range(1, 7)} | {(RAID, number): 1 for number in (3, 4, 6)}


@pytest.mark.clause("razzia.setup.bars", "razzia.setup.reading-order")
def test_the_bars_of_the_box() -> None:
    """Six bars with their names, colours and codes, in reading order."""
    assert [(bar.id, bar.name, bar.colour, bar.code) for bar in BARS] == [
        ("colibri", "Colibri", "red", "CO"),
        ("cotton_club", "Cotton Club", "yellow", "CC"),
        ("havanna_bar", "Havanna Bar", "violet", "HB"),
        ("jungle", "Jungle", "blue", "JU"),
        ("lincoln", "Lincoln", "green", "LI"),
        ("jazz_house", "Jazz House", "pink", "JH"),
    ]


@pytest.mark.clause("razzia.setup.deck", "razzia.setup.deck-sorted", "razzia.setup.deck-full")
@pytest.mark.parametrize("players", range(4, 9))
@pytest.mark.parametrize("bar", ALL_BARS)
def test_copies_of_each_card(players: int, bar: int) -> None:
    """Each colour has the copies of the table: twelve cards in the full set, nine in the sorted one."""
    there = Counter(
        (CARDS[card].kind, CARDS[card].number) for card in deck(players, ALL_BARS) if CARDS[card].bar == bar
    )
    assert there == (FULL if players > 6 else SORTED)
    assert there.total() == (12 if players > 6 else 9)


@pytest.mark.clause("razzia.setup.deck-full")
def test_the_printed_totals() -> None:
    """The full set has 48 gamblers and 24 raids."""
    kinds = Counter(CARDS[card].kind for card in deck(8, ALL_BARS))
    assert kinds == {GAMBLER: 48, RAID: 24}


@pytest.mark.clause("razzia.setup.notes", "razzia.setup.three-notes")
@pytest.mark.parametrize(
    ("players", "low", "high", "count", "value"), [(3, 12, 6, 72, 1470)] + [(k, 14, 7, 84, 1715) for k in range(4, 9)]
)
def test_copies_of_each_note(players: int, low: int, high: int, count: int, value: int) -> None:
    """Fourteen of each small and seven of each large note, or twelve and six with three players."""
    there = notes(players)
    assert Counter(there) == {5: low, 10: low, 15: low, 20: low, 25: high, 30: high, 40: high, 50: high}
    assert len(there) == count
    assert sum(there) == value
    assert Fraction(value, count) == Fraction(245, 12)


@pytest.mark.clause("razzia.dealer.notes", "razzia.end.twelve", "razzia.end.fifteen", "razzia.setup.hands")
@pytest.mark.parametrize(
    ("players", "bars", "cards", "pile", "per_round", "rounds"),
    [
        (3, FOUR_BARS, 36, 21, 5, 15),
        (4, ALL_BARS, 54, 34, 7, 12),
        (5, ALL_BARS, 54, 29, 7, 12),
        (6, ALL_BARS, 54, 24, 7, 12),
        (7, ALL_BARS, 72, 37, 7, 12),
        (8, ALL_BARS, 72, 32, 7, 12),
    ],
)
def test_numbers_per_player_count(
    players: int, bars: tuple[int, ...], cards: int, pile: int, per_round: int, rounds: int
) -> None:
    """Cards in play, draw pile, notes per round and rounds for every number of players."""
    assert len(deck(players, bars)) == cards
    assert cards - 5 * players == pile
    assert notes_per_round(len(bars)) == per_round
    assert rounds_in_all(players, Options()) == rounds


@pytest.mark.clause("razzia.end.fifteen")
def test_rounds_without_the_short_one() -> None:
    """If the short round is skipped three players play fourteen rounds."""
    assert rounds_in_all(3, Options(short_round="skip")) == 14


@pytest.mark.clause("razzia.duel.total", "razzia.duel.tie")
@pytest.mark.parametrize(("difference", "wins"), [(0, 15), (1, 21), (2, 26), (3, 30), (4, 33), (5, 35)])
def test_duel_odds(difference: int, wins: int) -> None:
    """The stronger card's chance in one duel, by the difference of the numbers."""
    assert stronger_wins(difference) == Fraction(wins, 36)
    assert win_chances((1 + difference, 1)) == (Fraction(wins, 36), Fraction(36 - wins, 36))


@pytest.mark.clause("razzia.duel.first-pair", "razzia.duel.chain", "razzia.duel.fresh-dice")
@pytest.mark.parametrize(
    ("numbers", "odds"),
    [
        ((6, 5, 3), ("35/72", "101/216", "5/108")),
        ((5, 4, 3), ("91/216", "25/54", "25/216")),
        ((6, 5, 4, 2), ("1001/2592", "455/1728", "599/1728", "5/1296")),
        ((4, 4, 3), ("35/144", "7/12", "25/144")),
    ],
)
def test_chain_odds(numbers: tuple[int, ...], odds: tuple[str, ...]) -> None:
    """Everybody's chance to win a chain in which all fight."""
    assert win_chances(numbers) == tuple(Fraction(chance) for chance in odds)
    assert sum(win_chances(numbers)) == 1
