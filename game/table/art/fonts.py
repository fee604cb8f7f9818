"""The three type families, opened once from the program's own assets. How text is set is in `text`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import pygame

FACES: Final[dict[str, str]] = {
    "title": "Cinzel-Bold.ttf",
    "text": "EBGaramond-Regular.ttf",
    "text_italic": "EBGaramond-Italic.ttf",
    "sans": "AlegreyaSans-Regular.ttf",
    "sans_medium": "AlegreyaSans-Medium.ttf",
    "sans_bold": "AlegreyaSans-Bold.ttf",
}
"""What a caller asks for, and the file below assets/fonts that answers."""


@lru_cache(maxsize=len(FACES))
def font_bytes(face: str) -> bytes:
    """The TrueType file of `face`; an unknown face is a ValueError that names the known ones."""
    if face not in FACES:
        raise ValueError(f"no type face {face!r}; there are {', '.join(FACES)}")
    return files("assets").joinpath("fonts", FACES[face]).read_bytes()


@lru_cache(maxsize=160)
def font(face: str, size: int) -> pygame.font.Font:
    """The face at `size` pixels, shared: whoever changes its style or outline changes it back."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(BytesIO(font_bytes(face)), max(4, size))
