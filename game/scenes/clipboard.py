"""The system's clipboard, which may hold nothing or not be there."""

from __future__ import annotations

import pygame

from game.engine.plain_file import plain_text


def clipboard() -> str:
    """The text in the system's clipboard; "" when there is none or it can't be had."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy_text(text: str) -> bool:
    """Put a text into the system's clipboard; whether it took it. Bytes that are no text go in escaped."""
    try:
        pygame.scrap.put_text(plain_text(text))
    except pygame.error:
        return False
    return True
