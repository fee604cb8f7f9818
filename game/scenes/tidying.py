"""Tidies up the memory while a match is built, when nobody minds a moment more.

What the last match left in circles is swept away, and what is there by then is left alone from now on:
sweeping all of it in the middle of a match would hold up a frame. What scenes leave in circles is swept when
one has gone.

Pictures of all sizes come and go at a table; what they leave free between each other goes back to the system,
or a long evening would keep hundreds of megabytes. That helps only where all threads take their memory from
one heap: glibc gives each thread one of its own, and what sounds leave behind there stays for good.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Any, Final

ONE_HEAP: Final = (  # for mallopt, as numbered in glibc's malloc.h
    (-8, 1),  # M_ARENA_MAX: so many heaps
    (-3, 32 << 20),  # M_MMAP_THRESHOLD: only what is larger, of any size allowed, lies outside
    (-1, 1 << 30),  # M_TRIM_THRESHOLD: it gives back by itself only above so much
)
DUE: Final = 10  # sweeps of what is young since all that may be swept was: time to do so when a scene goes,
LATEST: Final = 100  # and whatever happens


def tidy() -> None:
    """Sweep once, thoroughly, and give back what is free."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def set_aside() -> None:
    """Have sweeps leave alone what is there by now, until all is tidied up; takes no time itself."""
    gc.freeze()


def sweep_late() -> None:
    """Have thorough sweeps come by themselves only when they are long due: they would hold up any frame."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, LATEST)


def sweep_if_due() -> None:
    """Sweep thoroughly if it is time to, without giving anything back."""
    if gc.get_count()[2] >= DUE:
        gc.collect()


def share_one_heap() -> bool:
    """Let threads begun from now on take memory from the heap that is there; whether the C library does so.

    It shrinks when all is tidied up, not whenever a sound is made: it would grow again for the next one, page
    by page, which may fall into a frame.
    """
    return _set is not None and all(_set(number, value) for number, value in ONE_HEAP)


def _of_glibc(name: str) -> Callable[..., int] | None:
    """Return a function of glibc's for its heaps, or None: other systems have none, and no such heaps."""
    if sys.platform != "linux":
        return None
    library: Any = ctypes.CDLL(None)
    return getattr(library, name, None)


_trim = _of_glibc("malloc_trim")
_set = _of_glibc("mallopt")


def give_back() -> bool:
    """Give memory that is free back to the system; whether any was."""
    return _trim is not None and bool(_trim(0))
