"""Razzia's pictures: everything on the board, nothing off it, every value readable, no secret drawn."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from gangland.games.razzia.components import BARS, CARDS
from gangland.games.razzia.scene import scene
from gangland.games.razzia.scene_facts import face
from gangland.kernel.viewers import OPEN_TABLE, SPECTATOR
from gangland.scene.shapes import cards, money
from gangland.scene.svg import svg
from gangland.scene.wire import Album, unpacked
from tests.games.razzia.pictures import PHASES, all_views, crowded, crowded_duel, match_at, view_at

if TYPE_CHECKING:
    from gangland.games.razzia.view import View
    from gangland.scene.model import Form, Scene

FORMS: tuple[Form, ...] = ("wide", "narrow")
MOST_BYTES = 80_000
MOST_ELEMENTS = 900


@cache
def pictures(form: Form) -> list[tuple[View, Scene]]:
    """All views, drawn."""
    return [(view, scene(view, form)) for view in all_views()]


@pytest.mark.parametrize("form", FORMS)
def test_nothing_lies_off_the_board(form: Form) -> None:
    """The box of every thing is inside the picture, with a hand's breadth for shadows and lifted cards."""
    for view, drawn in pictures(form):
        assert drawn.width == (1600 if form == "wide" else 360)
        for thing in drawn.things:
            left, top = thing.x - thing.w / 2, thing.y - thing.h / 2
            assert left >= -2, (view.phase, thing.id)
            assert top >= -2, (view.phase, thing.id)
            assert left + thing.w <= drawn.width + 2, (view.phase, thing.id)
            assert top + thing.h <= drawn.height + 2, (view.phase, thing.id)


@pytest.mark.parametrize("form", FORMS)
def test_every_slot_holds_one_thing(form: Form) -> None:
    """Slots are unique within a picture, or boards could not animate."""
    for _, drawn in pictures(form):
        slots = [thing.id for thing in drawn.things]
        assert len(slots) == len(set(slots))


@pytest.mark.parametrize("form", FORMS)
def test_pictures_stay_within_the_budget(form: Form) -> None:
    """80 KB of markup and 900 elements without the sprite."""
    for view, drawn in pictures(form):
        markup = "".join(f"<g>{thing.art}</g>" for thing in drawn.things)
        assert len(markup.encode()) < MOST_BYTES, view.phase
        assert markup.count("<") - markup.count("</") < MOST_ELEMENTS, view.phase


@pytest.mark.parametrize("form", FORMS)
def test_pictures_are_well_formed(form: Form) -> None:
    """Every picture can be read as XML."""
    for _, drawn in pictures(form):
        ET.fromstring(svg(drawn, question="?", story=["a", "b"]))  # noqa: S314  our own drawing


@pytest.mark.parametrize("form", FORMS)
def test_the_same_view_gives_the_same_picture(form: Form) -> None:
    """Scenes are functions of views."""
    for view in (view_at(4, "propose", 0), crowded()):
        assert scene(view, form) == scene(view, form)


@pytest.mark.parametrize("form", FORMS)
def test_a_picture_survives_the_wire(form: Form) -> None:
    """Packed and unpacked it shows the same things."""
    drawn = scene(crowded(), form)
    album = Album()
    packed = album.scene(drawn)
    read = unpacked(packed, album.things, album.art)
    assert [(thing.id, thing.art, thing.name) for thing in read.things] == [(t.id, t.art, t.name) for t in drawn.things]


@pytest.mark.parametrize("form", FORMS)
def test_names_with_markup_stay_names(form: Form) -> None:
    """However somebody is called, the picture is theirs and not their script's."""
    view = view_at(4, "choose_cards", 0)
    seats = tuple(replace(seat, name='<script>alert("&")</script>') for seat in view.seats)
    drawn = svg(scene(replace(view, seats=seats), form))
    assert "<script" not in drawn
    ET.fromstring(drawn)  # noqa: S314  our own drawing


@pytest.mark.parametrize("form", FORMS)
def test_what_matters_can_be_heard(form: Form) -> None:
    """Bars, own cards, seats and open cards have spoken names."""
    for _, drawn in pictures(form):
        for thing in drawn.things:
            if thing.id.startswith(("bar-", "hand-", "seat-", "played-")) and not thing.id.startswith(
                ("hand-word", "hand-of")
            ):
                assert thing.name, thing.id
    view = view_at(4, "choose_cards", 0)
    jungle = next(bar for bar in view.bars if BARS[bar.bar].id == "jungle")
    name = scene(view, form).thing("bar-jungle").name
    assert name.startswith("Jungle, ")
    assert f"{jungle.sum} thousand dollars" in name


