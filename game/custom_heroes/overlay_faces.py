"""The faces that only the sheets over the table have: veil, notes, tracks to the goal, signs."""

from __future__ import annotations

from typing import Final

import numpy as np
import pygame

from game.custom_heroes.faces import Slots, card_face
from game.custom_heroes.layers import CARD
from game.custom_heroes.tokens import ability_mark, place_mark, power_token, vp_chip
from game.table.art.frames import badge
from game.table.art.light import glow
from game.table.art.palette import (
    GILT,
    GOLD,
    INK,
    MIST,
    SEAT_COLOURS,
    WARM,
    Rgb,
    Size,
    darker,
    hexed,
    lighter,
)
from game.table.art.shapes import blank, cut, gradient, grid, rim, rounded, tinted, unit
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import SMALLEST, blit_centred, label, paragraph
from game.table.art.vector import circle, closed, path, picture, star
from game.table.pieces import Face

KINDS: Final = frozenset(
    {
        "overlay.veil",
        "overlay.note",
        "overlay.rule",
        "overlay.cross",
        "overlay.glow",
        "overlay.vp",
        "overlay.power",
        "overlay.advancement",
        "overlay.place",
        "overlay.ability",
        "overlay.card",
        "overlay.track",
        "overlay.where",
    }
)
"""The kinds of faces that `paint` can draw."""

_VEIL: Final = 168  # of 255, in the middle
_SHADE: Final = (150, 154, 178, 255)
_COARSE: Final = 8  # pixels of the window a pixel of the veil's original


def paint(face: Face, size: Size) -> pygame.Surface | None:
    """Draw a face at `size` pixels; None for a kind that is not among `KINDS`."""
    match face.kind, face.facts:
        case "overlay.note", (str(text), str(typeface), colour, bool(centred), float(share)):
            return _note(text, typeface, _rgb(colour), share, size, centred=centred)
        case "overlay.card", (int(card), slots, bool(played)):
            return (_played_card if played else _card)(card, _slots(slots), size)
        case "overlay.track", (int(colour), int(vp), int(gained), int(goal)):
            return _track((colour, vp, gained, goal), size)
        case "overlay.place", (int(place),):
            return place_mark(place, size[0])
        case "overlay.ability", (int(ability),):
            return ability_mark(ability, size[0])
        case "overlay.where", (str(where),):
            return _where(where, size[0])
        case _:
            return _plain(face.kind, size)


def _plain(kind: str, size: Size) -> pygame.Surface | None:
    """Draw a face that has no particulars."""
    match kind:
        case "overlay.veil":
            return _veil(size)
        case "overlay.rule":
            return _rule(size)
        case "overlay.cross":
            return _cross(size[0])
        case "overlay.glow":
            return glow(size, WARM, 150, 1.8)
        case "overlay.vp":
            return vp_chip(size[0])
        case "overlay.power":
            return power_token(size[0])
        case "overlay.advancement":
            return _closed_advancement(size)
        case _:
            return None


def _rgb(colour: object) -> Rgb:
    if isinstance(colour, tuple) and len(colour) == 3:
        red, green, blue = colour
        return int(red), int(green), int(blue)
    raise ValueError(f"{colour!r} is no colour")


def _slots(slots: object) -> Slots:
    if isinstance(slots, tuple) and len(slots) == 4:
        red, blue, yellow, green = slots
        return int(red), int(blue), int(yellow), int(green)
    raise ValueError(f"{slots!r} are not the slots of a card")


