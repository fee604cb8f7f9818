"""The symbols of the 36 abilities, on 100 units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.dust_collectorz.pictures.signs import stat_sign
from game.dust_collectorz.pictures.strokes import ball, flat, hair, shape, stitches
from game.table.art.vector import closed, moved, path, ring_points, star

_INK: Final = "#16101f"
_M: Final = (50.0, 50.0)


def _chevrons(*, up: bool) -> str:
    """Two arrow heads, upwards in green or downwards in red."""
    data = "M66 46 L82 24 L98 46 L90 46 L82 36 L74 46Z M66 72 L82 50 L98 72 L90 72 L82 62 L74 72Z"
    if up:
        return path(data, "#8af07a", _INK, 4) + flat(data, "#8af07a")
    down = data.replace("46", "a").replace("24", "b").replace("36", "c")
    down = "M66 50 L82 72 L98 50 L90 50 L82 60 L74 50Z M66 24 L82 46 L98 24 L90 24 L82 34 L74 24Z"
    return path(down, "#ff8a6a", _INK, 4) + flat(down, "#ff8a6a")


def _card(x: float, y: float, turn: float = 0.0, tone: str = "cream", size: float = 1.0) -> str:
    """A small card about (x, y)."""
    body = shape(
        "M-19 -27 Q-19 -29 -17 -29 H17 Q19 -29 19 -27 V27 Q19 29 17 29 H-17 Q-19 29 -19 27Z", tone, 5
    )
    return moved(body + flat("M-12 -21 H12 V4 H-12Z", "#2a2038", 0.28), (x, y), size, turn)


def _arrow(data: str, head: str, colour: str = "#ffe27a", width: float = 11) -> str:
    """A thick line with an arrow head of its own."""
    return (
        path(data, "none", _INK, width + 8)
        + path(head, _INK, _INK, 8)
        + path(data, "none", colour, width)
        + flat(head, colour)
    )


def _struck(body: str) -> str:
    """Something struck out in red."""
    return body + path("M14 86 L86 14", "none", _INK, 17) + path("M14 86 L86 14", "none", "#ff5a4a", 9)


def _boost(stat: int) -> str:
    return moved(stat_sign(stat), (2, 16), 0.68) + moved(_chevrons(up=True), (0, 0))


def _weaken(stat: int) -> str:
    return moved(stat_sign(stat), (2, 16), 0.68) + moved(_chevrons(up=False), (0, 0))


def _charge(_: int) -> str:
    horn = shape("M4 62 L70 10 L96 4 L88 30 L26 84Z", "tin", 5)
    return horn + shape("M14 40 L50 78 L40 90 L4 52Z", "red", 5) + hair("M2 20 H34 M2 6 H46", "#ffffff", 6)


def _brace(_: int) -> str:
    wall = shape("M14 22 V8 H30 V18 H42 V8 H58 V18 H70 V8 H86 V22 L80 34 V92 H20 V34Z", "stone", 5)
    return wall + hair(
        "M22 46 H78 M22 62 H78 M22 78 H78 M40 34 V46 M60 46 V62 M38 62 V78 M62 78 V92", "#4a3c2a", 3
    )


def _loner(_: int) -> str:
    return _card(50, 50, 0, "sun", 1.5) + path(star((50, 46), 5, 20, 8), "#7a3a08")


def _rally(_: int) -> str:
    pole = path("M24 96 V8", "none", _INK, 13) + path("M24 96 V8", "none", "#e9b64a", 6)
    return (
        pole
        + shape("M28 10 Q50 0 64 12 Q80 22 96 12 V56 Q80 66 64 56 Q48 46 28 56Z", "red", 5)
        + flat(star((60, 34), 5, 15, 6), "#fff2c0")
    )


def _full_support(_: int) -> str:
    return (
        _card(30, 54, 0, "azure", 1.15)
        + _card(70, 54, 0, "azure", 1.15)
        + path("M42 54 H58 M42 44 H58", "none", _INK, 12)
        + path("M42 59 H58 M42 47 H58", "none", "#ffe27a", 6)
    )


def _mixed_stack(_: int) -> str:
    return (
        _card(30, 54, -16, "coral", 1.05) + _card(70, 54, 16, "azure", 1.05) + _card(50, 50, 0, "jade", 1.15)
    )


def _wheel_master(_: int) -> str:
    dots = "".join(
        ball(place, 12, tone, 4)
        for place, tone in zip(ring_points(_M, 36, 5), ("blue", "red", "teal", "orange", "pink"), strict=True)
    )
    ring = path(closed(ring_points(_M, 36, 40)), "none", "#fff2c0", 6)
    return (
        path(closed(ring_points(_M, 36, 40)), "none", _INK, 14)
        + ring
        + dots
        + flat(star(_M, 5, 17, 7), "#ffe27a")
    )


def _sure_footed(_: int) -> str:
    boot = shape("M22 6 H56 V50 Q92 50 94 76 V84 H22Z", "cocoa", 5)
    return boot + shape("M16 82 H96 V95 H16Z", "iron", 4) + shape("M18 6 H60 V22 H18Z", "wool", 4)


def _underdog(_: int) -> str:
    fork = "M14 12 Q18 44 44 56 V94 H58 V56 Q82 44 86 12 H74 Q70 36 51 44 Q32 36 28 12Z"
    return (
        hair("M20 12 Q50 40 80 12", "#ff8a6a", 8) + shape(fork, "walnut", 5) + ball((50, 24), 11, "iron", 4)
    )


def _comeback(_: int) -> str:
    return _arrow("M84 18 V44 Q84 78 52 78 Q24 78 24 46", "M4 50 L24 16 L44 50Z", "#8af07a", 14)


def _tiebreaker(_: int) -> str:
    pans = "".join(
        hair(f"M{x} 26 L{x - 14} 60 M{x} 26 L{x + 14} 60", "#fff2c0", 4)
        + shape(f"M{x - 18} 60 H{x + 18} Q{x + 14} 76 {x} 76 Q{x - 14} 76 {x - 18} 60Z", "gold", 4)
        for x in (22, 78)
    )
    return (
        shape("M46 18 H54 V88 H46Z", "gold", 4)
        + shape("M18 22 H82 V30 H18Z", "gold", 4)
        + shape("M28 86 H72 V96 H28Z", "gold", 4)
        + ball((50, 14), 9, "red", 4)
        + pans
    )


def _turned_arrows() -> str:
    one = _arrow("M18 44 Q22 14 52 12 Q66 12 76 22", "M64 32 L92 36 L86 8Z", "#ffe27a", 9)
    return one + moved(one, (100, 100), 1, 180)


def _twist(stat: int) -> str:
    return _turned_arrows() + moved(stat_sign(stat), (27, 27), 0.46)


def _lock(_: int) -> str:
    bow = path("M28 48 V32 Q28 8 50 8 Q72 8 72 32 V48", "none", _INK, 19) + path(
        "M28 48 V32 Q28 8 50 8 Q72 8 72 32 V48", "none", "#c8d4ea", 10
    )
    return (
        bow
        + shape("M14 44 H86 V92 H14Z", "gold", 5)
        + ball((50, 62), 8, "black", 0)
        + shape("M46 64 H54 V82 H46Z", "black", 0)
    )


def _medal() -> str:
    return (
        shape("M30 4 H48 L56 44 H40Z", "blue", 4)
        + shape("M70 4 H52 L44 44 H60Z", "red", 4)
        + ball((50, 62), 30, "gold", 5)
        + path(star((50, 62), 5, 20, 8), "#8a5a14")
    )


def _cancel(_: int) -> str:
    return _struck(_medal())


def _shielded(_: int) -> str:
    body = "M50 4 L90 16 V48 Q88 80 50 97 Q12 80 10 48 V16Z"
    return (
        shape(body, "azure", 5)
        + shape("M50 18 L76 26 V50 Q74 70 50 82 Q26 70 24 50 V26Z", "blue", 3)
        + flat(star((50, 48), 5, 20, 8), "#fff6c8")
    )


def _bubble() -> str:
    return shape("M50 8 Q96 8 96 42 Q96 74 52 74 L26 94 L30 72 Q4 68 4 42 Q4 8 50 8Z", "white", 5)


def _hush(_: int) -> str:
    dots = "".join(ball((x, 42), 7, "coal", 0) for x in (28, 50, 72))
    return _struck(_bubble() + dots)


def _jaws() -> str:
    teeth = "M6 70 L14 40 L24 64 L34 34 L44 62 L50 32 L56 62 L66 34 L76 64 L86 40 L94 70Z"
    return shape(teeth, "tin", 4) + shape("M4 66 H96 Q92 92 50 92 Q8 92 4 66Z", "iron", 5)


def _disarm(_: int) -> str:
    return _struck(_jaws())


def _snipe(_: int) -> str:
    ring = path(closed(ring_points(_M, 34, 40)), "none", _INK, 18) + path(
        closed(ring_points(_M, 34, 40)), "none", "#ff6a5a", 9
    )
    cross = "M50 2 V34 M50 66 V98 M2 50 H34 M66 50 H98"
    return ring + path(cross, "none", _INK, 15) + path(cross, "none", "#ffd8d0", 7) + ball(_M, 8, "red", 4)


def _sacrifice(_: int) -> str:
    flame = "M54 4 Q62 24 78 34 Q92 50 84 68 Q76 90 50 92 Q24 90 16 68 Q10 46 30 30 Q34 44 42 44 Q54 30 54 4Z"
    return shape(flame, "ember", 5) + shape(
        "M52 44 Q58 58 68 66 Q70 84 50 86 Q32 84 32 68 Q38 64 42 58 Q50 56 52 44Z", "lamp", 0
    )


def _spite(_: int) -> str:
    fuse = path("M66 30 Q76 10 90 18", "none", _INK, 10) + path("M66 30 Q76 10 90 18", "none", "#e8c890", 5)
    return (
        fuse
        + flat(star((90, 18), 6, 14, 6), "#ffd84a")
        + ball((44, 60), 36, "coal", 5)
        + shape("M54 20 L74 32 L66 44 L46 32Z", "iron", 4)
    )


def _draw(_: int) -> str:
    plus = "M66 58 H78 V46 H90 V58 H100 V70 H90 V82 H78 V70 H66Z"
    return _card(32, 54, -10, "azure", 1.25) + _card(54, 46, 8, "cream", 1.3) + path(plus, "#8af07a", _INK, 4)


def _recall(_: int) -> str:
    return _card(66, 56, 8, "cream", 1.25) + _arrow(
        "M80 22 Q40 4 26 44", "M6 38 L26 78 L48 42Z", "#8af07a", 11
    )


def _salvage(_: int) -> str:
    bin_ = shape("M14 62 H86 L78 96 H22Z", "kraft", 5)
    return (
        _card(50, 48, 0, "cream", 1.05) + bin_ + _arrow("M50 62 V30", "M32 34 L50 6 L68 34Z", "#8af07a", 11)
    )


def _burst() -> str:
    return path(star(_M, 12, 50, 36), "#ffb82a", _INK, 4) + flat(star(_M, 12, 40, 29), "#ffe27a")


def _op_draw(_: int) -> str:
    return (
        _burst()
        + _card(50, 50, 6, "azure", 1.0)
        + path("M60 60 H68 V52 H76 V60 H84 V68 H76 V76 H68 V68 H60Z", "#8af07a", _INK, 4)
    )


def _op_destroy(_: int) -> str:
    crack = path("M56 16 L44 36 L58 48 L42 66 L52 84", "none", _INK, 8)
    return _burst() + _card(50, 50, -8, "coral", 1.1) + crack


def _op_steal(_: int) -> str:
    sack = shape("M38 34 Q16 54 22 80 Q50 92 78 80 Q84 54 62 34Z", "plush", 5)
    return (
        _burst()
        + sack
        + shape("M36 22 Q50 30 64 22 L60 38 H40Z", "plush", 4)
        + hair("M38 36 H62", "#8a3a1a", 6)
        + flat(star((50, 62), 5, 14, 6), "#7a4418")
    )


def _trap_capture(_: int) -> str:
    spring = "M34 60 L66 54 L34 46 L66 40 L40 32"
    box = shape("M14 58 H86 V96 H14Z", "red", 5) + flat(star((50, 77), 5, 15, 6), "#ffe27a")
    return (
        shape("M14 58 L2 34 L12 28 L26 52Z", "orange", 4)
        + path(spring, "none", _INK, 11)
        + path(spring, "none", "#d0d8e8", 5)
        + ball((50, 20), 16, "yellow", 4)
        + box
    )


def _trap_stack(_: int) -> str:
    jar = shape("M26 14 H74 V24 Q94 36 92 62 Q90 94 50 96 Q10 94 8 62 Q6 36 26 24Z", "celadon", 5)
    teeth = shape("M20 54 L30 68 L40 54 L50 68 L60 54 L70 68 L80 54 Q80 84 50 84 Q20 84 20 54Z", "black", 3)
    return (
        jar
        + shape("M20 6 H80 V20 H20Z", "cobalt", 4)
        + teeth
        + ball((36, 42), 6, "white", 3)
        + ball((64, 42), 6, "white", 3)
    )


def _trap_destroy(_: int) -> str:
    plank = shape("M2 34 H40 L46 46 H2Z", "oak", 4) + shape("M98 34 H60 L54 46 H98Z", "oak", 4)
    doors = shape("M34 46 H44 L36 92 H24Z", "walnut", 4) + shape("M66 46 H56 L64 92 H76Z", "walnut", 4)
    return (
        plank
        + doors
        + _card(50, 22, 20, "cream", 0.7)
        + _arrow("M50 56 V74", "M38 72 L50 92 L62 72Z", "#ff8a6a", 8)
    )


def _trap_return(_: int) -> str:
    letter = shape("M6 30 H94 V88 H6Z", "kraft", 5) + path("M6 32 L50 64 L94 32", "none", _INK, 5)
    return letter + _arrow("M76 16 H38", "M42 2 L16 16 L42 30Z", "#ffe27a", 9)


def _nullify(_: int) -> str:
    cloth = shape(
        "M50 16 Q82 18 86 58 Q98 84 90 94 Q78 84 68 94 Q58 84 50 94 Q42 84 32 94 Q22 84 10 94 Q2 84 14 58 Q18 18 50 16Z",
        "lilac",
        5,
    )
    return (
        ball((50, 24), 18, "gold", 4) + cloth + stitches("M16 78 Q34 70 50 78 Q66 70 84 78", "#fff4ff", 4, 8)
    )


def _tag(x: float, y: float, turn: float, tone: str) -> str:
    body = shape("M-30 0 L-14 -17 H30 V17 H-14Z", tone, 5) + ball((-13, 0), 5, "black", 0)
    return moved(body, (x, y), 1, turn)


def _switch(_: int) -> str:
    return (
        _tag(48, 24, -8, "kraft")
        + _tag(52, 76, 172, "azure")
        + _arrow("M24 40 V52", "M12 50 L24 68 L36 50Z", "#ffe27a", 8)
        + _arrow("M78 60 V48", "M66 50 L78 32 L90 50Z", "#ffe27a", 8)
    )


def _free_tribe(_: int) -> str:
    body = shape("M6 50 L34 18 H94 V82 H34Z", "cream", 5) + ball((32, 50), 8, "black", 0)
    cord = hair("M30 50 Q10 60 8 84", "#8a5a2a", 6)
    return cord + body + hair("M50 40 H82 M50 60 H74", "#c8b48c", 5)


def _rescue(_: int) -> str:
    bubbles = "".join(
        ball((x, y), 17, "azure", 4)
        for x, y in ((22, 24), (50, 16), (78, 24), (16, 52), (84, 52), (22, 80), (50, 88), (78, 80))
    )
    return bubbles + _card(50, 51, 0, "cream", 1.1)


SIGNS: Final[tuple[Callable[[int], str], ...]] = (
    _boost,
    _weaken,
    _charge,
    _brace,
    _loner,
    _rally,
    _full_support,
    _mixed_stack,
    _wheel_master,
    _sure_footed,
    _underdog,
    _comeback,
    _tiebreaker,
    _twist,
    _lock,
    _cancel,
    _shielded,
    _hush,
    _disarm,
    _snipe,
    _sacrifice,
    _spite,
    _draw,
    _recall,
    _salvage,
    _op_draw,
    _op_destroy,
    _op_steal,
    _trap_capture,
    _trap_stack,
    _trap_destroy,
    _trap_return,
    _nullify,
    _switch,
    _free_tribe,
    _rescue,
)
"""In the order of `card_table.ABILITIES`; each is told the ability's stat."""


def ability_sign(ability: int, stat: int) -> str:
    """The symbol of an ability (its place in `card_table.ABILITIES`) for a stat; 4 is any or none."""
    return SIGNS[ability](stat)
