"""Tidies up the memory while a match is built, when nobody minds a moment more.

What the last match left in circles is swept away, and what is there by then is left alone from now on:
sweeping all of it in the middle of a match would hold up a frame. Pictures of all sizes come and go at a
table; what they leave free between each other goes back to the system, or a long evening would keep hundreds
of megabytes. Large ones get a place of their own from the start, so that they leave no holes.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any, Final

LARGE: Final = 1 << 20  # bytes: a picture of 512 by 512 pixels; smaller ones come and go too often
KEPT_FREE: Final = 128 << 20  # bytes at the end of the heap that wait for the next picture, or for tidying
_MMAP_THRESHOLD: Final = -3  # mallopt's names: from which size on memory is a place of its own,
_TRIM_THRESHOLD: Final = -1  # and how much of the rest may lie free


def _glibc() -> Any:
    """Return the C library where it keeps what is free to itself; other systems give it back unasked."""
    if sys.platform != "linux":
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") else None  # musl has none


_library = _glibc()


def keep_large_apart() -> bool:
    """Let each large piece of memory have its own place, which is given back as soon as it is free."""
    if _library is None:
        return False
    return bool(_library.mallopt(_MMAP_THRESHOLD, LARGE) and _library.mallopt(_TRIM_THRESHOLD, KEPT_FREE))


def tidy() -> None:
    """Sweep once, thoroughly, and give back what is free."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def give_back() -> bool:
    """Give memory that is free back to the system; whether any was."""
    return _library is not None and bool(_library.malloc_trim(0))
