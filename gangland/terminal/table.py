"""A table in the terminal: people type their moves, bots play the other seats, and nobody sees another's secrets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gangland.kernel.chance import NATURE
from gangland.kernel.errors import CannotUndo, GanglandError, IllegalAction, Refusal
from gangland.kernel.record import FIRST_LINE
from gangland.kernel.viewers import SPECTATOR, Viewer
from gangland.scene.model import Pick, Sort
from gangland.terminal.rulebook import show_rules
from gangland.terminal.screen import cited, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gangland.kernel.match import Match
    from gangland.scene.model import Prompt
    from gangland.terminal.screen import Screen

HELP: Final = (
    ("3", "play the third of the choices"),
    ("play …", "or type the move itself, in the form the choices have"),
    ("why MOVE", "may I do this, and if not, which rule forbids it?"),
    ("hint", "the odds, where there are any"),
    ("undo", "take your last move back, while nobody has learned anything by it"),
    ("table", "show the position and the choices again"),
    ("story", "everything that happened, as you may know it"),
    ("rules duel.tie", "read a clause, a section, or (alone) all rules"),
    ("save FILE", "write a record, to go on with later: gangland play GAME --load FILE"),
    ("quit", "leave the table"),
)


class Left(Exception):
    """Somebody has left the table."""


class Table:
    """A match at one keyboard: `people` share it, `bots` play the other seats."""

    def __init__(self, screen: Screen, match: Match, people: tuple[int, ...], bots: Mapping[int, str]) -> None:
        self.screen = screen
        self.match = match
        self.people = people
        self.bots = bots
        self.holder: int | None = people[0] if len(people) == 1 else None
        """Who sits at the keyboard and may look; None before the first one does."""
        self.told: dict[int, int] = {}
        """How many lines of the story each person has read."""
        self.choices: tuple[str, ...] = ()
        """The moves that have been numbered for the holder."""
        match.scripted = True  # this table lets chance act, so that somebody can roll the dice

    # ------------------------------------------------------------ the course of the game

    def play(self) -> None:
        """Until the game is over or somebody leaves."""
        try:
            self._welcome()
            while acting := self.match.seats_to_act:
                self._go_on(acting)
            self._end()
        except (EOFError, Left):
            self.screen.say()
            self.screen.say("Good-bye. The table is cleared.")

    def _welcome(self) -> None:
        names = self.match.names
        you = " and ".join(names[seat] for seat in self.people)
        others = ", ".join(f"{names[seat]} ({bot})" for seat, bot in self.bots.items())
        self.screen.say(self.match.game.title, "bold")
        self.screen.paragraph(
            f"At the keyboard: {you}. {f'Bots: {others}. ' if others else ''}Type help for the commands."
        )

    def _go_on(self, acting: tuple[int, ...]) -> None:
        match = self.match
        if acting == (NATURE,):
            buttons = (match.game.chance_prompt(match.view(person)) for person in self.people)
            button = next((button for button in buttons if button), None)
            if button is None or self._waited_for(button):
                match.chance()
            return
        for seat in acting:
            if seat in self.bots:
                match.play_bot(seat, self.bots[seat])
                return
        seat = self.holder if self.holder in acting else acting[0]
        if seat == self.holder or self._handed_over(seat):
            self._turn(seat)

    def _handed_over(self, seat: int) -> bool:
        """Wipe the screen and wait for the next person. The one who leaves may still take back."""
        self.screen.clear()
        name = self.match.names[seat]
        line = self.screen.ask(f"Pass the keyboard to {name}. {name}, press Enter when nobody else looks: ")
        self.screen.clear()
        if line == "undo" and self.holder is not None and self._undo(""):
            return False
        if line in {"quit", "q"}:
            raise Left
        self.holder = seat
        return True

    def _waited_for(self, button: str) -> bool:
        """Dice wait for somebody to roll them."""
        self._tell()
        line = self.screen.ask(self.screen.styled(f"[Enter] {button} ", "bold"))
        return not line or not self._commanded(line)

    def _turn(self, seat: int) -> None:
        self._tell()
        self._show_table("")
        while True:
            line = self.screen.ask(self.screen.styled(f"{self.match.names[seat]}> ", "bold"))
            if not line:
                continue
            before = self.match.ply
            if not self._commanded(line):
                self._move(seat, line)
            if self.match.ply != before:
                return

    def _move(self, seat: int, line: str) -> None:
        text = self._meant(line)
        try:
            if text is not None:
                self.match.play(seat, text)
        except IllegalAction as error:
            self._refused(error.refusal)
        except GanglandError as error:
            self.screen.paragraph(str(error), style="red")

    def _meant(self, line: str) -> str | None:
        """The move that a number stands for, or the line itself."""
        if not line.isdecimal():
            return line
        if line.isascii() and len(line) < 5 and 1 <= int(line) <= len(self.choices):
            return self.choices[int(line) - 1]
        self.screen.paragraph(f"Choose a number from 1 to {len(self.choices)}, or type a move.", style="red")
        return None

    def _refused(self, refusal: Refusal) -> None:
        self.screen.paragraph(str(refusal), style="red")
        clause = refusal.clause.removeprefix(f"{self.match.game.name}.")
        self.screen.say(f"rules {clause} reads the clause.", "dim")

    # ------------------------------------------------------------ what the holder sees

    @property
    def _eyes(self) -> Viewer:
        return SPECTATOR if self.holder is None else self.holder

    def _tell(self) -> None:
        """The lines of the story that the holder has not read."""
        story = self.match.story(self._eyes)
        if self.holder is not None:
            read = self.told.get(self.holder, 0)
            self.told[self.holder] = len(story)
            story = story[read:]
        for line in story:
            self._line(line.text, line.clause)

    def _line(self, text: str, clause: str) -> None:
        short = clause.removeprefix(f"{self.match.game.name}.")
        self.screen.paragraph(f"{plain(text)}  {cited(short)}", "· ", "  ", style="dim")

    def _position(self) -> None:
        self.screen.say()
        self.screen.lines(self.match.describe(self._eyes))

    def _show_table(self, _: str) -> None:
        """The position, the question and the numbered choices."""
        match, screen, seat = self.match, self.screen, self.holder
        self._position()
        if seat is None or seat not in match.seats_to_act:
            return
        legal = match.legal_actions(seat)
        self.choices = tuple(match.game.text(action) for action in legal.suggestions)
        prompt = match.game.prompt(match.view(seat), self.choices)
        labels: dict[str, str] = {}
        screen.say()
        if prompt is not None:
            screen.paragraph(
                f"{plain(prompt.question)} {plain(prompt.detail) if isinstance(prompt, Pick) else ''}", style="gold"
            )
            labels = {offer.text: plain(offer.label) for offer in prompt.offers} if isinstance(prompt, Pick) else {}
        screen.rows([(str(at), text, labels.get(text, "")) for at, text in enumerate(self.choices, 1)], numbers=(0,))
        if legal.count > len(self.choices):
            screen.paragraph(
                f"These are {len(self.choices)} of {legal.count} choices; any other can be typed in the same form."
            )
        if isinstance(prompt, Sort):
            seats = ", ".join(f"{number} {name}" for number, name in enumerate(match.names))
            screen.paragraph(f"The seats are {seats}.")

    def _end(self) -> None:
        match, screen = self.match, self.screen
        self._tell()
        if len(self.people) > 1:
            self.holder = None  # both look now, and a hand stays a secret
        self._position()
        outcome = match.outcome
        if outcome is None:
            return
        screen.say()
        ranked = sorted(range(len(match.names)), key=lambda seat: (outcome.ranks[seat], seat))
        rows = [(f"{outcome.ranks[seat]}.", match.names[seat], str(outcome.scores[seat])) for seat in ranked]
        screen.rows(rows, numbers=(0, 2))

    # ------------------------------------------------------------ commands

    def _commanded(self, line: str) -> bool:
        """Was it a command? Then it has been carried out."""
        word, _, rest = line.partition(" ")
        command = _COMMANDS.get(word.lower())
        if command is None:
            return False
        try:
            command(self, rest.strip())
        except GanglandError as error:
            self.screen.paragraph(str(error), style="red")
        return True

    def _why(self, line: str) -> None:
        if self.holder is None or not line:
            self.screen.say("Name a move, for example: why " + (self.choices[0] if self.choices else "…"))
            return
        text = self._meant(line)
        if text is None:
            return
        refusal = self.match.why_not(self.holder, text)
        if refusal is None:
            self.screen.say(f"You may: {text}", "green")
        else:
            self._refused(refusal)

    def _hint(self, _: str) -> None:
        seat = self.holder
        prompt: Prompt | None = None
        if seat is not None and seat in self.match.seats_to_act:
            prompt = self.match.game.prompt(self.match.view(seat), self.choices)
        if prompt is None or prompt.help is None:
            self.screen.say("There is no hint for this.")
            return
        self.screen.say(plain(prompt.help.title))
        self.screen.rows(
            [(f"  {plain(row.label)}", row.text, f"{row.value:.0%}") for row in prompt.help.rows], numbers=(1, 2)
        )

    def _undo(self, _: str) -> bool:
        match = self.match
        if match.ply and match.steps[-1].seat != self.holder:
            self.screen.say("Only your own last move can be taken back, and others have moved since.", "red")
            return False
        try:
            match.undo()
        except CannotUndo as error:
            self.screen.say(f"No: {str(error).partition(';')[0]}.", "red")
            return False
        lines = len(match.story(SPECTATOR))
        self.told = {seat: min(read, lines) for seat, read in self.told.items()}
        return True

    def _story(self, _: str) -> None:
        for line in self.match.story(self._eyes):
            self._line(line.text, line.clause)

    def _rules(self, name: str) -> None:
        show_rules(self.screen, self.match.game, name)

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("Name a file, for example: save evening.txt", "red")
            return
        path = Path(name).expanduser()
        try:
            if path.exists() and not path.read_text("utf-8").startswith(FIRST_LINE):
                self.screen.paragraph(
                    f"{path} is something else than a record, and stays as it is; choose another name.", style="red"
                )
                return
            path.write_text(self.match.record(), "utf-8")
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it holds no text"
            self.screen.paragraph(f"{path} cannot be written: {reason}; choose another name.", style="red")
            return
        self.screen.paragraph(
            f"Saved to {path}. A record holds everything, secrets too: do not read it while you play."
        )

    def _help(self, _: str) -> None:
        self.screen.rows(HELP)

    def _quit(self, _: str) -> None:
        raise Left


_COMMANDS: Final[dict[str, Callable[[Table, str], Any]]] = {
    "why": Table._why,  # noqa: SLF001  the table of this very class
    "hint": Table._hint,  # noqa: SLF001
    "undo": Table._undo,  # noqa: SLF001
    "table": Table._show_table,  # noqa: SLF001
    "story": Table._story,  # noqa: SLF001
    "rules": Table._rules,  # noqa: SLF001
    "save": Table._save,  # noqa: SLF001
    "help": Table._help,  # noqa: SLF001
    "?": Table._help,  # noqa: SLF001
    "quit": Table._quit,  # noqa: SLF001
    "exit": Table._quit,  # noqa: SLF001
    "q": Table._quit,  # noqa: SLF001
}
