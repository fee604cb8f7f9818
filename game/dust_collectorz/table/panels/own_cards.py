"""Lays out the viewer's hand and overflow, with what each card would come to as an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.pieces import FROM_OVERFLOW
from game.dust_collectorz.table.chips import chip_of, pairs_of
from game.dust_collectorz.table.drawing.plates import LINEN
from game.dust_collectorz.table.drawing.tags import GOLDEN, LOCKED, tag
from game.dust_collectorz.table.panels.ground import RISE
from game.dust_collectorz.table.picks import HAND_ZONE, card_key, over_key
from game.table.layout.boxes import within
from game.table.pieces import NOTHING, Area, Face, Placed
from game.table.stock.furniture import fixed, place, words
from game.table.stock.seat_head import LEAST

if TYPE_CHECKING:
    from game.dust_collectorz.table.drawing.tags import Tag
    from game.dust_collectorz.table.situation import Situation
    from game.table.pieces import Point

DIM: Final = frozenset({"dim"})
LINE: Final = 5.0  # units of a bracket's line,
END: Final = 12.0  # and of its ends


def own_cards(moment: Situation) -> list[Placed]:
    """Lay out the cards not being laid; face down where one of the viewers may not see them."""
    own = moment.ground.own
    zone = Placed(
        HAND_ZONE, Face(NOTHING), own.hand.centre, own.hand[2:], height=-9, animated=False, drop=True
    )
    cards = _hand(moment) if moment.hand else _backs(moment)
    return [zone, *cards, *_overflow(moment)]


def _hand(moment: Situation) -> list[Placed]:
    seat, cards, spots = moment.view.seat, list(moment.hand), moment.hand_places
    gone = [ref for ref in moment.laid_refs if not ref & FROM_OVERFLOW]
    origin = moment.ground.stage.whole.centre if moment.laid_refs else None
    step = spots[1].x - spots[0].x if len(spots) > 1 else spots[0].width
    lying, bound = _brackets(moment)
    for at, (kind, spot) in enumerate(zip(cards, spots, strict=True)):
        top = max(moment.ground.own.chips.y, spot.y - RISE - moment.ground.own.chips.height)
        room = Area(spot.x, top, min(step, spot.width + 8.0), moment.ground.own.chips.height)
        if kind in gone and kind not in cards[at + 1 :]:
            gone.remove(kind)
            lying.append(place(spot))
            continue
        told = chip_of(moment, kind)
        lying.append(_card(moment, card_key(seat, kind), kind, spot, 2 + at / 10, origin, told))
        lying += tag(told, room) if told and at not in bound else []
    return lying


def _brackets(moment: Situation) -> tuple[list[Placed], set[int]]:
    """A bracket over each two neighbours in the hand that win together, and which places those are."""
    cards, spots, chips = list(moment.hand), moment.hand_places, moment.ground.own.chips
    lying: list[Placed] = []
    bound: set[int] = set()
    for pair in pairs_of(moment) if not moment.laid_refs else ():
        if pair.ref not in cards or pair.partner not in cards:
            continue
        first, last = sorted((cards.index(pair.ref), cards.index(pair.partner)))
        if last != first + 1 or bound & {first, last}:
            continue
        bound |= {first, last}
        left, right = spots[first], spots[last]
        top = max(chips.y, left.y - RISE - chips.height)
        room = Area(left.x, top, right.x + right.width - left.x, chips.height)
        lying += [*tag(pair.tag, room), *_bracket(room, pair.tag.style)]
    return lying, bound


def _bracket(room: Area, style: str) -> list[Placed]:
    """A line below the words, with an end at the outer edge of either card."""
    foot, wide = room.y + room.height, room.width - 8.0
    left = room.x + 4.0
    parts = [Area(left, foot - 1.0, wide, LINE), Area(left, foot, LINE, END)]
    parts.append(Area(left + wide - LINE, foot, LINE, END))
    face = Face("plate", (style,))
    return [fixed(face, part, height=8.8) for part in parts]


def _card(
    moment: Situation, key: str, kind: int, spot: Area, height: float, origin: Point | None, told: Tag | None
) -> Placed:
    seat = moment.view.seat
    marks = moment.marks(key, quiet=moment.stacking)
    if told is not None and moment.setting.help == "full" and not moment.picked:
        if told.style == LOCKED:
            marks = DIM
        elif marks:
            marks = frozenset({"legal" if told.style == GOLDEN else "open"})
    lift = RISE if "picked" in marks else 0.0
    return Placed(
        key,
        moment.card(kind),
        (spot.centre[0], spot.centre[1] - lift),
        spot[2:],
        height=height,
        back=None if origin else moment.back(seat),
        origin=origin or moment.ground.own.piles.centre,
        marks=marks,
        pickable=True,
        close=moment.close,
        group="hand",
    )


def _backs(moment: Situation) -> list[Placed]:
    seat = moment.view.seat
    return [
        Placed(f"back:{seat}", moment.back(seat), spot.centre, spot[2:], height=2 + at / 10, close=spot[2:])
        for at, spot in enumerate(moment.hand_places)
    ]


def _overflow(moment: Situation) -> list[Placed]:
    """The viewer's overflow, face up beside the hand (DC-15)."""
    tray = moment.ground.own.overflow
    if tray is None:
        return []
    seat, kinds = moment.view.seat, list(moment.me.overflow)
    gone = [ref & 127 for ref in moment.laid_refs if ref & FROM_OVERFLOW]
    lying = [fixed(Face("plate", ("tray",)), tray, height=-10)]
    chips = moment.ground.own.chips
    line = within(Area(tray.x, chips.y, tray.width, chips.height), (tray.width, LEAST * 1.3), (0.0, 1.0))
    lying.append(words(moment.words("caption-overflow"), line, face="sans", colour=LINEN))
    for at, (kind, spot) in enumerate(zip(kinds, moment.overflow_places, strict=True)):
        if kind in gone and kind not in kinds[at + 1 :]:
            gone.remove(kind)
            continue
        told = chip_of(moment, kind + FROM_OVERFLOW)
        piece = _card(moment, over_key(seat, kind), kind, spot, 2 + at / 10, tray.centre, told)
        lying.append(piece._replace(group="overflow", back=None))
    return lying
