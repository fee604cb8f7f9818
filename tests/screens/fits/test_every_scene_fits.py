"""All that is pictured, and that is every scene there is, fits any size of window and of text."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.table.art.surface_cache import SPRITES
from game.texts.languages import languages
from tests.pictures.scene_fixtures import FIXTURES
from tests.pictures.screenshots import ScreenshotHarness
from tests.screens.pilots.fitting import misplaced, squeezed

SIZES = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
SCALES = (75, 100, 150, 200)
LANGUAGES = tuple(languages())
DRAWN = 1920  # pixels of width up to which it is drawn as well


@pytest.mark.parametrize("name", FIXTURES)
def test_it_fits(tmp_path: Path, name: str) -> None:
    """Each size of window and of text once, turned about from one to the next, so that all pairs come up."""
    turn = list(FIXTURES).index(name)
    wrong = []
    SPRITES.clear()
    for at, size in enumerate(SIZES):
        scale, language = SCALES[(at + turn) % 4], LANGUAGES[(at + turn // 4) % len(LANGUAGES)]
        harness = ScreenshotHarness(tmp_path / str(at), language, size, ui_scale=scale)
        with squeezed() as words:
            FIXTURES[name](harness)
            if size[0] <= DRAWN:
                harness.program.draw(harness.surface)
        assert harness.program.stack.top is not None
        faults = [*misplaced(harness.program.stack.top, pygame.Rect(0, 0, *size)), *words]
        wrong += [f"{fault}, {language} {size[0]}x{size[1]} at {scale} %" for fault in faults]
        harness.close()

    assert wrong == []
