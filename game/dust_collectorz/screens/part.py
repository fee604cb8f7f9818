"""What the deck screens take from the program: the texts of their game, and the folder of decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.dust_collectorz.decks.saves import PART

if TYPE_CHECKING:
    from game.dust_collectorz.decks.saves import Decks
    from game.screens.app.program import Program
    from game.texts.texts import Texts


def texts_of(program: Program) -> Texts:
    """Return the game's texts, and the program's, in the current language."""
    return program.words.of(PART)


def decks_of(program: Program) -> Decks:
    """Return the person's decks."""
    return cast("Decks", program.stores.of(PART))
