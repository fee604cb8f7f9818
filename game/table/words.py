"""The program's texts in the language chosen. Sentences about a single game are in that game's `says`.

A language is there as soon as a file in assets/locale tells its name: `name` in its table `[language]`.
Either one file holds all its texts, "nl.toml", or each part of the program has a file, "menu.en.toml". What a
language lacks is said in English, sentence by sentence (`game.translating` lists it).
"""

from __future__ import annotations

import logging
import re
import string
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePath
from typing import Final, Literal

from game.engine.damage import BadAsset
from game.engine.plain_file import open_plain, plain_text, shown
from game.engine.stops import one_stop
from game.table.plurals import PLAIN, PLURALS
from game.table.toml_text import BadToml, read_toml

LANGUAGES: Final = ("en", "de")  # the games, the players' reasons and the notices of files speak these too
FALLBACK: Final = "en"
FOLDERS: Final[tuple[Traversable, ...]] = (files("assets").joinpath("locale"),)
FILE_NAME: Final = re.compile(r"(?:[a-z0-9_]+\.)?(?P<language>[a-z]{2,3}(?:_[A-Z]{2})?)\.toml")
LONGEST: Final = 2000  # letters of a text
NAME_LIMIT: Final = 40  # letters of what a language calls itself
BYTES_LIMIT: Final = 4 << 20  # of a file of texts; `read_toml` refuses far less
DEEPEST: Final = 8  # tables in tables
_log = logging.getLogger(__name__)


class MissingText(KeyError):
    """A key that the texts of a language don't have, or a fact that a text wants and wasn't given."""


# What the files hold


def load_texts(language: str) -> dict[str, str]:
    """Read the files of a language as flat keys, "title.play".

    Raise MissingText where there is none, BadToml or OSError for one that can't be read.
    """
    texts: dict[str, str] = {}
    for source in _sources().get(language, ()):
        try:
            texts.update(flat(read_toml(_bytes_of(source))))
        except BadToml as error:
            raise BadToml(f"{source.name}: {error}") from error
    if not texts:
        raise MissingText(f"no texts in {language!r}; there are: {', '.join(languages())}")
    return texts


def _bytes_of(source: Traversable) -> bytes:
    """Read a file of texts; raise OSError, also for a pipe or a device that somebody put there."""
    if not isinstance(source, Path):
        return source.read_bytes()
    with open_plain(source) as file:
        return file.read(BYTES_LIMIT + 1)


def flat(table: Mapping[str, object], prefix: str = "") -> list[tuple[str, str]]:
    """List the texts of a table and of those in it by their full keys; raise BadToml for what is none."""
    if len(prefix.split(".")) > DEEPEST + 1:
        raise BadToml(f"{prefix[:40]}... lies deeper than any text")
    found: list[tuple[str, str]] = []
    for name, value in table.items():
        if isinstance(value, Mapping):
            found += flat(value, f"{prefix}{name}.")
        elif isinstance(value, str):
            found.append((prefix + name, value))
        else:
            raise BadToml(f"{prefix}{name} is no text but {value!r}")
    return found


def controls(text: str) -> bool:
    """Whether a text holds control characters; no typeface draws them, and some can't be drawn around."""
    return any(unicodedata.category(letter) == "Cc" for letter in text)


def facts_of(text: str) -> list[str]:
    """List the facts that a text wants, as they are written in it; raise ValueError for stray braces."""
    parts = string.Formatter().parse(text)
    return sorted(
        name + (f"!{turned}" if turned else "") + (f":{form}" if form else "")
        for _, name, form, turned in parts
        if name is not None
    )


def languages() -> dict[str, str]:
    """Return the languages that there are, each with its own name; those of the games come first."""
    return _named(FOLDERS)


def language_for(system: str) -> str:
    """Return the language for a system's, such as "pt_BR.UTF-8"; English where there is none."""
    wanted = re.split(r"[.@]", system)[0].replace("-", "_").lower()
    alike = [one for one in languages() if f"{wanted}_".startswith(f"{one.lower()}_")]
    return max(alike, key=len, default=FALLBACK)


def _sources() -> dict[str, list[Traversable]]:
    """List the files of each language, a part's before the one that holds all."""
    found: dict[str, list[Traversable]] = {}
    for folder in FOLDERS:
        for source in sorted(folder.iterdir(), key=lambda one: (-len(one.name.split(".")), one.name)):
            if name := FILE_NAME.fullmatch(source.name):
                found.setdefault(name["language"], []).append(source)
    return found


@cache
def _named(_folders: tuple[Traversable, ...]) -> dict[str, str]:
    """Find out which languages have a name; one added that can't be read is left out, the log says why."""
    named = {}
    for language, sources in sorted(_sources().items(), key=lambda one: _order(one[0])):
        try:
            name = _name_in(sources, language)
            if name and language not in LANGUAGES:
                load_texts(language)
        except (MissingText, OSError, ValueError) as trouble:
            _log.error("the texts in %r can't be read: %s", language, trouble)
            continue
        if name:
            named[language] = name
    return named


def _order(language: str) -> tuple[int, str]:
    return (LANGUAGES.index(language) if language in LANGUAGES else len(LANGUAGES), language)


