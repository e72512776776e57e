"""Who may know what."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from gangland.games.razzia.components import CARD_CODE, card, deck
from gangland.games.razzia.events import CardChosen, CardDrawn, FreeNoteDrawn, HandDealt, ShareAnswered
from gangland.games.razzia.view import HIDDEN_ANSWER
from gangland.kernel.match import Match
from gangland.kernel.viewers import OPEN_TABLE, SPECTATOR
from tests.games.razzia.table import (
    NAMES,
    advance,
    evening,
    hand,
    hands_with,
    new_match,
    play_until,
    ready,
    whole_game,
)

FOUR = ["CO-G4", "HB-G5", "CC-G3", "JU-G2"]
VIEWERS = [*range(4), SPECTATOR]


def told(match: Match, viewer: int) -> list[object]:
    """The events as this seat may know them."""
    events = [event for step in match.steps for event in step.events]
    return list(match.game.story(events, viewer, match._state))


@pytest.mark.clause("razzia.known.hands")
def test_a_hand_is_for_its_owner() -> None:
    """A player sees only the own hand; how many cards the others hold is open."""
    match = ready(FOUR)
    match.play(1, "play HB-G5")
    for viewer in VIEWERS:
        seats = match.view(viewer).seats
        assert [seat.cards for seat in seats] == [5, 4, 5, 5]
        assert [seat.hand is not None for seat in seats] == [seat == viewer for seat in range(4)]
    assert [CARD_CODE[number] for number in match.view(2).hand] == hand(match, 2)
    assert match.view(SPECTATOR).hand == ()


@pytest.mark.clause("razzia.known.hands")
def test_the_story_tells_only_the_own_cards() -> None:
    """Dealt and drawn cards are told to their owner, to others only that they were dealt."""
    match = play_until(new_match(4), seed=1, round=3, phase="lay_notes")
    for viewer in range(4):
        for event in told(match, viewer):
            if isinstance(event, HandDealt):
                assert (event.cards is not None) == (event.seat == viewer)
                assert event.count == 5
            if isinstance(event, CardDrawn):
                assert (event.card is not None) == (event.seat == viewer)


@pytest.mark.clause("razzia.known.piles")
def test_piles_show_their_size_only() -> None:
    """Sizes of draw pile and stacks are open; what comes next is known to nobody, not even on an open table."""
    match = play_until(new_match(4), seed=1, round=4, phase="choose_cards")
    for viewer in [*VIEWERS, OPEN_TABLE]:
        seen = match.view(viewer)
        assert seen.draw_pile == 22
        assert seen.stacks == (0, 28, 28)
    state = match._state
    assert state.draw_pile == sorted(state.draw_pile)
    assert state.stacks == sorted(state.stacks)


@pytest.mark.clause("razzia.known.pots", "razzia.known.takings", "razzia.known.discard")
def test_what_lies_open_is_open_to_all() -> None:
    """Notes on bars, takings and the discard are the same for every viewer."""
    match = play_until(new_match(4), seed=6, round=5, phase="refill")
    facts = match.facts()
    for viewer in VIEWERS:
        seen = match.view(viewer)
        assert [list(bar.pot) for bar in seen.bars] == list(facts["pots"].values())  # type: ignore[attr-defined]
        assert [list(seat.takings) for seat in seen.seats] == list(facts["takings"].values())  # type: ignore[attr-defined]
        assert [CARD_CODE[number] for number in seen.discard] == facts["discard"]


@pytest.mark.clause("razzia.card.secret")
def test_a_chosen_card_is_hidden_until_the_reveal() -> None:
    """Before the reveal others see only that a choice was made; afterwards everybody sees the card."""
    match = ready(FOUR)
    for seat in (1, 2, 3):
        match.play(seat, f"play {FOUR[seat]}")
    assert match.view(1).seats[1].chosen == card("HB-G5")
    for viewer in (0, 2, 3, SPECTATOR):
        seen = match.view(viewer).seats[1]
        assert seen.has_chosen
        assert seen.chosen is None
        assert match.history(viewer)[0] == ("Karine", "play a card")
    assert match.history(1)[0] == ("Karine", "play HB-G5")
    assert [event.card for event in told(match, 0) if isinstance(event, CardChosen)] == [None] * 3
    match.play(0, "play CO-G4")
    assert match.history(0)[0] == ("Karine", "play HB-G5")
    assert [event.card for event in told(match, 0) if isinstance(event, CardChosen)] == [
        card(FOUR[seat]) for seat in (1, 2, 3, 0)
    ]


def free_note(dealer: int = 0, number: int = 1) -> Match:
    """A match in which the dealer holds a free note of 25; the notes were laid in this match."""
    position = {"phase": "lay_notes", "round": number, "hands": hands_with([[]] * 4)}
    options = {"first_dealer": (dealer - number + 1) % 4}
    match = Match(new_match().game, NAMES[:4], options, position=position, scripted=True)
    match.play("chance", "notes 20 30 5 15 40 10 25")
    return match


@pytest.mark.clause("razzia.dealer.free-note-secret")
@pytest.mark.parametrize("dealer", range(4))
def test_only_the_dealer_knows_the_free_note(dealer: int) -> None:
    """Until the free note is placed only the dealer knows its value, in view, tally, story and history."""
    match = free_note(dealer)
    for viewer in VIEWERS:
        seen = match.view(viewer)
        knows = viewer == dealer
        assert seen.dealer_holds_note
        assert seen.free_note == (25 if knows else None)
        assert len(seen.unseen_notes) == (77 if knows else 78)
        assert Counter(seen.unseen_notes)[25] == (6 if knows else 7)
        assert match.history(viewer)[-1] == ("chance", f"notes 20 30 5 15 40 10 {'25' if knows else '?'}")
    for viewer in range(4):
        drawn = [event for event in told(match, viewer) if isinstance(event, FreeNoteDrawn)]
        assert [event.note for event in drawn] == [25 if viewer == dealer else None]


@pytest.mark.clause("razzia.dealer.free-note-secret")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_free_note_is_secret_in_a_match_that_begins_later(number: int) -> None:
    """In a match set up in a later round, too, only that round's dealer reads the free note in the history."""
    match = free_note(dealer=(number - 1) % 4, number=number)
    dealer = match._state.dealer
    for viewer in range(4):
        assert match.history(viewer)[-1][1].endswith("25" if viewer == dealer else "?")


