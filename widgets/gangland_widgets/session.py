"""A live board without the widget: who sits at this screen, whose eyes it shows, and what every reply does.

It needs nothing but the engine, so that the same code can answer in a kernel or inside a browser.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gangland.kernel.chance import NATURE
from gangland.kernel.errors import UnknownName
from gangland.kernel.prose import listed
from gangland.kernel.viewers import SPECTATOR, Onlooker, Viewer
from gangland.scene.model import Pick, Prompt, Sort
from gangland_widgets.replies import Listener, arrangement_for, is_index, typed_move
from gangland_widgets.update import Notice, Shot, build

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gangland.kernel.match import Match, Seat
    from gangland.scene.wire import Json


class Session(Listener):
    """One screen at a table: `people` share it, `bots` play the other seats."""

    verbs = {  # noqa: RUF012  a table that is never changed
        "choice": "_choose",
        "sorted": "_sort",
        "typed": "_type",
        "next": "_next",
        "raise": "_raise_curtain",
        "undo": "_undo",
        "viewer": "_switch",
    }

    def __init__(
        self,
        match: Match,
        viewer: Seat | Onlooker | None = None,
        bots: str | Mapping[Seat, str] | None = None,
    ) -> None:
        self.match = match
        self.bots = _bots(match, viewer, bots)
        self.people = tuple(seat for seat in range(len(match.names)) if seat not in self.bots)
        self.viewer: Viewer = match.viewer(viewer) if viewer is not None else self._first_viewer()
        self.turn = 0
        self.notice: Notice | None = None
        self._curtain: int | None = None
        self._shown = match.ply
        """Frames up to this ply have been sent."""
        self._asked: Prompt | None = None
        """The prompt as it was sent: replies are looked up here and nowhere else."""
        self._advance()

    # ------------------------------------------------------------ what the browser is told

    def update(self) -> Json:
        """Everything new since the last update, ending with the present."""
        self.turn += 1
        behind_curtain = self._curtain is not None
        viewer: Viewer = SPECTATOR if behind_curtain else self.viewer
        prompt = self._prompt()
        notice, self.notice = self.notice, None
        shots = self._shots(viewer)
        self._shown = self.match.ply
        return build(
            self.match.game,
            shots,
            viewer=viewer,
            names=self.match.names,
            story=self.match.story(viewer),
            mode="live",
            turn=self.turn,
            viewers=self._viewers(),
            prompt=prompt,
            notice=notice,
            can_undo=self._can_undo(),
            can_type=isinstance(self._asked, (Pick, Sort)),
            form=self.form,
        )

    def _shots(self, viewer: Viewer) -> list[Shot]:
        frames = self.match.frames(viewer, since=min(self._shown, self.match.ply))
        last = len(frames) - 1
        return [
            Shot(frame.view, frame.lines, frame.ply, stop=frame.rests or number in (0, last))
            for number, frame in enumerate(frames)
        ]

    def _viewers(self) -> tuple[Viewer, ...]:
        """Whose eyes this screen may show: those of the people at it, and the spectator's."""
        if isinstance(self.viewer, Onlooker) and self.viewer is not SPECTATOR:
            return (self.viewer,)
        return (*self.people, SPECTATOR)

    def _prompt(self) -> Prompt | Json | None:
        self._asked = None
        match, game = self.match, self.match.game
        acting = match.seats_to_act
        if self._curtain is not None:
            name = match.names[self._curtain]
            return plain_prompt("curtain", f"Pass the screen to {name}.", label=f"I am {name}")
        if not acting:
            return None
        if acting == (NATURE,):
            label = game.chance_prompt(match.view(self.viewer)) or "Go on"
            return plain_prompt("continue", "", label=label)
        if self.viewer in acting and self.viewer in self.people:
            self._asked = game.prompt(match.view(self.viewer), self._texts(self.viewer))
            return self._asked
        who = listed(match.names[seat] for seat in acting)
        verb = "is" if len(acting) == 1 else "are"
        return plain_prompt("wait", f"{who} {verb} thinking …", who=who)

    def _texts(self, seat: Viewer) -> tuple[str, ...]:
        """The legal actions as text, if they are few enough to list; a Sort prompt needs none."""
        choices = self.match.legal_actions(seat)  # type: ignore[arg-type]  # only seats act
        return tuple(self.match.game.text(action) for action in choices.suggestions)

    def _can_undo(self) -> bool:
        """Only whoever made the last move may take it back, and only until somebody else has taken the screen."""
        return self.match.can_undo and self.match.steps[-1].seat == self.viewer and self.viewer in self.people

    # ------------------------------------------------------------ what the browser answers

    def _choose(self, choice: object) -> None:
        asked = self._asked
        if not isinstance(asked, Pick) or not is_index(choice, len(asked.offers)):
            raise UnknownName("there is no such choice now")
        self._play(asked.offers[choice].text)

    def _sort(self, value: object) -> None:
        arrangement = arrangement_for(self._asked, value)
        self._play(self.match.game.sorted_action(self.match.view(self.viewer), arrangement))

    def _type(self, text: object) -> None:
        self._play(typed_move(self._asked, text))

    def _play(self, text: str) -> None:
        """Play for the seat on show; chance then waits until the session lets it act."""
        scripted, self.match.scripted = self.match.scripted, True
        try:
            self.match.play(self.viewer, text)  # type: ignore[arg-type]  # only seats are asked
        finally:
            self.match.scripted = scripted
        self._advance()

    def _next(self, _: object) -> None:
        self.match.chance()
        self._advance()

    def _raise_curtain(self, _: object) -> None:
        if self._curtain is None:
            raise UnknownName("no curtain is down")
        self.viewer, self._curtain = self._curtain, None
        self._shown = self.match.ply

    def _undo(self, _: object) -> None:
        if not self._can_undo():
            raise UnknownName(
                "only your own last move can be taken back, and only while nobody has learned anything by it"
            )
        self.match.undo()
        self._shown = self.match.ply
        if len(self.people) > 1:
            self._curtain = self.viewer  # type: ignore[assignment]  # a person's seat; somebody else may hold the screen by now
        self._advance()

    def _switch(self, choice: object) -> None:
        viewers = self._viewers()
        if not is_index(choice, len(viewers)):
            raise UnknownName("there is no such viewer")
        wanted = viewers[choice]
        self._shown = self.match.ply
        changes_hands = wanted != self.viewer or self._curtain is not None
        if isinstance(wanted, int) and changes_hands and len(self.people) > 1:
            self._curtain = wanted
        else:
            self.viewer, self._curtain = wanted, None

    # ------------------------------------------------------------ letting the others act

    def refresh(self) -> None:
        """Catch up with a match that was played on elsewhere, for instance in a cell."""
        self._shown = min(self._shown, self.match.ply)
        self._advance()

    def _advance(self) -> None:
        """Let bots and chance act until a person must decide, or wants to roll."""
        match = self.match
        scripted, match.scripted = match.scripted, True
        try:
            while (acting := match.seats_to_act) and (move := self._unasked(acting)):
                move()
        finally:
            match.scripted = scripted
        self._hand_over(match.seats_to_act)

    def _unasked(self, acting: tuple[int, ...]) -> Callable[[], Any] | None:
        """What happens next without a person: a bot's move, or chance where nobody wants to set it going."""
        match = self.match
        if acting == (NATURE,):
            rolls = any(match.game.chance_prompt(match.view(seat)) for seat in self.people)
            return None if rolls else match.chance
        for seat in acting:
            if seat in self.bots:
                return lambda: match.play_bot(seat, self.bots[seat])
        return None

    def _hand_over(self, acting: tuple[int, ...]) -> None:
        """With several people at one screen, the next one to decide must take it, and the last one look away."""
        if len(self.people) < 2 or isinstance(self.viewer, Onlooker):
            return
        waiting = [seat for seat in acting if seat in self.people]
        if waiting and self.viewer not in waiting:
            self._curtain = waiting[0]

    def _first_viewer(self) -> Viewer:
        return self.people[0] if self.people else SPECTATOR


def _bots(match: Match, viewer: Seat | Onlooker | None, bots: str | Mapping[Seat, str] | None) -> dict[int, str]:
    """Which seats are played by which bot. One name means: every seat but the one on show."""
    if bots is None:
        return {}
    if isinstance(bots, str):
        own = match.viewer(viewer) if viewer is not None else 0
        chosen = {seat: bots for seat in range(len(match.names)) if seat != own}
    else:
        chosen = {match.seat(seat): bot for seat, bot in bots.items()}
    for bot in chosen.values():
        if bot not in match.game.bots:
            message = f"no bot {bot[:40]!r}; there are {', '.join(match.game.bots)}"
            raise UnknownName(message)
    return chosen


def plain_prompt(kind: str, question: str, **more: object) -> Json:
    """A question of the board itself, not of the game."""
    return {"kind": kind, "question": question, "detail": "", "clause": None, "help": None, **more}
