"""The arena of the heroes at sunrise, and the crest on the back of their cards."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.art.palette import Size
from game.table.art.pen import jewel, solid
from game.table.art.pen import paint as painted
from game.table.art.vector import (
    circle,
    closed,
    linear,
    mirrored,
    path,
    picture,
    polar,
    radial,
    ring_points,
    star,
)

VIEW: Final[Size] = (1200, 800)
_SUN: Final = (760.0, 520.0)


def arena(size: Size) -> pygame.Surface:
    """The sun rising over the wall of an arena, in slanting light; not cached. It fills `size`, cut where needed."""
    scale = max(size[0] / VIEW[0], size[1] / VIEW[1])
    whole = (round(VIEW[0] * scale) + 1, round(VIEW[1] * scale) + 1)
    drawn = picture(_sky() + _rays() + _stands() + _streaks(), whole, VIEW)
    place = pygame.Rect((0, 0), size)
    place.center = (whole[0] // 2, whole[1] // 2)
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.blit(drawn, (0, 0), place)
    return result


def _sky() -> str:
    return (
        linear("sky", (100, 0), (420, 800), "#5a1a8a", "#c8286a", "#ff6a3a", "#ffb84a", "#ffe89a")
        + path("M0 0H1200V800H0Z", "url(#sky)")
        + radial("sun", _SUN, 620, "#ffffff/1", "#fff2a8/0.9", "#ffcf5a/0.45", "#ff9a3a/0.14", "#ff9a3a/0")
        + path("M0 0H1200V800H0Z", "url(#sun)")
        + circle(_SUN, 150, "#fffbe4")
    )


def _rays() -> str:
    parts = []
    for index in range(30):
        turn = index * 12 + 3
        wide = 1.6 if index % 2 else 3.0
        edge = (polar(_SUN, 180, turn), polar(_SUN, 1400, turn - wide), polar(_SUN, 1400, turn + wide))
        parts.append(path(closed(edge), "#fff6c8", opacity=0.32))
    return "".join(parts)


def _stands() -> str:
    """The wall of the arena with its arches, flags on top, the sand before it."""
    parts = [linear("wall", (0, 470), (0, 720), "#a8386a", "#5a1450", "#2a0a3a")]
    wall = "M0 470Q300 560 600 566Q900 560 1200 470V700Q900 740 600 742Q300 740 0 700Z"
    parts.append(path(wall, "url(#wall)", "#2a0a3a", 6))
    for column in range(13):
        x = 46 + column * 92
        sag = 88 * (1 - ((x - 600) / 600) ** 2)
        top = 506 + sag
        parts.append(
            path(
                f"M{x - 26} {top + 118}V{top + 34}Q{x} {top - 6} {x + 26} {top + 34}V{top + 118}Z",
                "#1c0628",
                opacity=0.85,
            )
        )
        parts.append(
            path(
                f"M{x - 26} {top + 118}V{top + 34}Q{x} {top - 6} {x + 26} {top + 34}",
                "none",
                "#ff9a6a",
                4,
                0.7,
            )
        )
        if column % 2:
            pole = 470 + sag
            parts.append(path(f"M{x + 46} {pole + 12}V{pole - 106}", "none", "#2a0a3a", 7))
            tone = ("#3ad0ff", "#ffe24a", "#ff4a6a")[column // 2 % 3]
            parts.append(
                path(
                    f"M{x + 48} {pole - 104}Q{x + 76} {pole - 118} {x + 112} {pole - 92}L{x + 84} {pole - 80}L{x + 108} {pole - 62}Q{x + 70} {pole - 76} {x + 48} {pole - 62}Z",
                    tone,
                    "#2a0a3a",
                    4,
                )
            )
    parts.append(linear("sand", (0, 690), (0, 800), "#ffcf8a", "#e8843a", "#8a2c3a"))
    parts.append(path("M0 694Q300 738 600 740Q900 738 1200 694V800H0Z", "url(#sand)", "#2a0a3a", 5))
    return "".join(parts)


def _streaks() -> str:
    """Slanting strokes of light and shade across the picture."""
    parts = []
    for x, wide, tone, veil in (
        (60, 70, "#ffffff", 0.14),
        (170, 22, "#ffffff", 0.2),
        (980, 90, "#3a0a5a", 0.22),
        (1110, 26, "#ffffff", 0.2),
        (520, 16, "#ffffff", 0.16),
    ):
        parts.append(path(f"M{x + 160} 0h{wide}L{x + wide - 200} 800h{-wide}Z", tone, opacity=veil))
    for index in range(9):
        for row in range(9):
            reach = 11 - (index + row) * 0.9
            if reach > 1:
                parts.append(
                    circle((14 + index * 30 + row % 2 * 15, 14 + row * 26), reach, "#ffd84a", opacity=0.5)
                )
    return "".join(parts)


def back() -> str:
    """The ground of a card's back on 500 x 700 units."""
    middle = (250.0, 350.0)
    parts = [
        linear("field", (60, 0), (440, 700), "#ff5a3a", "#c81e4a", "#5a0e6a"),
        path("M0 0H500V700H0Z", "url(#field)"),
    ]
    for index in range(20):
        turn = index * 18
        edge = (middle, polar(middle, 640, turn - 4.5), polar(middle, 640, turn + 4.5))
        parts.append(path(closed(edge), "#ffcf5a", opacity=0.34 if index % 2 else 0.14))
    for row in range(21):
        for column in range(15):
            x, y = column * 35 + row % 2 * 17.5, row * 35
            reach = 13 * min(1.0, abs(y - 350) / 350) ** 1.4
            if reach > 1.4:
                parts.append(circle((x, y), reach, "#3a0448", opacity=0.34))
    parts.append(circle(middle, 206, "#3a0448", opacity=0.5))
    parts.append(circle(middle, 190, "none", "#ffd86a", 5, 0.9))
    return "".join(parts)


def star_crest(size: int) -> pygame.Surface:
    """The crest of the heroes: a star on crossed swords with the four gems about it; not cached."""
    return painted(_crest, (214, 40, 70), (255, 206, 70), size)


def _crest() -> str:
    sword = (
        solid("M190 40L200 6L210 40L214 250H186Z", "steel", 6)
        + solid("M150 246Q200 262 250 246L246 270Q200 284 154 270Z", "gold", 6)
        + solid("M190 276h20v50h-20Z", "dark", 5)
        + solid("M200 322l16 16l-16 18l-16 -18Z", "gold", 5)
    )
    swords = mirrored(f'<g transform="rotate(42 200 200)">{sword}</g>', 200)
    tips = path(star((200, 206), 5, 150, 64), "#1c0626")
    rays = path(star((200, 206), 5, 138, 57), "url(#gold)")
    halves = "".join(
        path(
            closed(((200, 206), polar((200, 206), 138, turn), polar((200, 206), 57, turn + 36))),
            "#7a3a08",
            opacity=0.4,
        )
        for turn in range(-90, 270, 72)
    )
    stones = "".join(
        jewel(spot, 19, tone, sides)
        for spot, tone, sides in zip(
            ring_points((200, 210), 34, 4, -135),
            ("#ff3a4a", "#3a8aff", "#ffe23a", "#3ad87a"),
            (4, 4, 3, 8),
            strict=True,
        )
    )
    return swords + tips + rays + halves + stones
