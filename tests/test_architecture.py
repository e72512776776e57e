"""Imports go one way: kernel <- games, scene <- a game's pictures, gangland <- gangland_widgets."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = {"gangland": ROOT / "gangland", "gangland_widgets": ROOT / "widgets" / "gangland_widgets"}
SHOWING = ("view", "scene", "narrate", "prompts", "position_text", "wording")
"""Modules of a game that show it. Rules never look at them."""
FROM_VIEWS = ("scene", "narrate", "prompts", "position_text", "wording")
"""Modules of a game that must live without the all-knowing state."""


@dataclass(frozen=True)
class Import:
    """One import: of what, and whether only a type checker sees it."""

    name: str
    for_types: bool


def _is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _found(node: ast.AST, *, for_types: bool = False) -> list[Import]:
    if isinstance(node, ast.Import):
        return [Import(alias.name, for_types) for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        assert node.level == 0, "imports are absolute, so that a reader sees where things come from"
        # `from package import module` imports the module, too.
        return [Import(f"{node.module}.{alias.name}", for_types) for alias in node.names]
    inside = for_types or _is_type_checking(node)
    return [found for child in ast.iter_child_nodes(node) for found in _found(child, for_types=inside)]


@cache
def modules() -> dict[str, tuple[Import, ...]]:
    """What every module of both packages imports."""
    found = {}
    for package, folder in SOURCES.items():
        for path in sorted(folder.rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            name = ".".join((package, *parts)).removesuffix(".__init__")
            found[name] = tuple(_found(ast.parse(path.read_text("utf-8"))))
    return found


def _inside(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def imports(importer: str, *, types: bool = True) -> list[tuple[str, str]]:
    """(module, what it imports) for all modules of a package; without those for types, if asked."""
    return [
        (module, found.name)
        for module, all_found in modules().items()
        if _inside(module, importer)
        for found in all_found
        if types or not found.for_types
    ]


def crossing(importer: str, *forbidden: str, types: bool = True) -> list[tuple[str, str]]:
    """Imports that go where they must not."""
    return [
        (module, name)
        for module, name in imports(importer, types=types)
        if any(_inside(name, package) for package in forbidden)
    ]


GAMES = sorted(path.name for path in (ROOT / "gangland" / "games").iterdir() if (path / "__init__.py").exists())


def test_the_map_is_not_empty() -> None:
    """The test reads real modules: it knows a few imports that are there."""
    assert ("gangland.kernel.match", "gangland.kernel.chance.NATURE") in imports("gangland.kernel")
    assert ("gangland_widgets.board", "anywidget") in imports("gangland_widgets")
    assert "razzia" in GAMES


def test_kernel_knows_no_game_and_no_picture() -> None:
    """The kernel imports neither games nor boards nor tools; of the picture language it knows only type names."""
    above = ("gangland.games", "gangland.parts", "gangland.simulation", "gangland.terminal", "gangland.cli")
    assert crossing("gangland.kernel", *above, "gangland_widgets") == []
    assert crossing("gangland.kernel", "gangland.scene", types=False) == []


def test_scene_knows_no_game() -> None:
    """The picture language draws for all games, so it imports none, nor their kernel."""
    assert crossing("gangland.scene", "gangland.games", "gangland.kernel", "gangland_widgets") == []


def test_engine_never_imports_the_boards() -> None:
    """The boards need the engine, never the other way round."""
    assert crossing("gangland", "gangland_widgets", "gangland_book") == []


def test_games_know_no_tools() -> None:
    """A game does not know the command line, the simulation or the reports made of it."""
    tools = ("gangland.cli", "gangland.terminal", "gangland.simulation", "gangland.coverage", "gangland.studies")
    assert crossing("gangland.games", *tools) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    """What two games share lies in parts, not in one of them."""
    others = [f"gangland.games.{other}" for other in GAMES if other != game]
    assert crossing(f"gangland.games.{game}", *others) == []


def _reached(game: str, start: str) -> set[str]:
    """All modules of a game that a module needs, directly or through others."""
    home = f"gangland.games.{game}"
    todo, reached = [f"{home}.{start}"], set[str]()
    while todo:
        module = todo.pop()
        if module in reached:
            continue
        reached.add(module)
        for found in modules().get(module, ()):
            if not found.for_types and _inside(found.name, home):
                target = found.name if found.name in modules() else found.name.rpartition(".")[0]
                todo.append(target)
    return {module.removeprefix(f"{home}.") for module in reached}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("rules", ["legal", "resolve", "settle", "state"])
def test_rules_never_look_at_pictures(game: str, rules: str) -> None:
    """Left of the view everything is free of pictures: rules need no module that shows, not even through others."""
    if f"gangland.games.{game}.{rules}" in modules():
        assert {module for module in _reached(game, rules) if module.startswith(SHOWING)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_pictures_never_look_at_the_state(game: str) -> None:
    """Right of the view nothing can hold a secret: what draws and tells does not even know the state's type."""
    home = f"gangland.games.{game}"
    state = f"{home}.state"
    importers = {module.removeprefix(f"{home}.") for module, name in imports(home) if _inside(name, state)}
    assert {module for module in importers if module.startswith(FROM_VIEWS)} == set()


def test_engine_needs_no_third_party_package() -> None:
    """Every import of the engine is of the standard library or of itself."""
    known = {*sys.stdlib_module_names, "gangland"}
    assert {(module, name) for module, name in imports("gangland") if name.partition(".")[0] not in known} == set()


@pytest.mark.parametrize("module", ["session", "update", "replay", "figure"])
def test_sessions_run_where_nothing_can_be_installed(module: str) -> None:
    """What answers a board needs the engine only, so that it can run inside a browser as well."""
    known = {*sys.stdlib_module_names, "gangland", "gangland_widgets"}
    found = imports(f"gangland_widgets.{module}")
    assert {name for _, name in found if name.partition(".")[0] not in known} == set()
    assert crossing(f"gangland_widgets.{module}", "gangland_widgets.board") == []


def test_boards_name_no_game() -> None:
    """One generic board for all games: a live board imports the list of games at most, never one of them."""
    for module in ("session", "update", "replay", "figure", "board"):
        assert crossing(f"gangland_widgets.{module}", *(f"gangland.games.{game}" for game in GAMES)) == []
