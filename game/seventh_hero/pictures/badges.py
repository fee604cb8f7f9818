"""The pictures of the tokens on 120 units: lantern, bar, eye, answers, pips, skull stone, laurel, steps, question."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.cuts import INK
from game.seventh_hero.pictures.signs import TINTS, hero_sign
from game.table.art.palette import darker, hexed, lighter, mix
from game.table.art.vector import (
    Point,
    circle,
    closed,
    ellipse,
    linear,
    mirrored,
    moved,
    path,
    polar,
    radial,
    ring_points,
)

_MIDDLE: Final[Point] = (60, 60)
_GOLD: Final = linear("gold", (20, 6), (100, 116), "#fff3c4", "#edbe58", "#8a5a1c", "#f4d488")
_IRON: Final = linear("iron", (20, 6), (100, 116), "#e6ecf4", "#8b97ae", "#343c54", "#98a4ba")


def medal(number: int) -> str:
    """A round shield in a hero's colour with studs on its iron rim, its field left to a sign."""
    tint = TINTS[number]
    deep = mix(darker(tint, 0.66), (14, 12, 34), 0.35)
    studs = "".join(circle(spot, 4.2, "#fff0c0", INK, 2) for spot in ring_points(_MIDDLE, 51, 12))
    return (
        _GOLD
        + linear(
            "field", (36, 16), (88, 108), hexed(mix(deep, tint, 0.5)), hexed(deep), hexed(darker(deep, 0.3))
        )
        + circle(_MIDDLE, 58, "url(#gold)", INK, 4)
        + studs
        + circle(_MIDDLE, 44.5, "url(#field)", INK, 4)
    )


def lantern() -> str:
    """The lantern of the seat that leads."""
    return (
        _GOLD
        + _IRON
        + radial("light", (60, 68), 52, "#fffbe0/0.95", "#ffdb6a/0.7", "#ff9a2a/0.22", "#ff9a2a/0")
        + circle((60, 68), 52, "url(#light)")
        + path("M60 4A13 13 0 1 1 59.9 4Z", "none", INK, 11)
        + path("M60 4A13 13 0 1 1 59.9 4Z", "none", "#e6c06a", 5)
        + path("M60 22L90 44H30Z", "url(#gold)", INK, 5)
        + path("M36 44H84L90 98H30Z", "#ffd24a", INK, 5)
        + path("M60 52Q62 64 72 72Q80 84 70 94H50Q40 84 48 72Q52 78 55 78Q52 64 60 52Z", "#ff7a1e")
        + path("M60 72Q68 80 64 94H56Q50 84 60 72Z", "#fffbe0")
        + path("M48 44L44 98M72 44L76 98", "none", INK, 4)
        + path("M26 98H94V112H26Z", "url(#gold)", INK, 5)
        + path("M26 40H94V48H26Z", "url(#gold)", INK, 4)
    )


def barred() -> str:
    """Two planks across: this seat may not recruit the wanderer."""
    wood = linear("wood", (10, 10), (110, 110), "#e0ac70", "#a06a38", "#5a3418")
    plank = (
        path("M4 30L22 10L116 88L98 110Z", "url(#wood)", INK, 5)
        + path("M22 30L96 92M32 30L104 90", "none", "#4a2a12", 3, 0.7)
        + circle((20, 26), 5, "#dfe6f0", INK, 3)
        + circle((100, 94), 5, "#dfe6f0", INK, 3)
    )
    return wood + f'<g transform="translate(120 0) scale(-1 1)">{plank}</g>' + plank


def knows() -> str:
    """An open eye: this seat knows the wanderer."""
    return (
        _GOLD
        + path("M2 62Q28 20 60 20Q92 20 118 62Q92 104 60 104Q28 104 2 62Z", "#fff2d4", INK, 6)
        + circle((60, 62), 30, "#8448d0", INK, 5)
        + path(
            "".join(f"M60 62L{x:.1f} {y:.1f}" for x, y in ring_points((60, 62), 27, 12)),
            "none",
            "#c49aff",
            3,
            0.8,
        )
        + circle((60, 62), 14, INK)
        + circle((51, 52), 7, "#ffffff")
    )


def answer(*, yes: bool) -> str:
    """A leader's answer: a tick on a green round stone, or a cross on a red square one."""
    if yes:
        return (
            linear("a", (20, 10), (90, 110), "#a4f0b4", "#36a85c", "#0e4a2a")
            + circle(_MIDDLE, 54, "url(#a)", INK, 6)
            + circle(_MIDDLE, 44, "none", "#d8ffe0", 3, 0.7)
            + path("M32 62L52 84L90 36", "none", INK, 24)
            + path("M32 62L52 84L90 36", "none", "#ffffff", 13)
        )
    return (
        linear("a", (20, 10), (90, 110), "#ffb09a", "#d03c34", "#5c1018")
        + path("M60 4L116 60L60 116L4 60Z", "url(#a)", INK, 6)
        + path("M60 18L102 60L60 102L18 60Z", "none", "#ffe0d8", 3, 0.7)
        + path("M40 40L80 80M80 40L40 80", "none", INK, 24)
        + path("M40 40L80 80M80 40L40 80", "none", "#ffffff", 13)
    )


