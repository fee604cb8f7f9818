"""How stock cards look: a tinted plate with value, title and text, and a back with the house's star."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.contrast import high_contrast
from game.table.art.frames import panel, socket, tile_frame
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import FROST, GOLD, INK, WARM, Rgb, Size, darker
from game.table.art.seats import seat_symbol
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import blit_centred, fitted, metal_text, paragraph, worded
from game.table.art.title import winged_star
from game.table.pieces import Face
from game.table.stock import furniture
from game.table.stock.spread import EMPTY

TINTS: Final[tuple[Rgb, ...]] = (
    (52, 66, 112),
    (38, 92, 124),
    (34, 104, 96),
    (62, 100, 54),
    (128, 92, 34),
    (138, 64, 42),
    (116, 44, 84),
    (146, 108, 22),
)
"""The fields of cards by their colour."""
READABLE: Final = 132  # pixels of width from which the text can be read
NAMED: Final = 62  # and the title; a card without a value is better named small than not at all
LETTERED: Final = 44  # below that it shows its first letter


def paint(face: Face, size: Size) -> pygame.Surface:
    """Draw a stock card, or a piece of furniture."""
    match face.kind, face.facts:
        case "card", (_, str(title), str(text), str(value), int(colour)):
            return card(size, (title, text, value), colour)
        case "back", (int(colour),):
            return back(size, colour)
        case "spot", (int(colour),):
            return spot(size, colour)
        case _:
            return furniture.paint(face, size)


@cached(SPRITES)
def card(size: Size, words: tuple[str, str, str], colour: int) -> pygame.Surface:
    """Draw a card with its title, its text and its value."""
    title, text, value = words
    width, height = size
    tint = INK if high_contrast() else TINTS[colour % len(TINTS)]
    result = tile_frame(size, GOLD, tint, max(4, width // 11)).copy()
    if not title or width < (NAMED if value else LETTERED):
        return _large(result, value or title[:1])
    inner = round(width * 0.84)
    top = _head(result, value)
    name = fitted(
        title,
        "title" if width >= READABLE else "sans_bold",
        (inner, max(9, round(height * (0.12 if text else 0.16)))),
        WARM,
    )
    if width < READABLE or not text:
        blit_centred(result, name, (width / 2, (top + height * 0.92) / 2))
        return worded(result, f"{value} {title}".strip())
    blit_centred(result, name, (width / 2, top + height * 0.07))
    rule = pygame.Rect(0, 0, round(inner * 0.7), max(1, height // 240))
    rule.center = (width // 2, round(top + height * 0.15))
    result.fill(WARM, rule)
    box = (inner, round(height * 0.93 - rule.bottom - height * 0.03))
    told = paragraph(text, "sans", box, FROST, max(9, round(width * 0.088)), 1)
    result.blit(told, told.get_rect(center=(width // 2, rule.bottom + round(height * 0.02) + box[1] // 2)))
    return worded(result, f"{value} {title}. {text}".strip())


def _large(result: pygame.Surface, sign: str) -> pygame.Surface:
    """Fill a tiny card with its value alone."""
    width, height = result.get_size()
    line = metal_text(sign, "title", max(9, round(width * 0.62)))
    blit_centred(result, line, (width / 2, height / 2))
    return worded(result, sign)


def _head(result: pygame.Surface, value: str) -> float:
    """Set the value into a roundel at the top; return where the head ends."""
    width, height = result.get_size()
    if not value:
        return height * 0.1
    side = round(min(width * 0.36, height * 0.26))
    ring = socket(side, GOLD)
    spot = (width / 2, height * 0.07 + side / 2)
    result.blit(ring, ring.get_rect(center=(round(spot[0]), round(spot[1]))))
    blit_centred(result, metal_text(value, "title", max(9, round(side * 0.62))), spot)
    return spot[1] + side / 2


@cached(SPRITES)
def back(size: Size, colour: int) -> pygame.Surface:
    """Draw the back of a card: the house's star on a dark field."""
    tint = INK if high_contrast() else darker(TINTS[colour % len(TINTS)], 0.35)
    result = tile_frame(size, GOLD, tint, max(4, size[0] // 11)).copy()
    inner = (round(size[0] * 0.74), round(size[1] * 0.8))
    field = tinted(rounded(inner, max(3, size[0] // 14)), (255, 255, 255), 14)
    result.blit(field, field.get_rect(center=(size[0] // 2, size[1] // 2)))
    star = winged_star(max(8, round(size[0] * 0.6)))
    result.blit(star, star.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result


@cached(SPRITES)
def spot(size: Size, colour: int) -> pygame.Surface:
    """Draw a place, with the token of a seat's colour unless that is EMPTY."""
    result = panel(size, "tray").copy()
    if colour != EMPTY:
        token = seat_symbol(colour, round(min(size) * 0.72))
        result.blit(token, token.get_rect(center=(size[0] // 2, size[1] // 2)))
    return result
