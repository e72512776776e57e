"""Every drawing is well-formed, uses only pieces that exist, and keeps to its box."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from gangland.scene import sprite
from gangland.scene.shapes import cards, dice, money, panels, people, places

ALLOWED = {"g", "path", "rect", "circle", "ellipse", "text", "use"}

DRAWINGS = {
    "gambler": cards.face("gambler", "red", "bird", 1),
    "raid": cards.face("raid", "pink", "sax", 6),
    "back": cards.back(),
    "pile": cards.pile(26),
    "lone card": cards.pile(1),
    "note": money.note(50),
    "unheard-of note": money.note(7),
    "note back": money.note_back(),
    "bundle": money.bundle(20),
    "outline": money.outline(),
    "stack": money.stack(28),
    "empty stack": money.stack(0),
    "die": dice.die(5),
    "unknown die": dice.die(0),
    "medallion": people.medallion(3, active=True),
    "badge": people.badge("<&"),
    "dealer": people.dealer_disc(),
    "facade": places.facade("A & B", "green", "tophat", "lit"),
    "house sign": places.house_sign("blue", "palm", lit=True),
    "plate": panels.plate(380, 150),
    "capsule": panels.capsule(320, 30),
    "pill": panels.pill("leaves"),
    "bubble": panels.bubble("thinking …", 136, 46, 20),
    "bubble above": panels.bubble("…", 46, 26, 20, tail="down"),
    "dashed": panels.dashed(104, 145, ("played", "Raid 4")),
    "caption": panels.caption("</text><script>", 20),
    "basket": panels.basket(240),
    "chart": panels.bar_chart(120, 20, 0.5),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_well_formed_and_harmless(name: str) -> None:
    """Only shapes, texts and references to the sprite; no ids, no classes, no scripts."""
    root = ET.fromstring(f"<svg>{DRAWINGS[name]}</svg>")  # noqa: S314  our own drawing
    for element in root.iter():
        assert element.tag in {"svg", *ALLOWED}
        assert not {"id", "class", "onclick"} & set(element.attrib)


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_uses_only_pieces_of_the_sprite(name: str) -> None:
    """Every reference leads somewhere."""
    wanted = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', DRAWINGS[name])
    assert {first or second for first, second in wanted} <= set(sprite.pieces())


def test_the_sprite_is_whole() -> None:
    """All its pieces are prefixed, and what they use is there."""
    pieces = sprite.pieces()
    assert all(name.startswith("gl-") for name in pieces)
    assert {name for piece in pieces.values() for name in re.findall(r'href="#([^"]+)"', piece)} <= set(pieces)
    for piece in pieces.values():
        ET.fromstring(piece)  # noqa: S314  our own drawing


def test_used_pieces_bring_along_what_they_use() -> None:
    """A card face brings its figure, and nothing it does not need."""
    used = sprite.used(DRAWINGS["gambler"])
    assert 'id="gl-card-gambler"' in used
    assert 'id="gl-f-gambler"' in used
    assert 'id="gl-f-cop"' not in used
    assert sprite.used("<g/>") == ""


def test_a_plate_has_corners_in_two_steps() -> None:
    """The outline keeps to its box and comes back to its start."""
    outline = panels.stepped(100, 60)
    assert outline.count("v") + outline.count("h") == 15
    assert outline.endswith("Z")


def test_all_backs_are_alike() -> None:
    """A back tells nothing."""
    assert cards.back() == cards.back()
    assert money.note_back() == money.note_back()
