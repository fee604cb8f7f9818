"""Reports when dev.py has compiled the engine in the background, and restarts the worker with it."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import game
from game import built
from game.texts.texts import Voice

if TYPE_CHECKING:
    from game.screens.app.program import Program

LOOK_SECONDS: Final = 2.0  # between two checks
HOME: Final = Path(game.__file__).resolve().parents[1]
_log = logging.getLogger(__name__)


class EngineNews:
    """Checks now and then for an announced engine."""

    def __init__(self, program: Program, home: Path = HOME) -> None:
        """Announce that one is coming, if dev.py says so."""
        self._program = program
        self._home = home
        asked = os.environ.get(built.COMING, "")
        self._coming = bool(asked) and not game.compiled()
        self._wanted = (
            built.fingerprint(home) if self._coming else ""
        )  # of the sources that this process runs
        self._failed_before = self._failures()
        self._next_look = LOOK_SECONDS
        if self._coming and asked == built.ANNOUNCED:
            self._say("window-engine_coming")

    def update(self, seconds: float) -> None:
        """Advance time; check when it is due."""
        if not self._coming:
            return
        self._next_look -= seconds
        if self._next_look > 0:
            return
        self._next_look = LOOK_SECONDS
        if built.engine(self._home, self._wanted):
            self._coming = False
            self._program.ai.renew()
            self._say("window-engine_ready")
        elif self._failures() != self._failed_before:
            self._coming = False
            self._say("window-engine_failed")

    def _failures(self) -> list[tuple[Path, int]]:
        """List the failures and their times, as far as known."""
        notes = built.failed(self._home, self._wanted) if self._coming else []
        return [(note, note.stat().st_mtime_ns) for note in notes]

    def _say(self, key: str) -> None:
        self._program.notice(self._program.words(key))
        _log.info(Voice("en")(key))
