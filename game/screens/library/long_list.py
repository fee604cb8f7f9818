"""A list of files that can be used while it is still being read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Generic, TypeVar

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
    from saves.disk.listing import Listing

EVERY: Final = 0.1  # seconds between two updates: sorting many rows takes a while
AT_ONCE: Final = 1000  # rows per update
PROGRESS: Final = 34.0  # units of height of the progress line
Row = TypeVar("Row")


class LongListScene(MenuScene, ABC, Generic[Row]):
    """Rows sorted by `rank`, highest first; `chosen` stays the same row while others arrive."""

    first = "back"
    line: str = "row"  # prefix of its widgets' names: "row.0"

    def __init__(self, program: Program) -> None:
        """Start without rows."""
        super().__init__(program)
        self.rows: list[Row] = []
        self.chosen = 0
        self.moved = False  # whether somebody has chosen a row
        self.reading: Listing[Row] | None = None
        self._coming: list[Row] = []  # being reread while the old rows are shown
        self._sorted = 0  # the number of those in order
        self._since = 0.0

    # For subclasses

    @abstractmethod
    def listing(self) -> Listing[Row]:
        """Start reading the rows."""

    @abstractmethod
    def rank(self, row: Row) -> tuple[int, float, str]:
        """Return a row's sort key."""

    @abstractmethod
    def name_of(self, row: Row) -> str:
        """Return a row's unique name."""

    def fixed(self) -> list[Row]:
        """Return rows that need no reading."""
        return []

    def first_choice(self) -> int:
        """Return the default choice."""
        return 0

    def chosen_changed(self) -> None:
        """Called when another row is chosen, or rows have changed."""

    # Reading

    @property
    def row(self) -> Row | None:
        """The chosen row."""
        return self.rows[self.chosen] if 0 <= self.chosen < len(self.rows) else None

    def read(self) -> None:
        """Reread the rows; the old ones stay until then."""
        self.stop()
        self.reading = self.listing()
        self._coming = [*self.fixed(), *self.reading.first_look()]
        self._sorted = 0
        self._arrange()

    def _arrange(self) -> None:
        """Show what was read so far, or all old rows until more than those are read."""
        done = self.reading is None or self.reading.done
        if not (done or len(self._coming) > len(self.rows)):
            return
        row = self.row
        self._sort()
        self.rows = list(self._coming)
        self.chosen = self._place_of(row)
        if done:
            self.stop()
        self.first = f"{self.line}.{self.chosen}" if self.rows else "back"

    def _sort(self) -> None:
        """Sort the new rows. They usually come in order: then the sorted part is left alone."""
        rank, before = self.rank, self._coming[: self._sorted]
        new = sorted(self._coming[self._sorted :], key=rank, reverse=True)
        if before and new and rank(before[-1]) < rank(new[0]):
            self._coming.sort(key=rank, reverse=True)
        else:
            self._coming = [*before, *new]
        self._sorted = len(self._coming)

    def _place_of(self, row: Row | None) -> int:
        """Return the chosen row's place now; if it is gone, that of its successor."""
        if row is None or not self.moved:
            return self.first_choice() if self.rows else 0
        name = self.name_of(row)
        known = (number for number, one in enumerate(self.rows) if self.name_of(one) == name)
        return next(known, max(0, min(self.chosen, len(self.rows) - 1)))

    def without(self, row: Row) -> None:
        """Remove a row, and choose the one below."""
        name = self.name_of(row)
        self.rows = [one for one in self.rows if self.name_of(one) != name]
        self._coming = [one for one in self._coming if self.name_of(one) != name]
        self._sorted = 0
        self.chosen = max(0, min(self.chosen, len(self.rows) - 1))
        self.first = f"{self.line}.{self.chosen}" if self.rows else "back"

    def with_row(self, row: Row) -> None:
        """Add a row, and choose it."""
        self.without(row)
        if self.reading is not None:
            self._coming.append(row)
        self.rows = sorted([*self.rows, row], key=self.rank, reverse=True)
        self.chosen, self.moved = self.rows.index(row), True
        self.first = f"{self.line}.{self.chosen}"

    @property
    def _is_reading(self) -> bool:
        return self.reading is not None

    def stop(self) -> None:
        """Stop reading."""
        if self.reading is not None:
            self.reading.stop()
            self.reading = None

    def left(self) -> None:
        """Stop reading while another scene is on top; it restarts afterwards."""
        self.stop()
        super().left()

    def gone(self) -> None:
        """Stop reading."""
        self.stop()
        super().gone()

    def update(self, seconds: float) -> None:
        """Take the rows read in the meantime."""
        super().update(seconds)
        self._since += seconds
        if self.reading is None or self._since < EVERY:
            return
        self._since = 0.0
        self._coming += self.reading.take(AT_ONCE)
        before, shown, at = self.rows, len(self.rows), self.chosen
        self._arrange()
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
