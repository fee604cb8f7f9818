"""Where the pieces of a stock table lie: the others on top, then the middle, one's own hand at the bottom.

It knows areas and items, and no marks: those are the table's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.art.palette import MIST
from game.table.layout.boxes import REST, Share, columns, fan, inset, largest, rows
from game.table.pieces import Area, Placed
from game.table.stock.furniture import badge, gold, person, text_width, words
from game.table.stock.seat_head import LAST, LEAST, head, last_deed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.table.contract import Setting
    from game.table.layout.frame import Frame
    from game.table.stock.spread import Item, SeatRow, Spread

    Lay = Callable[[Item, Area], Placed]

GAP: Final = 12.0
OTHERS: Final = (0.44, 150.0, 300.0)  # share of the table's height for the others, least and most units
WIDEST: Final = 860.0  # units of a seat's panel
HEAD: Final = 60.0
CARD_HEIGHT: Final = 300.0  # of a card in the middle, at most
AIR: Final = 10.0  # between cards
INSIDE: Final = 3.0  # units from a card's edge to a count on it
TIGHT: Final = 6.0  # between played cards
PAST: Final = 0.8  # of the height of one's own hand, for what one has played
SMALLEST: Final = 0.5  # of the height of a hand, before its cards overlap
LARGEST: Final = 0.86  # of the height that they have
CLOSE: Final = (300.0, 420.0)  # a card under the pointer


def panels(frame: Frame, spread: Spread, seats: int) -> tuple[list[Area], Area]:
    """Divide the table: the panels of the others, in the order of play, and the middle."""
    share, least, most = OTHERS
    bare = not any(row.hand or row.played for row in spread.seats)  # only who they are
    height = HEAD + LAST + 30.0 if bare else min(most, max(least, share * frame.table.height))
    above, middle = rows(frame.table, [height, REST], GAP)
    spots = columns(above, [Share(1.0, 0.0, WIDEST)] * (seats - 1), GAP)
    left = (above.x + above.width - spots[-1].x - spots[-1].width) / 2
    return [spot._replace(x=spot.x + left) for spot in spots], middle


def own_parts(mine: Area) -> tuple[Area, Area, Area]:
    """Divide the lit panel: who looks, their hand, and what they have played."""
    face, hand, played = columns(mine, [Share(0.2, 130.0, 300.0), REST, Share(0.25, 120.0, 420.0)], 16.0)
    return face, hand, played._replace(height=played.height * PAST)


def middle(spread: Spread, area: Area, lay: Lay) -> list[Placed]:
    """Lay the rows of the middle, each centred, its pieces as large as all rows allow."""
    lying: list[Placed] = []
    lines = [line for line in spread.middle if line]
    for line, band in zip(lines, rows(area, [REST] * len(lines), AIR), strict=True):
        wide = sum(item.aspect for item in line)
        room = area.width - AIR * (len(line) - 1)
        height = min(CARD_HEIGHT, band.height - 6.0, room / wide)
        left = band.centre[0] - (height * wide + AIR * (len(line) - 1)) / 2
        for item in line:
            spot = Area(left, band.centre[1] - height / 2, height * item.aspect, height)
            lying += [lay(item, spot), *counted(item, spot)]
            left += spot.width + AIR
    return lying


def counted(item: Item, spot: Area) -> list[Placed]:
    """Lay the count of a pile on its corner."""
    size = min(34.0, spot.width * 0.26)
    corner = (spot.x + spot.width - size * 0.62 - INSIDE, spot.y + size * 0.5 + INSIDE)
    return badge(item.badge, corner, size) if item.badge else []


def own(area: Area, row: SeatRow, setting: Setting, seat: int) -> list[Placed]:
    """Tell who looks: face, name, note and score."""
    who = setting.seats[seat]
    face, rest = rows(area, [Share(0.5, 40.0, 120.0), REST], 6.0)
    side = min(face.height, face.width * 0.45)
    medal = person(who.sign, who.colour, (face.x + side / 2, face.centre[1]), side)
    if setting.thinking == seat:
        medal = medal._replace(marks=frozenset({"busy"}))
    lying = [medal]
    if row.score:
        size = min(62.0, side)
        spot = Area(face.x + side + 14, face.centre[1] - size / 2, face.width - side - 14, size)
        lying.append(gold(row.score, spot))
        left = spot.x + text_width(row.score, size, "title") + 8.0
        unit = Area(left, spot.y + size * 0.4, text_width(row.unit, LEAST, "sans_medium"), LEAST * 1.3)
        if row.unit and unit.x + unit.width <= face.x + face.width:
            lying.append(words(row.unit, unit, face="sans_medium", colour=MIST))
    name, note, _ = rows(rest, [min(34.0, rest.height * 0.4), min(26.0, rest.height * 0.3), REST], 4.0)
    lying.append(words(who.name, name))
    return [*lying, words(row.note, note, face="sans_medium", colour=MIST)] if row.note else lying


def rival(panel: Area, row: SeatRow, setting: Setting, seat: int, lay: Lay) -> list[Placed]:
    """Lay a seat's panel: its head, its hand beside what it has played, and what it did last."""
    inner = inset(panel, 14.0, 10.0)
    told = LAST if inner.height > HEAD + LAST + (90.0 if row.hand or row.played else 0.0) else 0.0
    top, body, foot = rows(inner, [min(HEAD, inner.height * 0.4), REST, told], 6.0 if told else 4.0)
    lying = head(top, setting, seat, note=row.note, score=row.score, unit=row.unit if row.score else "")
    lying += laid(body, row, lay)
    return [*lying, *(last_deed(foot, setting, seat) if told else [])]


