"""Text as surfaces: with a drop shadow, in metal, or fitted into a box without being cut off."""

from __future__ import annotations

from typing import Final
from weakref import WeakKeyDictionary

import pygame

from game.table.art.contrast import high_contrast, inked
from game.table.art.paint.shapes import blank, gradient
from game.table.art.palette import FROST, GOLD_TEXT, INK, Rgb, Size, Stops
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.fonts import font

SMALLEST: Final = 9
"""Pixels of type below which a fitted text wraps or is scaled rather than set smaller."""
_WORDS: Final[WeakKeyDictionary[pygame.Surface, str]] = WeakKeyDictionary()


def words_of(picture: pygame.Surface) -> str:
    """Return the words on a picture made here, for screen readers; "" for any other picture."""
    return _WORDS.get(picture, "")


def worded(picture: pygame.Surface, words: str) -> pygame.Surface:
    """Record the words on `picture`, and return it."""
    _WORDS[picture] = words
    return picture


@cached(SPRITES)
def label(words: str, face: str, size: int, colour: Rgb = FROST, under: Rgb | None = INK) -> pygame.Surface:
    """One line of text with a crisp shadow one to two pixels below it (none when `under` is None)."""
    type_face = font(face, size)
    front = type_face.render(words, True, inked(colour))
    if under is None:
        return worded(front, words)
    drop = max(1, round(size / 18))
    result = blank((front.get_width() + drop, front.get_height() + drop))
    result.blit(type_face.render(words, True, under), (drop, drop))
    result.blit(front, (0, 0))
    return worded(result, words)


@cached(SPRITES)
def metal_text(
    words: str, face: str, size: int, stops: Stops = GOLD_TEXT, edge: Rgb | None = INK, width: int = 0
) -> pygame.Surface:
    """One line with a vertical gradient, outlined by `edge` (`width` pixels; 0: chosen by size)."""
    type_face = font(face, size)
    front = type_face.render(words, True, (255, 255, 255))
    bright = stops[0][1]
    shine = gradient(_ink_size(front), ((0.0, bright), (1.0, bright)) if high_contrast() else stops)
    ink = front.get_bounding_rect()
    filled = blank(front.get_size())
    filled.blit(front, (0, 0))
    filled.blit(shine, ink.topleft, special_flags=pygame.BLEND_RGB_MULT)
    if edge is None:
        return worded(filled, words)
    return worded(_outlined(filled, words, type_face, edge, width or max(1, round(size / 14))), words)


def _ink_size(surface: pygame.Surface) -> Size:
    ink = surface.get_bounding_rect()
    return max(1, ink.width), max(1, ink.height)


def _outlined(
    filled: pygame.Surface, words: str, type_face: pygame.font.Font, edge: Rgb, width: int
) -> pygame.Surface:
    type_face.outline = width
    try:
        back = type_face.render(words, True, edge)
    finally:
        type_face.outline = 0
    result = blank((back.get_width(), back.get_height() + max(1, width // 2)))
    result.blit(back, (0, max(1, width // 2)))
    result.blit(back, (0, 0))
    result.blit(filled, (width, width))
    return result


def fitting_size(words: str, face: str, box: Size, largest: int) -> int:
    """Return the largest type size up to `largest` pixels at which `words` fit on one line inside `box`."""
    low, high = 4, max(4, largest)
    while low < high:
        middle = (low + high + 1) // 2
        width, height = font(face, middle).size(words)
        if width <= box[0] and height * 0.82 <= box[1]:  # accents above capitals may extend beyond the box
            low = middle
        else:
            high = middle - 1
    return low


@cached(SPRITES)
def fitted(
    words: str, face: str, box: Size, colour: Rgb = FROST, largest: int = 0, under: Rgb | None = INK
) -> pygame.Surface:
    """`words` on one line no wider than `box`: first smaller, then condensed; never cut off.

    The surface has the text's own size; callers centre it. `largest` 0 takes the box's height.
    """
    size = max(SMALLEST, fitting_size(words, face, (box[0] - 2, box[1]), largest or box[1]))
    line = label(words, face, size, colour, under)
    if line.get_width() <= box[0]:
        return line
    return worded(pygame.transform.smoothscale(line, (max(1, box[0]), line.get_height())), words)


@cached(SPRITES)
def paragraph(
    words: str, face: str, box: Size, colour: Rgb = FROST, largest: int = 22, centred: int = 0
) -> pygame.Surface:
    """`words` wrapped into `box` at the largest type size up to `largest` pixels that fits.

    Line breaks in `words` are kept. If even the smallest type is too tall, the picture is scaled down.
    """
    box = (max(1, box[0]), max(1, box[1]))
    type_face = font(face, type_size(words, face, box, largest))
    type_face.align = pygame.FONT_CENTER if centred else pygame.FONT_LEFT
    try:
        # broken here: SDL breaks lines that fit to the pixel, and the block would be higher than measured
        lines = "\n".join(row for line in words.split("\n") for row in _wrap(line, type_face, box[0]))
        block = type_face.render(lines, True, inked(colour), None, 0)
    finally:
        type_face.align = pygame.FONT_LEFT
    if block.get_height() <= box[1] and block.get_width() <= box[0]:
        return worded(block, words)
    scale = min(box[0] / block.get_width(), box[1] / block.get_height())
    return worded(pygame.transform.smoothscale_by(block, scale), words)


def type_size(words: str, face: str, box: Size, largest: int) -> int:
    """Return the largest type up to `largest` pixels at which `words`, wrapped, fit into `box`."""
    for size in range(largest, SMALLEST - 1, -1):
        fits = wrapped_height(words, face, size, box[0]) <= box[1]
        if fits and _words_fit(words, font(face, size), box[0]):
            return size
    return min(largest, SMALLEST)


def wrapped_height(words: str, face: str, size: int, width: int) -> int:
    """Return the height in pixels of `words` wrapped to `width` at this type size."""
    type_face = font(face, size)
    lines = 0
    for line in words.split("\n"):
        lines += len(_wrap(line, type_face, width))
    return lines * type_face.get_linesize()


def _wrap(line: str, type_face: pygame.font.Font, width: int) -> list[str]:
    rows = [""]
    for word in line.split(" "):
        longer = f"{rows[-1]} {word}" if rows[-1] else word
        if rows[-1] and type_face.size(longer)[0] > width:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


def _words_fit(words: str, type_face: pygame.font.Font, width: int) -> bool:
    return all(type_face.size(word)[0] <= width for word in words.split())


def blit_centred(target: pygame.Surface, picture: pygame.Surface, centre: tuple[float, float]) -> pygame.Rect:
    """Blit `picture` about `centre` by its ink, so that a numeral is centred on a disc."""
    ink = picture.get_bounding_rect()
    spot = (round(centre[0] - ink.centerx), round(centre[1] - ink.centery))
    return target.blit(picture, spot)
