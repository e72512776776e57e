"""Sharing out a pot: who shares, what may be proposed, how it is answered."""

from __future__ import annotations

import pytest

from gangland.games.razzia.actions import Propose
from gangland.games.razzia.events import AnswersRevealed, ShareAnswered, ShareOutOpened, SharePaid, ShareProposed
from gangland.kernel.viewers import SPECTATOR
from tests.games.razzia.table import cited, evening, kinds, last_events, phase, pot, refused, totals

TWO = ["CO-G5", "CO-G2", "CC-R3", "HB-R3"]
"""Seats 0 and 1 share the Colibri; the others come away with nothing."""
THREE = ["CO-G6", "CO-G4", "CO-G1", "CC-R3"]
POT = {"CO": [10, 25, 20], "CC": [5], "HB": [10], "JU": [15], "LI": [40], "JH": [25]}
OFFER = "propose 0:25 1:20 2:10"


@pytest.mark.clause("razzia.share.gamblers")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_gamblers_share_without_a_raid(count: int) -> None:
    """Two or more gamblers at a bar without raid share its pot."""
    cards = ["CO-G1", "CO-G2", "CO-G3", "CO-G4"][:count] + ["CC-R3", "HB-R3"][: 4 - count]
    match = evening(cards, POT)
    opened = last_events(match)[-1]
    assert opened == ShareOutOpened(0, tuple(reversed(range(count))), (10, 25, 20), "razzia.share.gamblers")
    assert pot(match, "CO") == [10, 25, 20]


@pytest.mark.clause("razzia.share.raids", "razzia.raid.gamblers-lose")
@pytest.mark.parametrize("raids", [["CO-R3", "CO-R6"], ["CO-R3", "CO-R4", "CO-R6"]])
def test_raids_share_when_a_gambler_is_there(raids: list[str]) -> None:
    """Two or more raids at a bar with a gambler share its pot; the gambler is no sharer."""
    match = evening([*raids, "CO-G6", "HB-R3"][:4], POT)
    opened = last_events(match)[-1]
    assert opened == ShareOutOpened(0, tuple(reversed(range(len(raids)))), (10, 25, 20), "razzia.share.raids")
    assert "GamblersCaught" in kinds(last_events(match))
    assert refused(match, len(raids), OFFER) == "razzia.share.proposer"


@pytest.mark.clause("razzia.share.proposer", "razzia.card.strength")
def test_the_strongest_sharer_proposes() -> None:
    """The sharer with the strongest card, and nobody else, must propose."""
    match = evening(["CO-G2", "CO-G5", "CO-G3", "CC-G6"], POT)
    assert match.seats_to_act == (1,)
    for seat in (0, 2, 3):
        assert refused(match, seat, "propose 1:25 2:20 0:10") == "razzia.share.proposer"
        assert match.legal_actions(seat).count == 0
    assert {type(action).__name__ for action in match.legal_actions(1)} == {"Propose"}
    match.play(1, "propose 1:25 2:20 0:10")
    assert last_events(match) == (ShareProposed(0, (1, 2, 0), ((25,), (20,), (10,))),)
    assert cited(last_events(match)) == {"razzia.share.proposer"}


@pytest.mark.clause("razzia.share.recipients")
@pytest.mark.parametrize(
    "offer", ["propose 0:10+20+25", "propose 0:10+25 1:20 3:-", "propose 0:10+25 3:20", "propose 0:10 1:20 2:25 7:-"]
)
def test_a_proposal_is_for_the_sharers_only(offer: str) -> None:
    """A proposal names a share for every sharer and for nobody else."""
    assert refused(evening(TWO, POT), 0, offer) == "razzia.share.recipients"


