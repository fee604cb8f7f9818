"""A great deed in the middle of the table: its pictures large, who did it, and what came of it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from game.table.art.palette import FROST
from game.table.layout.boxes import REST, columns, inset, rows, within
from game.table.pieces import Area, Placed
from game.table.stock.furniture import person, plate, prose, text_height

if TYPE_CHECKING:
    from game.table.contract import Setting
    from game.table.stock.deed import Deed

HEIGHT: Final = 200.0  # board units above the table: over all pieces, below sheets that cover it
LARGEST: Final = (920.0, 420.0)  # units of the plate
TEXT: Final = 34.0  # units of type
NOTE: Final = 26.0
FACE: Final = 76.0
GAP: Final = 16.0
GOLDEN: Final = (255, 219, 140)
SWAY: Final = 2.0  # pixels that the pictures sway to either side
SWAY_SECONDS: Final = 2.4  # to and fro
GREAT: Final = "great"  # the mark of a card that sways


def staged(area: Area, deed: Deed, setting: Setting) -> list[Placed]:
    """Lay `deed` into the middle of `area`."""
    who = setting.seats[deed.seat]
    width = min(LARGEST[0], area.width - 2 * GAP)
    said = setting.texts("strip-staged", name=setting.addressed[deed.seat], text=deed.text)
    said = said[:1].upper() + said[1:]
    words = text_height(said, TEXT, width - FACE - 4 * GAP, "sans_bold")
    note = text_height(deed.note, NOTE, width - FACE - 4 * GAP, "sans_medium") if deed.note else 0.0
    told = max(FACE, words + note)
    pictures = min(LARGEST[1] - told, area.height - told - 5 * GAP) if deed.pictures else 0.0
    pictures = pictures if pictures >= 60.0 else 0.0
    box = within(area, (width, told + pictures + (3 if pictures else 2) * GAP))
    above, below = rows(inset(box, GAP), [pictures, REST], GAP if pictures else 0.0)
    face, text = columns(below, [FACE, REST], GAP)
    first, second = rows(text, [REST, note])
    lying = [
        plate(box, "dialog"),
        person(who.sign, who.colour, face.centre, min(FACE, face.height)),
        prose(said, first, TEXT, face="sans_bold", colour=FROST),
    ]
    if note:
        lying.append(prose(deed.note, second, NOTE, face="sans_medium", colour=GOLDEN))
    if pictures:
        lying += _pictures(above, deed)
    return [piece._replace(height=HEIGHT + at / 10) for at, piece in enumerate(lying)]


def sways(piece: Placed) -> bool:
    """Whether a piece is a great card, which never lies quite still."""
    return GREAT in piece.marks


def swinging(seconds: float, most: float) -> tuple[float, float]:
    """Return how far a great card is from its place, in pixels; at rest after `most` seconds."""
    reach = SWAY * max(0.0, min(1.0, most - seconds))
    turn = 2 * math.pi * seconds / SWAY_SECONDS
    return reach * 0.5 * math.sin(turn / 2), reach * math.sin(turn)


def _pictures(area: Area, deed: Deed) -> list[Placed]:
    """Lay the faces side by side, whole, in the middle."""
    widths = [area.height * aspect for _, aspect, _ in deed.pictures]
    scale = min(1.0, (area.width - GAP * (len(widths) - 1)) / sum(widths))
    row = within(area, (sum(widths) * scale + GAP * (len(widths) - 1), area.height * scale))
    cells = columns(row, [width * scale for width in widths], GAP)
    return [
        Placed("", face, cell.centre, cell[2:], animated=False, marks=frozenset({GREAT}))
        for (face, _, _), cell in zip(deed.pictures, cells, strict=True)
    ]
