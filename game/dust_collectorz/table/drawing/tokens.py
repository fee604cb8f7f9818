"""Tokens of Dust Collectorz: the emblems of tribes, badges of abilities and stats, signs of ranks.

Colour never tells alone: each token has an outline or a sign of its own.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.dust_collectorz.rules.cards.card_table import ABILITIES, RANKS, STATS, TRIBES
from game.dust_collectorz.rules.cards.cards import CARDS
from game.table.art.atlas import picture
from game.table.art.palette import Rgb, Stops
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import blit_centred, metal_text

GAME: Final = "dust_collectorz"
"""The atlas of this game."""
TRIBE_COLOURS: Final[tuple[Rgb, ...]] = (
    (64, 132, 208),  # tinlings: enamel blue
    (226, 78, 62),  # foldwings: vermilion
    (38, 160, 132),  # glazeborn: celadon
    (178, 142, 40),  # grainers: oak
    (186, 84, 190),  # plushkin: orchid
)
STAT_COLOURS: Final[tuple[Rgb, ...]] = ((206, 54, 46), (28, 118, 200), (46, 150, 62), (128, 70, 190))
"""Of attack, speed, health, cunning."""
IDLE, USED, CANCELLED = "idle", "used", "cancelled"
PLAIN, CHOSEN = "plain", "chosen"
PALE: Final[Stops] = ((0.0, (255, 255, 255)), (0.6, (255, 250, 236)), (1.0, (246, 218, 160)))
INK: Final[Rgb] = (18, 10, 24)
PIPS_WIDE: Final = 1.9
"""How much wider than high the sign of a rank is."""


def tribe_mark(tribe: int, size: int) -> pygame.Surface:
    """The emblem of a tribe on a square of `size` pixels."""
    return picture(GAME, f"emblems/{TRIBES[tribe]}", (size, size))


def tribe_coin(tribe: int, size: int) -> pygame.Surface:
    """The emblem of a tribe on a round coin, so that all have one outline."""
    return picture(GAME, f"coin/{TRIBES[tribe]}", (size, size))


def stat_mark(stat: int, size: int) -> pygame.Surface:
    """The symbol of a stat on a square of `size` pixels; 4 stands for any."""
    return picture(GAME, f"stats/{(*STATS, 'any')[stat]}", (size, size))


def ability_sign(ability: int, size: int) -> pygame.Surface:
    """The symbol of an ability (its place in `card_table.ABILITIES`), for any stat."""
    return picture(GAME, f"abilities/{_spelt(ability)}", (size, size))


def rank_mark(rank: int, height: int) -> pygame.Surface:
    """The sign of a rank, `PIPS_WIDE` times as wide as high: one to four studs, a crown for an epic."""
    return picture(GAME, f"ranks/{RANKS[rank]}", (round(height * PIPS_WIDE), height))


def badge_of(kind: int) -> str:
    """The name of the badge that cards with this ability, stat, amount and limit share."""
    card = CARDS[kind]
    return f"{_spelt(card.ability)}-{card.stat}-{card.n}-{card.limit}"


def _spelt(ability: int) -> str:
    return ABILITIES[ability].lower().replace("_", "-")


def ability_mark(kind: int, size: int, state: str = IDLE) -> pygame.Surface:
    """The badge of a card's ability with its mark; "used" shines, "cancelled" is grey and struck out."""
    if state == IDLE:
        return picture(GAME, f"badge/{badge_of(kind)}", (size, size))
    return _used(kind, size) if state == USED else _cancelled(kind, size)


@cached(SPRITES)
def _used(kind: int, size: int) -> pygame.Surface:
    result = picture(GAME, "signs/used", (size, size)).copy()
    small = ability_mark(kind, round(size * 0.80))
    result.blit(small, small.get_rect(center=(size // 2, size // 2)))
    return result


@cached(SPRITES)
def _cancelled(kind: int, size: int) -> pygame.Surface:
    grey = pygame.transform.grayscale(ability_mark(kind, size))
    grey.fill((150, 150, 164), special_flags=pygame.BLEND_RGB_MULT)
    grey.blit(picture(GAME, "signs/struck", (size, size)), (0, 0))
    return grey


def stat_badge(stat: int, value: int, size: int, state: str = PLAIN) -> pygame.Surface:
    """A stat as a square badge with its symbol, and its value if that is not negative; "chosen" shines."""
    if value < 0:
        return picture(GAME, f"stat/{STATS[stat]}-{state}", (size, size))
    return _valued(stat, value, size, state)


@cached(SPRITES)
def _valued(stat: int, value: int, size: int, state: str) -> pygame.Surface:
    result = picture(GAME, f"stat/{STATS[stat]}-{state}-valued", (size, size)).copy()
    text = metal_text(str(value), "sans_bold", round(size * 0.54), PALE, INK, max(1, round(size / 22)))
    blit_centred(result, text, (size / 2, size * 0.69))
    return result
