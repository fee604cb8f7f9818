"""The lit panel of whoever looks: its plate and the prompt above, the same on every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.art.palette import FROST
from game.table.layout.boxes import REST, columns
from game.table.pieces import Area, Placed
from game.table.stock.furniture import gold, plate, prose, text_height, text_width

if TYPE_CHECKING:
    from game.table.layout.frame import Frame
    from game.table.stock.offers import Prompt

HEADING: Final = 40.0  # units of type
TEXT: Final = 29.0
LEAST: Final = 19.0  # what a long prompt is set in at least
RING: Final = 44.0  # units for the ring that shows how far somebody has got with thinking


def panel(frame: Frame, theme: str, prompt: Prompt) -> list[Placed]:
    """The plate in the manner of `theme`, with the prompt; at its right end `RING` units stay free."""
    area = frame.ribbon
    heading = min(HEADING, area.height * 0.84)
    first = text_width(prompt.heading, heading, "title") + 8 if prompt.heading else 0.0
    said = TEXT * heading / HEADING
    title, text, _ = columns(area, [first, REST, RING], 16.0 if first else 0.0)
    lying = [plate(frame.panel, f"lit_{theme}", "me")]
    if prompt.heading:
        lying.append(gold(prompt.heading, Area(title.x, title.y, title.width, heading * 1.2)))
    if prompt.text:
        while said > LEAST and text_height(prompt.text, said, text.width) > area.height:
            said -= 1.0
        lying.append(prose(prompt.text, text, said, colour=FROST))
    return lying
