"""The common frame of all tables, from top to bottom: past, others and middle, own panel.

The program fills the bar, the ribbon and the rail; a game lays its pieces into the rest. The shorter side of
the canvas has 1080 units at 100 %: a larger UI scale leaves fewer units for the same window, so words keep
their size in units and cards take what is left.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.table.layout.boxes import REST, columns, inset, rows
from game.table.pieces import Area

SHORT_SIDE: Final = 1080.0  # units of the window's shorter side at 100 %
LEAST: Final = {False: (880.0, 540.0), True: (640.0, 900.0)}  # units if tall or not, however large the scale
MARGIN: Final = 16.0
GAP: Final = 10.0
BAR: Final = 58.0  # height of the turn strip and the tools
RIBBON: Final = (46.0, 58.0)  # height of the prompt, in a low and in a high window,
TWO_LINES: Final = 68.0  # and in a tall, narrow one
PANEL: Final = 190.0  # least height of the lit panel
LOW: Final = 800.0  # height of a window in which words need more: the panel gets some ROOM,
LOWEST: Final = 640.0  # and below which the table has none to spare
ROOM: Final = 40.0
RAIL: Final = (330.0, 560.0)  # least and largest width of the action rail
RAIL_TALL: Final = 156.0  # its height in a window that is higher than wide
TOOL: Final = (76.0, 100.0)  # width of a tool
TOOLS: Final = 5
RECAP: Final = (88.0, 232.0)  # width of the button that shows again what happened


class Frame(NamedTuple):
    """Where the parts of one window lie."""

    whole: Area
    strip: Area  # what happened, newest at the right
    recap: Area
    tools: Area
    table: Area  # the others and the middle: the game's
    panel: Area  # the lit panel of whoever looks, with all that follows
    ribbon: Area  # the prompt
    mine: Area  # the game's part of the panel
    rail: Area  # the kinds of actions

    @property
    def tall(self) -> bool:
        """Whether the window is higher than wide."""
        return self.whole.height > self.whole.width


class Shape(NamedTuple):
    """How much room a game wants for its parts."""

    panel: float = 0.36  # height of the lit panel, as a share of the canvas's shorter side
    rail: float = 0.24  # width of the action rail, as a share of the canvas
    spare: float = 0.0  # units of height that its table gives to the panel in the lowest windows
    low_rail: float = 0.36  # width of the rail in low windows, as a share of the canvas


def frame_of(whole: Area, shape: Shape = Shape()) -> Frame:  # noqa: B008 - immutable
    """Divide a canvas for a game that wants its parts in this `shape`."""
    bar, middle = rows(inset(whole, MARGIN, GAP), [BAR, REST], GAP)
    tool, recap = (TOOL[1], RECAP[1]) if whole.width >= 1500 else (TOOL[0], RECAP[0])
    strip, again, tools = columns(bar, [REST, recap, tool * TOOLS + 6 * (TOOLS - 1)], GAP)
    tall = whole.height > whole.width
    height = max(PANEL, shape.panel * min(whole.height, whole.width))
    if not tall and whole.height < LOW:
        height += ROOM if whole.height > LOWEST else shape.spare
    if tall:
        height += RAIL_TALL + GAP + (TWO_LINES - RIBBON[0] if whole.width < 900 else 0.0)
    table, panel = rows(middle, [REST, height], GAP)
    low = TWO_LINES if tall else RIBBON[0]
    ribbon, below = rows(panel, [RIBBON[1] if min(whole[2:]) >= 900 else low, REST])
    inner = inset(below, 14.0, 8.0)
    if tall:
        mine, rail = rows(inner, [REST, RAIL_TALL], GAP)
    else:
        share = shape.low_rail if whole.height < LOW else shape.rail
        mine, rail = columns(inner, [REST, min(RAIL[1], max(RAIL[0], share * whole.width))], 2 * GAP)
    return Frame(whole, strip, again, tools, table, panel, inset(ribbon, 18.0, 4.0), mine, rail)
