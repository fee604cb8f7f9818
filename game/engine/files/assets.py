"""Where a game's assets lie: in `assets/<game>`, or in the package that a third party's game names."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_PACKAGES: Final[dict[str, str]] = {}


def keep_in(game: str, package: str) -> None:
    """Look for the assets of `game` in the folder of `package`; "": where those of the house lie."""
    _PACKAGES[game] = package


def packaged(part: str) -> Traversable | None:
    """Return the folder of the package that has the assets of a game; None for all that the house has."""
    package = _PACKAGES.get(part)
    return files(package) if package else None


def folder_of(part: str) -> Traversable:
    """Return the folder with the assets of a game, or of "common"."""
    return packaged(part) or files("assets").joinpath(part)
