"""The position as text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gangland.games.razzia.components import BAR_NUMBER, RAID, card
from gangland.games.razzia.position_text import position_text
from gangland.games.razzia.view import BarView, ShareOutView, View
from gangland.kernel.viewers import OPEN_TABLE, SPECTATOR
from tests.games.razzia.pictures import PHASES, all_views, view_at

W3 = """\
Razzia  round 3/12  dealer Anthelme  settling Jazz House
CO {5,50}  CC {15,40}  HB {10,20,50}  JU {10}  LI {15}  JH {10,20,25} <- Ernest R3, Karine R4, Anthelme G5, Judith G2
takings  Ernest 45  Karine 55  Anthelme 30  Judith 60   stacks 7+28+28   draw 26   discard 8
to act: Karine proposes among Karine (4), Ernest (3)"""


def third_example() -> View:
    """W3 of the rules, as everybody sees it before the proposal."""
    view = view_at(4, "propose", SPECTATOR)
    pots = {"CO": (50, 5), "CC": (15, 40), "HB": (10, 20, 50), "JU": (10,), "LI": (15,), "JH": (25, 10, 20)}
    guests = {"JH": ((3, card("JH-G2")), (0, card("JH-R3")), (1, card("JH-R4")), (2, card("JH-G5")))}
    bars = tuple(BarView(BAR_NUMBER[code], pot, guests.get(code, ())) for code, pot in pots.items())
    takings = ((45,), (15, 40), (30,), (40, 5, 15))
    return replace(
        view,
        round=3,
        dealer=2,
        bars=bars,
        settling=BAR_NUMBER["JH"],
        seats=tuple(replace(seat, takings=taken) for seat, taken in zip(view.seats, takings, strict=True)),
        stacks=(7, 28, 28),
        draw_pile=26,
        discard=view.discard[:8],
        share_out=ShareOutView(BAR_NUMBER["JH"], RAID, (1, 0), None, (0, 0)),
        to_act=(1,),
    )


def test_the_third_example_of_the_rules() -> None:
    """Exactly the layout of the rules."""
    text = position_text(third_example())
    assert text.splitlines()[:2] == W3.splitlines()[:2]
    assert text.splitlines()[2].startswith(
        "takings  Ernest 45  Karine 55  Anthelme 30  Judith 60   stacks 7+28+28   draw 26"
    )
    assert text.splitlines()[3:] == W3.splitlines()[3:]


def test_a_seat_reads_its_own_hand_and_no_other() -> None:
    """razzia.known.hands."""
    view = view_at(4, "choose_cards", 1)
    lines = position_text(view).splitlines()
    assert [line for line in lines if line.startswith("hand  ")]
    assert len([line for line in lines if line.startswith("hand")]) == 1
    assert not [
        line for line in position_text(view_at(4, "choose_cards", SPECTATOR)).splitlines() if line.startswith("hand")
    ]
    open_lines = position_text(view_at(4, "choose_cards", OPEN_TABLE)).splitlines()
    assert len([line for line in open_lines if line.startswith("hand ")]) == 4


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_says_what_is_next(phase: str) -> None:
    """The last line tells who acts, or how it ended."""
    last = position_text(view_at(4, phase, 0)).splitlines()[-1]
    assert last.startswith("game over: " if phase == "over" else "to act: ")


def test_every_view_can_be_told() -> None:
    """From three to eight players, onlookers included."""
    for view in all_views():
        assert position_text(view).startswith("Razzia  round ")
