"""What each ability does, told by small signs on 320 x 64 units: cards, arrows, stones, a seat, a cross."""

from __future__ import annotations

from typing import Final

from game.seventh_hero.pictures.cuts import INK
from game.table.art.vector import Point, circle, closed, moved, path, star

_PALE: Final = "#fff0c8"
_GOLD: Final = "#f2c14e"
_DIM: Final = "#7d8498"


def effect(number: int) -> str:
    """The signs for the ability of hero `number`."""
    return (_cancel, _discard, _ready, _bar, _look, _ignore, _draw)[number - 1]()


def _card(spot: Point, colour: str = _PALE, degrees: float = 0) -> str:
    body = path("M-17 -26Q-17 -29 -14 -29H14Q17 -29 17 -26V26Q17 29 14 29H-14Q-17 29 -17 26Z", colour, INK, 5)
    return moved(body, spot, 1, degrees)


def _hidden(spot: Point) -> str:
    """A card face down, with the wanderer's hood on it."""
    hood = path("M0 -20Q14 -12 13 6Q14 16 18 22H-18Q-14 16 -13 6Q-14 -12 0 -20Z", _GOLD, INK, 3)
    back = path(
        "M-17 -26Q-17 -29 -14 -29H14Q17 -29 17 -26V26Q17 29 14 29H-14Q-17 29 -17 26Z", "#2c5464", INK, 5
    )
    face = path("M0 -10Q8 -4 7 6Q4 12 0 13Q-4 12 -7 6Q-8 -4 0 -10Z", INK)
    return moved(back + moved(hood + face, (0, 0), 0.8), spot)


def _arrow(x: float) -> str:
    data = f"M{x - 26} 32H{x + 16}M{x + 4} 18L{x + 20} 32L{x + 4} 46"
    return path(data, "none", INK, 15) + path(data, "none", _GOLD, 7)


def _cross(spot: Point, reach: float = 24) -> str:
    x, y = spot
    data = f"M{x - reach} {y - reach}L{x + reach} {y + reach}M{x + reach} {y - reach}L{x - reach} {y + reach}"
    return path(data, "none", INK, 15) + path(data, "none", "#f0503c", 7)


def _deed(spot: Point, colour: str) -> str:
    """Any ability: a round shield with a star."""
    return circle(spot, 28, colour, INK, 5) + path(star(spot, 5, 20, 8.5), INK)


def _seat(spot: Point) -> str:
    """A seat at the table: somebody with a helmet."""
    body = (
        path("M-27 29Q-26 6 0 4Q26 6 27 29Z", _PALE, INK, 5)
        + circle((0, -10), 15, _PALE, INK, 5)
        + path("M-16 -10Q-17 -29 0 -30Q17 -29 16 -10Z", _GOLD, INK, 4)
    )
    return moved(body, spot)


def _stones(middle: float, lit: tuple[int, ...]) -> str:
    """A quest: five stones, those at the places `lit` bright."""
    spots = ((-30, 20), (0, 20), (30, 20), (-15, 45), (15, 45))
    return "".join(
        circle((middle + x, y), 12, _GOLD if index in lit else "#2a2f44", INK if index in lit else _DIM, 4)
        for index, (x, y) in enumerate(spots)
    )


def _cancel() -> str:
    return _deed((70, 32), _GOLD) + _arrow(156) + _deed((244, 32), _DIM) + _cross((244, 32))


def _discard() -> str:
    return (
        _hidden((70, 32))
        + _arrow(156)
        + _card((236, 34), _DIM, -12)
        + _card((252, 32), _PALE, 8)
        + _cross((252, 32), 15)
    )


def _ready() -> str:
    turn = "M134 50Q116 20 150 12Q182 10 184 36M170 24L185 40L196 22"
    return (
        _card((66, 34), _DIM, 90)
        + path(star((66, 34), 5, 13, 5.5, 0), INK)
        + path(turn, "none", INK, 15)
        + path(turn, "none", _GOLD, 7)
        + _card((246, 32))
        + path(star((246, 32), 5, 13, 5.5), "#b06a14")
    )


def _bar() -> str:
    return _hidden((66, 32)) + _arrow(146) + _seat((236, 34)) + _cross((262, 44), 14)


def _look() -> str:
    eye = (
        path("M22 34Q46 6 72 6Q98 6 122 34Q98 58 72 58Q46 58 22 34Z", _PALE, INK, 5)
        + circle((72, 32), 18, "#8c54dc", INK, 4)
        + circle((72, 32), 8, INK)
    )
    rays = closed(((122, 32), (206, 8), (206, 56)))
    return path(rays, _GOLD, opacity=0.55) + eye + _hidden((236, 32))


def _ignore() -> str:
    return _stones(66, (0, 1)) + _arrow(156) + _stones(246, (0, 1, 2, 3, 4))


def _draw() -> str:
    pile = _hidden((60, 26)) + _hidden((66, 32))
    plus = "M206 32H232M219 19V45"
    return (
        pile
        + _arrow(144)
        + path(plus, "none", INK, 15)
        + path(plus, "none", _GOLD, 7)
        + _card((262, 33), "#cfe8b8", -10)
        + _card((288, 33), _PALE, 9)
    )
