"""What a seat is asked: complete, in the words of the rules, and nothing a forged answer could abuse."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from gangland.games.razzia import GAME
from gangland.games.razzia.prompts import chance_prompt, prompt, sorted_action
from gangland.games.razzia.scene import scene
from gangland.kernel.viewers import OPEN_TABLE, SPECTATOR
from gangland.scene.model import Pick, Sort
from tests.games.razzia.pictures import crowded, match_at, view_at

if TYPE_CHECKING:
    from gangland.kernel.viewers import Viewer
    from gangland.scene.model import Prompt


def asked(players: int, phase: str) -> tuple[Prompt, int]:
    """The prompt of the first seat to act at such a moment, and the seat."""
    match = match_at(players, phase)
    seat = match.seats_to_act[0]
    choices = [] if phase == "propose" else [GAME.text(action) for action in match.legal_actions(seat)]
    question = prompt(match.view(seat), choices)
    assert question is not None
    return question, seat


@pytest.mark.parametrize("phase", ["place_free_note", "choose_cards", "answer"])
@pytest.mark.parametrize("players", range(3, 9))
def test_every_legal_action_is_offered(players: int, phase: str) -> None:
    """One offer for each choice, each of which the engine accepts, each with things that are on the board."""
    question, seat = asked(players, phase)
    match = match_at(players, phase)
    assert isinstance(question, Pick)
    assert [offer.text for offer in question.offers] == [GAME.text(action) for action in match.legal_actions(seat)]
    for form in ("wide", "narrow"):
        slots = {thing.id for thing in scene(match.view(seat), form).things}
        for offer in question.offers:
            assert match.why_not(seat, offer.text) is None
            assert set(offer.things) <= slots


def test_where_the_free_note_goes() -> None:
    """razzia.dealer.free-note."""
    question, seat = asked(4, "place_free_note")
    assert isinstance(question, Pick)
    name = match_at(4, "place_free_note").names[seat]
    assert question.question == f"{name}: where does the free note go?"
    assert question.clause == "razzia.dealer.free-note"
    assert all(offer.things == (f"bar-{offer.text.split()[1]}",) for offer in question.offers)
    assert all("thousand dollars" in offer.spoken or "no notes" in offer.spoken for offer in question.offers)


def test_choosing_a_card_wants_a_confirmation() -> None:
    """razzia.card.choose: a first click selects, "Ready" confirms; the bar lights up with the card."""
    question, _ = asked(4, "choose_cards")
    assert isinstance(question, Pick)
    assert question.confirm == "Ready"
    for offer in question.offers:
        assert any(slot.startswith("hand-") for slot in offer.things)
        assert any(slot.startswith("bar-") for slot in offer.things)


@pytest.mark.parametrize("players", range(3, 9))
def test_a_proposal_starts_with_everything_kept(players: int) -> None:
    """razzia.share.proposer: the draft is legal from the start."""
    question, seat = asked(players, "propose")
    match = match_at(players, "propose")
    assert isinstance(question, Sort)
    assert set(question.start) == {0}
    assert question.baskets[0].caption == "you keep"
    assert {basket.caption for basket in question.baskets[1:]} == {"you offer"}
    for basket in range(len(question.baskets)):
        action = sorted_action(match.view(seat), [basket] * len(question.items))
        assert match.why_not(seat, action) is None, action
    assert question.help is not None
    assert sum(row.value for row in question.help.rows) == pytest.approx(1)


@pytest.mark.parametrize("arrangement", [[], [0] * 99, [-1], [7]])
def test_an_arrangement_that_does_not_fit_is_refused(arrangement: list[int]) -> None:
    """A forged reply is an error, not a proposal."""
    view = crowded(7)
    if len(arrangement) == 1:
        arrangement *= len(view.bars[0].pot)
    with pytest.raises(ValueError, match="baskets"):
        sorted_action(view, arrangement)
    with pytest.raises(ValueError, match="shared"):
        sorted_action(replace(view, share_out=None), arrangement)


def test_a_proposal_is_written_strongest_first() -> None:
    """Seat and notes for each sharer, notes ascending, an empty share as a dash."""
    view = view_at(4, "propose", match_at(4, "propose").seats_to_act[0])
    assert view.share_out is not None
    pot = sorted(next(bar.pot for bar in view.bars if bar.bar == view.settling))
    first, *others = view.share_out.sharers
    expected = f"propose {first}:{'+'.join(map(str, pot))} " + " ".join(f"{seat}:-" for seat in others)
    assert sorted_action(view, [0] * len(pot)) == expected


def test_the_answer_names_the_sum() -> None:
    """razzia.share.answer: accept so much, or call a duel; the odds stand beside it."""
    view = crowded(crowded().to_act[0])
    question = prompt(view, ["accept", "duel"])
    assert isinstance(question, Pick)
    labels = [offer.label for offer in question.offers]
    assert labels[0].startswith("Accept $")
    assert labels[1] == "Call a duel"
    assert question.help is not None
    assert sum(row.value for row in question.help.rows) == pytest.approx(1)


def test_odds_of_one_duel_are_thirty_sixths() -> None:
    """razzia.duel.total: as the dice give them."""
    question, _ = asked(4, "propose")
    assert question.help is not None
    if len(question.help.rows) == 2:
        assert all(row.text.endswith("/36") for row in question.help.rows)


@pytest.mark.parametrize("phase", ["place_free_note", "choose_cards", "propose", "answer", "over"])
def test_nobody_else_is_asked(phase: str) -> None:
    """Onlookers and those who wait see no question."""
    match = match_at(4, phase)
    waiting = [seat for seat in range(4) if seat not in match.seats_to_act]
    viewers: list[Viewer] = [SPECTATOR, OPEN_TABLE, *waiting]
    for viewer in viewers:
        assert prompt(match.view(viewer), []) is None


def test_dice_wait_for_somebody_to_roll() -> None:
    """Only a duel has a button for chance, and only for the one whose die is due: the stronger card's, then the weaker's."""
    fight = view_at(4, "duel", 0).duel
    assert fight is not None
    turns = [seat for seat in range(4) if chance_prompt(view_at(4, "duel", seat)) == "Roll"]
    assert turns == [fight.weaker if fight.rolled else fight.stronger]
    assert chance_prompt(view_at(4, "choose_cards", 0)) is None
