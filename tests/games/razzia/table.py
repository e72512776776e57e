"""Set-ups that the tests of Razzia share: put a position on the table, play it, look at what happened."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from gangland import IllegalAction, InvalidSetup
from gangland.games.razzia import GAME
from gangland.games.razzia.components import BARS, CARD_CODE, deck, notes
from gangland.kernel.chance import NATURE
from gangland.kernel.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from gangland.kernel.events import Event

NAMES = ("Ernest", "Karine", "Anthelme", "Judith", "Solange", "Marcel", "Odette", "Gaston")
CODES = tuple(bar.code for bar in BARS)
THREE_BARS = CODES[:4]
RICH = {"CO": [20, 30], "CC": [5], "HB": [10], "JU": [15], "LI": [40], "JH": [25]}
"""Seven notes, as in a first round with the free note on the Colibri."""
RICH_THREE = {"CO": [20, 30], "CC": [5], "HB": [10], "JU": [15]}


def new_match(players: int = 4, **options: object) -> Match:
    """A scripted match at its very beginning."""
    return Match(GAME, NAMES[:players], options, scripted=True)


def in_play(players: int) -> list[str]:
    """The codes of all cards in play, with the default bars."""
    bars = range(len(BARS) if players > 3 else len(THREE_BARS))
    return [CARD_CODE[number] for number in deck(players, tuple(bars))]


def hands_with(wanted: Sequence[Iterable[str]], size: int = 5, spare: Iterable[str] = ()) -> dict[str, list[str]]:
    """Full hands that hold the wanted cards; the rest is filled up, leaving the spare cards alone."""
    hands = [list(cards) for cards in wanted]
    left = Counter(in_play(len(hands)))
    left.subtract([card for hand in hands for card in hand] + list(spare))
    assert min(left.values()) >= 0, "a card is wanted more often than there is"
    rest = list(left.elements())
    Random(2024).shuffle(rest)
    for hand in hands:
        while len(hand) < size:
            hand.append(rest.pop())
    return dict(zip(NAMES, hands, strict=False))


def ready(
    wanted: Sequence[str],
    pots: Mapping[str, Sequence[int]] | None = None,
    *,
    dealer: int = 0,
    number: int = 1,
    takings: Mapping[str, Sequence[int]] | None = None,
    discard: Sequence[str] = (),
    phase: str = "choose_cards",
    **options: object,
) -> Match:
    """A match just before cards are chosen, or in another phase with five cards in hand; seat k holds `wanted[k]` among others."""
    players = len(wanted)
    position = {
        "phase": phase,
        "round": number,
        "hands": hands_with([[card] for card in wanted], spare=discard),
        "pots": pots or (RICH if players > 3 else RICH_THREE),
        "takings": takings or {},
        "discard": discard,
    }
    options = {"first_dealer": (dealer - number + 1) % players, **options}
    return Match(GAME, NAMES[:players], options, position=position, scripted=True)


def evening(wanted: Sequence[str], pots: Mapping[str, Sequence[int]] | None = None, **more: Any) -> Match:
    """The same after everybody has played the wanted card, clockwise from the dealer's left."""
    match = ready(wanted, pots, **more)
    for seat in match.seats_to_act:
        match.play(seat, f"play {wanted[seat]}")
    return match


def last_round(
    wanted: Sequence[str],
    totals: Sequence[int],
    pots: Mapping[str, Sequence[int]],
    stacks: Sequence[int] = (),
    **options: Any,
) -> Match:
    """Three players in round 15, choosing cards, or waiting for the last notes if stacks are named.

    All notes but those on bars and in the stacks are dealt out to make these totals.
    """
    money = Counter(notes(3))
    money.subtract([note for pot in pots.values() for note in pot] + list(stacks))
    rest = list(money.elements())
    assert sum(rest) == sum(totals), f"the totals must make {sum(rest)}"
    takings = dict(zip(NAMES, _split(rest, list(totals)), strict=False))
    phase = "lay_notes" if stacks else "choose_cards"
    return ready(wanted, pots, number=15, takings=takings, dealer=2, phase=phase, **options)


def _split(money: list[int], totals: list[int]) -> list[list[int]]:
    """Notes dealt out so that everybody has a given total; tried at random until it fits."""
    rng = Random(7)
    while True:
        rng.shuffle(money)
        shares: list[list[int]] = []
        at = 0
        for total in totals:
            share: list[int] = []
            while at < len(money) and sum(share) < total:
                share.append(money[at])
                at += 1
            shares.append(share)
        if at == len(money) and [sum(share) for share in shares] == totals:
            return shares


# ---------------------------------------------------------------- looking


def pot(match: Match, code: str) -> list[int]:
    """The notes on a bar."""
    pots: Any = match.facts()["pots"]
    there: list[int] = pots[code]
    return there


def totals(match: Match) -> list[int]:
    """What each seat has taken, in order of seats."""
    sums: Any = match.facts()["totals"]
    return [sums[name] for name in match.names]


def phase(match: Match) -> str:
    """The name of the phase."""
    return str(match.facts()["phase"])


def hand(match: Match, seat: int) -> list[str]:
    """The codes of a hand."""
    hands: Any = match.facts()["hands"]
    there: list[str] = hands[match.names[seat]]
    return there


def last_events(match: Match) -> tuple[Event, ...]:
    """What the latest step told."""
    return match.events(match.ply)


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of the events' classes."""
    return [type(event).__name__ for event in events]


def cited(events: Iterable[Event]) -> set[str]:
    """All clauses these events cite."""
    return {clause for event in events for clause in event.cited_all}


def refused(match: Match, who: str | int, action: str) -> str:
    """The clause that refuses an action; checks on the way that nothing changed and nothing was told."""
    before, plies = dict(match.facts()), match.ply
    with pytest.raises(IllegalAction) as caught:
        match.play(who, action)
    assert dict(match.facts()) == before
    assert match.ply == plies
    assert match.why_not(who, action) == caught.value.refusal
    return caught.value.refusal.clause


def setup_faults(names: Sequence[Any], **options: object) -> list[tuple[str, str | None]]:
    """The fields and clauses of every problem of a set-up."""
    with pytest.raises(InvalidSetup) as caught:
        Match(GAME, tuple(names), options, scripted=True)
    return [(problem.field, problem.clause) for problem in caught.value.problems]


# ---------------------------------------------------------------- playing on


def advance(match: Match, rng: Random) -> None:
    """One random step of whoever is to act."""
    seat = match.seats_to_act[0]
    if seat == NATURE:
        match.play(NATURE, match.game.chances(match._state).sample(rng))
    else:
        match.play(seat, match.legal_actions(seat).sample(rng))


def play_until(match: Match, seed: int = 0, **facts: object) -> Match:
    """Random play until the position has these facts, or until the game is over."""
    rng = Random(seed)
    while match.seats_to_act and any(match.facts()[key] != value for key, value in facts.items()):
        advance(match, rng)
    return match


def whole_game(players: int = 4, seed: int = 0, **options: object) -> Match:
    """A random game from the first deal to the end."""
    return play_until(new_match(players, **options), seed, phase="over")
