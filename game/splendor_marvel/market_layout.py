"""The middle of the table: tiles on offer, decks and market, the stock of chips. Who owns what lies in `seats_layout`."""

from __future__ import annotations

from typing import Final

from game.splendor_marvel import says
from game.splendor_marvel.cards import CHIPS, LEVEL, MARKET_WIDTH
from game.splendor_marvel.moment import Moment, back
from game.splendor_marvel.picks import STOCK_ZONE, card_key, stock_key, tile_key
from game.table.art.palette import MIST
from game.table.furniture import chip, place, plate, words
from game.table.pieces import NOTHING, Area, Face, Placed, Point

TOP: Final = 20.0
CARD: Final = (184.0, 258.0)
CLOSE: Final = (430.0, 602.0)  # a card at a close look
TILE: Final = (186.0, 124.0)
TILE_CLOSE: Final = (450.0, 300.0)
TILE_LEFT: Final = 24.0
MARKET_LEFT: Final = 230.0
GAP: Final = 14.0
ROW_GAP: Final = 12.0
STOCK: Final = Area(1236, TOP, 184, 798)
CHIP: Final = 76.0
CHIP_RISE: Final = 5.5  # board units that each chip of a pile lies higher on the screen
PICKED_LIFT: Final = (-6.0, -20.0)


def tile_spot(index: int) -> Point:
    """Where the tile number `index` on offer lies, from the top."""
    return (TILE_LEFT + TILE[0] / 2, TOP + TILE[1] / 2 + index * (TILE[1] + 8))


def deck_spot(level: int) -> Point:
    """Where the deck of `level` 1 to 3 lies: level III on top."""
    return (MARKET_LEFT + CARD[0] / 2, TOP + CARD[1] / 2 + (3 - level) * (CARD[1] + ROW_GAP))


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
        number = Area(x - 34, y + 82, 68, 36)
        lying.append(Placed("", Face("badge"), number.centre, number[2:], height=1, lively=False))
        lying.append(words(str(count), number, align="centre", height=2))
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
                spot,
                CARD,
                height=14.0 if key in moment.picked else 0.0,
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
    high = (STOCK.height + 8) / len(CHIPS)
    lying: list[Placed] = []
    for kind, count in enumerate(view.stock):
        key = stock_key(kind)
        slot = Area(STOCK.x, STOCK.y + kind * high, STOCK.width, high - 8)
        tray = plate(slot, "tray", key)
        lying.append(tray._replace(marks=moment.marks(key), pickable=True, group="stock"))
        foot = (slot.x + 52, slot.y + slot.height - 8 - CHIP / 2)
        lifted = moment.picked[key]
        for step in range(count):
            spot = (foot[0], foot[1] - step * CHIP_RISE)
            piece = chip(moment.chip_key(kind), kind, moment.letter(kind), spot, CHIP)
            if step >= count - lifted:
                piece = piece._replace(
                    centre=(spot[0] + PICKED_LIFT[0], spot[1] + PICKED_LIFT[1]), height=20.0
                )
            lying.append(piece._replace(height=piece.height + step / 10))
        lying.append(words(str(count), Area(slot.x + 100, slot.y + 14, 76, 48), align="centre"))
        name = Area(slot.x + 98, slot.y + slot.height - 36, 80, 24)
        lying.append(
            words(
                says.chip(kind, moment.setting.language),
                name,
                face="sans_medium",
                colour=MIST,
                align="centre",
            )
        )
    zone = Placed(STOCK_ZONE, Face(NOTHING), STOCK.centre, STOCK[2:], height=-20, lively=False, drop=True)
    return [zone, *lying]
