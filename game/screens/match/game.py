"""What a match needs of its game, found by the game's id: words and table; and who sits there, for both."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Protocol, cast

from game.engine.game import load
from game.registry import GAMES
from game.screens import games
from game.table.pieces import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.contract import Rules
    from game.engine.errors import Reason
    from game.engine.events import Event
    from game.screens.seating import TableMatch
    from game.table.contract import GameTable
    from game.texts.texts import Texts

NAME_LENGTH: Final = 16  # letters of a name in a seat's panel


class Says(games.Says, Protocol):
    """What a game's `says` module offers to the match besides what menus want: words for views and events."""

    def tell(self, events: Sequence[Event], names: Sequence[str], texts: Texts) -> str:
        """Say what a step came to, by its events as the reader may know them; "" for what needs no words."""

    def reason(self, reason: Reason, texts: Texts) -> str:
        """Say why something can't be done."""


def says_of(game: str) -> Says:
    """Return the words of `game`; KeyError for one that there isn't."""
    return cast("Says", games.says_of(game))


def table_of(game: str) -> GameTable:
    """Return how `game` is drawn and played; KeyError for one that there isn't.

    A class is a stock table, which is made with the notation of the game's actions.
    """
    part = load(GAMES[game].table)
    return cast("GameTable", _made(part, GAMES[game].rules) if isinstance(part, type) else part)


@cache
def _made(table: type, rules: Rules) -> object:
    return table(getattr(rules, "actions", ()))


def seats_at(table: TableMatch) -> tuple[Seat, ...]:
    """Tell a game's table who sits where, by names as they fit a seat's panel."""
    return tuple(
        Seat(_short(chair.name), chair.colour, chair.computer, chair.portrait, _short(addressed))
        for chair, addressed in zip(table.chairs, table.addressed, strict=True)
    )


def _short(name: str) -> str:
    return name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1].rstrip() + "…"
