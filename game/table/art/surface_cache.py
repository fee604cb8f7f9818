"""An LRU cache of drawn surfaces, bounded in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec

import pygame

from game.table.art.contrast import high_contrast

Arguments = ParamSpec("Arguments")
MEGABYTE: Final = 1 << 20


class LruSurfaceCache:
    """Surfaces by key, up to `limit` bytes of pixels in total; a larger one is never kept.

    The `least` newest ones are kept, however large they are.
    """

    def __init__(self, limit: int, least: int = 0) -> None:
        self.limit = limit
        self.least = least
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Return the surface under `key`, now the most recently used, or None."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep `surface` under `key`, and drop the oldest beyond the limit; return `surface`."""
        weight = _weight(surface)
        if (weight > self.limit and not self.least) or key in self._kept:
            return surface
        self._kept[key] = surface
        self.used += weight
        while self.used > self.limit and len(self._kept) > self.least:
            _, oldest = self._kept.popitem(last=False)
            self.used -= _weight(oldest)
        return surface

    def clear(self) -> None:
        """Drop everything."""
        self._kept.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._kept)


MASTERS: Final = LruSurfaceCache(8 * MEGABYTE)
"""Decoded originals that are only scaled down from: those shown last."""
SPRITES: Final = LruSurfaceCache(16 * MEGABYTE)
"""What is blitted."""
WINDOWS: Final = LruSurfaceCache(0, least=2)
"""What fills the window: 8 MB each at 1920x1080, so beside SPRITES, which it would empty."""


def cached(
    cache: LruSurfaceCache,
) -> Callable[[Callable[Arguments, pygame.Surface]], Callable[Arguments, pygame.Surface]]:
    """Decorate a drawing function to cache its results on `cache`, by arguments.

    Arguments must be hashable. The surface is shared: callers never draw on it.
    """

    def decorate(draw: Callable[Arguments, pygame.Surface]) -> Callable[Arguments, pygame.Surface]:
        name = f"{draw.__module__}.{draw.__qualname__}"

        @wraps(draw)
        def drawn(*args: Arguments.args, **kwargs: Arguments.kwargs) -> pygame.Surface:
            key = (name, high_contrast(), args, tuple(sorted(kwargs.items())))
            surface = cache.get(key)
            if surface is None:
                surface = cache.put(key, draw(*args, **kwargs))
            return surface

        return drawn

    return decorate


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
