"""Finds a match log's new lines, for people who hear events instead of seeing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.screens.match.log.log import LogPanel

if TYPE_CHECKING:
    from game.screens.match.log.story import Line
    from game.screens.scene import Scene

AT_ONCE: Final = 8  # events told of at once: more have been jumped over, and the log has them all


class LogNews:
    """Remembers how much of a log was announced. It sees only what the people at the screen see."""

    def __init__(self) -> None:
        """Start with nothing announced."""
        self._log: LogPanel | None = None
        self._lines: tuple[Line, ...] = ()

    def take(self, scene: Scene | None) -> list[str] | None:
        """Return the new lines of the match on top; None if it is another log, or for another viewer."""
        log = getattr(getattr(scene, "parts", scene), "log", None)
        if not isinstance(log, LogPanel):
            self._log = None
            return None
        known = log is self._log and log.lines[: len(self._lines)] == self._lines
        fresh = log.lines[len(self._lines) :] if known else ()
        self._log, self._lines = log, log.lines
        return [line.text for line in fresh[-AT_ONCE:]] if known else None
