"""The table of Young Champions, for children from four: large pictures, the wheel in the middle, no numbers.

The cards played lie on a winding way that ends in the last one, large, beside the wheel that shows what fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.dust_collectorz.card_table import TRIBES
from game.dust_collectorz.facts import stronger
from game.dust_collectorz.naming import capital, who
from game.dust_collectorz.young_moment import CLOSE, YoungMoment, back_face
from game.dust_collectorz.young_picks import ZONE, card_key, tribe_key
from game.dust_collectorz.young_places import (
    DONE_SIZE,
    HAND,
    LAST,
    LAST_SIZE,
    MIDDLE,
    OWN,
    STEP_SIZE,
    STEPS,
    WHEEL,
    WHEEL_SIZE,
    rival_areas,
)
from game.dust_collectorz.young_seats import (
    OWN_MOON,
    RIVAL_MOON,
    columns,
    done,
    in_order,
    own_hand,
    own_place,
    rivals,
)
from game.table.board import scaled_into
from game.table.furniture import gold, person, place
from game.table.pieces import NOTHING, Area, Face, Placed, Point, Setting

if TYPE_CHECKING:
    from game.dust_collectorz.view import DustView

EMBLEM: Final = 250.0
EMBLEM_STEP: Final = 272.0
CHEST: Final[Point] = (MIDDLE.x + 372, MIDDLE.y + 150)
TRIBES_Y: Final = 680.0


def layout(view: DustView, area: Area, setting: Setting) -> list[Placed]:
    """Say where everything lies for the seat that sees `view`, the whole table scaled into `area`.

    The card played last comes first: it sets off before the others move up.
    """
    moment = YoungMoment(view, setting)
    lying = [*_last(moment), *own_hand(moment), *done(moment)]
    return scaled_into([*lying, *own_place(moment), *rivals(moment), *middle(moment)], area)


def middle(moment: YoungMoment) -> list[Placed]:
    """The way and the wheel; before them the tribes to choose from, after them the feast."""
    if moment.over:
        return _feast(moment)
    if moment.view.phase == "setting aside":
        return _tribes(moment)
    return [*_way(moment), _wheel(moment)]


def _wheel(moment: YoungMoment) -> Placed:
    """The tribes and who beats whom, those lit that can be played now."""
    face = Face("young_wheel", (moment.last, moment.wanted))
    marks = frozenset({"owed"}) if moment.refused else frozenset[str]()
    return Placed("wheel", face, WHEEL, (WHEEL_SIZE, WHEEL_SIZE), height=-2, lively=False, marks=marks)


def _way(moment: YoungMoment) -> list[Placed]:
    """The cards played, the last one large; they move on along the way until they are out of sight."""
    view = moment.view
    zone = Placed(ZONE, Face(NOTHING), MIDDLE.centre, MIDDLE[2:], height=-9, lively=False, drop=True)
    ribbon = Placed("", Face("young_way"), MIDDLE.centre, MIDDLE[2:], height=-8, lively=False)
    lying = [zone, ribbon]
    if not view.played:
        lying.append(place(_area(LAST, LAST_SIZE)))
        return lying
    count = len(view.played)
    return [*lying, *(_step(moment, count - 2 - at, spot, at) for at, spot in enumerate(STEPS[: count - 1]))]


def _step(moment: YoungMoment, number: int, spot: Point, at: int) -> Placed:
    """A card played before the last."""
    view = moment.view
    kind, owner = view.played[number], view.owners[number]
    face, key = Face("young", (kind,)), card_key(owner, kind)
    return Placed(key, face, spot, STEP_SIZE, height=1 - at / 20, close=CLOSE)


def _last(moment: YoungMoment) -> list[Placed]:
    """The card played last, and whose it was; its key is its own where another of its kind is in hand."""
    view = moment.view
    if moment.over or not view.played:
        return []
    kind, owner = view.played[-1], view.owners[-1]
    twin = owner == view.seat and kind in moment.hand
    who = moment.setting.seats[owner]
    card = Placed(
        f"chain:{len(view.played) - 1}" if twin else card_key(owner, kind),
        Face("young", (kind,)),
        LAST,
        LAST_SIZE,
        height=3,
        back=back_face(moment, owner),
        origin=_came_from(moment, owner, kind),
    )
    corner = (LAST[0] - LAST_SIZE[0] / 2 + 10, LAST[1] + LAST_SIZE[1] / 2 - 12)
    return [card, person(who.sign, who.colour, corner, 76)._replace(height=3.5)]


def _came_from(moment: YoungMoment, owner: int, kind: int) -> Point:
    """Where the card played last lay before."""
    view = moment.view
    if owner != view.seat:
        step = (owner - view.seat) % view.seats - 1
        return rival_areas(view.seats - 1)[step].centre
    if not moment.hand:
        return HAND.centre
    before = in_order((*moment.hand, kind))
    return (columns(len(before))[before.index(kind)], HAND.centre[1])


def _area(spot: Point, size: tuple[float, float]) -> Area:
    return Area(spot[0] - size[0] / 2, spot[1] - size[1] / 2, *size)


# Before and after


def _tribes(moment: YoungMoment) -> list[Placed]:
    """Five pictures: of one tribe a card is put away."""
    title = Area(CHEST[0] + 96, CHEST[1] - 44, 560, 88)
    chest = Placed("", Face("young_chest"), CHEST, (170, 170), lively=False)
    lying = [chest, gold(moment.words("caption-aside"), title)]
    left = MIDDLE.centre[0] - EMBLEM_STEP * (len(TRIBES) - 1) / 2
    for tribe in range(len(TRIBES)):
        key = tribe_key(tribe)
        spot = (left + EMBLEM_STEP * tribe, TRIBES_Y)
        piece = Placed(key, Face("young_tribe", (tribe,)), spot, (EMBLEM, EMBLEM), height=1)
        can = key in moment.useful
        lying.append(piece._replace(marks=moment.marks(key), pickable=can, group="tribes" if can else ""))
    return lying


def _feast(moment: YoungMoment) -> list[Placed]:
    """Who has won, crowned, in light and confetti."""
    spot = MIDDLE.centre
    lying = [Placed("", Face("young_feast"), spot, MIDDLE[2:], height=-3, lively=False)]
    winners = moment.winners
    for at, seat in enumerate(winners):
        lying += _champion(moment, seat, (spot[0] + (at - (len(winners) - 1) / 2) * 240, spot[1] + 4))
    seats = [moment.setting.seats[seat] for seat in winners]
    names = who([seat.addressed or seat.name for seat in seats], moment.setting.texts)
    text = capital(moment.words("caption-wins", **names))
    ribbon = Area(spot[0] - 330, MIDDLE.y + 364, 660, 92)
    face = Face("young_plate", ("name",))
    lying.append(Placed("", face, ribbon.centre, ribbon[2:], height=5.5, lively=False))
    title = Area(ribbon.x + 24, ribbon.y + 12, ribbon.width - 48, ribbon.height - 24)
    return [*lying, gold(text, title, align="centre", height=6)]


def _champion(moment: YoungMoment, seat: int, spot: Point) -> list[Placed]:
    """A winner's medallion under a crown."""
    who = moment.setting.seats[seat]
    crown = Placed("", Face("young_crown"), (spot[0], spot[1] - 132), (160, 160), height=5, lively=False)
    return [person(who.sign, who.colour, spot, 210)._replace(height=4), crown]


# What may come up


def ahead(view: DustView, setting: Setting) -> tuple[tuple[Face, tuple[float, float]], ...]:
    """List faces, with sizes in board units, that may come up: painted while nothing moves."""
    moment = YoungMoment(view, setting)
    side = (WHEEL_SIZE, WHEEL_SIZE)
    panels = [OWN, rival_areas(view.seats - 1)[0]]
    found: list[tuple[Face, tuple[float, float]]] = [
        (Face("young_wheel", (last, 1 << stronger(last))), side) for last in range(len(TRIBES))
    ]
    found += [(Face("young_plate", (style,)), area[2:]) for style in ("turn", "rest") for area in panels]
    found += [(Face("young_done"), (DONE_SIZE, DONE_SIZE)), (Face("young_moon"), (OWN_MOON, OWN_MOON))]
    found.append((Face("young_moon"), (RIVAL_MOON, RIVAL_MOON)))
    sizes = (LAST_SIZE, STEP_SIZE)
    return (*found, *((Face("young", (kind,)), size) for kind in moment.hand for size in sizes))
