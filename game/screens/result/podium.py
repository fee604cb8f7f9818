"""The podium: a block for each seat, the first place in the middle, with a wreath and in the light."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.table.art.atlas import picture
from game.table.art.frames import badge
from game.table.art.paint.light import glow
from game.table.art.palette import FROST, GILT, MIST, SEAT_COLOURS, WARM
from game.table.art.seats import avatar, edge
from game.table.art.text.text import fitted, metal_text
from game.table.layout.boxes import columns
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.screens.result.sheet import Sheet
    from game.screens.seating import Chair

LOWEST: Final = 236.0  # units of height in a low window,
HIGHEST: Final = 340.0  # and where there is room
WIDEST: Final = 300.0  # units of a block
FIRST: Final = 1.27  # times as wide is that of a winner
HEIGHTS: Final = (1.0, 0.80, 0.74, 0.68)  # by place; the last for all others
GAP: Final = 16.0


class Standing(NamedTuple):
    """What the podium tells of a seat."""

    chair: Chair
    place: int
    score: int


def in_rows(places: Sequence[int]) -> list[int]:
    """Order the seats from left to right: the best in the middle, the others by turns at its sides."""
    row: list[int] = []
    for number, seat in enumerate(sorted(range(len(places)), key=lambda one: (places[one], one))):
        row.insert(len(row) if number % 2 == 0 else 0, seat)
    return row


def part_of(place: int) -> str:
    """Name the part that appears when this place is shown."""
    return f"place:{place}"


def lay_podium(sheet: Sheet, area: Area, seats: Sequence[Standing], unit: str) -> tuple[float, float]:
    """Put the blocks side by side, as high as `area`; return the middle of the first winner's score."""
    row = in_rows([one.place for one in seats])
    gap = GAP if len(row) < 5 else GAP / 2
    winners = sum(one.place == 1 for one in seats)
    room = area.width - gap * (len(row) - 1)
    each = min(WIDEST, room / (len(row) + (FIRST - 1) * winners))
    widths = [each * (FIRST if seats[seat].place == 1 else 1.0) for seat in row]
    used = sum(widths) + gap * (len(row) - 1)
    middle = Area(area.x + (area.width - used) / 2, area.y, used, area.height)
    spots = {}
    for seat, box in zip(row, columns(middle, widths, gap), strict=True):
        spots[seat] = _block(sheet, box, seats[seat], unit)
    return spots[min(seat for seat, one in enumerate(seats) if one.place == 1)]


def _block(sheet: Sheet, box: Area, one: Standing, unit: str) -> tuple[float, float]:
    """Put a seat's portrait, name, score and place; return the middle of its score."""
    part, first = part_of(one.place), one.place == 1
    tall = box.height * HEIGHTS[min(one.place, len(HEIGHTS)) - 1]
    top = box.y + box.height - tall
    face = min(tall * (0.40 if first else 0.38), box.width * 0.62)
    block = Area(box.x, top + face * 0.62, box.width, tall - face * 0.62)
    if first:
        light = Area(box.x - box.width * 0.5, top - tall * 0.3, box.width * 2, tall * 1.3)
        sheet.picture(part, glow(sheet.rect(light).size, WARM, 130, 1.8), light)
    rect = sheet.rect(block)
    style = "acting" if first else "panel"
    sheet.picture(part, edge(rect.size, one.chair.colour, style), block)
    spot = Area(box.centre[0] - face / 2, top, face, face)
    if first:
        wreath = Area(spot.x - face * 0.18, spot.y - face * 0.16, face * 1.36, face * 1.36)
        sheet.picture(part, laurel(sheet.px(face * 1.36)), wreath)
    sheet.picture(part, avatar(one.chair.sign, one.chair.colour, sheet.px(face)), spot)
    _place(sheet, part, one.place, block, face)
    type_size = 30.0 if first else 26.0
    below = block.y + face * (0.56 if first else 0.42)
    name = Area(box.x + 10, below, box.width - 20, type_size * 1.25)
    sheet.line(part, one.chair.name, name, type_size, colour=SEAT_COLOURS[one.chair.colour], at="center")
    left = block.y + block.height - below - type_size * 1.25 - 6
    small = 19.0 if left > 80 else 0.0
    number = Area(box.x + 8, below + type_size * 1.25, box.width - 16, left - small * 1.3)
    tone = metal_text if first else None
    size = min(92.0 if first else 64.0, number.height)
    surface = (
        tone(str(one.score), "title", sheet.px(size))
        if tone
        else fitted(
            str(one.score), "title", (sheet.px(number.width), sheet.px(size * 1.4)), FROST, sheet.px(size)
        )
    )
    sheet.picture(part, surface, number)
    if small:
        foot = Area(box.x + 8, number.y + number.height - 4, box.width - 16, small * 1.3)
        sheet.line(part, unit, foot, small, face="sans_medium", colour=MIST, at="center")
    return number.centre


def _place(sheet: Sheet, part: str, place: int, block: Area, face: float) -> None:
    """Put the number of the place into the block's corner."""
    side = 40.0
    if block.width - face < 2 * side:
        side = 30.0
    spot = Area(block.x + block.width - side - 8, block.y + 8, side, side)
    sheet.picture(part, badge((sheet.px(side), sheet.px(side))), spot)
    sheet.line(part, str(place), spot, side * 0.6, colour=GILT if place == 1 else FROST, at="center")


def laurel(size: int) -> pygame.Surface:
    """A wreath of gold, open at the top, `size` pixels square."""
    return picture("common", "result/laurel", (size, size))