def pip(number: int, *, lit: bool) -> str:
    """The stone of a number: lit in its hero's colour with a golden rim and its staves, else a hollow."""
    if not lit:
        return (
            circle(_MIDDLE, 47, "#181c2b", INK, 4, 0.95)
            + circle(_MIDDLE, 44, "none", "#6c7590", 4, 0.8)
            + moved(hero_sign(number, "#6c7590", 12), (48, 80), 0.24)
        )
    tint = TINTS[number]
    tones = (hexed(lighter(tint, 0.35)), hexed(tint), hexed(mix(darker(tint, 0.55), (20, 10, 40), 0.3)))
    return (
        _GOLD
        + linear("stone", (34, 14), (92, 110), *tones)
        + circle(_MIDDLE, 57, "url(#gold)", INK, 4)
        + circle(_MIDDLE, 47, "url(#stone)", INK, 4)
        + path("M24 44Q34 20 62 19Q44 30 34 50Z", "#ffffff", opacity=0.35)
        + moved(hero_sign(number, INK, 22), (46, 78), 0.28)
        + moved(hero_sign(number, "#fff6dc", 10), (46, 78), 0.28)
    )


def quest(number: int) -> str:
    """The plate of a quest: an arrow beside the place of its number, or odd and even stones."""
    tint = TINTS[number]
    plate = (
        _GOLD
        + linear(
            "plate",
            (20, 10),
            (100, 110),
            hexed(mix(tint, (24, 20, 40), 0.45)),
            hexed(mix(tint, (10, 8, 22), 0.8)),
        )
        + path("M14 14L60 3L106 14L117 60L106 106L60 117L14 106L3 60Z", "url(#gold)", INK, 4)
        + path("M22 22L60 13L98 22L107 60L98 98L60 107L22 98L13 60Z", "url(#plate)", INK, 4)
    )
    if number in (1, 6):
        return plate + path("M80 34V62H66L85 90L104 62H90V34Z", "#ffe6a4", INK, 5)
    if number in (2, 7):
        return plate + path("M80 88V60H66L85 32L104 60H90V88Z", "#ffe6a4", INK, 5)
    spots: dict[int, tuple[Point, ...]] = {
        4: ((37, 42), (83, 42), (60, 82)),
        5: ((37, 40), (83, 40), (37, 80), (83, 80)),
    }
    bars = {4: "M37 42H83", 5: "M37 40H83M37 80H83"}
    tie = (
        path(bars[number], "none", INK, 16) + path(bars[number], "none", "#8a93a8", 8)
        if number in bars
        else ""
    )
    return plate + tie + "".join(circle(spot, 15, "#ffe6a4", INK, 5) for spot in spots.get(number, ()))


def eliminated() -> str:
    """A broken grave stone."""
    return (
        linear("stone", (30, 8), (96, 112), "#c2c8d4", "#757e92", "#2c3246")
        + path("M22 112V46Q24 10 60 8Q96 10 98 46V112Z", "url(#stone)", INK, 6)
        + path("M38 42L82 86M82 42L38 86", "none", INK, 13)
        + path("M38 42L82 86M82 42L38 86", "none", "#e8ecf4", 5)
        + path("M66 9L58 26L68 34L62 44", "none", INK, 4)
        + path("M10 112H110", "none", INK, 10)
        + path("M14 111H106", "none", "#dfe9f6", 4)
    )


def laurel() -> str:
    """A wreath of six golden leaves a side, open above."""
    leaf = path("M0 6Q17 -8 0 -34Q-17 -8 0 6Z", "url(#leaf)", INK, 4) + path(
        "M0 0V-22", "none", "#8a5a1c", 2.4
    )
    side = "".join(
        moved(leaf, polar((60, 60), 44, turn), 0.92, turn + 150 + (index % 2) * 44)
        for index, turn in enumerate(range(112, 250, 23))
    )
    branch = path("M60 104A44 44 0 0 1 24 34", "none", INK, 8) + path(
        "M60 104A44 44 0 0 1 24 34", "none", "#c8933a", 3
    )
    knot = path("M60 92L76 105L60 118L44 105Z", "#c83440", INK, 5)
    tone = linear("leaf", (-10, -34), (10, 8), "#fff6cc", "#f0c458", "#a46c1e")
    return tone + mirrored(branch + side, 60) + knot


def steps() -> str:
    """Two foot prints in the snow: the wanderer's way."""
    sole = ellipse((0, -16), (14, 21), "#dfe9f6", INK, 5) + path(
        "M-9 14Q0 9 9 14Q13 30 0 34Q-13 30 -9 14Z", "#dfe9f6", INK, 5
    )
    return moved(sole, (38, 80), 1.0, 14) + moved(sole, (82, 42), 1.0, 14)


def anyone() -> str:
    """A question on a plate: does anybody want to use an ability."""
    return (
        _GOLD
        + path(closed(ring_points(_MIDDLE, 57, 8, -112.5)), "url(#gold)", INK, 5)
        + path(closed(ring_points(_MIDDLE, 46, 8, -112.5)), "#1c2440", INK, 4)
        + path("M42 48Q42 28 60 28Q79 28 79 47Q79 60 66 65Q60 68 60 78", "none", INK, 19)
        + path("M42 48Q42 28 60 28Q79 28 79 47Q79 60 66 65Q60 68 60 78", "none", "#ffe6a4", 11)
        + circle((60, 93), 8, "#ffe6a4", INK, 3)
    )
