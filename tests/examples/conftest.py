"""The example games among those of the house, as trusted packages are; gone after the test."""

from __future__ import annotations

from collections.abc import Iterator

import crown_thief
import pytest
import tic_tac_toe

from game.engine.files.assets import keep_in
from game.engine.game import Game
from game.registry import GAMES


@pytest.fixture(autouse=True)
def examples() -> Iterator[None]:
    """Add them."""
    added: tuple[Game, ...] = (crown_thief.GAME, tic_tac_toe.GAME)
    for game in added:
        GAMES[game.id] = game
        keep_in(game.id, game.assets)
    yield
    for game in added:
        del GAMES[game.id]
        keep_in(game.id, "")
