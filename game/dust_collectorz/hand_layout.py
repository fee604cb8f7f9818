"""The viewer's own place: who one is and one's piles at the left, hand and overflow along the lower edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.moment import Moment, known
from game.dust_collectorz.picks import HAND_ZONE, card_key, over_key
from game.dust_collectorz.pieces import FROM_OVERFLOW
from game.dust_collectorz.piles_layout import captured, deck, discards
from game.dust_collectorz.places import (
    CARD,
    CLASH,
    CLOSE,
    CLOSE_BACK,
    HAND,
    OVERFLOW,
    OVERFLOW_CARD,
    OWN,
    RISE,
    spread,
)
from game.dust_collectorz.plates import LINEN
from game.dust_collectorz.seats_layout import heading, panel_of
from game.table.furniture import words
from game.table.pieces import NOTHING, Area, Face, Placed, Point

if TYPE_CHECKING:
    from collections.abc import Sequence

PILE: Final = (58.0, 81.2)
PILES_Y: Final = OWN.y + 134
PILE_STEP: Final = 74.0


def own_place(moment: Moment) -> list[Placed]:
    """Who one is, what one is at, and the own piles."""
    seat = moment.view.seat
    name = Area(OWN.x + 78, OWN.y + 12, OWN.width - 90, 32)
    lying = [panel_of(moment, seat, OWN), *heading(moment, seat, (OWN.x + 42, OWN.y + 42), 60, name)]
    first = OWN.x + 14 + PILE[0] / 2
    spots = [(first + PILE_STEP * step, PILES_Y) for step in range(3)]
    label = Area(OWN.x + 18, OWN.y + 209, 100, 32)
    lying.append(words(moment.words("caption-points"), label, face="text_italic", colour=LINEN))
    return [
        *lying,
        *captured(moment, seat, spots[0], PILE, points=Area(OWN.x + 124, OWN.y + 200, 98, 48)),
        *discards(moment, seat, spots[1], PILE),
        *deck(moment, seat, spots[2], PILE),
    ]


def own_hand(moment: Moment) -> list[Placed]:
    """The cards in hand that are not being laid; as backs where those who look may not all see them."""
    seat = moment.view.seat
    zone = Placed(HAND_ZONE, Face(NOTHING), HAND.centre, HAND[2:], height=-9, lively=False, drop=True)
    if not moment.hand:
        return [zone, *_backs(moment)]
    cards = list(moment.hand)
    columns = hand_columns(len(cards))
    gone = [ref for ref in moment.laid_refs if not ref & FROM_OVERFLOW]
    lying = [zone]
    origin = CLASH.centre if moment.laid_refs else None
    for place, (kind, x) in enumerate(zip(cards, columns, strict=True)):
        if kind in gone and kind not in cards[place + 1 :]:
            gone.remove(kind)
            continue
        lying.append(_card(moment, card_key(seat, kind), kind, (x, HAND.centre[1]), 2 + place / 10, origin))
    return lying


def _card(moment: Moment, key: str, kind: int, spot: Point, height: float, origin: Point | None) -> Placed:
    seat = moment.view.seat
    marks = moment.marks(key, quiet=moment.stacking)
    lift = RISE if "picked" in marks else 0.0
    return Placed(
        key,
        moment.card(kind),
        (spot[0], spot[1] - lift),
        CARD,
        height=height,
        back=None if origin else moment.back(seat),
        origin=origin or (OWN.x + 14 + PILE[0] / 2 + 2 * PILE_STEP, PILES_Y),
        marks=marks,
        pickable=True,
        close=CLOSE,
        group="hand",
    )


def _backs(moment: Moment) -> list[Placed]:
    seat = moment.view.seat
    return [
        Placed(
            f"back:{seat}",
            moment.back(seat),
            (x, HAND.centre[1]),
            CARD,
            height=2 + place / 10,
            origin=OWN.centre,
            close=CLOSE_BACK,
        )
        for place, x in enumerate(hand_columns(moment.me.cards))
    ]


def hand_columns(count: int) -> list[float]:
    """The middles of so many cards, from the left."""
    step = spread(count, CARD[0], HAND.width, CARD[0] + 8)
    left = HAND.x + (HAND.width - CARD[0] - step * (count - 1)) / 2 + CARD[0] / 2
    return [left + step * place for place in range(count)]


def own_overflow(moment: Moment) -> list[Placed]:
    """The own overflow, open to all, beside the hand (DC-15)."""
    seat = moment.view.seat
    kinds = list(moment.me.overflow)
    gone = [int(ref) & 127 for ref in moment.laid_refs if ref & FROM_OVERFLOW]
    tray = Placed("", Face("plate", ("tray",)), OVERFLOW.centre, OVERFLOW[2:], height=-10, lively=False)
    title = Area(OVERFLOW.x + 14, OVERFLOW.y + 6, OVERFLOW.width - 28, 30)
    lying = [tray, words(moment.words("caption-overflow"), title, face="text_italic", colour=LINEN)]
    origin = CLASH.centre if moment.laid_refs else OWN.centre
    for place, (kind, x) in enumerate(zip(kinds, overflow_columns(len(kinds)), strict=True)):
        if kind in gone and kind not in kinds[place + 1 :]:
            gone.remove(kind)
            continue
        key = over_key(seat, kind)
        marks = moment.marks(key, quiet=moment.stacking)
        y = OVERFLOW.y + 40 + OVERFLOW_CARD[1] / 2 - (6 if "picked" in marks else 0)
        piece = Placed(key, moment.card(kind), (x, y), OVERFLOW_CARD, height=2 + place / 10, origin=origin)
        lying.append(piece._replace(marks=marks, pickable=True, close=CLOSE, group="overflow"))
    return lying


def overflow_columns(count: int) -> list[float]:
    """The middles of so many cards of the own overflow."""
    step = spread(count, OVERFLOW_CARD[0], OVERFLOW.width - 24, OVERFLOW_CARD[0] + 10)
    return [OVERFLOW.x + 12 + OVERFLOW_CARD[0] / 2 + step * place for place in range(count)]


def laid_from(moment: Moment, ref: int) -> Point:
    """Where a card of the viewer's lay before it was put into the set being laid."""
    kind = ref & 127
    if ref & FROM_OVERFLOW:
        kinds: Sequence[int] = moment.me.overflow
        columns = overflow_columns(len(kinds))
        y = OVERFLOW.y + 40 + OVERFLOW_CARD[1] / 2
    else:
        kinds = known(moment.me.hand, moment.me.cards)
        columns = hand_columns(len(kinds))
        y = HAND.centre[1]
    return (columns[kinds.index(kind)], y) if kind in kinds else HAND.centre
