"""A seat's piles: the deck, what was discarded, and what was captured, with its points (DC-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.moment import Moment
from game.dust_collectorz.picks import card_key
from game.table.furniture import badge, gold
from game.table.pieces import NOTHING, Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.dust_collectorz.places import Size

LAYERS: Final = 8  # cards of a pile that make it one layer higher
LAYER: Final = 2.0
TOP: Final = 8  # cards of a capture pile that are drawn
COUNT: Final = 26.0  # height of the number on a pile


def deck(moment: Moment, seat: int, spot: Point, size: Size) -> list[Placed]:
    """The draw pile, as high as it is, with the number of its cards."""
    left = moment.view.players[seat].deck
    lying = [_slot("deck", spot, size)]
    for layer in range(-(-left // LAYERS)):
        at = (spot[0] - LAYER * layer * 0.4, spot[1] - LAYER * layer)
        lying.append(Placed("", moment.back(seat), at, size, height=layer / 10, lively=layer == 0))
    return [*lying, _reach(f"deck:{seat}", spot, size), *_count(left, spot, size)]


def discards(moment: Moment, seat: int, spot: Point, size: Size) -> list[Placed]:
    """The discard pile with its last cards open."""
    kinds = moment.view.players[seat].discards
    lying = [_slot("discards", spot, size)]
    for place, kind in enumerate(kinds[-TOP:]):
        lying.append(_thrown(moment, seat, kind, spot, size, place, dim=True))
    return [*lying, _reach(f"discards:{seat}", spot, size), *_count(len(kinds), spot, size)]


def captured(moment: Moment, seat: int, spot: Point, size: Size, *, points: Area | None) -> list[Placed]:
    """The capture pile of a seat, or the one it shares; its points, unless `points` is None."""
    side = moment.side(seat)
    cards = moment.view.players[side].captured
    lying = [_slot("captured", spot, size)]
    if side == seat:
        for place, card in enumerate(cards[-TOP:]):
            lying.append(_thrown(moment, card >> 7, card & 127, spot, size, place, dim=False))
    elif cards:
        last = cards[-1]
        piece = _thrown(moment, last >> 7, last & 127, spot, size, 0, dim=False)
        lying.append(piece._replace(key=f"shared:{seat}"))
    lying += [_reach(f"pile:{seat}", spot, size), *_count(len(cards), spot, size)]
    if points is not None:
        lying.append(gold(str(moment.view.players[seat].points), points, align="centre"))
    return lying


def _slot(sign: str, spot: Point, size: Size) -> Placed:
    return Placed("", Face("slot", (sign,)), spot, size, height=-5, lively=False)


def _thrown(
    moment: Moment, seat: int, kind: int, spot: Point, size: Size, place: int, *, dim: bool
) -> Placed:
    """A card that was thrown on a pile, slightly turned; it flies there from where it lay."""
    turn = (kind * 7 + place * 5) % 9 - 4
    return Placed(card_key(seat, kind), moment.card(kind, dim=dim), spot, size, angle=turn, height=place / 20)


def _reach(key: str, spot: Point, size: Size) -> Placed:
    """What the pointer finds on a pile; a close look at it shows nothing but its words."""
    return Placed(key, Face(NOTHING), spot, size, height=5, lively=False, close=size)


def _count(number: int, spot: Point, size: Size) -> list[Placed]:
    return badge(str(number), (spot[0], spot[1] + size[1] / 2), COUNT)
