"""Shows the table at a moment of a finished match, from one moment to the next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.analysis.detail import Detail
from game.screens.analysis.sight import table_at
from game.screens.match.table.piece_tooltip import PieceTooltip
from game.screens.menus.menu import MenuScene
from game.screens.widgets.button import Button
from game.screens.widgets.choice import arrow
from game.screens.widgets.layout import Column, Kit, Made, Part, Plate, Row
from game.table.art.frames import BUTTON_INK
from game.table.layout.board import UI_SCALES, Board
from game.table.layout.boxes import REST, columns, inset, rows
from game.table.motion.animation import Pace
from game.table.pieces import Area
from game.table.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.views import View
    from game.screens.analysis.looker import Looker
    from game.screens.app.program import Program
    from game.screens.requests import OpenMoment

SIDE: Final = 480.0  # units of the description
BUTTON: Final = 52.0  # board units
GAP: Final = 8.0
SCALE_STEP: Final = 5  # percent
ENOUGH: Final = {False: (880.0, 540.0), True: (880.0, 1150.0)}  # units for a table, if tall or not


class ArrowButton(Button):
    """Goes one moment forward or back."""

    def __init__(self, name: str, rect: pygame.Rect, action: Callable[[], None], *, left: bool) -> None:
        """Make an arrow to the left or right."""
        super().__init__(name, rect, "", action)
        self.left = left

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the arrow."""
        sign = arrow(round(self.rect.height * 0.5), BUTTON_INK[self.style], self.left)
        surface.blit(sign, sign.get_rect(center=self.rect.center))


class TableScene(MenuScene):
    """Covers the analysis; the arrow keys move through the match."""

    first = "back"

    def __init__(self, program: Program, looker: Looker) -> None:
        """Show the moment that `looker` has chosen."""
        super().__init__(program)
        self.looker = looker
        self._telling = looker.verdicts.telling
        settings = program.settings
        self._side = self._rest = Area(0.0, 0.0, 1.0, 1.0)  # of the description, and of the table
        self.stage = Stage(self._telling.pieces, Pace(settings.motion, settings.speed))
        self.board = Board(program.size)
        self.painted = False
        self.tip = PieceTooltip(self.stage, self._describe)
        self._view: View | None = None  # the view on the screen

    def gone(self) -> None:
        """Drop the table's pictures."""
        super().gone()
        self.stage.clear()

    def build(self) -> None:
        """Put the description and the buttons beside the table."""
        self._divide()
        self.painted = False
        words, unit = self.program.words, self.page.unit
        scale = self.board.length(100) / 100 * 1.5
        kit = Kit(self.page)
        place = self.board.rect(self._side)
        findings = self.looker.findings
        able = findings.may_try(self.looker.chosen)
        tall = kit.units(self.board.length(BUTTON))

        def arrow_part(name: str, by: int) -> Part:
            return Made(
                lambda place: ArrowButton(name, place, partial(self.step, by), left=by < 0), tall, tall
            )

        again = self.push(
            "again",
            words("analysis-again"),
            self.looker.try_chosen,
            style="primary",
            tall=tall,
            enabled=able,
        )
        back = self.push("back", words("menu-back"), self.back, tall=tall)
        buttons = Row([arrow_part("before", -1), arrow_part("after", 1), again, back], 6.0)
        detail = Made(lambda place: Detail(place, self.looker, scale))
        air = kit.units(self.board.length(16))
        area = Area(*(length / unit for length in place))
        self.lay(Plate(Column([detail, buttons], air), "glass", air), area)
        self._lay()

    def _lay(self) -> None:
        """Animate the pieces to their places at this moment."""
        self.tip.forget()
        chosen = self.looker.chosen
        self._view = self._telling.seen(chosen)
        self.stage.move_to(table_at(self._telling, chosen, self._rest))

    def _divide(self) -> None:
        """Divide the window between table and description, at a UI scale that leaves the table enough."""
        percent = self.program.settings.ui_scale
        for scale in range(percent, round(100 * UI_SCALES[0]) - 1, -SCALE_STEP):
            self.board = Board(self.program.size, scale / 100)
            whole = inset(Area(0.0, 0.0, *self.board.canvas), GAP)
            split = rows if whole.height > whole.width else columns
            self._rest, self._side = split(whole, [REST, SIDE], GAP)
            least = ENOUGH[self._rest.height > self._rest.width]
            if self._rest.width >= least[0] and self._rest.height >= least[1]:
                return

    def step(self, by: int) -> None:
        """Go to the next known moment, or the previous one."""
        looker = self.looker
        if looker.findings.has(looker.chosen + by):
            looker.choose(looker.chosen + by)
            self.program.audio.play("slide", 0.5)
            self.rebuild()

    def handle(self, event: pygame.event.Event) -> None:
        """Handle arrows, T and the pointer, and everything that every menu handles."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.stage.finish()
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return
        if self.command(event, "analysis") == "analysis_try":
            self.looker.try_chosen()
            return
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        super().handle(event)

    def _point(self, spot: tuple[int, int]) -> None:
        over = self.board.rect(self._side).collidepoint(spot)
        self.tip.point(None if over else self.board.point(spot))

    def update(self, seconds: float) -> None:
        """Animate the pieces."""
        super().update(seconds)
        self.tip.update(seconds)
        self.stage.update(seconds)

    def shows_in(self) -> float:
        """Return the seconds until table, page or words change by themselves."""
        return min(super().shows_in(), self.stage.shows_in(), self.tip.shows_in()) if self.painted else 0.0

    def pointer_gone(self) -> None:
        """Reset hovering."""
        super().pointer_gone()
        self.tip.point(None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw table and words; paint everything on the first frame."""
        if not self.painted:
            self.stage.settle(self.board)
            self.painted = True
        self.stage.draw(surface, self.board)
        self.page.draw(surface)
        self.tip.draw(surface, self.board, self.program.unit)
        if self.stage.unpainted:
            self.program.stir()

    def _describe(self, key: str) -> str:
        telling = self._telling
        return "" if self._view is None else telling.pieces.describe(self._view, key, telling.setting)


def open_moment(program: Program, request: OpenMoment) -> TableScene:
    """Make the screen."""
    return TableScene(program, request.looker)