@pytest.mark.clause("razzia.share.whole-notes")
@pytest.mark.parametrize(
    "offer", ["propose 0:30 1:25", "propose 0:10+25 1:10+10", "propose 0:10+20+25 1:5", "propose 0:10+25+25 1:20"]
)
def test_no_change(offer: str) -> None:
    """Only the notes that lie on this bar are dealt out; there is no change."""
    match = evening(TWO, POT, takings={"Ernest": [5, 30], "Karine": [10]}, number=2, dealer=1)
    assert refused(match, 0, offer) == "razzia.share.whole-notes"


@pytest.mark.clause("razzia.share.every-note")
@pytest.mark.parametrize("offer", ["propose 0:10 1:25", "propose 0:- 1:-", "propose 0:10+25 1:-"])
def test_nothing_stays_behind(offer: str) -> None:
    """A proposal gives every note of the pot to some sharer."""
    assert refused(evening(TWO, POT), 0, offer) == "razzia.share.every-note"


@pytest.mark.clause("razzia.share.every-note", "razzia.share.whole-notes")
def test_equal_notes_are_counted() -> None:
    """Two notes of 20 must both be given, and not a third one."""
    pots = POT | {"CO": [20, 20]}
    assert refused(evening(TWO, pots), 0, "propose 0:20 1:-") == "razzia.share.every-note"
    assert refused(evening(TWO, pots), 0, "propose 0:20+20 1:20") == "razzia.share.whole-notes"
    assert evening(TWO, pots).legal_actions(0).count == 3


@pytest.mark.clause("razzia.share.empty-share")
@pytest.mark.parametrize("offer", ["propose 0:40 1:-", "propose 0:- 1:40"])
def test_one_note_makes_an_empty_share(offer: str) -> None:
    """A share may be empty, also the proposer's own; with one note there are just two proposals."""
    match = evening(TWO, POT | {"CO": [40]})
    assert match.legal_actions(0).count == 2
    match.play(0, offer)
    assert phase(match) == "answer"


@pytest.mark.clause("razzia.share.empty-share")
def test_proposals_in_canonical_order() -> None:
    """Proposals run from "the proposer keeps everything" to "the weakest gets everything"."""
    choices = list(evening(THREE, POT).legal_actions(0))
    assert len(choices) == len(set(choices)) == 27
    assert choices[0] == Propose(((0, (10, 20, 25)), (1, ()), (2, ())))
    assert choices[1] == Propose(((0, (20, 25)), (1, (10,)), (2, ())))
    assert choices[-1] == Propose(((0, ()), (1, ()), (2, (10, 20, 25))))


@pytest.mark.clause("razzia.share.one-offer")
def test_there_is_one_proposal() -> None:
    """A proposal can be neither changed by its maker nor answered by another."""
    match = evening(THREE, POT)
    match.play(0, OFFER)
    assert refused(match, 0, "propose 0:25 1:20+10 2:-") == "razzia.share.one-offer"
    assert refused(match, 1, "propose 0:10 1:20+25 2:-") == "razzia.share.one-offer"
    match.play(1, "accept")
    assert refused(match, 0, "propose 0:25 1:20+10 2:-") == "razzia.share.one-offer"


@pytest.mark.clause("razzia.share.answer")
def test_accept_or_fight() -> None:
    """Every sharer but the proposer either accepts or calls a duel."""
    match = evening(TWO, POT)
    match.play(0, "propose 0:10+25 1:20")
    assert match.seats_to_act == (1,)
    assert {match.game.text(action) for action in match.legal_actions(1)} == {"accept", "duel"}
    for seat in (0, 2, 3):
        assert refused(match, seat, "accept") == "razzia.share.answer"
        assert refused(match, seat, "duel") == "razzia.share.answer"
    match.play(1, "accept")
    assert last_events(match)[0] == ShareAnswered(0, 1, accepted=True)
    assert last_events(match)[0].cited == "razzia.share.answer"


