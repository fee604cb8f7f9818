"""The UI scale at the table: hint, log and rail have room beside each other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.seating import Chair, TableMatch
from saves.settings import Settings
from tests.screens.match.test_refusals import table_at
from tests.screens.pilots.match_pilot import Pilot

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


# In the lowest windows


def crowded(folder: Path, game: str, seats: int, size: tuple[int, int]) -> Pilot:
    """Sit among computer players at a scale of 200 %, once everybody has done something."""
    match, chance = Match(GAMES[game].rules, seats, 5), Rng(7)
    while len(match.decisions) < 12 * seats or match.state.to_move != 0:
        legal = match.state.legal_actions()
        match.play(legal[chance.below(len(legal))])
    chairs = (Chair("Ann", 0), *(Chair(f"Ben {seat}", seat, "squire") for seat in range(1, seats)))
    pilot = Pilot(folder, None, None, size=size)
    wishes = Settings(motion="none", speed=4.0, language="en", ui_scale=200, help="full")
    pilot.sit(folder, TableMatch(match, chairs), wishes)
    pilot.rest()
    return pilot


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), [("splendor_marvel", 4), ("dust_collectorz", 4)])
def test_low_panels_still_show_what_was_done_last(
    tmp_path: Path, game: str, seats: int, size: tuple[int, int]
) -> None:
    """Where no words have room, its picture has, inside the panel; the pointer on it is told the rest."""
    view = crowded(tmp_path, game, seats, size).scene.view
    lying = {piece.key: piece for piece in view.stage.layout if piece.key.startswith("last:")}
    done = [deed for deed in view.setting.deeds if deed is not None and deed.seat and deed.pictures]

    assert done and {f"last:{deed.seat}" for deed in done} <= lying.keys()
    assert all(view.describe(key) for key in lying)
