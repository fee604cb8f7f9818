"""What those see who hold a controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens.pads.hands import field_of
from game.screens.requests import OpenTyping
from tests.pictures.scenarios import middle

if TYPE_CHECKING:
    from tests.pictures.screenshots import ScreenshotHarness


def typing(harness: ScreenshotHarness) -> None:
    """A match is given a name without keys."""
    harness.program.pad.family = "xbox"
    harness.sit_down(middle("splendor"))
    harness.scene.kind.acts["save_as"]()
    field = field_of(harness.program.stack.top)
    assert field is not None
    harness.program.open(OpenTyping(field))


def buttons(harness: ScreenshotHarness) -> None:
    """The list of what a controller's buttons do at the table."""
    harness.program.pad.family = "playstation"
    harness.sit_down(middle("splendor"))
    harness.press("?")
    harness.program.pad.family = "playstation"
    harness.menu.keys_changed()


PADS = {"pad_typing": typing, "pad_buttons": buttons}
