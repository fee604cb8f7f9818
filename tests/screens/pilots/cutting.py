"""Which words are cut by the edge of what they are drawn on: for tests that everything has room."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from game.table.art.text.text import words_of

SHADOW = 2  # pixels of a shadow or an accent that may be lost at an edge


class Sheet(pygame.Surface):
    """A surface that tells which words don't lie on it wholly."""

    found: list[str]  # of all sheets made since `cut_words` began

    def blit(  # type: ignore[override]
        self,
        source: pygame.Surface,
        dest: tuple[float, float] | pygame.Rect = (0, 0),
        area: pygame.Rect | None = None,
        special_flags: int = 0,
    ) -> pygame.Rect:
        """Draw `source`, and note its words where they are cut."""
        words = words_of(source)
        if words.strip() and area is None:
            ink = source.get_bounding_rect().inflate(-2 * SHADOW, -2 * SHADOW)
            self._note(words, ink.move(round(dest[0]), round(dest[1])))
        return super().blit(source, dest, area, special_flags)

    def _note(self, words: str, ink: pygame.Rect) -> None:
        """A pane may hide what lies above or below it, but nobody can scroll to a side."""
        whole, shown = self.get_rect(), self.get_clip()
        if ink.width <= 0 or ink.height <= 0 or not ink.colliderect(shown):
            return
        aside = ink.left < shown.left or ink.right > shown.right
        if aside or (shown == whole and not whole.contains(ink)):
            type(self).found.append(f"{words!r} at {ink} is cut by {shown}")


@contextmanager
def cut_words() -> Iterator[list[str]]:
    """Collect the words that are cut on any surface made meanwhile."""
    Sheet.found = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame, "Surface", Sheet)
        yield Sheet.found
