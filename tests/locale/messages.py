"""All messages of all languages, and each of them worded with sample facts in every variant that it has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.registry import GAMES
from game.texts.catalog import Catalog, Entry, read_catalog
from game.texts.languages import COMMON, files_of, languages
from game.texts.texts import Library

HOME: Final = Path(__file__).resolve().parents[2]
PARTS: Final = (COMMON, *GAMES)
LANGUAGES: Final = tuple(languages())
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS: Final = (0, 1, 2, 5, 21)  # that have all the forms of the languages of Europe between them
TRIED: Final = 200  # combinations of facts a message at most
WORDED: Final = Library(strict=True)


class Place(NamedTuple):
    """Where a message stands: the part, the file in it ("" for a game's only one) and the key."""

    part: str
    file: str
    key: str


@cache
def catalogs(language: str) -> Mapping[tuple[str, str], Catalog]:
    """Return the files of a language as they are written, by part and file."""
    return {
        (part, file): read_catalog(source.read_bytes(), f"{part}/text/{language}/{file}")
        for part in PARTS
        for file, source in files_of(part, language).items()
    }


@cache
def messages(language: str) -> Mapping[Place, Entry]:
    """Return all messages of a language, without its terms."""
    return {
        Place(part, file, key): entry
        for (part, file), catalog in catalogs(language).items()
        for key, entry in catalog.entries.items()
        if not key.startswith("-")
    }


@cache
def worded(language: str) -> Mapping[Place, tuple[str, ...]]:
    """Return every message in all its variants; raise MissingText where one can't be worded."""
    return {
        place: tuple(
            WORDED.texts(language, place.part)(place.key, **facts)
            for facts in islice(samples(language, place), TRIED)
        )
        for place in messages(language)
    }


def samples(language: str, place: Place) -> Iterator[dict[str, str | int]]:
    """Yield facts for a message: a name for what is only shown, values for all variants of what selects."""
    catalog = catalogs(language)[place.part, place.file]
    tried: dict[str, list[str | int]] = {name: [name.upper()] for name in messages(language)[place].variables}
    for key in _reached(place.key, catalog):
        finder = _Selectors()
        finder.visit(catalog.entries[key].node)
        for name, values in finder.found.items():
            tried[name] = [
                *dict.fromkeys([*(one for one in tried.get(name, []) if one != name.upper()), *values])
            ]
    for name in _shown_through(catalog, place.key):
        tried.setdefault(name, [name.upper()])
    for given in product(*tried.values()):
        yield dict(zip(tried, given, strict=True))


def _reached(key: str, catalog: Catalog) -> list[str]:
    """List a message and the messages that it leads to; terms have their own facts."""
    found = [key]
    for one in found:
        found += [
            other
            for other in catalog.entries[one].references
            if not other.startswith("-") and other not in found
        ]
    return found


def _shown_through(catalog: Catalog, key: str) -> set[str]:
    return {name for one in _reached(key, catalog) for name in catalog.entries[one].variables}


class _Selectors(Visitor):
    """Finds the facts by which a message selects, each with values that reach all its variants."""

    def __init__(self) -> None:
        self.found: dict[str, list[str | int]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor's names)
        """Keep the values of one selection."""
        selector: ast.SyntaxNode = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            self.found.setdefault(selector.id.name, []).extend(_values(node.variants))
        self.generic_visit(node)


def _values(variants: list[ast.Variant]) -> list[str | int]:
    keys = [variant.key for variant in variants]
    exact: list[str | int] = [int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)]
    named = [key.name for key in keys if isinstance(key, ast.Identifier)]
    if exact or CATEGORIES.issuperset(named):
        return [*exact, *NUMBERS]
    return [*named]
