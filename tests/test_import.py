"""`import gangland` is light: it loads nothing that is not needed yet, and never a third-party module."""

from __future__ import annotations

import json
import subprocess
import sys

HEAVY = {
    "argparse",
    "asyncio",
    "concurrent.futures",
    "gangland.games.razzia",
    "gangland.kernel.match",
    "gangland.simulation",
    "hashlib",
    "importlib.resources",
    "json",
    "multiprocessing",
    "random",
    "tomllib",
}
"""Modules that only a match, a record or a simulation needs."""


def loaded_by(code: str) -> set[str]:
    """The modules that a piece of code loads in a fresh process."""
    script = f"import sys; before = set(sys.modules)\n{code}\nprint(*sorted(set(sys.modules) - before))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(ran.stdout.splitlines()[-1].split())


def third_party(names: set[str]) -> set[str]:
    """Modules from neither the standard library nor the engine."""
    ours = {*sys.stdlib_module_names, "gangland", "gangland_widgets"}
    return {name for name in names if name.partition(".")[0] not in ours}


def test_import_is_pure_and_light() -> None:
    """A bare import loads the names of games and errors, and no more."""
    names = loaded_by("import gangland")
    assert third_party(names) == set()
    assert names & HEAVY == set()


def test_listing_the_games_imports_none() -> None:
    """The games are found by name before any of them is read."""
    names = loaded_by("import gangland; assert list(gangland.GAMES) and 'razzia' in gangland.GAMES")
    assert not any(name.startswith("gangland.games.") for name in names)


def test_playing_needs_no_third_party_package() -> None:
    """A whole match with pictures, story and record, and a simulation, need the standard library only."""
    names = loaded_by(
        "import gangland\n"
        "match = gangland.new_match('razzia', ['A', 'B', 'C'], seed=1)\n"
        "match.play_bot(match.to_act[0], 'sensible')\n"
        "match.scene('A'), match.story('B'), match.describe('C'), gangland.read_record(match.record())\n"
        "gangland.simulate('razzia', games=2, players=3)\n"
        "gangland.example('razzia', gangland.examples('razzia')[0]).play()"
    )
    assert third_party(names) == set()


def test_sessions_load_no_notebook_packages() -> None:
    """The boards' package loads widgets only when a widget is asked for."""
    names = loaded_by(
        "import gangland_widgets, gangland_widgets.session, gangland_widgets.replay, gangland_widgets.figure"
    )
    assert third_party(names) == set()


def test_commands_load_what_they_need() -> None:
    """Listing the commands reads no game."""
    names = loaded_by("from gangland.cli import _parser; _parser()")
    assert "gangland.games.razzia" not in names
    assert "concurrent.futures" not in names


def test_simulate_is_found_late() -> None:
    """`gangland.simulate` is there, although the bare import does not load it; other names are refused as usual."""
    code = "import gangland; print(callable(gangland.simulate), hasattr(gangland, 'nonsense'))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True", "False"]


def test_everything_promised_is_there() -> None:
    """Every name in `__all__` can be had."""
    code = "import gangland, json; print(json.dumps([n for n in gangland.__all__ if not hasattr(gangland, n)]))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == []
