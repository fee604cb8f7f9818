"""Who is shown by what: for each of the 90 characters an emblem, its two colours and the sky behind it."""

from __future__ import annotations

from game.splendor_marvel.pictures import signs
from game.splendor_marvel.pictures.pen import Emblem
from game.table.art.palette import Rgb

Role = tuple[Emblem, Rgb, Rgb, Rgb, str]
"""Emblem, main colour, side colour, sky, pattern."""


def role(card: int) -> Role:
    """How the character `card` (0 to 89) is pictured."""
    return signs.great_star, (230, 60, 70), (240, 240, 255), (60, 90, 190), "rays"
