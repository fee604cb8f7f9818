"""The pictures of the tokens on 120 units: coin, power, stake, order, skipped, passed, places, screens."""

from __future__ import annotations

from typing import Final

from game.custom_heroes.pictures.buddies import kodora
from game.custom_heroes.pictures.signs import BOLT
from game.table.art.palette import Rgb, darker, hexed, lighter
from game.table.art.vector import (
    Point,
    circle,
    closed,
    linear,
    mirrored,
    moved,
    path,
    polar,
    ring_points,
    star,
)

_LINE: Final = "#0c0a1c"
_MIDDLE: Final[Point] = (60, 60)
_METALS: Final[tuple[tuple[str, str, str, str], ...]] = (
    ("#fffbe0", "#ffd850", "#b8761a", "#ffe9a0"),
    ("#ffffff", "#c8d4ea", "#68789a", "#eef4ff"),
    ("#ffe6cc", "#e09a5c", "#84461e", "#ffd0a0"),
    ("#c0c8da", "#7a86a2", "#3a445e", "#a8b4cc"),
)
"""Gold, silver, bronze, iron: first to fourth place, and all after."""


def coin() -> str:
    """A victory point: a golden coin with a scalloped rim and a star in a wreath, its middle left to a number."""
    return _coin_body() + path(star((60, 61), 5, 26, 11), "#fff6cc", "#7a4a0c", 4)


def numbered_coin() -> str:
    """The same coin without its star, for a number."""
    return _coin_body()


def _coin_body() -> str:
    leaves = "".join(
        path(_leaf(turn), "#ffe9a0", "#8a5a14", 1.6) for turn in (*range(112, 240, 21), *range(68, -60, -21))
    )
    return (
        linear("g", (20, 4), (100, 116), "#fffbe0", "#ffcf48", "#b8721a", "#ffe08a")
        + linear("w", (40, 16), (80, 104), "#d8921e", "#f4b83a", "#ffdc7a")
        + path(closed(_scallops()), "url(#g)", _LINE, 4)
        + circle(_MIDDLE, 43, "url(#w)", "#7a4a0c", 3)
        + leaves
        + path("M26 42Q36 22 60 20Q42 30 34 52Z", "#ffffff", opacity=0.5)
    )


def _scallops() -> list[Point]:
    return [polar(_MIDDLE, 57 if step % 2 else 52, step * 9) for step in range(40)]


def _leaf(turn: float) -> str:
    root, tip = polar(_MIDDLE, 36, turn), polar(_MIDDLE, 38, turn + 20)
    out, inside = polar(_MIDDLE, 43, turn + 9), polar(_MIDDLE, 31, turn + 11)
    return (
        f"M{root[0]:.1f} {root[1]:.1f}Q{out[0]:.1f} {out[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        f"Q{inside[0]:.1f} {inside[1]:.1f} {root[0]:.1f} {root[1]:.1f}Z"
    )


def power() -> str:
    """A power token: a bolt on a crystal of violet blue."""
    outer = closed(ring_points(_MIDDLE, 57, 6))
    inner = closed(ring_points(_MIDDLE, 45, 6))
    return (
        linear("s", (20, 4), (100, 116), "#ffffff", "#a8b8e8", "#46549a", "#d0dcff")
        + linear("f", (30, 10), (90, 110), "#8a9aff", "#3a3ad8", "#14105a")
        + path(outer, "url(#s)", _LINE, 4)
        + path(inner, "url(#f)", _LINE, 3)
        + path("M60 15L98 37V50Q60 38 22 54V37Z", "#ffffff", opacity=0.26)
        + moved(path(BOLT, "#ffe84a", "#3a1c04", 9), (24, 24), 0.72)
    )


def stake() -> str:
    """The Kodora with two coins before it, on 400 units: the points that a bet locks."""
    return (
        moved(kodora(), (66, -4), 0.67)
        + moved(_coin_body(), (8, 172), 1.86)
        + moved(coin(), (168, 172), 1.86)
    )


def order(*, falling: bool) -> str:
    """Steps and an arrow that rise, or fall: the way the values of a trick go."""
    tones = ("#8ad8ff", "#3a6af4", "#141e6e") if falling else ("#fff6a8", "#ff9a2a", "#a8341a")
    steps = "".join(
        path(f"M{18 + i * 18} 98V{82 - i * 13}H{33 + i * 18}V98Z", "url(#o)", _LINE, 3) for i in range(5)
    )
    arrow = path("M12 66L58 30L50 20L92 12L82 54L74 44L26 82Z", "#ffffff", _LINE, 4)
    whole = steps + arrow
    if falling:
        whole = f'<g transform="translate(120 0) scale(-1 1)">{steps}</g>' + moved(
            arrow, (0, 100), 1, 0
        ).replace("translate(0 100) rotate(0) scale(1)", "translate(0 94) scale(1 -1)")
    return linear("o", (60, 10), (60, 104), *tones) + whole


