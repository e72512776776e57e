"""The JSON form: each drawing and thing once, short, deterministic, and readable back."""

from __future__ import annotations

import json

from gangland.scene.changes import since
from gangland.scene.model import Basket, Help, HelpRow, Offer, Pick, Scene, Sort, SortItem, Thing
from gangland.scene.shapes import cards, money
from gangland.scene.wire import Album, unpacked


def a_scene(x: float = 10) -> Scene:
    """Two notes alike in two places, and a card."""
    things = (
        Thing("note-0", money.note(5), x, 20, 76, 40, scale=0.68, name="five"),
        Thing("note-1", money.note(5), 30.06, 20, 76, 40, turn=-5, marks=("lit",)),
        Thing("hand-0", cards.face("raid", "red", "bird", 3), 50, 60, 110, 154, origin="draw"),
    )
    return Scene(1600, 1000, things, "a table", {"prompt": (420, 650, 760, 156)})


def test_a_scene_reads_back() -> None:
    """What is packed is what was drawn, to a tenth of a unit."""
    album = Album()
    packed = json.loads(json.dumps(album.scene(a_scene())))
    read = unpacked(packed, json.loads(json.dumps(album.things)), album.art)
    assert read.label == "a table"
    assert read.areas == {"prompt": (420, 650, 760, 156)}
    assert [thing.id for thing in read.things] == ["note-0", "note-1", "hand-0"]
    assert read.things[0] == a_scene().things[0]
    assert read.things[1].x == 30.1
    assert read.things[2] == a_scene().things[2]


def test_drawings_and_things_are_pooled() -> None:
    """The second frame costs only what has changed."""
    album = Album()
    first, again, moved = (album.scene(scene) for scene in (a_scene(), a_scene(), a_scene(x=99)))
    assert first == again
    assert len(album.art) == 2
    assert len(album.things) == 4
    assert moved["things"][1:] == first["things"][1:]


def test_keys_are_short_and_always_the_same() -> None:
    """Counted up in the order of first use."""
    albums = [Album(), Album()]
    for album in albums:
        for value in range(40):
            album.drawing(f"<g>{value}</g>")
    assert list(albums[0].art) == list(albums[1].art)
    assert list(albums[0].art)[:3] == ["0", "1", "2"]
    assert len(set(albums[0].art)) == 40
    assert max(map(len, albums[0].art)) == 2


def test_plain_things_are_compact() -> None:
    """What is not there is not sent."""
    album = Album()
    album.scene(Scene(10, 10, (Thing("t", "<g/>", 1.0, 2.04, 3, 4),), ""))
    assert album.things == [{"i": "t", "a": "0", "x": 1, "y": 2, "w": 3, "h": 4}]


def test_a_pick_keeps_its_text_forms_to_itself() -> None:
    """The answer is a number; the browser never learns what it means."""
    pick = Pick("Which?", (Offer("play JU-G4", "Jungle", things=("hand-0",), button=False),), "a.b", confirm="Ready")
    packed = Album().prompt(pick)
    assert packed["kind"] == "pick"
    assert packed["confirm"] == "Ready"
    assert packed["offers"] == [{"label": "Jungle", "things": ["hand-0"], "spoken": "Jungle", "button": False}]
    assert "JU-G4" not in json.dumps(packed)


def test_a_sort_shares_its_drawings_with_the_scene() -> None:
    """A note in a basket is the note at the bar."""
    album = Album()
    album.scene(a_scene())
    sort = Sort(
        "How?",
        (SortItem(money.note(5), "$5,000", 5, 76, 40),),
        (Basket("Karine", "you keep", "K", ("$", ",000")),),
        (0,),
        "Propose",
        "a.b",
        help=Help("odds", (HelpRow("K", "Karine", 2 / 3, "24/36"),)),
    )
    packed = album.prompt(sort)
    assert packed["items"][0]["art"] in album.art
    assert len(album.art) == 2
    assert packed["help"]["rows"][0]["value"] == 0.6667
    assert packed["start"] == [0]


def test_a_card_turned_up_is_marked() -> None:
    """Face down before, open now, in the same slot."""
    down = Scene(10, 10, (Thing("played-1", cards.back(), 0, 0, 1, 1),), "")
    up = Scene(10, 10, (Thing("played-1", cards.face("raid", "red", "bird", 3), 0, 0, 1, 1),), "")
    assert since(down, up).things[0].marks == ("turned",)
    assert since(up, up).things[0].marks == ()
    assert since(down, down).things[0].marks == ()


def test_a_note_that_was_taken_comes_from_its_bar() -> None:
    """A newcomer with the drawing of something that left its slot has come from there, each slot once."""
    at_bar = Scene(10, 10, tuple(Thing(f"note-{k}", money.note(5), k, 0, 1, 1) for k in range(2)), "")
    taken = Scene(10, 10, tuple(Thing(f"taken-{k}", money.note(5), k, 9, 1, 1) for k in range(3)), "")
    assert [thing.origin for thing in since(at_bar, taken).things] == ["note-0", "note-1", ""]
    assert [thing.origin for thing in since(at_bar, at_bar).things] == ["", ""]


def test_a_panel_never_comes_from_elsewhere() -> None:
    """Only what can be picked up glides."""
    before, after = (Scene(10, 10, (Thing(slot, "<g/>", 0, 0, 1, 1),), "") for slot in ("a", "b"))
    assert since(before, after).things[0].origin == ""
