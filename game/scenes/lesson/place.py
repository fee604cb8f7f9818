"""Finds places for words and arrows that cover nothing they speak about, and little else."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

Grid = npt.NDArray[np.float64]

STEPS: Final = (44, 30)  # positions tried horizontally and vertically
FORBIDDEN: Final = 400.0  # cost of covering what must be visible, per share of the plate,
COVERING: Final = 3.0  # of covering other pieces,
FAR: Final = 1.6  # and of a distance of the window's diagonal from the target
SIDES: Final = ("left", "right", "top", "bottom")


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


class Around(NamedTuple):
    """An arrow's obstacles, in pixels of the window."""

    hard: list[pygame.Rect]  # must not be hidden
    soft: list[pygame.Rect]  # should not
    plate: pygame.Rect  # the words, from where an arrow preferably comes
    window: pygame.Rect


def side_of(rect: pygame.Rect, room: int, around: Around) -> str:
    """Return the side from which an arrow of `room` pixels points at `rect`."""
    places = {
        "left": pygame.Rect(rect.left - room, rect.centery - room // 2, room, room),
        "right": pygame.Rect(rect.right, rect.centery - room // 2, room, room),
        "top": pygame.Rect(rect.centerx - room // 2, rect.top - room, room, room),
        "bottom": pygame.Rect(rect.centerx - room // 2, rect.bottom, room, room),
    }
    away = pygame.Vector2(around.plate.center) - pygame.Vector2(rect.center)
    if away:
        away.normalize_ip()

    def badness(side: str) -> float:
        place = places[side]
        outside = 0 if around.window.contains(place) else 1
        hidden = sum(other != rect and other.colliderect(place) for other in (*around.hard, around.plate))
        covered = _share(place, [other for other in around.soft if not other.contains(rect)])
        arm = pygame.Vector2(place.center) - pygame.Vector2(rect.center)
        return 100 * outside + 10 * hidden + 2 * covered - arm.normalize().dot(away)

    return min(SIDES, key=badness)


def _share(place: pygame.Rect, rects: list[pygame.Rect]) -> float:
    """Return the largest share of `place` that one of `rects` covers."""
    area = place.width * place.height
    clips = (place.clip(rect) for rect in rects)
    return max((clip.width * clip.height / area for clip in clips), default=0.0)