def laid(body: Area, row: SeatRow, lay: Lay) -> list[Placed]:
    """Lay a hand at the left and what was played at the right."""
    aspects = [item.aspect for item in (*row.hand, *row.played)]
    wide = body.height * max(aspects, default=1.0)
    held = min(0.5 * body.width, len(row.hand) * (wide + 6.0)) if row.played else body.width
    left, right = columns(body, [held, REST], 14.0)
    return [*hand(left, row.hand, lay), *heap(right, row.played, lay)]


def hand(area: Area, items: Sequence[Item], lay: Lay, align: float = 0.0) -> list[Placed]:
    """Lay pieces side by side; if they don't fit, smaller, then overlapping."""
    if not items:
        return []
    aspect, gap = items[0].aspect, AIR if area.height > 120 else TIGHT
    whole = (area.width - gap * (len(items) - 1)) / len(items) / aspect
    height = min(area.height, max(whole, SMALLEST * area.height))
    box = area._replace(y=area.centre[1] - height / 2, height=height)
    spots = fan(box, len(items), aspect, gap, align)
    return [lay(item, largest(spot, item.aspect)) for item, spot in zip(items, spots, strict=True)]


def heap(area: Area, items: Sequence[Item], lay: Lay) -> list[Placed]:
    """Lay pieces in as many lines as let them be largest, from the upper left."""
    if not items:
        return []
    aspect = max(item.aspect for item in items)
    count = len(items)
    sizes = {down: _height(area, -(-count // down), down, aspect) for down in range(1, count + 1)}
    down = max(sizes, key=lambda lines: sizes[lines])
    across, height = -(-count // down), sizes[down]
    lying = []
    for at, item in enumerate(items):
        left = area.x + at % across * (height * aspect + TIGHT)
        top = area.y + at // across * (height + TIGHT)
        lying.append(lay(item, Area(left, top, height * item.aspect, height)))
    return lying


def _height(area: Area, across: int, down: int, aspect: float) -> float:
    wide = (area.width - TIGHT * (across - 1)) / across / aspect
    return max(1.0, min(LARGEST * area.height, wide, (area.height - TIGHT * (down - 1)) / down))
