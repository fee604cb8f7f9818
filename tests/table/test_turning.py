"""The table turns: the seats' places glide to where they lie, and end exactly as the new table lies."""

from __future__ import annotations

import pygame
import pytest

from game.table.layout.board import Board
from game.table.motion.animation import Level, Pace
from game.table.motion.turning import TURN_SECONDS, places
from game.table.pieces import Placed
from game.table.stage import Stage
from tests.table.plain import BACK, FRONT, PlainTable


def seats(first: tuple[float, float], second: tuple[float, float]) -> list[Placed]:
    """Two seats' places."""
    return [
        Placed("seat:0", FRONT, first, (300, 200), animated=False),
        Placed("seat:1", BACK, second, (200, 100), animated=False),
    ]


BEFORE = seats((400, 800), (1500, 300))
AFTER = seats((1500, 300), (400, 800))


def drawn(stage: Stage, board: Board) -> bytes:
    """The stage as a picture."""
    surface = pygame.Surface(board.window)
    stage.settle(board)
    stage.draw(surface, board)
    return pygame.image.tobytes(surface, "RGB")


def turning(level: Level = "full", board: Board | None = None) -> tuple[Stage, Board]:
    """A stage that begins to turn."""
    board = board or Board((960, 540))
    stage = Stage(PlainTable(), Pace(level))
    stage.show(BEFORE)
    drawn(stage, board)
    stage.turn_to(AFTER)
    return stage, board


@pytest.mark.parametrize("level", ["full", "gentle"])
def test_it_begins_as_it_was_and_ends_as_it_is(level: Level) -> None:
    """In between it is neither."""
    stage, board = turning(level)
    still = Stage(PlainTable(), Pace("none"))
    still.show(AFTER)
    stage.update(TURN_SECONDS / 2)
    between = drawn(stage, board)
    moving = stage.moving
    left = stage.update(TURN_SECONDS)

    assert moving and between not in (drawn(still, board), b"")
    assert not stage.moving and left == pytest.approx(TURN_SECONDS / 2)
    assert drawn(stage, board) == drawn(still, board)


def test_without_motion_it_has_turned_at_once() -> None:
    """Who wants no motion sees none."""
    stage, _ = turning("none")

    assert not stage.moving


def test_any_key_ends_the_turn() -> None:
    """As it ends all motion."""
    stage, _ = turning()
    stage.finish()

    assert not stage.moving


def test_another_window_ends_the_turn() -> None:
    """A picture of another size means nothing any more."""
    stage, _ = turning()
    small = Board((640, 360))
    drawn(stage, small)
    stage.update(0.0)

    assert not stage.moving


def test_places_are_known_by_their_seats() -> None:
    """Other pieces do not turn with them."""
    board = Board((1920, 1080))
    other = Placed("card:7", FRONT, (100, 100), (50, 50))

    assert places([*BEFORE, other], board) == {
        "seat:0": pygame.Rect(250, 700, 300, 200),
        "seat:1": pygame.Rect(1400, 250, 200, 100),
    }
