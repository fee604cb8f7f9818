"""The faces of Seventh Hero: the seven heroes, ready or used, the quest they carry, and the wanderer's back.

Cards are pictures of the atlas; what depends on the number of seats is laid on here.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.seventh_hero.rules.cards import FOREST_STRIDER, HEROES, TALE_WEAVER, quest
from game.table.art.atlas import picture
from game.table.art.paint.shapes import blank
from game.table.art.palette import Size
from game.table.art.surface_cache import SPRITES, cached

GAME: Final = "seventh_hero"
"""Whose atlas all these pictures are in."""
_NIGHT: Final = (172, 186, 214)
_BY_SEATS: Final = (TALE_WEAVER, FOREST_STRIDER)
"""Whose quests depend on the number of seats (SH-1)."""


@cached(SPRITES)
def hero_face(number: int, size: Size, seats: int = 4, *, ready: bool = True) -> pygame.Surface:
    """The card of hero `number` (1 to 7) with its quest at a table of `seats`, at `size` pixels.

    A hero that is not `ready` is seen as in moonlight, its ability struck out.
    """
    result = picture(GAME, f"card/{number}" if ready else f"card/{number}-used", size).copy()
    row = _quest_row(number, seats, size[0])
    result.blit(row if ready else _moonlit(row), (0, round(size[0] * 1.215)))
    return result


def _moonlit(row: pygame.Surface) -> pygame.Surface:
    """A row of stones as the moon shows it, on a card that is seen so."""
    grey = pygame.transform.grayscale(row)
    grey.set_alpha(190)
    row.blit(grey, (0, 0))
    row.fill(_NIGHT, special_flags=pygame.BLEND_RGB_MULT)
    return row


def _quest_row(number: int, seats: int, width: int) -> pygame.Surface:
    """The seven stones of a quest in a row, the fitting ones lit, for a card that is `width` wide."""
    met = quest(number, seats)
    step = width * 0.129
    side = round(step * 0.98)
    result = blank((width, round(step * 1.1)))
    for hero in HEROES:
        token = pip(hero, side, lit=bool(met >> hero & 1))
        result.blit(token, token.get_rect(center=(width / 2 + (hero - 4) * step, side / 2)))
    return result


@cached(SPRITES)
def quest_face(number: int, seats: int, size: Size) -> pygame.Surface:
    """The quest of hero `number` (SH-1) at a table of `seats`, large: its sign, the fitting numbers lit."""
    width = size[0]
    result = picture(GAME, f"quest-card/{number}", size).copy()
    sign = quest_mark(number, seats, round(width * 0.46))
    result.blit(sign, sign.get_rect(center=(round(width * 0.63), round(width * 0.3))))
    met = quest(number, seats)
    for hero in HEROES:
        column, row = (hero - 1) % 4, (hero - 1) // 4
        lit = bool(met >> hero & 1)
        token = pip(hero, round(width * (0.238 if lit else 0.206)), lit=lit)
        spot = (width * (0.5 + (column - (1 if row else 1.5)) * 0.226), width * (0.82 + row * 0.262))
        result.blit(token, token.get_rect(center=(round(spot[0]), round(spot[1]))))
    return result


def card_back(size: Size) -> pygame.Surface:
    """The back of every card, a traveller with a lantern, at `size` pixels."""
    return picture(GAME, "back", size)


def ability_mark(number: int, size: int, *, spent: bool = False) -> pygame.Surface:
    """The medal of a hero's ability on a square of `size` pixels; `spent` dulls it and strikes it out."""
    return picture(GAME, f"medal/{number}-spent" if spent else f"medal/{number}", (size, size))


def pip(number: int, size: int, *, lit: bool) -> pygame.Surface:
    """A number as a stone with its hero's colour and staves, or as a hollow where it doesn't count."""
    return picture(GAME, f"pip/{number}" if lit else f"hollow/{number}", (size, size))


def quest_mark(number: int, seats: int, size: int) -> pygame.Surface:
    """The quest of hero `number` at a table of `seats` as a sign: a bound with an arrow, a span, stones."""
    name = f"quest/{number}-{seats}" if number in _BY_SEATS else f"quest/{number}"
    return picture(GAME, name, (size, size))


def token(name: str, size: int) -> pygame.Surface:
    """One of the plain tokens on a square of `size` pixels: lantern, laurel, barred and so on."""
    return picture(GAME, f"tokens/{name}", (size, size))
