"""What lies on the table before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

from gangland.games.razzia.components import BARS, CARD_CODE
from gangland.games.razzia.events import GameStarted, NoteLaid
from gangland.kernel.viewers import SPECTATOR
from tests.games.razzia.table import CODES, THREE_BARS, hand, in_play, last_events, new_match, play_until, totals

FULL = range(4, 9)
SORTED_COLOUR = ("G1", "G2", "G3", "G4", "G5", "G6", "R3", "R4", "R6")
FULL_COLOUR = ("G1", "G2", "G3", "G3", "G4", "G4", "G5", "G6", "R3", "R4", "R5", "R6")


@pytest.mark.clause("razzia.setup.players")
@pytest.mark.parametrize("players", range(3, 9))
def test_three_to_eight_can_play(players: int) -> None:
    """Three to eight people play."""
    assert len(new_match(players).names) == players


@pytest.mark.clause("razzia.setup.bars")
@pytest.mark.parametrize("players", FULL)
def test_all_six_bars(players: int) -> None:
    """With four or more players all six bars are in play."""
    assert list(new_match(players).facts()["pots"]) == list(CODES)  # type: ignore[call-overload]


@pytest.mark.clause("razzia.setup.bars")
def test_the_start_cites_the_bars() -> None:
    """The first event tells which bars are in play."""
    match = play_until(new_match(4), phase="lay_notes")
    started = last_events(match)[0]
    assert isinstance(started, GameStarted)
    assert started.bars == tuple(range(6))
    assert started.cited == "razzia.setup.bars"


@pytest.mark.clause("razzia.setup.reading-order")
def test_reading_order() -> None:
    """The bars stand in the order of the rulebook's list, and notes are laid in it."""
    assert [bar.id for bar in BARS] == ["colibri", "cotton_club", "havanna_bar", "jungle", "lincoln", "jazz_house"]
    match = play_until(new_match(4), phase="place_free_note")
    assert [event.bar for event in last_events(match) if isinstance(event, NoteLaid)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("razzia.setup.deck")
def test_a_card_is_a_bar_a_kind_and_a_number() -> None:
    """Every card belongs to one bar, is a gambler or a raid, and has a number."""
    codes = {code for code in CARD_CODE if not code.endswith("R5")}
    wanted = {f"{bar}-G{number}" for bar in CODES for number in range(1, 7)}
    wanted |= {f"{bar}-R{number}" for bar in CODES for number in (3, 4, 6)}
    assert codes == wanted


@pytest.mark.clause("razzia.setup.deck-sorted")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_sorted_deck(players: int) -> None:
    """With four to six players each colour keeps raids 3, 4, 6 and gamblers 1 to 6: 54 cards, all different."""
    match = new_match(players)
    play_until(match, phase="lay_notes")
    seen = Counter(CARD_CODE[card] for card in match.view(0).unseen_cards) + Counter(hand(match, 0))
    assert seen == Counter(f"{bar}-{card}" for bar in CODES for card in SORTED_COLOUR)
    assert seen.total() == 54


@pytest.mark.clause("razzia.setup.deck-full")
@pytest.mark.parametrize("players", [7, 8])
def test_full_deck(players: int) -> None:
    """With seven or eight players all 72 cards are used, gamblers 3 and 4 twice in each colour."""
    match = new_match(players)
    play_until(match, phase="lay_notes")
    seen = Counter(CARD_CODE[card] for card in match.view(0).unseen_cards) + Counter(hand(match, 0))
    assert seen == Counter(f"{bar}-{card}" for bar in CODES for card in FULL_COLOUR)
    assert seen.total() == 72


@pytest.mark.clause("razzia.setup.three-bars")
def test_three_players_leave_two_bars_out() -> None:
    """With three players two bars and all cards of their colours are left out."""
    match = new_match(3)
    assert tuple(match.facts()["pots"]) == THREE_BARS  # type: ignore[arg-type]
    play_until(match, phase="lay_notes")
    started = last_events(match)[0]
    assert started.cited == "razzia.setup.three-bars"
    cards = {CARD_CODE[card][:2] for card in (*match.view(0).unseen_cards, *match.view(0).hand)}
    assert cards == set(THREE_BARS)


@pytest.mark.clause("razzia.setup.three-bars")
def test_three_players_may_choose_the_bars() -> None:
    """Which two bars are left out is for the players to say; the others keep their order."""
    match = new_match(3, removed_bars=["jungle", "colibri"])
    assert list(match.facts()["pots"]) == ["CC", "HB", "LI", "JH"]  # type: ignore[call-overload]
    play_until(match, phase="choose_cards")
    assert all(code[:2] not in ("JU", "CO") for seat in range(3) for code in hand(match, seat))


@pytest.mark.clause("razzia.setup.three-deck")
def test_three_players_sort_their_cards() -> None:
    """With three players the remaining colours are sorted: 36 different cards."""
    cards = in_play(3)
    match = play_until(new_match(3), phase="lay_notes")
    unseen = [CARD_CODE[card] for card in match.view(0).unseen_cards]
    assert sorted(unseen + hand(match, 0)) == sorted(cards)
    assert len(cards) == len(set(cards)) == 36
    assert not any(card.endswith("R5") for card in cards)


@pytest.mark.clause("razzia.setup.hands", "razzia.setup.draw-pile")
@pytest.mark.parametrize(("players", "left"), [(3, 21), (4, 34), (5, 29), (6, 24), (7, 37), (8, 32)])
def test_five_cards_each_and_the_rest_is_the_draw_pile(players: int, left: int) -> None:
    """Each player is dealt five cards; what is not dealt is the draw pile."""
    match = play_until(new_match(players), phase="lay_notes")
    assert [len(hand(match, seat)) for seat in range(players)] == [5] * players
    assert match.facts()["draw"] == left
    assert match.facts()["discard"] == []


@pytest.mark.clause("razzia.setup.notes")
@pytest.mark.parametrize("players", FULL)
def test_all_84_notes(players: int) -> None:
    """With four or more players all 84 notes are used."""
    assert len(new_match(players).facts()["stacks"]) == 84  # type: ignore[arg-type]


@pytest.mark.clause("razzia.setup.three-notes")
def test_three_players_use_fewer_notes() -> None:
    """With three players two each of 5, 10, 15, 20 and one each of 25, 30, 40, 50 are left out: 72 remain."""
    four = Counter(new_match(4).facts()["stacks"])  # type: ignore[call-overload]
    three = Counter(new_match(3).facts()["stacks"])  # type: ignore[call-overload]
    assert four - three == {5: 2, 10: 2, 15: 2, 20: 2, 25: 1, 30: 1, 40: 1, 50: 1}
    assert three.total() == 72


@pytest.mark.clause("razzia.setup.stacks")
@pytest.mark.parametrize(("players", "size"), [(3, 24), (4, 28), (8, 28)])
def test_three_equal_stacks(players: int, size: int) -> None:
    """The notes lie in three stacks of equal size."""
    assert new_match(players).view(SPECTATOR).stacks == (size, size, size)


@pytest.mark.clause("razzia.setup.stack-use")
def test_the_first_stack_is_used_first() -> None:
    """Notes are drawn from the first stack until it is empty, then from the second, then from the third."""
    match = new_match(4)
    sizes = []
    for number in range(2, 13):
        play_until(match, round=number)
        sizes.append(match.view(SPECTATOR).stacks)
    assert sizes[:5] == [(21, 28, 28), (14, 28, 28), (7, 28, 28), (0, 28, 28), (0, 21, 28)]
    assert sizes[-1] == (0, 0, 7)


@pytest.mark.clause("razzia.setup.no-money")
@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_starts_with_nothing(players: int) -> None:
    """Players start without money."""
    assert totals(new_match(players)) == [0] * players
