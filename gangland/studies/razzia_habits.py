"""Sensible players with another habit: where the dealer puts the free note (razzia.dealer.free-note)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from gangland.games.razzia.actions import PLACE
from gangland.games.razzia.bot import sensible_bot
from gangland.games.razzia.components import CARD_BAR

if TYPE_CHECKING:
    from random import Random

    from gangland.games.razzia.view import View
    from gangland.kernel.actions import Action
    from gangland.kernel.choices import Choices

HABITS: Final = ("richest of mine", "poorest of mine", "anywhere", "where I cannot go")
"""Where a dealer may put the free note; "of mine" means: of the bars the dealer holds a card for."""


def dealer_with_habit(habit: str, view: View, choices: Choices[Action], rng: Random) -> Action:
    """Plays like the sensible bot, but puts the free note where its habit says."""
    if view.phase != "place_free_note":
        return sensible_bot(view, choices, rng)
    own = {CARD_BAR[card] for card in view.hand}
    mine = [bar for bar in view.bars if bar.bar in own]
    others = [bar for bar in view.bars if bar.bar not in own]
    if habit == "richest of mine":
        return PLACE[max(mine, key=lambda bar: bar.sum).bar]
    if habit == "poorest of mine":
        return PLACE[min(mine, key=lambda bar: bar.sum).bar]
    if habit == "where I cannot go" and others:
        return PLACE[rng.choice(others).bar]
    return PLACE[rng.choice(view.bars).bar]


def with_habit(habit: str) -> partial[Action]:
    """A bot with this habit, ready to be sent to other processes."""
    if habit not in HABITS:
        message = f"no habit {habit!r}; there are {', '.join(HABITS)}"
        raise ValueError(message)
    return partial(dealer_with_habit, habit)
