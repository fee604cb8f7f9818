"""The texts of one language: `texts("title-play")`, and the voice that can change the language at any time.

voice = Voice("de")
voice("title-play")                         a text of the program, from common/text/de/title.ftl
texts = voice.of("my_game")                 that game's texts, and the program's
texts("event-take", name="Vega", chips=3)   placeables filled in, numbers in the language's format

A text that the language lacks, or that doesn't match the English one, falls back to English: only that text.
"""

from __future__ import annotations

import datetime as dt
import logging
from collections.abc import Generator, Iterable
from pathlib import PurePath
from typing import Final, Literal

from babel.dates import format_date, format_skeleton, format_time, get_day_names
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from game.engine.files.damage import BadAsset
from game.engine.files.plain_file import plain_text, shown
from game.texts.catalog import BadTexts, Catalog, at_once, line_of, reading, without
from game.texts.languages import COMMON, FALLBACK, bytes_of, files_of, languages, locale_of
from game.texts.stops import one_stop

YOU: Final = "you"  # stands for the name of the only person at the screen, whom texts address
WORDED_LIMIT: Final = 4096  # formatted texts kept: a frame asks for the same ones again
_STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}
_log = logging.getLogger(__name__)


class MissingText(KeyError):
    """An unknown key, or a missing variable of a text."""


class Bundle(FluentBundle):
    """The messages of a file, each parsed when it is first worded."""

    def __init__(self, catalog: Catalog, language: str) -> None:
        """Parse nothing yet."""
        super().__init__([str(locale_of(language))], use_isolating=False)
        self._entries = catalog.entries
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self._entries

    def get_message(self, message_id: str) -> Message:
        """Return a message; raise KeyError if there is none."""
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        """Parse an entry and all that it refers to, once."""
        if key not in self._parsed:
            self._parsed.add(key)
            self.add_resource(ast.Resource([self._entries[key].node]))
            for other in self._entries[key].references:
                self._parse(other)


class Library:
    """The catalogues of all languages, each file read once, on demand.

    Problems are logged once each; `strict` raises MissingText instead.
    """

    def __init__(self, *, strict: bool = False) -> None:
        """Start with nothing read."""
        self.strict = strict
        self._bundles: dict[tuple[str, str, str], Bundle | None] = {}
        self._catalogs: dict[tuple[str, str, str], Catalog | None] = {}
        self._begun: dict[tuple[str, str, str], Generator[None, None, Catalog | None]] = {}
        self._files: dict[tuple[str, str], tuple[str, ...]] = {}
        self._texts: dict[tuple[str, str], Texts] = {}
        self._told: set[str] = set()

    def texts(self, language: str, part: str = COMMON) -> Texts:
        """Return the texts of a part in a language, always the same object for the same two."""
        if (language, part) not in self._texts:
            self._texts[language, part] = Texts(self, language, part)
        return self._texts[language, part]

    def bundle(self, part: str, file: str, language: str) -> Bundle | None:
        """Return the texts of one file in one language; None if there is no such file."""
        at = (part, file, language)
        if at not in self._bundles:
            catalog = self.catalog(part, file, language)
            self._bundles[at] = None
            if catalog is not None:
                self._bundles[at] = Bundle(catalog, language)
        return self._bundles[at]

    def catalog(self, part: str, file: str, language: str) -> Catalog | None:
        """Read a file; of other languages only what matches the English file."""
        at = (part, file, language)
        if at not in self._catalogs:
            self._catalogs[at] = at_once(self._begun.pop(at) if at in self._begun else self._reading(*at))
        return self._catalogs[at]

    def forget_others(self, language: str) -> None:
        """Forget what was read of all languages but this one and English; it is read again if asked for."""
        for known in (self._bundles, self._catalogs, self._begun):
            for at in [at for at in known if at[2] not in {language, FALLBACK}]:
                del known[at]
        for (other, _), texts in self._texts.items():
            if other != language:
                texts.forget()

    def files(self, part: str, language: str) -> tuple[str, ...]:
        """Return the files of a part, as they were on the first call."""
        if (part, language) not in self._files:
            self._files[part, language] = tuple(files_of(part, language))
        return self._files[part, language]

    def step(self, part: str, file: str, language: str) -> bool:
        """Read a bit more of a file that will be needed; False once it is complete."""
        at = (part, file, language)
        if at in self._bundles:
            return False
        if at in self._catalogs:
            self.bundle(*at)
            return True
        steps = self._begun.pop(at) if at in self._begun else self._reading(*at)
        try:
            next(steps)
        except StopIteration as done:
            self._catalogs[at] = done.value
        else:
            self._begun[at] = steps
        return True

    def line(self, part: str, key: str, language: str) -> str:
        """Return a game's one-line text from a file that wasn't read yet, without reading more; else ""."""
        source = files_of(part, language).get("")
        if source is None or (part, "", language) in self._catalogs:
            return ""
        try:
            return line_of(bytes_of(source, part), key)
        except BadTexts:
            return ""  # reported as soon as the file is read

    def _reading(self, part: str, file: str, language: str) -> Generator[None, None, Catalog | None]:
        source = files_of(part, language).get(file)
        name = f"{part}/text/{language}/{file}.ftl" if file else f"{part}/text/{language}.ftl"
        if source is None:
            return None
        try:
            catalog = yield from reading(bytes_of(source, name), name)
        except BadTexts as trouble:
            if language == FALLBACK:
                raise BadAsset(f"assets/{trouble}") from trouble
            self.tell(str(trouble))
            return None
        if language != FALLBACK:
            yield
            catalog = fitting(catalog, self.catalog(part, file, FALLBACK), name)
        elif catalog.problems:
            raise BadAsset(f"assets/{catalog.problems[0]}")
        for problem in catalog.problems:
            self.tell(str(problem))
        return catalog

    def tell(self, trouble: str) -> None:
        """Report a problem, once."""
        if self.strict:
            raise MissingText(trouble)
        if trouble not in self._told:
            self._told.add(trouble)
            _log.error(trouble)


