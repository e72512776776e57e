"""Events as sentences for people. The last step of the path: prose comes from what a viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia import events as told
from gangland.games.razzia.components import BARS, CARDS
from gangland.games.razzia.wording import sum_or_nothing as dollars
from gangland.kernel.prose import listed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gangland.kernel.events import Event


def narrate(event: Event, names: tuple[str, ...]) -> str:  # noqa: C901, PLR0912  one line per kind of event
    """One sentence in the past tense."""
    match event:
        case told.GameStarted(bars, dealer, _):
            return f"{len(bars)} bars opened their doors. {names[dealer]} dealt first."
        case told.HandDealt(seat, None, count):
            return f"{names[seat]} received {count} cards."
        case told.HandDealt(seat, cards, _):
            return f"{names[seat]} received {listed(CARDS[card].name for card in cards or ())}."
        case told.DealPassed(dealer, number):
            return f"Round {number}: {names[dealer]} became the dealer."
        case told.CardDrawn(seat, None):
            return f"{names[seat]} drew a card."
        case told.CardDrawn(seat, card):
            return f"{names[seat]} drew the {CARDS[card or 0].name}."
        case told.DrawPileRebuilt(size):
            return f"The draw pile was empty: {size} discarded cards were shuffled."
        case told.NoteLaid(bar, note):
            return f"{dollars(note)} came to the {_bar(bar)}."
        case told.FreeNoteDrawn(dealer, None):
            return f"{names[dealer]} looked at the free note."
        case told.FreeNoteDrawn(dealer, note):
            return f"{names[dealer]} looked at the free note: {dollars(note or 0)}."
        case told.FreeNotePlaced(dealer, bar, note):
            return f"{names[dealer]} placed the free {dollars(note)} on the {_bar(bar)}."
        case told.NotesRanOut(laid):
            return f"Only {laid} notes were left; there was no free note."
        case told.CardChosen(seat, None):
            return f"{names[seat]} chose a card."
        case told.CardChosen(seat, card):
            return f"{names[seat]} chose the {CARDS[card or 0].name}."
        case told.CardsRevealed(cards):
            return "Cards up! " + ", ".join(f"{names[seat]} {_short(card)}" for seat, card in enumerate(cards)) + "."
        case told.MoneyStayed(bar, pot):
            return f"Nobody came to the {_bar(bar)}: {dollars(sum(pot))} stayed."
        case told.RaidFailed(bar, seats, _):
            raid = "The raid" if len(seats) == 1 else "The raids"
            return f"{raid} of {_who(seats, names)} at the {_bar(bar)} found no gambler; the money stayed."
        case told.BarWasEmpty(bar, seats):
            return f"{_who(seats, names)} found no money at the {_bar(bar)}."
        case told.PotTaken(bar, seat, notes, clause):
            verb = "confiscated" if clause == told.PotTaken.cites[1] else "won"
            return f"{names[seat]} {verb} {dollars(sum(notes))} at the {_bar(bar)}."
        case told.GamblersCaught(bar, seats):
            return f"{_who(seats, names)} left the {_bar(bar)} with empty pockets: a raid."
        case told.ShareOutOpened(bar, sharers, pot, _):
            head = f"{_who(sharers, names)} had to share {dollars(sum(pot))} at the {_bar(bar)}"
            return f"{head}; {names[sharers[0]]} held the strongest card."
        case told.ShareProposed(_, sharers, shares):
            parts = [f"{dollars(sum(share))} for {names[seat]}" for seat, share in zip(sharers, shares, strict=True)]
            return f"{names[sharers[0]]} proposed {listed(parts)}."
        case _:
            return _after_the_proposal(event, names)


def _after_the_proposal(event: Event, names: tuple[str, ...]) -> str:  # noqa: C901  one line per kind of event
    match event:
        case told.ShareAnswered(_, seat, None):
            return f"{names[seat]} answered in secret."
        case told.ShareAnswered(_, seat, accepted):
            return f"{names[seat]} {'accepted' if accepted else 'called a duel'}."
        case told.AnswersRevealed(_, seats, accepted):
            answers = zip(seats, accepted, strict=True)
            return (
                "Answers up! "
                + ", ".join(f"{names[seat]} {'accepts' if yes else 'fights'}" for seat, yes in answers)
                + "."
            )
        case told.SharePaid(_, seat, notes, _):
            return f"{names[seat]} received {dollars(sum(notes))}."
        case told.DuelBegun(_, stronger, weaker, stake, _):
            return f"{names[stronger]} and {names[weaker]} fought for {dollars(sum(stake))}."
        case told.DieRolled(_, seat, pips, total):
            return f"{names[seat]} rolled {pips}: {total - pips} + {pips} = {total}."
        case told.DuelWon(_, seat, over, tied, _):
            how = " on a tie, with the weaker card" if tied else ""
            return f"{names[seat]} beat {names[over]}{how}."
        case told.StakeTaken(bar, seat, notes):
            return f"{names[seat]} took {dollars(sum(notes))} at the {_bar(bar)}."
        case told.DuelVoid(_, seats):
            return f"Nothing was left to fight for: {_who(seats, names)} got nothing."
        case told.CardsDiscarded(cards):
            return f"The {len(cards)} played cards were discarded."
        case told.GameEnded(totals, _, winners, _):
            won = "won" if len(winners) == 1 else "shared the victory"
            return f"The game is over. {_who(winners, names)} {won} with {dollars(totals[winners[0]])}."
        case _:
            message = f"{event!r} is no event of Razzia"
            raise TypeError(message)


def _bar(bar: int) -> str:
    return BARS[bar].name


def _who(seats: Iterable[int], names: tuple[str, ...]) -> str:
    return listed(names[seat] for seat in seats)


def _short(card: int) -> str:
    facts = CARDS[card]
    return f"{'raid' if facts.kind else 'gambler'} {facts.number} to the {BARS[facts.bar].name}"
