"""Herotable: card games about heroes at one table.

This package holds the engine, the games, their tables and the scenes. Here stand only the version and the
choice between the compiled engine and its Python source; the program's door is `game.__main__`.

A checkout's compiled engine lies in a folder of its own (`game.built`), an installed program's beside the
sources. With the environment variable `HEROTABLE_PURE` set, the modules of a checkout are imported from their
`.py` files wherever a compiled engine lies. Every process that it starts inherits the choice.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

from game import built

__version__ = "0.1.0"

_HOME = Path(__file__).resolve().parent.parent
_COMPILED_PACKAGES = ("game", "ai")


def compiled() -> bool:
    """Whether the engine in use is compiled; uncompiled it plays the same games, several times slower."""
    from game.engine import rng  # noqa: PLC0415 - asked once the choice below has been made

    return Path(rng.__file__).suffix != ".py"


def _source_only(folder: str) -> FileFinder:
    """Find modules in `folder` by their source alone; ImportError leaves the rest to others."""
    place = Path(folder).resolve()
    if not any(place.is_relative_to(_HOME / package) for package in _COMPILED_PACKAGES):
        raise ImportError(f"not a folder of the compiled packages: {folder}")
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def _prefer_source() -> None:
    """Put `_source_only` before the usual finders and forget what they found in our folders."""
    sys.path_hooks.insert(0, _source_only)
    for folder in list(sys.path_importer_cache):
        if any(Path(folder).is_relative_to(_HOME / package) for package in _COMPILED_PACKAGES):
            del sys.path_importer_cache[folder]


if not getattr(sys, "frozen", False):
    if os.environ.get("HEROTABLE_PURE"):
        _prefer_source()
    else:
        built.take_newest(_HOME)
