"""Memory management: garbage collection and trimming while a match is loading.

Then the last match's reference cycles are collected, and the rest is frozen: collecting everything in the
middle of a match would delay a frame. Cycles of other scenes are collected after the scene has closed.

Pictures of all sizes come and go at a table. Each gets pages of its own, which go back to the system with it:
otherwise the heap would be full of holes after an evening.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any, Final

HEAP: Final = (  # mallopt options, numbered as in glibc's malloc.h
    (-8, 1),  # M_ARENA_MAX: all threads share one heap, or each would keep what it has freed
    (-3, 64 << 10),  # M_MMAP_THRESHOLD: from this size on, a block has pages of its own
)
DUE: Final = 10  # young collections since the last full one: time for one when a scene closes,
LATEST: Final = 100  # and in any case


def tidy() -> None:
    """Run a full collection and trim the heap."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def set_aside() -> None:
    """Freeze all objects until the next collection; takes no time itself."""
    gc.freeze()


def sweep_late() -> None:
    """Make automatic full collections rare: they would delay a frame."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, LATEST)


def sweep_if_due() -> None:
    """Run a full collection if it is due, without trimming the heap."""
    if gc.get_count()[2] >= DUE:
        gc.collect()


def set_up_heap() -> bool:
    """Keep pictures out of the heap, for all threads begun from now on; return whether the C library can."""
    mallopt = _of_glibc("mallopt")
    return mallopt is not None and all(mallopt(option, value) for option, value in HEAP)


def _of_glibc(name: str) -> Any:
    """Return a function of the C library, or None where it has none of that name or isn't glibc."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None


def give_back() -> bool:
    """Return free memory to the system, where the C library is glibc; return whether there was any."""
    trim = _of_glibc("malloc_trim")
    return trim is not None and bool(trim(0))
