"""The languages and their files.

A language is a folder: `assets/common/text/fr/*.ftl` for the program, and a file for each game,
`assets/<game>/text/fr.ftl`. It exists as soon as `common/text/fr/language.ftl` gives its name.
"""

from __future__ import annotations

import locale
import logging
import os
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import babel

from game.engine.files.assets import packaged
from game.engine.files.damage import BadAsset
from game.engine.files.plain_file import open_plain
from game.texts.catalog import SIZE_LIMIT, BadTexts, Catalog, read_catalog

FALLBACK: Final = "en"
COMMON: Final = "common"  # the texts outside of games
NAME: Final = "language-name"  # the message with a language's own name
NAME_LIMIT: Final = 40  # characters of such a name
CODE: Final = re.compile(r"[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?")
FILE: Final = re.compile(r"[a-z][a-z0-9_]*")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment; the first one set counts
ROOTS: Final[tuple[Traversable, ...]] = (files("assets"),)
_log = logging.getLogger(__name__)


def languages() -> dict[str, str]:
    """Return the languages, each with its own name; English comes first."""
    return dict(_named(ROOTS))


def system_language() -> str:
    """Return the system's language, such as "pt_BR.UTF-8"; "" if unknown."""
    told = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return told or locale.getlocale()[0] or ""


def language_for(system: str) -> str:
    """Return the language for a system locale such as "pt_BR.UTF-8"; English if there is none."""
    wanted = re.split(r"[.@]", system)[0].replace("_", "-").lower()
    alike = [one for one in languages() if f"{wanted}-".startswith(f"{one.lower()}-")]
    return max(alike, key=len, default=FALLBACK)


@cache
def locale_of(language: str) -> babel.Locale:
    """Return the language's locale; English lists have no comma before "and" (CLDR's en_001)."""
    return babel.Locale.parse(
        "en_001" if language == FALLBACK else language, sep="-" if "-" in language else "_"
    )


def files_of(part: str, language: str) -> dict[str, Traversable]:
    """Return the text files of a part, "common" or a game's id, by the first word of their keys.

    A game has one file, for all keys, under "".
    """
    found: dict[str, Traversable] = {}
    own = packaged(part)
    for folder in [root.joinpath(part) for root in ROOTS] if own is None else [own]:
        text = folder.joinpath("text")
        if part != COMMON:
            single = text.joinpath(f"{language}.ftl")
            if single.is_file():
                found[""] = single
        elif (spoken := text.joinpath(language)).is_dir():
            stems = (
                (one.name.removesuffix(".ftl"), one) for one in spoken.iterdir() if one.name.endswith(".ftl")
            )
            found.update((stem, one) for stem, one in stems if FILE.fullmatch(stem))
    return found


def load(source: Traversable, name: str) -> Catalog:
    """Read a text file; raise BadTexts, also on a disk error."""
    return read_catalog(bytes_of(source, name), name)


def bytes_of(source: Traversable, name: str) -> bytes:
    """Return a text file's bytes, up to one more than the limit; raise BadTexts."""
    try:
        with open_plain(source) if isinstance(source, Path) else source.open("rb") as stream:
            return stream.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise BadTexts(f"{name}: {error.strerror or error}") from error


@cache
def _named(roots: tuple[Traversable, ...]) -> tuple[tuple[str, str], ...]:
    """Find the languages with a name; unusable ones are skipped and logged."""
    named: dict[str, str] = {}
    for root in roots:
        text = root.joinpath(COMMON, "text")
        folders = sorted(text.iterdir(), key=lambda one: one.name) if text.is_dir() else []
        for folder in folders:
            if CODE.fullmatch(folder.name) and folder.joinpath("language.ftl").is_file():
                try:
                    named[folder.name] = _name_in(folder)
                except (BadTexts, babel.UnknownLocaleError) as trouble:
                    if folder.name == FALLBACK:
                        raise BadAsset(f"assets/common/text/{trouble}") from trouble
                    _log.error("the language %r is left out: %s", folder.name, trouble)
    return tuple(sorted(named.items(), key=lambda one: (one[0] != FALLBACK, one[0])))


def _name_in(folder: Traversable) -> str:
    locale_of(folder.name)
    file = f"{folder.name}/language.ftl"
    entry = load(folder.joinpath("language.ftl"), file).entries.get(NAME)
    value = entry.node.value if entry else None
    name = "".join(getattr(part, "value", "") or "" for part in value.elements) if value else ""
    if not 0 < len(name.strip()) <= NAME_LIMIT:
        raise BadTexts(f"{file}: {NAME} has to be 1 to {NAME_LIMIT} characters")
    return name.strip()
