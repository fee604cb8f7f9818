"""A list of files that is read while it is used: what is there already can be chosen, more comes in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from game.scenes.menu import MenuScene
from game.scenes.widgets.list_line import ListLine
from game.scenes.widgets.long_pane import LongPane
from game.scenes.widgets.widget import Widget
from game.table.art.palette import MIST
from game.table.art.text import fitted
from game.table.motion import NEVER

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.scenes.program import Program
    from saves.listing import Listing

EVERY: Final = 0.1  # seconds between two looks at what was read: sorting many takes a while
AT_ONCE: Final = 1000  # rows that a look takes
PROGRESS: Final = 34.0  # units of height of the line that tells how far the reading is
Row = TypeVar("Row")


class LongListScene(MenuScene, Generic[Row]):
    """Rows in the order of `rank`, the highest first; `chosen` stays the same row while others come."""

    first = "back"
    line: str = "row"  # what its widgets are called: "row.0"

    def __init__(self, program: Program) -> None:
        """Begin without rows."""
        super().__init__(program)
        self.rows: list[Row] = []
        self.chosen = 0
        self.moved = False  # somebody has chosen a row
        self.reading: Listing[Row] | None = None
        self._coming: list[Row] = []  # read anew, while the old rows still show
        self._sorted = 0  # of those, how many are in order
        self._since = 0.0

    # For the scenes themselves

    def listing(self) -> Listing[Row]:
        """Begin to read the rows."""
        raise NotImplementedError

    def rank(self, row: Row) -> tuple[int, float, str]:
        """Return what the rows are sorted by."""
        raise NotImplementedError

    def name_of(self, row: Row) -> str:
        """Return what no other row is called."""
        raise NotImplementedError

    def fixed(self) -> list[Row]:
        """Return rows that need not be read."""
        return []

    def first_choice(self) -> int:
        """Return the row that is chosen while nobody has chosen another."""
        return 0

    def chosen_changed(self) -> None:
        """Answer that another row is chosen, or that there are others."""

    # Reading

    @property
    def row(self) -> Row | None:
        """The row that is chosen."""
        return self.rows[self.chosen] if 0 <= self.chosen < len(self.rows) else None

    def read(self) -> None:
        """Read the rows anew; those that there are stay until then."""
        self.stop()
        self.reading = self.listing()
        self._coming = [*self.fixed(), *self.reading.first_look()]
        self._sorted = 0
        self._arrange()

    def _arrange(self) -> None:
        """Show what was read so far, or all the old rows until more than they are has been read."""
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
        """Sort what has come. Mostly it comes in order: then what was sorted before is left alone."""
        rank, before = self.rank, self._coming[: self._sorted]
        new = sorted(self._coming[self._sorted :], key=rank, reverse=True)
        if before and new and rank(before[-1]) < rank(new[0]):
            self._coming.sort(key=rank, reverse=True)
        else:
            self._coming = [*before, *new]
        self._sorted = len(self._coming)

    def _place_of(self, row: Row | None) -> int:
        """Where the chosen row is now; if it is gone, what has come in its place."""
        if row is None or not self.moved:
            return self.first_choice() if self.rows else 0
        name = self.name_of(row)
        known = (number for number, one in enumerate(self.rows) if self.name_of(one) == name)
        return next(known, max(0, min(self.chosen, len(self.rows) - 1)))

    def without(self, row: Row) -> None:
        """Show a row no more; what lay below it is chosen."""
        name = self.name_of(row)
        self.rows = [one for one in self.rows if self.name_of(one) != name]
        self._coming = [one for one in self._coming if self.name_of(one) != name]
        self._sorted = 0
        self.chosen = max(0, min(self.chosen, len(self.rows) - 1))
        self.first = f"{self.line}.{self.chosen}" if self.rows else "back"

    def with_row(self, row: Row) -> None:
        """Show one more row, and choose it."""
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
        """Read no further."""
        if self.reading is not None:
            self.reading.stop()
            self.reading = None

    def left(self) -> None:
        """Read no further while another scene is on top; it begins anew afterwards."""
        self.stop()
        super().left()

    def gone(self) -> None:
        """Read no further."""
        self.stop()
        super().gone()

    def update(self, seconds: float) -> None:
        """Take in what was read meanwhile."""
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
        """Return in how many seconds there is more to show while rows are read."""
        reading = max(0.0, EVERY - self._since) if self._is_reading else NEVER
        return min(reading, super().shows_in())

    def _rebuilt(self, before: list[Row]) -> None:
        """Build the page anew, with what was chosen and shown still there."""
        self._grow(before, same=False)
        focused = self.page.focused
        if self.rows and not self.moved and (focused is None or focused.name == "back"):
            self.page.focus(None)
        self.rebuild()

    def _grow(self, before: list[Row], *, same: bool) -> None:
        """Put more rows into the pane; what shows stays where it is."""
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

    # On the page

    def long_pane(self, rect: pygame.Rect, step: int, make: Callable[[int, pygame.Rect], Widget]) -> LongPane:
        """Put the pane of rows on the page; while more are read, a line below it tells how many."""
        if self.reading is not None:
            foot = rect.copy()
            rect = rect.copy()
            rect.height -= self.px(PROGRESS)
            foot.top, foot.height = rect.bottom, self.px(PROGRESS)
            self.page.add(_Progress(self, foot.move(0, self.px(4))))
        first = rect.move(self.px(6), self.px(4))
        first.width -= self.px(26)
        first.height = step - self.px(12)
        pane = LongPane("list", rect, self.page.unit, (first, step), make)
        pane.hold(len(self.rows), self.chosen)
        self.page.widgets.append(pane)
        return pane

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
    """Tells how much of a list was read."""

    focusable = False

    def __init__(self, scene: LongListScene[Row], rect: pygame.Rect) -> None:
        super().__init__("progress", rect)
        self.scene = scene

    @property
    def spoken(self) -> str:
        """How many were read, and of how many."""
        words, reading = self.scene.program.words, self.scene.reading
        if reading is None or reading.total is None:
            return words("list-reading")
        return words("list-progress", number=reading.taken, total=reading.total)

    def draw(self, surface: pygame.Surface) -> None:
        line = fitted(self.spoken, "text_italic", self.rect.size, MIST, self.scene.px(19))
        surface.blit(line, line.get_rect(center=self.rect.center))
