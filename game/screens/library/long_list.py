"""A list of files that can be used while it is still being read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.library.row_list import Row, RowList
from game.screens.menus.menu import MenuScene
from game.screens.widgets.layout import Column, Made, Part
from game.screens.widgets.list_line import ListLine
from game.screens.widgets.long_pane import LongPane
from game.screens.widgets.widget import Widget
from game.table.art.palette import MIST
from game.table.art.text.text import fitted
from game.table.motion.animation import NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.app.program import Program

EVERY: Final = 0.1  # seconds between two updates: sorting many rows takes a while
PROGRESS: Final = 34.0  # units of height of the progress line


class LongListScene(MenuScene, RowList[Row]):
    """A page with the rows."""

    first = "back"
    line: str = "row"  # prefix of its widgets' names: "row.0"

    def __init__(self, program: Program) -> None:
        """Start without rows."""
        MenuScene.__init__(self, program)
        RowList.__init__(self)
        self._since = 0.0

    def chosen_changed(self) -> None:
        """Called when another row is chosen, or rows have changed."""

    def arranged(self) -> None:
        """Let the chosen row be the first with the focus."""
        self.first = f"{self.line}.{self.chosen}" if self.rows else "back"

    def left(self) -> None:
        """Stop reading while another scene is on top; it restarts afterwards."""
        self._stop()
        super().left()

    def gone(self) -> None:
        """Stop reading."""
        self._stop()
        super().gone()

    def update(self, seconds: float) -> None:
        """Take the rows read in the meantime."""
        super().update(seconds)
        self._since += seconds
        if self.reading is None or self._since < EVERY:
            return
        self._since = 0.0
        before, shown, at = self.rows, len(self.rows), self.chosen
        self.take()
        if not (self._is_reading and shown):
            self._rebuilt(before)
        elif self.rows is not before:
            same = self.rows[:shown] == before and self.chosen == at
            self._grow(before, same=same)

    def shows_in(self) -> float:
        """Return the seconds until more rows are shown."""
        reading = max(0.0, EVERY - self._since) if self._is_reading else NEVER
        return min(reading, super().shows_in())

    def _rebuilt(self, before: list[Row]) -> None:
        """Rebuild the page, keeping choice and scroll position."""
        self._grow(before, same=False)
        focused = self.page.focused
        if self.rows and not self.moved and (focused is None or focused.name == "back"):
            self.page.focus(None)
        self.rebuild()

    def _grow(self, before: list[Row], *, same: bool) -> None:
        """Add rows to the pane, keeping the scroll position."""
        pane = self.page.named_pane("list")
        if not isinstance(pane, LongPane):
            return
        if same:
            pane.grow(len(self.rows))
            return
        top = pane.top_line
        name = self.name_of(before[top]) if top < len(before) else ""
        on_row = isinstance(self.page.focused, ListLine)
        pane.hold(len(self.rows), self.chosen)
        now = next((number for number, one in enumerate(self.rows) if self.name_of(one) == name), top)
        if pane.offset:
            pane.scroll_to(pane.offset + (now - top) * pane.step)
        if on_row:
            self.page.refocus(self.page.named(f"{self.line}.{self.chosen}"))
        self.chosen_changed()

    # Layout

    def long_pane(self, step: float, make: Callable[[int, pygame.Rect], Widget]) -> Part:
        """Return the pane of rows, `step` units each; while reading, a line below shows the progress."""

        def pane(place: pygame.Rect) -> LongPane:
            rows = LongPane("list", place, self.page.unit, step, make)
            rows.hold(len(self.rows), self.chosen)
            return rows

        if self.reading is None:
            return Made(pane)
        return Column([Made(pane), Made(lambda place: _Progress(self, place), PROGRESS)])

    def choose(self, number: int) -> None:
        """Choose a row."""
        if number != self.chosen:
            self.chosen = number
            self.moved = True
            pane = self.page.named_pane("list")
            if isinstance(pane, LongPane):
                pane.keep(number)
            self.chosen_changed()


class _Progress(Widget):
    """The progress of reading."""

    focusable = False

    def __init__(self, scene: LongListScene[Row], rect: pygame.Rect) -> None:
        super().__init__("progress", rect)
        self.scene = scene

    @property
    def spoken(self) -> str:
        """The number of rows read, and of all."""
        words, reading = self.scene.program.words, self.scene.reading
        if reading is None or reading.total is None:
            return words("list-reading")
        return words("list-progress", number=reading.taken, total=reading.total)

    def draw(self, surface: pygame.Surface) -> None:
        line = fitted(self.spoken, "text_italic", self.rect.size, MIST, self.scene.px(19))
        surface.blit(line, line.get_rect(center=self.rect.center))
