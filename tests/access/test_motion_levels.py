"""The wish for less motion holds for all that moves: pieces, curtain, sparks, flakes, boxes, celebrations."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.registry import GAMES
from game.screens.handover import HandoverScene
from game.screens.seating import Chair
from game.table.motion.animation import LEVELS, Level, Pace
from game.table.stage import Stage
from saves.settings import Settings
from tests.screens.fits.test_everything_fits import MENUS, shown
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.reader.test_reader_tree import at_table, played

CURSOR = {"deck from text", "rules"}  # a line to type into has the focus, and its cursor blinks
WAITING = {"analysis", "better deck"}  # answers come in by and by, with a ring of dots that counts them
SAMPLE = {"settings of motion"}  # its example goes from place to place, at "none" without a way between
FRAME = 1 / 30  # seconds


def look(pilot: MenuPilot | Pilot) -> bytes:
    """What is on the screen, to the pixel."""
    pilot.program.draw(pilot.surface)
    return pygame.image.tobytes(pilot.surface, "RGB")


def settled(pilot: MenuPilot, seconds: float) -> None:
    """Let what is painted bit by bit be painted."""
    for _ in range(round(seconds / FRAME)):
        pilot.program.update(FRAME)
        pilot.program.draw(pilot.surface)


@pytest.mark.parametrize("name", [name for name in MENUS if name not in CURSOR | WAITING | SAMPLE])
def test_without_motion_a_page_stands_still(tmp_path: Path, name: str) -> None:
    """No spark, flake, cover or light goes on moving while nobody does anything."""
    pilot = shown(tmp_path, name, (1280, 800), 100, "en")
    settled(pilot, 2.0)
    before = look(pilot)
    settled(pilot, 0.5)

    assert look(pilot) == before


def test_with_full_motion_the_title_does_move(tmp_path: Path) -> None:
    """So the test above would find it."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="full"))
    pilot.program.stack.push(MENUS["title"](pilot.program))
    settled(pilot, 2.0)
    before = look(pilot)
    settled(pilot, 0.5)

    assert look(pilot) != before


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_a_table_is_at_once_as_it_will_be(tmp_path: Path, game: str) -> None:
    """After any decision nothing flies, turns, fades, cheers or pulses."""
    pilot = at_table(tmp_path, played(game, 6), None, "squire", "squire")
    pilot.rest()
    moved = False
    for _ in range(4):
        if not pilot.scene.view.deciding:
            break
        pilot.scene.parts.picking.do(pilot.wish())
        pilot.wait(FRAME)
        moved = moved or pilot.scene.view.stage.moving
        pilot.rest()
    for _ in range(75):  # a cheer comes once its parts are painted, and goes
        pilot.draw()
        pilot.wait(FRAME)
    before = look(pilot)
    pilot.wait(0.5)

    assert not moved
    assert look(pilot) == before


@pytest.mark.parametrize("level", LEVELS)
def test_pieces_move_as_much_as_is_wished(tmp_path: Path, level: Level) -> None:
    """Full bends its way and turns, gentle glides, none is there at once: for every piece of a real deal."""
    pilot = at_table(tmp_path, played("splendor_marvel", 0), None, "squire", "squire")
    pilot.rest()
    stage = Stage(pilot.scene.view.pieces)
    stage.pace = Pace(level)
    stage.show(pilot.scene.view.stage.layout)
    pilot.scene.parts.picking.do(pilot.wish())
    pilot.wait(FRAME)
    stage.move_to(pilot.scene.view.stage.layout)
    bends = any(flight._bends for flight in stage._course.flights.values())

    assert (stage.moving, bends) == (level != "none", level == "full")


@pytest.mark.parametrize(("level", "risen"), [("none", True), ("gentle", False), ("full", False)])
def test_the_curtain_rises_as_is_wished(tmp_path: Path, level: Level, risen: bool) -> None:  # noqa: FBT001 - a case
    """Without motion it is gone with the next frame."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion=level))
    pilot.program.stack.push(MENUS["title"](pilot.program))
    pilot.program.stack.push(HandoverScene(pilot.program, Chair("Ann", 0), lambda: None))
    pilot.click("look")
    pilot.wait(FRAME)

    assert (pilot.shown != "HandoverScene") == risen
