"""The seats: the viewer's own along the lower edge, the others' panels at the right. What nobody owns lies in
`market_layout`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.splendor_marvel.cards import BONUS_COLOUR, CHIP_LIMIT, CHIPS, LEVEL, SHIELD, TIME
from game.splendor_marvel.market_layout import CLOSE, TILE_CLOSE, deck_spot
from game.splendor_marvel.moment import Moment, back
from game.splendor_marvel.picks import HAND_ZONE, OWN_ZONE, card_key, own_key, tile_key
from game.splendor_marvel.view import Reserved
from game.table.art.palette import ALARM, FROST, MIST, WARM
from game.table.furniture import chip, gold, person, place, plate, stone, words
from game.table.pieces import NOTHING, Area, Face, Placed, Point

OWN: Final = Area(24, 836, 1396, 228)
RIVALS: Final = Area(1440, 20, 460, 770)
RIVAL_GAP: Final = 10.0
THINKS: Final = {"en": "thinking …", "de": "überlegt …"}


class Sizes(NamedTuple):
    """How large the parts of a seat's panel are, and where, in board units from the panel's upper left."""

    head: float  # height of the line with avatar, name and points
    avatar: float
    points: float
    column: float  # width of a colour's column
    columns: Point  # upper left of the columns
    card: tuple[float, float]  # a recruited card
    fan: float  # how much of each covered card is seen
    chips: Point  # from a column's upper left to the middle of its lowest chip
    chip: float
    rise: float
    hand: Area  # the reserved cards
    hand_card: tuple[float, float]
    tiles: Area
    tile: tuple[float, float]


OWN_SIZES: Final = Sizes(
    head=64,
    avatar=78,
    points=70,
    column=118,
    columns=(252, 10),
    card=(66, 92),
    fan=15,
    chips=(92, 178),
    chip=46,
    rise=6,
    hand=Area(958, 14, 430, 200),
    hand_card=(138, 193),
    tiles=Area(14, 140, 228, 80),
    tile=(57, 38),
)
RIVAL_SIZES: Final = {
    1: Sizes(
        86,
        70,
        60,
        64,
        (14, 110),
        (60, 84),
        15,
        (30, 300),
        50,
        5,
        Area(14, 500, 432, 180),
        (124, 174),
        Area(14, 694, 432, 62),
        (84, 56),
    ),
    2: Sizes(
        70,
        56,
        50,
        64,
        (14, 80),
        (46, 64),
        0,
        (22, 94),
        44,
        1.5,
        Area(14, 224, 320, 146),
        (100, 140),
        Area(344, 224, 104, 146),
        (50, 33),
    ),
    3: Sizes(
        58,
        48,
        44,
        64,
        (14, 66),
        (40, 56),
        0,
        (20, 86),
        40,
        1.5,
        Area(338, 64, 112, 60),
        (36, 50),
        Area(14, 198, 432, 46),
        (63, 42),
    ),
}


def own_seat(moment: Moment) -> list[Placed]:
    """The viewer's own seat, with large reserved cards that can be picked."""
    view = moment.view
    lying = _panel(moment, view.seat, OWN, OWN_SIZES)
    zone = Placed(OWN_ZONE, Face(NOTHING), OWN.centre, OWN[2:], height=-20, lively=False, drop=True)
    hand = _moved(OWN_SIZES.hand, OWN)
    lap = Placed(HAND_ZONE, Face(NOTHING), hand.centre, hand[2:], height=-15, lively=False, drop=True)
    return [zone, lap, *lying]


def rivals(moment: Moment) -> list[Placed]:
    """The other seats' panels, in the order in which they play after the viewer."""
    view = moment.view
    others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    if not others:
        return []
    high = (RIVALS.height - RIVAL_GAP * (len(others) - 1)) / len(others)
    lying: list[Placed] = []
    for row, seat in enumerate(others):
        area = Area(RIVALS.x, RIVALS.y + row * (high + RIVAL_GAP), RIVALS.width, high)
        lying += _panel(moment, seat, area, RIVAL_SIZES[len(others)])
    return lying


