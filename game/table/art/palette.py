"""The program's colours: midnight, steel, restrained gold, the gems and the seats. No drawing here."""

from __future__ import annotations

from typing import Final

import pygame

Rgb = tuple[int, int, int]
Size = tuple[int, int]
Stops = tuple[tuple[float, Rgb], ...]
"""A gradient from 0.0 to 1.0: (position, colour) in rising order."""

INK: Final[Rgb] = (7, 10, 22)
MIDNIGHT: Final[Rgb] = (13, 20, 46)
INDIGO: Final[Rgb] = (32, 42, 92)
FROST: Final[Rgb] = (226, 234, 247)
MIST: Final[Rgb] = (170, 186, 214)
GILT: Final[Rgb] = (233, 196, 112)
WARM: Final[Rgb] = (255, 214, 122)
GOOD: Final[Rgb] = (94, 214, 142)
ALARM: Final[Rgb] = (255, 158, 132)

GOLD: Final[Stops] = (
    (0.0, (255, 244, 206)),
    (0.28, (242, 205, 118)),
    (0.52, (204, 152, 58)),
    (0.60, (160, 108, 32)),
    (0.80, (222, 176, 84)),
    (1.0, (250, 224, 150)),
)
STEEL: Final[Stops] = (
    (0.0, (240, 246, 255)),
    (0.30, (172, 188, 214)),
    (0.52, (112, 128, 158)),
    (0.60, (72, 86, 114)),
    (0.82, (138, 154, 184)),
    (1.0, (206, 220, 240)),
)
BRONZE: Final[Stops] = (
    (0.0, (255, 226, 196)),
    (0.30, (220, 158, 108)),
    (0.52, (168, 100, 56)),
    (0.60, (112, 60, 30)),
    (0.82, (190, 126, 78)),
    (1.0, (240, 196, 152)),
)
GOLD_TEXT: Final[Stops] = ((0.0, (255, 248, 222)), (0.5, (248, 214, 132)), (1.0, (206, 148, 54)))
FROST_TEXT: Final[Stops] = ((0.0, (255, 255, 255)), (0.55, (220, 230, 246)), (1.0, (156, 174, 206)))

GEM_COLOURS: Final[tuple[Rgb, ...]] = (
    (250, 200, 40),  # 0 mind
    (156, 80, 240),  # 1 power
    (46, 128, 250),  # 2 space
    (226, 40, 62),  # 3 reality
    (250, 126, 30),  # 4 soul
    (168, 182, 204),  # 5 shield
    (42, 184, 104),  # 6 time
)
SEAT_COLOURS: Final[tuple[Rgb, ...]] = (
    (255, 108, 92),  # 0 coral
    (92, 178, 255),  # 1 sky
    (112, 226, 154),  # 2 mint
    (255, 208, 78),  # 3 amber
    (206, 138, 255),  # 4 orchid
    (120, 226, 232),  # 5 aqua
)


def mix(first: Rgb, second: Rgb, share: float) -> Rgb:
    """The colour `share` (0.0 to 1.0) of the way from `first` to `second`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def lighter(colour: Rgb, share: float) -> Rgb:
    """The colour `share` of the way to white."""
    return mix(colour, (255, 255, 255), share)


def darker(colour: Rgb, share: float) -> Rgb:
    """The colour `share` of the way to black."""
    return mix(colour, (0, 0, 0), share)


def turned(colour: Rgb, degrees: float) -> Rgb:
    """The colour with its hue rotated by `degrees`; lightness and saturation stay."""
    paint = pygame.Color(*colour)
    hue, strength, value, alpha = paint.hsva
    paint.hsva = ((hue + degrees) % 360, strength, value, alpha)
    return paint.r, paint.g, paint.b


def hexed(colour: Rgb) -> str:
    """The colour as SVG writes it: #rrggbb."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
