"""The title picture and the logo."""

from __future__ import annotations

import numpy as np
import pygame

from game.table.art.atlas import picture
from game.table.art.cloth import plain_cloth, scatter_stars, sky, weave
from game.table.art.contrast import high_contrast
from game.table.art.fonts import font
from game.table.art.light import shadow
from game.table.art.palette import GOLD_TEXT, Size
from game.table.art.shapes import blank, distance_from, surface_of
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import metal_text

_NAME = "HEROTABLE"


@kept_on(SPRITES)
def title_background(size: Size) -> pygame.Surface:
    """Dawn over the rim of a dark planet, between nebulae and stars; plain in high contrast. Opaque."""
    if high_contrast():
        return plain_cloth(size)
    result = sky(size, 42, 1.0)
    scatter_stars(result, 8, 220)
    result.blit(_world(size), (0, 0))
    weave(result)
    return result


def _world(size: Size) -> pygame.Surface:
    """The lit rim of a planet along the bottom edge."""
    width, height = size
    grain = 2
    small = (width // grain, height // grain)
    radius = small[0] * 0.92
    centre = (small[0] * 0.5, small[1] * 0.80 + radius)
    beyond = distance_from(small, centre) - np.float32(radius)
    across = np.linspace(-1, 1, small[0], dtype=np.float32)[None, :]
    warm = np.clip(1 - np.abs(across - 0.12) * 1.15, 0, 1) ** 1.5
    air = np.exp(-np.clip(beyond, 0, None) / np.float32(small[1] * 0.045)) * (beyond > 0)
    ground = np.clip(-beyond / 2, 0, 1)
    line = np.exp(-np.abs(beyond) / np.float32(2.2)) * (0.25 + 0.75 * warm)
    inner = np.exp(np.clip(beyond, None, 0) / np.float32(small[1] * 0.05)) * ground * warm
    rgba = np.zeros((small[1], small[0], 4), np.float32)
    cool, gold = np.array((70, 140, 255), np.float32), np.array((255, 206, 132), np.float32)
    hue = cool + (gold - cool) * warm[..., None]
    dark = np.array((5, 8, 24), np.float32)
    rgba[..., :3] = hue * (1 - ground[..., None]) + ground[..., None] * (dark + hue * inner[..., None] * 0.34)
    rgba[..., :3] += (255 - rgba[..., :3]) * (line * 0.9)[..., None]
    rgba[..., 3] = np.clip(np.maximum(air * (0.22 + 0.62 * warm), np.maximum(ground, line)), 0, 1) * 255
    return pygame.transform.smoothscale(surface_of(rgba), size)


@kept_on(SPRITES)
def logo(width: int) -> pygame.Surface:
    """The name in gold beneath a winged star, `width` pixels wide and about half as high, transparent."""
    height = round(width * 0.5)
    result = blank((width, height))
    crest = winged_star(round(width * 0.48))
    _drop(result, crest, crest.get_rect(midtop=(width // 2, round(height * 0.03))), width)
    size = _type_size(round(width * 0.92))
    name = metal_text(_NAME, "title", size, GOLD_TEXT, (18, 12, 30), max(2, size // 30))
    ink = name.get_bounding_rect()
    place = name.get_rect(centerx=width // 2)
    place.y = round(height * 0.93) - ink.bottom
    _drop(result, name, place, width)
    return result


def _type_size(width: int) -> int:
    return max(12, round(100 * width / font("title", 100).size(_NAME)[0]))


def _drop(target: pygame.Surface, piece: pygame.Surface, place: pygame.Rect, width: int) -> None:
    blur = max(3, width // 80)
    soft = shadow(piece, blur, 210)
    target.blit(soft, (place.x - 2 * blur, place.y - 2 * blur + blur // 2))
    target.blit(piece, place)


def winged_star(width: int) -> pygame.Surface:
    """Our crest: a golden star between steel wings; twice as wide as high."""
    return picture("common", "crest", (width, width // 2))
