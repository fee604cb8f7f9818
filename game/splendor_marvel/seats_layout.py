"""The seats: the viewer's own along the lower edge, the others' panels at the right.

What nobody owns lies in `market_layout`, where the parts of a panel lie in `seat_plans`.
"""

from __future__ import annotations

from typing import Final

from game.engine.contract import OVER
from game.splendor_marvel.cards import BONUS_COLOUR, CHIP_LIMIT, CHIPS, LEVEL, SHIELD
from game.splendor_marvel.market_layout import CLOSE, TILE_CLOSE, deck_spot
from game.splendor_marvel.moment import Moment, back
from game.splendor_marvel.picks import HAND_ZONE, OWN_ZONE, card_key, own_key, tile_key
from game.splendor_marvel.seat_plans import OWN, OWN_PLAN, RIVAL_PLANS, Plan, rival_areas
from game.splendor_marvel.view import Reserved
from game.table.art.palette import ALARM, FROST, MIST
from game.table.furniture import badge, chip, gold, person, place, plate, stone, words
from game.table.pieces import NOTHING, Area, Face, Placed, Point

BADGE: Final = 30.0  # height of a count that lies on a pile


def own_seat(moment: Moment) -> list[Placed]:
    """The seat at the lower edge; if it is the viewer's, with where cards are dropped."""
    zones = _zones(OWN, OWN_PLAN) if moment.front == moment.view.seat else []
    return [*zones, *_panel(moment, moment.front, OWN, OWN_PLAN)]


def rivals(moment: Moment) -> list[Placed]:
    """The other seats' panels, in the order in which they play after the one at the lower edge."""
    view = moment.view
    others = [(moment.front + step) % view.seats for step in range(1, view.seats)]
    plan = RIVAL_PLANS[len(others)]
    lying: list[Placed] = []
    for seat, area in zip(others, rival_areas(len(others)), strict=True):
        zones = _zones(area, plan) if seat == view.seat else []
        lying += [*zones, *_panel(moment, seat, area, plan)]
    return lying


def _zones(area: Area, plan: Plan) -> list[Placed]:
    """Where the viewer drops cards: on the panel to recruit, on the hand to reserve."""
    first, last = _moved(plan.hand[0], area), _moved(plan.hand[-1], area)
    lap = Area(first.x, first.y, last.x + last.width - first.x, first.height)
    return [_zone(OWN_ZONE, area, -20), _zone(HAND_ZONE, lap, -15)]


def _zone(key: str, area: Area, height: float) -> Placed:
    return Placed(key, Face(NOTHING), area.centre, area[2:], height=height, lively=False, drop=True)


def _panel(moment: Moment, seat: int, area: Area, plan: Plan) -> list[Placed]:
    turn = moment.view.to_move != OVER and moment.view.turn == seat
    lying = [plate(area, "active" if turn else "glass", f"seat:{seat}"), *_head(moment, seat, area, plan)]
    for kind in range(len(CHIPS)):
        if kind < SHIELD:
            lying += _recruited(moment, seat, kind, _moved(plan.bonuses[kind], area), plan)
        x, y = plan.chips[kind]
        lying += _chips(moment, seat, kind, (area.x + x, area.y + y), plan)
    held = sum(moment.view.players[seat].chips)
    colour = ALARM if held > CHIP_LIMIT else MIST
    total = words(f"{held}/{CHIP_LIMIT}", _moved(plan.total, area), colour=colour, align="centre")
    return [*lying, total, *_hand(moment, seat, area, plan), *_owned_tiles(moment, seat, area, plan)]


def _head(moment: Moment, seat: int, area: Area, plan: Plan) -> list[Placed]:
    """Avatar, name, Avengers symbols and points."""
    who = moment.setting.seats[seat]
    player = moment.view.players[seat]
    spot = _moved(plan.avatar, area)
    medal = person(who.sign, who.colour, spot.centre, spot.width)
    lying = [words(who.name, _moved(plan.name, area))]
    if moment.setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
        note = moment.setting.texts("seat-thinking")
        lying.append(words(note, _moved(plan.note, area), face="text_italic", colour=MIST))
    x, y = area.x + plan.wings[0], area.y + plan.wings[1]
    symbols = str(player.symbols)
    return [
        *lying,
        medal,
        gold(str(player.points), _moved(plan.points, area), align="centre"),
        Placed("", Face("wings"), (x, y), (42, 42), lively=False),
        words(symbols, Area(x + 24, y - 16, 30, 32), colour=FROST if player.symbols else MIST),
    ]


