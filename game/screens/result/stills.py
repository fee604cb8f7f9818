"""The staging as it is drawn: parts come up from below, and the last points fly to the winner's score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.result.podium import part_of
from game.table.art.paint.light import glow
from game.table.art.paint.shapes import blank
from game.table.art.palette import WARM
from game.table.art.text.text import metal_text
from game.table.motion.animation import hill, in_out
from game.table.pieces import Area

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.screens.result.facts import LastTurn
    from game.screens.result.page import Laid
    from game.screens.result.staging import Staging
    from game.screens.widgets.widget import Widget

RISE: Final = 70.0  # units that a part comes up
ARC: Final = 90.0  # units that a flying picture rises above the straight way
SMALL: Final = 0.45  # of its size that it keeps
FRINGE: Final = 40  # pixels of shadow around a widget


class Stills:
    """Pictures of the parts that are appearing."""

    def __init__(self) -> None:
        """Begin without any."""
        self._kept: dict[str, tuple[pygame.Surface, tuple[int, int]]] = {}

    def clear(self) -> None:
        """Forget all: the page is another."""
        self._kept.clear()

    def draw(self, surface: pygame.Surface, laid: Laid, staging: Staging, turn: LastTurn | None) -> None:
        """Draw the page as far as it has appeared, and what flies."""
        outer = surface.get_clip()
        known = ("turn", "points", "best")
        order = [part for part in laid.sheet.parts if part not in known]
        for part in (*(one for one in known if one in laid.sheet.parts), *order):
            surface.set_clip(outer if part == "buttons" else laid.pane.rect.clip(outer))
            self._part(surface, laid, part, staging.share(part))
        surface.set_clip(outer)
        if turn is not None and staging.flights and staging.share(part_of(1)) < 1:
            self._flights(surface, laid, staging, turn)

    def _part(self, surface: pygame.Surface, laid: Laid, part: str, share: float) -> None:
        widgets = laid.sheet.parts[part]
        if share >= 1:
            for widget in widgets:
                widget.draw(surface)
        elif share > 0:
            if part not in self._kept:
                self._kept[part] = still(widgets, surface.get_rect())
            picture, spot = self._kept[part]
            picture.set_alpha(round(255 * share))
            surface.blit(picture, (spot[0], spot[1] + round(laid.sheet.px(RISE) * (1 - share))))

    def _flights(self, surface: pygame.Surface, laid: Laid, staging: Staging, turn: LastTurn) -> None:
        """Draw the winner's score, and the pictures on their way to it."""
        sheet = laid.sheet
        goal = sheet.rect(Area(*laid.goal, 1.0, 1.0)).center
        gains = turn.gains[-staging.flights :]
        score = [turn.score_before(len(gains)), *(one.after for one in gains)][staging.arrived]
        light = glow((sheet.px(360), sheet.px(260)), WARM, 120, 1.8)
        surface.blit(light, light.get_rect(center=goal))
        number = metal_text(str(score), "title", sheet.px(92))
        surface.blit(number, number.get_rect(center=goal))
        for at, area in enumerate(laid.flights):
            share = staging.flight(at)
            if 0 < share < 1:
                self._fly(surface, laid, sheet.rect(area), goal, share)

    def _fly(
        self, surface: pygame.Surface, laid: Laid, start: pygame.Rect, goal: tuple[int, int], share: float
    ) -> None:
        inside = [one for one in laid.sheet.parts["turn"] if start.inflate(8, 8).contains(one.rect)]
        if not inside:
            return
        key = f"flight:{start.x}"
        if key not in self._kept:
            self._kept[key] = still(inside, surface.get_rect(), 0)
        picture = self._kept[key][0]
        way = in_out(share)
        size = 1 - (1 - SMALL) * way
        small = pygame.transform.smoothscale_by(picture, size)
        x = start.centerx + (goal[0] - start.centerx) * way
        y = min(start.centery, laid.pane.rect.bottom)
        y = round(y + (goal[1] - y) * way - laid.sheet.px(ARC) * hill(way))
        surface.blit(small, small.get_rect(center=(round(x), y)))


def still(
    widgets: Sequence[Widget], window: pygame.Rect, fringe: int = FRINGE
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Draw widgets on a picture of their own; return it and where its top left corner lies."""
    frame = widgets[0].rect.unionall([one.rect for one in widgets[1:]]).inflate(2 * fringe, 2 * fringe)
    frame = frame.clip(window.inflate(0, window.height))
    result = blank((max(1, frame.width), max(1, frame.height)))
    for widget in widgets:
        widget.move(-frame.x, -frame.y)
        widget.draw(result)
        widget.move(frame.x, frame.y)
    return result, frame.topleft
