"""Everything that is said beside the interface's files, found by looking: games, reasons, notices.

Whatever module holds texts as {"en": ..., "de": ...} is found; a new table of sentences is tested from the
moment that it is there.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from types import ModuleType

import ai
import game
import saves

PAIRED: tuple[str, ...] = ()  # modules that hold a text as (English, German)
HOMES = ("sentences", "captions", "words")  # modules that hold texts; others only use them
SILENT = ("__main__", "selftest", "game.screens.widgets")
Both = tuple[str | None, str | None]  # English, German


@cache
def spoken() -> dict[str, Both]:
    """Return each text in English and German by the place where it stands; None where one is missing."""
    found: dict[str, Both] = {}
    seen: set[int] = set()
    for module in sorted(_modules(), key=lambda one: (not one.__name__.endswith(HOMES), one.__name__)):
        for name, value in vars(module).items():
            if name.startswith("__") or id(value) in seen or not isinstance(value, (dict, tuple)):
                continue
            seen.add(id(value))
            found.update(_texts_in(f"{module.__name__}.{name}", value, paired=module.__name__ in PAIRED))
    return found


def complete() -> dict[str, tuple[str, str]]:
    """Return the texts that are there in both languages."""
    return {place: (both[0], both[1]) for place, both in spoken().items() if both[0] and both[1]}


def _modules() -> Iterator[ModuleType]:
    for root in (game, ai, saves):
        for found in pkgutil.walk_packages(root.__path__, f"{root.__name__}."):
            if not any(word in found.name for word in SILENT):
                yield importlib.import_module(found.name)


def _texts_in(place: str, value: object, *, paired: bool, depth: int = 0) -> Iterator[tuple[str, Both]]:
    """List the texts in a table, in whatever it holds."""
    if isinstance(value, Mapping) and set(value) == {"en", "de"}:
        yield from _side_by_side(place, value["en"], value["de"])
    elif paired and type(value) is tuple and len(value) == 2 and all(isinstance(one, str) for one in value):
        yield place, (value[0], value[1])
    elif depth < 4 and isinstance(value, Mapping):
        for name, one in value.items():
            yield from _texts_in(f"{place}.{name}", one, paired=paired, depth=depth + 1)
    elif depth < 4 and isinstance(value, tuple):
        for at, one in enumerate(value):
            yield from _texts_in(f"{place}[{at}]", one, paired=paired, depth=depth + 1)


def _side_by_side(place: str, english: object, german: object) -> Iterator[tuple[str, Both]]:
    if isinstance(english, Mapping) and isinstance(german, Mapping):
        for name in sorted({*english, *german}):
            yield f"{place}:{name}", (english.get(name), german.get(name))
    elif isinstance(english, str) or isinstance(german, str):
        yield (
            place,
            (english if isinstance(english, str) else None, german if isinstance(german, str) else None),
        )