@pytest.mark.clause("razzia.share.answer-order")
def test_answers_go_by_strength() -> None:
    """The sharers answer one after another, strongest card first, and an answer is binding."""
    match = evening(["CO-G1", "CO-G6", "CO-G4", "CO-G3"], POT)
    match.play(1, "propose 1:25 2:20 3:10 0:-")
    for seat, weaker in ((2, 3), (3, 0)):
        assert match.seats_to_act == (seat,)
        assert refused(match, weaker, "accept") == "razzia.share.answer-order"
        match.play(seat, "accept")
        assert refused(match, seat, "duel") == "razzia.share.answer-order"
    assert match.seats_to_act == (0,)


@pytest.mark.clause("razzia.share.answer-order")
def test_secret_answers_come_in_any_order() -> None:
    """With secret answers anybody who has not answered may do so, and all answers are shown together."""
    match = evening(THREE, POT, answers="secret")
    match.play(0, OFFER)
    assert set(match.seats_to_act) == {1, 2}
    match.play(2, "duel")
    assert match.seats_to_act == (1,)
    assert refused(match, 2, "accept") == "razzia.share.answer-order"
    match.play(1, "accept")
    assert AnswersRevealed(0, (1, 2), (True, False)) in last_events(match)
    assert "razzia.share.answer-order" in cited(last_events(match))


@pytest.mark.clause("razzia.share.answer-order")
def test_open_answers_are_heard() -> None:
    """Without secret answers everybody knows the earlier ones."""
    match = evening(THREE, POT)
    match.play(0, OFFER)
    match.play(1, "duel")
    shown = match.view(2).share_out
    assert shown.answers == match.view(SPECTATOR).share_out.answers == (0, 2, 0)
    assert "AnswersRevealed" not in kinds(last_events(match))


@pytest.mark.clause("razzia.share.agreed")
def test_if_all_accept_everybody_is_paid() -> None:
    """If all accept, everyone receives the proposed share, and nothing is left."""
    match = evening(THREE, POT)
    match.play(0, OFFER)
    match.play(1, "accept")
    assert totals(match) == [0, 0, 0, 0]
    match.play(2, "accept")
    assert totals(match) == [25, 20, 10, 0]
    assert pot(match, "CO") == []
    paid = [event for event in last_events(match) if isinstance(event, SharePaid)]
    assert paid == [SharePaid(0, seat, (note,), "razzia.share.agreed") for seat, note in ((0, 25), (1, 20), (2, 10))]


@pytest.mark.clause("razzia.share.agreed", "razzia.share.empty-share")
def test_an_accepted_empty_share_brings_nothing() -> None:
    """Who accepts nothing gets nothing."""
    match = evening(TWO, POT)
    match.play(0, "propose 0:- 1:10+20+25")
    match.play(1, "accept")
    assert totals(match) == [0, 55, 0, 0]


@pytest.mark.clause("razzia.share.partly")
def test_who_accepts_is_paid_and_done() -> None:
    """If some accept and some fight, those who accept are paid before the duels and are out of the matter."""
    match = evening(THREE, POT)
    match.play(0, OFFER)
    match.play(1, "accept")
    match.play(2, "duel")
    assert totals(match) == [0, 20, 0, 0]
    assert pot(match, "CO") == [10, 25]
    assert kinds(last_events(match)) == ["ShareAnswered", "SharePaid", "DuelBegun"]
    assert last_events(match)[1] == SharePaid(0, 1, (20,), "razzia.share.partly")
    duel = match.view(SPECTATOR).duel
    assert (duel.stronger, duel.weaker, duel.waiting) == (0, 2, ())


@pytest.mark.clause("razzia.share.no-side-deals")
def test_money_comes_only_from_bars() -> None:
    """Whatever sharers agree on, nobody loses money already taken."""
    match = evening(TWO, POT, takings={"Ernest": [5, 30], "Karine": [10]}, number=2, dealer=1)
    match.play(0, "propose 0:- 1:10+20+25")
    match.play(1, "accept")
    assert totals(match) == [35, 65, 0, 0]
