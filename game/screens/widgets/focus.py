"""Keyboard focus in menus: Tab goes in order, arrows to the nearest neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.screens.widgets.widget import Widget

DIRECTIONS: Final[dict[int, tuple[int, int]]] = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ASIDE: Final = 2.5  # weight of a distance sideways against one ahead


def following(widgets: Sequence[Widget], current: Widget | None, by: int) -> Widget | None:
    """Return the next focusable widget in reading order, `by` 1 or -1, wrapping around."""
    able = [one for one in widgets if one.can_focus]
    if not able:
        return None
    if current not in able:
        return able[0 if by > 0 else -1]
    return able[(able.index(current) + by) % len(able)]


def neighbour(widgets: Sequence[Widget], current: Widget | None, direction: tuple[int, int]) -> Widget | None:
    """Return the nearest widget in `direction` (1 or -1 across, or down), or None."""
    if current is None:
        return following(widgets, None, 1)
    best: tuple[float, Widget] | None = None
    for one in widgets:
        if one is current or not one.can_focus:
            continue
        ahead, aside = _distance(current.rect, one.rect, direction)
        if ahead > 0 and (best is None or ahead + ASIDE * aside < best[0]):
            best = (ahead + ASIDE * aside, one)
    return best[1] if best else None


def _distance(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> tuple[float, float]:
    """Return the pixels from edge to edge ahead (0 or less: not in this direction), and sideways."""
    across, down = direction
    if across:
        ahead = (there.left - here.right if across > 0 else here.left - there.right) + 1
        aside = max(0, there.top - here.bottom, here.top - there.bottom)
        middles = abs(there.centery - here.centery)
    else:
        ahead = (there.top - here.bottom if down > 0 else here.top - there.bottom) + 1
        aside = max(0, there.left - here.right, here.left - there.right)
        middles = abs(there.centerx - here.centerx)
    return float(ahead), aside + middles * 0.1
