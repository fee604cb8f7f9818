"""The faces that only the sheets over the table have: veil, notes, tracks to the goal, signs."""

from __future__ import annotations

from typing import Final

import pygame

from game.custom_heroes.table.drawing.faces import Slots, card_face
from game.custom_heroes.table.drawing.layers import CARD, shown
from game.custom_heroes.table.drawing.tokens import ability_mark, place_mark, power_token, vp_chip
from game.table.art.frames import badge
from game.table.art.paint.light import glow
from game.table.art.paint.shapes import blank, cut, gradient, rim, rounded, tinted
from game.table.art.palette import (
    GOLD,
    MIST,
    SEAT_COLOURS,
    WARM,
    Rgb,
    Size,
    darker,
    lighter,
)
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text.text import SMALLEST, blit_centred, label, paragraph
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

_SHADE: Final = (150, 154, 178, 255)


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
            return shown("veil", size)
        case "overlay.rule":
            return shown("rule", size)
        case "overlay.cross":
            return shown("signs/cross", size)
        case "overlay.glow":
            return glow(size, WARM, 150, 1.8)
        case "overlay.vp":
            return vp_chip(size[0])
        case "overlay.power":
            return power_token(size[0])
        case "overlay.advancement":
            return shown("secret", size)
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
    star = shown("signs/goal_reached" if vp >= goal else "signs/goal", (size[1], size[1]))
    result.blit(star, (size[0] - size[1], 0))
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
    inner = round(size * 0.82)
    sign = shown("signs/shown" if where == "shown" else "signs/in_hand", (inner, inner))
    result.blit(sign, ((size - inner) // 2, (size - inner) // 2))
    return result
