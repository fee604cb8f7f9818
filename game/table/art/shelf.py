"""An LRU cache of drawn surfaces, bounded in bytes."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from mmap import mmap
from time import perf_counter
from typing import Final, ParamSpec

import numpy as np
import pygame

from game.table.art.contrast import high_contrast

Arguments = ParamSpec("Arguments")
MEGABYTE: Final = 1 << 20
PART_SECONDS: Final = 0.008  # after which drawing in parts continues in the next frame
LARGE: Final = 1 << 16  # bytes from which a surface gets memory pages of its own,
HUGE: Final = 2 * MEGABYTE  # and up to which: moving larger ones would take a frame


class Shelf:
    """Surfaces by key, up to `limit` bytes of pixels in total; a larger one is never kept."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface under `key`, now the most recently used, or None."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep `surface` under `key`, and drop the oldest beyond the limit.

        Return the surface to show, which may be another one with the same pixels.
        """
        weight = _weight(surface)
        if weight > self.limit or key in self._kept:
            return surface
        kept = self._kept[key] = _in_own_pages(surface)
        self.used += weight
        while self.used > self.limit:
            _, oldest = self._kept.popitem(last=False)
            self.used -= _weight(oldest)
        return kept

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._kept)


class Unfinished(Exception):
    """A picture isn't finished yet; its parts are cached, and the next call continues from there."""


class _Patience:
    """The time budget for drawing a picture."""

    def __init__(self) -> None:
        self.until: float | None = None  # a `perf_counter` time; None: unlimited
        self.depth = 0  # nested drawings in progress

    def part_kept(self) -> None:
        """Raise Unfinished if the time is up and this is a part of something larger."""
        if self.until is not None and self.depth and perf_counter() > self.until:
            raise Unfinished


_PATIENCE: Final = _Patience()


@contextmanager
def in_parts(seconds: float) -> Iterator[None]:
    """Stop drawing after `seconds`, as soon as another part is cached, by raising Unfinished.

    Each call completes at least one part, however slow the machine.
    """
    _PATIENCE.until, _PATIENCE.depth = perf_counter() + seconds, 0
    try:
        yield
    finally:
        _PATIENCE.until = None


def drawing_in_parts() -> bool:
    """Whether the drawing in progress may stop, and resume in a later frame."""
    return _PATIENCE.until is not None


MASTERS: Final = Shelf(48 * MEGABYTE)
"""Decoded originals that are only scaled down from: those of one table."""
SPRITES: Final = Shelf(64 * MEGABYTE)
"""What is blitted."""


def kept_on(
    shelf: Shelf,
) -> Callable[[Callable[Arguments, pygame.Surface]], Callable[Arguments, pygame.Surface]]:
    """Decorate a drawing function to cache its results on `shelf`, by arguments.

    Arguments must be hashable. The surface is shared: callers never draw on it.
    """

    def decorate(draw: Callable[Arguments, pygame.Surface]) -> Callable[Arguments, pygame.Surface]:
        name = f"{draw.__module__}.{draw.__qualname__}"

        @wraps(draw)
        def drawn(*args: Arguments.args, **kwargs: Arguments.kwargs) -> pygame.Surface:
            key = (name, high_contrast(), args, tuple(sorted(kwargs.items())))
            surface = shelf.get(key)
            if surface is None:
                _PATIENCE.depth += 1
                try:
                    surface = shelf.put(key, draw(*args, **kwargs))
                finally:
                    _PATIENCE.depth -= 1
                if shelf.get(key) is not None:
                    _PATIENCE.part_kept()
            return surface

        return drawn

    return decorate


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _in_own_pages(surface: pygame.Surface) -> pygame.Surface:
    """Move a large surface's pixels to memory pages that return to the system with it.

    Long-lived surfaces lie between short-lived ones. On Linux the heap grows and rarely shrinks, so hours of
    play would fragment a hundred megabytes and more.
    """
    weight, (width, height) = _weight(surface), surface.get_size()
    plain = surface.get_flags() & pygame.SRCALPHA and weight == width * height * 4
    if sys.platform != "linux" or not plain or not LARGE <= weight <= HUGE:
        return surface
    pages = mmap(-1, weight)
    np.frombuffer(pages, np.uint32).reshape(height, width)[:] = pygame.surfarray.pixels2d(surface).T
    moved = pygame.image.frombuffer(pages, (width, height), "BGRA")
    return moved if moved.get_masks() == surface.get_masks() else surface
