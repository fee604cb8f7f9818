"""Memory management: garbage collection and trimming while a match is loading.

Then the last match's reference cycles are collected, and the rest is frozen: collecting everything in the
middle of a match would delay a frame. Cycles of other scenes are collected after the scene has closed.

Pictures of all sizes come and go at a table; the free memory between them is returned to the system, or a
long evening would keep hundreds of megabytes. That only works if all threads share one heap: glibc gives each
thread its own, and what sounds leave behind there would stay for good.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Any, Final

ONE_HEAP: Final = (  # mallopt options, numbered as in glibc's malloc.h
    (-8, 1),  # M_ARENA_MAX: number of heaps
    (-3, 32 << 20),  # M_MMAP_THRESHOLD: only larger blocks, if allowed, are outside the heap
    (-1, 1 << 30),  # M_TRIM_THRESHOLD: it trims by itself only above this
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


def share_one_heap() -> bool:
    """Let all new threads share the main heap; return whether the C library supports that.

    The heap is trimmed when we tidy up, not after each sound: it would grow again for the next one, page by
    page, perhaps during a frame.
    """
    return _set is not None and all(_set(number, value) for number, value in ONE_HEAP)


def _of_glibc(name: str) -> Callable[..., int] | None:
    """Return a heap function of glibc, or None: other systems have none, and no such heaps."""
    if sys.platform != "linux":
        return None
    library: Any = ctypes.CDLL(None)
    return getattr(library, name, None)


_trim = _of_glibc("malloc_trim")
_set = _of_glibc("mallopt")


def give_back() -> bool:
    """Return free memory to the system; return whether there was any."""
    return _trim is not None and bool(_trim(0))
