"""Does a lesson still fit the rules? Tells every fault at once: for authors (`gangland lesson check FILE`) and for the build."""

from __future__ import annotations

import re
from copy import copy
from typing import TYPE_CHECKING, Any

from gangland.kernel.clauses import read_rules
from gangland.kernel.coach import Coach, play_out, right_answer
from gangland.kernel.errors import GanglandError, Problem
from gangland.kernel.examples import mismatches
from gangland.kernel.viewers import OPEN_TABLE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gangland.kernel.lessons import Lesson, LessonStep
    from gangland.kernel.match import Match

GRADES = 3
"""Hints per move: where to look, what to do, why."""
_MONEY = re.compile(r"\$\d[\d,]*")
_QUOTED = re.compile(r"`([^`]+)`")
_SENTENCE = re.compile(r"[^.!?]+[.!?]?")


def lesson_problems(lesson: Lesson) -> list[Problem]:
    """Every fault of a lesson, in the order of its steps."""
    problems = list(_clauses(lesson))
    if lesson.reader not in lesson.seats:
        return [*problems, Problem("reader", f"{lesson.reader} does not sit at this table")]
    try:
        coach = Coach(lesson)
    except GanglandError as error:
        return [*problems, Problem("position", str(error))]
    while True:
        where = f"steps[{coach.at + 1}]"
        try:
            problems += _step(coach, where)
            if coach.is_asking:
                return problems  # without a solution there is no way on
            if coach.over:
                return problems
            coach.next()
        except GanglandError as error:
            # Going on may fail in the step after this one.
            return [*problems, Problem(f"steps[{coach.at + 1}]", str(error))]


def _clauses(lesson: Lesson) -> Iterator[Problem]:
    known = read_rules(lesson.game).clauses
    named = {"teaches": lesson.teaches} | {
        f"steps[{n}].clauses": step.clauses for n, step in enumerate(lesson.steps, 1)
    }
    for where, clauses in named.items():
        for clause in clauses:
            if clause not in known:
                yield Problem(where, f"no clause {clause}")


def _step(coach: Coach, where: str) -> Iterator[Problem]:
    """The faults of one step; afterwards the coach has solved it, if it can be solved."""
    step, before = coach.step, coach.match
    yield from _look(coach, where)
    if step.kind == "move":
        yield from _move(coach, where)
    elif step.kind in ("predict", "question"):
        yield from _answers(coach, where)
    told = [("say", step.say), ("done", step.done), ("explain", step.explain)]
    for field, text in told:
        yield from _money(text, f"{where}.{field}", before, coach.match)


def _look(coach: Coach, where: str) -> Iterator[Problem]:
    """What a step points at must lie on the board."""
    reader = coach.lesson.reader
    there = {thing.id for thing in coach.match.scene(reader).things}
    for slot in coach.step.look:
        if slot not in there:
            yield Problem(f"{where}.look", f"nothing called {slot} lies on the board here")


def _move(coach: Coach, where: str) -> Iterator[Problem]:
    step, lesson, match = coach.step, coach.lesson, coach.match
    if match.seat(lesson.reader) not in match.seats_to_act:
        yield Problem(where, f"{lesson.reader} is not to act here; to act: {', '.join(match.to_act) or 'nobody'}")
        return
    yield from _words_of_a_move(lesson, match, step, where)
    yield from _script(coach, where)
    twin = copy(coach)
    coach.move(step.solution)
    if coach.solved:
        yield from _other_ways(twin, coach.match, where)
    if not coach.solved:
        why = (
            coach.feedback.text if coach.feedback and coach.feedback.kind == "refused" else "it does not meet the goal"
        )
        yield Problem(f"{where}.solution", f"“{step.solution}” is no solution: {why}")


def _words_of_a_move(lesson: Lesson, match: Match, step: LessonStep, where: str) -> Iterator[Problem]:
    """Events there are, hints that can be followed, wrong moves that are wrong."""
    kinds = {kind.__name__ for kind in lesson.game.event_kinds}
    for kind in (*step.goal.events, *step.goal.never):
        if kind not in kinds:
            yield Problem(f"{where}.goal", f"no event {kind}; there are {', '.join(sorted(kinds))}")
    if len(step.hints) != GRADES:
        yield Problem(f"{where}.hints", f"{GRADES} hints are needed: where to look, what to do, why")
    for number, hint in enumerate(step.hints, 1):
        for move in _QUOTED.findall(hint):
            yield from _legal(match, lesson.reader, move, f"{where}.hints[{number}]")
    for move in step.wrong:
        try:
            if match.why_not(lesson.reader, move) is None:
                yield Problem(f"{where}.wrong", f"“{move}” is legal; wrong lists illegal moves")
        except GanglandError as error:
            yield Problem(f"{where}.wrong", str(error))


MOST_WAYS = 64
"""Moves of one step that are tried for other ways to its goal."""


