"""Who sits at the children's table: the others along the upper edge, the viewer at the right, hand below.

How many cards are left is to be seen, not read: a pile is as high as it has cards, a hand as wide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.facts import TRIBE
from game.dust_collectorz.young_moment import NO_MARKS, YoungMoment, back_face
from game.dust_collectorz.young_picks import DONE_KEY, card_key
from game.dust_collectorz.young_places import (
    CARD,
    DONE,
    DONE_SIZE,
    HAND,
    OWN,
    rival_areas,
    spread,
)
from game.table.furniture import person, words
from game.table.pieces import Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.table.art.palette import Rgb

PALE: Final[Rgb] = (255, 240, 216)
RISE: Final = 28.0  # of a card that can be played
TILT: Final = 5.0  # degrees, of a card that can't
SIDE_BY_SIDE: Final = 222.0  # the most that the left edges of two cards of the hand lie apart
SMALL: Final = (84.0, 117.6)  # a card of another seat
PILE: Final = (150.0, 210.0)
LAYER: Final = 2.0  # a card of a pile makes it so much higher
OWN_LAYER: Final = 5.0
OWN_MOON: Final = 170.0
RIVAL_MOON: Final = 128.0
OWN_MIDDLE: Final = OWN.x + OWN.width / 2


def rivals(moment: YoungMoment) -> list[Placed]:
    """The other seats, clockwise from the viewer's left."""
    view = moment.view
    others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    lying: list[Placed] = []
    for seat, area in zip(others, rival_areas(len(others)), strict=True):
        lying += [_plate(moment, seat, area), *_rival_head(moment, seat, area)]
        lying += [*_backs(moment, seat, area), *_pile(moment, seat, _rival_pile(area), SMALL, LAYER)]
        if seat in moment.skipped:
            lying.append(_moon(seat, (area.x + area.width / 2 + 14, area.y + 96), RIVAL_MOON))
    return lying


def _rival_pile(area: Area) -> Point:
    return (area.x + area.width - 62, area.y + 124)


def _plate(moment: YoungMoment, seat: int, area: Area) -> Placed:
    """The board under all that belongs to a seat; as bright as the morning while it is the seat's turn."""
    style = "turn" if lit(moment, seat) else "rest"
    face = Face("young_plate", (style,))
    return Placed(f"seat:{seat}", face, area.centre, area[2:], height=-10, lively=False)


def lit(moment: YoungMoment, seat: int) -> bool:
    """Whether a seat shines: it is its turn, or it has won."""
    return seat in moment.winners if moment.over else seat == moment.turn


def _rival_head(moment: YoungMoment, seat: int, area: Area) -> list[Placed]:
    """Medallion and name, and the sun where it is."""
    name = Area(area.x + 12, area.y + 146, 158, 38)
    return [*_medal(moment, seat, (area.x + 91, area.y + 78), 104), *_name(moment, seat, name)]


def _medal(moment: YoungMoment, seat: int, spot: Point, size: float) -> list[Placed]:
    """A seat's medallion, with the sun over its shoulder in its turn, and a crown on it when it has won."""
    who = moment.setting.seats[seat]
    medal = person(who.sign, who.colour, spot, size)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    lying = [medal]
    if seat == moment.turn:
        side = size * 0.72
        at = (spot[0] - size * 0.46, spot[1] - size * 0.36)
        lying.append(Placed("sun", Face("young_sun"), at, (side, side), height=30))
    if moment.over and seat in moment.winners:
        side = size * 0.7
        at = (spot[0], spot[1] - size * 0.56)
        lying.append(Placed("", Face("young_crown"), at, (side, side), height=5, lively=False))
    return lying


def _name(moment: YoungMoment, seat: int, area: Area) -> list[Placed]:
    """A seat's name on a dark ribbon: it can be read in the evening and in the morning."""
    ribbon = Placed("", Face("young_plate", ("name",)), area.centre, area[2:], height=-5, lively=False)
    inner = Area(area.x + 8, area.y + 4 + area.height * 0.07, area.width - 16, area.height - 8)
    return [ribbon, words(moment.setting.seats[seat].name, inner, colour=PALE, align="centre")]


def _moon(seat: int, spot: Point, size: float) -> Placed:
    """The sleeping moon at a seat that could do nothing."""
    return Placed(f"moon:{seat}", Face("young_moon"), spot, (size, size), height=20, close=(300, 300))


