"""What actions do. Every change is told as an event right after it, while the state is consistent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gangland.games.razzia.actions import (
    AcceptShare,
    CallDuel,
    DealHands,
    LayNotes,
    PlaceFreeNote,
    PlayCard,
    Propose,
    Refill,
    RollDie,
)
from gangland.games.razzia.components import CARD_BAR, CARD_NUMBER, FEWEST_PLAYERS, HAND_SIZE
from gangland.games.razzia.events import (
    AnswersRevealed,
    CardChosen,
    CardDrawn,
    CardsRevealed,
    DieRolled,
    DrawPileRebuilt,
    DuelBegun,
    DuelVoid,
    DuelWon,
    FreeNoteDrawn,
    FreeNotePlaced,
    GameStarted,
    HandDealt,
    NoteLaid,
    NotesRanOut,
    ShareAnswered,
    SharePaid,
    ShareProposed,
    StakeTaken,
)
from gangland.games.razzia.ranking import duel_sides
from gangland.games.razzia.settle import settle_bars
from gangland.games.razzia.state import (
    ACCEPTED,
    ANSWER,
    CHOOSE_CARDS,
    DUEL,
    FIGHTS,
    LAY_NOTES,
    NO_CARD,
    NO_NOTE,
    PLACE_FREE_NOTE,
    SETTLE,
    UNANSWERED,
    Duel,
    ShareOut,
    State,
)
from gangland.games.razzia.turns import clockwise, deal_order, notes_per_round

if TYPE_CHECKING:
    from collections.abc import Callable

    from gangland.games.razzia.state import Notes
    from gangland.kernel.actions import Action
    from gangland.kernel.events import Tell


def apply(state: State, seat: int, action: Action, tell: Tell) -> None:
    """Carry out a legal action, or a possible outcome of chance."""
    _DO[type(action)](state, seat, action, tell)


# ---------------------------------------------------------------- chance deals


def _deal_hands(state: State, _seat: int, action: DealHands, tell: Tell) -> None:
    """razzia.setup.hands, razzia.setup.draw-pile: five cards each; the rest is the draw pile."""
    three = len(state.names) == FEWEST_PLAYERS
    tell(GameStarted, state.bars, state.dealer, GameStarted.cites[1 if three else 0])
    hands: list[list[int]] = [[] for _ in state.seats]
    for seat, card in zip(deal_order(state, HAND_SIZE), action.cards, strict=True):
        state.draw_pile.remove(card)
        hands[seat].append(card)
    for seat in clockwise(len(hands), state.dealer):
        state.hands[seat] = tuple(sorted(hands[seat]))
        tell(HandDealt, seat, state.hands[seat], HAND_SIZE)
    state.phase = LAY_NOTES


def _refill(state: State, _seat: int, action: Refill, tell: Tell) -> None:
    """razzia.round.refill, razzia.round.reshuffle-when: one card each; an empty draw pile is rebuilt when needed."""
    hands = state.hands
    for seat, card in zip(clockwise(len(hands), state.dealer), action.cards, strict=True):
        if not state.draw_pile:
            state.draw_pile, state.discard = sorted(state.discard), []
            tell(DrawPileRebuilt, len(state.draw_pile))
        state.draw_pile.remove(card)
        hands[seat] = tuple(sorted((*hands[seat], card)))
        tell(CardDrawn, seat, card)
    state.phase = LAY_NOTES


def _lay_notes(state: State, _seat: int, action: LayNotes, tell: Tell) -> None:
    """razzia.dealer.one-per-bar, razzia.dealer.carry-over, razzia.round.new-notes: notes in reading order, one a bar."""
    laid = action.notes
    for note in laid:
        state.stacks.remove(note)
    # The stacks shrink at once, so the free note must be in the dealer's hand before anything is told.
    short = len(laid) < notes_per_round(len(state.bars))
    if not short:
        state.free_note = laid[-1]
    for bar, note in zip(state.bars, laid, strict=False):
        state.pots[bar] += (note,)
        tell(NoteLaid, bar, note)
    if short:
        tell(NotesRanOut, len(laid))
        state.phase = CHOOSE_CARDS
    else:
        tell(FreeNoteDrawn, state.dealer, state.free_note)
        state.phase = PLACE_FREE_NOTE


# ---------------------------------------------------------------- the dealer, the cards


def _place_free_note(state: State, seat: int, action: PlaceFreeNote, tell: Tell) -> None:
    """razzia.dealer.free-note, razzia.dealer.free-note-open: the note joins the pot, for all to see."""
    note, state.free_note = state.free_note, NO_NOTE
    state.pots[action.bar] += (note,)
    state.phase = CHOOSE_CARDS
    tell(FreeNotePlaced, seat, action.bar, note)


def _play_card(state: State, seat: int, action: PlayCard, tell: Tell) -> None:
    """razzia.card.choose, razzia.card.secret: the card leaves the hand and lies face down."""
    card = action.card
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    state.chosen[seat] = card
    tell(CardChosen, seat, card)
    if NO_CARD not in state.chosen:
        _reveal(state, tell)


def _reveal(state: State, tell: Tell) -> None:
    """razzia.card.reveal: all cards are turned up together and laid on their bars; then the money is awarded."""
    state.played = state.chosen
    state.chosen = [NO_CARD] * len(state.played)
    state.phase = SETTLE
    table = state.table
    for seat, card in enumerate(state.played):
        table[CARD_BAR[card]] += (seat,)
    tell(CardsRevealed, tuple(state.played))
    settle_bars(state, tell)


# ---------------------------------------------------------------- share-out


def _propose(state: State, _seat: int, action: Propose, tell: Tell) -> None:
    """razzia.share.proposer, razzia.share.one-offer: the proposal is open, and the other sharers answer."""
    sharers = _share_out(state).sharers
    given = dict(action.shares)
    shares = tuple(tuple(sorted(given[sharer])) for sharer in sharers)
    state.share_out = ShareOut(_share_out(state).kind, sharers, shares, (UNANSWERED,) * len(sharers))
    state.phase = ANSWER
    tell(ShareProposed, state.bar, sharers, shares)


def _accept(state: State, seat: int, _action: Action, tell: Tell) -> None:
    """razzia.share.answer: content with the share."""
    _answer(state, seat, ACCEPTED, tell)


def _call_duel(state: State, seat: int, _action: Action, tell: Tell) -> None:
    """razzia.share.answer: rather fight."""
    _answer(state, seat, FIGHTS, tell)


def _answer(state: State, seat: int, answer: int, tell: Tell) -> None:
    share_out = _share_out(state)
    at = share_out.sharers.index(seat)
    answers = (*share_out.answers[:at], answer, *share_out.answers[at + 1 :])
    state.share_out = ShareOut(share_out.kind, share_out.sharers, share_out.proposal, answers)
    tell(ShareAnswered, state.bar, seat, answer == ACCEPTED)
    if UNANSWERED not in answers[1:]:
        _pay(state, tell)


def _pay(state: State, tell: Tell) -> None:
    """razzia.share.agreed, razzia.share.partly, razzia.duel.stake: accepting sharers are paid; the rest is fought for."""
    share_out = _share_out(state)
    bar, sharers, answers = state.bar, share_out.sharers, share_out.answers
    if state.options.answers == "secret":
        tell(AnswersRevealed, bar, sharers[1:], tuple(answer == ACCEPTED for answer in answers[1:]))
    fighters = tuple(seat for seat, answer in zip(sharers, answers, strict=True) if answer == FIGHTS)
    agreed = not fighters
    for seat, answer, share in zip(sharers, answers, share_out.proposal or (), strict=True):
        if agreed or answer == ACCEPTED:
            state.pots[bar] = _take_from(state.pots[bar], share)
            state.takings[seat] += share
            tell(SharePaid, bar, seat, share, SharePaid.cites[0 if agreed else 1])
    if agreed:
        _bar_is_settled(state, tell)
    elif not state.pots[bar]:
        tell(DuelVoid, bar, fighters)  # razzia.duel.nothing
        _bar_is_settled(state, tell)
    else:
        _begin_duels(state, fighters, tell)


def _take_from(pot: Notes, share: Notes) -> Notes:
    left = list(pot)
    for note in share:
        left.remove(note)
    return tuple(left)


# ---------------------------------------------------------------- duel


def _begin_duels(state: State, fighters: tuple[int, ...], tell: Tell) -> None:
    """razzia.duel.fighters, razzia.duel.first-pair: the proposer against the weakest of those who called a duel."""
    proposer = _share_out(state).sharers[0]
    state.phase = DUEL
    state.duel = Duel(champion=proposer, opponent=fighters[-1], waiting=fighters[:-1])
    tell(
        DuelBegun, state.bar, *duel_sides(state), state.pots[state.bar], DuelBegun.cites[1 if len(fighters) > 1 else 0]
    )


def _roll(state: State, _seat: int, action: RollDie, tell: Tell) -> None:
    """razzia.duel.total, razzia.duel.roll-order, razzia.duel.fresh-dice: stronger card first; pips plus number."""
    duel = _duel(state)
    stronger, weaker = duel_sides(state)
    if not duel.rolled:
        state.duel = Duel(duel.champion, duel.opponent, duel.waiting, action.pips)
        tell(DieRolled, state.bar, stronger, action.pips, action.pips + CARD_NUMBER[state.played[stronger]])
        return
    first = duel.rolled + CARD_NUMBER[state.played[stronger]]
    second = action.pips + CARD_NUMBER[state.played[weaker]]
    state.duel = Duel(duel.champion, duel.opponent, duel.waiting, duel.rolled, action.pips)
    tell(DieRolled, state.bar, weaker, action.pips, second)
    winner, loser = (stronger, weaker) if first > second else (weaker, stronger)
    tell(DuelWon, state.bar, winner, loser, first == second, _won_by(state, stronger, weaker, tied=first == second))
    _next_duel(state, winner, duel.waiting, tell)


def _won_by(state: State, stronger: int, weaker: int, *, tied: bool) -> str:
    """razzia.duel.tie, razzia.duel.tie-equal: on equal totals the weaker card wins."""
    if not tied:
        return DuelWon.cites[0]
    equal_numbers = CARD_NUMBER[state.played[stronger]] == CARD_NUMBER[state.played[weaker]]
    return DuelWon.cites[2 if equal_numbers else 1]


def _next_duel(state: State, champion: int, waiting: tuple[int, ...], tell: Tell) -> None:
    """razzia.duel.chain, razzia.duel.loser-out, razzia.duel.winner: on to the strongest who waits, else all is won."""
    bar = state.bar
    if waiting:
        state.duel = Duel(champion, waiting[0], waiting[1:])
        tell(DuelBegun, bar, *duel_sides(state), state.pots[bar], DuelBegun.cites[2])
        return
    stake, state.pots[bar] = state.pots[bar], ()
    state.takings[champion] += stake
    tell(StakeTaken, bar, champion, stake)
    _bar_is_settled(state, tell)


def _bar_is_settled(state: State, tell: Tell) -> None:
    state.share_out = None
    state.duel = None
    state.phase = SETTLE
    state.settling += 1
    settle_bars(state, tell)


def _share_out(state: State) -> ShareOut:
    if state.share_out is None:
        message = "no share-out is under way"
        raise ValueError(message)
    return state.share_out


def _duel(state: State) -> Duel:
    if state.duel is None:
        message = "no duel is under way"
        raise ValueError(message)
    return state.duel


_DO: Final[dict[type[Action], Callable[[State, int, Any, Tell], None]]] = {
    # each function takes the action its key names
    DealHands: _deal_hands,
    Refill: _refill,
    LayNotes: _lay_notes,
    PlaceFreeNote: _place_free_note,
    PlayCard: _play_card,
    Propose: _propose,
    AcceptShare: _accept,
    CallDuel: _call_duel,
    RollDie: _roll,
}
