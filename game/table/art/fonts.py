"""The three type families, opened once from the program's own assets. How text is set is in `text`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import pygame

from game.engine.damage import BadAsset

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
    """The TrueType file of `face`; an unknown face is a ValueError that names the known ones.

    Raise BadAsset where the file can't be read.
    """
    if face not in FACES:
        raise ValueError(f"no type face {face!r}; there are {', '.join(FACES)}")
    try:
        return files("assets").joinpath("fonts", FACES[face]).read_bytes()
    except OSError as error:
        raise BadAsset(f"assets/fonts/{FACES[face]}: {error.strerror}") from error


@lru_cache(maxsize=160)
def font(face: str, size: int) -> pygame.font.Font:
    """The face at `size` pixels, shared: whoever changes its style or outline changes it back."""
    if not pygame.font.get_init():
        pygame.font.init()
    data = font_bytes(face)
    try:
        made = pygame.font.Font(BytesIO(data), max(4, size))
        made.size(face)  # of bytes that are no letters this fails, and other questions crash the process
    except (pygame.error, ValueError) as error:
        raise BadAsset(f"assets/fonts/{FACES[face]}: it holds no letters") from error
    return made
