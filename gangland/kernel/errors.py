"""What can go wrong, each with a message that names the problem and the remedy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a value, so that boards, tests and lessons can look inside."""

    clause: str
    """The clause that forbids it."""
    reason: str
    """One sentence. It never holds a fact the asking seat may not know."""
    concerns: tuple[str, ...] = ()
    """Slots on the board that the reason speaks of (`hand-2`, `bar-jungle`)."""
    instead: tuple[str, ...] = ()
    """A few legal actions in text form, where that helps."""

    def __str__(self) -> str:
        """The sentence and its clause, then what would be legal."""
        hint = f" Instead: {', '.join(self.instead)}." if self.instead else ""
        return f"{self.reason} (§ {self.clause}){hint}"


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a set-up, option or position: the field, what is wrong with it, and the clause if one speaks of it."""

    field: str
    message: str
    clause: str | None = None

    def __str__(self) -> str:
        """One line for a list of faults."""
        cited = f" (§ {self.clause})" if self.clause else ""
        return f"{self.field}: {self.message}{cited}"


class GanglandError(Exception):
    """Everything this library raises on purpose."""


class IllegalAction(GanglandError):
    """The rules forbid this action now; `refusal` says why. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnreadableAction(GanglandError):
    """The text is no action of this game; the message shows what one looks like."""


class InvalidOutcome(GanglandError):
    """A scripted chance outcome that cannot happen here."""


class InvalidSetup(GanglandError):
    """Seats, options or a starting position that cannot be; `problems` names every fault at once."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class InvalidRecord(GanglandError):
    """A record that does not replay; `line` is the number of the first line at fault."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


class CannotUndo(GanglandError):
    """Taking back would unsee something; a branch (`match.branch(ply)`) is the way to try another line."""


class UnknownName(GanglandError, KeyError):
    """No game, seat, bot, example or clause of that name; the message lists those there are."""

    def __str__(self) -> str:
        """The plain sentence (KeyError would quote it)."""
        return str(self.args[0])
