"""Which lines of a match's log are new: for who is told of events instead of seeing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.scenes.match.log import LogPanel

if TYPE_CHECKING:
    from game.scenes.match.story import Line
    from game.scenes.scene import Scene

AT_ONCE: Final = 8  # events told of at once: more have been jumped over, and the log has them all


class LogNews:
    """Remembers how far a log was told. It sees what those before the screen see, and no more."""

    def __init__(self) -> None:
        """Begin with nothing told."""
        self._log: LogPanel | None = None
        self._lines: tuple[Line, ...] = ()

    def take(self, scene: Scene | None) -> list[str] | None:
        """Return what is new in the match on top; None where it is another log, or one for other eyes."""
        log = getattr(scene, "log", None)
        if not isinstance(log, LogPanel):
            self._log = None
            return None
        known = log is self._log and log.lines[: len(self._lines)] == self._lines
        fresh = log.lines[len(self._lines) :] if known else ()
        self._log, self._lines = log, log.lines
        return [line.text for line in fresh[-AT_ONCE:]] if known else None
