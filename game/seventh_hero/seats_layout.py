"""The other seats along the upper edge: party, hand, eliminated cards, and the signs of this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.seventh_hero.hands import rulings
from game.seventh_hero.moment import ASKING, BACK, CLOSE, CLOSE_BACK, Moment, hero_face
from game.seventh_hero.picks import hero_key, seat_key
from game.seventh_hero.places import PILE, rival_areas, spread
from game.seventh_hero.plates import LINEN
from game.table.furniture import badge, person, words
from game.table.pieces import Area, Face, Placed, Point

if TYPE_CHECKING:
    from game.seventh_hero.view import Hero

WIDE: Final = 600.0  # from this width on a panel has its hand beside the party
SIGN: Final = 40.0
HEAD: Final = 57.0
TURNED: Final = 90.0
GAP: Final = 8.0  # between two heroes, where there is room
UNDER_WANDERER: Final = 78.0  # left of the middle of a panel: a wanderer that is wanted covers its foot
LACKS: Final = 24.0  # the cross on a hand of which all know what it lacks
STONE: Final = 0.42  # of the width of a used hero


class Plan(NamedTuple):
    """How the parts of another seat's panel lie."""

    party: Area
    hero: tuple[float, float]
    hand: Area
    back: tuple[float, float]
    eliminated: Area


def plan_of(area: Area) -> Plan:
    """Divide a panel: the hand beside the party where there is room, else below it."""
    left, top = area.x + 12, area.y + HEAD
    if area.width >= WIDE:
        party = Area(left, top, 466, 140)
        right = left + 466 + 14
        room = area.x + area.width - 12 - right
        return Plan(
            party,
            (98.0, 137.2),
            Area(right, top + 2, room, 84),
            (60.0, 84.0),
            Area(right, top + 93, room, 46),
        )
    party = Area(left, top, area.width - 24, 92)
    foot = top + 96
    half = (area.width - 24 - 10) / 2
    return Plan(
        party,
        (62.0, 86.8),
        Area(left, foot, area.width / 2 - UNDER_WANDERER, 47),
        (33.0, 46.2),
        Area(left + half + 10, foot, half, 47),
    )


def rivals(moment: Moment) -> list[Placed]:
    """The other seats' panels, clockwise from the viewer's left."""
    view = moment.view
    others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    lying: list[Placed] = []
    for seat, area in zip(others, rival_areas(len(others)), strict=True):
        plan = plan_of(area)
        lying += [panel_of(moment, seat, area), *_head(moment, seat, area)]
        lying += party(moment, seat, plan.party, plan.hero)
        lying += _hand(moment, seat, plan)
        lying += eliminated(moment, seat, plan.eliminated)
    return lying


def panel_of(moment: Moment, seat: int, area: Area) -> Placed:
    """The plate under all that belongs to a seat; a target of the Outcast and of what is dragged."""
    key = seat_key(seat)
    style = "turn" if lit(moment, seat) else "seat"
    marks = moment.marks(key)
    panel = Placed(key, Face("plate", (style,)), area.centre, area[2:], height=-10, lively=False, drop=True)
    return panel._replace(marks=marks, pickable=key in moment.useful or bool(marks), group="seats")


def lit(moment: Moment, seat: int) -> bool:
    """Whether a seat's panel shines: it holds the wanderer, is to send one, or has won."""
    view = moment.view
    if moment.over:
        return bool(view.places) and view.places[seat] == 1
    if view.wandering and view.holder >= 0:
        return seat == view.holder
    return seat == view.leader and moment.quest_is_on


def note_of(moment: Moment, seat: int) -> str:
    """What a seat is at, in a word."""
    view, name = moment.view, moment.addressed(seat)
    key = "leads" if seat == view.leader and moment.quest_is_on else ""
    if moment.over:
        key = "winner" if view.places and view.places[seat] == 1 else ""
    elif moment.setting.thinking == seat:
        key = "thinking"
    elif view.phase in ASKING and view.to_move == seat:
        key = "asked"
    elif view.wandering and view.holder == seat:
        key = "holds"
    return moment.words(key, name=name) if key else ""


def _head(moment: Moment, seat: int, area: Area) -> list[Placed]:
    """Medallion, name, what the seat is at, and its signs at the right."""
    who = moment.setting.seats[seat]
    medal = person(who.sign, who.colour, (area.x + 36, area.y + 32), 48)
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    found = signs(moment, seat, (area.x + area.width - 32, area.y + 31))
    room = area.width - 68 - 12 - (SIGN + 4) * len(found)
    note = note_of(moment, seat)
    lying = [medal, words(who.name, Area(area.x + 68, area.y + (8 if note else 16), room, 30))]
    if note:
        lying.append(words(note, Area(area.x + 68, area.y + 36, room, 21), face="text_italic", colour=LINEN))
    return [*lying, *found]


