"""The position as text: one line per thing, the same for screen readers, for copying and for notebooks that are checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia.components import BARS, CARD_CODE, CARD_NUMBER
from gangland.games.razzia.view import UNANSWERED
from gangland.games.razzia.wording import ANSWER_WORDS, kind_code, played_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gangland.games.razzia.view import BarView, DuelView, SeatView, ShareOutView, View


def position_text(view: View) -> str:
    """All that this viewer may know, in a few lines."""
    names = [seat.name for seat in view.seats]
    lines = [
        _heading(view),
        "  ".join(_bar(bar, names) for bar in view.bars),
        _supplies(view),
        *_hands(view),
        _to_act(view, names),
    ]
    return "\n".join(lines)


def _heading(view: View) -> str:
    settling = f"  settling {BARS[view.settling].name}" if view.settling is not None else ""
    return f"Razzia  round {view.round}/{view.rounds}  dealer {view.seats[view.dealer].name}{settling}"


def _bar(bar: BarView, names: list[str]) -> str:
    pot = ",".join(map(str, sorted(bar.pot)))
    guests = ", ".join(f"{names[seat]} {kind_code(card)}" for seat, card in sorted(bar.cards))
    return f"{BARS[bar.bar].code} {{{pot}}}" + (f" <- {guests}" if guests else "")


def _supplies(view: View) -> str:
    takings = "  ".join(f"{seat.name} {seat.total}" for seat in view.seats)
    stacks = "+".join(map(str, view.stacks))
    return f"takings  {takings}   stacks {stacks}   draw {view.draw_pile}   discard {len(view.discard)}"


def _hands(view: View) -> Iterable[str]:
    """The hands this viewer may see: their own, or all of them on an open table."""
    for seat in view.seats:
        if seat.hand is not None:
            whose = "" if isinstance(view.viewer, int) else f" {seat.name}"
            yield f"hand{whose}  {_cards(seat)}"


def _cards(seat: SeatView) -> str:
    cards = " ".join(CARD_CODE[card] for card in seat.hand or ()) or "-"
    return cards if seat.chosen is None else f"{cards}   chosen {CARD_CODE[seat.chosen]}"


def _to_act(view: View, names: list[str]) -> str:
    match view.phase:
        case "deal":
            return "to act: chance deals the hands"
        case "refill":
            return "to act: chance deals one card to everybody"
        case "lay_notes":
            return "to act: chance lays the notes"
        case "place_free_note":
            note = f" {view.free_note}" if view.free_note is not None else ""
            return f"to act: {names[view.dealer]} places the free note{note}"
        case "choose_cards":
            verb = "chooses" if len(view.to_act) == 1 else "choose"
            return f"to act: {', '.join(names[seat] for seat in view.to_act)} {verb} a card"
        case "over":
            return _over(view, names)
    if view.duel:
        return _duel(view, view.duel, names)
    if view.share_out:
        return _share_out(view, view.share_out, names)
    return "to act: nobody"


def _share_out(view: View, share_out: ShareOutView, names: list[str]) -> str:
    cards = played_cards(view)
    sharers = [f"{names[seat]} ({CARD_NUMBER[cards[seat]]})" for seat in share_out.sharers]
    if share_out.proposal is None:
        return f"to act: {names[share_out.sharers[0]]} proposes among {', '.join(sharers)}"
    shares = ", ".join(
        f"{names[seat]} {'+'.join(map(str, share)) or '-'}"
        for seat, share in zip(share_out.sharers, share_out.proposal, strict=True)
    )
    answered = [
        f"{names[seat]} {ANSWER_WORDS[answer]}"
        for seat, answer in zip(share_out.sharers, share_out.answers, strict=False)
        if answer != UNANSWERED
    ]
    before = f"; {', '.join(answered)}" if answered else ""
    verb = "answers" if len(view.to_act) == 1 else "answer"
    return f"to act: {', '.join(names[seat] for seat in view.to_act)} {verb} {shares}{before}"


def _duel(view: View, duel: DuelView, names: list[str]) -> str:
    cards = played_cards(view)
    stronger, weaker = (f"{names[seat]} ({CARD_NUMBER[cards[seat]]})" for seat in (duel.stronger, duel.weaker))
    rolled = f", {names[duel.stronger]} rolled {duel.rolled}" if duel.rolled else ""
    waiting = f", then {', '.join(names[seat] for seat in duel.waiting)}" if duel.waiting else ""
    stake = "+".join(map(str, sorted(duel.stake)))
    return f"to act: chance rolls for {stronger} against {weaker} about {stake}{rolled}{waiting}"


def _over(view: View, names: list[str]) -> str:
    if view.outcome is None:
        return "game over"
    winners = [names[seat] for seat in view.outcome.winners]
    share = "wins" if len(winners) == 1 else "share the victory"
    best = max(view.outcome.scores)
    return f"game over: {', '.join(winners)} {share} with {best}"