def _recruited(moment: Moment, seat: int, colour: int, area: Area, plan: Plan) -> list[Placed]:
    """The cards recruited for one colour: a fan, or plates that stand for them, with their number."""
    player = moment.view.players[seat]
    cards = [card for card in player.recruited if BONUS_COLOUR[card] == colour]
    lying: list[Placed] = []
    if not plan.beside:
        lying.append(_column(colour, area, plan))
    if not cards:
        lying.append(place(area))
        middle = area.centre if not plan.beside else (area.x + area.width * 0.31, area.centre[1])
        lying.append(stone(colour, middle, min(area[2:]) * 0.6, faded=True))
    step = min(plan.fan, plan.fan_depth / max(1, len(cards) - 1)) if plan.fan else 1.0
    for index, card in enumerate(cards):
        where = (area.centre[0], area.centre[1] + (index * step if plan.fan else -min(index, 3) * step))
        face = Face("card", (card,)) if plan.fan else Face("bonus", (colour,))
        piece = Placed(card_key(card), face, where, area[2:], height=index / 10, back=back(LEVEL[card]))
        lying.append(
            piece._replace(close=CLOSE if plan.fan else None, origin=_from_hand(moment, seat, area, plan))
        )
    lift = 0.0 if plan.fan else -min(len(cards) - 1, 3) * step
    number = str(player.bonuses[colour])
    if plan.beside:
        box = Area(area.x + area.width * 0.54, area.y + 6 + lift, area.width * 0.4, area.height - 12)
        ink = FROST if cards else MIST
        lying.append(words(number, box, colour=ink, align="centre", height=5))
    elif cards:
        foot = area.centre[1] + (len(cards) - 1) * step + area.height / 2
        lying += badge(number, (area.centre[0], foot - 8), BADGE)
    return lying


def _column(colour: int, area: Area, plan: Plan) -> Placed:
    """The tray below what a seat owns of a colour: cards and chips."""
    left = area.x - 7
    if plan is OWN_PLAN:
        box = Area(left, OWN.y + 9, 113, OWN.height - 18)
    else:
        box = Area(left + 1, area.y - 8, area.width + 12, 310)
    return Placed("", Face("column", (colour,)), box.centre, box[2:], height=-8, lively=False)


def _from_hand(moment: Moment, seat: int, area: Area, plan: Plan) -> Point | None:
    """Where a card comes from that nobody else could see: the middle of its owner's hand."""
    if seat == moment.view.seat:
        return None
    x, y = plan.bonuses[0][:2]
    middle = plan.hand[1].centre
    return (area.x - x + middle[0], area.y - y + middle[1])


def _chips(moment: Moment, seat: int, kind: int, foot: Point, plan: Plan) -> list[Placed]:
    """One kind of a seat's chips with their number."""
    count = moment.view.players[seat].chips[kind]
    size = plan.chip
    lying: list[Placed] = []
    if not count:
        lying.append(stone(kind, foot, size * 0.6, faded=True))
    for step in range(count):
        spot = (foot[0], foot[1] - step * plan.rise)
        piece = chip(moment.chip_key(kind), kind, moment.letter(kind), spot, size)
        lying.append(piece._replace(height=step / 10))
    if plan.beside:
        box = Area(foot[0] + size / 2, foot[1] - 15, 22, 30)
        lying.append(words(str(count), box, colour=FROST if count else MIST, align="centre"))
    elif count:
        lying += badge(str(count), (foot[0], foot[1] + size / 2), BADGE)
    if seat == moment.view.seat and count:
        high = size + (count - 1) * plan.rise + BADGE / 2
        key = own_key(kind)
        area = Area(foot[0] - size / 2 - 2, foot[1] + (size + BADGE) / 2 - high - 1, size + 4, high + 3)
        slot = Placed(
            key, Face("pile"), area.centre, area[2:], height=4, lively=False, pickable=True, group="own"
        )
        lying.append(slot._replace(marks=moment.marks(key)))
    return lying


def _hand(moment: Moment, seat: int, area: Area, plan: Plan) -> list[Placed]:
    """The reserved cards: those in sight face up, the others face down."""
    hand = moment.view.players[seat].reserved
    lying: list[Placed] = []
    for index, slot in enumerate(plan.hand):
        spot = _moved(slot, area)
        lying.append(_reserved(moment, seat, hand[index], spot) if index < len(hand) else place(spot))
    return lying


def _reserved(moment: Moment, seat: int, reserved: Reserved, area: Area) -> Placed:
    origin = deck_spot(reserved.level)
    if reserved.card is None:
        return Placed(f"back:{reserved.level}", back(reserved.level), area.centre, area[2:], origin=origin)
    own = seat == moment.view.seat
    key = card_key(reserved.card)
    return Placed(
        key,
        moment.priced(reserved.card) if own else Face("card", (reserved.card,)),
        moment.raised(key, area.centre),
        area[2:],
        height=moment.lift(key),
        back=back(reserved.level),
        origin=origin,
        marks=moment.marks(key) if own else frozenset(),
        pickable=own,
        close=CLOSE,
        group="hand",
    )


def _owned_tiles(moment: Moment, seat: int, area: Area, plan: Plan) -> list[Placed]:
    view = moment.view
    faces = [(tile_key(side), Face("location", (side,))) for side in view.players[seat].locations]
    trophies = ((view.avengers, "avengers"), (view.gauntlet, "gauntlet"))
    faces += [(name, Face(name)) for owner, name in trophies if owner == seat]
    box = _moved(plan.tiles, area)
    width, height = plan.tile
    across = max(1, int((box.width + 6) // (width + 6)))
    lying = []
    for index, (key, face) in enumerate(faces):
        spot = (
            box.x + width / 2 + index % across * (width + 6),
            box.y + height / 2 + index // across * (height + 6),
        )
        lying.append(Placed(key, face, spot, plan.tile, close=TILE_CLOSE))
    return lying


def _moved(area: Area, panel: Area) -> Area:
    return Area(panel.x + area.x, panel.y + area.y, area.width, area.height)
