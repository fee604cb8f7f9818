"""Keeps drawn surfaces, bounded in bytes: the least recently used go first."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from mmap import mmap
from time import perf_counter
from typing import Final, ParamSpec

import numpy as np
import pygame

from game.table.art.contrast import high_contrast

Arguments = ParamSpec("Arguments")
MEGABYTE: Final = 1 << 20
PART_SECONDS: Final = 0.008  # after which what is drawn in parts waits for the next frame
LARGE: Final = 1 << 16  # bytes of a surface from which on it is kept in pages of its own,
HUGE: Final = 2 * MEGABYTE  # and up to which: those that fill a window would take a frame to move


class Shelf:
    """Surfaces by key, at most `limit` bytes of pixels together; one larger than that is never kept."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The surface kept under `key`, now the most recently used, or None."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep `surface` under `key` and let the oldest go until the limit holds.

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
        """Let everything go."""
        self._kept.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._kept)


class Unfinished(Exception):
    """A picture is not drawn yet; parts of it are kept, and whoever asks again goes on from there."""


class _Patience:
    """How long whoever has asked for a picture wants to wait for it."""

    def __init__(self) -> None:
        self.until: float | None = None  # as `perf_counter` counts; None: until it is drawn
        self.depth = 0  # drawings that are waiting for a part of theirs

    def part_kept(self) -> None:
        """Raise Unfinished where the time is up and this is a part of something larger."""
        if self.until is not None and self.depth and perf_counter() > self.until:
            raise Unfinished


_PATIENCE: Final = _Patience()


@contextmanager
def in_parts(seconds: float) -> Iterator[None]:
    """Let no drawing go on after `seconds`, once another part of it is kept: it raises Unfinished then.

    Each time it is asked for it gets at least one part further, however slow the machine.
    """
    _PATIENCE.until, _PATIENCE.depth = perf_counter() + seconds, 0
    try:
        yield
    finally:
        _PATIENCE.until = None


def steps(draw: Callable[[], object]) -> Iterator[None]:
    """Call `draw` until it is through, a part a step."""
    while True:
        with suppress(Unfinished), in_parts(PART_SECONDS):
            draw()
            break
        yield
    yield


MASTERS: Final = Shelf(296 * MEGABYTE)
"""Large originals that are only scaled down from: room for those of all games together."""
SPRITES: Final = Shelf(144 * MEGABYTE)
"""What is blitted."""


def kept_on(
    shelf: Shelf,
) -> Callable[[Callable[Arguments, pygame.Surface]], Callable[Arguments, pygame.Surface]]:
    """Make a drawing function draw once for equal arguments and keep the result on `shelf`.

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
    """The same pixels, if they are many, in pages that go back to the system together with the surface.

    What is kept for long lies between what comes and goes with every frame. Taken from the heap, which on
    Linux grows and rarely shrinks, hours of play would leave holes of a hundred megabytes and more.
    """
    weight, (width, height) = _weight(surface), surface.get_size()
    plain = surface.get_flags() & pygame.SRCALPHA and weight == width * height * 4
    if sys.platform != "linux" or not plain or not LARGE <= weight <= HUGE:
        return surface
    pages = mmap(-1, weight)
    np.frombuffer(pages, np.uint32).reshape(height, width)[:] = pygame.surfarray.pixels2d(surface).T
    moved = pygame.image.frombuffer(pages, (width, height), "BGRA")
    return moved if moved.get_masks() == surface.get_masks() else surface
