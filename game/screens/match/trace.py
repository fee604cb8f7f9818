"""A door for those who try the program from outside: one line of JSON for each position come to rest.

Open only while the environment variable HEROTABLE_TRACE names a file. The lines say where pieces lie that can
be picked and where the buttons are, in pixels of the window: what the person at it sees, and nothing else.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from game.engine.files.plain_file import check_writable

VARIABLE: Final = "HEROTABLE_TRACE"
_log = logging.getLogger(__name__)


class Spot(msgspec.Struct, frozen=True):
    """Something that can be clicked: its middle, its size, and where it is not covered."""

    name: str
    x: int
    y: int
    width: int
    height: int
    group: str = ""
    text: str = ""
    hint: str = ""
    enabled: bool = True
    marks: tuple[str, ...] = ()
    bare: tuple[int, int] | None = None  # where a click meets it, if not in its middle
    onto: tuple[int, int] | None = None  # where an advised piece can be dropped


class Sight(msgspec.Struct, frozen=True):
    """What can be seen of the match scene while nothing moves."""

    status: str
    caption: str
    bubble: str
    advice: str
    my_turn: bool
    over: bool
    decisions: int
    focus: str
    picked: tuple[str, ...]
    pieces: tuple[Spot, ...]
    buttons: tuple[Spot, ...]


class Trace:
    """Writes what is seen, whenever it differs from what was seen before."""

    def __init__(self) -> None:
        """Look whether the door is open."""
        name = os.environ.get(VARIABLE, "")
        self.path = Path(name) if name else None
        self._last: Sight | None = None

    @property
    def open(self) -> bool:
        """Whether anybody wants to know."""
        return self.path is not None

    def tell(self, sight: Sight) -> None:
        """Write one line; where that fails, the door closes and the log says why."""
        if self.path is None or sight == self._last:
            return
        self._last = sight
        try:
            with _door(self.path) as file:
                file.write(msgspec.json.encode(sight) + b"\n")
        except OSError as error:
            _log.warning("no more traces: %s", error)
            self.path = None


def _door(path: Path) -> BinaryIO:
    """Open a file to be added to, or a pipe that somebody reads: whoever set the variable chose it."""
    if not path.is_fifo():
        check_writable(path)
        return path.open("ab")
    handle = os.open(path, os.O_WRONLY | os.O_NONBLOCK)  # refused where nobody reads, and never waited for
    os.set_blocking(handle, True)
    return os.fdopen(handle, "wb")
