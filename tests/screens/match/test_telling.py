"""Tooltips of what can only be looked at: by the pointer at rest, and with Shift and the arrows."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.match.sight import sight
from tests.screens.pilots.match_pilot import Pilot


def shift(pilot: Pilot, *keys: int) -> None:
    """Press keys with Shift."""
    for key in keys:
        pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_LSHIFT, unicode=""))


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """One person before a match of two."""
    return Pilot(tmp_path, None, None)


def test_the_pointer_on_a_seats_plate_is_told_of_the_seat(pilot: Pilot) -> None:
    """It can't be picked, and has no close look; it has words all the same."""
    scene = pilot.scene
    plate = scene.view.stage.piece("seat:1")
    assert plate is not None
    spot = scene.view.window.board.pixel((plate.centre[0], plate.centre[1] + plate.size[1] * 0.3))
    pilot.program.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    )

    assert scene.parts.picking.pointer.pointed is not None
    assert scene.view.describe(scene.parts.picking.pointer.pointed.key)


def test_shift_and_arrows_reach_what_can_not_be_picked(pilot: Pilot) -> None:
    """The ring is on it and its words are told; Enter does nothing there; the arrows alone lead back."""
    reached = set()
    for _ in range(80):
        shift(pilot, pygame.K_RIGHT)
        reached.add(pilot.scene.view.stage.focus)
        if pilot.scene.view.stage.focus == "seat:1":
            break
    pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    there = (
        pilot.scene.view.stage.focus,
        pilot.scene.parts.picking.pointer.pointed and pilot.scene.parts.picking.pointer.pointed.key,
    )
    picked = sight(pilot.scene.parts).picked
    pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
    back = pilot.scene.view.focus.piece

    assert there == ("seat:1", "seat:1"), reached
    assert picked == ()
    assert back is not None
    assert back.pickable
