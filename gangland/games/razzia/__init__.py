"""Razzia, by Stefan Dorra (Ravensburger 1992): six gambling bars, secret choices, share-outs and duels.

Read on in `components` (what lies in the box), `state`, `actions`, `legal` (what may be done), `resolve` and `settle`
(what happens then), `view` (who knows what), `scene` and `prompts` (how it looks), `rules.toml` (every clause).
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from gangland.games.razzia.actions import parse, text
from gangland.games.razzia.bot import random_bot, sensible_bot
from gangland.games.razzia.components import FEWEST_PLAYERS, MOST_PLAYERS
from gangland.games.razzia.draws import chances
from gangland.games.razzia.events import EVENTS
from gangland.games.razzia.facts import FACTS
from gangland.games.razzia.invariants import invariants
from gangland.games.razzia.legal import legal_actions, why_not
from gangland.games.razzia.narrate import narrate
from gangland.games.razzia.outcome import outcome
from gangland.games.razzia.position_text import position_text
from gangland.games.razzia.positions import read_position, write_position
from gangland.games.razzia.prompts import chance_prompt, prompt, sorted_action
from gangland.games.razzia.reimagine import reimagine
from gangland.games.razzia.resolve import apply
from gangland.games.razzia.scene import scene
from gangland.games.razzia.setup import OPTIONS, start
from gangland.games.razzia.story import conceal, story
from gangland.games.razzia.turns import to_act
from gangland.games.razzia.view import view, view_facts
from gangland.kernel.game import Credit, Game

if TYPE_CHECKING:
    from gangland.games.razzia.state import State
    from gangland.games.razzia.view import View

GAME: Game[State, View] = Game(
    name="razzia",
    credit=Credit("Razzia", "Stefan Dorra", "Ravensburger", 1992),
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    options=OPTIONS,
    package=files(__package__),
    facts=FACTS,
    start=start,
    to_act=to_act,
    legal_actions=legal_actions,
    chances=chances,
    why_not=why_not,
    apply=apply,
    outcome=outcome,
    parse=parse,
    text=text,
    read_position=read_position,
    write_position=write_position,
    view=view,
    view_facts=view_facts,
    conceal=conceal,
    story=story,
    narrate=narrate,
    describe=position_text,
    scene=scene,
    prompt=prompt,
    sorted_action=sorted_action,
    chance_prompt=chance_prompt,
    reimagine=reimagine,
    invariants=invariants,
    event_kinds=EVENTS,
    bots={"random": random_bot, "sensible": sensible_bot},
)