def skipped() -> str:
    """An arrow that leaps over a seat."""
    return (
        _disc("#ffb86a", "#d8541e", "#6a1c14")
        + circle((60, 82), 13, "#ffffff", _LINE, 4)
        + path("M22 84Q26 34 60 32Q82 32 90 54", "none", _LINE, 19)
        + path("M22 84Q26 34 60 32Q82 32 90 54", "none", "#fff2d0", 10)
        + path("M74 54L106 46L98 82Z", "#fff2d0", _LINE, 4)
    )


def passed() -> str:
    """An open hand, raised: no cards this time."""
    fingers = "".join(
        path(f"M{x} 66V{top}a7 7 0 0 1 14 0V66Z", "#fff2e0", _LINE, 3.4)
        for x, top in ((34, 38), (48, 28), (62, 28), (76, 38))
    )
    palm = path("M34 58H90V74Q88 98 64 98Q48 98 38 84L16 64Q16 52 28 56L36 64Z", "#fff2e0", _LINE, 3.4)
    inside = path("M37 56H87V72Q84 90 64 92Q50 92 42 80L37 70Z", "#fff2e0")
    return _disc("#a8b4cc", "#5a6688", "#20283e") + fingers + palm + inside


def _disc(light: str, body: str, dark: str) -> str:
    return (
        linear("d", (30, 6), (90, 114), light, body, dark)
        + circle(_MIDDLE, 57, "url(#d)", _LINE, 4)
        + circle(_MIDDLE, 49, "none", "#ffffff", 2.4, 0.5)
    )


def place(rank: int) -> str:
    """A laurel in the metal of a place from 1 on, its middle left to the number."""
    tones = _METALS[min(rank, len(_METALS)) - 1]
    leaves = ""
    for step in range(6):
        x, y = polar((60, 58), 47, 112 + step * 26)
        turn = 112 + step * 26 + 62
        leaves += moved(path("M0 -4Q16 -15 29 0Q14 11 0 4Z", "url(#m)", _LINE, 3.4), (x, y), 1, turn)
    laurel = (
        linear("m", (-10, -14), (30, 20), *tones)
        + linear("p", (30, 20), (90, 100), *tones[:3])
        + circle((60, 58), 38, "url(#p)", _LINE, 4)
        + circle((60, 58), 31, "#17142e", _LINE, 3)
        + mirrored(leaves, 60)
        + path("M44 108L60 98L76 108L60 116Z", "url(#p)", _LINE, 3.4)
    )
    return moved(laurel, (3.6, 3.6), 0.94)


def folding_screen(tint: Rgb, sign: str) -> str:
    """Three standing panels on 200 x 120 units, in a tint, with a seat's `sign` (path on 100 units) on each."""
    pale, deep, dark = hexed(lighter(tint, 0.4)), hexed(darker(tint, 0.3)), hexed(darker(tint, 0.66))
    parts = [
        linear("l", (6, 0), (66, 0), deep, hexed(tint), pale),
        linear(
            "c",
            (66, 0),
            (134, 0),
            hexed(darker(tint, 0.14)),
            hexed(lighter(tint, 0.14)),
            hexed(darker(tint, 0.14)),
        ),
        linear("r", (134, 0), (194, 0), deep, hexed(darker(tint, 0.42)), dark),
        path("M4 116L66 108L134 108L196 116L190 119L134 112L66 112L10 119Z", "#05060f", opacity=0.5),
    ]
    for data, inner, fill in (
        ("M6 4L66 14V108L6 116Z", "M14 14L59 22V101L14 107Z", "url(#l)"),
        ("M66 14H134V108H66Z", "M73 22H127V101H73Z", "url(#c)"),
        ("M134 14L194 4V116L134 108Z", "M141 22L186 14V107L141 101Z", "url(#r)"),
    ):
        parts.append(path(data, fill, _LINE, 4))
        parts.append(path(data, "none", "#f4cc6a", 1.8))
        parts.append(path(inner, dark, "#f4cc6a", 1.6, 0.55))
    parts.append(moved(path(sign, pale, _LINE, 8), (76, 37), 0.48))
    for x, size in ((21, 0.32), (148, 0.32)):
        parts.append(moved(path(sign, pale, _LINE, 8, 0.6), (x, 45), size))
    for x in (66, 134):
        parts.extend(circle((x, y), 3.4, "#f4cc6a", _LINE, 2) for y in (28, 94))
    return "".join(parts)
