"""The texts of a game in every language, for tests that look at what is said."""

from __future__ import annotations

from collections.abc import Mapping

from game.texts.languages import COMMON, languages
from game.texts.texts import Library, Texts


def speaking(part: str = COMMON) -> Mapping[str, Texts]:
    """Return a game's texts by language; what is missing or wrong raises MissingText."""
    library = Library(strict=True)
    return {language: library.texts(language, part) for language in languages()}
