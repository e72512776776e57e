"""What a seat is asked, as a question with offers; and the way back from an arrangement of notes to a proposal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia.components import BAR_NUMBER, BARS, CARD_BAR, CARD_NUMBER, CARDS, card
from gangland.games.razzia.odds import win_chances, written
from gangland.games.razzia.view import FIGHTS, UNANSWERED
from gangland.games.razzia.wording import (
    bar_of,
    dollars,
    played_cards,
    spoken_bar,
    spoken_dollars,
)
from gangland.kernel.prose import listed
from gangland.scene.model import Basket, Help, HelpRow, Offer, Pick, Sort, SortItem
from gangland.scene.shapes import money
from gangland.scene.text import initials, isolated

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from gangland.games.razzia.view import ShareOutView, View
    from gangland.scene.model import Prompt


def prompt(view: View, choices: Iterable[str]) -> Prompt | None:
    """What the viewer is asked now; None for onlookers and for those who wait."""
    viewer = view.viewer
    if not isinstance(viewer, int) or viewer not in view.to_act:
        return None
    match view.phase:
        case "place_free_note":
            return _place(view, viewer, choices)
        case "choose_cards":
            return _choose(view, viewer, choices)
        case "propose" if view.share_out:
            return _propose(view, view.share_out)
        case "answer" if view.share_out and view.share_out.proposal is not None:
            return _answer(view, viewer, view.share_out, choices)
    return None


def chance_prompt(view: View) -> str | None:
    """The word on the button where this viewer sets chance going: only the own dice are worth waiting for."""
    duel = view.duel
    if duel is None:
        return None
    rolls = duel.weaker if duel.rolled else duel.stronger
    return "Roll" if view.viewer == rolls else None


def sorted_action(view: View, arrangement: Sequence[int]) -> str:
    """The proposal that an arrangement stands for: `arrangement[k]` is the basket of the pot's k-th note, ascending."""
    share_out = view.share_out
    if share_out is None:
        message = "nothing is being shared out"
        raise ValueError(message)
    pot = sorted(bar_of(view, share_out.bar).pot)
    if len(arrangement) != len(pot) or not all(0 <= basket < len(share_out.sharers) for basket in arrangement):
        message = f"an arrangement names one of {len(share_out.sharers)} baskets for each of {len(pot)} notes"
        raise ValueError(message)
    shares = [
        "+".join(str(note) for note, basket in zip(pot, arrangement, strict=True) if basket == place) or "-"
        for place in range(len(share_out.sharers))
    ]
    return "propose " + " ".join(f"{seat}:{share}" for seat, share in zip(share_out.sharers, shares, strict=True))


def _place(view: View, viewer: int, choices: Iterable[str]) -> Pick:
    """razzia.dealer.free-note."""
    offers = []
    for choice in choices:
        bar = BARS[BAR_NUMBER[choice.split()[1]]]
        spoken = spoken_bar(bar.name, bar_of(view, bar.number).pot)
        offers.append(Offer(choice, bar.name, f"Place the free note on {spoken}", (f"bar-{bar.id}",)))
    worth = f"It is worth {dollars(view.free_note)}; only you have seen it." if view.free_note else ""
    name = isolated(view.seats[viewer].name)
    return Pick(f"{name}: where does the free note go?", tuple(offers), "razzia.dealer.free-note", detail=worth)


def _choose(view: View, viewer: int, choices: Iterable[str]) -> Pick:
    """razzia.card.choose."""
    offers = []
    for choice in choices:
        number = card(choice.split()[1])
        facts, bar = CARDS[number], BARS[CARD_BAR[number]]
        slots = tuple(f"hand-{place}" for place, held in enumerate(view.hand) if held == number)
        pot = bar_of(view, bar.number).pot
        spoken = f"Play {facts.name}; at {spoken_bar(bar.name, pot)}"
        offers.append(Offer(choice, facts.name, spoken, (*slots, f"bar-{bar.id}"), button=False))
    name = isolated(view.seats[viewer].name)
    waiting = len(view.to_act) - 1
    others = (
        f"{waiting} more {'is' if waiting == 1 else 'are'} still choosing." if waiting else "Everybody else has chosen."
    )
    return Pick(f"{name}: which card do you play?", tuple(offers), "razzia.card.choose", detail=others, confirm="Ready")


