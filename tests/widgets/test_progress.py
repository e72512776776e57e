"""The progress bar: moves while it runs, and leaves the same words behind every time."""

from typing import Any

import pytest

from gangland_widgets import progress
from gangland_widgets.progress import ProgressBar


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is displayed, instead of displaying it."""
    things: list[Any] = []
    monkeypatch.setattr(progress, "display", things.append)
    return things


def test_it_shows_itself(shown: list[Any]) -> None:
    """Making one is enough."""
    bar = ProgressBar(10_000)
    assert shown == [bar]
    assert "0 of 10,000 games" in bar.value


def test_it_moves_and_ends_in_words() -> None:
    """The last call is drawn whatever the time; its words hold no time."""
    bar = ProgressBar(400)
    bar._drawn -= 1
    bar(200, 400)
    assert 'value="200"' in bar.value
    assert "200 of 400 games" in bar.value
    bar(400, 400)
    assert "<span>400 games</span>" in bar.value


def test_it_is_not_redrawn_too_often() -> None:
    """A call right after another changes nothing."""
    bar = ProgressBar(400)
    before = bar.value
    bar(100)
    assert bar.value == before


def test_what_it_stores_never_changes() -> None:
    """A stored notebook has the finished bar, the same before and after the work."""
    bar = ProgressBar(10_000)
    first, _ = bar._repr_mimebundle_()
    bar(10_000)
    last, _ = bar._repr_mimebundle_()
    assert first["text/plain"] == last["text/plain"] == "10,000 games"
    assert first["text/html"] == last["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in first


def test_a_hostile_unit_is_text() -> None:
    """Markup in the words stays words."""
    bar = ProgressBar(3, "<script>")
    bar(3)
    assert "<script>" not in bar.value
