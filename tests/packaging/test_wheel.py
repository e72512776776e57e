"""What `pip install` installs: everything the packages read, and nothing they do not need."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "-w", folder, ROOT], check=True)
    return zipfile.ZipFile(next(folder.glob("*.whl")))


def test_wheel_has_every_file_of_both_packages(wheel: zipfile.ZipFile) -> None:
    """Rules, data, examples, the sprite, the front-end and its fonts are installed beside the code."""
    installed = set(wheel.namelist())
    wanted = {
        str(path.relative_to(package.parent))
        for package in (ROOT / "gangland", ROOT / "widgets" / "gangland_widgets")
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted - installed == set()


def test_wheel_has_only_the_two_packages(wheel: zipfile.ZipFile) -> None:
    """Tests, tools and the book stay out."""
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"gangland", "gangland_widgets"}


def test_wheel_needs_no_other_package(wheel: zipfile.ZipFile) -> None:
    """Every requirement belongs to an extra."""
    metadata = next(name for name in wheel.namelist() if name.endswith("METADATA"))
    lines = wheel.read(metadata).decode().splitlines()
    assert [line for line in lines if line.startswith("Requires-Dist") and "extra ==" not in line] == []
