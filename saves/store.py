"""What people make for one game and keep, such as decks: its own files in a folder beside the matches.

`Game.store` names a class that is called with that folder; the program opens it when somebody first asks.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

from game.engine.game import load
from game.registry import GAMES

if TYPE_CHECKING:
    from saves.disk.listing import Listing
    from saves.disk.notices import Notice


class Store(Protocol):
    """A folder of a game's files. Saving never blocks and never raises: `poll` reports failures."""

    name: ClassVar[str]  # of the folder
    suffix: ClassVar[str]  # of its files
    folder: Path

    def __init__(self, folder: Path) -> None:
        """Open the folder, which need not exist."""

    def options(self) -> Listing[str]:
        """List its files as values of a new match's options of kind "seat"; "" for one that can't be chosen.

        A value begins with the name that people gave it, and a colon.
        """

    def poll(self) -> list[Notice]:
        """Return the failures since the last call."""

    def close(self) -> bool:
        """Write what is pending and release the folder; return whether all was written."""

    @staticmethod
    def check(path: Path) -> None:
        """Open a file of the store; raise SaveError."""


class Stores:
    """The stores of all games that keep one, below the folder of matches."""

    def __init__(self, folder: Path) -> None:
        """Open none yet."""
        self._folder = folder
        self._open: dict[str, Store] = {}

    def of(self, game: str) -> Store | None:
        """Return a game's store; None if the game keeps none."""
        if game not in self._open:
            kind = store_class(game)
            if kind is None:
                return None
            self._open[game] = kind(self._folder / kind.name)
        return self._open[game]

    def poll(self) -> list[Notice]:
        """Return the failures of all since the last call."""
        return [notice for store in self._open.values() for notice in store.poll()]

    def close(self) -> None:
        """Close all."""
        for store in self._open.values():
            store.close()


def store_class(game: str) -> type[Store] | None:
    """Return the class of a game's store; None if the game keeps none."""
    path = GAMES[game].store
    return load(path) if path else None