def _name_in(sources: list[Traversable], language: str) -> str:
    """Return what the language calls itself: "" where neither of the files that may tell it does."""
    for source in sources:
        if source.name in (f"{language}.toml", f"language.{language}.toml"):
            told = dict(flat(read_toml(_bytes_of(source))))
            name = told.get("language.name", "").strip()
            if len(name) > NAME_LIMIT or controls(name):
                raise BadToml(f"a language's name has at most {NAME_LIMIT} letters and is one line")
            if name:
                return name
    return ""


# What is said


class Words:
    """All texts, spoken in one language that can be changed at any time: `words("title.play")`.

    `chosen` is the language of these texts, `language` the one in which games speak beside them: the same
    one, or English where games lack it. What the chosen language lacks is said in English. A text that is
    missing there too shows as its key in brackets and is told to the log; `strict` raises MissingText.
    """

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        """Speak `language`, or English when there is no such language."""
        self.strict = strict
        self.chosen = FALLBACK
        self._texts: dict[str, dict[str, str]] = {}
        self._told: set[str] = set()
        self.speak(language if language in languages() else FALLBACK)

    @property
    def language(self) -> Literal["en", "de"]:
        """The language in which games, reasons and notices speak: one of `LANGUAGES`."""
        return "de" if self.chosen == "de" else "en"

    def speak(self, language: str) -> None:
        """Change the language; one that isn't there changes nothing."""
        if language in languages():
            self.chosen = language
            self._all(language)

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the text of `key` with its {facts} filled in."""
        text = self._all(self.chosen).get(key) or self._all(FALLBACK).get(key)
        if text is None:
            return self._missing(f"no text {key!r} in {self.chosen!r}", key)
        try:
            return one_stop(text.format(**{name: _shown(fact) for name, fact in facts.items()}))
        except (KeyError, IndexError) as lacking:
            return self._missing(f"text {key!r} wants {lacking}", key)

    def count(self, key: str, number: int, /, **facts: object) -> str:
        """Return the text for so many, `key`.one or `key`.many as the language counts, with its {number}."""
        for language in (self.chosen, FALLBACK):
            texts = self._all(language)
            form = PLURALS[texts.get("language.plural", PLAIN)](number)
            if f"{key}.{form}" in texts:
                return self(f"{key}.{form}", number=number, **facts)
        return self(f"{key}.many", number=number, **facts)

    def has(self, key: str) -> bool:
        """Whether there is a text for `key`."""
        return key in self._all(self.chosen) or key in self._all(FALLBACK)

    def decimal(self, text: str) -> str:
        """Write a number's text with the decimal sign of the language."""
        return text.replace(".", self("language.decimal"))

    def _all(self, language: str) -> dict[str, str]:
        """Return the texts of a language, of an added one those that can be used."""
        if language not in self._texts:
            texts = self._read(language)
            if language not in LANGUAGES:
                texts = usable(texts, self._all(FALLBACK))
                _log.info("%r says %d of %d texts", language, len(texts), len(self._all(FALLBACK)))
            self._texts[language] = texts
        return self._texts[language]

    @staticmethod
    def _read(language: str) -> dict[str, str]:
        """Read a language; a damaged one is said in English, damaged English is a damaged program."""
        files_of = {name: {one.name.split(".")[0] for one in _sources().get(name, ())} for name in LANGUAGES}
        if language == FALLBACK and (lost := set().union(*files_of.values()) - files_of[FALLBACK]):
            raise BadAsset(f"assets/locale/{min(lost)}.{FALLBACK}.toml: it is missing")
        try:
            return load_texts(language)
        except (BadToml, MissingText, OSError) as error:
            if language == FALLBACK:
                raise BadAsset(f"assets/locale: {error}") from error
            _log.error("the texts in %r can't be read: %s", language, error)
            return {}

    def _missing(self, trouble: str, key: str) -> str:
        if self.strict:
            raise MissingText(trouble)
        if key not in self._told:
            self._told.add(key)
            _log.error(trouble)
        return f"[{key}]"


def _shown(fact: object) -> object:
    """Return a fact as it can be shown: names of files may hold bytes that are no text."""
    if isinstance(fact, str):
        return plain_text(fact)
    return shown(fact) if isinstance(fact, PurePath) else fact


def usable(texts: Mapping[str, str], english: Mapping[str, str]) -> dict[str, str]:
    """Return those texts of an added language that can be shown: known, not empty, wanting the same facts."""
    kept = {key: text for key, text in texts.items() if not why_unusable(key, text, english)}
    if kept.get("language.plural", PLAIN) not in PLURALS:
        del kept["language.plural"]
    return kept


def why_unusable(key: str, text: str, english: Mapping[str, str]) -> str:
    """Return what keeps a text of an added language from being shown, for its writer; "" if nothing."""
    model = english.get(key) or english.get(re.sub(r"\.few$", ".many", key))
    if model is None:
        return "nothing asks for it"
    if not text.strip() or len(text) > LONGEST:
        return f"it is empty, or longer than {LONGEST} letters"
    if controls(text.replace("\n", "")):
        return "it holds a control character"
    try:
        wanted = facts_of(text)
    except ValueError as trouble:
        return f"its braces are wrong: {trouble}"
    if wanted != facts_of(model):
        return f"it wants {{{', '.join(wanted)}}}, in English it is {{{', '.join(facts_of(model))}}}"
    return ""
