"""Voice are large enough to be read: at least 16 units in menus at a scale of 100 %."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.table.art.surface_cache import SPRITES
from game.table.art.text import text
from game.table.art.text.fonts import font
from tests.screens.fits.test_everything_fits import MENUS, shown

LEAST = 16  # pixels of type in a window of 1280 x 800, where a unit is a pixel
SMALLER = {
    "title": 9,  # the name on a lid that is not painted yet; the button below says it too
    "result": 14,  # a name of 24 letters over its column
    "luck": 13,  # the same, beside its bar
    "analysis": 9,  # the small picture of the table, and names of 24 letters beside the curve
    "deck builder": 7,  # names on cards until their pictures are painted; each is told large on pointing
    "statistics": 14,  # what stands at the axes of small plots
    "settings of keys": 13,  # the longest names of keys, fitted into their plates
}


class Recorder:
    """A typeface that remembers what it was asked to set."""

    def __init__(self, face: pygame.font.Font, size: int, found: list[tuple[int, str]]) -> None:
        """Stand before `face`."""
        self.__dict__.update(face=face, pixels=size, found=found)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.face, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.face, name, value)

    def render(self, words: str, *rest: Any) -> Any:
        """Set the words and remember how large."""
        self.found.append((self.pixels, words))
        return self.face.render(words, *rest)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", MENUS)
def test_no_words_in_menus_are_smaller_than_16_units(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    """Whatever had to be fitted into its place is still that large, but for what is listed."""
    found: list[tuple[int, str]] = []
    SPRITES.clear()
    monkeypatch.setattr(text, "font", lambda face, size: Recorder(font(face, size), size, found))
    pilot = shown(tmp_path, name, (1280, 800), 100, language)
    pilot.program.draw(pilot.surface)
    SPRITES.clear()

    assert found
    least = SMALLER.get(name, LEAST)
    assert sorted({(size, words[:40]) for size, words in found if size < least and len(words) > 2}) == []
