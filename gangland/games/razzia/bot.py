"""Players of wire. They see their seat's view and their choices, like everybody else."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import TYPE_CHECKING

from gangland.games.razzia.actions import ACCEPT, CALL_DUEL, PLACE, PLAY, Propose
from gangland.games.razzia.components import CARD_BAR, CARD_KIND, CARD_NUMBER, RAID
from gangland.games.razzia.odds import win_chances
from gangland.games.razzia.state import ACCEPTED

if TYPE_CHECKING:
    from random import Random

    from gangland.games.razzia.state import Notes
    from gangland.games.razzia.view import ShareOutView, View
    from gangland.kernel.actions import Action
    from gangland.kernel.choices import Choices

NERVE = 0.7
"""The part of its fair share that a careful player is content with; 1 is risk-neutral."""
RANDOM_PROPOSALS = 40
MIN_TEMPERATURE = 6.0
DUEL_DISCOUNT = 0.95
SOFTNESS = 0.05


def random_bot(view: View, choices: Choices[Action], rng: Random) -> Action:  # noqa: ARG001  every bot is given a view
    """Any choice; to a proposal yes or no with even chances."""
    return choices.sample(rng)


def sensible_bot(view: View, choices: Choices[Action], rng: Random) -> Action:
    """Looks where the money is, mixes its choices, and weighs an offer against the exact odds of a duel."""
    if view.phase == "place_free_note":
        return _place(view)
    if view.phase == "choose_cards":
        return _play(view, rng)
    share_out = view.share_out
    if share_out is None:
        return choices.sample(rng)
    if view.phase == "propose":
        return _propose(view, share_out, choices, rng)
    return _answer(view, share_out)


def _place(view: View) -> Action:
    """On the richest bar it can go to itself."""
    own = {CARD_BAR[card] for card in view.hand}
    bars = [bar for bar in view.bars if bar.bar in own]
    return PLACE[max(bars, key=lambda bar: bar.sum).bar]


def _play(view: View, rng: Random) -> Action:
    """A card with a chance that grows with what it may bring, so that nobody can foretell it."""
    everything = sum(bar.sum for bar in view.bars)
    pots = {bar.bar: bar.sum for bar in view.bars}
    temperature = max(MIN_TEMPERATURE, everything / (3 * len(view.bars)))
    cards = tuple(dict.fromkeys(view.hand))
    weights = [exp(_worth(card, pots[CARD_BAR[card]], everything, len(view.seats)) / temperature) for card in cards]
    return PLAY[rng.choices(cards, weights)[0]]


def _worth(card: int, pot: int, everything: int, players: int) -> float:
    """What a card may bring, if the others go where the money is and one in three of them is police."""
    if not pot:
        return 0.0
    crowd = (players - 1) * pot / everything
    some_gambler = 1 - exp(-2 * crowd / 3)
    some_raid = 1 - exp(-crowd / 3)
    number = CARD_NUMBER[card]
    if CARD_KIND[card] == RAID:
        return pot * some_gambler * ((1 - some_raid) + some_raid * (0.10 + 0.13 * number))
    return pot * (1 - some_raid) * ((1 - some_gambler) + some_gambler * (0.15 + 0.12 * number))


def _numbers(view: View, share_out: ShareOutView, seats: tuple[int, ...]) -> tuple[int, ...]:
    cards = {seat: card for bar in view.bars if bar.bar == share_out.bar for seat, card in bar.cards}
    return tuple(CARD_NUMBER[cards[seat]] for seat in seats)


def _answer(view: View, share_out: ShareOutView) -> Action:
    """Content with an offer that comes near its exact chances in the fight."""
    own = view.viewer
    fight = tuple(
        seat
        for seat, answer in zip(share_out.sharers, share_out.answers, strict=True)
        if answer != ACCEPTED or seat == own
    )
    shares = dict(zip(share_out.sharers, share_out.proposal or (), strict=True))
    stake = sum(sum(shares[seat]) for seat in fight)
    chance = dict(zip(fight, win_chances(_numbers(view, share_out, fight)), strict=True))[own]  # type: ignore[index]  # a bot has a seat
    offered = shares[own]  # type: ignore[index]
    return ACCEPT if offered and sum(offered) >= NERVE * float(chance) * stake else CALL_DUEL


def _propose(view: View, share_out: ShareOutView, choices: Choices[Action], rng: Random) -> Action:
    """The best of: keep everything, a fair-sized offer to each, and some random ideas."""
    pot = next(bar.pot for bar in view.bars if bar.bar == share_out.bar)
    sharers = share_out.sharers
    chances = [float(chance) for chance in win_chances(_numbers(view, share_out, sharers))]
    keep = Propose(tuple((seat, tuple(sorted(pot)) if seat == sharers[0] else ()) for seat in sharers))
    ideas: list[Action] = [keep]
    ideas += [choices.sample(rng) for _ in range(RANDOM_PROPOSALS)]
    ideas.append(_greedy(pot, sharers, chances))
    return max(ideas, key=lambda idea: _score(idea, sharers, chances, sum(pot)))


def _score(idea: Action, sharers: tuple[int, ...], chances: list[float], pot: int) -> float:
    shares = dict(idea.shares) if isinstance(idea, Propose) else {}
    agreed = 1.0
    for seat, chance in zip(sharers[1:], chances[1:], strict=True):
        agreed /= 1 + exp(-(sum(shares[seat]) - NERVE * chance * pot) / (SOFTNESS * pot))
    return agreed * sum(shares[sharers[0]]) + (1 - agreed) * DUEL_DISCOUNT * chances[0] * pot


def _greedy(pot: Notes, sharers: tuple[int, ...], chances: list[float]) -> Propose:
    """For each other sharer, largest claim first, the cheapest notes that should content them; the rest is one's own."""
    left = Counter(pot)
    shares: dict[int, Notes] = {}
    claims = sorted(zip(sharers[1:], chances[1:], strict=True), key=lambda claim: -claim[1])
    for seat, chance in claims:
        share = _cheapest(left, NERVE * chance * sum(pot))
        left -= Counter(share)
        shares[seat] = tuple(sorted(share))
    shares[sharers[0]] = tuple(sorted(left.elements()))
    return Propose(tuple((seat, shares[seat]) for seat in sharers))


def _cheapest(notes: Counter[int], wanted: float) -> Notes:
    """The smallest sum of notes that reaches what is wanted; nothing if none does. One way per sum is enough."""
    sums: dict[int, Notes] = {0: ()}
    for note in notes.elements():
        for total, used in list(sums.items()):
            sums.setdefault(total + note, (*used, note))
    enough = [total for total in sums if total >= wanted]
    return sums[min(enough)] if enough else ()
