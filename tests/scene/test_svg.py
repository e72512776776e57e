"""Standing pictures: whole in themselves, escaped, readable aloud, light and dark."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from gangland.scene import sprite
from gangland.scene.model import Basket, Help, HelpRow, Mark, Offer, Pick, Scene, Sort, SortItem, Thing
from gangland.scene.shapes import money
from gangland.scene.svg import svg
from gangland.scene.theme import DARK, LIGHT, THINGS, css

NASTY = '</title><script>alert("1")</script> & \x07'
AREAS = {
    "help": (20.0, 650.0, 380.0, 156.0),
    "prompt": (420.0, 650.0, 760.0, 156.0),
    "story": (1200.0, 650.0, 380.0, 156.0),
}


def picture(*things: Thing) -> Scene:
    """A scene with places for text."""
    return Scene(1600, 1000, things, "A table", dict(AREAS))


PICK = Pick(
    NASTY,
    (Offer("a", NASTY), Offer("b", "B", button=False)),
    "c",
    detail=NASTY,
    help=Help(NASTY, (HelpRow("<", NASTY, 0.5, "1/2"),)),
)
SORT = Sort(
    NASTY,
    (SortItem(money.note(5), "five", 5, 76, 40),) * 9,
    (Basket(NASTY, "keep", "K", ("$", ",000")), Basket("b", NASTY, "E")),
    (0,) * 9,
    "Go",
    "c",
)


@pytest.mark.parametrize("prompt", [PICK, SORT, None])
def test_whatever_is_asked_the_picture_is_well_formed(prompt: Pick | Sort | None) -> None:
    """Names and questions cannot break out of the picture."""
    thing = Thing("t", money.note(5), 10, 10, 76, 40, name=NASTY)
    drawn = svg(Scene(1600, 1000, (thing,), NASTY, dict(AREAS)), prompt=prompt, question=NASTY, story=[NASTY] * 5)
    root = ET.fromstring(drawn)  # noqa: S314  our own drawing
    assert not [element for element in root.iter() if element.tag.endswith("script")]


def test_a_picture_speaks() -> None:
    """Role, title, and the names of its things."""
    drawn = svg(
        picture(Thing("t", money.note(5), 10, 10, 76, 40, name="five thousand dollars"), Thing("u", "<g/>", 0, 0, 1, 1))
    )
    assert 'role="img"' in drawn
    assert "<title>A table</title>" in drawn
    assert "<desc>five thousand dollars</desc>" in drawn


def test_a_picture_brings_what_it_uses_and_no_more() -> None:
    """It needs nothing from the page but fonts."""
    drawn = svg(picture(Thing("t", money.note(5), 10, 10, 76, 40)))
    assert 'id="gl-note"' in drawn
    assert 'id="gl-f-boss"' not in drawn
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_ids_are_those_of_the_sprite_only() -> None:
    """Two pictures on a page do not get into each other's way: no id depends on the picture."""
    first, second = (svg(picture(Thing(slot, money.note(5), 1, 2, 76, 40))) for slot in ("a", "b"))
    ids = [set(element.attrib.get("id", "") for element in ET.fromstring(drawn).iter()) for drawn in (first, second)]  # noqa: S314, C401
    assert ids[0] == ids[1]
    assert all(not name or name.startswith("gl-") for name in ids[0])


@pytest.mark.parametrize("mark", ["lit", "dim", "leaves", "asleep", "threat", "turned", "rolled", "new"])
def test_every_mark_can_stand(mark: Mark) -> None:
    """States are drawn by shape."""
    plain, marked = (svg(picture(Thing("t", money.note(5), 9, 9, 76, 40, marks=marks))) for marks in ((), (mark,)))
    assert ET.fromstring(marked) is not None  # noqa: S314  our own drawing
    assert (plain != marked) == (mark not in ("turned", "rolled", "new"))


def test_light_and_dark() -> None:
    """The picture follows the page, or is fixed; things keep their colours."""
    assert set(DARK) == set(LIGHT)
    assert not set(THINGS) & set(DARK)
    auto, dark, light = css(".x"), css(".x", "dark"), css(".x", "light")
    assert "prefers-color-scheme:light" in auto
    assert DARK["room"] in dark
    assert LIGHT["room"] not in dark
    assert LIGHT["room"] in light


def test_the_same_scene_gives_the_same_picture() -> None:
    """Nothing random, nothing counted."""
    scene = picture(Thing("t", money.note(5), 10, 10, 76, 40))
    assert svg(scene, question="?") == svg(scene, question="?")


@pytest.mark.parametrize("words", [1, 30, 60, 200])
def test_long_questions_stay_on_their_plate(words: int) -> None:
    """Type shrinks and lines break before anything is cut."""
    drawn = svg(picture(), question="word " * words)
    assert ("…" in drawn) == (words == 200)


def test_the_sprite_keeps_clear_of_names_that_pages_toggle() -> None:
    """The book's notebook style sets `--dark` and `--light` to nothing by turns; a drawing that used them would lose its lines."""
    assert not re.search(r"--(dark|light)\b", "".join(sprite.pieces().values()))
