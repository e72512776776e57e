"""A lesson on a board: the coach decides, this shows it. The same updates serve a kernel and, taped, a page without one."""

from __future__ import annotations

from copy import copy
from itertools import product
from typing import TYPE_CHECKING, Any

from gangland.kernel.coach import Coach
from gangland.kernel.errors import UnknownName
from gangland.scene.model import Pick, Prompt, Sort
from gangland_widgets.replies import Listener, arrangement_for, is_index, typed_move
from gangland_widgets.session import plain_prompt
from gangland_widgets.update import Notice, Shot, build

if TYPE_CHECKING:
    from collections.abc import Callable

    from gangland.kernel.lessons import Lesson
    from gangland.scene.wire import Album, Json


class LessonSession(Listener):
    """One reader, one lesson."""

    verbs = {  # noqa: RUF012  a table that is never changed
        "choice": "_choose",
        "sorted": "_sort",
        "typed": "_type",
        "next": "_next",
        "lesson": "_lesson",
    }

    def __init__(self, lesson: Lesson) -> None:
        self.coach = Coach(lesson)
        self.turn = 0
        self.notice: Notice | None = None
        self._asked: Prompt | None = None
        self._shown: tuple[Any, int] = (None, 0)
        """The match and ply whose picture the reader saw last: frames on the way from there are shown."""

    # ------------------------------------------------------------ what the browser is told

    def fork(self) -> LessonSession:
        """Another session at the same point; matches are never changed in place, so sharing them is safe."""
        twin = copy(self)
        twin.coach = copy(self.coach)
        return twin

    @property
    def point(self) -> tuple[object, ...]:
        """Where the reader is; two sessions at the same point go on alike."""
        coach = self.coach
        actions = tuple((step.seat, step.action) for step in coach.shown.steps)
        return coach.at, coach.hints, coach.solved, coach.guess, coach.feedback, coach.trial is not None, actions

    def update(self, album: Album | None = None) -> Json:
        """The step, its picture, its question, and what the coach says."""
        self.turn += 1
        coach = self.coach
        match = coach.shown
        reader = match.seat(coach.lesson.reader)
        own, self.notice = self.notice, None
        prompt = self._prompt()
        update = build(
            match.game,
            self._shots(reader),
            viewer=reader,
            names=match.names,
            story=match.story(reader),
            mode="live",
            turn=self.turn,
            prompt=prompt,
            notice=own or self._feedback(),
            can_type=isinstance(self._asked, (Pick, Sort)) and self._is_move,
            album=album,
            form=self.form,
        )
        update["lesson"] = {
            "title": coach.lesson.title,
            "at": coach.at,
            "count": len(coach.lesson.steps),
            "kind": coach.step.kind,
            "say": coach.step.say if coach.free is None else "You have left the lesson's path. Play as you like.",
            "hint": coach.hint if coach.free is None else "",
            "can": list(coach.can),
            # A word about the board itself is no verdict on the reader.
            "verdict": coach.feedback.kind if coach.feedback and own is None else "",
            "over": coach.over,
        }
        return update

    def _shots(self, reader: int) -> list[Shot]:
        coach = self.coach
        match = coach.shown
        seen, ply = self._shown
        related = seen is not None and ply <= match.ply and seen.steps[:ply] == match.steps[:ply]
        frames = match.frames(reader, since=ply if related else match.ply)
        self._shown = (match, match.ply)
        last = len(frames) - 1
        say = coach.step.say
        look = coach.step.look if coach.free is None and coach.trial is None else ()
        return [
            Shot(
                frame.view,
                frame.lines,
                frame.ply,
                stop=frame.rests or number in (0, last),
                say=say if number == last else "",
                look=look if number == last else (),
            )
            for number, frame in enumerate(frames)
        ]

    def _feedback(self) -> Notice | None:
        feedback = self.coach.feedback
        if feedback is None:
            return None
        kind = "refusal" if feedback.kind == "refused" else "info"
        return Notice(feedback.text, feedback.clause, kind, feedback.concerns)

    @property
    def _is_move(self) -> bool:
        coach = self.coach
        return coach.free is not None or (coach.step.kind == "move" and coach.is_asking and coach.trial is None)

    def _prompt(self) -> Prompt | Json | None:
        coach = self.coach
        self._asked = None
        if self._is_move:
            match = coach.shown
            reader = match.seat(coach.lesson.reader)
            if reader not in match.seats_to_act:
                return plain_prompt("wait", "The game is over. Return to the lesson.", who="")
            choices = match.legal_actions(reader)
            texts = tuple(match.game.text(action) for action in choices.suggestions)
            self._asked = match.game.prompt(match.view(reader), texts)
            return self._asked
        if coach.trial is not None:
            return plain_prompt("continue", coach.step.say, label="Take it back")
        if coach.is_asking:
            return plain_prompt(
                "pick", coach.step.say, confirm=None, offers=[_answer(choice) for choice in coach.step.choices]
            )
        if coach.over:
            return None
        return plain_prompt("continue", coach.step.say, label="Next")

    def replies(self) -> list[Json]:
        """The replies a page without a kernel can know: every listed choice, the lesson's solution, and the coach's verbs."""
        coach = self.coach
        known: list[Json] = [{"lesson": verb} for verb in coach.can if verb != "what-if"]
        if isinstance(self._asked, Pick):
            known += [{"choice": number} for number in range(len(self._asked.offers))]
            known += [{"typed": offer.text} for offer in self._asked.offers]
        elif isinstance(self._asked, Sort):
            known += [
                {"sorted": arrangement}
                for arrangement in arrangements(len(self._asked.items), len(self._asked.baskets))
            ]
        if self._is_move and coach.free is None:
            known += [{"typed": move} for move in coach.step.wrong]
        elif coach.is_asking and coach.trial is None:
            known += [{"choice": number} for number in range(len(coach.step.choices))]
        elif not coach.over:
            known.append({"next": True})
        return known

    # ------------------------------------------------------------ what the browser answers

    def _choose(self, choice: object) -> None:
        coach = self.coach
        if isinstance(self._asked, Pick) and is_index(choice, len(self._asked.offers)):
            coach.move(self._asked.offers[choice].text)
        elif not self._is_move and coach.is_asking and is_index(choice, len(coach.step.choices)):
            coach.answer(coach.step.choices[choice])
        else:
            raise UnknownName("there is no such choice now")

    def _sort(self, value: object) -> None:
        match = self.coach.shown
        arrangement = arrangement_for(self._asked, value)
        self.coach.move(match.game.sorted_action(match.view(self.coach.lesson.reader), arrangement))

    def _type(self, text: object) -> None:
        self.coach.move(typed_move(self._asked if self._is_move else None, text))

    def _next(self, _: object) -> None:
        if self.coach.trial is not None:
            self.coach.retry()
        else:
            self.coach.next()

    def _lesson(self, verb: object) -> None:
        deeds: dict[str, Callable[[], None]] = {
            "next": self.coach.next,
            "back": self.coach.back,
            "hint": self.coach.ask_hint,
            "show": self.coach.show_me,
            "what-if": self.coach.what_if,
            "return": self.coach.return_to_path,
            "retry": self.coach.retry,
        }
        if not isinstance(verb, str) or verb not in deeds:
            raise UnknownName("the coach does not know that wish")
        deeds[verb]()


MOST_ARRANGEMENTS = 64


def arrangements(items: int, baskets: int) -> list[list[int]]:
    """Every way to sort a few items; with many items none, and the page says that it needs the notebook."""
    if baskets**items > MOST_ARRANGEMENTS:
        return []
    return [list(way) for way in product(range(baskets), repeat=items)]


def _answer(choice: str) -> Json:
    return {"label": choice, "things": [], "spoken": choice, "button": True}
