"""A terminal made of strings."""

from __future__ import annotations

from io import StringIO

import pytest

from gangland.terminal.screen import Screen


class Tty(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        """A person looks at it."""
        return True


def screen_with(*lines: str, tty: bool = False) -> Screen:
    """A screen whose keyboard types these lines and then nothing more."""
    stream = Tty if tty else StringIO
    return Screen(out=stream(), err=stream(), keyboard=StringIO("".join(f"{line}\n" for line in lines)))


def written(screen: Screen) -> str:
    """What has been written on it."""
    assert isinstance(screen.out, StringIO)
    return screen.out.getvalue()


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has the same width and no wish about colours."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