@pytest.mark.clause("razzia.known.hands")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_drawn_cards_are_secret_in_a_match_that_begins_later(number: int) -> None:
    """In a match set up in a later round, too, everybody reads only the own new card in the history."""
    new = ["LI-G1", "LI-G2", "LI-G3", "LI-G4"]
    position = {"phase": "refill", "round": number, "hands": hands_with([[]] * 4, size=4, spare=new)}
    match = Match(new_match().game, NAMES[:4], position=position, scripted=True)
    match.play("chance", "refill " + " ".join(new))
    for viewer in range(4):
        shown = match.history(viewer)[-1][1].split()[1:]
        own = [code for code in new if code in hand(match, viewer)]
        assert [code for code in shown if code != "?"] == own
        assert len(own) == 1


@pytest.mark.clause("razzia.dealer.free-note-open")
def test_the_placed_free_note_is_open() -> None:
    """Once placed, the free note lies open like every other note."""
    match = free_note()
    match.play(0, "place colibri")
    for viewer in VIEWERS:
        seen = match.view(viewer)
        assert seen.bars[0].pot == (20, 25)
        assert len(seen.unseen_notes) == 77
        assert not seen.dealer_holds_note
        assert match.history(viewer)[-1] == ("Ernest", "place colibri")
        assert match.history(viewer)[-2] == ("chance", "notes 20 30 5 15 40 10 25")


@pytest.mark.clause("razzia.share.answer-order")
def test_secret_answers_are_hidden_until_all_are_in() -> None:
    """With secret answers others see only that an answer was given, until the last one."""
    match = evening(["CO-G6", "CO-G4", "CO-G1", "CC-R3"], answers="secret")
    match.play(0, "propose 0:20 1:30 2:-")
    match.play(2, "duel")
    assert match.view(2).share_out.answers[2] not in (0, HIDDEN_ANSWER)
    for viewer in (0, 1, 3, SPECTATOR):
        assert match.view(viewer).share_out.answers == (0, 0, HIDDEN_ANSWER)
        assert match.history(viewer)[-1] == ("Anthelme", "answer in secret")
    answered = [event for event in told(match, 1) if isinstance(event, ShareAnswered)]
    assert [event.accepted for event in answered] == [None]
    match.play(1, "accept")
    assert [event.accepted for event in told(match, 3) if isinstance(event, ShareAnswered)] == [False, True]


@pytest.mark.clause("razzia.known.hands", "razzia.known.discard")
@pytest.mark.parametrize("players", [3, 4, 8])
def test_the_tally_of_unseen_cards(players: int) -> None:
    """A seat's unseen cards are all cards less the discard, the open cards and its own."""
    match = new_match(players)
    rng = Random(9)
    while match.to_act and match.facts()["round"] != 4:
        advance(match, rng)
        state = match._state
        for seat in range(players):
            seen = match.view(seat)
            open_cards = [number for bar in seen.bars for _, number in bar.cards]
            own = [*seen.hand] + ([seen.seats[seat].chosen] if seen.seats[seat].chosen is not None else [])
            everything = Counter(deck(players, state.bars))
            assert Counter(seen.unseen_cards) == everything - Counter([*seen.discard, *open_cards, *own])


@pytest.mark.clause("razzia.known.hands", "razzia.card.secret", "razzia.dealer.free-note-secret")
@pytest.mark.parametrize("answers", ["in_turn", "secret"])
def test_a_refusal_tells_no_secret(answers: str) -> None:
    """Whatever a seat tries, the refusal is the same in every world that looks the same to it."""
    attempts = ["place jungle", "play CO-G3", "play LI-R6", "propose 0:20 1:-", "propose 2:5", "accept", "duel"]
    match = new_match(4, answers=answers)
    rng = Random(21)
    while match.to_act:
        advance(match, rng)
        seat = rng.randrange(4)
        other = match.game.reimagine(match._state, seat, rng)
        for line in attempts:
            action = match.game.parse(match._state, line)
            here = match.game.why_not(match._state, seat, action)
            there = match.game.why_not(other, seat, action)
            assert here == there


@pytest.mark.clause("razzia.known.hands")
def test_nobody_sees_the_last_hands() -> None:
    """The four cards left in a hand stay secret after the end."""
    match = whole_game(4, seed=4)
    assert match.view(0).seats[1].hand is None
    assert len(match.view(0).hand) == 4
