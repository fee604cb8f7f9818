"""The texts of a game in every language, for tests that look at what is said."""

from __future__ import annotations

from collections.abc import Mapping

from game.texts.languages import COMMON, FALLBACK, languages
from game.texts.texts import Library, Texts

FORMS = ("", "-prevented", "-risk")


def speaking(part: str = COMMON) -> Mapping[str, Texts]:
    """Return a game's texts by language; what is missing or wrong raises MissingText."""
    library = Library(strict=True)
    return {language: library.texts(language, part) for language in languages()}


def reasons_of(game: str) -> set[str]:
    """Return the keys of a game's reasons, as English has them."""
    catalog = Library(strict=True).catalog(game, "", FALLBACK)
    return {key for key in (catalog.entries if catalog else ()) if key.startswith("reason-")}
