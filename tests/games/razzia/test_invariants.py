"""Laws that hold after every step of every game: cards, notes, hands, time, and what a viewer learns."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gangland.games.razzia import GAME
from gangland.games.razzia.actions import Propose
from gangland.games.razzia.components import BARS, deck, notes
from gangland.games.razzia.events import NoteLaid
from gangland.kernel.chance import NATURE
from gangland.kernel.match import Match
from gangland.kernel.record import read_record
from tests.games.razzia.table import NAMES, advance

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

GAMES = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def tables(draw: DrawFn) -> tuple[int, dict[str, object]]:
    """A number of players and options that fit it."""
    players = draw(st.integers(3, 8))
    options: dict[str, object] = {
        "first_dealer": draw(st.integers(0, players - 1)),
        "answers": draw(st.sampled_from(["in_turn", "secret"])),
    }
    if players == 3:
        options["short_round"] = draw(st.sampled_from(["play", "skip"]))
        options["removed_bars"] = draw(st.permutations([bar.id for bar in BARS]))[:2]
    return players, options


@st.composite
def games(draw: DrawFn) -> Match:
    """A whole random game."""
    players, options = draw(tables())
    match = Match(GAME, NAMES[:players], options, scripted=True)
    rng = Random(draw(st.integers(0, 2**32 - 1)))
    while match.seats_to_act:
        advance(match, rng)
    return match


def phase_of(state: Any) -> str:
    """The name of a state's phase."""
    return str(GAME.write_position(state)["phase"])


def flat(piles: Any) -> list[int]:
    """All things in several piles."""
    return [thing for pile in piles for thing in pile]


@GAMES
@given(games())
def test_every_card_is_somewhere(match: Match) -> None:
    """Hands, chosen cards, cards on bars, draw pile and discard always make up the set in play."""
    first = match._states[0]
    everything = Counter(deck(len(first.names), first.bars))
    for state in match._states:
        lying = [state.played[seat] for seats in state.table for seat in seats]
        chosen = [card for card in state.chosen if card >= 0]
        assert Counter(flat(state.hands) + chosen + lying + state.draw_pile + state.discard) == everything


@GAMES
@given(games())
def test_every_note_is_somewhere(match: Match) -> None:
    """Stacks, free note, pots and takings always make up the set in play, so value is conserved."""
    players = len(match.names)
    everything = Counter(notes(players))
    value = 1470 if players == 3 else 1715
    for state in match._states:
        held = [state.free_note] if state.free_note else []
        there = flat(state.pots) + flat(state.takings) + list(state.stacks) + held
        assert Counter(there) == everything
        assert sum(there) == value


@pytest.mark.clause("razzia.setup.hands", "razzia.round.refill", "razzia.card.choose")
@GAMES
@given(games())
def test_hand_sizes(match: Match) -> None:
    """A hand and its chosen card are five cards before the reveal, and four after settling."""
    for state in match._states:
        held = {len(hand) + (chosen >= 0) for hand, chosen in zip(state.hands, state.chosen, strict=True)}
        phase = phase_of(state)
        if phase in ("lay_notes", "place_free_note", "choose_cards"):
            assert held == {5}
        elif phase in ("refill", "over", "propose", "answer", "duel"):
            assert held == {4}


@pytest.mark.clause("razzia.dealer.passes", "razzia.share.no-side-deals")
@GAMES
@given(games())
def test_what_only_grows_or_shrinks(match: Match) -> None:
    """Takings never shrink, stacks never grow, rounds never fall, and the dealer follows from the round."""
    players = len(match.names)
    for before, after in pairwise(match._states):
        for old, new in zip(before.takings, after.takings, strict=True):
            assert new[: len(old)] == old
        assert not Counter(after.stacks) - Counter(before.stacks)
        assert after.round in (before.round, before.round + 1)
        assert after.dealer == (after.options.first_dealer + after.round - 1) % players


@pytest.mark.clause("razzia.dealer.notes")
@GAMES
@given(games())
def test_notes_left_after_each_round(match: Match) -> None:
    """After the notes of a full round r are laid, N - (B + 1) r are left in the stacks."""
    first = match._states[0]
    in_all, per_round = len(first.stacks), len(first.bars) + 1
    for before, after in pairwise(match._states):
        if phase_of(before) == "lay_notes" and phase_of(after) == "place_free_note":
            assert len(after.stacks) == in_all - per_round * after.round


