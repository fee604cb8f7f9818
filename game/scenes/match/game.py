"""A game's own modules as the match needs them, found by the game's id: its words and its table."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Protocol, cast

from game.registry import GAMES
from game.scenes import games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Reason
    from game.engine.views import View
    from game.table.pieces import GameTable
    from game.texts.texts import Texts


class Says(games.Says, Protocol):
    """What a game's `says` module offers to the match besides what menus want; all is worded from views."""

    def event(self, before: View, action: int, after: View, names: Sequence[str], texts: Texts) -> str:
        """Say in one sentence what happened; "" for what needs no words."""

    def reason(self, reason: Reason, texts: Texts) -> str:
        """Say why something can't be done."""

    def status(self, view: View, names: Sequence[str], texts: Texts) -> str:
        """Say what is to be done now, and by whom."""


def says_of(game: str) -> Says:
    """Return the words of `game`; KeyError for one that there isn't."""
    return cast("Says", games.says_of(game))


def table_of(game: str) -> GameTable:
    """Return how `game` is drawn and played; KeyError for one that there isn't."""
    return cast("GameTable", importlib.import_module(f"game.{GAMES[game].id}.table"))
