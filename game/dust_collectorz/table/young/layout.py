"""Lays out Young Champions, for children from four: large pictures, the wheel in the middle, no numbers.

Played cards lie on a winding path; the last one is large, beside the wheel that shows what fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.rules.cards.card_table import TRIBES
from game.dust_collectorz.table.young.moment import YoungTable
from game.dust_collectorz.table.young.picks import ZONE, card_key, tribe_key
from game.dust_collectorz.table.young.places import LAST, LAST_SIZE, STEP_SIZE, STEPS, hand_of, on_way
from game.dust_collectorz.table.young.seats import done, in_order, own_hand, own_place, rivals
from game.dust_collectorz.words.naming import capital, who
from game.table.contract import Setting
from game.table.layout.boxes import REST, columns, grid, inset, largest, rows, within
from game.table.pieces import NOTHING, Area, Face, Placed, Point
from game.table.stock.furniture import fixed, gold, person, place, text_width

if TYPE_CHECKING:
    from game.dust_collectorz.rules.view import DustView
    from game.table.layout.frame import Frame

EMBLEM: Final = 250.0  # greatest side of a tribe's picture
TITLE: Final = 78.0  # greatest height of a title
CHAMPION: Final = 210.0  # greatest side of a winner's medallion


def arrange(view: DustView, frame: Frame, setting: Setting) -> list[Placed]:
    """Return where everything lies for the seat that sees `view`.

    The card played last comes first: it sets off before the others move up.
    """
    moment = YoungTable(view, setting, frame)
    lying = [*_last(moment), *own_hand(moment), *done(moment)]
    return [*lying, *own_place(moment), *rivals(moment), *middle(moment)]


def middle(moment: YoungTable) -> list[Placed]:
    """The path and the wheel; before play, the tribes to choose from; after it, the celebration."""
    if moment.over:
        return _feast(moment)
    if moment.view.phase == "setting aside":
        return _tribes(moment)
    return [*_way(moment), _wheel(moment)]


def _wheel(moment: YoungTable) -> Placed:
    """The tribes and who beats whom, those lit that can be played now."""
    face, area = Face("young_wheel", (moment.last, moment.wanted)), moment.places.wheel
    marks = frozenset({"owed"}) if moment.refused else frozenset[str]()
    return Placed("wheel", face, area.centre, area[2:], height=-2, animated=False, marks=marks)


def _way(moment: YoungTable) -> list[Placed]:
    """The cards played, the last one large; they move along the path until out of sight."""
    view, area, way = moment.view, moment.places.middle, moment.places.way
    zone = Placed(ZONE, Face(NOTHING), area.centre, area[2:], height=-9, animated=False, drop=True)
    lying = [zone, fixed(Face("young_way"), way, height=-8)]
    if not view.played:
        return [*lying, place(on_way(way, LAST, LAST_SIZE))]
    count = len(view.played)
    return [*lying, *(_step(moment, count - 2 - at, spot, at) for at, spot in enumerate(STEPS[: count - 1]))]


def _step(moment: YoungTable, number: int, share: Point, at: int) -> Placed:
    """A card played before the last."""
    kind, owner = moment.view.played[number], moment.view.owners[number]
    spot = on_way(moment.places.way, share, STEP_SIZE)
    key = card_key(owner, kind)
    return Placed(key, Face("young", (kind,)), spot.centre, spot[2:], height=1 - at / 20, close=moment.close)


def _last(moment: YoungTable) -> list[Placed]:
    """The last card played and its player; its key is distinct from an equal card's in hand."""
    view = moment.view
    if moment.over or not view.played:
        return []
    kind, owner = view.played[-1], view.owners[-1]
    twin = owner == view.seat and kind in moment.hand
    who_, spot = moment.setting.seats[owner], on_way(moment.places.way, LAST, LAST_SIZE)
    card = Placed(
        f"chain:{len(view.played) - 1}" if twin else card_key(owner, kind),
        Face("young", (kind,)),
        spot.centre,
        spot[2:],
        height=3,
        back=moment.back(owner),
        origin=_came_from(moment, owner, kind),
    )
    side = spot.width * 0.29
    corner = (spot.x + side * 0.13, spot.y + spot.height - side * 0.16)
    return [card, person(who_.sign, who_.colour, corner, side)._replace(height=3.5)]


def _came_from(moment: YoungTable, owner: int, kind: int) -> Point:
    """Where the card played last lay before."""
    if owner != moment.view.seat:
        return moment.seated(owner).panel.centre
    if not moment.hand:
        return moment.places.own.hand.centre
    before = in_order((*moment.hand, kind))
    return hand_of(moment.places.own.hand, len(before))[before.index(kind)].centre


# Before and after


def _tribes(moment: YoungTable) -> list[Placed]:
    """Five pictures to choose the tribe that a card is left out of."""
    area, title = moment.places.middle, moment.words("caption-aside")
    high = min(TITLE, area.height * 0.26)
    head, body = rows(area, [high, REST], 8.0)
    line = within(head, (min(head.width, text_width(title, high, "title") + high * 1.4), high))
    chest, text = columns(line, [high, REST], 12.0)
    lying = [fixed(Face("young_chest"), chest)]
    lying.append(gold(title, inset(text, 0.0, high * 0.1)))
    across = 3 if body.height > body.width * 0.7 else len(TRIBES)
    cells = grid(body, across, -(-len(TRIBES) // across), 14.0)
    for tribe in range(len(TRIBES)):
        key = tribe_key(tribe)
        spot = largest(cells[tribe], 1.0)
        spot = within(spot, (min(EMBLEM, spot.width), min(EMBLEM, spot.width)))
        piece = Placed(key, Face("young_tribe", (tribe,)), spot.centre, spot[2:], height=1)
        can = key in moment.useful
        lying.append(piece._replace(marks=moment.marks(key), pickable=can, group="tribes" if can else ""))
    return lying


def _feast(moment: YoungTable) -> list[Placed]:
    """Who has won, crowned, in light and confetti."""
    area, winners = moment.places.middle, moment.winners
    lying = [fixed(Face("young_feast"), area, height=-3)]
    heads, foot = rows(within(area, (area.width, min(area.height, 470.0))), [REST, TITLE], 8.0)
    for seat, cell in zip(winners, columns(heads, [REST] * len(winners)), strict=True):
        lying += _champion(moment, seat, cell)
    seats = [moment.setting.seats[seat] for seat in winners]
    names = who([seat.addressed or seat.name for seat in seats], moment.setting.texts)
    text = capital(moment.words("caption-wins", **names))
    ribbon = within(foot, (min(660.0, foot.width), foot.height))
    face = Face("young_plate", ("name",))
    lying.append(fixed(face, ribbon, height=5.5))
    return [*lying, gold(text, inset(ribbon, 24.0, 10.0), align="centre", height=6)]


def _champion(moment: YoungTable, seat: int, cell: Area) -> list[Placed]:
    """A winner's medallion under a crown."""
    who_ = moment.setting.seats[seat]
    side = min(CHAMPION, cell.height * 0.62, cell.width * 0.9)
    crown, medal = rows(within(cell, (side, side * 1.6)), [side * 0.6, REST])
    wide = side * 0.76
    above = Placed("", Face("young_crown"), crown.centre, (wide, wide), height=5, animated=False)
    return [person(who_.sign, who_.colour, medal.centre, side)._replace(height=4), above]
