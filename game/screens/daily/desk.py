"""The program's part of the daily deal: the person's tries, and what became of them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from saves.daily.tries import Tries, read_place
from saves.disk.clock import today

if TYPE_CHECKING:
    from datetime import date

    from game.screens.app.program import Program
    from game.screens.seating import TableMatch


class DailyDesk:
    """One for the program; made when somebody first needs it."""

    def __init__(self, program: Program, now: Callable[[], date] = today) -> None:
        """Read which days were tried; `now` returns the local date."""
        self._program = program
        self._now = now
        self.tries = Tries(program.library.folder)
        self.places: dict[date, int] = {}  # the person's, of finished tries, as far as they were read
        self.kept: dict[date, TableMatch] = {}  # those finished since the start, as the library has them
        self._found: dict[date, int] | None = None  # by the thread, not yet taken
        self._reading = False
        self.look()

    @property
    def today(self) -> date:
        """The local date."""
        return self._now()

    def look(self) -> None:
        """Read on a thread how the finished tries ended that are not known yet."""
        unknown = [one for one in self.tries.days.values() if one.over and one.day not in self.places]
        if unknown and not self._reading:
            self._reading = True
            folder = self.tries.library.folder

            def read() -> None:
                self._found = {one.day: read_place(folder / one.name, one.day) for one in unknown}

            threading.Thread(target=read, name="daily", daemon=True).start()

    def finished(self, day: date, place: int) -> None:
        """Remember how the try of `day` ended."""
        self.tries.finish(day)
        self.places[day] = place

    def update(self, _seconds: float) -> None:
        """Take what was read, and tell what could not be written."""
        if self._found is not None:
            self.places |= self._found
            self._found, self._reading = None, False
            self._program.stir()
        self._program.tell(self.tries.poll())

    def close(self) -> None:
        """Write what is pending."""
        self.tries.close()


def desk_of(program: Program) -> DailyDesk:
    """Return the program's desk."""
    desk = program.remembered.daily
    if not isinstance(desk, DailyDesk):
        desk = program.remembered.daily = DailyDesk(program)
    return desk
