"""A clipboard in the place of the system's, which no test may write over."""

from __future__ import annotations

import pygame


class Clipboard:
    """Keeps one text; while `broken` it takes and gives nothing, as the system's may."""

    def __init__(self) -> None:
        """Begin empty."""
        self.text = ""
        self.broken = False

    def put_text(self, text: str) -> None:
        """Take a text."""
        self._try()
        self.text = text

    def get_text(self) -> str:
        """Give the text."""
        self._try()
        return self.text

    def _try(self) -> None:
        if self.broken:
            raise pygame.error("no clipboard")
