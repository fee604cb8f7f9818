"""The podium: a block for each seat, the first place in the middle, with a wreath and in the light."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.screens.result.sheet import NOTE, Group, Spot, drawn
from game.screens.widgets.layout import Column, Fill, Filling, Inset, Metal, Part, Row, Sized, Space, Stack
from game.table.art.atlas import picture
from game.table.art.frames import badge
from game.table.art.paint.light import glow
from game.table.art.palette import FROST, GILT, MIST, SEAT_COLOURS, WARM
from game.table.art.seats import avatar, edge
from game.table.layout.boxes import REST

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.screens.result.sheet import Sheet
    from game.screens.seating import Chair
    from game.table.layout.boxes import Part as Length
    from game.table.pieces import Area

LOWEST: Final = 236.0  # units of height in a low window,
HIGHEST: Final = 340.0  # and where there is room
WIDEST: Final = 300.0  # units of a block
FIRST: Final = 1.27  # times as wide is that of a winner
HEIGHTS: Final = (1.0, 0.80, 0.74, 0.68)  # by place; the last for all others
GAP: Final = 16.0
OUT: Final = 0.62  # of a portrait stands out above its plate
GOAL: Final = "goal"  # where the winner's score is noted


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


def podium(sheet: Sheet, seats: Sequence[Standing], unit: str) -> Part:
    """The blocks side by side, the higher the better the place; the winner's score is noted."""
    return Filling(lambda area: _row(sheet, seats, unit, area))


def _row(sheet: Sheet, seats: Sequence[Standing], unit: str, area: Area) -> Part:
    """The blocks in an area, no wider than they look well."""
    row = in_rows([one.place for one in seats])
    gap = GAP if len(row) < 5 else GAP / 2
    winners = sum(one.place == 1 for one in seats)
    room = area.width - gap * (len(row) - 1)
    each = min(WIDEST, room / (len(row) + (FIRST - 1) * winners))
    widths = [each * (FIRST if seats[seat].place == 1 else 1.0) for seat in row]
    blocks = [Group(sheet, part_of(seats[seat].place), _raised(sheet, seats[seat], unit)) for seat in row]
    used = sum(widths) + gap * (len(row) - 1)
    return Sized(Row(blocks, gap, widths), used)


def _raised(sheet: Sheet, one: Standing, unit: str) -> Part:
    """A seat's block at the foot of its area."""
    share = HEIGHTS[min(one.place, len(HEIGHTS)) - 1]

    def raised(area: Area) -> Part:
        block = Filling(lambda area: _block(sheet, one, unit, area))
        return Column([Space(), block], 0.0, [REST, area.height * share])

    return Filling(raised)


def _block(sheet: Sheet, one: Standing, unit: str, area: Area) -> Part:
    """A seat's portrait, and its plate with place, name and score."""
    first = one.place == 1
    face = min(area.height * (0.40 if first else 0.38), area.width * 0.62)
    above = face * OUT
    parts: list[Part] = []
    if first:
        light = drawn(lambda size: glow(size, WARM, 130, 1.8))
        parts.append(Inset(light, -area.width * 0.5, -area.height * 0.15))
    style = "acting" if first else "panel"
    plate = drawn(lambda size: edge(size, one.chair.colour, style))
    medal = drawn(lambda size: avatar(one.chair.sign, one.chair.colour, min(size)), face, face)
    around = [Inset(drawn(lambda size: laurel(min(size))), -face * 0.18)] if first else []
    parts += [
        Column([Space(above), plate], 0.0, [above, REST]),
        Column([Sized(Stack([*around, medal]), face, face), Space()], 0.0, [face, REST]),
        Column([Space(above), _place(one.place, area.width, face)], 0.0, [above, REST]),
        Column([Space(above), _told(sheet, one, unit, face)], 0.0, [above, REST]),
    ]
    return Stack(parts)


def _told(sheet: Sheet, one: Standing, unit: str, face: float) -> Part:
    """Name, score and what it counts, below the portrait."""
    first = one.place == 1

    def told(area: Area) -> Part:
        above = face * (0.56 if first else 0.42)
        size = 30.0 if first else 26.0
        left = area.height - above - size * 1.25 - 6.0
        small = NOTE if left > 80 else 0.0
        name = Fill(one.chair.name, "sans_bold", size, SEAT_COLOURS[one.chair.colour], "center")
        high = min(92.0 if first else 64.0, max(1.0, left - small * 1.3))
        score: Part = Fill(str(one.score), "title", high, at="center")
        if first:
            score = Spot(sheet, GOAL, Metal(str(one.score), high))
        parts = [Space(), name, score]
        lengths: list[Length | None] = [above, size * 1.25, REST]
        if small:
            parts.append(Fill(unit, "sans_medium", small, MIST, "center"))
            lengths.append(small * 1.3)
        return Inset(Column([*parts, Space()], 0.0, [*lengths, 6.0]), 9.0, 0.0)

    return Filling(told)


def _place(place: int, width: float, face: float) -> Part:
    """The number of the place in the block's corner."""
    side = 40.0 if width - face >= 80.0 else 30.0
    colour = GILT if place == 1 else FROST
    sign = Stack([drawn(badge), Fill(str(place), "sans_bold", side * 0.6, colour, "center")])
    return Inset(Sized(sign, side, side, "topright"), 8.0)


def laurel(size: int) -> pygame.Surface:
    """A wreath of gold, open at the top, `size` pixels square."""
    return picture("common", "result/laurel", (size, size))
