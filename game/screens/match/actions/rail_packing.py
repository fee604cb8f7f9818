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
WORTH: Final = {"golden": 5, "on": 3, "off": 1}  # of a note that can be read


class Packed(NamedTuple):
    """Tiles in rows of different heights."""

    areas: list[Area]
    signed: bool
    told: float  # how much of the words can be read


def packed(offers: Sequence[Offer], area: Area, across: int, scale: float, *, signed: bool) -> Packed:
    """Lay the tiles into `area` in so many columns; `scale` is pixels a unit.

    Every row has room for its titles; what is left goes to the notes of the rows that are worth most.
    """
    lines = [offers[at : at + across] for at in range(0, len(offers), across)]
    wide = int((area.width - GAP * (across - 1)) / across * scale)
    needs = [[heights(offer, wide, scale, signed=signed) for offer in line] for line in lines]
    high = [max(title for title, _ in need) / scale for need in needs]
    room = area.height - GAP * (len(lines) - 1) - sum(high)
    told = 0.0
    for at in sorted(range(len(lines)), key=lambda at: -sum(map(_worth, lines[at]))):
        for whole in sorted({note for _, note in needs[at]}, reverse=True):
            more = whole / scale - high[at]
            if more <= room:
                room, high[at] = room - max(0.0, more), max(high[at], whole / scale)
                break
        shown = zip(lines[at], needs[at], strict=True)
        told += sum(_worth(offer) for offer, (_, note) in shown if note / scale <= high[at] + 0.01)
    spread = max(0.0, room) / len(lines)
    parts = [Share(1.0, each, each + spread) for each in high]
    cells = zip(rows(area, parts, GAP), lines, strict=True)
    areas = [cell for row, line in cells for cell in columns(row, [REST] * across, GAP)[: len(line)]]
    sizes = [(int(one.width * scale), int(one.height * scale)) for one in areas]
    least = min(
        (title_share(one, size, scale, signed=signed) for one, size in zip(offers, sizes, strict=True)),
        default=1.0,
    )
    return Packed(areas, signed, told - LOST * (1.0 - least))


def _worth(offer: Offer) -> int:
    return WORTH["golden" if offer.style == "primary" else "on" if offer.enabled else "off"]
