"""Where words that lie over a table go: near what they are about, and over nothing that must be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

Grid = npt.NDArray[np.float64]

STEPS: Final = (44, 30)  # positions tried horizontally and vertically
FORBIDDEN: Final = 400.0  # cost of covering what must be visible, per share of the plate,
COVERING: Final = 3.0  # of covering other pieces,
FAR: Final = 1.6  # and of a distance of the window's diagonal from the target


def beside(
    size: tuple[int, int], subject: pygame.Rect, window: pygame.Rect, keep: Sequence[pygame.Rect], gap: int
) -> pygame.Rect:
    """Return a place for words of `size` pixels beside `subject`, off all that is to be kept free.

    At the right, left, below or above it where there is room, else as near as can be.
    """
    place = pygame.Rect(0, 0, *size)
    tries = []
    for name in ("midleft", "midright", "midtop", "midbottom"):
        spot = place.copy()
        far = {"midleft": "midright", "midright": "midleft", "midtop": "midbottom", "midbottom": "midtop"}
        x, y = getattr(subject, far[name])
        shift = {"midleft": (gap, 0), "midright": (-gap, 0), "midtop": (0, gap), "midbottom": (0, -gap)}
        setattr(spot, name, (x + shift[name][0], y + shift[name][1]))
        spot.clamp_ip(window)
        tries.append(spot)
    free = [spot for spot in tries if not spot.colliderect(subject) and spot.collidelist(list(keep)) < 0]
    if free:
        return free[0]
    return free_place(size, window, Spots([subject, *keep], [], subject))


class Spots(NamedTuple):
    """Obstacles, in pixels of the window."""

    hard: list[pygame.Rect]  # must stay visible
    soft: list[pygame.Rect]  # should
    near: pygame.Rect  # the target


def free_place(size: tuple[int, int], window: pygame.Rect, spots: Spots) -> pygame.Rect:
    """Return the best place in `window` for something of `size`."""
    wide, high = max(0, window.width - size[0]), max(0, window.height - size[1])
    x, y = np.meshgrid(
        window.x + np.linspace(0, wide, STEPS[0]), window.y + np.linspace(0, high, STEPS[1]), indexing="ij"
    )
    cost = FORBIDDEN * _overlap(x, y, size, spots.hard) + COVERING * _overlap(x, y, size, spots.soft)
    cost /= float(size[0] * size[1])
    across = x + size[0] / 2 - spots.near.centerx
    down = y + size[1] / 2 - spots.near.centery
    cost += FAR * np.hypot(across, down) / np.hypot(window.width, window.height)
    best = np.unravel_index(int(np.argmin(cost)), cost.shape)
    return pygame.Rect(round(float(x[best])), round(float(y[best])), *size)


def _overlap(x: Grid, y: Grid, size: tuple[int, int], rects: list[pygame.Rect]) -> Grid:
    """Return for each position how many square pixels of `rects` it covers."""
    covered = np.zeros_like(x)
    for rect in rects:
        wide = np.minimum(x + size[0], rect.right) - np.maximum(x, rect.left)
        high = np.minimum(y + size[1], rect.bottom) - np.maximum(y, rect.top)
        covered += np.maximum(wide, 0) * np.maximum(high, 0)
    return covered
