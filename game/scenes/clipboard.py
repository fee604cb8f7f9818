"""The system's clipboard, which may hold nothing or not be there."""

from __future__ import annotations

import pygame


def clipboard() -> str:
    """The text in the system's clipboard; "" when there is none or it can't be had."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
