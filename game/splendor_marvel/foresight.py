"""Predicts which faces the table may need next, to paint them in idle frames."""

from __future__ import annotations

from collections.abc import Iterable

from game.splendor_marvel.cards import CHIPS, COLOURS
from game.splendor_marvel.places import hand_spots, tile_spot
from game.splendor_marvel.situation import Situation, back, chip_size
from game.splendor_marvel.view import SplendorView
from game.table.pieces import Face

Size = tuple[float, float]


def faces_ahead(view: SplendorView, cards: Iterable[int], moment: Situation) -> tuple[tuple[Face, Size], ...]:
    """List faces and sizes in units: what any turn may need, then the `cards` that may come up."""
    places = moment.places
    rival = places.rivals[0]
    hands = [hand_spots(places.own.hand, 1, own=True)]
    hands += [hand_spots(area, count, own=False) for area in (rival.hand, rival.bare) for count in (1, 3)]
    sizes = (places.market[0][2:], *dict.fromkeys(spots[0][2:] for spots in hands))
    ahead: list[tuple[Face, Size]] = []
    for stones in (places.own.stones, places.rivals[0].stones):
        for kind in range(len(CHIPS)):
            size = chip_size(stones.chips[kind])
            ahead.append((Face("chip", (kind, moment.letter(kind))), (size, size)))
        ahead += [(Face("bonus", (colour,)), stones.bonuses[0][2:]) for colour in range(len(COLOURS))]
    ahead += [(back(level), size) for level in (1, 2, 3) for size in sizes]
    ahead += [(Face("location", (side,)), tile_spot(places.tiles[0])[0][2:]) for side in view.locations]
    return (*ahead, *((Face("card", (card,)), size) for card in cards for size in sizes))
