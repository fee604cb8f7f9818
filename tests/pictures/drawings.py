"""Digests of the drawings: what every function draws that needs no words, the numbers beside them, and files.

A picture of the whole table forgives a few pixels, and a drawing is made of thousands of numbers.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import re
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Final

from game.registry import GAMES

DIGESTS: Final = Path(__file__).parent / "drawings.json"
ASSETS: Final = Path(__file__).parents[2] / "assets"
_NUMBER: Final = re.compile(r"-?\d+\.\d+")
_PLAIN: Final = (str, int, float)


def digests() -> dict[str, str]:
    """Return a digest of each drawing by its name, as in "custom_heroes.art.gear.moon_hammer"."""
    found = {}
    for module in _modules():
        for name, text in _drawn(module).items():
            place = module.__name__.removeprefix("game.")
            found[f"{place}.{name}"] = hashlib.sha256(_steady(text).encode()).hexdigest()[:12]
    for file in sorted(ASSETS.rglob("*.svg")):
        place = ".".join(file.relative_to(ASSETS).with_suffix("").parts)
        found[place] = hashlib.sha256(file.read_text(encoding="utf-8").encode()).hexdigest()[:12]
    return dict(sorted(found.items()))


def _modules() -> list[ModuleType]:
    """List what draws: the pictures and lids of all games, and what they have in common."""
    found = [import_module(f"game.{game}.table.drawing.cover") for game in GAMES]
    art = import_module("game.table.art")
    return found + [import_module(one.name) for one in walk_packages(art.__path__, "game.table.art.")]


def kept() -> dict[str, str]:
    """Return the digests of what a person looked at last."""
    told: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8"))
    return told


def keep() -> None:
    """Keep the digests of today."""
    DIGESTS.write_text(json.dumps(digests(), indent=0) + "\n", encoding="utf-8")


def _drawn(module: ModuleType) -> dict[str, str]:
    """Call what needs nothing and returns a drawing; take what is written down beside it."""
    found = {}
    for name, one in vars(module).items():
        if inspect.isfunction(one) and one.__module__ == module.__name__:
            needs = [way for way in inspect.signature(one).parameters.values() if way.default is way.empty]
            drawing = None if needs or one.__annotations__.get("return") != "str" else one()
            if drawing is not None:
                found[name] = drawing
        elif name.isupper() and _is_plain(one):
            found[name] = repr(one)
    return found


def _is_plain(one: object) -> bool:
    """Whether something is written in words and numbers alone, so that it reads alike everywhere."""
    if isinstance(one, dict):
        return all(map(_is_plain, [*one.keys(), *one.values()]))
    return isinstance(one, _PLAIN) or (isinstance(one, tuple | list) and all(map(_is_plain, one)))


def _steady(text: str) -> str:
    """Round what other machines may reckon a hair differently."""
    return _NUMBER.sub(lambda found: f"{float(found[0]):.2f}", text)
