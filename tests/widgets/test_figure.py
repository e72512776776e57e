"""The standing figure: a picture, a caption and the data, in which no text can become markup."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

import gangland
from gangland_widgets.figure import figure
from gangland_widgets.replay import replay_update
from gangland_widgets.session import Session

HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)>" onload="alert(3)'


class Reader(HTMLParser):
    """What a browser would make of it: elements, attributes, and the text of the script element."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[str] = []
        self.script = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note element and attributes."""
        self.tags.append(tag)
        self.attributes += [name for name, _ in attrs]

    def handle_data(self, data: str) -> None:
        """Keep the data of the script."""
        if self.tags and self.tags[-1] == "script":
            self.script += data


def read(html: str) -> Reader:
    """The figure as a browser reads it."""
    reader = Reader()
    reader.feed(html)
    return reader


def hostile_update() -> dict[str, object]:
    """An update in which every free text is hostile."""
    example = gangland.example("razzia", "raid-at-the-jungle")
    steps = tuple(replace(step, say=HOSTILE) for step in example.steps)
    update, _ = replay_update(replace(example, title=HOSTILE, intro=HOSTILE, steps=steps))
    update["viewer"] = HOSTILE
    update["game"]["id"] = HOSTILE
    for line in update["story"]:
        line["text"] += HOSTILE
    for thing in update["things"]:
        thing["n"] = HOSTILE
    for frame in update["frames"]:
        frame["wide"]["label"] = frame["narrow"]["label"] = HOSTILE
    return update


def test_the_data_comes_back() -> None:
    """The script element holds the very update, so that a page can bring the board to life."""
    update, _ = replay_update(gangland.example("razzia", "raid-at-the-jungle"))
    assert json.loads(read(figure(update, "A caption")).script) == update


def test_there_is_a_picture_and_a_caption() -> None:
    """Without any script the figure shows a board and says what it is."""
    session = Session(gangland.new_match("razzia", ["A", "B", "C"], seed=1), "A")
    html = figure(session.update(), "Razzia, seen by A")
    tags = read(html).tags
    assert tags[0] == "figure"
    assert tags.count("svg") == 1
    assert tags.count("script") == 1
    assert "<figcaption>Razzia, seen by A</figcaption>" in html


def test_the_picture_is_well_formed() -> None:
    """The SVG is XML: a strict reader accepts it, hostile texts and all."""
    for update in (hostile_update(), replay_update(gangland.example("razzia", "chain-of-duels"))[0]):
        picture = re.search(r"<svg.*</svg>", figure(update, HOSTILE), re.DOTALL)
        assert picture is not None
        ET.fromstring(picture[0])  # noqa: S314  our own text


def test_no_text_becomes_markup() -> None:
    """Hostile texts in every place give exactly the elements and attributes of harmless ones."""
    harmless, _ = replay_update(gangland.example("razzia", "raid-at-the-jungle"))
    first, second = read(figure(harmless, "caption")), read(figure(hostile_update(), HOSTILE))
    assert second.tags.count("script") == 1
    assert "img" not in second.tags
    assert not any(name.startswith("on") for name in second.attributes)
    assert set(second.tags) <= set(first.tags) | {"text", "tspan", "desc", "title"}


def test_no_script_ends_early() -> None:
    """The end of a script inside a text is written so that only JSON can read it."""
    html = figure(hostile_update(), "caption")
    assert html.count("</script>") == 1
    assert HOSTILE in json.loads(read(html).script)["viewer"]


def test_no_comment_opens_in_the_data() -> None:
    """`<!--` and `<script` in a text would make a browser look for the end of the script elsewhere."""
    update = hostile_update()
    update["viewer"] = "<!--<script>"
    data = figure(update, "caption").partition('class="gangland-update">')[2]
    assert "<!--" not in data
    assert "<script" not in data


def test_recorded_boards_begin_at_their_first_frame() -> None:
    """A page shows an example's start; a live board shows the present."""
    example = gangland.example("razzia", "raid-at-the-jungle")
    update, _ = replay_update(example)
    words = example.intro.split()[0]
    assert words in figure(update, "caption").partition("<script")[0]


@pytest.mark.parametrize("name", ["שרה", "李小龙", "O'Hara", "Zoë", "x" * 24, "👩"])
def test_honest_names_can_be_drawn(name: str) -> None:
    """Names of all alphabets, and the longest ones, stand in the picture's words."""
    match = gangland.new_match("razzia", [name, "Karine", "Anthelme"], seed=1)
    html = figure(Session(match, 0).update(), f"seen by {name}")
    picture = re.search(r"<svg.*</svg>", html, re.DOTALL)
    assert picture is not None
    ET.fromstring(picture[0])  # noqa: S314  our own text
    assert read(html).tags.count("script") == 1
