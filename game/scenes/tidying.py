"""Memory management: garbage collection and trimming while a match is loading.

Then the last match's reference cycles are collected, and the rest is frozen: collecting everything in the
middle of a match would delay a frame. Cycles of other scenes are collected after the scene has closed.

Pictures of all sizes come and go at a table; the free memory between them is returned to the system.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

DUE: Final = 10  # young collections since the last full one: time for one when a scene closes,
LATEST: Final = 100  # and in any case


def tidy() -> None:
    """Run a full collection and trim the heap."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def set_aside() -> None:
    """Freeze all objects until the next tidying; takes no time itself."""
    gc.freeze()


def sweep_late() -> None:
    """Make automatic full collections rare: they would delay a frame."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, LATEST)


def sweep_if_due() -> None:
    """Run a full collection if it is due, without trimming the heap."""
    if gc.get_count()[2] >= DUE:
        gc.collect()


def give_back() -> bool:
    """Return free memory to the system, where the C library is glibc; return whether there was any."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    return trim is not None and bool(trim(0))
