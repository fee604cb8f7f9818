"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from collections.abc import Iterable

from game.splendor_marvel import says
from game.splendor_marvel.cards import CHIPS, COLOURS
from game.splendor_marvel.market_layout import CARD, CHIP, TILE
from game.splendor_marvel.moment import back
from game.splendor_marvel.places import hand_spots, tile_spot
from game.splendor_marvel.seat_plans import OWN, OWN_PLAN, RIVAL_PLANS, rival_areas
from game.splendor_marvel.situation import Situation, chip_size
from game.splendor_marvel.view import SplendorView
from game.table.pieces import Face, Setting

Size = tuple[float, float]


def faces_ahead(view: SplendorView, cards: Iterable[int], setting: Setting) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in board units: what any turn may need, then the `cards` that may come up."""
    plan = RIVAL_PLANS[max(1, view.seats - 1)]
    hands = (OWN_PLAN.hand[0][2:], plan.hand[0][2:])
    ahead: list[tuple[Face, Size]] = []
    for area in (OWN, *rival_areas(view.seats - 1)[:1]):
        ahead += [(Face("panel", (style,)), area[2:]) for style in ("glass", "active")]
    for kind in range(len(CHIPS)):
        face = Face("chip", (kind, says.letter(kind, setting.texts)))
        ahead += [(face, (size, size)) for size in (CHIP, OWN_PLAN.chip, plan.chip)]
    for level in (1, 2, 3):
        ahead += [(back(level), size) for size in (CARD, *hands)]
    tiles = [Face("location", (side,)) for side in view.locations] + [Face("avengers"), Face("gauntlet")]
    ahead += [(face, size) for face in tiles for size in (TILE, OWN_PLAN.tile, plan.tile)]
    if plan.beside:
        ahead += [(Face("bonus", (colour,)), plan.bonuses[0][2:]) for colour in range(len(COLOURS))]
    fans = [each.bonuses[0][2:] for each in (OWN_PLAN, plan) if not each.beside]
    ahead += [(Face("card", (card,)), size) for card in cards for size in (CARD, *hands, *fans)]
    return tuple(ahead)


def faces_in(view: SplendorView, cards: Iterable[int], moment: Situation) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in units: what any turn may need, then the `cards` that may come up."""
    places = moment.places
    hands = (places.own.hand, places.rivals[0].hand)
    sizes = (places.market[0][2:], *(hand_spots(area, 1)[0][2:] for area in hands))
    ahead: list[tuple[Face, Size]] = []
    for stones in (places.own.stones, places.rivals[0].stones):
        for kind in range(len(CHIPS)):
            size = chip_size(stones.chips[kind])
            ahead.append((Face("chip", (kind, moment.letter(kind))), (size, size)))
        ahead += [(Face("bonus", (colour,)), stones.bonuses[0][2:]) for colour in range(len(COLOURS))]
    ahead += [(back(level), size) for level in (1, 2, 3) for size in sizes]
    ahead += [(Face("location", (side,)), tile_spot(places.tiles[0])[0][2:]) for side in view.locations]
    return (*ahead, *((Face("card", (card,)), size) for card in cards for size in sizes))
