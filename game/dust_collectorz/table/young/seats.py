"""Who sits at the children's table: the others along the upper edge, the viewer below with the hand.

How many cards are left is to be seen, not read: a pile is as high as it has cards, a hand as wide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.facts import TRIBE
from game.dust_collectorz.table.look import NO_MARKS
from game.dust_collectorz.table.young.moment import YoungTable
from game.dust_collectorz.table.young.picks import DONE_KEY, card_key
from game.dust_collectorz.table.young.places import CARD, RISE
from game.table.layout.boxes import inset, within
from game.table.pieces import Face, Placed
from game.table.stock.furniture import fixed, person, words
from game.table.stock.seat_head import last_deed

if TYPE_CHECKING:
    from game.dust_collectorz.table.young.places import Seated
    from game.table.art.palette import Rgb
    from game.table.pieces import Area

PALE: Final[Rgb] = (255, 240, 216)
TILT: Final = 5.0  # degrees, of a card that doesn't fit
LAYER: Final = 4.0  # a card of a pile makes it at most so much higher
PILED: Final = 0.74  # of a pile's place: its lowest card, at least
MOON: Final = 0.8  # of a panel's height: the moon on it


def rivals(moment: YoungTable) -> list[Placed]:
    """The other seats, clockwise from the viewer's left."""
    view = moment.view
    lying: list[Placed] = []
    for step, plan in enumerate(moment.places.rivals, 1):
        seat = (view.seat + step) % view.seats
        lying += [*_seat(moment, seat, plan), *_backs(moment, seat, plan)]
        if plan.last is not None:
            lying += last_deed(plan.last, moment.setting, seat)
    return lying


def own_place(moment: YoungTable) -> list[Placed]:
    """Who one is, and the pile that one draws from."""
    return _seat(moment, moment.view.seat, moment.places.own)


def _seat(moment: YoungTable, seat: int, plan: Seated) -> list[Placed]:
    """What is alike for all: the board, as bright as the morning in its turn, medallion, name and pile."""
    face = Face("young_plate", ("turn" if lit(moment, seat) else "rest",))
    board = fixed(face, plan.panel, f"seat:{seat}", height=-10)
    lying = [board, *_medal(moment, seat, plan.medal), *_name(moment, seat, plan.name)]
    lying += _pile(moment, seat, plan.pile)
    if seat in moment.skipped:
        lying.append(_moon(moment, seat, plan))
    return lying


def lit(moment: YoungTable, seat: int) -> bool:
    """Whether a seat shines: it is its turn, or it has won."""
    return seat in moment.winners if moment.over else seat == moment.turn


def _medal(moment: YoungTable, seat: int, area: Area) -> list[Placed]:
    """A seat's medallion, with the sun over its shoulder in its turn, and a crown on it when it has won."""
    who, spot, size = moment.setting.seats[seat], area.centre, area.width
    medal = person(who.sign, who.colour, spot, size)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    lying = [medal]
    side = size * 0.62
    if seat == moment.turn:
        at = (area.x + side * 0.34, area.y + side * 0.4)
        lying.append(Placed("sun", Face("young_sun"), at, (side, side), height=30))
    if moment.over and seat in moment.winners:
        at = (spot[0], area.y + side * 0.2)
        lying.append(Placed("", Face("young_crown"), at, (side, side), height=5, animated=False))
    return lying


def _name(moment: YoungTable, seat: int, area: Area) -> list[Placed]:
    """A seat's name on a dark ribbon: it can be read in the evening and in the morning."""
    ribbon = fixed(Face("young_plate", ("name",)), area, height=-5)
    name = moment.setting.seats[seat].name
    return [ribbon, words(name, inset(area, 8.0, 3.0), colour=PALE, align="centre")]


def _moon(moment: YoungTable, seat: int, plan: Seated) -> Placed:
    """The sleeping moon at a seat that could do nothing."""
    room = plan.hand if seat != moment.view.seat else plan.panel
    side = min(plan.panel.height * MOON, room.width, 160.0)
    close = (moment.close[0] * 0.7, moment.close[0] * 0.7)
    return Placed(f"moon:{seat}", Face("young_moon"), room.centre, (side, side), height=20, close=close)


def _backs(moment: YoungTable, seat: int, plan: Seated) -> list[Placed]:
    """The hand of another seat, side by side."""
    count, area = moment.view.players[seat].cards, plan.hand
    width = min(area.height * CARD, area.width, 84.0)
    step = min(width * 0.7, (area.width - width) / max(1, count - 1))
    return [
        Placed(
            f"back:{seat}",
            moment.back(seat),
            (area.x + width / 2 + step * place, area.centre[1]),
            (width, width / CARD),
            height=1 + place / 20,
            origin=plan.pile.centre,
        )
        for place in range(count)
    ]


def _pile(moment: YoungTable, seat: int, area: Area) -> list[Placed]:
    """What a seat still draws from: each card makes it higher. It calls while one is being drawn."""
    count = moment.view.players[seat].deck
    draws = moment.view.phase == "taking" and seat == moment.turn
    width = min(area.width, area.height * PILED * CARD)
    foot = within(area, (width, width / CARD), (0.5, 1.0))
    layer = min(LAYER, (area.height - foot.height) / max(1, count - 1))
    return [
        Placed(
            f"deck:{seat}",
            moment.back(seat),
            (foot.centre[0] - layer * at * 0.06, foot.centre[1] - layer * at),
            foot[2:],
            height=1 + at / 50,
            animated=at == 0,
            marks=frozenset({"legal"}) if draws and at == count - 1 else NO_MARKS,
        )
        for at in range(count)
    ]


# The hand


def own_hand(moment: YoungTable) -> list[Placed]:
    """The cards in hand, by tribe, those that fit lifted; backs where not all who look may see them."""
    seat = moment.view.seat
    if not moment.hand:
        return _hidden_hand(moment)
    kinds = in_order(moment.hand)
    return [_card(moment, card_key(seat, kind), kind, place) for place, kind in enumerate(kinds)]


def _card(moment: YoungTable, key: str, kind: int, place: int) -> Placed:
    marks, spot = moment.marks(key), moment.hand_places[place]
    return Placed(
        key,
        Face("young", (kind,)),
        (spot.centre[0], spot.centre[1] - (RISE if marks else 0.0)),
        spot[2:],
        angle=TILT if key == moment.refused else 0.0,
        height=2 + place / 10,
        back=moment.back(moment.view.seat),
        origin=moment.places.own.pile.centre,
        marks=marks,
        pickable=True,
        group="hand",
    )


def _hidden_hand(moment: YoungTable) -> list[Placed]:
    seat = moment.view.seat
    back, origin = moment.back(seat), moment.places.own.pile.centre
    return [
        Placed(f"back:{seat}", back, spot.centre, spot[2:], height=2 + place / 10, origin=origin)
        for place, spot in enumerate(moment.hand_places)
    ]


def in_order(kinds: tuple[int, ...]) -> list[int]:
    """Sort cards by tribe."""
    return sorted(kinds, key=lambda kind: (TRIBE[kind], kind))


def done(moment: YoungTable) -> list[Placed]:
    """The green tick that ends a chain; it calls when no card fits any more."""
    if DONE_KEY not in moment.useful:
        return []
    marks = frozenset({"owed" if moment.useful == {DONE_KEY} else "open"})
    area = moment.places.done
    piece = Placed(DONE_KEY, Face("young_done"), area.centre, area[2:], height=4, marks=marks)
    return [piece._replace(pickable=True, group="done")]
