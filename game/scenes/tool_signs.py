"""The signs on tool buttons, in one table, so that they look the same in every scene."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from typing import Final

import pygame

from game.table.art.palette import Rgb, hexed
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.vector import circle, path, picture

SIGNS: Final[dict[str, tuple[str, ...]]] = {
    "undo": ("M30 26L8 46L30 66L30 53L58 53C76 53 80 66 74 82C96 64 92 39 60 39L30 39Z",),
    "hint": (
        "M50 8C30 8 18 22 18 39C18 52 27 58 33 66L34 70L66 70L67 66C73 58 82 52 82 39C82 22 70 8 50 8Z",
        "M36 76L64 76L64 82L36 82Z",
        "M41 87L59 87L55 94L45 94Z",
    ),
    "log": (
        "M14 18L24 18L24 28L14 28Z",
        "M34 18L86 18L86 28L34 28Z",
        "M14 45L24 45L24 55L14 55Z",
        "M34 45L86 45L86 55L34 55Z",
        "M14 72L24 72L24 82L14 82Z",
        "M34 72L72 72L72 82L34 82Z",
    ),
    "leave": ("M12 50L40 22L40 40L88 40L88 60L40 60L40 78Z",),
    "menu": ("M14 20L86 20L86 32L14 32Z", "M14 44L86 44L86 56L14 56Z", "M14 68L86 68L86 80L14 80Z"),
    "play": ("M26 14L84 50L26 86Z",),
    "stop": ("M24 16L42 16L42 84L24 84Z", "M58 16L76 16L76 84L58 84Z"),
    "after": ("M30 14L44 14L74 50L44 86L30 86L58 50Z",),
    "end": ("M18 18L58 50L18 82Z", "M64 18L78 18L78 82L64 82Z"),
    "mark_after": ("M14 50L34 30L54 50L34 70Z", "M62 22L72 22L94 50L72 78L62 78L82 50Z"),
    "bookmark": ("M26 8L74 8L74 92L50 70L26 92Z",),
    "go_on": ("M8 44L46 44L46 26L70 50L46 74L46 56L8 56Z", "M78 20L90 20L90 80L78 80Z"),
    "code": (
        "M10 26L58 26L58 92L10 92Z",
        "M28 8L88 8L88 76L68 76L68 66L78 66L78 18L38 18L38 20L28 20Z",
    ),
}
MIRRORED: Final = {"redo": "undo", "before": "after", "begin": "end", "mark_before": "mark_after"}
SAME: Final = {"list": "log", "back": "leave"}  # tools with two names


@kept_on(SPRITES)
def sign_of(name: str, size: int, colour: Rgb) -> pygame.Surface:
    """Draw a tool's sign on a square of `size` pixels; empty for an unknown name."""
    if name in MIRRORED:
        return pygame.transform.flip(sign_of(MIRRORED[name], size, colour), flip_x=True, flip_y=False)
    known = SIGNS.get(SAME.get(name, name))
    if known is None:
        return _from_file(name, size, colour)
    return picture("".join(path(shape, hexed(colour)) for shape in known), (size, size))


def _from_file(name: str, size: int, colour: Rgb) -> pygame.Surface:
    """The sign of an action: assets/common/art/signs/<name>.svg in one colour."""
    file = files("assets").joinpath("common", "art", "signs", f"{name}.svg")
    if not name.isidentifier() or not file.is_file():
        return picture(circle((50, 50), 0.1), (size, size))
    text = file.read_text(encoding="utf-8").replace("currentColor", hexed(colour))
    return pygame.image.load_sized_svg(BytesIO(text.encode()), (size, size)).convert_alpha()