@kept_on(SPRITES)
def _veil(size: Size) -> pygame.Surface:
    """A shade, deepest in the middle, gone at the edges, so that it ends nowhere in a window of any shape."""
    small = (max(2, size[0] // _COARSE), max(2, size[1] // _COARSE))
    across, down = grid(small)
    beside = np.minimum(across, small[0] - across) / small[0]
    above = np.minimum(down, small[1] - down) / small[1]
    depth = unit(beside / np.float32(0.05)) * unit(above / np.float32(0.07))
    smooth = depth * depth * (3 - 2 * depth)
    return pygame.transform.smoothscale(tinted(smooth, INK, _VEIL), size)


def _note(
    text: str, typeface: str, colour: Rgb, share: float, size: Size, *, centred: bool
) -> pygame.Surface:
    """Wrapped words in type `share` of the height tall: from the top, or centred both ways."""
    largest = max(SMALLEST, round(size[1] * share))
    block = paragraph(text, typeface, size, colour, largest, 1 if centred else 0)
    result = blank(size)
    room = (size[0] - block.get_width(), size[1] - block.get_height())
    result.blit(block, (room[0] // 2, room[1] // 2) if centred else (0, 0))
    return result


@kept_on(SPRITES)
def _rule(size: Size) -> pygame.Surface:
    """A line of gold that fades to both ends."""
    across, _ = grid((size[0], 1))
    along = unit(1 - abs(across / np.float32(size[0]) * 2 - 1)) ** np.float32(0.6)
    return tinted(np.broadcast_to(along, (size[1], size[0])), GILT, 190)


@kept_on(SPRITES)
def _cross(size: int) -> pygame.Surface:
    """The sign for closing: a cross in a gilt ring."""
    cross = "M36 36L64 64M64 36L36 64"
    ring = circle((50, 50), 44, hexed(darker((30, 42, 84), 0.3)), hexed(GILT), 6)
    return picture(ring + path(cross, "none", hexed(lighter(GILT, 0.3)), 9), (size, size))


@kept_on(SPRITES)
def _closed_advancement(size: Size) -> pygame.Surface:
    """An advancement that only its owner knows: a clear sheet, a star on it instead of its effect."""
    radius = size[0] * 0.12
    glass = gradient(size, ((0.0, (206, 232, 255)), (0.5, (120, 160, 220)), (1.0, (70, 96, 164))))
    result = cut(glass, rounded(size, radius, 1))
    inner = (size[0] / 2, size[1] / 2)
    mark = path(star((50, 50), 4, 46, 15), "#ffffff", "#2a3c7a", 5)
    side = max(8, round(size[0] * 0.62))
    blit_centred(result, picture(mark, (side, side)), inner)
    result.blit(tinted(rim(size, radius, 0.5, max(1.5, size[0] * 0.05)), (240, 248, 255), 235), (0, 0))
    result.blit(tinted(rim(size, radius, 0, 1), INK, 200), (0, 0))
    return result


def _card(card: int, slots: Slots, size: Size) -> pygame.Surface:
    """A character card with what is known to be in its sleeve."""
    high = min(size[1], round(size[0] * CARD[1] / CARD[0]))
    return card_face(card, slots, (size[0], high))


@kept_on(SPRITES)
def _played_card(card: int, slots: Slots, size: Size) -> pygame.Surface:
    """The same in the shade, for one that is out of the round."""
    result = _card(card, slots, size).copy()
    result.fill(_SHADE, special_flags=pygame.BLEND_RGBA_MULT)
    return result


@kept_on(SPRITES)
def _track(facts: tuple[int, int, int, int], size: Size) -> pygame.Surface:
    """The way to the goal: a cell for each VP, tall and gold for those just gained, and a star at the end."""
    colour, vp, gained, goal = facts
    result = blank(size)
    end = size[1] + max(4, size[1] // 3)
    gap = max(2, size[1] // 7)
    whole = size[0] - end
    for number in range(goal):
        left = whole * number // goal
        fresh = vp - gained <= number < vp
        cell = (
            max(3, whole * (number + 1) // goal - left - gap),
            max(3, size[1] * (8 if fresh else 5) // 10),
        )
        top = (size[1] - cell[1]) // 2
        result.blit(_cell(cell, colour, full=number < vp, fresh=fresh), (left, top))
    shape = star((50, 50), 5, 48, 21)
    there = vp >= goal
    body = path(shape, "#f2cd76" if there else "#1a2444", "#fff0c4" if there else hexed(MIST), 5)
    result.blit(picture(body, (size[1], size[1])), (size[0] - size[1], 0))
    return result


def _cell(size: Size, colour: int, *, full: bool, fresh: bool) -> pygame.Surface:
    radius = size[1] / 2
    if not full:
        well = cut(gradient(size, ((0.0, (4, 6, 16)), (1.0, (24, 33, 66)))), rounded(size, radius))
        well.blit(tinted(rim(size, radius, 0, 1.2), MIST, 90), (0, 0))
        return well
    tone = SEAT_COLOURS[colour]
    stops = GOLD if fresh else ((0.0, lighter(tone, 0.3)), (0.5, tone), (1.0, darker(tone, 0.4)))
    result = cut(gradient(size, stops), rounded(size, radius))
    if fresh:
        result.blit(tinted(rim(size, radius, 0, 1.6), (255, 250, 226), 230), (0, 0))
    return result


@kept_on(SPRITES)
def _where(where: str, size: int) -> pygame.Surface:
    """The sign for where a card is: not seen, played, or in the own hand."""
    result = badge((size, size), GOLD if where == "hand" else ((0.0, MIST), (1.0, darker(MIST, 0.4)))).copy()
    if where == "unseen":
        blit_centred(result, label("?", "sans_bold", round(size * 0.66)), (size / 2, size / 2))
        return result
    if where == "shown":
        body = path("M24 52L43 70L77 32", "none", "#e2eaf7", 13)
    else:
        leaf = closed(((36, 28), (64, 28), (64, 74), (36, 74)))
        body = "".join(
            f'<g transform="rotate({turn} 50 92)">{path(leaf, "#f2cd76", "#241604", 5)}</g>'
            for turn in (-24, 0, 24)
        )
    inner = round(size * 0.82)
    result.blit(picture(body, (inner, inner)), ((size - inner) // 2, (size - inner) // 2))
    return result