def _backs(moment: YoungMoment, seat: int, area: Area) -> list[Placed]:
    """The hand of another seat, side by side."""
    count = moment.view.players[seat].cards
    left, room = area.x + 184, area.width - 184 - 122
    step = spread(count, SMALL[0], room, SMALL[0] * 0.7)
    return [
        Placed(
            f"back:{seat}",
            back_face(moment, seat),
            (left + SMALL[0] / 2 + step * place, area.y + 98),
            SMALL,
            height=1 + place / 20,
            origin=_rival_pile(area),
        )
        for place in range(count)
    ]


def _pile(
    moment: YoungMoment, seat: int, spot: Point, size: tuple[float, float], layer: float
) -> list[Placed]:
    """What a seat still draws from: each card makes it higher. It calls while one is being drawn."""
    count = moment.view.players[seat].deck
    top = count - 1
    draws = moment.view.phase == "taking" and seat == moment.turn
    return [
        Placed(
            f"deck:{seat}",
            back_face(moment, seat),
            (spot[0] - layer * at * 0.12, spot[1] - layer * at),
            size,
            height=1 + at / 50,
            lively=at == 0,
            marks=frozenset({"legal"}) if draws and at == top else NO_MARKS,
        )
        for at in range(count)
    ]


# The viewer


def own_place(moment: YoungMoment) -> list[Placed]:
    """Who one is, large, and the pile that one draws from."""
    seat = moment.view.seat
    pile = (OWN_MIDDLE, OWN.y + 530)
    name = Area(OWN.x + 78, OWN.y + 226, OWN.width - 156, 54)
    lying = [_plate(moment, seat, OWN), *_medal(moment, seat, (OWN_MIDDLE, OWN.y + 126), 170)]
    lying += [*_name(moment, seat, name), *_pile(moment, seat, pile, PILE, OWN_LAYER)]
    if seat in moment.skipped:
        lying.append(_moon(seat, (OWN.x + 96, OWN.y + 430), OWN_MOON))
    return lying


def own_pile() -> Point:
    """Where the viewer's cards come from."""
    return (OWN_MIDDLE, OWN.y + 470)


def own_hand(moment: YoungMoment) -> list[Placed]:
    """The cards in hand, by tribe, those that fit lifted; backs where not all who look may see them."""
    seat = moment.view.seat
    if not moment.hand:
        return _hidden_hand(moment)
    kinds = in_order(moment.hand)
    return [_card(moment, card_key(seat, kind), kind, place, len(kinds)) for place, kind in enumerate(kinds)]


def _card(moment: YoungMoment, key: str, kind: int, place: int, count: int) -> Placed:
    marks = moment.marks(key)
    x = columns(count)[place]
    return Placed(
        key,
        Face("young", (kind,)),
        (x, HAND.centre[1] + (-RISE if marks else 4)),
        CARD,
        angle=TILT if key == moment.refused else 0.0,
        height=2 + place / 10,
        back=back_face(moment, moment.view.seat),
        origin=own_pile(),
        marks=marks,
        pickable=True,
        group="hand",
    )


def _hidden_hand(moment: YoungMoment) -> list[Placed]:
    seat = moment.view.seat
    back = back_face(moment, seat)
    return [
        Placed(f"back:{seat}", back, (x, HAND.centre[1] + 4), CARD, height=2 + place / 10, origin=own_pile())
        for place, x in enumerate(columns(moment.hidden))
    ]


def in_order(kinds: tuple[int, ...]) -> list[int]:
    """Sort cards by tribe."""
    return sorted(kinds, key=lambda kind: (TRIBE[kind], kind))


def columns(count: int) -> list[float]:
    """The middles of so many cards in hand, from the left."""
    step = spread(count, CARD[0], HAND.width, SIDE_BY_SIDE)
    left = HAND.centre[0] - step * (count - 1) / 2
    return [left + step * place for place in range(count)]


def done(moment: YoungMoment) -> list[Placed]:
    """The green tick that ends a chain; it calls when no card fits any more."""
    if DONE_KEY not in moment.useful:
        return []
    alone = moment.useful == {DONE_KEY}
    return [
        Placed(
            DONE_KEY,
            Face("young_done"),
            DONE,
            (DONE_SIZE, DONE_SIZE),
            height=4,
            marks=frozenset({"owed" if alone else "open"}),
            pickable=True,
            group="done",
        )
    ]
