"""Where everything lies on this table, in any window: tiles, market and stock, the rivals, and me.

The market's cards are as tall as the table allows; tiles, stock and rivals share the width that they leave.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.splendor_marvel.rules.cards import CHIPS, HAND_LIMIT, SHIELD
from game.table.layout.boxes import REST, Part, Share, cards, columns, fan, grid, inset, largest, rows, within
from game.table.layout.frame import Frame
from game.table.pieces import Area

CARD: Final = 180 / 252  # width by height of a character,
TILE: Final = 178 / 119  # and of a location
GAP: Final = 10.0
PROGRESS: Final = (28.0, 56.0)  # room for what a tile still needs: height below it, or width beside it
SIDES: Final = (Share(0.17, 104.0, 206.0), Share(0.4, 112.0, 236.0), Share(0.43, 270.0, 720.0))
"""Widths of tiles, stock and rivals."""
RIVAL: Final = 480.0  # greatest height of a rival's panel,
LOW: Final = 96.0  # height below which it has no room for what was done last,
TALL: Final = 250.0  # height of a body that has room for the reserved cards below the stones,
NARROW: Final = 300.0  # and width below which they have to lie there
TILE_LINE: Final = 26.0  # least height of owned tiles below the reserved cards
LEAST_CARD: Final = 92.0  # width of one's own reserved card below which it overlaps others
AIR: Final = 5.0  # between a rival's reserved cards
PLATE: Final = (92.0, 56.0)  # greatest size of a bonus plate in a rival's panel,
STONE: Final = 62.0  # and greatest height of the chips below it


class Stones(NamedTuple):
    """What a seat has of each kind: a bonus above, chips below it."""

    trays: tuple[Area, ...]  # six: a column of each colour, and one for S.H.I.E.L.D. above Time
    bonuses: tuple[Area, ...]  # five
    chips: tuple[Area, ...]  # seven


class Own(NamedTuple):
    """The viewer's part of the lit panel."""

    head: Area  # face, points, Avengers symbols
    tiles: Area  # locations and trophies that are owned
    stones: Stones
    total: Area  # stones held, of ten
    hand: Area  # reserved cards
    lap: Area  # where cards are dropped to recruit them: the panel from its left edge to the hand,
    shelf: Area  # and to reserve them: from there to the rail


class Rival(NamedTuple):
    """A rival's panel."""

    panel: Area
    head: Area
    stones: Stones
    hand: Area  # reserved cards, side by side,
    tiles: Area  # and below or beside them what is owned
    bare: Area  # reserved cards while nothing is owned
    last: Area | None  # no room for it in the lowest windows


class Places(NamedTuple):
    """All of it."""

    tiles: tuple[Area, ...]  # on offer: with room below or beside for what they need
    decks: tuple[Area, Area, Area]  # level I first
    market: tuple[Area, ...]  # twelve; level I first
    stock: tuple[Area, ...]  # seven rows
    rivals: tuple[Rival, ...]  # in the order in which they play after the seat at the lower edge
    own: Own


@cache
def places_of(frame: Frame, seats: int) -> Places:
    """Divide a window for so many seats."""
    offered, cells, heap, others = _tall(frame.table) if frame.tall else _wide(frame.table)
    if frame.tall:
        tiles = columns(offered, [REST] * (seats + 2), GAP)
        panels = columns(others, [REST] * (seats - 1), GAP)
    else:
        tiles = rows(offered, [Share(1.0, 0.0, offered.width / TILE + PROGRESS[0])] * (seats + 2), GAP)
        panels = rows(others, [Share(1.0, 0.0, RIVAL)] * (seats - 1), GAP)
    spots = cards(cells, 5, 3, CARD, GAP)
    lines = [spots[at : at + 5] for at in (10, 5, 0)]
    return Places(
        tuple(tiles),
        (lines[0][0], lines[1][0], lines[2][0]),
        tuple(spot for line in lines for spot in line[1:]),
        tuple(rows(heap, [REST] * len(CHIPS), 6.0)),
        tuple(_rival(panel) for panel in panels),
        _own(frame.mine, frame.panel),
    )


def _wide(table: Area) -> list[Area]:
    """Lay tiles, market, stock and the rivals side by side."""
    seats = SIDES[2]._replace(least=max(SIDES[2].least, 0.225 * table.width))
    sides = (*SIDES[:2], seats)
    market = 5 * (table.height - 2 * GAP) / 3 * CARD + 4 * GAP
    room = max(sum(side.least for side in sides), table.width - 3 * GAP - market)
    tiles, stock, others = [part.width for part in columns(Area(0.0, 0.0, room, 1.0), sides)]
    return columns(table, [tiles, REST, stock, others], GAP)


def _tall(table: Area) -> list[Area]:
    """Lay the tiles above the market and the stock, and the rivals below them."""
    stock = max(SIDES[1].least, 0.12 * table.width)
    market = (table.width - stock - 5 * GAP) / 5 / CARD * 3 + 2 * GAP
    parts: list[Part] = [0.125 * table.height, Share(100.0, 0.0, market), Share(1.0, 235.0, 420.0)]
    above, middle, others = rows(table, parts, GAP)
    return [above, *columns(middle, [REST, stock], GAP), others]


