"""A card that was selected stays in sight when something else is done (it vanished while chips flew)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from saves.settings import Settings
from tests.screens.pilots.match_pilot import STEP, Pilot

DIFFERENT = 12  # of 255, on the average, that a card differs from the empty table


def shows(pilot: Pilot, key: str, empty: pygame.Surface) -> bool:
    """Draw a frame as the window does; whether anything lies where the card `key` belongs."""
    pilot.program.draw(pilot.surface)
    piece = pilot.scene.view.stage.piece(key)
    assert piece is not None
    middle = pygame.Rect(0, 0, *(side // 2 for side in pilot.scene.view.window.board.size(piece.size)))
    middle.center = pilot.scene.view.window.board.pixel(piece.centre)
    seen = pygame.transform.average_color(pilot.surface.subsurface(middle))
    below = pygame.transform.average_color(empty.subsurface(middle))
    return max(abs(one - other) for one, other in zip(seen[:3], below[:3], strict=True)) > DIFFERENT


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [100, 150])
def test_a_selected_card_stays_in_sight_while_other_chips_fly(
    tmp_path: Path, scale: int, language: str
) -> None:
    """Select a card, H, H, its digit: the card lies down again, and gets its new price in time."""
    settings = Settings(motion="full", speed=1.0, language=language, ui_scale=scale)
    pilot = Pilot(tmp_path, None, None, settings=settings)
    pilot.rest()
    pilot.draw()
    empty = pilot.scene.view.stage.table.background(pilot.surface.get_size())
    card = next(one.key for one in pilot.scene.view.stage.layout if one.key.startswith("card:"))
    pilot.click(card)
    pilot.draw()
    pilot.press("h")
    pilot.wait(1.0)
    pilot.press("h")
    pilot.press(next(button.digit for button in pilot.scene.parts.rail.choices if button.lit))
    frames = []
    for _ in range(30):
        frames.append(shows(pilot, card, empty))
        pilot.wait(STEP)

    assert pilot.match.decisions[0].startswith("take")
    assert frames == [True] * 30