def _other_ways(coach: Coach, solved: Match, where: str) -> Iterator[Problem]:
    """Any move that meets the goal counts, so the lesson must go on after each of them."""
    match = coach.match
    choices = match.legal_actions(coach.lesson.reader)
    if choices.count > MOST_WAYS:
        return
    for action in choices:
        other = copy(coach)
        other.move(match.game.text(action))
        if other.solved and other.match.steps != solved.steps:
            fault = _rest(other)
            if fault:
                move = match.game.text(action)
                yield Problem(f"{where}.goal", f"“{move}” meets it, too, but then step {other.at + 1} {fault}")


def _rest(coach: Coach) -> str:
    """Go on to the end as the lesson's solutions say; what stands in the way, if anything."""
    try:
        while not coach.over:
            coach.next()
            step = coach.step
            if step.kind == "move":
                coach.move(step.solution)
            elif coach.is_asking:
                coach.answer(step.choices[0])
                if right_answer(step, coach.match) not in step.choices:
                    return "has no right answer"
            if coach.is_asking:
                return "has no solution"
    except GanglandError as error:
        return f"cannot be played: {error}"
    return ""


def _legal(match: Match, reader: str, move: str, where: str) -> Iterator[Problem]:
    try:
        refusal = match.why_not(reader, move)
    except GanglandError as error:
        yield Problem(where, str(error))
    else:
        if refusal is not None:
            yield Problem(where, f"advises “{move}”, which is not legal: {refusal}")


def _script(coach: Coach, where: str) -> Iterator[Problem]:
    """The script must fit the solution; other moves may leave it."""
    trial = coach.match.branch(coach.match.ply, scripted=True)
    try:
        trial.play(coach.lesson.reader, coach.step.solution)
    except GanglandError:
        return  # told by the solution's own check
    for number, deed in enumerate(coach.step.script, 1):
        try:
            trial.play(deed.who, deed.play)
        except GanglandError as error:
            yield Problem(f"{where}.script[{number}]", f"{deed.who} cannot “{deed.play}”: {error}")
            return
    play_out(trial, coach.lesson, ())


def _answers(coach: Coach, where: str) -> Iterator[Problem]:
    step = coach.step
    coach.answer(step.choices[0])
    right = right_answer(step, coach.match)
    if right not in step.choices:
        yield Problem(f"{where}.answer", f"“{right or 'nothing'}” turns out right, which is not among the choices")
    if step.kind == "predict" and step.answered_by and set(step.answered_by) != set(step.choices):
        yield Problem(f"{where}.answered_by", "needs facts for every choice")
    if step.kind == "predict" and step.answered_by:
        known = coach.match.facts()
        for fact in dict.fromkeys(fact for facts in step.answered_by.values() for fact in facts):
            if fact not in known:
                yield Problem(f"{where}.answered_by", f"the position has no fact {fact} then")
        holding = [choice for choice in step.answered_by if _holds(step, choice, coach.match)]
        if len(holding) > 1:
            yield Problem(f"{where}.answered_by", f"more than one choice is right: {', '.join(holding)}")


def _holds(step: LessonStep, choice: str, match: Match) -> bool:
    return not list(mismatches(step.answered_by[choice], match.facts(), ""))


# ---------------------------------------------------------------- narration against events


def _money(text: str, where: str, before: Match, after: Match) -> Iterator[Problem]:
    """A sum in the text must be one that lies on the table or was told; next to a name it must be that player's."""
    known = _sums(before) | _sums(after)
    lines = [line.text for line in after.story(OPEN_TABLE)]
    told = {sum_ for line in lines for sum_ in _MONEY.findall(line)}
    for sentence in _SENTENCE.findall(text):
        sums = [found.rstrip(",") for found in _MONEY.findall(sentence)]
        for found in sums:
            if found not in known | told:
                yield Problem(where, f"speaks of {found}, but no such sum lies here or was paid")
        names = [name for name in after.names if re.search(rf"\b{re.escape(name)}\b", sentence)]
        if len(names) == 1 and len(sums) == 1 and _is_payment(sentence):
            yield from _payment(names[0], sums[0], lines, after, where)


_PAYS = re.compile(r"\b(takes|took|wins|won|gets|got|receives|received|confiscates|confiscated)\b")


def _is_payment(sentence: str) -> bool:
    return bool(_PAYS.search(sentence))


def _payment(name: str, found: str, lines: list[str], match: Match, where: str) -> Iterator[Problem]:
    if any(name in line and found in line for line in lines):
        return
    totals: Any = match.facts().get("totals", {})
    if found not in _words(totals.get(name)):
        yield Problem(where, f"says that {name} got {found}; the events do not")


def _sums(match: Match) -> set[str]:
    """Every number of the position, and the sum of every list of numbers, as money is written."""
    sums: set[str] = set()

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            for part in value.values():
                collect(part)
        elif isinstance(value, (list, tuple)):
            numbers = [part for part in value if isinstance(part, int)]
            if numbers:
                sums.update(_words(sum(numbers)))
            for part in value:
                collect(part)
        elif isinstance(value, int):
            sums.update(_words(value))

    collect(match.facts())
    return sums


def _words(number: object) -> set[str]:
    """An amount as games write it: in thousands, or as it is."""
    return {f"${number},000", f"${number:,}"} if isinstance(number, int) else set()
