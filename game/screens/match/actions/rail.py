"""The buttons of a match: the rail of actions in the lit panel, and the tools above the table.

It shows what it is told and calls what it was given; which buttons there are is others' matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.match.actions.button_group import ButtonGroup
from game.screens.match.actions.plates import Offer, ToolButton
from game.screens.match.actions.rail_button import RailButton, heights, title_share
from game.screens.match.actions.rail_packing import packed
from game.screens.widgets.widget import draw_ring
from game.table.art.frames import panel
from game.table.art.palette import GILT, INDIGO
from game.table.layout.boxes import REST, Share, columns, grid, rows, within
from game.table.pieces import Area
from game.table.stock.own_panel import RING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.match.table.window import TableWindow
    from game.screens.widgets.button import Button

GAP: Final = 8.0
TALLEST: Final = 92.0  # units of a tile,
LOWEST: Final = 50.0  # and what it needs in one column
FLATTEST: Final = 32.0  # a tile with a title alone, where two columns would be too narrow for it
NARROWEST: Final = 232.0  # a tile in several columns
LIKELY: Final = 1.25  # how much taller the golden tile is than others,
OFF: Final = 0.92  # and how much of their height those have that can't be pressed
LONG_ROW: Final = 60.0
DOTS: Final = 12  # of the ring that shows how far somebody has got


class Rail(ButtonGroup):
    """Actions and tools in one window."""

    def __init__(self, window: TableWindow) -> None:
        """Begin empty, in the rail of a table's `window`."""
        super().__init__()
        self.status = ""  # the prompt, for who can't see it
        self.share: float | None = None  # how far the thinking has got
        self.caption: tuple[str, int | None] = ("", None)  # what happened last, and its seat's colour
        self.choices: list[RailButton] = []
        self.tools: list[ToolButton] = []
        self.long = False  # the choices are unfolded over the table
        self.version = 0  # rises when other buttons are shown
        self._window = window
        self._board, self._frame = window.board, window.frame

    # What there is

    @property
    def buttons(self) -> list[Button]:
        """All of them, choices first."""
        return [*self.choices, *self.tools]

    def place(self) -> None:
        """Lie anew: the window has another size."""
        self._board, self._frame = self._window.board, self._window.frame
        offers, tools = [one.offer for one in self.choices], [one.offer for one in self.tools]
        self.choices, self.tools = [], []
        self.offer(offers, long=self.long)
        self.equip(tools)

    def offer(self, offers: Sequence[Offer], *, long: bool = False) -> None:
        """Show these choices; focus and pointer stay with a button of the same name."""
        if long == self.long and _same_looks(self.choices, offers):
            return
        self.long = long
        board = self._board
        areas, signed = (self._long_areas(len(offers)), True) if long else self._tiles(offers)
        self.choices = [
            RailButton(offer, board.rect(area), board.scale, signed=signed)
            for offer, area in zip(offers, areas, strict=True)
        ]
        self._keep_hold()

    def equip(self, tools: Sequence[Offer]) -> None:
        """Show these tools; one called "recap" lies beside the strip of what happened."""
        if _same_looks(self.tools, tools):
            return
        others = [tool.name for tool in tools if tool.name != "recap"]
        cells = dict(zip(others, columns(self._frame.tools, [REST] * len(others), 6.0), strict=True))
        cells["recap"] = self._frame.recap
        self.tools = [ToolButton.of(tool, self._board.rect(cells[tool.name])) for tool in tools]
        self._keep_hold()

    def _keep_hold(self) -> None:
        super()._keep_hold()
        self.version += 1

    # Where it lies, in units

    def _tiles(self, offers: Sequence[Offer]) -> tuple[list[Area], bool]:
        """Return where the tiles lie, and whether they have signs: as usual while all notes have room.

        Else rows are as high as their words need, in as many columns as let most notes be read.
        """
        usual, scale = self._usual(offers), self._board.scale
        for offer, area in zip(offers, usual, strict=True):
            rect = self._board.rect(area)
            if heights(offer, rect.width, scale, signed=True)[1] > rect.height:
                break
            if title_share(offer, rect.size, scale, signed=True) < 1.0:
                break
        else:
            return usual, True
        plans = [
            packed(offers, self._frame.rail, across, scale, signed=signed)
            for across in range(1, min(3, len(offers)) + 1)
            for signed in (True, False)
        ]
        plans += [
            packed(offers, self._frame.rail, across, scale, signed=False, alone=True)
            for across in range(2, min(3, len(offers)) + 1)
        ]
        best = max(plans, key=lambda plan: plan.told)
        return best.areas, best.signed

    def _usual(self, offers: Sequence[Offer]) -> list[Area]:
        """One column while each tile has room for two lines, else as few rows as their titles allow."""
        area, count = self._frame.rail, max(1, len(offers))
        high = (area.height - GAP * (count - 1)) / count
        across = min(count, max(1, int((area.width + GAP) // (NARROWEST + GAP))))
        if high < (LOWEST if across > 1 else FLATTEST) or self._frame.tall:
            down = -(-count // across)
            across = max(2 if count > 1 else 1, -(-count // down))
            return grid(area, across, -(-count // across), GAP)[: len(offers)]
        parts = [Share(_weight(offer), 0.0, TALLEST * _weight(offer)) for offer in offers]
        return rows(area, parts, GAP)

    def _long_areas(self, count: int) -> list[Area]:
        frame, rail = self._frame, self._frame.rail
        wide = max(rail.width, min(560.0, frame.whole.width * 0.6))
        high = min(LONG_ROW, (frame.table.height + frame.panel.height) / max(1, count) - GAP)
        above = Area(0.0, 0.0, rail.x + rail.width, rail.y + rail.height)
        return rows(within(above, (wide, count * (high + GAP) - GAP), (1.0, 1.0)), [REST] * count, GAP)

    @property
    def rect(self) -> pygame.Rect:
        """The lit panel with all that is to be done; a list that is unfolded reaches above it."""
        panel = self._board.rect(self._frame.panel)
        return panel.unionall([one.rect for one in self.choices])

    @property
    def rects(self) -> list[pygame.Rect]:
        """What it covers now: the tools, and the rail or the list that is unfolded."""
        rail = self._board.rect(self._frame.rail)
        return [self._board.rect(self._frame.tools), rail.unionall([one.rect for one in self.choices])]

    def covers(self, spot: tuple[int, int]) -> bool:
        """Whether a pixel is the rail's or the tools'."""
        return any(rect.collidepoint(spot) for rect in self.rects)

    def press(self, number: int) -> bool:
        """Press the choice with this digit, from 1; whether there is one."""
        if 1 <= number <= len(self.choices) and self.choices[number - 1].enabled:
            self.choices[number - 1].press()
            return True
        return False

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Show choices and tools."""
        if self.long and self.choices:
            air = self._board.length(14)
            back = self.choices[0].rect.unionall([one.rect for one in self.choices]).inflate(2 * air, 2 * air)
            surface.blit(panel(back.size, "dialog"), back)
        for button in self.buttons:
            button.draw(surface)
        if self.share is not None:
            self._draw_share(surface, self.share)
        if self.focused:
            draw_ring(surface, self.focused.rect, self._board.scale)

    def _draw_share(self, surface: pygame.Surface, share: float) -> None:
        """Draw a ring of dots at the end of the prompt, `share` of them lit: thinking done, or time left."""
        place = self._board.rect(columns(self._frame.ribbon, [REST, RING])[1])
        reach = min(place.size) * 0.4
        for number in range(DOTS):
            arm = pygame.Vector2(0, -reach).rotate(360 * number / DOTS)
            spot = (place.centerx + arm.x, place.centery + arm.y)
            lit = GILT if number < share * DOTS else INDIGO
            pygame.draw.aacircle(surface, lit, spot, max(2, reach * 0.19))


def _weight(offer: Offer) -> float:
    if not offer.enabled:
        return OFF
    return LIKELY if offer.style == "primary" else 1.0


def _same_looks(buttons: Sequence[RailButton | ToolButton], offers: Sequence[Offer]) -> bool:
    """Whether the offers look as the buttons do; then the buttons take over what they do."""
    same = [one.offer._replace(act=_nothing) for one in buttons] == [
        offer._replace(act=_nothing) for offer in offers
    ]
    if same:
        for button, offer in zip(buttons, offers, strict=True):
            button.offer, button.action = offer, offer.act
    return same


def _nothing() -> None:
    """Stand in for an action where only looks are compared."""
