"""The grounds that collectibles stand before, one for each tribe and one for counters, on 500 x 560 units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.dust_collectorz.pictures.signs import gear_outline
from game.dust_collectorz.pictures.strokes import flat, stitches
from game.table.art.vector import Point, circle, closed, linear, moved, path, polar, radial, star

BOX: Final = (500, 560)
FLOOR: Final = 468
_MIDDLE: Final[Point] = (250, 270)


def _backdrop(*colours: str) -> str:
    return linear("back", (80, 0), (420, 560), *colours) + path("M0 0H500V560H0Z", "url(#back)")


def _rays(colour: str, opacity: float, count: int = 16) -> str:
    half = 180 / count / 2
    return "".join(
        path(
            closed((_MIDDLE, polar(_MIDDLE, 520, turn - half), polar(_MIDDLE, 520, turn + half))),
            colour,
            opacity=opacity,
        )
        for turn in (index * 360 / count + 8 for index in range(count))
    )


def _light(colour: str, strength: float, radius: float = 300) -> str:
    return radial(
        "light", _MIDDLE, radius, f"{colour}/{strength}", f"{colour}/{strength * 0.45:.2f}", f"{colour}/0"
    ) + path("M0 0H500V560H0Z", "url(#light)")


def _board(light: str, body: str, dark: str, front: int = 44) -> str:
    """The shelf that collectibles stand on."""
    low = FLOOR + front
    return (
        linear("floor", (0, FLOOR - 6), (0, low), light, body)
        + linear("edge", (0, low), (0, 560), body, dark)
        + path(f"M0 {FLOOR}H500V{low}H0Z", "url(#floor)")
        + path(f"M0 {low}H500V560H0Z", "url(#edge)")
        + path(f"M0 {low}H500", "none", "#ffffff", 3, 0.35)
        + path(f"M0 {FLOOR}H500", "none", dark, 4, 0.6)
    )


def _workshop() -> str:
    gears = "".join(
        moved(
            path(gear_outline(48, teeth), "#bfe2ff", opacity=0.20)
            + circle((50, 50), 16, "#1c4a86", opacity=0.5),
            (x, y),
            size,
        )
        for x, y, size, teeth in (
            (-40, 20, 1.9, 10),
            (360, -30, 2.0, 12),
            (330, 260, 1.7, 10),
            (-60, 290, 1.5, 8),
            (150, -70, 1.2, 8),
        )
    )
    return (
        _backdrop("#8cc8ff", "#3a7cc8", "#183a78")
        + gears
        + _rays("#ffffff", 0.10)
        + _light("#f4fbff", 0.9)
        + _board("#a8bcd8", "#6a80a8", "#22304e")
    )


def _paper_hills() -> str:
    hills = (
        path("M0 330 L90 220 L170 320 L280 190 L390 310 L450 250 L500 300V560H0Z", "#f2907a")
        + path(
            "M90 220 L170 320 L120 320Z M280 190 L390 310 L320 330Z M450 250 L500 300 L470 310Z",
            "#c85048",
            opacity=0.5,
        )
        + path("M0 410 L70 340 L160 420 L240 350 L330 430 L420 350 L500 420V560H0Z", "#d85c50")
        + path(
            "M70 340 L160 420 L100 430Z M240 350 L330 430 L262 440Z M420 350 L500 420 L450 430Z",
            "#9c2e34",
            opacity=0.5,
        )
    )
    sun = circle((250, 200), 132, "#fff4d0", opacity=0.9) + circle((250, 200), 168, "#fff4d0", opacity=0.35)
    return (
        _backdrop("#ffd9b8", "#ffb89a", "#f07a66")
        + _rays("#ffffff", 0.2, 12)
        + sun
        + hills
        + _light("#fff8e4", 0.5)
        + _board("#fff2dc", "#ecc8a4", "#8a4030")
    )


def _kiln() -> str:
    tiles = "".join(
        path(f"M{x} {y}h96v66h-96Z", "#ffffff", opacity=0.07 + 0.07 * ((x // 100 + y // 70) % 3))
        for y in range(2, 460, 70)
        for x in range(-48 + 50 * (y // 70 % 2), 500, 100)
    )
    arch = (
        path("M96 468V250Q96 84 250 84Q404 84 404 250V468Z", "#06302e", opacity=0.45)
        + radial("fire", (250, 400), 260, "#ffe9a8/0.95", "#ffb85a/0.6", "#e8643a/0.12", "#e8643a/0")
        + path("M112 468V254Q112 100 250 100Q388 100 388 254V468Z", "url(#fire)")
    )
    return (
        _backdrop("#8fe0c8", "#36988a", "#0e4a50")
        + tiles
        + arch
        + _light("#eafff4", 0.55, 260)
        + _board("#e8dcc4", "#b89c78", "#4a3624")
    )


def _grove() -> str:
    trunks = "".join(
        path(f"M{x} 0H{x + wide}V480H{x - 6}Z", "#3a4a18", opacity=veil)
        for x, wide, veil in ((18, 44, 0.55), (96, 24, 0.35), (396, 30, 0.4), (446, 50, 0.6), (330, 16, 0.25))
    )
    leaves = "".join(
        moved(path("M0 0Q24 -26 60 -10Q34 20 0 0Z", "#e8f0a0", opacity=0.5), (x, y), size, turn)
        for x, y, size, turn in (
            (60, 90, 1.2, 20),
            (410, 70, 1.4, 140),
            (120, 40, 0.9, 70),
            (370, 190, 0.8, 200),
            (70, 240, 0.8, -30),
            (430, 300, 1, 100),
        )
    )
    return (
        _backdrop("#dcea98", "#8aa848", "#38501e")
        + _rays("#fff6cc", 0.2, 14)
        + trunks
        + leaves
        + _light("#fffbe0", 0.85)
        + _board("#e8bc78", "#a8703a", "#4a2a10")
    )


def _quilt() -> str:
    tones = ("#e0a8f0", "#c884e0", "#f0c0e4", "#b070d0", "#d898ec")
    patches = "".join(
        path(f"M{x} {y}h100v94h-100Z", tones[(x // 100 * 2 + y // 94 * 3) % 5], opacity=0.85)
        + stitches(f"M{x + 6} {y + 6}H{x + 94}V{y + 88}H{x + 6}Z", "#fff4ff", 2.4, 9, 0.55)
        for y in range(0, 470, 94)
        for x in range(0, 500, 100)
    )
    motifs = "".join(
        path(star((x, y), 5, 24, 11), "#fff0b8", opacity=0.5)
        for x, y in ((50, 47), (450, 141), (50, 235), (450, 329), (250, 47), (50, 423))
    )
    return (
        patches
        + motifs
        + linear("veil", (0, 0), (0, 560), "#5a2080/0", "#5a2080/0.35")
        + path("M0 0H500V560H0Z", "url(#veil)")
        + _light("#fff4ff", 0.9)
        + _board("#f4d8f0", "#b880c4", "#4c2060")
    )


def _parcel() -> str:
    stripes = "".join(
        flat(f"M{x} 0H{x + 14}L{x - 60} 560H{x - 74}Z", "#8a6236", 0.16) for x in range(0, 600, 38)
    )
    return (
        _backdrop("#f0d8a8", "#cda468", "#8a6030")
        + stripes
        + _rays("#fff8e0", 0.14, 12)
        + _light("#fffbe8", 0.8)
        + _board("#e0c08a", "#a87c48", "#4e3218")
    )


GROUNDS: Final[tuple[Callable[[], str], ...]] = (_workshop, _paper_hills, _kiln, _grove, _quilt, _parcel)
"""By tribe; the last is that of counters."""
