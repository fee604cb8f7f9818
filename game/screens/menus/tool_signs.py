"""The signs on tool buttons, in one table, so that they look the same in every scene.

They are assets/common/art/tools/*.svg, and those of actions assets/common/art/signs/*.svg.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art import atlas
from game.table.art.paint.shapes import blank
from game.table.art.palette import Rgb
from game.table.art.surface_cache import SPRITES, cached

MIRRORED: Final = {"redo": "undo", "before": "after", "begin": "end", "mark_before": "mark_after"}
SAME: Final = {"list": "log", "back": "leave"}  # tools with two names
FOLDERS: Final = ("tools", "signs")


@cached(SPRITES)
def sign_of(name: str, size: int, colour: Rgb) -> pygame.Surface:
    """Draw a tool's sign on a square of `size` pixels; empty for an unknown name."""
    if name in MIRRORED:
        return pygame.transform.flip(sign_of(MIRRORED[name], size, colour), flip_x=True, flip_y=False)
    for folder in FOLDERS:
        known = f"{folder}/{SAME.get(name, name)}"
        if atlas.exists("common", known):
            return atlas.tinted_picture("common", known, (size, size), colour)
    return blank((size, size))
