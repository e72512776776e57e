"""Playing a lesson: the coach knows the step, tries the reader's move on a branch, and says what came of it.

Pure engine: no picture, no widget. Whoever shows a lesson asks `say`, `asks`, `can`, and calls one method per reply.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from gangland.kernel.chance import NATURE
from gangland.kernel.errors import GanglandError, IllegalAction, InvalidOutcome, UnreadableAction
from gangland.kernel.examples import mismatches
from gangland.kernel.prose import listed

if TYPE_CHECKING:
    from gangland.kernel.errors import Refusal
    from gangland.kernel.events import Event
    from gangland.kernel.lessons import Deed, Lesson, LessonStep
    from gangland.kernel.match import Match

SEED = 7
"""Seats and dice that the script leaves free are played by a bot and a die that fall alike every time."""


@dataclass(frozen=True, slots=True)
class Feedback:
    """A word on what the reader did."""

    kind: str
    """right, missed, refused, answer"""
    text: str
    clause: str = ""
    concerns: tuple[str, ...] = ()


class Coach:
    """A reader's way through a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.hints = 0
        self.solved = False
        self.feedback: Feedback | None = None
        self.guess = ""
        self.match = lesson.begin()
        self.trial: Match | None = None
        """A branch on which a move that missed the goal was played out."""
        self.free: Match | None = None
        """A branch on which the reader plays on as they like."""
        self._starts = [self.match.ply]
        self._enter()

    # ------------------------------------------------------------ what is on show

    @property
    def step(self) -> LessonStep:
        """The step the reader is at."""
        return self.lesson.steps[self.at]

    @property
    def shown(self) -> Match:
        """The match to draw: the path, a trial, or the reader's own line."""
        return self.free or self.trial or self.match

    @property
    def is_asking(self) -> bool:
        """Does the reader have to answer before going on?"""
        return self.step.kind in ("move", "predict", "question") and not self.solved

    @property
    def over(self) -> bool:
        """Is this the last step, done?"""
        return self.at == len(self.lesson.steps) - 1 and not self.is_asking

    @property
    def can(self) -> tuple[str, ...]:
        """What the reader may ask of the coach now."""
        if self.free is not None:
            return ("return",)
        if self.trial is not None:
            return ("retry",)
        verbs = ["back"] if self.at else []
        if self.is_asking:
            verbs += ["hint"] if self.hints < len(self.step.hints) else []
            verbs += ["show"] if self.step.solution else []
        elif not self.over:
            verbs.append("next")
        if self.match.to_act:
            verbs.append("what-if")
        return tuple(verbs)

    @property
    def hint(self) -> str:
        """The hints asked for so far; the latest one."""
        return self.step.hints[self.hints - 1] if self.hints else ""

    # ------------------------------------------------------------ going on

    def next(self) -> None:
        """On to the next step."""
        self._need("next")
        self.at += 1
        self._starts = [*self._starts[: self.at], self.match.ply]
        self._enter()

    def back(self) -> None:
        """Back to the step before, as it was."""
        self._need("back")
        self.at -= 1
        self.match = self.match.branch(self._starts[self.at], scripted=True)
        self._enter()

    def _enter(self) -> None:
        self.hints, self.solved, self.feedback, self.guess = 0, False, None, ""
        self.trial = self.free = None
        if self.step.kind == "show":
            self._follow_script()

    def _follow_script(self) -> None:
        # On a branch, so that a match once shown is never changed: whoever holds it can still retell it.
        self.match = self.match.branch(self.match.ply, scripted=True)
        for deed in self.step.script:
            self.match.play(deed.who, deed.play)

    def _need(self, verb: str) -> None:
        if verb not in self.can:
            message = f"“{verb}” is not possible at this step"
            raise InvalidOutcome(message)

    # ------------------------------------------------------------ answers

    def ask_hint(self) -> None:
        """One hint more."""
        self._need("hint")
        self.hints += 1

    def show_me(self) -> None:
        """Play the solution."""
        self._need("show")
        self.move(self.step.solution)

    def move(self, action: str) -> None:
        """The reader's move: it counts if it meets the goal; otherwise it is played out to be seen, then taken back."""
        if self.free is not None:
            self._move_freely(action)
            return
        trial = self.match.branch(self.match.ply, scripted=True)
        try:
            trial.play(self.lesson.reader, action)
        except IllegalAction as error:
            refusal = error.refusal
            self.feedback = _refused(refusal, self.step.solution)
            return
        except UnreadableAction as error:
            self.feedback = Feedback("refused", str(error))
            return
        self.hints = 0  # hints belong to the question, not to what came of the answer
        play_out(trial, self.lesson, self.step.script)
        events = happened(trial, self.match.ply)
        if self.step.goal.met(events, trial):
            self.match, self.trial, self.solved = trial, None, True
            self.feedback = Feedback("right", self.step.done)
        else:
            self.trial = trial
            self.feedback = Feedback("missed", self.step.missed)

    def retry(self) -> None:
        """Take the missed move back."""
        self._need("retry")
        self.trial = self.feedback = None

    def answer(self, choice: str) -> None:
        """A guess, or an answer to a question. Whatever it was, then it happens and is explained."""
        step = self.step
        self.guess, self.hints = choice, 0
        if step.kind == "predict":
            self._follow_script()
        right = right_answer(step, self.match)
        verdict = (step.done or "Yes!") if choice == right else f"A fair guess, but the answer is: {right}."
        self.feedback = Feedback("right" if choice == right else "answer", f"{verdict} {step.explain}")
        self.solved = True

    # ------------------------------------------------------------ what if

    def what_if(self) -> None:
        """Leave the path; the other seats are played by bots."""
        self._need("what-if")
        self.free = self.match.branch(self.match.ply, scripted=True)
        self.feedback = None
        play_on(self.free, self.lesson.reader)

    def _move_freely(self, action: str) -> None:
        if self.free is None:
            return
        free = self.free.branch(self.free.ply, scripted=True)
        try:
            free.play(self.lesson.reader, action)
        except IllegalAction as error:
            refusal = error.refusal
            self.feedback = _refused(refusal, "")
            return
        except UnreadableAction as error:
            self.feedback = Feedback("refused", str(error))
            return
        play_on(free, self.lesson.reader)
        self.free, self.feedback = free, None

    def return_to_path(self) -> None:
        """Back to the exact step that was left."""
        self._need("return")
        self.free = self.feedback = None


