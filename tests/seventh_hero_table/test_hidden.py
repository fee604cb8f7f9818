"""What a layout of Seventh Hero never shows: what the seat that looks can't know (SH-30)."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from game.screens.match.table.viewpoint import common_view
from game.seventh_hero.rules.state import SeventhState
from game.seventh_hero.table import table
from game.table.pieces import Placed
from tests.seventh_hero.positions import Seat, begin, seventh
from tests.seventh_hero_table.laying import USUAL, laid, setting_of


def faces(layout: list[Placed], key: str) -> set[str]:
    """The kinds of faces that pieces of this key have on either side."""
    found = [piece for piece in layout if piece.key.startswith(key)]
    return {face.kind for piece in found for face in (piece.face, piece.back) if face is not None}


@pytest.mark.rule("SH-30")
def test_nothing_hidden_shows(positions: list[SeventhState]) -> None:
    """What a seat can't know may change; no layout does."""
    leaks = []
    for number, state in enumerate(positions):
        for seat in range(state.seats):
            twin = state.determinize(seat, Rng(number))
            if seat != state.to_move and laid(state, seat) != laid(twin, seat):
                leaks.append((number, seat))

    assert leaks == []


@pytest.mark.rule("SH-12")
def test_a_hint_is_seen_by_asker_and_leader_alone() -> None:
    """The others see its back, and all see the answer and who asked."""
    state = seventh(Seat(hand="1 1"), Seat(hand="2 3"), Seat(hand="5 6"), Seat(hand="7 7"), seats=4)
    begin(state, "send 1")
    begin(state, "hint 2")
    layouts = [laid(state, seat) for seat in range(4)]

    assert [faces(layout, "hint:0") for layout in layouts] == [
        {"hero", "back"},
        {"hero", "back"},
        {"back"},
        {"back"},
    ]
    assert all(faces(layout, "answer:0") == {"answer"} for layout in layouts)


@pytest.mark.rule("SH-21")
def test_only_who_knows_the_wanderer_sees_its_number() -> None:
    """On a small card at its corner; its back is what all see, the leader too."""
    state = seventh(Seat(hand="1 1"), Seat(hand="2 3"), Seat(hand="5 6", party="5"))
    begin(state, "send 1")
    before = [faces(laid(state, seat), "peek") for seat in range(3)]
    begin(state, "use oracle")
    after = [faces(laid(state, seat), "peek") for seat in range(3)]

    assert before == [{"hero"}, set(), set()]
    assert after == [{"hero"}, set(), {"hero"}]
    assert all(faces(laid(state, seat), "wanderer") == {"back"} for seat in range(3))


def test_people_who_look_together_see_no_secret(positions: list[SeventhState]) -> None:
    """Neither a hand nor a wanderer that one of them does not know."""
    leaks = []
    for number, state in enumerate(positions):
        together = tuple(range(state.seats))
        layout = table.arrange(common_view(state, 0, together), USUAL, setting_of(state, 0))
        known = state.road.knowers == (1 << state.seats) - 1
        if any(piece.key.startswith("hand:") for piece in layout) or (faces(layout, "peek") and not known):
            leaks.append(number)

    assert leaks == []
