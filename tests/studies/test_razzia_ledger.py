"""The bookkeeper of Razzia agrees with the engine."""

from random import Random
from typing import Any

import pytest

from gangland.games.razzia import GAME
from gangland.games.razzia.components import CARD_BAR, GAMBLER, RAID, notes
from gangland.kernel.playout import play_with, playout
from gangland.studies.razzia_habits import HABITS, with_habit
from gangland.studies.razzia_ledger import Ledger, pot_size
from gangland.studies.tally import listen


@pytest.mark.parametrize("players", range(3, 9))
def test_the_books_balance(players: int) -> None:
    """What the cards earned is what the players own, and with the unclaimed money it is all there was."""
    ledger = Ledger(players)
    state = GAME.start(tuple("ABCDEFGH"[:players]), {})
    playout(GAME, state, Random(players), ledger)
    tallies = ledger.tallies
    outcome = GAME.outcome(state)
    assert outcome is not None
    owned = sum(outcome.scores)
    assert sum(tallies["money", seat].total for seat in range(players)) == owned
    assert tallies.together("dealer", "others").total == owned
    cards = [("card", kind, number) for kind in (GAMBLER, RAID) for number in range(1, 7)]
    assert tallies.together(*cards).total == owned
    assert tallies.together(*cards).count == players * state.round
    assert tallies.together(*(("pot", kind, size) for kind in (GAMBLER, RAID) for size in range(4))).total == owned
    assert tallies["dealer"].count == state.round
    assert sum(tallies["win", seat].total for seat in range(players)) == pytest.approx(1)
    assert tallies["unclaimed"].total == pytest.approx(1 - owned / sum(notes(players)))


def test_share_outs_are_counted_with_their_answers() -> None:
    """With k sharers there is one answer fewer, and a proposer gets between nothing and everything."""
    tallies = listen("razzia", Ledger, games=100, players=6, bots="random", seed=1)
    for sharers in (2, 3):
        assert tallies["fights", sharers].count == (sharers - 1) * tallies["proposer", sharers].count
        assert 0 <= tallies["proposer", sharers].mean <= 1
    assert tallies["share-outs"].total == sum(tallies["proposer", sharers].count for sharers in range(2, 7))


@pytest.mark.parametrize(("pot", "size"), [(0, 0), (20, 0), (25, 1), (40, 1), (45, 2), (60, 2), (65, 3), (300, 3)])
def test_pots_have_sizes(pot: int, size: int) -> None:
    """Every pot has a class, and the borders lie where the legend says."""
    assert pot_size(pot) == size


@pytest.mark.clause("razzia.dealer.free-note")
@pytest.mark.parametrize("habit", HABITS)
def test_a_dealer_keeps_to_the_habit(habit: str) -> None:
    """The free note goes where the habit says, and always to a bar in play."""
    state = GAME.start(("A", "B", "C", "D"), {})
    bot = with_habit(habit)
    seen: list[bool] = []

    def watching(view: Any, choices: Any, rng: Random) -> Any:
        action: Any = bot(view, choices, rng)
        assert action in choices
        if view.phase == "place_free_note":
            bars = {bar.bar: bar.sum for bar in view.bars}
            mine = {card_bar: bars[card_bar] for card_bar in _bars_of(view.hand)}
            if habit == "richest of mine":
                seen.append(bars[action.bar] == max(mine.values()))
            elif habit == "poorest of mine":
                seen.append(bars[action.bar] == min(mine.values()))
            elif habit == "where I cannot go":
                seen.append(action.bar not in mine)
            else:
                seen.append(True)
        return action

    play_with(GAME, state, [watching] * 4, Random(5))
    assert len(seen) == 12
    assert all(seen)


def _bars_of(hand: tuple[int, ...]) -> set[int]:

    return {CARD_BAR[card] for card in hand}


def test_an_unknown_habit_is_refused() -> None:
    """With the list of those that exist."""
    with pytest.raises(ValueError, match="richest of mine"):
        with_habit("generous")
