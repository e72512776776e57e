"""Another world that looks the same to one seat: what it cannot know is dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangland.games.razzia.state import ACCEPTED, ANSWER, FIGHTS, NO_CARD, NO_NOTE, UNANSWERED, ShareOut

if TYPE_CHECKING:
    from random import Random

    from gangland.games.razzia.state import State


def reimagine(state: State, seat: int, rng: Random) -> State:
    """A copy in which others' hands and chosen cards, the piles, the free note and secret answers are drawn anew."""
    world = state.copy()
    _deal_cards_anew(world, seat, rng)
    if world.free_note != NO_NOTE and seat != world.dealer:
        unseen = [*world.stacks, world.free_note]
        rng.shuffle(unseen)
        world.free_note = unseen.pop()
        world.stacks = sorted(unseen)
    if world.options.answers == "secret" and world.phase == ANSWER and world.share_out:
        world.share_out = _answers_anew(world.share_out, seat, rng)
    return world


def _deal_cards_anew(world: State, seat: int, rng: Random) -> None:
    others = [other for other in world.seats if other != seat]
    unseen = world.draw_pile + [card for other in others for card in world.hands[other]]
    unseen += [world.chosen[other] for other in others if world.chosen[other] != NO_CARD]
    rng.shuffle(unseen)
    for other in others:
        if world.chosen[other] != NO_CARD:
            world.chosen[other] = unseen.pop()
        world.hands[other] = tuple(sorted(unseen.pop() for _ in world.hands[other]))
    world.draw_pile = sorted(unseen)


def _answers_anew(share_out: ShareOut, seat: int, rng: Random) -> ShareOut:
    answers = tuple(
        answer if answer == UNANSWERED or sharer == seat else rng.choice((ACCEPTED, FIGHTS))
        for sharer, answer in zip(share_out.sharers, share_out.answers, strict=True)
    )
    return ShareOut(share_out.kind, share_out.sharers, share_out.proposal, answers)
