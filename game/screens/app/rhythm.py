"""Decides when the program updates and when it draws: the only place that does.

It is told how much time has passed; it reads a clock only to end a wait where the system can't wake the
program.

A frame is drawn when something has stirred, or when a scene's announced change is due. In between the loop
waits for events, and polls other processes twice a second.
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

from game.table.motion.animation import NEVER

FRAMES: Final = 60  # per second, while something moves
BEAT: Final = 0.5  # seconds between two polls of clocks and other processes while nothing moves
UNFOCUSED: Final = 20  # frames per second while something moves but another window has keyboard focus
LISTENING: Final = 1 / 30  # seconds between two polls while a request is pending
SLICE: Final = 0.01  # seconds between two polls for events, where the program doesn't wait for them
SILENT_DRIVERS: Final = ("dummy", "offscreen")  # no window, so the system sends no events
WAKE: Final = pygame.event.custom_type()
_log = logging.getLogger(__name__)


class Rhythm:
    """How long the program may wait, and whether a frame is due."""

    def __init__(self) -> None:
        """Start with a frame due."""
        self.hidden = False  # the window is invisible: nothing is drawn
        self.focused = True  # the window has keyboard focus
        self._stirred = True
        self._shows = 0.0  # seconds until the picture changes by itself
        self._works = 0.0  # seconds until an update for another reason

    @property
    def present(self) -> bool:
        """Whether a person can see the window and write in it."""
        return self.focused and not self.hidden

    def stir(self) -> None:
        """Draw the next frame: something has changed."""
        self._stirred = True

    def go_on(self, seconds: float) -> None:
        """Advance time."""
        self._shows -= seconds

    def due_in(self, seconds: float) -> bool:
        """Whether anything is due within that time."""
        return min(self._shows, self._works) <= seconds

    def draws(self) -> bool:
        """Whether a frame is due now; call it once a frame, after all changes."""
        due = not self.hidden and (self._stirred or self._shows <= 0)
        if due:
            self._stirred = False
            self._shows = NEVER
        return due

    def settle(self, shows_in: float, works_in: float, *, stirred: bool) -> None:
        """At the end of a frame, set when the next is due; if something stirred, another one follows at once.

        A frame that was due stays due until it is drawn.
        """
        if self._shows > 0:
            self._shows = shows_in
        self._works = 0.0 if stirred else works_in

    def rest(self) -> float:
        """Return the seconds to wait for events: 0.0 while frames follow each other."""
        due = min(self._shows, self._works)
        if self.hidden:
            return BEAT
        if self._stirred:
            return 0.0
        if due <= 1 / FRAMES:
            return 0.0 if self.focused else 1 / UNFOCUSED
        return min(due, BEAT)


def wake() -> None:
    """Wake the loop; called from any thread."""
    if pygame.display.get_init():
        pygame.event.post(pygame.event.Event(WAKE))


def wait(seconds: float) -> None:
    """Wait for an event, up to a limit; it stays in the queue."""
    if seconds <= 0:
        return
    waiting = None if _polls() else _system_wait()
    if waiting is not None:
        waiting(None, math.ceil(seconds * 1000))
        return
    end = time.monotonic() + seconds
    while not pygame.event.peek() and (left := end - time.monotonic()) > 0:
        time.sleep(min(left, SLICE))


def _polls() -> bool:
    """Whether to look for events now and then: with a pad plugged in, SDL looks a thousand times a second."""
    pads = pygame.joystick.get_init() and pygame.joystick.get_count()
    return bool(pads) or pygame.display.get_driver() in SILENT_DRIVERS


_found: list[Callable[[None, int], int] | None] = []


def _system_wait() -> Callable[[None, int], int] | None:
    """Return SDL's own wait, which sleeps until an event comes: pygame's polls a thousand times a second."""
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
