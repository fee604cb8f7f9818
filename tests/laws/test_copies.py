"""Copies of a position, beyond the laws."""

from __future__ import annotations

import weakref

import pytest

from game import compiled
from game.engine.contract import Rules
from tests.laws.playing import EVERY_TABLE


@pytest.mark.skipif(not compiled(), reason="only what is compiled crashes")
@EVERY_TABLE
def test_a_position_can_not_be_referred_to_weakly(rules: Rules, seats: int) -> None:
    """Compiled classes that allow it crash when the object goes."""
    state = rules.setup(seats, 1)

    with pytest.raises(TypeError, match="weak reference"):
        weakref.ref(state)
