"""Display lettering for the lids of the games' boxes: outlined, slanted, arched or dancing.

Each game sets its own name with these; `game.table.art.text.text` sets running text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from game.table.art.paint.shapes import blank, gradient
from game.table.art.palette import Rgb, Size, Stops
from game.table.art.text.fonts import font

TYPE: Final = 100
"""Pixels of type at which words are measured, and outlines are given."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A style of lettering: face, vertical fill, outlines as (colour, pixels at `TYPE`)."""

    face: str
    fill: Stops
    edges: tuple[tuple[Rgb, float], ...]  # innermost first


def lettered(words: str, hand: Hand, size: int) -> pygame.Surface:
    """One line at `size` pixels of type, with room for its outlines all around; not cached."""
    type_face = font(hand.face, size)
    front = type_face.render(words, True, (255, 255, 255))
    ink = front.get_bounding_rect()
    filled = blank(front.get_size())
    filled.blit(front, (0, 0))
    shine = gradient((max(1, ink.width), max(1, ink.height)), hand.fill)
    filled.blit(shine, ink.topleft, special_flags=pygame.BLEND_RGB_MULT)
    widths = [max(1, round(pixels * size / TYPE)) for _, pixels in hand.edges]
    room = sum(widths)
    result = blank((front.get_width() + 2 * room, front.get_height() + 2 * room))
    reach = room
    for (colour, _), width in zip(reversed(hand.edges), reversed(widths), strict=True):
        type_face.outline = reach
        try:
            back = type_face.render(words, True, colour)
        finally:
            type_face.outline = 0
        result.blit(back, (room - reach, room - reach))
        reach -= width
    result.blit(filled, (room, room))
    return result


def trimmed(surface: pygame.Surface) -> pygame.Surface:
    """A surface without its transparent margins."""
    return surface.subsurface(surface.get_bounding_rect()).copy()


def widened(surface: pygame.Surface, box: Size) -> pygame.Surface:
    """`surface` scaled proportionally to the largest size that fits into `box`."""
    scale = min(box[0] / surface.get_width(), box[1] / surface.get_height())
    return pygame.transform.smoothscale_by(surface, scale)


def slanted_forward(surface: pygame.Surface, lean: float) -> pygame.Surface:
    """The picture slanted to the right: its top is offset by `lean` of its height."""
    width, height = surface.get_size()
    reach = round(height * lean)
    result = blank((width + reach, height))
    for row in range(height):
        result.blit(surface, (round(reach * (1 - row / height)), row), (0, row, width, 1))
    return result


def arched(surface: pygame.Surface, rise: float) -> pygame.Surface:
    """The picture bent upwards in the middle, by `rise` of its width."""
    width, height = surface.get_size()
    reach = round(width * rise)
    result = blank((width, height + reach))
    for column in range(width):
        aside = 2 * column / width - 1
        result.blit(surface, (column, round(reach * aside * aside)), (column, 0, 1, height))
    return result


def dancing(words: str, hands: tuple[Hand, ...], size: int, turns: tuple[float, ...]) -> pygame.Surface:
    """Letter by letter, each turned by the next of `turns` (degrees) and lettered by the next of `hands`."""
    letters = [
        pygame.transform.rotozoom(lettered(letter, hands[at % len(hands)], size), turns[at % len(turns)], 1.0)
        for at, letter in enumerate(words)
    ]
    steps = [font(hands[0].face, size).size(letter)[0] + round(size * 0.05) for letter in words]
    tall = max(letter.get_height() for letter in letters)
    result = blank((sum(steps) + tall, tall + round(size * 0.16)))
    x = tall // 2
    for at, (letter, step) in enumerate(zip(letters, steps, strict=True)):
        hop = round(size * (0.12 if at % 2 else 0.0)) + round(size * 0.02)
        result.blit(letter, letter.get_rect(center=(x + step // 2, tall // 2 + hop)))
        x += step
    return trimmed(result)


def stacked(lines: list[pygame.Surface], overlap: float = 0.0) -> pygame.Surface:
    """Lines below one another, centred; each covers `overlap` of the height of the one above."""
    top, tops = 0, []
    for line in lines:
        tops.append(top)
        top += round(line.get_height() * (1 - overlap))
    tall = max(top + line.get_height() for top, line in zip(tops, lines, strict=True))
    result = blank((max(line.get_width() for line in lines), tall))
    for top, line in zip(tops, lines, strict=True):
        result.blit(line, line.get_rect(midtop=(result.get_width() // 2, top)))
    return result
