"""The other seats along the upper edge: who they are and what they are at, hand, overflow, piles."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.dust_collectorz.moment import NOBODY, Moment
from game.dust_collectorz.picks import card_key, over_key, seat_key
from game.dust_collectorz.pieces import DUEL
from game.dust_collectorz.piles_layout import captured, deck, discards
from game.dust_collectorz.places import CLOSE, CLOSE_BACK, OPEN, Size, rival_areas, spread
from game.dust_collectorz.plates import LINEN
from game.table.furniture import badge, person, words
from game.table.pieces import Area, Face, Placed, Point

WIDE: Final = 1000.0  # from this width on all of a panel lies in one row
ROOMY: Final = 600.0  # from this width on a hand need not be narrow
SIGN: Final = 27.0


class Plan(NamedTuple):
    """How the parts of another seat's panel lie."""

    medal: Point
    medal_size: float
    name: Area
    pile: Point
    discards: Point
    deck: Point
    pile_size: Size
    points: Area
    hand: Area
    back: Size
    overflow: Area


def plan_of(area: Area) -> Plan:
    """Divide a panel: in one row where there is room, else name and points above the cards."""
    x, y = area.x, area.y
    if area.width >= WIDE:
        middle = y + area.height / 2
        return Plan(
            (x + 54, middle),
            76,
            Area(x + 102, middle - 38, 196, 38),
            (x + area.width - 160, middle - 6),
            (x + area.width - 264, middle - 6),
            (x + 350, middle - 6),
            (86.0, 120.4),
            Area(x + area.width - 104, middle - 40, 94, 76),
            Area(x + 414, middle - 66, 270, 120.4),
            (86.0, 120.4),
            Area(x + 704, middle - 69, area.width - 704 - 326, 126),
        )
    foot = y + 132
    hand = 140 if area.width >= ROOMY else 84
    return Plan(
        (x + 34, y + 31),
        46,
        Area(x + 64, y + 7, area.width - 64 - 96, 28),
        (x + 40, foot - 8),
        (x + 40 + 58, foot - 8),
        (x + 40 + 116, foot - 8),
        (50.0, 70.0),
        Area(x + area.width - 88, y + 4, 78, 52),
        Area(x + 190, foot - 43, hand, 70),
        (50.0, 70.0),
        Area(x + 200 + hand, y + 62, area.width - 210 - hand, 126),
    )


def rivals(moment: Moment) -> list[Placed]:
    """The other seats' panels, clockwise from the viewer's left."""
    view = moment.view
    others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    lying: list[Placed] = []
    for seat, area in zip(others, rival_areas(len(others)), strict=True):
        plan = plan_of(area)
        lying.append(panel_of(moment, seat, area))
        lying += heading(moment, seat, plan.medal, plan.medal_size, plan.name)
        lying += captured(moment, seat, plan.pile, plan.pile_size, points=plan.points)
        lying += discards(moment, seat, plan.discards, plan.pile_size)
        lying += deck(moment, seat, plan.deck, plan.pile_size)
        lying += _hand(moment, seat, plan)
        lying += _overflow(moment, seat, plan)
    return lying


def panel_of(moment: Moment, seat: int, area: Area) -> Placed:
    """The plate under all that belongs to a seat; a target of a team's attack."""
    key = seat_key(seat)
    panel = Placed(key, Face("plate", ("turn" if lit(moment, seat) else "seat",)), area.centre, area[2:])
    panel = panel._replace(height=-10, lively=False, drop=True, marks=moment.marks(key))
    return panel._replace(pickable=key in moment.useful or bool(panel.marks), group="seats")


def lit(moment: Moment, seat: int) -> bool:
    """Whether a seat's panel shines: it is to decide, or has won."""
    view = moment.view
    if moment.over:
        return bool(view.places) and view.places[seat] == 1
    return view.to_move == seat


def note_of(moment: Moment, seat: int) -> str:
    """What a seat is at, in a word."""
    view = moment.view
    if moment.over:
        return moment.words("caption-winner") if view.places and view.places[seat] == 1 else ""
    if moment.setting.thinking == seat:
        return moment.words("caption-thinking")
    if view.phase in {"choosing", "naming"}:
        return moment.words("caption-chooses-short") if view.to_move == seat else ""
    fight = moment.fight
    if seat == fight.seats[0]:
        return moment.words("caption-attacks")
    if seat == fight.seats[1]:
        return moment.words("caption-answers")
    player = view.players[seat]
    if moment.begun and view.seats > DUEL and not (player.cards or player.overflow or player.deck):
        return moment.words("caption-no_cards")
    partner = moment.team and seat == (view.seat + 2) % view.seats
    return moment.words("caption-partner") if partner else ""