class Texts:
    """The texts of a part, "common" or a game's id, in one language. The same two are the same object."""

    __slots__ = ("_found", "_library", "_worded", "language", "part")

    def __init__(self, library: Library, language: str, part: str) -> None:
        """Made by a library only."""
        self._library = library
        self._found: dict[str, Bundle | None] = {}
        self._worded: dict[object, str] = {}
        self.language = language
        self.part = part

    def __eq__(self, other: object) -> bool:
        """Whether it is the same part in the same language."""
        return isinstance(other, Texts) and (self.language, self.part) == (other.language, other.part)

    def __hash__(self) -> int:
        return hash((self.language, self.part))

    def forget(self) -> None:
        """Forget what was worded."""
        self._found.clear()
        self._worded.clear()

    def of(self, part: str) -> Texts:
        """Return the texts of another part in the same language."""
        return self._library.texts(self.language, part)

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the text of `key` with its placeables filled in."""
        asked = (key, *facts.items())
        text = self._worded.get(asked)
        if text is None:
            text = self._word(key, facts)
            if len(self._worded) >= WORDED_LIMIT:
                self._worded.clear()
            self._worded[asked] = text
        return text

    def _word(self, key: str, facts: dict[str, object]) -> str:
        bundle = self._find(key)
        pattern = None if bundle is None else bundle.get_message(key).value
        if bundle is None or pattern is None:
            return self._missing(f"no text {key!r} in {self.part}", key)
        text, errors = bundle.format_pattern(pattern, {name: _told(fact) for name, fact in facts.items()})
        if errors:
            return self._missing(f"text {key!r} in {self.part}: {errors[0]}", key)
        return one_stop(str(text))

    def line(self, key: str) -> str:
        """Return a game's one-line text without placeables, without reading the others."""
        if (key,) not in self._worded and (text := self._library.line(self.part, key, self.language)):
            self._worded[key,] = text
        return self(key)

    def has(self, key: str) -> bool:
        """Whether there is a text for `key`."""
        return self._find(key) is not None

    def listed(self) -> tuple[str, ...]:
        """Return the keys of a game's texts, in the order of the English file."""
        catalog = self._library.catalog(self.part, "", FALLBACK)
        return tuple(catalog.entries) if catalog is not None else ()

    def join(self, items: Iterable[str], by: Literal["and", "or"] = "and") -> str:
        """Join names into a list: "Mind, Soul and Space"."""
        return format_list(list(items), _STYLES[by], locale_of(self.language))

    def people(self, names: Iterable[str], by: Literal["and", "or"] = "and") -> str:
        """Join people's names into a list, the one person at the screen as "you"."""
        return self.join([self("person-you") if name == YOU else name for name in names], by)

    def number(self, value: float, digits: int = 0, *, fixed: bool = True) -> str:
        """Format a number with `digits` decimals, or at most that many unless `fixed`.

        Negative numbers get a true minus.
        """
        pattern = "#,##0" + ("." + ("0" if fixed else "#") * digits if digits else "")
        return format_decimal(value, pattern, locale_of(self.language)).replace("-", "\N{MINUS SIGN}")

    def date(self, when: dt.date, *, time: bool = False) -> str:
        """Format a date, with the time of day on request, if it has one."""
        locale = locale_of(self.language)
        day = format_date(when, "medium", locale)
        if time and isinstance(when, dt.datetime):
            return f"{day}, {format_time(when, 'HH:mm', locale=locale)}"
        return day

    def month(self, day: dt.date) -> str:
        """Format the month of `day` with its year."""
        return format_skeleton("yMMMM", day, locale=locale_of(self.language))

    def weekdays(self) -> list[str]:
        """Return the shortest names of the days of the week, from Monday."""
        names = get_day_names("short", "stand-alone", locale_of(self.language))
        return [names[day] for day in range(7)]

    def _find(self, key: str) -> Bundle | None:
        """Return the texts that have `key`: the language's before English, the part's before the common."""
        if key not in self._found:
            self._found[key] = self._look_up(key)
        return self._found[key]

    def _look_up(self, key: str) -> Bundle | None:
        common = (COMMON, key.partition("-")[0])
        places = (common,) if self.part == COMMON else ((self.part, ""), common)
        for language in dict.fromkeys((self.language, FALLBACK)):
            for part, file in places:
                bundle = self._library.bundle(part, file, language)
                if bundle is not None and bundle.has_message(key):
                    return bundle
        return None

    def _missing(self, trouble: str, key: str) -> str:
        self._library.tell(trouble)
        return f"[{key}]"