def _panel(moment: Moment, seat: int, area: Area, sizes: Sizes) -> list[Placed]:
    turn = moment.view.to_move != -2 and moment.view.turn == seat
    return [
        plate(area, "active" if turn else "glass", f"seat:{seat}"),
        *_head(moment, seat, area, sizes),
        *_columns(moment, seat, area, sizes),
        *_hand(moment, seat, _moved(sizes.hand, area), sizes),
        *_owned_tiles(moment, seat, _moved(sizes.tiles, area), sizes.tile),
    ]


def _head(moment: Moment, seat: int, area: Area, sizes: Sizes) -> list[Placed]:
    """Avatar, name, Avengers symbols and points."""
    who = moment.setting.seats[seat]
    player = moment.view.players[seat]
    own = seat == moment.view.seat
    medal = person(
        who.name[:1].upper(),
        who.colour,
        (area.x + 14 + sizes.avatar / 2, area.y + 10 + sizes.avatar / 2),
        sizes.avatar,
    )
    left = area.x + 24 + sizes.avatar
    thinks = moment.setting.thinking == seat
    if thinks:
        medal = medal._replace(marks=frozenset({"busy"}))
    width = 136.0 if own else 196.0
    name_high = sizes.avatar * 0.58
    lying = [medal, words(who.name, Area(left, area.y + 10, width, name_high))]
    if thinks:
        line = Area(left, area.y + 10 + name_high, width, sizes.avatar * 0.42)
        lying.append(words(THINKS[moment.setting.language], line, face="text_italic", colour=MIST))
    if own:
        points = Area(area.x + 20, area.y + 92, 86, 46)
        wings = (area.x + 140, area.y + 116)
    else:
        points = Area(area.x + area.width - 100, area.y + 10, 84, sizes.points)
        wings = (area.x + area.width - 156, area.y + 10 + sizes.avatar / 2)
    lying.append(gold(str(player.points), points, align="centre" if own else "right"))
    lying.append(Placed("", Face("wings"), wings, (44, 44), lively=False))
    lying.append(
        words(
            str(player.symbols),
            Area(wings[0] + 24, wings[1] - 18, 34, 36),
            colour=FROST if player.symbols else MIST,
        )
    )
    return lying


def _columns(moment: Moment, seat: int, area: Area, sizes: Sizes) -> list[Placed]:
    """For each colour the recruited cards and the chips, so that both are seen together; then the special chips."""
    player = moment.view.players[seat]
    own = seat == moment.view.seat
    lying: list[Placed] = []
    for kind in range(len(CHIPS)):
        x = area.x + sizes.columns[0] + kind * sizes.column
        y = area.y + sizes.columns[1]
        if own and kind == TIME:
            x -= sizes.column
            lying += _chips(moment, seat, kind, (x + 72, y), sizes)
            continue
        if kind < SHIELD:
            lying += _recruited(moment, seat, kind, (x, y), sizes)
        lying += _chips(moment, seat, kind, (x, y), sizes)
    held = sum(player.chips)
    total = f"{held}/{CHIP_LIMIT}"
    foot = sizes.columns[1] + sizes.chips[1]
    if not own:
        spot = Area(area.x + area.width - 60, area.y + foot - 16, 50, 30)
        lying.append(words(total, spot, align="right", colour=ALARM if held > CHIP_LIMIT else MIST))
    return lying


def _recruited(moment: Moment, seat: int, colour: int, corner: Point, sizes: Sizes) -> list[Placed]:
    player = moment.view.players[seat]
    cards = [card for card in player.recruited if BONUS_COLOUR[card] == colour]
    width, height = sizes.card
    top = corner[1] + 36 if sizes.fan else corner[1]
    spot = (corner[0] + width / 2, top + height / 2)
    lying: list[Placed] = []
    if not cards:
        lying.append(place(Area(corner[0], top, width, height)))
        lying.append(stone(colour, spot, width * 0.5, faded=True))
    fan = min(sizes.fan, (OWN.height - 150) / max(1, len(cards) - 1)) if sizes.fan else 0.0
    for index, card in enumerate(cards):
        where = (spot[0], spot[1] + index * fan)
        piece = Placed(
            card_key(card), Face("card", (card,)), where, sizes.card, height=index / 10, close=CLOSE
        )
        lying.append(piece._replace(origin=_hand_spot(seat, moment, sizes), back=back(LEVEL[card])))
    number = str(player.bonuses[colour])
    if sizes.fan:
        box = Area(corner[0], corner[1], width, 34)
    else:
        box = Area(corner[0] + width, spot[1] - 17, sizes.column - width - 2, 34)
    lying.append(words(number, box, colour=WARM if cards else MIST, align="centre"))
    return lying


