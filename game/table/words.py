"""The program's texts in the language chosen. Sentences about a single game are in that game's `says`."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

LANGUAGES: Final = ("en", "de")
FALLBACK: Final = "en"
_log = logging.getLogger(__name__)


class MissingText(KeyError):
    """A key that the texts of a language don't have, or a fact that a text wants and wasn't given."""


def load_texts(language: str) -> dict[str, str]:
    """Read assets/locale/*.<language>.toml as flat keys, "title.play"; raise MissingText where there is none.

    Each file holds the texts of one part of the program: "menu.en.toml", "match.en.toml".
    """
    if language not in LANGUAGES:
        raise MissingText(f"no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
    folder = files("assets").joinpath("locale")
    texts: dict[str, str] = {}
    for source in sorted(folder.iterdir(), key=lambda one: one.name):
        if source.name.endswith(f".{language}.toml"):
            texts.update(_flat(tomllib.loads(source.read_text(encoding="utf-8")), ""))
    return texts


def _flat(table: Mapping[str, object], prefix: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, value in table.items():
        if isinstance(value, Mapping):
            found += _flat(value, f"{prefix}{name}.")
        elif isinstance(value, str):
            found.append((prefix + name, value))
        else:
            raise MissingText(f"{prefix}{name} is no text but {value!r}")
    return found


class Words:
    """All texts, spoken in one language that can be changed at any time: `words("title.play")`.

    A missing text is shown as its key in brackets and told to the log; with `strict` it raises MissingText.
    """

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        """Speak `language`, or English when there is no such language."""
        self.strict = strict
        self.language = language if language in LANGUAGES else FALLBACK
        self._texts = {self.language: load_texts(self.language)}
        self._told: set[str] = set()

    def speak(self, language: str) -> None:
        """Change the language; one that isn't there changes nothing."""
        if language in LANGUAGES:
            self.language = language
            if language not in self._texts:
                self._texts[language] = load_texts(language)

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the text of `key` with its {facts} filled in."""
        text = self._texts[self.language].get(key)
        if text is None:
            return self._missing(f"no text {key!r} in {self.language!r}", key)
        try:
            return text.format(**facts)
        except (KeyError, IndexError) as lacking:
            return self._missing(f"text {key!r} wants {lacking}", key)

    def count(self, key: str, number: int, /, **facts: object) -> str:
        """Return the text for so many: `key`.one for 1, else `key`.many, with {number} filled in."""
        return self(f"{key}.{'one' if number == 1 else 'many'}", number=number, **facts)

    def has(self, key: str) -> bool:
        """Whether the language spoken has a text for `key`."""
        return key in self._texts[self.language]

    def _missing(self, trouble: str, key: str) -> str:
        if self.strict:
            raise MissingText(trouble)
        if key not in self._told:
            self._told.add(key)
            _log.error(trouble)
        return f"[{key}]"
