"""The texts of a game in every language, for tests that look at what is said."""

from __future__ import annotations

from collections.abc import Mapping

from game.texts.languages import COMMON, FALLBACK, languages
from game.texts.texts import Library, Texts

SIDES = ("-more", "-less", "-spared", "-given")


def speaking(part: str = COMMON) -> Mapping[str, Texts]:
    """Return a game's texts by language; what is missing or wrong raises MissingText."""
    library = Library(strict=True)
    return {language: library.texts(language, part) for language in languages()}


def reasons_of(game: str) -> set[str]:
    """Return the features of a game whose differences have words, as English has them."""
    catalog = Library(strict=True).catalog(game, "", FALLBACK)
    keys = catalog.entries if catalog else ()
    return {key.split("-")[1] for key in keys if key.startswith("reason-") and key.endswith(SIDES)}
