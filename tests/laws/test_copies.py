"""Copies of a position share nothing with it."""

from __future__ import annotations

import weakref
from collections.abc import Callable

import msgspec
import pytest

from game import compiled
from game.engine.contract import OVER, Rules, State
from game.engine.match import settle
from game.engine.rng import Rng
from tests.laws.playing import EVERY_TABLE, game, positions


@EVERY_TABLE
def test_every_action_leaves_the_copied_and_all_earlier_copies_alone(rules: Rules, seats: int) -> None:
    """Whatever is done to a copy is not seen in the original, nor in copies made before."""
    kept: list[tuple[State, bytes]] = []
    for number, turn in enumerate(game(rules, seats, 2)):
        state = turn.before
        written = state.pack()
        if number % 12 == 0:
            for action in state.legal_actions():
                copy = state.clone()
                copy.apply(action)
                settle(copy)

                assert copy.pack() != written
                assert state.pack() == written
        kept.append((state.clone(), written))

    assert [copy.pack() for copy, _ in kept] == [written for _, written in kept]


@EVERY_TABLE
def test_the_original_leaves_its_copies_alone(rules: Rules, seats: int) -> None:
    """The other way round: a game goes on, its copies stay as they were."""
    state = rules.setup(seats, 4)
    rng = Rng(4)
    copies: list[tuple[State, bytes]] = []
    while state.to_move != OVER:
        copies.append((state.clone(), state.pack()))
        copies.append((state.determinize(0, Rng(1)), state.determinize(0, Rng(1)).pack()))
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])

    assert [copy.pack() for copy, _ in copies] == [written for _, written in copies]


ASKING: dict[str, Callable[[State], object]] = {
    "legal_actions": lambda state: state.legal_actions(),
    "view": lambda state: [state.view(seat) for seat in range(state.seats)],
    "determinize": lambda state: [state.determinize(seat, Rng(1)) for seat in range(state.seats)],
    "notation": lambda state: [state.notation(action) for action in state.legal_actions()],
    "read": lambda state: [state.read(state.notation(action)) for action in state.legal_actions()],
    "why_not": lambda state: state.why_not(127),
    "clone": lambda state: state.clone(),
    "pack": lambda state: state.pack(),
    "result": lambda state: (state.places(), state.returns()) if state.to_move == OVER else None,
}


@EVERY_TABLE
@pytest.mark.parametrize("question", ASKING)
def test_asking_changes_nothing(rules: Rules, seats: int, question: str) -> None:
    """Only `apply` changes a position."""
    for state in positions(rules, seats, 5, every=7):
        written = state.pack()
        ASKING[question](state)

        assert state.pack() == written


@EVERY_TABLE
def test_a_copy_plays_on_alike(rules: Rules, seats: int) -> None:
    """Clones and packed copies meet the same chance as the original, to the end."""
    for state in positions(rules, seats, 6, every=40):
        ends = []
        for copy in (state.clone(), rules.unpack(state.pack())):
            rng = Rng(8)
            while copy.to_move != OVER:
                actions = copy.legal_actions()
                copy.apply(actions[rng.below(len(actions))])
            ends.append(copy.pack())

        assert ends[0] == ends[1]


@EVERY_TABLE
def test_packing_keeps_everything(rules: Rules, seats: int) -> None:
    """Views, actions and result of what is unpacked are those of what was packed."""
    for state in positions(rules, seats, 7, every=3):
        twin = rules.unpack(state.pack())

        assert twin.pack() == state.pack()
        assert [twin.view(seat) for seat in range(seats)] == [state.view(seat) for seat in range(seats)]
        assert twin.legal_actions() == state.legal_actions()


@pytest.mark.skipif(not compiled(), reason="only what is compiled crashes")
@EVERY_TABLE
def test_a_position_can_not_be_referred_to_weakly(rules: Rules, seats: int) -> None:
    """Compiled classes that allow it crash when the object goes."""
    state = rules.setup(seats, 1)

    with pytest.raises(TypeError, match="weak reference"):
        weakref.ref(state)


@EVERY_TABLE
def test_what_was_not_packed_is_not_unpacked(rules: Rules, seats: int) -> None:
    """Cut short or of another kind: one error."""
    written = rules.setup(seats, 1).pack()

    for data in (b"", b"\x00", written[:-1], b"x" * 1000, msgspec.msgpack.encode({"a": 1})):
        with pytest.raises(msgspec.DecodeError):
            rules.unpack(data)
