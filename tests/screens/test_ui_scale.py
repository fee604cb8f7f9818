"""The UI scale at the table: hint, log and rail have room beside each other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from saves.settings import Settings
from tests.screens.match_pilot import Pilot
from tests.screens.test_refusals import table_at

PHASES: dict[str, set[str]] = {"dust_collectorz": {"attacking"}}
SIZES = [(1280, 800), (1920, 1080)]


def at_scale(folder: Path, game: str, size: tuple[int, int], scale: int, language: str = "en") -> Pilot:
    """Sit before a table at a UI scale."""
    pilot = Pilot(folder, None, None, size=size)
    table = table_at(game, PHASES.get(game, set()), 4)
    pilot.sit(folder, table, Settings(motion="none", speed=4.0, language=language, ui_scale=scale))
    pilot.rest()
    assert pilot.scene.view.deciding is not None
    return pilot


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scale", [100, 150])
def test_with_a_hint_open_the_log_shows_several_lines(
    tmp_path: Path, game: str, size: tuple[int, int], scale: int, language: str
) -> None:
    """Hint, log and rail lie beside each other, not on each other."""
    pilot = at_scale(tmp_path, game, size, scale, language)
    for _ in range(3):
        pilot.press("h")
        pilot.wait(0.5)
    pilot.press("l")
    scene = pilot.scene
    words, plate = scene.parts.plate.place()
    pilot.draw()

    assert words is not None and scene.parts.log.open
    for one, other in combinations((scene.parts.log.rect, plate, scene.parts.rail.rect), 2):
        assert not one.inflate(-2, -2).colliderect(other)
    assert pygame.Rect((0, 0), size).contains(scene.parts.log.rect)
    assert scene.parts.log._body.height >= 4 * 1.3 * 19 * scene.program.unit
