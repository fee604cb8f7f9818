"""The program's part of backups: one a week, while nobody needs the machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from game.screens.data.moving import folders_of
from game.screens.data.work import Work
from saves.backup.exporting import Stopped
from saves.backup.weekly import back_up, backups_in, is_due
from saves.disk.clock import now
from saves.disk.notices import SaveError

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path

    from game.screens.app.program import Program
    from saves.backup.exporting import Progress

IDLE: Final = 20.0  # seconds without a touch after which the machine counts as idle
AGAIN: Final = 3600.0  # seconds between two looks whether one is due
PAUSE: Final = 0.01  # seconds between two files


class DataDesk:
    """One for the program, from its start."""

    def __init__(self, program: Program, clock: Callable[[], datetime] = now) -> None:
        """Look for the first time as soon as the machine is idle."""
        self._program = program
        self._clock = clock
        self._rested = AGAIN  # seconds since the last look
        self._work: Work[Path | None] | None = None
        self.version = 0  # incremented by each backup

    @property
    def busy(self) -> bool:
        """Whether a backup is being made."""
        return self._work is not None

    def update(self, seconds: float) -> None:
        """Let time pass: begin where nobody needs the machine, tell what failed."""
        self._rested += seconds
        if self._work is not None:
            if self._work.done:
                self._finish(self._work)
        elif self._rested >= AGAIN and self._may():
            self._rested = 0.0
            self._work = Work(self._look, PAUSE)

    def _may(self) -> bool:
        program = self._program
        idle = program.untouched >= IDLE and not program.stack.tables and not program.ai.busy
        return bool(program.settings.backups) and idle

    def _look(self, progress: Progress) -> Path | None:
        folders, time = folders_of(self._program), self._clock()
        return back_up(folders, time, progress) if is_due(backups_in(folders.backups), time) else None

    def _finish(self, work: Work[Path | None]) -> None:
        self._work = None
        try:
            made = work.result()
        except Stopped:
            return
        except SaveError as error:
            self._program.tell([error.notice])
        else:
            if made is not None:
                self.version += 1
                self._program.stir()

    def close(self) -> None:
        """Stop what is going on; the next run begins anew."""
        if self._work is not None:
            self._work.end()
            self._work = None


def desk_of(program: Program) -> DataDesk:
    """Return the program's desk."""
    desk = program.remembered.data
    if not isinstance(desk, DataDesk):
        desk = program.remembered.data = DataDesk(program)
    return desk
