"""The keys that switch sound, and the sign that it is off."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.scene import Scene
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot


class Blank(Scene):
    """Shows nothing."""

    def draw(self, surface: pygame.Surface) -> None:
        """Fill the surface."""
        surface.fill((40, 40, 40))


def pilot_of(folder: Path, settings: Settings | None = None) -> MenuPilot:
    """A person before an empty scene."""
    pilot = MenuPilot(folder, settings)
    pilot.program.stack.home(Blank())
    return pilot


def corner(pilot: MenuPilot) -> set[tuple[int, ...]]:
    """The colours in the lower left corner."""
    surface = pilot.surface
    pilot.program.draw(surface)
    high = surface.get_height()
    return {tuple(surface.get_at((x, y))) for x in range(36) for y in range(high - 36, high)}


@pytest.mark.parametrize("unit_size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_that_all_sound_is_off_can_be_seen_in_every_window(
    tmp_path: Path, unit_size: tuple[int, int]
) -> None:
    """A crossed loudspeaker, gone with the next press."""
    pilot = MenuPilot(tmp_path, Settings(language="en", mute=True), size=unit_size)
    pilot.program.stack.home(Blank())
    muted = len(corner(pilot))
    pilot.program.change("mute", value=False)

    assert muted > 4
    assert len(corner(pilot)) == 1


@pytest.mark.parametrize(("name", "key"), [("background", pygame.K_F9), ("mute", pygame.K_F10)])
def test_one_key_switches_it_off_and_on_and_says_so(tmp_path: Path, name: str, key: int) -> None:
    """In every scene; it is kept as a setting."""
    pilot = pilot_of(tmp_path)
    seen = []
    for _ in range(2):
        pilot.program.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        seen.append((getattr(pilot.program.settings, name), pilot.program.notices.shown[-1][0][:30]))

    first = getattr(Settings(), name)
    assert [value for value, _ in seen] == [not first, first]
    assert len({text for _, text in seen}) == 2


def test_the_loudspeakers_follow_the_settings_at_once(tmp_path: Path) -> None:
    """Each volume reaches them."""
    pilot = pilot_of(tmp_path)
    for name, value in (("volume_music", 15), ("volume_ambience", 25), ("background", False)):
        pilot.program.change(name, value)
    volumes = pilot.audio.volumes

    assert (volumes.music, volumes.ambience, volumes.background) == (15, 25, False)
