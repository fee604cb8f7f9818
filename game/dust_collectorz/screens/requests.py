"""What opens the screens of decks: see `game.screens.requests`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.screens.requests import Request

if TYPE_CHECKING:
    from pathlib import Path

    from game.dust_collectorz.decks.saves import SavedDeck


class OpenDecks(Request, frozen=True):
    """The list of decks."""

    maker = "game.dust_collectorz.screens.list:open_decks"
    slow = True


class OpenDeck(Request, frozen=True):
    """The builder with a deck; `kept` gets the name of the file whenever the deck is saved."""

    maker = "game.dust_collectorz.screens.builder:open_deck"
    deck: SavedDeck
    file: str
    kept: Callable[[str], None]


class OpenDeckImport(Request, frozen=True):
    """Decks as text from clipboard or file; `taken` gets the chosen one after the scene has closed.

    The text in the clipboard is taken at once if `pasted`, or the one in a `file`.
    """

    maker = "game.dust_collectorz.screens.trade:open_import"
    taken: Callable[[SavedDeck], None]
    pasted: bool = False
    file: Path | None = None


class OpenDeckExport(Request, frozen=True):
    """A deck as text."""

    maker = "game.dust_collectorz.screens.trade:open_export"
    name: str
    kinds: Sequence[int]


class OpenImproving(Request, frozen=True):
    """A computer player improving a legal deck; `taken` gets the new one if the person keeps it."""

    maker = "game.dust_collectorz.screens.improving:open_improving"
    deck: Sequence[int]
    pinned: Sequence[int]
    taken: Callable[[tuple[int, ...]], None]


class OpenAbilities(Request, frozen=True):
    """The choice of an ability; `chosen` gets it."""

    maker = "game.dust_collectorz.screens.abilities:open_abilities"
    ability: int
    chosen: Callable[[int], None]
