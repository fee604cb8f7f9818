"""The modules of a game that scenes need, found by its name: a new game is a folder and a line."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from game.registry import GAMES
from game.table.art.frames import tile_frame
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.title import winged_star

if TYPE_CHECKING:
    import pygame

    from game.engine.views import View


class Says(Protocol):
    """What a game's `says` module offers to menus and the result; `language` is "en" or "de"."""

    TITLE: dict[str, str]
    blurb: Callable[[str], str]
    option_label: Callable[[str, str], str]
    option_value: Callable[[str, object, str], str]
    scores: Callable[[View, str], list[tuple[str, tuple[str, ...]]]]
    ending: Callable[[View, Sequence[str], str], str]


def says_of(game: str) -> Says:
    """Return the words of a game; KeyError for one that there isn't."""
    return cast("Says", _part(game, "says"))


def _part(game: str, name: str) -> ModuleType:
    return importlib.import_module(f"game.{GAMES[game].id}.{name}")


def title_of(game: str, language: str) -> str:
    """Return the game's name; of a game that this program doesn't have, its id."""
    return says_of(game).TITLE[language] if game in GAMES else game


def rules_page(game: str, language: str) -> str:
    """Return the game's rules, for people, in simple markdown."""
    page = files(f"game.{GAMES[game].id}").joinpath(f"rules.{language}.md")
    return page.read_text(encoding="utf-8")


@kept_on(SPRITES)
def cover(game: str, size: tuple[int, int]) -> pygame.Surface:
    """The game's picture: its own where its `faces` module draws a `cover`, else our crest on a plate."""
    faces: Any = _part(game, "faces")
    if hasattr(faces, "cover"):
        own: pygame.Surface = faces.cover(size)
        return own
    result = tile_frame(size).copy()
    crest = winged_star(round(size[0] * 0.7))
    result.blit(crest, crest.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result
