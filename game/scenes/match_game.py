"""A game's own modules as the match needs them, found by the game's id: its words and its table."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.errors import Reason
    from game.engine.views import View
    from game.table.pieces import GameTable


class Says(Protocol):
    """What a game's `says` module offers, as module-level functions; all is worded from views."""

    TITLE: dict[str, str]

    def event(self, before: View, action: int, after: View, names: Sequence[str], language: str) -> str:
        """Say in one sentence what happened; "" for what needs no words."""

    def reason(self, reason: Reason, language: str) -> str:
        """Say why something can't be done."""

    def status(self, view: View, names: Sequence[str], language: str) -> str:
        """Say what is to be done now, and by whom."""

    def button(self, view: View, action: int, language: str) -> str:
        """Word an action."""


def says_of(game: str) -> Says:
    """Return the words of `game`."""
    return cast("Says", _module(game, "says"))


def table_of(game: str) -> GameTable:
    """Return how `game` is drawn and played."""
    return cast("GameTable", _module(game, "table"))


def _module(game: str, part: str) -> Any:
    return importlib.import_module(f"game.{game}.{part}")