@pytest.mark.clause("razzia.dealer.carry-over", "razzia.duel.stake")
@GAMES
@given(games())
def test_how_a_pot_changes(match: Match) -> None:
    """A pot changes by notes laid and by settling only: then it is unchanged or empty, or is the stake of a duel."""
    for before, after, step in zip(match._states, match._states[1:], match.steps, strict=False):
        laid = Counter((event.bar, event.note) for event in step.events if isinstance(event, NoteLaid))
        for bar in range(len(BARS)):
            old, new = before.pots[bar], after.pots[bar]
            if phase_of(before) in ("lay_notes", "place_free_note"):
                assert new[: len(old)] == old
                assert len(new) - len(old) <= 1
                if phase_of(before) == "lay_notes":
                    assert Counter((bar, note) for note in new[len(old) :]) == Counter(
                        {key: count for key, count in laid.items() if key[0] == bar}
                    )
            elif phase_of(after) == "duel" and bar == after.bar:
                assert new
                assert not Counter(new) - Counter(old)
            else:
                assert new in (old, ())


@pytest.mark.clause("razzia.end.twelve", "razzia.end.fifteen")
@GAMES
@given(games())
def test_game_length(match: Match) -> None:
    """A game lasts twelve rounds, with three players fifteen, or fourteen if the short round is skipped."""
    final = match._states[-1]
    three = len(match.names) == 3
    expected = (14 if final.options.short_round == "skip" else 15) if three else 12
    assert final.round == expected
    assert {state.round for state in match._states} == set(range(1, expected + 1))


@pytest.mark.clause("razzia.goal.richest", "razzia.end.count", "razzia.end.shared", "razzia.end.unclaimed")
@GAMES
@given(games())
def test_the_winners_are_the_richest(match: Match) -> None:
    """The winners are exactly the seats with the greatest total."""
    sums = [sum(taken) for taken in match._states[-1].takings]
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == tuple(sums)
    assert outcome.winners == tuple(seat for seat, total in enumerate(sums) if total == max(sums))
    assert outcome.winners
    assert outcome.ranks == tuple(1 + sum(other > total for other in sums) for total in sums)


@pytest.mark.clause("razzia.known.hands", "razzia.known.piles", "razzia.card.secret", "razzia.dealer.free-note-secret")
@GAMES
@given(games(), st.randoms(use_true_random=False))
def test_views_hold_no_secret(match: Match, rng: Random) -> None:
    """No seat's view changes when what it cannot know is replaced by something else that is possible."""
    for state in rng.sample(match._states, 25):
        seat = rng.randrange(len(match.names))
        other = GAME.reimagine(state, seat, rng)
        assert GAME.view(other, seat) == GAME.view(state, seat)
        assert list(GAME.legal_actions(other, seat).suggestions) == list(GAME.legal_actions(state, seat).suggestions)


@GAMES
@given(games())
def test_another_world_is_another_world(match: Match) -> None:
    """The worlds that look alike really differ; otherwise the test of views would prove nothing."""
    state = next(state for state in match._states if phase_of(state) == "choose_cards")
    others = [GAME.reimagine(state, 0, Random(seed)) for seed in range(5)]
    assert any(other.hands[1:] != state.hands[1:] for other in others)


@GAMES
@given(games(), st.integers(1, 7))
def test_turning_the_table_turns_the_result(match: Match, turn: int) -> None:
    """Names play no part, and seats renumbered by a rotation give the rotated result."""
    players = len(match.names)

    def turned(seat: int) -> int:
        return seat if seat == NATURE else (seat + turn) % players

    names = tuple(f"Player {number}" for number in range(players))
    options = match.options | {"first_dealer": turned(match._states[0].dealer)}
    twin = Match(GAME, names, options, scripted=True)
    for step in match.steps:
        action = step.action
        if isinstance(action, Propose):
            action = Propose(tuple((turned(seat), share) for seat, share in action.shares))
        twin.play(turned(step.seat), action)
    assert twin.outcome is not None
    assert match.outcome is not None
    assert [twin.outcome.scores[turned(seat)] for seat in range(players)] == list(match.outcome.scores)


@GAMES
@given(games())
def test_a_record_replays(match: Match) -> None:
    """Replaying the recorded actions and outcomes gives the same position and the same events."""
    twin = read_record(match.record(), {"razzia": GAME})
    assert twin.facts() == match.facts()
    assert [step.events for step in twin.steps] == [step.events for step in match.steps]


@settings(max_examples=60, deadline=None)
@given(tables(), st.integers(0, 2**32 - 1), st.integers(0, 200))
def test_there_is_always_something_to_do(table: tuple[int, dict[str, object]], seed: int, steps: int) -> None:
    """Until the game is over somebody has a legal action, every listed action applies, and text reads back."""
    players, options = table
    match = Match(GAME, NAMES[:players], options, scripted=True)
    rng = Random(seed)
    for _ in range(steps):
        if not match.seats_to_act:
            return
        advance(match, rng)
    for seat in match.seats_to_act:
        if seat == NATURE:
            outcome = GAME.chances(match._state).sample(rng)
            assert GAME.chances(match._state).fault(outcome) is None
            continue
        choices = match.legal_actions(seat)
        assert choices.count > 0
        action = choices.sample(rng)
        assert action in choices
        assert GAME.parse(match._state, GAME.text(action)) == action
        match.branch(match.ply).play(seat, action)
