"""Memory management: garbage collection while a match is loading, and trimming where nothing moves.

While a match is loading, the last one's reference cycles are collected, and the rest is frozen: collecting
everything in the middle of a match would delay a frame. Cycles of other scenes are collected after the scene
has closed.

Pictures of all sizes come and go at a table. Each gets pages of its own, which go back to the system with it:
otherwise the heap would be full of holes after an evening. The holes that smaller blocks leave are given back
once there is much of them.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any, Final

OPTIONS: Final = (  # mallopt options, numbered as in glibc's malloc.h
    (-8, 1),  # M_ARENA_MAX: all threads share one heap, or each would keep what it has freed
    (-3, 16 << 10),  # M_MMAP_THRESHOLD: from this size on, a block has pages of its own
)
DUE: Final = 10  # young collections since the last full one: time for one when a scene closes,
LATEST: Final = 100  # and in any case
HOLES: Final = 12 << 20  # bytes freed in the heap since it was trimmed last: time to trim it, for 2 to 6 ms
QUIET: Final = 100  # quiet frames between two looks at the heap, which take up to 4 ms


def _of_glibc(name: str) -> Any:
    """Return a function of the C library, or None where it has none of that name or isn't glibc."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None


def give_back() -> bool:
    """Return free memory to the system, where the C library is glibc; return whether there was any."""
    trim = _of_glibc("malloc_trim")
    return trim is not None and bool(trim(0))


class HeapFigures(ctypes.Structure):
    """What glibc tells of the heap: `struct mallinfo2`, in bytes."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


class Heap:
    """Knows how much of the heap has become free since it was trimmed."""

    def __init__(self) -> None:
        """Ask the C library; where it can't tell, nothing is ever trimmed in between."""
        self._figures = _of_glibc("mallinfo2")
        if self._figures is not None:
            self._figures.restype = HeapFigures
        self._least = self._free()  # bytes, since it was trimmed
        self._frames = 0  # quiet ones, since it was looked at

    def _free(self) -> int:
        return int(self._figures().fordblks) if self._figures is not None else 0

    def trim(self) -> None:
        """Give free memory back to the system."""
        give_back()
        self._least = self._free()

    def pass_frame(self) -> None:
        """Let a quiet frame pass; now and then look whether trimming is due."""
        self._frames += 1
        if self._frames >= QUIET:
            self.trim_if_due()

    def trim_if_due(self) -> None:
        """Trim if that is worth its time: what was free then, and still is, has gone back already."""
        self._frames = 0
        free = self._free()
        self._least = min(self._least, free)
        if free - self._least > HOLES:
            self.trim()


HEAP: Final = Heap()


def tidy() -> None:
    """Run a full collection and trim the heap."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    HEAP.trim()


def set_aside() -> None:
    """Freeze all objects until the next collection, which takes no time itself; trim the heap if due."""
    gc.freeze()
    HEAP.pass_frame()


def sweep_late() -> None:
    """Make automatic full collections rare: they would delay a frame."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, LATEST)


def sweep_if_due() -> None:
    """Run a full collection and trim the heap, each if it is due."""
    if gc.get_count()[2] >= DUE:
        gc.collect()
    HEAP.trim_if_due()


def set_up_heap() -> bool:
    """Keep pictures out of the heap, for all threads begun from now on; return whether the C library can."""
    mallopt = _of_glibc("mallopt")
    return mallopt is not None and all(mallopt(option, value) for option, value in OPTIONS)
