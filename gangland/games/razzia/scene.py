"""A view as a finished picture, in two forms. The browser only places it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia.components import BARS
from gangland.games.razzia.scene_facts import Facts, facts
from gangland.games.razzia.scene_hand import seen_by
from gangland.games.razzia.scene_narrow import narrow
from gangland.games.razzia.scene_plates import verdict
from gangland.games.razzia.scene_wide import wide
from gangland.games.razzia.wording import seat_names

if TYPE_CHECKING:
    from gangland.games.razzia.view import View
    from gangland.scene.model import Form, Scene


def scene(view: View, form: Form) -> Scene:
    """The picture of a view: wide (1600 x 1000), or narrow (a column of 360)."""
    known = facts(view)
    return wide(known, _label(known)) if form == "wide" else narrow(known, _label(known))


def _label(known: Facts) -> str:
    """One spoken sentence for the whole picture."""
    view = known.view
    return f"Razzia, round {view.round} of {view.rounds}: {_now(known)}. {seen_by(known)}."


def _now(known: Facts) -> str:
    view = known.view
    names = seat_names(view, [seat for seat in view.to_act if seat >= 0])
    where = f" at {BARS[view.settling].name}" if view.settling is not None else ""
    match view.phase:
        case "deal" | "refill":
            return "cards are dealt"
        case "lay_notes":
            return "notes are laid"
        case "place_free_note":
            return f"{names} places the free note"
        case "choose_cards":
            return f"{names} {'chooses' if len(view.to_act) == 1 else 'choose'} a card"
        case "propose":
            return f"{names} shares out the pot{where}"
        case "answer":
            return f"{names} {'answers' if len(view.to_act) == 1 else 'answer'} the proposal{where}"
        case "duel" if view.duel:
            return f"{seat_names(view, (view.duel.stronger, view.duel.weaker))} fight a duel{where}"
        case "over" if view.outcome:
            return verdict(known, view.outcome)
    return f"the bars are settled{where}"