# ---------------------------------------------------------------- places


def overlap(first: tuple[float, float, float, float], second: tuple[float, float, float, float]) -> bool:
    """Do two boxes (x, y, w, h) overlap by more than a line's width?"""
    return (
        first[0] + 2 < second[0] + second[2]
        and second[0] + 2 < first[0] + first[2]
        and first[1] + 2 < second[1] + second[3]
        and second[1] + 2 < first[1] + first[3]
    )


def test_plates_bars_and_text_have_room_of_their_own() -> None:
    """Wide: seats, bars and the places for running text never lie on one another."""
    for view, drawn in pictures("wide"):
        boxes = {
            thing.id: (thing.x - thing.w / 2, thing.y - thing.h / 2, thing.w, thing.h)
            for thing in drawn.things
            if thing.id.startswith(("seat-", "bar-")) or thing.id in ("duel", "result", "free-note-plate", "title")
        } | drawn.areas
        for one, first in boxes.items():
            for other, second in boxes.items():
                assert one >= other or not overlap(first, second), (len(view.seats), view.phase, one, other)


@pytest.mark.parametrize("form", FORMS)
def test_own_cards_do_not_overlap(form: Form) -> None:
    """Every card of the hand shows in full."""
    for view, drawn in pictures(form):
        hand = [thing for thing in drawn.things if thing.id.startswith("hand-") and thing.id[5:].isdecimal()]
        assert len(hand) == len(view.hand)
        for left, right in pairwise(hand):
            assert right.x - left.x >= left.w + 2


@pytest.mark.parametrize("form", FORMS)
def test_every_value_shows_where_cards_and_notes_overlap(form: Form) -> None:
    """A card shows its die, a note its figure: what lies above leaves so much free."""
    for _, drawn in pictures(form):
        rows: dict[tuple[str, float], list[float]] = {}
        for thing in drawn.things:
            if thing.id.startswith("note-"):
                rows.setdefault((thing.id.rpartition("-")[0], thing.scale), []).append(thing.x)
        for (_, scale), places in rows.items():
            assert all(right - left >= 56 * scale for left, right in pairwise(places))
        played = sorted(
            thing.x
            for thing in drawn.things
            if thing.id.startswith("played-") and thing.scale == 0.6 and not thing.turn
        )
        assert all(right - left >= 30 for left, right in pairwise(played) if right - left > 0.01)


def test_the_longest_pot_is_bundled() -> None:
    """24 notes: the latest can be read, the rest is a bundle with its number."""
    drawn = scene(crowded(SPECTATOR), "wide")
    assert "20 more notes" in drawn.thing("bundle-colibri").name
    assert len([thing for thing in drawn.things if thing.id.startswith("note-colibri-")]) == 4


# ---------------------------------------------------------------- content


@pytest.mark.parametrize("players", range(3, 9))
def test_everybody_sits_at_the_table(players: int) -> None:
    """A plate for each, clockwise: the next seat to the left of the viewer."""
    for viewer in range(players):
        drawn = scene(view_at(players, "choose_cards", viewer), "wide")
        places = [drawn.thing(f"seat-{(viewer + step) % players}") for step in range(players)]
        assert places[0].y > 800
        assert places[1].x < 300
        assert places[-1].x > 1300
        assert len({(place.x, place.y) for place in places}) == players


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("form", FORMS)
def test_all_bars_in_play_are_drawn(players: int, form: Form) -> None:
    """razzia.setup.bars, razzia.setup.three-bars: six, or four with three players."""
    for phase in PHASES:
        drawn = scene(view_at(players, phase, SPECTATOR), form)
        assert len([thing for thing in drawn.things if thing.id.startswith("bar-")]) == (4 if players == 3 else 6)


@pytest.mark.parametrize("form", FORMS)
def test_hidden_cards_are_backs(form: Form) -> None:
    """razzia.known.hands: other hands are backs, all alike; an onlooker sees no face of any hand."""
    for viewer in (0, SPECTATOR):
        view = view_at(6, "choose_cards", viewer)
        drawn = scene(view, form)
        for thing in drawn.things:
            if thing.id.startswith(("back-", "played-")) and thing.id.split("-")[1] != str(view.viewer):
                assert thing.art == cards.back()


