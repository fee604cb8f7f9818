"""A table and a match whose motions are measured."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.engine.match import Match
from game.registry import GAMES
from game.screens.seating import Chair, TableMatch
from game.table.motion.animation import Level, Pace
from game.table.pieces import Placed
from game.table.stage import Stage
from saves.settings import Settings
from tests.screens.pilots.match_pilot import Pilot
from tests.table.plain import BOARD, FRAME, PlainTable


def table(level: Level, *pieces: Placed) -> Stage:
    """A table with these pieces, painted."""
    stage = Stage(PlainTable(), Pace(level))
    stage.show(pieces)
    stage.settle(BOARD)
    return stage


def picture(window: pygame.Surface, stage: Stage) -> bytes:
    """The next frame."""
    stage.draw(window, BOARD)
    return pygame.image.tobytes(window, "RGB")


def playing(folder: Path, motion: Level = "full", *, game: str = "") -> Pilot:
    """One person who is to decide in a match against computer players."""
    match = Match(GAMES[game or "splendor_marvel"].rules, 3, 3)
    mine = match.state.to_move
    chairs = tuple(
        Chair("Ann", 0) if one == mine else Chair(f"Pip {one}", one + 1, "squire") for one in range(3)
    )
    pygame.display.init()
    pilot = Pilot.__new__(Pilot)
    pilot.surface = pygame.display.set_mode((1280, 800))
    pilot.sit(folder, TableMatch(match, chairs), Settings(language="en", motion=motion))
    for _ in range(600):
        pilot.draw()
        pilot.wait(FRAME)
        if pilot.scene.view.deciding is not None and not pilot.scene.view.stage.moving:
            break
    return pilot
