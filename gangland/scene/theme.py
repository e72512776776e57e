"""The colours of the boards. Things keep theirs; only the room round them turns from dark to light."""

from __future__ import annotations

from typing import Final, Literal

Theme = Literal["auto", "dark", "light"]

THINGS: Final = {
    "paper": "#f4e8cd",
    "paper2": "#e2d0a8",
    "white": "#fffaf0",
    "print": "#241b12",
    "gold": "#f7dfa0",
    "night": "#17131b",
    "wood": "#c79a62",
    "wood2": "#4a2f17",
    "rim": "#5b3218",
    "cloth": "#f0e3c8",
    "g-red": "#ae1108",
    "g-yellow": "#f8cc31",
    "g-violet": "#4e3392",
    "g-blue": "#3a91e9",
    "g-green": "#007459",
    "g-pink": "#ed7594",
    "g-orange": "#cb7725",
    "g-white": "#edeae1",
    "s-south": "#7d1a2b",
    "s-north": "#14606b",
}
"""Fixed: things on the table."""

DARK: Final = {
    "room": "#121118",
    "table": "#1f1b22",
    "lit": "#4a3a2c",
    "panel": "#2a2530",
    "edge": "#a58a55",
    "line": "#9a8d78",
    "ink": "#f6ecd8",
    "ink2": "#cfc2aa",
    "brass": "#dcb563",
    "brass-hi": "#f7dfa0",
    "target": "#ffd76a",
    "danger": "#ff8a75",
    "ok": "#8fd9a4",
    "focus": "#7cd0ff",
}
"""The room by lamplight."""

LIGHT: Final = {
    "room": "#e9dcc2",
    "table": "#e3d3b3",
    "lit": "#fbf3e0",
    "panel": "#fdf8ec",
    "edge": "#8a6a2c",
    "line": "#7d6b4c",
    "ink": "#241b12",
    "ink2": "#574834",
    "brass": "#735110",
    "brass-hi": "#5e420b",
    "target": "#9a5b00",
    "danger": "#a8201a",
    "ok": "#186336",
    "focus": "#00589c",
}
"""The room by day."""

SIGN_ON: Final = {
    "red": "var(--white)",
    "yellow": "var(--print)",
    "violet": "var(--white)",
    "blue": "var(--print)",
    "green": "var(--white)",
    "pink": "var(--print)",
    "orange": "var(--print)",
    "white": "var(--print)",
}
"""The colour of a sign printed on a gang's colour."""

NEON: Final = {
    "red": "#ff8d7e",
    "yellow": "#ffe27a",
    "violet": "#c9b2ff",
    "blue": "#9fd0ff",
    "green": "#8fe6c4",
    "pink": "#ffb3c6",
}
"""Tints of neon tubes, readable on night."""


def _declared(tokens: dict[str, str]) -> str:
    return "".join(f"--{name}:{value};" for name, value in tokens.items())


def css(selector: str, theme: Theme = "auto") -> str:
    """The custom properties for a picture.

    Left to itself it follows the page: `data-theme` of an ancestor (the book), JupyterLab's own word, else what the
    reader's system prefers.
    """
    if theme == "light":
        return f"{selector}{{{_declared(THINGS | LIGHT)}}}"
    if theme == "dark":
        return f"{selector}{{{_declared(THINGS | DARK)}}}"
    dark, light = _declared(DARK), _declared(LIGHT)
    return (
        f"{selector}{{{_declared(THINGS)}{dark}}}"
        f"@media (prefers-color-scheme:light){{{selector}{{{light}}}}}"
        f"[data-jp-theme-light=false] {selector},[data-theme=dark] {selector}{{{dark}}}"
        f"[data-jp-theme-light=true] {selector},[data-theme=light] {selector}{{{light}}}"
    )