def test_others_see_only_the_back_of_the_free_note() -> None:
    """razzia.dealer.free-note-secret: the dealer sees it large, the others its back at the dealer's place."""
    dealer = match_at(5, "place_free_note").seats_to_act[0]
    for form in FORMS:
        view = view_at(5, "place_free_note", dealer)
        assert view.free_note is not None
        seen = scene(view, form).thing("free-note")
        assert seen.art == money.note(view.free_note)
        assert seen.scale >= 1.6
        for other in ((dealer + 1) % 5, SPECTATOR):
            assert scene(view_at(5, "place_free_note", other), form).thing("free-note").art == money.note_back()


@pytest.mark.parametrize("form", FORMS)
def test_an_open_table_shows_every_hand(form: Form) -> None:
    """For retelling: all cards face up."""
    view = view_at(5, "choose_cards", OPEN_TABLE)
    drawn = scene(view, form)
    for number, seat in enumerate(view.seats):
        for place, card in enumerate(seat.hand or ()):
            assert drawn.thing(f"back-{number}-{place}").art == face(card)
    assert "Open table" in drawn.label


@pytest.mark.parametrize("form", FORMS)
def test_the_proposer_has_the_notes_in_baskets(form: Form) -> None:
    """A note is in one place only: outlines at the bar while its owner sorts them; the others still see the notes."""
    proposer = match_at(4, "propose").seats_to_act[0]
    mine, theirs = view_at(4, "propose", proposer), view_at(4, "propose", (proposer + 1) % 4)
    assert mine.settling is not None
    slot = f"note-{BARS[mine.settling].id}-0"
    assert scene(mine, form).thing(slot).art == money.outline()
    pot = next(bar.pot for bar in theirs.bars if bar.bar == theirs.settling)
    assert scene(theirs, form).thing(slot).art == money.note(pot[0])


def test_the_bar_being_settled_is_lit() -> None:
    """One lit bar with a tab, the strongest sharer crowned."""
    view = view_at(4, "propose", 0)
    drawn = scene(view, "wide")
    assert view.settling is not None
    lit = [thing.id for thing in drawn.things if "lit" in thing.marks]
    assert lit == [f"bar-{BARS[view.settling].id}"]
    assert drawn.thing("settling")
    assert view.share_out is not None
    assert view.seats[view.share_out.sharers[0]].name in drawn.thing("crown").name


def test_caught_gamblers_leave() -> None:
    """razzia.raid.gamblers-lose: at a raided bar every gambler is dimmed, and none of the raids."""
    view = crowded()
    drawn = scene(view, "wide")
    for seat, card in view.bars[0].cards:
        leaves = bool({"leaves", "dim"} & set(drawn.thing(f"played-{seat}").marks))
        assert leaves == (CARDS[card].kind == 0)


@pytest.mark.parametrize("form", FORMS)
def test_dice_of_a_duel(form: Form) -> None:
    """razzia.duel.roll-order: the stronger die is rolled, the weaker still unknown."""
    drawn = scene(crowded_duel(), form)
    assert drawn.thing("die-stronger").marks == ("rolled",)
    assert drawn.thing("die-weaker").marks == ()
    assert "a tie goes to" in drawn.thing("duel").name


@pytest.mark.parametrize("form", FORMS)
def test_the_result_names_the_winners(form: Form) -> None:
    """razzia.end.count: ranks and totals when the game is over."""
    view = view_at(7, "over", 2)
    assert view.outcome is not None
    drawn = scene(view, form)
    for seat in view.outcome.winners:
        assert view.seats[seat].name in drawn.thing("result").name
        assert view.seats[seat].name in drawn.label


@pytest.mark.parametrize("form", FORMS)
def test_a_shared_victory_is_told(form: Form) -> None:
    """razzia.end.shared."""
    view = view_at(7, "over", 2)
    assert view.outcome is not None
    shared = replace(view, outcome=replace(view.outcome, winners=(0, 3), ranks=(1, 3, 4, 1, 5, 6, 7)))
    assert "share the victory" in scene(shared, form).thing("result").name


def test_a_chosen_card_glides_to_its_bar() -> None:
    """The slot of the face-down card is that of the open one, so that boards turn it and let it glide."""
    view = view_at(4, "choose_cards", SPECTATOR)
    chosen = replace(view, seats=tuple(replace(seat, has_chosen=True) for seat in view.seats))
    for form in FORMS:
        assert scene(chosen, form).thing("played-2").art == cards.back()
        assert scene(view_at(4, "propose", SPECTATOR), form)
    assert scene(view_at(4, "propose", SPECTATOR), "wide").thing("played-2").art != cards.back()
