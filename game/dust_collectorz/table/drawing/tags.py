"""Words in capsules: what a card would come to, and what a value is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from game.dust_collectorz.table.drawing.plates import LINEN
from game.table.layout.boxes import within
from game.table.pieces import Area, Face, Placed
from game.table.stock.furniture import fixed, text_width, words

if TYPE_CHECKING:
    from game.table.art.palette import Rgb

TYPE: Final = 20.0  # units
GOOD: Final = "good"
BAD: Final = "bad"
LOCKED: Final = "locked"
GOLDEN: Final = "golden"
MORE: Final = "more"  # of a value's parts: what adds,
LESS: Final = "less"  # and what takes
PLAIN: Final = "open"
SIGNS: Final = {GOOD: "tick", GOLDEN: "tick", BAD: "cross", LOCKED: "lock", PLAIN: "", MORE: "", LESS: ""}
INKS: Final[dict[str, Rgb]] = {
    GOOD: (196, 255, 206),
    GOLDEN: (62, 34, 6),
    BAD: (255, 190, 180),
    LOCKED: LINEN,
    MORE: (196, 255, 206),
    LESS: (255, 190, 180),
    PLAIN: (240, 228, 206),
}
SIGN: Final = 20.0
AIR: Final = 9.0


class Tag(NamedTuple):
    """What a capsule says, long and as short as can be."""

    style: str
    text: str
    short: str = ""


def width_of(text: str, style: str) -> float:
    """How wide a capsule has to be for its words."""
    sign = SIGN + 4.0 if SIGNS[style] else 0.0
    return (text_width(text, TYPE, "sans_bold") + 2.0 if text else -4.0) + sign + 2 * AIR


def tag(told: Tag, room: Area, *, height: float = 9.0, align: float = 0.5) -> list[Placed]:
    """A capsule in `room`; where that is too narrow, with the short words, else with its sign alone.

    `align` 0.0 is at the left of the room, 0.5 in the middle.
    """
    fitting = [text for text in (told.text, told.short) if text and width_of(text, told.style) <= room.width]
    text = fitting[0] if fitting else ""
    if not text and not SIGNS[told.style]:
        return []
    wide, high = width_of(text, told.style), min(room.height, TYPE * 1.6)
    wide = min(wide, room.width)
    box = within(room, (wide, high), (align, 0.5))
    face = Face("plate", (told.style,))
    lying = [fixed(face, box, height=height)]
    left = box.x + AIR
    if SIGNS[told.style]:
        spot = (left + SIGN / 2, box.centre[1])
        sign = Face("sign", (SIGNS[told.style], INKS[told.style]))
        lying.append(Placed("", sign, spot, (SIGN, SIGN), height=height + 0.2, animated=False))
        left += SIGN + 4.0
    if text:
        inner = Area(left, box.centre[1] - TYPE * 0.63, box.x + box.width - AIR - left + 2.0, TYPE * 1.26)
        lying.append(words(text, inner, colour=INKS[told.style], height=height + 0.2))
    return lying
