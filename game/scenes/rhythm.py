"""When the program goes on, and when it draws: the one place that decides.

It is told how much time has passed, and reads a clock only to end a rest where no system wakes it.

A picture is drawn when something stirred, or when the scenes said that it would change by itself by now. In
between the loop waits for events, and looks a few times a second at what comes from elsewhere.
"""

from __future__ import annotations

import ctypes
import logging
import math
import sys
import time
from collections.abc import Callable
from typing import Final

import pygame

from game.table.motion import NEVER

FRAMES: Final = 60  # a second, while something moves
BEAT: Final = 0.2  # seconds between two looks at clocks and other processes while nothing moves
UNFOCUSED: Final = 20  # frames a second while something moves and the keyboard belongs to another window
LISTENING: Final = 1 / 30  # seconds between two looks at who has been asked something
SLICE: Final = 0.01  # seconds between two looks at the events, where nobody can wake the program
SILENT_DRIVERS: Final = ("dummy", "offscreen")  # no window, so no system that tells of events
WAKE: Final = pygame.event.custom_type()
_log = logging.getLogger(__name__)


class Rhythm:
    """How long the program may rest, and whether the next picture is due."""

    def __init__(self) -> None:
        """Begin with a picture to be drawn."""
        self.hidden = False  # nobody can see the window: nothing is drawn
        self.focused = True  # the window has the keyboard
        self._stirred = True
        self._shows = 0.0  # seconds until the picture changes by itself
        self._works = 0.0  # seconds until the program has to go on for another reason

    def stir(self) -> None:
        """Have the next frame drawn: something has changed."""
        self._stirred = True

    def go_on(self, seconds: float) -> None:
        """Let time pass."""
        self._shows -= seconds

    def due_in(self, seconds: float) -> bool:
        """Whether anything was to come within that time."""
        return min(self._shows, self._works) <= seconds

    def draws(self) -> bool:
        """Whether a picture is due now; asked once in a frame, after all that may change it."""
        due = not self.hidden and (self._stirred or self._shows <= 0)
        if due:
            self._stirred = False
            self._shows = NEVER
        return due

    def settle(self, shows_in: float, works_in: float, *, stirred: bool) -> None:
        """Hear, at the end of a frame, when the next is due; one more follows at once on what has stirred.

        A picture that was due before still is, until it is drawn.
        """
        self._shows = min(self._shows, shows_in)
        self._works = 0.0 if stirred else works_in

    def rest(self) -> float:
        """Seconds for which the program may wait for events: 0.0 while frames follow each other."""
        due = min(self._shows, self._works)
        if self.hidden:
            return BEAT
        if self._stirred:
            return 0.0
        if due <= 1 / FRAMES:
            return 0.0 if self.focused else 1 / UNFOCUSED
        return min(due, BEAT)


def wake() -> None:
    """Let the loop look at once; called from any thread."""
    if pygame.display.get_init():
        pygame.event.post(pygame.event.Event(WAKE))


def wait(seconds: float) -> None:
    """Wait for an event, at most so long; it stays in the queue."""
    if seconds <= 0:
        return
    waiting = None if pygame.display.get_driver() in SILENT_DRIVERS else _system_wait()
    if waiting is not None:
        waiting(None, math.ceil(seconds * 1000))
        return
    end = time.monotonic() + seconds
    while not pygame.event.peek() and (left := end - time.monotonic()) > 0:
        time.sleep(min(left, SLICE))


_found: list[Callable[[None, int], int] | None] = []


def _system_wait() -> Callable[[None, int], int] | None:
    """SDL's own waiting, which sleeps until there is an event: pygame's looks a thousand times a second."""
    if not _found:
        try:
            library = "SDL2.dll" if sys.platform == "win32" else pygame.event.__file__
            function = ctypes.CDLL(library).SDL_WaitEventTimeout
            function.argtypes = (ctypes.c_void_p, ctypes.c_int)
            function.restype = ctypes.c_int
            _found.append(function)
        except (OSError, AttributeError, TypeError) as error:
            _log.info("events are looked for, not waited for: %s", error)
            _found.append(None)
    return _found[0]
