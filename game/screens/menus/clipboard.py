"""The system's clipboard, which may be empty or missing."""

from __future__ import annotations

import pygame

from game.engine.files.plain_file import plain_text


def clipboard() -> str:
    """Return the text in the clipboard; "" if there is none or it can't be read."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def copy_text(text: str) -> bool:
    """Copy a text to the clipboard; return whether that worked. Bytes that are not text are escaped."""
    try:
        pygame.scrap.put_text(plain_text(text))
    except pygame.error:
        return False
    return True