class Voice:
    """The current language; everything that holds a voice follows when it changes."""

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        """Use `language`, or English if it doesn't exist; raise BadAsset if an English file is missing."""
        lost = {file for one in languages() for file in files_of(COMMON, one)} - set(
            files_of(COMMON, FALLBACK)
        )
        if lost:
            raise BadAsset(f"assets/common/text/{FALLBACK}/{min(lost)}.ftl: it is missing")
        self._library = Library(strict=strict)
        self.texts = self._library.texts(language if language in languages() else FALLBACK)

    @property
    def language(self) -> str:
        """The code of the current language."""
        return self.texts.language

    def speak(self, language: str) -> None:
        """Change the language; ignores one that doesn't exist."""
        if language in languages():
            self.texts = self._library.texts(language)
            self._library.forget_others(language)

    def of(self, part: str) -> Texts:
        """Return a game's texts in the current language."""
        return self.texts.of(part)

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the program's text of `key` with its placeables filled in."""
        return self.texts(key, **facts)

    def has(self, key: str) -> bool:
        """Whether there is a text for `key`."""
        return self.texts.has(key)

    def read_on(self, games: Iterable[str]) -> bool:
        """Preload texts for about a millisecond; False: all of the program and of `games` are loaded."""
        for part in (COMMON, *games):
            for language in dict.fromkeys((FALLBACK, self.language)):
                for file in self._library.files(part, language):
                    if self._library.step(part, file, language):
                        return True
        return False


def _told(fact: object) -> str | int | float:
    """Make a variable printable: a file's name may contain bytes that are not text."""
    if isinstance(fact, int | float):
        return fact
    return shown(fact) if isinstance(fact, PurePath) else plain_text(str(fact))


def fitting(catalog: Catalog, english: Catalog | None, file: str) -> Catalog:
    """Remove what English doesn't have, and what needs variables that the English text doesn't."""
    models = english.entries if english is not None else {}
    wrong: dict[str, str] = {}
    for key, entry in catalog.entries.items():
        if key.startswith("-"):
            continue  # terms are up to each language
        if key not in models:
            wrong[key] = "nothing asks for it"
        elif unknown := entry.variables - models[key].variables:
            wrong[key] = f"it wants ${min(unknown)}, which the English text does not have"
    return without(catalog, wrong, file) if wrong else catalog