def _propose(view: View, share_out: ShareOutView) -> Sort:
    """razzia.share.proposer: everything starts in the proposer's own basket, so the draft is always legal."""
    bar = bar_of(view, share_out.bar)
    pot = sorted(bar.pot)
    letters = initials([seat.name for seat in view.seats])
    baskets = tuple(
        Basket(
            label=isolated(view.seats[seat].name),
            caption="you offer" if place else "you keep",
            badge=letters[seat],
            worth=("$", ",000"),
        )
        for place, seat in enumerate(share_out.sharers)
    )
    proposer = share_out.sharers[0]
    name = isolated(view.seats[proposer].name)
    return Sort(
        question=f"{name}: how is the {BARS[share_out.bar].name} pot shared?",
        items=tuple(SortItem(money.note(note), dollars(note), note, money.WIDTH, money.HEIGHT) for note in pot),
        baskets=baskets,
        start=(0,) * len(pot),
        submit="Propose",
        clause="razzia.share.proposer",
        detail="Click a note to pass it on.",
        help=_odds(view, share_out.sharers, "If " + _calls(view, share_out.sharers[1:])),
    )


def _calls(view: View, seats: Sequence[int]) -> str:
    if len(seats) == 1:
        return f"{isolated(view.seats[seats[0]].name)} calls a duel"
    return "all call a duel"


def _answer(view: View, viewer: int, share_out: ShareOutView, choices: Iterable[str]) -> Pick:
    """razzia.share.answer."""
    proposal = share_out.proposal or ()
    shares = dict(zip(share_out.sharers, proposal, strict=True))
    proposer = share_out.sharers[0]
    mine = sum(shares[viewer])
    offers = []
    for choice in choices:
        if choice == "accept":
            label = f"Accept {dollars(mine)}" if mine else "Accept nothing"
            offers.append(Offer(choice, label, f"Accept {spoken_dollars(mine)}", ()))
        else:
            offers.append(Offer(choice, "Call a duel", f"Call a duel with {view.seats[proposer].name}", ()))
    keeps = f"{isolated(view.seats[proposer].name)} keeps {_written(shares[proposer])}"
    others = [
        f"{isolated(view.seats[seat].name)} is offered {_written(notes)}"
        for seat, notes in shares.items()
        if seat not in (viewer, proposer)
    ]
    question = f"{isolated(view.seats[proposer].name)} offers you {_written(shares[viewer])}"
    fighters = _fighters(share_out, viewer)
    return Pick(
        question,
        tuple(offers),
        "razzia.share.answer",
        detail=f"{listed([keeps, *others])}.",
        help=_odds(view, fighters, "If you call a duel") if _stake(shares, fighters) else None,
    )


def _written(notes: Sequence[int]) -> str:
    return (
        f"{dollars(sum(notes))} ({' + '.join(map(str, notes))})"
        if len(notes) > 1
        else dollars(sum(notes))
        if notes
        else "nothing"
    )


def _fighters(share_out: ShareOutView, viewer: int) -> tuple[int, ...]:
    """Who would fight if the viewer called a duel now: the proposer, those known to fight already, the viewer."""
    answers = dict(zip(share_out.sharers, share_out.answers or (UNANSWERED,) * len(share_out.sharers), strict=True))
    proposer = share_out.sharers[0]
    return tuple(seat for seat in share_out.sharers if seat in (proposer, viewer) or answers[seat] == FIGHTS)


def _stake(shares: dict[int, tuple[int, ...]], fighters: Sequence[int]) -> int:
    return sum(sum(shares[seat]) for seat in fighters)


def _odds(view: View, fighters: Sequence[int], title: str) -> Help:
    """razzia.duel.total, razzia.duel.chain: the exact chances of the chain, strongest card first."""
    cards = played_cards(view)
    letters = initials([seat.name for seat in view.seats])
    numbers = tuple(CARD_NUMBER[cards[seat]] for seat in fighters)
    rows = tuple(
        HelpRow(
            letters[seat],
            f"{isolated(view.seats[seat].name)} ({number})",
            float(chance),
            written(chance),
        )
        for seat, number, chance in zip(fighters, numbers, win_chances(numbers), strict=True)
    )
    return Help(title, rows)
