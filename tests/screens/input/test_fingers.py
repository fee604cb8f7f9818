"""Fingers on a touch screen, by the events that SDL sends: the first as a mouse, all as themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.screens.pads.fingers import NOTCH
from game.screens.requests import OpenSettings
from game.screens.settings.scene import SettingsScene
from game.screens.widgets.pane import Pane
from tests.screens.pilots.menu_pilot import MenuPilot


class FingerPilot(MenuPilot):
    """A person before a touch screen."""

    def finger(self, kind: int, number: int, x: float, y: float) -> None:
        """Move a finger, by shares of the window; SDL makes a mouse of the one with number 0, before."""
        wide, high = self.program.size
        place = (round(x * wide), round(y * high))
        if number == 0:
            if kind == pygame.FINGERMOTION:
                facts = {"pos": place, "rel": (0, 0), "buttons": (1, 0, 0), "touch": True}
                self.program.handle(pygame.event.Event(pygame.MOUSEMOTION, facts))
            else:
                button = pygame.MOUSEBUTTONDOWN if kind == pygame.FINGERDOWN else pygame.MOUSEBUTTONUP
                self.program.handle(pygame.event.Event(button, pos=place, button=1, touch=True))
        facts = {"touch_id": 1, "finger_id": number, "x": x, "y": y, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        self.program.handle(pygame.event.Event(kind, facts))

    @property
    def pane(self) -> Pane:
        """The page's list."""
        return next(one for one in self.menu.page.widgets if isinstance(one, Pane))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[FingerPilot]:
    """Show a long page of the settings."""
    result = FingerPilot(tmp_path)
    result.program.stack.home(SettingsScene(result.program, "keys"))
    yield result
    result.program.close()


def test_two_fingers_scroll(pilot: FingerPilot) -> None:
    """Upwards shows what is below, and nothing is pressed."""
    before = pilot.program.settings
    pilot.finger(pygame.FINGERDOWN, 0, 0.8, 0.6)
    pilot.finger(pygame.FINGERDOWN, 1, 0.7, 0.6)
    for step in range(1, 6):
        for number, x in ((0, 0.8), (1, 0.7)):
            pilot.finger(pygame.FINGERMOTION, number, x, 0.6 - step * NOTCH)
    for number, x in ((0, 0.8), (1, 0.7)):
        pilot.finger(pygame.FINGERUP, number, x, 0.6 - 5 * NOTCH)

    assert pilot.pane.offset > 3 * 56
    assert pilot.program.settings == before
    assert not pilot.menu.listening


def test_a_button_under_the_first_of_two_fingers_is_not_pressed(pilot: FingerPilot) -> None:
    """The second finger takes the press back."""
    back = pilot.menu.page.named("back")
    assert back is not None
    wide, high = pilot.program.size
    x, y = back.rect.centerx / wide, back.rect.centery / high
    pilot.finger(pygame.FINGERDOWN, 0, x, y)
    pilot.finger(pygame.FINGERDOWN, 1, x + 0.1, y)
    pilot.finger(pygame.FINGERUP, 1, x + 0.1, y)
    pilot.finger(pygame.FINGERUP, 0, x, y)

    assert isinstance(pilot.top, SettingsScene)


def test_one_finger_taps_again_after_two(pilot: FingerPilot) -> None:
    """Once all were up."""
    pilot.program.open(OpenSettings("keys"))
    back = pilot.menu.page.named("back")
    assert back is not None
    wide, high = pilot.program.size
    x, y = back.rect.centerx / wide, back.rect.centery / high
    for number in (0, 1):
        pilot.finger(pygame.FINGERDOWN, number, 0.5, 0.4)
    for number in (0, 1):
        pilot.finger(pygame.FINGERUP, number, 0.5, 0.4)
    pilot.finger(pygame.FINGERDOWN, 0, x, y)
    pilot.finger(pygame.FINGERUP, 0, x, y)

    assert len(pilot.program.stack.scenes) == 1


def test_a_finger_that_nobody_saw_coming_does_nothing(pilot: FingerPilot) -> None:
    """Events may be lost while another window has the focus."""
    pilot.finger(pygame.FINGERMOTION, 3, 0.5, 0.5)
    pilot.finger(pygame.FINGERUP, 3, 0.5, 0.5)

    assert pilot.pane.offset == 0
