"""What a seat has: bonuses and chips by colour, reserved cards, tiles. The same for everybody."""

from __future__ import annotations

from typing import Final

from game.splendor_marvel.rules.cards import BONUS_COLOUR, CHIPS, LEVEL, SHIELD
from game.splendor_marvel.rules.view import Reserved
from game.splendor_marvel.table.drawing.plates import upright
from game.splendor_marvel.table.market import CLOSE, TILE_CLOSE, changed, next_turn
from game.splendor_marvel.table.picks import card_key, own_key, stock_key, tile_key
from game.splendor_marvel.table.places import Stones, tile_row
from game.splendor_marvel.table.situation import Situation, back, chip_size
from game.table.art.palette import FROST
from game.table.pieces import Area, Face, Placed, Point
from game.table.stock.furniture import chip, words
from game.table.stock.seat_head import LEAST

LARGEST: Final = 38.0  # type of a bonus's number
SMALL: Final = 32.0  # width of a chip below which its number takes the place of its letter
BADGE: Final = (22.0, 34.0)  # least and greatest height of a count on chips


def stones(moment: Situation, seat: int, places: Stones, *, trays: bool) -> list[Placed]:
    """The seat's bonuses with its chips below them; `trays` shows each colour's column."""
    lying: list[Placed] = []
    for kind in range(SHIELD):
        if trays:
            tray = places.trays[kind]
            lying.append(
                Placed("", Face("column", (kind,)), tray.centre, tray[2:], height=-8, animated=False)
            )
        lying += _bonus(moment, seat, kind, places.bonuses[kind])
    for kind in range(len(CHIPS)):
        lying += _chips(moment, seat, kind, places.chips[kind])
    return lying


def _bonus(moment: Situation, seat: int, colour: int, area: Area) -> list[Placed]:
    """The bonus of a colour as a plate with its number; the cards that bring it lie below, unseen."""
    player = moment.view.players[seat]
    recruited = [card for card in player.recruited if BONUS_COLOUR[card] == colour]
    lying: list[Placed] = []
    for index, card in enumerate(recruited):
        piece = Placed(card_key(card), Face("bonus", (colour,)), area.centre, area[2:], height=index / 10)
        lying.append(piece._replace(back=back(LEVEL[card]), origin=_from_hand(moment, seat)))
    if not recruited:
        lying.append(Placed("", Face("no_bonus", (colour,)), area.centre, area[2:], animated=False))
        return lying
    size = min(LARGEST, area.height * 0.62, area.width * 0.52)
    middle = (area.x + area.width * 0.72, area.centre[1])
    if upright(area[2:]):
        middle = (area.centre[0], area.y + area.height * 0.7)
        size = min(LARGEST, area.height * 0.44, area.width * 0.8)
    box = Area(middle[0] - size * 0.5, middle[1] - size * 0.65, size, size * 1.3)
    if size < LEAST:  # over the gem, since there is no room beside it
        box = Area(area.x, area.centre[1] - LEAST * 0.6, area.width, LEAST * 1.2)
    return [*lying, words(str(player.bonuses[colour]), box, colour=FROST, align="centre", height=9)]


def _from_hand(moment: Situation, seat: int) -> Point | None:
    """Where a card comes from that nobody else could see: its owner's hand."""
    if seat == moment.view.seat:
        return None
    step = (seat - moment.front) % moment.view.seats
    return (moment.places.rivals[step - 1].hand if step else moment.places.own.hand).centre


def _chips(moment: Situation, seat: int, kind: int, area: Area) -> list[Placed]:
    """One kind of a seat's chips as a pile with its number; picked ones count already."""
    count = moment.view.players[seat].chips[kind]
    mine = seat == moment.view.seat
    gained = moment.picked[stock_key(kind)] if mine else 0
    size = chip_size(area)
    middle = area.centre
    rise = min(4.0, max(0.0, (area.height - size) / 4))
    lying: list[Placed] = []
    letter = moment.letter(kind) if size >= SMALL else ""
    for step in range(count):
        spot = (middle[0], middle[1] + rise * 1.5 - min(step, 4) * rise)
        lying.append(chip(moment.chip_key(kind), kind, letter, spot, size)._replace(height=step / 10))
    if gained and not count:
        lying.append(chip("", kind, letter, middle, size)._replace(animated=False))
    if count + gained:
        lying += _number(str(count + gained), middle, size)
    if mine and count:
        slot = Placed(own_key(kind), Face("pile"), middle, area[2:], 0.0, 4, animated=False, pickable=True)
        lying.append(slot._replace(marks=moment.marks(own_key(kind)), group="own"))
    above = size * 0.36 if size >= SMALL else size / 2 + 14.0
    spot = (middle[0] - size * 0.4, middle[1] - above)
    return lying + (changed(gained, spot, area) if gained else [])


def _number(text: str, middle: Point, size: float) -> list[Placed]:
    """How many chips lie there: on a badge at the lower right, on a small chip in its middle."""
    if size < SMALL:
        box = Area(middle[0] - SMALL / 2, middle[1] - SMALL * 0.4, SMALL, SMALL * 0.8)
        return [words(text, box, align="centre", height=7)]
    tall = min(BADGE[1], max(BADGE[0], size * 0.48))
    wide = tall * (1.0 if len(text) == 1 else 1.3)
    spot = (middle[0] + size * 0.4 - (wide - tall) / 2, middle[1] + size * 0.38)
    ground = Placed("", Face("badge"), spot, (wide, tall), height=6, animated=False)
    box = Area(spot[0] - wide / 2, spot[1] - tall * 0.45, wide, tall * 0.9)
    return [ground, words(text, box, align="centre", height=7)]


def hand(moment: Situation, seat: int) -> list[Placed]:
    """The reserved cards: those in sight face up, the others face down; no empty places."""
    reserved = moment.view.players[seat].reserved
    lying: list[Placed] = []
    for index, (one, spot) in enumerate(zip(reserved, moment.hand_of(seat), strict=True)):
        lying += _reserved(moment, seat, one, spot, index / 10)
    return lying


def _reserved(moment: Situation, seat: int, reserved: Reserved, area: Area, height: float) -> list[Placed]:
    origin = moment.deck_spot(reserved.level)
    if reserved.card is None:
        key = f"back:{reserved.level}"
        return [Placed(key, back(reserved.level), area.centre, area[2:], height=height, origin=origin)]
    own = seat == moment.view.seat
    key = card_key(reserved.card)
    piece = Placed(
        key,
        moment.priced(reserved.card) if own else Face("card", (reserved.card,)),
        moment.raised(key, area.centre),
        area[2:],
        height=height + moment.lift(key),
        back=back(reserved.level),
        origin=origin,
        marks=moment.marks(key) if own else frozenset(),
        pickable=own,
        close=CLOSE,
        group="hand",
    )
    return [piece, *(next_turn(moment, key, area) if own else [])]


def owned_tiles(moment: Situation, seat: int, area: Area) -> list[Placed]:
    """The locations and trophies that the seat has won."""
    view = moment.view
    faces = [(tile_key(side), Face("location", (side,))) for side in view.players[seat].locations]
    trophies = ((view.avengers, "avengers"), (view.gauntlet, "gauntlet"))
    faces += [(name, Face(name)) for owner, name in trophies if owner == seat]
    return [
        Placed(key, face, spot.centre, spot[2:], close=TILE_CLOSE)
        for (key, face), spot in zip(faces, tile_row(area, len(faces)), strict=True)
    ]
