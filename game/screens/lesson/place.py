"""Where a lesson's arrows come from, so that they hide nothing they speak about."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

SIDES: Final = ("left", "right", "top", "bottom")


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
