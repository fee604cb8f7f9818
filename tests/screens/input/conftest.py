"""Somebody with controllers before the program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.screens.pilots.pad_pilot import PadPilot
from tests.screens.pilots.virtual_pad import heard_without_focus


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[PadPilot]:
    """Sit before the program with no pad plugged in."""
    with heard_without_focus():
        result = PadPilot(tmp_path)
        yield result
        for pad in result.plugged:
            pad.unplug()
        pygame.event.clear()
        result.program.close()