def heading(moment: Moment, seat: int, medal: Point, size: float, name: Area) -> list[Placed]:
    """Medallion and name of a seat, and below the name its signs and what it is at."""
    who = moment.setting.seats[seat]
    piece = person(who.sign, who.colour, medal, size)
    if moment.setting.thinking == seat:
        piece = piece._replace(marks=frozenset({"busy"}))
    note, found = note_of(moment, seat), signs(moment, seat)
    if not note and not found:
        return [piece, words(who.name, name._replace(y=name.y + 12))]
    lying = [piece, words(who.name, name)]
    y = name.y + name.height + SIGN / 2
    for place, kind in enumerate(found):
        spot = (name.x + SIGN / 2 + place * (SIGN + 4), y)
        lying.append(Placed("", Face(kind), spot, (SIGN, SIGN), height=3, lively=False))
    x = (SIGN + 4) * len(found)
    under = Area(name.x + x, y - 14, name.width - x, 28)
    return [*lying, words(note, under, face="text_italic", colour=LINEN)] if note else lying


def signs(moment: Moment, seat: int) -> list[str]:
    """Tell whether a seat attacks, answers, leads the round, may not use abilities, has won."""
    view = moment.view
    fight = moment.fight
    if moment.over:
        return ["crown"] if view.places and view.places[seat] == 1 else []
    found = []
    if moment.begun and seat in fight.seats:
        found.append("sword" if seat == fight.seats[0] else "shield")
    if view.seats > 2 and not moment.team and leads(moment) == seat:
        found.append("crown")
    if view.players[seat].hush > 0:
        found.append("hush")
    return found


def leads(moment: Moment) -> int:
    """Who has won the round's last clash; NOBODY before the first."""
    view = moment.view
    fought = view.answered > 0 and view.phase not in {"refilling", "arriving", "attacking"}
    return view.leader if fought and moment.begun else NOBODY


def _hand(moment: Moment, seat: int, plan: Plan) -> list[Placed]:
    """The hidden hand as backs, with the number of cards; those that all saw returning there lie open."""
    count, area, size = moment.view.players[seat].cards, plan.hand, plan.back
    step = spread(count, size[0], area.width, size[0] * 0.42)
    known = moment.view.players[seat].known
    lying = []
    for place in range(count):
        spot = (area.x + size[0] / 2 + step * place, area.centre[1])
        piece = Placed(f"back:{seat}", moment.back(seat), spot, size, height=1 + place / 20, close=CLOSE_BACK)
        if place >= count - len(known):
            kind = known[place - count + len(known)]
            piece = piece._replace(key=card_key(seat, kind), face=moment.card(kind), close=CLOSE)
        lying.append(piece._replace(origin=plan.deck))
    if not count:
        return []
    width = size[0] + step * (count - 1)
    return [*lying, *badge(str(count), (area.x + width / 2, area.y + size[1]), 26)]


def _overflow(moment: Moment, seat: int, plan: Plan) -> list[Placed]:
    """The overflow, open to all."""
    kinds, area = moment.view.players[seat].overflow, plan.overflow
    tray = Placed("", Face("plate", ("tray",)), area.centre, (area.width + 10, area.height + 10), height=-8)
    lying = [tray._replace(lively=False)]
    if not kinds:
        room = Area(area.x + 8, area.centre[1] - 15, area.width - 16, 30)
        text = moment.words("caption-overflow")
        return [*lying, words(text, room, face="text_italic", colour=LINEN, align="centre")]
    step = spread(len(kinds), OPEN[0], area.width, OPEN[0] + 8)
    for place, kind in enumerate(kinds):
        spot = (area.x + OPEN[0] / 2 + step * place, area.centre[1])
        key = over_key(seat, kind)
        piece = Placed(key, moment.card(kind), spot, OPEN, height=1 + place / 20, origin=plan.deck)
        lying.append(piece._replace(close=CLOSE))
    return lying
