"""The UI scale at the table: larger letters, buttons and prompts, with everything in sight and uncovered."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from game.table.board import Board
from game.table.pieces import OVERLAY, Placed
from game.table.room import room_of
from saves.settings import Settings
from tests.scenes.match_pilot import Pilot
from tests.scenes.test_refusals import table_at
from tests.spreading import FIXED

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


def place_of(pilot: Pilot, piece: Placed) -> pygame.Rect:
    """Where a piece lies in the window."""
    place = pygame.Rect((0, 0), pilot.scene.view.board.size(piece.size))
    place.center = pilot.scene.view.board.pixel(piece.centre)
    return place


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", FIXED)
def test_at_150_percent_the_desk_is_half_as_large_again_and_covers_nothing(
    tmp_path: Path, game: str, size: tuple[int, int], language: str
) -> None:
    """Buttons and prompts grow; every piece lies beside or above them, whole within the window."""
    usual = at_scale(tmp_path / "usual", game, size, 100, language)
    large = at_scale(tmp_path / "large", game, size, 150, language)
    window = pygame.Rect((0, 0), size)
    desk = large.scene.parts.desk.rect
    for name in ("undo", "hint", "log", "menu"):
        before, after = usual.scene.parts.desk.named(name), large.scene.parts.desk.named(name)
        assert before is not None and after is not None
        assert after.rect.height == pytest.approx(1.5 * before.rect.height, abs=2)
        assert after.rect.width == pytest.approx(1.5 * before.rect.width, abs=2)

    assert window.contains(desk)
    for piece in large.scene.view.stage.layout:
        lying = place_of(large, piece)
        if piece.height < OVERLAY and not piece.angle:
            assert not lying.inflate(-8, -8).colliderect(desk), piece
        if piece.pickable or piece.drop:
            assert window.contains(lying), piece


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scale", [100, 150])
def test_with_a_hint_open_the_log_shows_several_lines(
    tmp_path: Path, game: str, size: tuple[int, int], scale: int, language: str
) -> None:
    """Hint, log and desk lie beside each other, not on each other."""
    pilot = at_scale(tmp_path, game, size, scale, language)
    for _ in range(3):
        pilot.press("h")
        pilot.wait(0.5)
    pilot.press("l")
    scene = pilot.scene
    words, plate = scene.parts.plate.place()
    pilot.draw()

    assert words is not None and scene.parts.log.open
    for one, other in combinations((scene.parts.log.rect, plate, scene.parts.desk.rect), 2):
        assert not one.inflate(-2, -2).colliderect(other)
    assert pygame.Rect((0, 0), size).contains(scene.parts.log.rect)
    assert scene.parts.log.body.height >= 4 * 1.3 * 19 * scene.program.unit


@pytest.mark.parametrize("game", FIXED)
def test_words_on_the_table_grow_where_there_is_room(tmp_path: Path, game: str) -> None:
    """A name in a wide panel does; none grows over its panel's edge or into another piece."""
    usual = at_scale(tmp_path / "usual", game, (1280, 800), 100)
    large = at_scale(tmp_path / "large", game, (1280, 800), 150)
    named = [
        (before, after)
        for before, after in zip(usual.scene.view.stage.layout, large.scene.view.stage.layout, strict=True)
        if before.face.kind == "text" and before.height < OVERLAY
    ]
    grown = [after.size[1] / before.size[1] for before, after in named]
    room = room_of(large.scene.view.board)
    scales = [room.middle.scale, room.column.scale]

    assert max(grown) > max(scales) + 0.01
    assert min(grown) >= min(scales) - 0.001


@pytest.mark.parametrize("scale", [0.75, 1.0])
@pytest.mark.parametrize("size", [*SIZES, (1024, 768), (2560, 1080)])
def test_up_to_the_usual_scale_everything_lies_where_the_games_put_it(
    size: tuple[int, int], scale: float
) -> None:
    """No layout is touched."""
    layout = [Placed("a", Placed.__new__, (1, 2), (3, 4))]  # type: ignore[arg-type]

    assert room_of(Board(size, scale)).arranged(layout) is layout


@pytest.mark.parametrize("scale", [1.1, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [*SIZES, (1024, 640), (1024, 768), (2560, 1080), (900, 1600)])
def test_at_any_scale_the_parts_lie_beside_each_other(size: tuple[int, int], scale: float) -> None:
    """Desk, column and middle, within what is seen."""
    board = Board(size, scale)
    room = room_of(board)
    parts = [
        pygame.FRect(part.left, part.top, part.area.width * part.scale, part.area.height * part.scale)
        for part in (room.middle, room.column)
    ]
    parts.append(pygame.FRect(room.desk))
    seen = pygame.FRect(board.visible())

    assert room.growth > 1
    assert all(seen.contains(part) for part in parts)
    assert not any(one.colliderect(other) for one, other in combinations(parts, 2))
