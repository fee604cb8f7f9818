"""The middle of the table: tiles on offer, decks and market, the stock of chips. No seats."""

from __future__ import annotations

from typing import Final

from game.splendor_marvel.rules.cards import AVENGERS_SYMBOLS, LEVEL, LOCATIONS, SHIELD, TIME
from game.splendor_marvel.table.picks import STOCK_ZONE, card_key, stock_key, tile_key
from game.splendor_marvel.table.places import tile_spot
from game.splendor_marvel.table.situation import Situation, back
from game.table.art.palette import FROST, GOOD, MIST, WARM, Rgb
from game.table.layout.boxes import REST, columns, inset, rows, within
from game.table.pieces import NOTHING, Area, Face, Placed, Point
from game.table.stock.furniture import badge, chip, place, plate, stone, text_width, words
from game.table.stock.seat_head import LEAST

CLOSE: Final = (430.0, 602.0)  # a card at a close look
TILE_CLOSE: Final = (450.0, 300.0)
CHIP: Final = 62.0  # largest chip in stock,
CHIP_STEP: Final = 17.0  # and how far those of a pile lie apart, at most
LINE: Final = LEAST * 1.3  # height of a line of the smallest type
NUMBER: Final = 30.0  # type of a pile's number,
NAME: Final = 22.0  # and of its name


def tiles(moment: Situation) -> list[Placed]:
    """The tiles nobody owns, and with each what the viewer has of what it needs."""
    view, me = moment.view, moment.me
    lying: list[Placed] = []
    for side, at in zip(view.locations, moment.places.tiles, strict=False):
        spot, needs, beside = tile_spot(at)
        key = tile_key(side)
        piece = Placed(key, Face("location", (side,)), spot.centre, spot[2:], group="tiles")
        lying.append(piece._replace(marks=moment.marks(key), pickable=True, close=TILE_CLOSE))
        lying += _needs(moment, side, needs, beside=beside)
    free = list(moment.places.tiles[len(view.locations) :])
    goals = (
        (view.avengers, "avengers", me.symbols, AVENGERS_SYMBOLS),
        (view.gauntlet, "gauntlet", me.points, view.target),
    )
    for owner, name, has, needed in goals:
        if owner >= 0:
            continue
        spot, needs, beside = tile_spot(free.pop(0))
        lying.append(Placed(name, Face(name), spot.centre, spot[2:], close=TILE_CLOSE))
        lying += _goal(moment, f"goal-{name}", (has, needed), needs, beside=beside)
    return lying


def _needs(moment: Situation, side: int, area: Area, *, beside: bool) -> list[Placed]:
    """The viewer's bonuses of each colour that a location wants: "2/4", or "2" where that is narrow."""
    wanted = [(colour, count) for colour, count in enumerate(LOCATIONS[side].demand) if count]
    has = moment.me.bonuses
    high = min(area.height, LINE * len(wanted))
    lines = within(area, (area.width, high))
    cells = rows(lines, [REST] * len(wanted)) if beside else columns(area, [REST] * len(wanted), 2.0)
    longest = text_width("3/4", LEAST, "sans_medium")
    gem = min(LEAST, area.height * 0.9)
    lying: list[Placed] = [] if beside else [plate(area, "tray")]
    for cell, (colour, count) in zip(cells, wanted, strict=True):
        ink = GOOD if has[colour] >= count else FROST if has[colour] else MIST
        told = f"{has[colour]}/{count}"
        if longest > cell.width:
            told = str(has[colour])
        wide = text_width(told, LEAST, "sans_medium") + 2
        shown = gem + 3 + wide <= cell.width
        left = cell.x + (cell.width - wide - (gem + 3 if shown else 0)) / 2
        if shown:
            lying.append(stone(colour, (left + gem / 2, cell.centre[1]), gem))
            left += gem + 3
        tall = min(LINE, cell.height)
        line = Area(left, cell.centre[1] - tall / 2, wide, tall)
        lying.append(words(told, line, face="sans_medium", colour=ink))
    return lying


