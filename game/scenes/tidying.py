"""Tidies up the memory while a match is built, when nobody minds a moment more.

What the last match left in circles is swept away, and what is there by then is left alone from now on:
sweeping all of it in the middle of a match would hold up a frame. Pictures of all sizes come and go at a
table; what they leave free between each other goes back to the system, or a long evening would keep hundreds
of megabytes.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Any


def tidy() -> None:
    """Sweep once, thoroughly, and give back what is free."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    give_back()


def set_aside() -> None:
    """Have sweeps leave alone what is there by now, until all is tidied up; takes no time itself."""
    gc.freeze()


def _trimming() -> Callable[[int], int] | None:
    """Return glibc's way of giving back free memory; other systems do it by themselves."""
    if sys.platform != "linux":
        return None
    library: Any = ctypes.CDLL(None)
    return getattr(library, "malloc_trim", None)  # musl has none


_trim = _trimming()


def give_back() -> bool:
    """Give memory that is free back to the system; whether any was."""
    return _trim is not None and bool(_trim(0))