def signs(moment: Moment, seat: int, right: Point, *, size: float = SIGN) -> list[Placed]:
    """Who leads, who may not recruit, who has seen the wanderer; from the right."""
    view = moment.view
    player = view.players[seat]
    found = []
    if moment.over and view.places and view.places[seat] == 1:
        found.append(Placed("", Face("laurel"), right, (size + 8, size + 8), lively=False))
    if seat == view.leader and not moment.over and view.phase != "dealing":
        found.append(Placed("leader", Face("lantern"), right, (size, size), height=3))
    if view.wandering and player.barred:
        found.append(Placed("", Face("barred"), right, (size - 4, size - 4), lively=False))
    if view.wandering and player.knows and not view.openly:
        found.append(Placed("", Face("knows"), right, (size - 4, size - 4), lively=False))
    return [
        sign._replace(centre=(right[0] - place * (size + 4), right[1])) for place, sign in enumerate(found)
    ]


def party(moment: Moment, seat: int, area: Area, size: tuple[float, float]) -> list[Placed]:
    """The heroes of a party by number; a used one lies turned, with its number upright."""
    heroes = moment.view.players[seat].party
    widths = [size[0] if hero.ready else size[1] for hero in heroes]
    gap = min(GAP, (area.width - sum(widths)) / max(1, len(heroes) - 1))
    lying: list[Placed] = []
    x = area.x
    for place, (hero, width) in enumerate(zip(heroes, widths, strict=True)):
        lying += hero_card(moment, seat, hero, (x + width / 2, area.centre[1]), size, 1 + place / 10)
        x += width + gap
    return lying


def hero_card(
    moment: Moment, seat: int, hero: Hero, spot: Point, size: tuple[float, float], height: float
) -> list[Placed]:
    """A hero of a party, and on a used one its number as a stone."""
    key = hero_key(seat, hero.number)
    own = seat == moment.view.seat
    marks = moment.marks(key) if own else frozenset()
    card = Placed(
        key,
        hero_face(hero.number, moment.view.seats, ready=hero.ready),
        spot,
        size,
        angle=0.0 if hero.ready else TURNED,
        height=height,
        back=None if moment.view.openly else BACK,
        origin=moment.recruited_from(seat),
        marks=marks,
        pickable=own,
        close=CLOSE,
        group="party" if own else "",
        drop=own and moment.view.phase == "asking",
    )
    if hero.ready:
        return [card]
    side = size[0] * STONE
    corner = (spot[0] - size[1] / 2 + side * 0.62, spot[1] - size[0] / 2 + side * 0.62)
    stone = Placed("", Face("pip", (hero.number, True)), corner, (side, side), height=height + 0.05)
    return [card, stone._replace(lively=False, marks=marks & {"dim"})]


def _hand(moment: Moment, seat: int, plan: Plan) -> list[Placed]:
    """The hand as backs side by side, with the number of cards; crossed where it lacks some numbers."""
    count, area, size = moment.view.players[seat].cards, plan.hand, plan.back
    step = spread(count, size[0], area.width, size[0] * 0.44)
    lying = [
        Placed(
            f"back:{seat}",
            BACK,
            (area.x + size[0] / 2 + step * place, area.centre[1]),
            size,
            height=1 + place / 20,
            origin=PILE,
            close=CLOSE_BACK,
        )
        for place in range(count)
    ]
    width = size[0] + step * max(0, count - 1) if count else 0
    foot = area.y + area.height - 9
    lying += badge(str(count), (area.x + max(width, 24) - 6, foot), 28)
    if rulings(moment.view, seat):
        cross = Placed("", Face("ruled_out"), (area.x + 8, foot), (LACKS, LACKS), height=6, lively=False)
        lying.append(cross)
    return lying


def eliminated(moment: Moment, seat: int, area: Area) -> list[Placed]:
    """The pairs that were eliminated, from the right, each with its number."""
    numbers = moment.view.players[seat].eliminated
    size = (area.height / 1.4, area.height)
    step = spread(len(numbers), size[0], area.width, size[0] + 10)
    right = area.x + area.width - size[0] / 2
    return [
        Placed(
            f"eliminated:{seat}",
            Face("pair", (number,)),
            (right - step * (len(numbers) - 1 - place), area.centre[1]),
            size,
            height=1 + place / 20,
            back=hero_face(number, moment.view.seats),
            origin=moment.spot(seat),
            close=(size[0] * 4, size[1] * 4),
        )
        for place, number in enumerate(numbers)
    ]
