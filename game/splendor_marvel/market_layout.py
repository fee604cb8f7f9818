"""The middle of the table: tiles on offer, decks and market, the stock of chips. No seats."""

from __future__ import annotations

from typing import Final

from game.splendor_marvel import says
from game.splendor_marvel.cards import CHIPS, LEVEL, MARKET_WIDTH
from game.splendor_marvel.moment import Moment, back
from game.splendor_marvel.picks import STOCK_ZONE, card_key, stock_key, tile_key
from game.splendor_marvel.seat_plans import MARGIN
from game.table.art.palette import MIST
from game.table.furniture import badge, chip, place, plate, words
from game.table.pieces import NOTHING, Area, Face, Placed, Point

CARD: Final = (180.0, 252.0)
CLOSE: Final = (430.0, 602.0)  # a card at a close look
TILE: Final = (178.0, 119.0)
TILE_CLOSE: Final = (450.0, 300.0)
TILE_GAP: Final = 13.0
MARKET: Final = Area(228, MARGIN, 948, 780)
GAP: Final = 12.0
STOCK: Final = Area(1194, MARGIN, 200, 780)
STOCK_GAP: Final = 8.0
CHIP: Final = 78.0
CHIP_RISE: Final = 4.0  # board units that each chip of a pile lies higher on the screen
PICKED_LIFT: Final = (-6.0, -20.0)


def tile_spot(index: int) -> Point:
    """Where the tile number `index` on offer lies, from the top."""
    return (MARGIN + TILE[0] / 2, MARGIN + TILE[1] / 2 + index * (TILE[1] + TILE_GAP))


def deck_spot(level: int) -> Point:
    """Where the deck of `level` 1 to 3 lies: level III on top."""
    return (MARKET.x + CARD[0] / 2, MARKET.y + CARD[1] / 2 + (3 - level) * (CARD[1] + GAP))


def market_spot(index: int) -> Point:
    """Where the market's place `index` 0 to 11 lies."""
    x, y = deck_spot(index // MARKET_WIDTH + 1)
    return (x + (index % MARKET_WIDTH + 1) * (CARD[0] + GAP), y)


def tiles(moment: Moment) -> list[Placed]:
    """The tiles nobody owns: locations, Avengers, Gauntlet."""
    view = moment.view
    lying = [
        Placed(
            tile_key(side),
            Face("location", (side,)),
            tile_spot(index),
            TILE,
            marks=moment.marks(tile_key(side)),
            pickable=True,
            close=TILE_CLOSE,
            group="tiles",
        )
        for index, side in enumerate(view.locations)
    ]
    for owner, name in ((view.avengers, "avengers"), (view.gauntlet, "gauntlet")):
        if owner < 0:
            lying.append(Placed(name, Face(name), tile_spot(len(lying)), TILE, close=TILE_CLOSE))
    return lying


def decks(moment: Moment) -> list[Placed]:
    """The three decks with the number of their cards."""
    lying: list[Placed] = []
    for deck, count in enumerate(moment.view.decks):
        x, y = deck_spot(deck + 1)
        area = Area(x - CARD[0] / 2, y - CARD[1] / 2, *CARD)
        lying.append(place(area))
        if not count:
            continue
        thickness = min(4, 1 + count // 10)
        lying += [
            Placed(
                f"under:{deck}:{depth}",
                back(deck + 1),
                (x - depth * 2.0, y + depth * 2.0),
                CARD,
                height=-depth / 10,
            )
            for depth in range(thickness - 1, 0, -1)
        ]
        key = f"deck:{deck}"
        lying.append(
            Placed(key, back(deck + 1), (x, y), CARD, marks=moment.marks(key), pickable=True, group="market")
        )
        lying += badge(str(count), (x, y + 103), 34)
    return lying


def market(moment: Moment) -> list[Placed]:
    """The characters that can be recruited or reserved, and empty places for those that are gone."""
    lying: list[Placed] = []
    for index, card in enumerate(moment.view.market):
        spot = market_spot(index)
        if card is None:
            lying.append(place(Area(spot[0] - CARD[0] / 2, spot[1] - CARD[1] / 2, *CARD)))
            continue
        key = card_key(card)
        lying.append(
            Placed(
                key,
                moment.priced(card),
                moment.raised(key, spot),
                CARD,
                height=moment.lift(key),
                back=back(LEVEL[card]),
                origin=deck_spot(LEVEL[card]),
                marks=moment.marks(key),
                pickable=True,
                close=CLOSE,
                group="market",
            )
        )
    return lying


def stock(moment: Moment) -> list[Placed]:
    """The chips nobody owns, a pile of each kind."""
    view = moment.view
    high = (STOCK.height + STOCK_GAP) / len(CHIPS)
    lying: list[Placed] = []
    for kind, count in enumerate(view.stock):
        key = stock_key(kind)
        slot = Area(STOCK.x, STOCK.y + kind * high, STOCK.width, high - STOCK_GAP)
        tray = plate(slot, "tray", key)
        lying.append(tray._replace(marks=moment.marks(key), pickable=True, group="stock"))
        foot = (slot.x + 56, slot.y + slot.height - 6 - CHIP / 2)
        lifted = moment.picked[key]
        for step in range(count):
            spot = (foot[0], foot[1] - step * CHIP_RISE)
            piece = chip(moment.chip_key(kind), kind, moment.letter(kind), spot, CHIP)
            if step >= count - lifted:
                piece = piece._replace(
                    centre=(spot[0] + PICKED_LIFT[0], spot[1] + PICKED_LIFT[1]), height=20.0
                )
            lying.append(piece._replace(height=piece.height + step / 10))
        lying.append(words(str(count), Area(slot.x + 106, slot.y + 16, 84, 46), align="centre"))
        name = Area(slot.x + 104, slot.y + slot.height - 36, 88, 24)
        lying.append(
            words(
                says.chip(kind, moment.setting.texts),
                name,
                face="sans_medium",
                colour=MIST,
                align="centre",
            )
        )
    zone = Placed(STOCK_ZONE, Face(NOTHING), STOCK.centre, STOCK[2:], height=-20, lively=False, drop=True)
    return [zone, *lying]