def _refused(refusal: Refusal, solution: str) -> Feedback:
    """The sentence, and what would be legal: a few moves to see the pattern, but not the one that solves the step."""
    others = [move for move in refusal.instead if move != solution][:3]
    instead = f" You could {listed(others, 'or')}." if others else ""
    return Feedback("refused", f"{refusal.reason}{instead}", refusal.clause, refusal.concerns)


# ---------------------------------------------------------------- the other seats


def happened(match: Match, since: int) -> list[Event]:
    """The events after a ply."""
    return [event for ply in range(since + 1, match.ply + 1) for event in match.events(ply)]


def right_answer(step: LessonStep, match: Match) -> str:
    """The choice that is right: as written, or the one whose facts hold now."""
    if step.answer:
        return step.answer
    for choice, facts in step.answered_by.items():
        if not list(mismatches(facts, match.facts(), "")):
            return choice
    return ""


def play_out(match: Match, lesson: Lesson, script: tuple[Deed, ...]) -> None:
    """Let the script act; where it no longer fits, and until nobody but the reader has a say, bots and dice go on."""
    for deed in script:
        try:
            match.play(deed.who, deed.play)
        except GanglandError:
            break
    finish_business(match, lesson.reader)


def finish_business(match: Match, reader: str) -> None:
    """Play the others' decisions and the dice that are due, but deal no new cards: the step ends with its consequences."""
    rng = Random(SEED)
    seat = match.seat(reader)
    while (acting := match.seats_to_act) and seat not in acting:
        if acting == (NATURE,):
            if not any(match.game.chance_prompt(match.view(anybody)) for anybody in range(len(match.names))):
                return
            match.play(NATURE, match.game.chances(match._state).sample(rng))  # noqa: SLF001  coaching is part of the kernel
        else:
            _bot_plays(match, acting[0], rng)


def play_on(match: Match, reader: str) -> None:
    """Free play: everybody but the reader is a bot, and chance acts by itself."""
    rng = Random(SEED)
    seat = match.seat(reader)
    while (acting := match.seats_to_act) and seat not in acting:
        if acting == (NATURE,):
            match.play(NATURE, match.game.chances(match._state).sample(rng))  # noqa: SLF001
        else:
            _bot_plays(match, acting[0], rng)


def _bot_plays(match: Match, seat: int, rng: Random) -> None:
    bot = "sensible" if "sensible" in match.game.bots else next(iter(match.game.bots))
    match.play_bot(seat, bot, rng)