def _goal(
    moment: Situation, key: str, progress: tuple[int, int], area: Area, *, beside: bool
) -> list[Placed]:
    """How far the viewer is with what a trophy needs: "6 of 16 points", shorter where that is narrow."""
    has, needed = progress
    told = moment.setting.texts(key, count=has, needed=needed)
    if beside or text_width(told, LEAST, "sans_medium") > area.width:
        told = f"{has}/{needed}"
    line = Area(area.x, area.centre[1] - LINE / 2, area.width, LINE)
    ink = GOOD if has >= needed else FROST if has else MIST
    said = words(told, line, face="sans_medium", colour=ink, align="centre")
    return [said] if beside else [plate(area, "tray"), said]


def decks(moment: Situation) -> list[Placed]:
    """The three decks with the number of their cards."""
    lying: list[Placed] = []
    for deck, count in enumerate(moment.view.decks):
        area = moment.places.decks[deck]
        lying.append(place(area))
        if not count:
            continue
        x, y = area.centre
        for depth in range(min(4, 1 + count // 10) - 1, 0, -1):
            spot = (x + depth * 1.5, y + depth * 1.2)
            lying.append(Placed(f"under:{deck}:{depth}", back(deck + 1), spot, area[2:], height=-depth / 10))
        key = f"deck:{deck}"
        piece = Placed(key, back(deck + 1), (x, y), area[2:], pickable=True, group="market")
        lying.append(piece._replace(marks=moment.marks(key)))
        tall = min(34.0, max(26.0, area.height * 0.17))
        lying += badge(str(count), (x, area.y + area.height - tall * 0.75), tall)
    return lying


def market(moment: Situation) -> list[Placed]:
    """The characters that can be recruited or reserved, and empty places for those that are gone."""
    lying: list[Placed] = []
    for area, card in zip(moment.places.market, moment.view.market, strict=True):
        if card is None:
            lying.append(place(area))
            continue
        key = card_key(card)
        piece = Placed(
            key,
            moment.priced(card),
            moment.raised(key, area.centre),
            area[2:],
            height=moment.lift(key),
            back=back(LEVEL[card]),
            origin=moment.deck_spot(LEVEL[card]),
            marks=moment.marks(key),
            pickable=True,
            close=CLOSE,
            group="market",
        )
        lying += [piece, *next_turn(moment, key, area)]
    return lying


def next_turn(moment: Situation, key: str, area: Area) -> list[Placed]:
    """A green sign on a card that the picked stones make payable."""
    if key not in moment.soon or moment.setting.help == "none":
        return []
    told = moment.setting.texts("card-next-turn")
    high = LINE + 6
    wide = text_width(told, LEAST) + high + 10
    if wide > area.width:
        told, wide = "", high * 1.24
    box = Area(area.x + area.width - wide, area.y + area.height * 0.33, wide, high)
    ground = Placed("", Face("good", ("tick",)), box.centre, box[2:], height=15, animated=False)
    line = columns(box, [high, REST])[1]
    return [ground, *([words(told, inset(line, 0.0, 3.0), height=16)] if told else [])]


def stock(moment: Situation) -> list[Placed]:
    """The chips nobody owns, a row of each kind with its number and what can be done with it."""
    lying: list[Placed] = []
    for kind, area in enumerate(moment.places.stock):
        lying += _pile(moment, kind, area)
    first, last = moment.places.stock[0], moment.places.stock[-1]
    whole = Area(first.x, first.y, first.width, last.y + last.height - first.y)
    zone = Placed(STOCK_ZONE, Face(NOTHING), whole.centre, whole[2:], height=-20, animated=False, drop=True)
    return [zone, *lying]


def _pile(moment: Situation, kind: int, area: Area) -> list[Placed]:
    key, count = stock_key(kind), moment.view.stock[kind]
    tray = plate(area, "tray", key)
    tray = tray._replace(marks=moment.marks(key), pickable=True, group="stock", vital=True)
    inner = inset(area, 10.0, 4.0)
    size = min(CHIP, inner.height, inner.width * 0.5)
    told = _told(moment, kind, Area(inner.x + size + 8, inner.y, inner.width - size - 8, inner.height))
    heap = Area(
        inner.x, inner.y, min(piece.centre[0] - piece.size[0] / 2 for piece in told) - inner.x - 6, size
    )
    heap = heap._replace(y=inner.centre[1] - size / 2)
    step = min(CHIP_STEP, max(0.0, (heap.width - size) / max(1, count - 1)))
    lying = [tray, *told]
    if not count:
        lying.append(stone(kind, (heap.x + size / 2, heap.centre[1]), size * 0.56, faded=True))
    lifted = moment.picked[key]
    for at in range(count):
        spot = (heap.x + size / 2 + at * step, heap.centre[1])
        piece = chip(moment.chip_key(kind), kind, moment.letter(kind), spot, size)
        if at >= count - lifted:
            piece = piece._replace(centre=(spot[0] + 6.0, spot[1] - 8.0), height=20.0)
        lying.append(piece._replace(height=piece.height + at / 10))
    above = (heap.x + size * 0.2, inner.centre[1] - size * 0.36)
    return lying + (changed(-lifted, above, inner) if lifted else [])


def changed(count: int, spot: Point, room: Area) -> list[Placed]:
    """A green sign beside a pile with how the picks change it: "+1" or "–1"."""
    wide = min(42.0, room.width)
    x = min(max(spot[0], room.x + wide / 2), room.x + room.width - wide / 2)
    box = Area(x - wide / 2, spot[1] - 15.0, wide, 30.0)
    ground = Placed("", Face("good", ("",)), box.centre, box[2:], height=28, animated=False)
    told = f"+{count}" if count > 0 else f"\N{EN DASH}{-count}"
    return [ground, words(told, inset(box, 4.0, 3.0), colour=FROST, align="centre", height=29)]


def _told(moment: Situation, kind: int, area: Area) -> list[Placed]:
    """Name and number of a pile, and what to know of it now; only the number where more has no room."""
    count = moment.view.stock[kind]
    note, tone = _note(moment, kind)
    ink = FROST if count else MIST
    right, room = area.x + area.width, area.width
    name = moment.setting.texts(f"chip-{kind}")
    number = text_width(str(count), NUMBER) + 4
    wide = text_width(name, NAME, "sans_medium")
    named = wide + 8 + number <= room
    noted = bool(note) and area.height >= NUMBER + LINE and text_width(note, LEAST, "sans_medium") <= room
    tall = min(NUMBER * 1.25, area.height)  # what sticks out is left behind when the tray pulses
    top = area.centre[1] - (tall + (LINE if noted else 0.0)) / 2
    lying = [words(str(count), Area(right - number, top, number, tall), align="right", colour=ink)]
    if named:
        box = Area(right - number - 6 - wide, top + 3, wide, NAME * 1.3)
        lying.append(words(name, box, face="sans_medium", colour=ink, align="right"))
    if noted:
        long = text_width(note, LEAST, "sans_medium") + 4
        box = Area(right - long, top + tall, long, LINE)
        lying.append(words(note, box, face="sans_medium", colour=tone, align="right"))
    return lying


def _note(moment: Situation, kind: int) -> tuple[str, Rgb]:
    """Say what to know of a pile: how many of it are picked, that it is empty, when its chips come."""
    texts, key = moment.setting.texts, stock_key(kind)
    picked = moment.picked[key]
    if picked:
        return texts("pile-picked", count=picked), GOOD
    if not moment.view.stock[kind]:
        return texts("pile-empty"), MIST
    if kind in {SHIELD, TIME}:
        return texts("pile-shield" if kind == SHIELD else "pile-time"), MIST
    if moment.taking and key in moment.useful:
        return texts("pile-pick"), WARM
    return "", MIST
