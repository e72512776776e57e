"""A Match is the one object a user holds: it plays, remembers, explains, and never forgets a step."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from gangland.kernel.chance import NATURE
from gangland.kernel.clauses import read_rules
from gangland.kernel.errors import CannotUndo, IllegalAction, InvalidOutcome, UnknownName
from gangland.kernel.events import Event, Recorder
from gangland.kernel.game import Game, Outcome, Step
from gangland.kernel.seats import seat_number
from gangland.kernel.viewers import Onlooker, Viewer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gangland.kernel.actions import Action
    from gangland.kernel.choices import Choices
    from gangland.kernel.errors import Refusal
    from gangland.scene.model import Form, Scene

Seat = int | str
"""A seat by number or by its player's name."""


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One line of the story: a sentence, the clause it rests on, and the ply it belongs to."""

    text: str
    clause: str
    ply: int

    def __str__(self) -> str:
        """The sentence with its clause."""
        return f"{self.text} § {self.clause}"


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment within or after a ply, as one viewer saw it: after how many lines of that viewer's story."""

    ply: int
    view: Any
    lines: int
    rests: bool = False
    """Is this a moment that boards pause at?"""


class Match:
    """A game being played. Chance acts by itself unless `scripted`; then `play("chance", "roll 4")` says what happens."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: tuple[str, ...],
        options: Mapping[str, object] | None = None,
        *,
        position: Mapping[str, object] | None = None,
        seed: int | None = None,
        scripted: bool = False,
    ) -> None:
        self.game = game
        self.options = dict(options or {})
        self.position = position
        self.seed = seed
        self.scripted = scripted
        self._rng = Random(seed)
        first = (
            game.read_position(seats, self.options, position)
            if position is not None
            else game.start(seats, self.options)
        )
        self._states: list[Any] = [first]
        self._steps: list[Step] = []
        self._let_chance_act()

    # ------------------------------------------------------------ who and what now

    @property
    def names(self) -> tuple[str, ...]:
        """The players in order of seats."""
        names: tuple[str, ...] = self._state.names
        return names

    @property
    def _state(self) -> Any:
        return self._states[-1]

    @property
    def ply(self) -> int:
        """How many steps have been played, chance included."""
        return len(self._steps)

    @property
    def to_act(self) -> tuple[str, ...]:
        """The names of those who must decide now; `chance` in a scripted match; nobody when the game is over."""
        return tuple("chance" if seat == NATURE else self.names[seat] for seat in self.game.to_act(self._state))

    @property
    def seats_to_act(self) -> tuple[int, ...]:
        """The same as seat numbers; NATURE is -1."""
        return self.game.to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it is being played."""
        return self.game.outcome(self._state)

    def seat(self, seat: Seat) -> int:
        """A seat's number, by number or name."""
        return seat_number(self.names, seat)

    def legal_actions(self, seat: Seat) -> Choices[Action]:
        """What this seat may do now: iterate, count, sample, ask with `in`."""
        return self.game.legal_actions(self._state, self.seat(seat))

    def why_not(self, seat: Seat, action: Action | str) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        return self.game.why_not(self._state, self.seat(seat), self._action(action))

    # ------------------------------------------------------------ playing

    def play(self, seat: Seat, action: Action | str) -> tuple[Event, ...]:
        """Do something. Raises IllegalAction, carrying the refusal, and changes nothing if the rules forbid it."""
        action = self._action(action)
        if seat in ("chance", NATURE):
            self._check_outcome(action)
            number = NATURE
        else:
            number = self.seat(seat)
            refusal = self.game.why_not(self._state, number, action)
            if refusal is not None:
                raise IllegalAction(refusal)
        events = self._step(number, action)
        self._let_chance_act()
        return events

    def _action(self, action: Action | str) -> Action:
        return self.game.parse(self._state, action) if isinstance(action, str) else action

    def _check_outcome(self, action: Action) -> None:
        if self.game.to_act(self._state) != (NATURE,):
            message = f"nothing is left to chance now; {', '.join(self.to_act) or 'nobody'} is to act"
            raise InvalidOutcome(message)
        fault = self.game.chances(self._state).fault(action)
        if fault is not None:
            raise InvalidOutcome(fault)

    def _step(self, seat: int, action: Action) -> tuple[Event, ...]:
        state = self._state.copy()
        recorder = Recorder()
        self.game.apply(state, seat, action, recorder)
        step = Step(seat, action, tuple(recorder.events))
        self._states.append(state)
        self._steps.append(step)
        return step.events

    def _let_chance_act(self) -> None:
        while not self.scripted and self.game.to_act(self._state) == (NATURE,):
            self.chance()

    def chance(self) -> tuple[Event, ...]:
        """Let chance act once, by this match's own dice. For boards that wait for somebody to press "Roll"."""
        if self.game.to_act(self._state) != (NATURE,):
            message = "nothing is left to chance now"
            raise InvalidOutcome(message)
        return self._step(NATURE, self.game.chances(self._state).sample(self._rng))

    def play_bot(self, seat: Seat, bot: str, rng: Random | None = None) -> tuple[Event, ...]:
        """Let a bot decide for a seat. It sees that seat's view and nothing else."""
        if bot not in self.game.bots:
            message = f"no bot {bot[:40]!r}; there are {', '.join(self.game.bots)}"
            raise UnknownName(message)
        number = self.seat(seat)
        chosen = self.game.bots[bot](self.view(number), self.legal_actions(number), rng or self._rng)
        return self.play(number, chosen)

    # ------------------------------------------------------------ going back

    def undo(self) -> None:
        """Take back the last step, if nobody learned anything by it and chance had no part in it."""
        if not self._steps:
            message = "there is nothing to take back"
            raise CannotUndo(message)
        step = self._steps[-1]
        learned = next((event for event in step.events if event.reveals), None)
        if step.seat == NATURE or learned is not None:
            why = "chance has spoken" if step.seat == NATURE else "something has been revealed"
            message = f"{why}, and nobody can unsee it; to try another line use match.branch({self.ply - 1})"
            raise CannotUndo(message)
        self._steps.pop()
        self._states.pop()

    @property
    def can_undo(self) -> bool:
        """Would `undo` work?"""
        return (
            bool(self._steps) and self._steps[-1].seat != NATURE and not any(e.reveals for e in self._steps[-1].events)
        )

    def at(self, ply: int) -> Match:
        """The match as it was after so many steps: a teacher's look back. It waits there; chance does not act."""
        twin = self.branch(ply, scripted=True)
        twin.seed = self.seed
        return twin

    def branch(self, ply: int, *, seed: int | None = None, scripted: bool | None = None) -> Match:
        """Another match that shares this one's first steps and then goes its own way."""
        if not 0 <= ply <= self.ply:
            message = f"no ply {ply}; this match has plies 0 to {self.ply}"
            raise UnknownName(message)
        twin = object.__new__(Match)
        twin.game, twin.options, twin.position = self.game, self.options, self.position
        twin.seed = seed
        twin.scripted = self.scripted if scripted is None else scripted
        twin._rng = Random(seed)
        twin._states = self._states[: ply + 1]
        twin._steps = self._steps[:ply]
        twin._let_chance_act()
        return twin

    # ------------------------------------------------------------ what a viewer may know

    def viewer(self, viewer: Seat | Onlooker) -> Viewer:
        """A viewer by seat, name, or as an onlooker."""
        return viewer if isinstance(viewer, Onlooker) else self.seat(viewer)

    def view(self, viewer: Seat | Onlooker) -> Any:
        """The table as this viewer may see it."""
        return self.game.view(self._state, self.viewer(viewer))

    def story(self, viewer: Seat | Onlooker) -> tuple[StoryLine, ...]:
        """What happened so far, as this viewer may know it now."""
        who = self.viewer(viewer)
        events = [event for step in self._steps for event in step.events]
        plies = [ply for ply, step in enumerate(self._steps, 1) for _ in step.events]
        told = self.game.story(events, who, self._state)
        names = self.names
        return tuple(
            StoryLine(self.game.narrate(event, names), event.cited, ply) for event, ply in zip(told, plies, strict=True)
        )

    def history(self, viewer: Seat | Onlooker) -> tuple[tuple[str, str], ...]:
        """Who did what so far, as (who, text), with what this viewer may not know left out."""
        texts = self.game.conceal(self._steps, self.viewer(viewer), self._state)
        who = ("chance" if step.seat == NATURE else self.names[step.seat] for step in self._steps)
        return tuple(zip(who, texts, strict=True))

    def events(self, ply: int) -> tuple[Event, ...]:
        """What happened in one ply, unredacted: for tests and chapters, never for a board."""
        return self._steps[ply - 1].events

    def scene(self, viewer: Seat | Onlooker, form: Form = "wide") -> Scene:
        """The picture of this viewer's table."""
        return self.game.scene(self.view(viewer), form)

    def describe(self, viewer: Seat | Onlooker) -> str:
        """The position as text, as this viewer may see it."""
        return self.game.describe(self.view(viewer))

    def frames(self, viewer: Seat | Onlooker, since: int = 0) -> tuple[Frame, ...]:
        """The moments after ply `since` as the viewer saw them; the first is the start.

        Every event is a possible frame; a run of events of one kind (six notes laid) is one picture, so that stories
        told in pictures stay short.
        """
        who = self.viewer(viewer)
        lines = sum(len(step.events) for step in self._steps[:since])
        frames = [Frame(since, self.game.view(self._states[since], who), lines)]
        for ply in range(since + 1, self.ply + 1):
            step = self._steps[ply - 1]
            ends = [at for at, event in enumerate(step.events[:-1]) if type(event) is not type(step.events[at + 1])]
            camera = _Camera(self.game, self._states[ply - 1].copy(), who, ends)
            if ends:
                self.game.apply(camera.state, step.seat, step.action, camera)
            frames += [
                Frame(ply, view, lines + at + 1, rests=step.events[at].rests)
                for at, view in zip(ends, camera.views, strict=True)
            ]
            lines += len(step.events)
            # The last picture of a step is taken when all its changes are made.
            frames.append(Frame(ply, self.game.view(self._states[ply], who), lines))
        return tuple(frames)

    # ------------------------------------------------------------ on paper

    def record(self) -> str:
        """The match as a text file that replays exactly. It holds everything, secrets too: keep it like a diary."""
        from gangland.kernel.record import write_record  # noqa: PLC0415  records read matches, and matches write records

        return write_record(self)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step so far, unredacted."""
        return tuple(self._steps)

    def facts(self) -> Mapping[str, object]:
        """The whole position as plain data, secrets too: for tests and examples, never for a board."""
        return self.game.write_position(self._state)

    @property
    def rules(self) -> Any:
        """The clauses and rulings of this game."""
        return read_rules(self.game)

    def __repr__(self) -> str:
        """Who plays what, and how far it is. No secret."""
        waiting = f"to act: {', '.join(self.to_act)}" if self.to_act else "over"
        return f"<Match {self.game.name}: {', '.join(self.names)}; ply {self.ply}; {waiting}>"


class _Camera:
    """A teller that photographs the viewer's table at chosen events of a step."""

    __slots__ = ("at", "ends", "game", "state", "viewer", "views")

    def __init__(self, game: Game[Any, Any], state: Any, viewer: Viewer, ends: list[int]) -> None:
        self.game = game
        self.state = state
        self.viewer = viewer
        self.ends = frozenset(ends)
        self.at = -1
        self.views: list[Any] = []

    def __call__(self, _kind: type[Event], /, *_facts: object) -> None:
        """Only the moment matters, not the facts."""
        self.at += 1
        if self.at in self.ends:
            self.views.append(self.game.view(self.state, self.viewer))
