"""What lies wrongly in a scene, and which words are squeezed: for tests that everything has room."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from types import FrameType
from typing import Protocol

import pygame
import pytest

from game.screens.analysis.sight import SmallTable
from game.screens.match.scene import MatchScene
from game.screens.menus.menu import MenuScene
from game.screens.scene import Scene
from game.screens.widgets.pane import Pane
from game.screens.widgets.widget import Widget
from game.table.art.text import text

LEAST = 0.7  # of their width or height that words keep at the smallest type
SMALLEST = 20  # pixels of the shorter side of anything to be used


class Lying(Protocol):
    """Something that lies somewhere and has a name."""

    name: str
    rect: pygame.Rect


def misplaced(scene: Scene, window: pygame.Rect) -> list[str]:
    """Tell what lies outside, across something else, or is too small to be used; in a line each."""
    if isinstance(scene, MenuScene):
        return _on_page(scene, window)
    return _at_table(scene, window) if isinstance(scene, MatchScene) else []


def lying(scene: MenuScene) -> tuple[list[Widget], list[tuple[Pane, Widget]]]:
    """What can be used on the page itself, and in its panes."""
    free = [one for one in scene.page.widgets if one.focusable]
    panes = [one for one in scene.page.widgets if isinstance(one, Pane)]
    return free, [(pane, one) for pane in panes for one in pane.inside if one.focusable]


def _on_page(scene: MenuScene, window: pygame.Rect) -> list[str]:
    free, inside = lying(scene)
    held = [one for _, one in inside]
    wide = [
        f"{one.name} is wider than its pane"
        for pane, one in inside
        if one.rect.left < pane.rect.left or one.rect.right > pane.rect.right
    ]
    return [*_outside(free, window), *wide, *_crossing(free), *_crossing(held), *_tiny([*free, *held])]


def _at_table(scene: MatchScene, window: pygame.Rect) -> list[str]:
    buttons = [one for one in scene.parts.rail.buttons if one.rect.width]
    plates = [scene.parts.log.rect] if scene.parts.log.open else []
    words, advice = scene.parts.plate.place()
    plates += [advice] if words is not None else []
    beyond = [f"a plate at {plate} lies outside" for plate in plates if not window.contains(plate)]
    return [*_outside(buttons, window), *_crossing(buttons), *beyond]


def _outside(group: Sequence[Lying], window: pygame.Rect) -> list[str]:
    return [f"{one.name} lies outside" for one in group if not window.contains(one.rect)]


def _crossing(group: Sequence[Lying]) -> list[str]:
    pairs = combinations(group, 2)
    return [f"{one.name} lies over {other.name}" for one, other in pairs if one.rect.colliderect(other.rect)]


def _tiny(group: Sequence[Lying]) -> list[str]:
    return [f"{one.name} is tiny" for one in group if min(one.rect.size) < SMALLEST]


@contextmanager
def squeezed() -> Iterator[list[str]]:
    """Collect all words that are made narrower or lower than can be read, because their box is too small.

    Words that were set before, in the same box, are not set again, and not told.
    """
    found: list[str] = []
    whole, by = pygame.transform.smoothscale, pygame.transform.smoothscale_by

    def scaled(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        _note(found, size[0] / surface.get_width())
        return whole(surface, size)

    def scaled_by(surface: pygame.Surface, factor: float) -> pygame.Surface:
        _note(found, factor)
        return by(surface, factor)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.transform, "smoothscale", scaled)
        patch.setattr(pygame.transform, "smoothscale_by", scaled_by)
        yield found


def _note(found: list[str], share: object) -> None:
    """Write down the words that `art.text` is scaling, if by too much; a table in small is not to be read."""
    caller = sys._getframe(2)
    if caller.f_globals.get("__name__") != text.__name__ or not isinstance(share, float) or share >= LEAST:
        return
    if not any(module == SmallTable.__module__ for module in _modules(caller)):
        found.append(f"{caller.f_locals['words']!r} at {share:.2f} of its size")


def _modules(frame: FrameType | None) -> Iterator[str]:
    while frame is not None:
        yield frame.f_globals.get("__name__", "")
        frame = frame.f_back