def tile_spot(place: Area) -> tuple[Area, Area, bool]:
    """Divide the place of a tile: the tile, what it needs, and whether that lies beside it."""
    below = min(place.width, (place.height - PROGRESS[0]) * TILE)
    beside = min(place.width - PROGRESS[1], place.height * TILE)
    if beside > below:
        left, right = columns(place, [REST, PROGRESS[1]])
        spot = largest(left, TILE, (1.0, 0.5))
        return spot, Area(right.x + 4.0, place.y, right.width - 4.0, place.height), True
    above, foot = rows(place, [REST, PROGRESS[0]])
    spot = largest(above, TILE, (0.5, 0.0))
    return spot, Area(foot.x, spot.y + spot.height + 3.0, foot.width, PROGRESS[0] - 3.0), False


def _own(mine: Area, panel: Area) -> Own:
    """Face and points above the owned tiles, stones, their total, and the hand.

    In a narrow panel the total lies below the points.
    """
    narrow = mine.width < 560
    card, air = mine.height * CARD, min(5.0, mine.height * 0.025)
    head, stones, *beside, hand = columns(
        mine,
        [
            Share(0.14, 104.0, 210.0),
            Share(0.41, 6 * 30.0, 6 * 104.0),
            *([] if narrow else [Share(0.05, 66.0, 90.0)]),
            Share(0.4, 112.0, HAND_LIMIT * (card + GAP) + 150.0),
        ],
        12.0,
    )
    upper, lower = rows(head, [Share(0.6), Share(0.4)], 4.0)
    total, tiles = (beside[0], lower) if beside else columns(lower, [56.0, REST], 4.0)
    edge, end = hand.x - 6.0, mine.x + mine.width + 6.0
    lap = Area(panel.x, panel.y, edge - panel.x, mine.y + mine.height - panel.y)
    shelf = Area(edge, panel.y, end - edge, lap.height)
    return Own(upper, tiles, _stones(stones, 0.38, air), total, hand, lap, shelf)


def _stones(area: Area, share: float, air: float) -> Stones:
    """Lay six columns, the last one narrower; `share` of their height is for the upper row."""
    trays = columns(area, [*[REST] * SHIELD, Share(0.76)], min(8.0, area.width * 0.016))
    cells = [rows(inset(tray, air), [Share(share), Share(1 - share)], 4.0) for tray in trays]
    bonuses = tuple(cell[0] for cell in cells[:SHIELD])
    chips = (*(cell[1] for cell in cells[:SHIELD]), *cells[SHIELD])
    return Stones(tuple(trays), bonuses, chips)


def _rival(panel: Area) -> Rival:
    inner = inset(panel, 14.0, min(12.0, panel.height * 0.05))
    head_height = min(66.0, max(28.0, min(inner.height * 0.22, inner.width * 0.2)))
    least = 52.0 if inner.width < NARROW and inner.height > 170.0 else 26.0  # two lines, or one
    last_height = 0.0 if inner.height < LOW else min(64.0, max(least, inner.height * 0.2))
    head, body, foot = rows(inner, [head_height, REST, last_height], min(8.0, inner.height * 0.03))
    last = foot if last_height else None
    if body.height >= TALL or (inner.width < NARROW and body.height >= 100):
        beside = (0.68 * inner.width / HAND_LIMIT - GAP) / CARD  # as tall as three cards side by side
        parts = [Share(0.45, 0.0, PLATE[1] + STONE + 8.0), Share(0.55, 0.0, max(60.0, beside))]
        stones, side = rows(body, parts, 12.0)
        hand, tiles = columns(side, [Share(0.68), Share(0.32)], 8.0)
    else:
        stones, side = columns(body, [REST, Share(0.46, 84.0, 300.0)], 12.0)
        three = (side.width - AIR * (HAND_LIMIT - 1)) / HAND_LIMIT / CARD  # height of so many side by side
        hand, tiles = rows(
            side, [max(0.7 * side.height, min(three, side.height - TILE_LINE - 4.0)), REST], 4.0
        )
    low = min(stones.height, PLATE[1] + STONE + 8.0)
    wide = min(stones.width, 6 * PLATE[0])
    places = _stones(Area(stones.x, stones.y, wide, low), 0.46, 0.5)
    return Rival(panel, head, places, hand, tiles, side, last)


def hand_spots(area: Area, count: int, *, own: bool) -> list[Area]:
    """Lay so many reserved cards into `area` side by side, from the left.

    If they don't fit they shrink; one's `own` until they are `LEAST_CARD` wide, then they overlap.
    """
    if not count:
        return []
    full, gap = min(area.width, area.height * CARD), GAP if own else AIR
    least = min(full, LEAST_CARD, 0.55 * area.width) if own else 0.0
    width = max(least, min(full, (area.width - gap * (count - 1)) / count))
    return fan(within(area, (area.width, width / CARD), (0.0, 0.5)), count, CARD, gap)


def tile_row(area: Area, count: int) -> list[Area]:
    """Lay so many owned tiles into `area`, as large as fits."""
    if not count:
        return []
    best = max(range(1, count + 1), key=lambda across: _tile_width(area, count, across))
    width = _tile_width(area, count, best)
    down = -(-count // best)
    box = within(area, (width * best + 4 * (best - 1), width / TILE * down + 4 * (down - 1)), (0.0, 0.5))
    return grid(box, best, down, 4.0)[:count]


def _tile_width(area: Area, count: int, across: int) -> float:
    down = -(-count // across)
    return min((area.width - 4 * (across - 1)) / across, (area.height - 4 * (down - 1)) / down * TILE)
