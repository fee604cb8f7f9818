"""Herotable: card games about heroes at one table.

This package contains the engine, the games, their tables and the scenes. This module has the version and
chooses between the compiled engine and its Python source; the entry point is `game.__main__`.

A checkout's compiled engine lies in a folder of its own (`game.built`), an installed program's beside the
sources. If the environment variable `HEROTABLE_PURE` is set, a checkout's modules are imported from their
`.py` files even if there is an engine. Child processes inherit the choice.
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
    """Whether the engine in use is compiled; uncompiled it works the same, several times slower."""
    from game.engine import rng  # noqa: PLC0415 - asked once the choice below has been made

    return Path(rng.__file__).suffix != ".py"


def _source_only(folder: str) -> FileFinder:
    """Find modules in `folder` by their source only; ImportError leaves the rest to other finders."""
    place = Path(folder).resolve()
    if not any(place.is_relative_to(_HOME / package) for package in _COMPILED_PACKAGES):
        raise ImportError(f"not a folder of the compiled packages: {folder}")
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def _prefer_source() -> None:
    """Put `_source_only` before the usual finders, and clear their caches of our folders."""
    sys.path_hooks.insert(0, _source_only)
    for folder in list(sys.path_importer_cache):
        if any(Path(folder).is_relative_to(_HOME / package) for package in _COMPILED_PACKAGES):
            del sys.path_importer_cache[folder]


if not getattr(sys, "frozen", False):
    if os.environ.get("HEROTABLE_PURE"):
        _prefer_source()
    else:
        built.take_newest(_HOME)
