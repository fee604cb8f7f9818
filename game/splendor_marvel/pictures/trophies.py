"""The pictures of the Avengers tile and the Infinity Gauntlet."""

from __future__ import annotations

import pygame

from game.splendor_marvel.pictures.skies import sky
from game.table.art.gems import TIME, gem
from game.table.art.light import relief, shadow, soft_light
from game.table.art.palette import Size
from game.table.art.pen import LINE, glowing, hair, shine, solid
from game.table.art.title import winged_star
from game.table.art.vector import circle, linear, picture

_GOLD = ("#fff6cf", "#f3cb66", "#c18a2c", "#74490f")
_STONES = (
    (0, 84, 128),
    (1, 132, 100),
    (2, 184, 98),
    (3, 234, 122),
    (4, 62, 222),
)  # kind, and its place on the hand
_BOX = (300.0, 400.0)


def wings_picture(size: Size) -> pygame.Surface:
    """The winged star in a blaze of light; not cached."""
    result = pygame.transform.smoothscale(sky((38, 70, 170), (170, 206, 255), "sunburst"), size)
    light = soft_light((size[0], size[1]), (190, 220, 255), 200, 1.3)
    result.blit(light, (0, 0))
    crest = winged_star(round(size[0] * 0.78)).copy()
    relief(crest, 8, 60)
    _cast(result, crest, (size[0] // 2, round(size[1] * 0.52)))
    return result


def gauntlet_picture(size: Size) -> pygame.Surface:
    """A raised golden gauntlet with five stones on the hand and a sixth between; not cached."""
    result = pygame.transform.smoothscale(sky((104, 50, 150), (255, 196, 120), "sunburst"), size)
    light = soft_light((size[0], size[1]), (255, 220, 150), 190, 1.2)
    result.blit(light, (0, 0))
    hand = gauntlet(round(size[1] * 0.98))
    _cast(result, hand, (round(size[0] * 0.5), round(size[1] * 0.53)))
    return result


def gauntlet(high: int) -> pygame.Surface:
    """The gauntlet with its stones by itself, `high` pixels high; not cached."""
    hand = picture(_glove(), (round(high * 0.75), high), _BOX)
    relief(hand, 8, 70)
    unit = high / _BOX[1]
    for kind, x, y in (*_STONES, (TIME, 156, 196)):
        wide = round((52 if kind == TIME else 36) * unit)
        stone = gem(kind, wide)
        hand.blit(stone, stone.get_rect(center=(round(x * unit), round(y * unit))))
    return hand


def _cast(target: pygame.Surface, piece: pygame.Surface, centre: tuple[int, int]) -> None:
    blur = 14
    place = piece.get_rect(center=centre)
    target.blit(shadow(piece, blur, 200), (place.x - 2 * blur + 5, place.y - 2 * blur + 10))
    target.blit(piece, place)


def _glove() -> str:
    """The hand from behind: four armoured fingers, thumb, cuff, sockets for the stones."""
    gold = linear("gold", (60, 10), (230, 390), *_GOLD) + linear(
        "dark", (60, 10), (230, 390), "#8a5a1a", "#4e2e0a"
    )
    parts = ["<defs>", gold, "</defs>"]
    for x, top, lean in ((66, 44, -4), (112, 14, -1), (164, 14, 1), (212, 42, 4)):
        parts.append(
            solid(
                f"M{x - 2} 150L{x + lean} {top + 22}"
                f"Q{x + 12 + lean} {top} {x + 22 + lean} {top}"
                f"Q{x + 34 + lean} {top} {x + 42 + lean} {top + 22}L{x + 42} 150Z",
                "gold",
                5,
            )
        )
        parts.extend(
            hair(f"M{x} {y}Q{x + 21} {y + 8} {x + 42} {y}", "#4e2e0a", 4) for y in (top + 34, top + 64)
        )
        parts.append(
            shine(
                f"M{x + 8 + lean} {top + 24}"
                f"Q{x + 12 + lean} {top + 10} {x + 20 + lean} {top + 8}L{x + 14} 90"
                f"L{x + 6} 90Z",
                0.5,
            )
        )
    parts.append(
        solid(
            "M58 140Q52 128 66 122Q160 92 254 122Q264 130 260 146L252 250"
            "Q236 292 200 300L116 300Q80 288 68 250Z",
            "gold",
            6,
        )
    )
    parts.append(solid("M66 176Q34 176 26 206Q22 238 50 262L96 290Q100 250 74 226Z", "gold", 5))
    parts.append(
        solid("M96 296L224 296L250 392L70 392Z", "gold", 6)
        + solid("M90 300L230 300L236 322L84 322Z", "dark", 4)
    )
    parts.append(
        hair("M84 346L238 346M80 366L242 366", "#4e2e0a", 4) + shine("M104 304L118 304L104 388L82 388Z", 0.35)
    )
    for _, x, y in _STONES:
        parts.append(circle((x, y), 23, "#4e2e0a", LINE, 3))
    parts.append(circle((156, 196), 36, "#4e2e0a", LINE, 4) + glowing((156, 196), 60, "#9affc0", 0.5))
    return "".join(parts)