def _hand_spot(seat: int, moment: Moment, sizes: Sizes) -> Point | None:
    """Where a card that another seat had reserved unseen comes from."""
    if seat == moment.view.seat:
        return None
    return deck_spot(1)


def _chips(moment: Moment, seat: int, kind: int, corner: Point, sizes: Sizes) -> list[Placed]:
    count = moment.view.players[seat].chips[kind]
    own = seat == moment.view.seat
    foot = (corner[0] + sizes.chips[0], corner[1] + sizes.chips[1])
    size = sizes.chip
    lying: list[Placed] = []
    if not count:
        lying.append(stone(kind, foot, size * 0.6, faded=True))
    key = own_key(kind)
    for step in range(count):
        spot = (foot[0], foot[1] - step * sizes.rise)
        lying.append(
            chip(moment.chip_key(kind), kind, moment.letter(kind), spot, size)._replace(height=step / 10)
        )
    if own:
        high = size + max(0, count - 1) * sizes.rise
        area = Area(foot[0] - size / 2 - 2, foot[1] + size / 2 - high - 2, size + 4, high + 4)
        box = Area(corner[0] + sizes.chips[0] - size / 2, corner[1], size, 34)
        if count:
            slot = Placed(key, Face("slot"), area.centre, area[2:], height=5, lively=False)
            lying.append(slot._replace(marks=moment.marks(key), pickable=True, group="own"))
    else:
        box = Area(foot[0] + size / 2 - 2, foot[1] - 16, sizes.column - size - 2, 32)
    lying.append(words(str(count), box, colour=FROST if count else MIST, align="centre"))
    return lying


def _hand(moment: Moment, seat: int, area: Area, sizes: Sizes) -> list[Placed]:
    """The reserved cards: the viewer's own and those all have seen face up, the others face down."""
    width, height = sizes.hand_card
    step = (area.width - width) / 2
    lying: list[Placed] = []
    hand = moment.view.players[seat].reserved
    for index in range(3):
        spot = (area.x + width / 2 + index * step, area.y + height / 2)
        if index < len(hand):
            lying.append(_reserved(moment, seat, hand[index], spot, sizes.hand_card))
        else:
            lying.append(place(Area(spot[0] - width / 2, spot[1] - height / 2, width, height)))
    return lying


def _reserved(
    moment: Moment, seat: int, reserved: Reserved, spot: Point, size: tuple[float, float]
) -> Placed:
    origin = deck_spot(reserved.level)
    if reserved.card is None:
        return Placed(f"back:{reserved.level}", back(reserved.level), spot, size, origin=origin)
    own = seat == moment.view.seat
    key = card_key(reserved.card)
    return Placed(
        key,
        moment.priced(reserved.card) if own else Face("card", (reserved.card,)),
        spot,
        size,
        height=14.0 if key in moment.picked else 0.0,
        back=back(reserved.level),
        origin=origin,
        marks=moment.marks(key) if own else frozenset(),
        pickable=own,
        close=CLOSE,
        group="hand",
    )


def _owned_tiles(moment: Moment, seat: int, area: Area, size: tuple[float, float]) -> list[Placed]:
    view = moment.view
    faces = [(tile_key(side), Face("location", (side,))) for side in view.players[seat].locations]
    faces += [
        (name, Face(name))
        for owner, name in ((view.avengers, "avengers"), (view.gauntlet, "gauntlet"))
        if owner == seat
    ]
    across = max(1, int((area.width + 6) // (size[0] + 6)))
    return [
        Placed(
            key,
            face,
            (
                area.x + size[0] / 2 + index % across * (size[0] + 6),
                area.y + size[1] / 2 + index // across * (size[1] + 6),
            ),
            size,
            close=TILE_CLOSE,
        )
        for index, (key, face) in enumerate(faces)
    ]


def _moved(area: Area, panel: Area) -> Area:
    return Area(panel.x + area.x, panel.y + area.y, area.width, area.height)
