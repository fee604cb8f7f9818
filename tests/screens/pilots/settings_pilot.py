"""The settings before a person."""

from __future__ import annotations

from pathlib import Path

from game.screens.settings.scene import SettingsScene
from game.screens.settings.text import MarkedText
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot


def settings(
    folder: Path, page: str = "play", size: tuple[int, int] = (1280, 800), **chosen: object
) -> MenuPilot:
    """A program that shows a page of its settings."""
    wanted = Settings(**{"language": "en", "motion": "none", **chosen})  # type: ignore[arg-type]
    pilot = MenuPilot(folder, wanted, size)
    pilot.program.stack.push(SettingsScene(pilot.program, page))
    return pilot


def scene_of(pilot: MenuPilot) -> SettingsScene:
    """The settings on top."""
    assert isinstance(pilot.top, SettingsScene)
    return pilot.top


def texts(pilot: MenuPilot) -> list[MarkedText]:
    """The words that the page shows about settings."""
    return [one for one in pilot.menu.page.reachable() if isinstance(one, MarkedText)]
