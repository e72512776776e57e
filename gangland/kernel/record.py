"""Records: a match as a readable text file, one line per step, that replays exactly or says where it is broken."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from gangland.kernel.chance import NATURE
from gangland.kernel.errors import GanglandError, InvalidRecord
from gangland.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from gangland.kernel.game import Game

FIRST_LINE = "gangland record 1"
_COMMENT = "#"


def write_record(match: Match) -> str:
    """Headers, an empty line, one numbered line per step, and a check sum over all of it."""
    lines = [FIRST_LINE, f"game: {match.game.name}", f"seats: {' | '.join(match.names)}"]
    lines += [f"option {name}: {json.dumps(value)}" for name, value in match.options.items()]
    if match.position is not None:
        lines.append(f"position: {json.dumps(match.position)}")
    lines.append("")
    for number, step in enumerate(match.steps, 1):
        who = "chance" if step.seat == NATURE else match.names[step.seat]
        lines.append(f"{number}. {who}: {match.game.text(step.action)}")
    return "\n".join([*lines, "", f"check: {_check(lines)}", ""])


def _check(lines: list[str]) -> str:
    """A short sum over what counts; comments and empty lines do not."""
    return hashlib.sha256("\n".join(line for line in lines if line).encode()).hexdigest()[:12]


def read_record(text: str, games: Mapping[str, Game[Any, Any]], *, scripted: bool = False) -> Match:
    """The match that a record tells. Raises InvalidRecord with the number of the first line that is at fault."""
    lines = list(_meaningful(text))
    if not lines or lines[0][1] != FIRST_LINE:
        raise InvalidRecord(1, f"a record begins with “{FIRST_LINE}”")
    headers: dict[str, tuple[int, str]] = {}
    steps: list[tuple[int, str, str]] = []
    check: tuple[int, str] | None = None
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        if not colon:
            raise InvalidRecord(number, f"“{line[:40]}” is neither a header nor a step (“12. Ernest: accept”)")
        if key == "check":
            check = number, value.strip()
        elif key[:1].isdecimal():
            steps.append((number, key, value.strip()))
        else:
            headers[key] = number, value.strip()
    if check is not None and check[1] != _check([line for _, line in lines if not line.startswith("check:")]):
        raise InvalidRecord(
            check[0], "the record has been changed since it was written; remove this line to read it as it is"
        )
    match = _begin(headers, games)
    for at, (number, key, value) in enumerate(steps, 1):
        _replay(match, at, number, key, value)
    match.scripted = scripted
    match._let_chance_act()  # noqa: SLF001  the match goes on from here as if it had been played here
    return match


def _meaningful(text: str) -> Iterator[tuple[int, str]]:
    """Lines with their numbers, comments and empty lines left out."""
    for number, line in enumerate(text.splitlines(), 1):
        kept = line.partition(_COMMENT)[0].strip()
        if kept:
            yield number, kept


def _begin(headers: dict[str, tuple[int, str]], games: Mapping[str, Game[Any, Any]]) -> Match:
    known = ("game", "seats", "position")
    for key, (number, _) in headers.items():
        if key not in known and not key.startswith("option "):
            raise InvalidRecord(number, f"unknown header “{key[:30]}”; there are {', '.join(known)} and option NAME")
    for key in ("game", "seats"):
        if key not in headers:
            raise InvalidRecord(1, f"the header “{key}” is missing")
    number, name = headers["game"]
    if name not in games:
        raise InvalidRecord(number, f"no game “{name[:30]}”; there are {', '.join(games)}")
    options = {
        key.removeprefix("option ").strip(): _json(*at) for key, at in headers.items() if key.startswith("option ")
    }
    position = _json(*headers["position"]) if "position" in headers else None
    if position is not None and not isinstance(position, dict):
        raise InvalidRecord(headers["position"][0], 'a position is a table, e.g. {"round": 3}')
    seats = tuple(seat.strip() for seat in headers["seats"][1].split("|"))
    try:
        return Match(games[name], seats, options, position=position, scripted=True)
    except GanglandError as error:
        raise InvalidRecord(headers["seats"][0], str(error)) from error


def _json(number: int, value: str) -> Any:
    try:
        return json.loads(value)
    except ValueError as error:
        raise InvalidRecord(number, f"the value is no JSON: {error}") from error


def _replay(match: Match, at: int, number: int, key: str, value: str) -> None:
    counted, _, who = key.partition(".")
    if counted != str(at):
        raise InvalidRecord(number, f"step {at} is expected here, not {counted[:10]}")
    try:
        match.play(who.strip(), value)
    except GanglandError as error:
        raise InvalidRecord(number, str(error)) from error
