"""The boards: `Board` for a live match, `Replay` for a worked example, `LessonBoard` for a lesson.

`session` and `update` need no notebook and no third-party package: they can also answer inside a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gangland_widgets.board import Board, LessonBoard, Replay

__all__ = ["Board", "LessonBoard", "Replay"]


def __getattr__(name: str) -> Any:
    """The widgets are fetched when they are first used."""
    if name in __all__:
        from gangland_widgets import board  # noqa: PLC0415  the notebook packages are an extra

        return getattr(board, name)
    message = f"module 'gangland_widgets' has no attribute {name!r}"
    raise AttributeError(message)
