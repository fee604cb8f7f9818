"""Where little room is left, the tiles of the rail get the height that their words need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.match.actions.rail_button import heights, title_share
from game.table.layout.boxes import REST, Share, columns, rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.match.actions.plates import Offer
    from game.table.pieces import Area

GAP: Final = 6.0
LOST: Final = 100.0  # what a title that can't be read counts, in notes
WORTH: Final = {"golden": 10, "on": 3, "off": 1}  # of a note that can be read


class Line(NamedTuple):
    """Tiles beside each other."""

    tiles: list[int]  # their numbers
    across: int  # how many have room
    width: float  # of each


class Packed(NamedTuple):
    """Tiles in rows of different heights."""

    areas: list[Area]
    signed: bool
    told: float  # how much of the words can be read


def packed(
    offers: Sequence[Offer], area: Area, across: int, scale: float, *, signed: bool, alone: bool = False
) -> Packed:
    """Lay the tiles into `area` in so many columns; `alone`: the golden one above them, as broad as the rail.

    Every row has room for its titles; what is left goes to the notes of the rows that are worth most.
    `scale` is pixels a unit.
    """
    lines = _lines(offers, area, across, alone=alone)
    high, told = _heights(lines, offers, area, scale, signed=signed)
    spread = max(0.0, area.height - GAP * (len(lines) - 1) - sum(high)) / len(lines)
    parts = [Share(1.0, each, each + spread) for each in high]
    cells: dict[int, Area] = {}
    for row, line in zip(rows(area, parts, GAP), lines, strict=True):
        cells |= zip(line.tiles, columns(row, [REST] * line.across, GAP), strict=False)
    areas = [cells[at] for at in range(len(offers))]
    sizes = [(int(one.width * scale), int(one.height * scale)) for one in areas]
    shares = (title_share(one, size, scale, signed=signed) for one, size in zip(offers, sizes, strict=True))
    return Packed(areas, signed, told - LOST * (1.0 - min(shares, default=1.0)))


def _lines(offers: Sequence[Offer], area: Area, across: int, *, alone: bool) -> list[Line]:
    """Divide the tiles into rows, in their order."""
    golden = [at for at, offer in enumerate(offers) if alone and offer.style == "primary"]
    others = [at for at in range(len(offers)) if at not in golden]
    wide = (area.width - GAP * (across - 1)) / across
    lines = [Line([at], 1, area.width) for at in golden]
    return lines + [Line(others[at : at + across], across, wide) for at in range(0, len(others), across)]


def _heights(
    lines: Sequence[Line], offers: Sequence[Offer], area: Area, scale: float, *, signed: bool
) -> tuple[list[float], float]:
    """Return the least height of every row, and how much of the words can be read then."""
    needs = [
        [heights(offers[at], int(line.width * scale), scale, signed=signed) for at in line.tiles]
        for line in lines
    ]
    high = [max(title for title, _ in need) / scale for need in needs]
    room = area.height - GAP * (len(lines) - 1) - sum(high)
    worths = [[_worth(offers[at]) for at in line.tiles] for line in lines]
    told = 0.0
    for at in sorted(range(len(lines)), key=lambda at: -sum(worths[at])):
        for whole in sorted({note for _, note in needs[at]}, reverse=True):
            more = whole / scale - high[at]
            if more <= room:
                room, high[at] = room - max(0.0, more), max(high[at], whole / scale)
                break
        shown = zip(worths[at], needs[at], strict=True)
        told += sum(worth for worth, (_, note) in shown if note / scale <= high[at] + 0.01)
    return high, told


def _worth(offer: Offer) -> int:
    return WORTH["golden" if offer.style == "primary" else "on" if offer.enabled else "off"]
