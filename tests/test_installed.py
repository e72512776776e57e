"""The installed package, in an environment of its own with nothing else in it."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a fresh environment with the built wheel and no other package."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", folder, ROOT], check=True)
    venv.create(folder / "venv", with_pip=False)
    commands = folder / "venv" / SCRIPTS
    wheel = next(folder.glob("*.whl"))
    offline = ["--no-index", "--no-deps", "--prefix", str(folder / "venv"), str(wheel)]
    subprocess.run([*pip, "--python", commands / "python", "install", *offline], check=True)
    return commands


def run(command: Path, *arguments: str, code: int = 0) -> str:
    """What a command prints, far away from the sources; its exit code must be as expected."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    ran = subprocess.run(
        [command, *arguments], cwd=command.parent, env=clean, capture_output=True, text=True, check=False
    )
    assert ran.returncode == code, ran.stderr
    return ran.stdout + ran.stderr


@pytest.mark.slow
def test_commands_work_without_any_other_package(installed: Path) -> None:
    """Games, rules, examples and simulations need the wheel only."""
    gangland = installed / "gangland"
    assert "Razzia" in run(gangland, "games")
    assert "razzia.duel.tie" in run(gangland, "rules", "razzia", "duel.tie")
    assert "Jungle" in run(gangland, "examples", "razzia", "raid-at-the-jungle")
    assert "decisions" in run(gangland, "simulate", "razzia", "--games", "5", "--workers", "1")


@pytest.mark.slow
def test_what_is_not_installed_is_named(installed: Path) -> None:
    """Without the extra and without a clone, the commands that need them say how to get them."""
    gangland = installed / "gangland"
    assert 'pip install "gangland[notebook]"' in run(gangland, "lab", code=2)
    assert "make book" in run(gangland, "book", code=2)


@pytest.mark.slow
def test_everything_a_game_reads_is_installed(installed: Path) -> None:
    """Rules, data, examples, drawings, the front-end and its fonts lie beside the code; the types are declared."""
    code = (
        "import gangland, json; from importlib.resources import files\n"
        "match = gangland.example('razzia', gangland.examples('razzia')[0]).play()\n"
        "scene = match.scene(gangland.SPECTATOR)\n"
        "from gangland.scene.svg import svg; assert '<svg' in svg(scene)\n"
        "assert match.rules.clauses\n"
        "for package, names in {\n"
        "    'gangland': ('py.typed', 'scene/sprite.svg', 'games/razzia/rules.toml', 'games/razzia/data/components.toml'),\n"
        "    'gangland_widgets': ('static/board.js', 'static/board.css', 'static/page.js', 'static/fonts.css'),\n"
        "}.items():\n"
        "    for name in names: assert files(package).joinpath(name).is_file(), name\n"
        "assert 'site-packages' in gangland.__file__; print('all there')"
    )
    assert run(installed / "python", "-c", code) == "all there\n"
