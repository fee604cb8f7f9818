"""A small picture of the table at a moment, painted in parts so that no frame waits for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.match.table.celebrations import celebrations_of
from game.screens.match.table.highlights import dressed
from game.screens.widgets.button import Button
from game.table.art.frames import panel
from game.table.art.paint.shapes import rim, tinted
from game.table.art.palette import FROST, GILT, GOLD, INK
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.text import fitted
from game.table.layout.board import Board
from game.table.motion.animation import Pace
from game.table.pieces import Area
from game.table.stage import Stage
from game.table.stock.still import still

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.screens.analysis.words import Telling
    from game.table.contract import GameTable
    from game.table.pieces import Placed


def table_at(telling: Telling, number: int, area: Area) -> list[Placed]:
    """Lay the table out as of a moment in `area`: the decision is highlighted cool, the best one warm."""
    analysis = telling.analysis
    moment = analysis.moments[number]
    state = analysis.match.at(moment.begin)
    view = telling.look(state, moment.mover)
    theme = celebrations_of(analysis.match.rules.id).THEME
    layout = still(telling.pieces, view, area, telling.setting, theme)
    mine = state.view(moment.mover)
    best = analysis.best_course(number)
    done = frozenset(telling.pieces.picks(mine, moment.course[0]))
    better = frozenset(telling.pieces.picks(mine, best[0])) if best else frozenset()
    return dressed(layout, (("legal", better), ("open", done - better)))


class SmallTable:
    """A small picture of a table; `step` paints one frame's worth of it."""

    def __init__(self, pieces: GameTable) -> None:
        """Start empty."""
        self.stage = Stage(pieces, Pace("none"))
        self._painter = pieces
        self.picture: pygame.Surface | None = None
        self._board = Board((1, 1))
        self._cloth = (0, 0)  # pixels of the cached cloth
        self.whole = True  # nothing is left to paint

    def show(self, lay: Callable[[Area], list[Placed]], size: tuple[int, int]) -> None:
        """Start a picture with `size` pixels of what `lay` lays into the area it is given."""
        self._board = Board(size)
        self.stage.show(lay(Area(0.0, 0.0, *self._board.canvas)))
        self.whole = False

    def step(self) -> None:
        """Paint a part, the cloth first; the picture appears once all pieces are painted."""
        if self.whole:
            return
        if self._cloth != self._board.window:
            self._cloth = self._board.window
            self._painter.background(self._cloth)
        elif self.stage.prepare(self.stage.layout, self._board):
            fresh = pygame.Surface(self._board.window)
            self.stage.draw(fresh, self._board)
            self.picture = fresh
            self.whole = True


class SightButton(Button):
    """The small picture in a frame; pressing it opens the table."""

    def __init__(
        self, rect: pygame.Rect, text: str, small: SmallTable, action: Callable[[], None], *, hint: str
    ) -> None:
        """Show `small`; `text` covers it while hovered."""
        super().__init__("table", rect, text, action, hint=hint)
        self.small = small

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture in its frame."""
        picture = self.small.picture
        if picture is None:
            surface.blit(panel(self.rect.size, "tray"), self.rect)
        else:
            shown = picture
            if shown.get_size() != self.rect.size:
                shown = pygame.transform.smoothscale(shown, self.rect.size)
            surface.blit(shown, self.rect)
        surface.blit(_frame(self.rect.size), self.rect)
        if self.hovered or self.focused:
            high = max(20, self.rect.height // 7)
            band = pygame.Surface((self.rect.width, high), pygame.SRCALPHA)
            band.fill((*INK, 200))
            surface.blit(band, (self.rect.x, self.rect.bottom - high))
            words = fitted(self.text, "sans_bold", (self.rect.width - 12, high), GILT, round(high * 0.66))
            surface.blit(words, words.get_rect(center=(self.rect.centerx, self.rect.bottom - high // 2)))


@cached(SPRITES)
def _frame(size: tuple[int, int]) -> pygame.Surface:
    result = tinted(rim(size, 6, 0, 3.0), INK)
    result.blit(tinted(rim(size, 6, 1.0, 1.6), GOLD[1][1] if size[0] else FROST, 220), (0, 0))
    return result
