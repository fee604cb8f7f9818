"""What a layout of a battle never shows: what the seat that looks can't know (DC-20)."""

from __future__ import annotations

import pytest

from game.dust_collectorz.rules.cards.cards import KINDS
from game.dust_collectorz.rules.position import DustState
from game.dust_collectorz.table import table
from game.engine.rng import Rng
from game.screens.match.table.viewpoint import common_view
from tests.dust_collectorz import positions as setting_up
from tests.dust_collectorz.positions import Seat
from tests.dust_collectorz_table.laying import FRAME, laid, setting_of

SETTLED = 3  # positions of which one is dealt anew


@pytest.mark.rule("DC-20")
def test_nothing_hidden_shows(positions: list[DustState]) -> None:
    """What a seat can't know may change; no layout does."""
    leaks = []
    for number, state in enumerate(positions[::SETTLED]):
        for seat in range(state.seats):
            twin = state.determinize(seat, Rng(number))
            if laid(state, seat) != laid(twin, seat):
                leaks.append((number, seat))

    assert leaks == []


def test_people_who_look_together_see_no_hand(positions: list[DustState]) -> None:
    """Neither a card in hand nor one that is being laid, though it is somebody's turn."""
    shown = set()
    for state in positions:
        together = tuple(range(state.seats))
        for seat in together:
            layout = table.arrange(common_view(state, seat, together), FRAME, setting_of(state, seat))
            shown |= {piece.group for piece in layout}

    assert not shown & {"hand", "laid", "stats"}


def test_a_set_is_seen_by_who_lays_it_alone() -> None:
    """The others see an empty place until it is done."""
    state = setting_up.table(Seat(hand="cogwick tinnow"), Seat(hand="dimple"))
    setting_up.lay(state, "cogwick! tinnow")
    mine = [piece.key for piece in laid(state, 0) if piece.group == "laid"]
    theirs = [piece.key for piece in laid(state, 1) if piece.group in {"laid", "clash"}]

    assert mine == [
        f"laid:{KINDS['cogwick']}",
        f"ability:{KINDS['cogwick']}",
        f"laid:{KINDS['tinnow']}",
        f"ability:{KINDS['tinnow']}",
    ]
    assert theirs == []
