"""A person with controllers, by SDL's own virtual joysticks."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.screens.pads.pads import EVENTS
from game.screens.scene import Scene
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.virtual_pad import VirtualPad


class Witness(Scene):
    """Keeps what it hears."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.heard: list[pygame.event.Event] = []

    def handle(self, event: pygame.event.Event) -> None:
        """Keep it."""
        self.heard.append(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Show nothing."""

    def keys(self, kind: int = pygame.KEYDOWN) -> list[tuple[int, int]]:
        """Return the keys that were pressed or released, and their modifiers."""
        return [(one.key, one.mod) for one in self.heard if one.type == kind]


class PadPilot(MenuPilot):
    """A person with controllers."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        """Begin before a witness."""
        super().__init__(folder, settings)
        self.witness = Witness()
        self.program.stack.home(self.witness)
        self.program.pads.open()
        self.plugged: list[VirtualPad] = []

    def plug(self, name: str = "Pad", maker: str = "xbox", **facts: object) -> VirtualPad:
        """Plug a pad in."""
        pad = VirtualPad(name, maker, **facts)  # type: ignore[arg-type]  # passed on
        self.plugged.append(pad)
        self.hear()
        return pad

    def hear(self) -> None:
        """Let the program have what SDL tells of pads."""
        for event in pygame.event.get():
            if event.type in EVENTS:
                self.program.handle(event)

    def push(self, pad: VirtualPad, *buttons: str | int) -> None:
        """Press buttons, one after the other."""
        for button in buttons:
            for down in (True, False):
                pad.button(button, down=down)
                self.hear()

    def stick(self, pad: VirtualPad, **axes: float) -> None:
        """Move sticks and triggers."""
        for axis, value in axes.items():
            pad.axis(axis, value)
        self.hear()

    @property
    def told(self) -> str:
        """The notices that show."""
        return "\n".join(self.notices)
