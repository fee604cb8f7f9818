"""What a match will need soon, painted while nothing moves in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.table.motion import NEVER
from game.table.pieces import Placed

if TYPE_CHECKING:
    from game.scenes.match.host import SpareTime
    from game.scenes.match.view import TableView

EVERY: Final = 0.08  # seconds between two frames that paint something ahead


class Ahead:
    """Paints a little at a time for one match: for its table, its next pieces, other games."""

    def __init__(self, view: TableView, game: str, spare: SpareTime) -> None:
        """Paint for `view` in the `spare` time there is."""
        self._view = view
        self._stage = view.stage
        self._game = game
        self._spare = spare
        self._calm = 0.0  # seconds in which nothing has moved or changed, and nothing was painted ahead
        self._pieces = False  # what may come up on the table is painted
        self._all = False  # so are the other games' pictures

    def anew(self) -> None:
        """Begin anew: the table has changed, or its size."""
        self._calm = 0.0
        self._pieces = self._all = False

    def update(self, seconds: float) -> None:
        """Let time pass, and paint something in a frame that has nothing else to do."""
        stage, spare = self._stage, self._spare
        sprites = stage.sprites
        self._calm = 0.0 if stage.moving else self._calm + seconds
        painted, sprites.misses = sprites.misses, 0  # in the last picture, if one was drawn
        waiting = self._calm < EVERY or painted or not self._may
        if waiting or not stage.settled or spare.stirred:
            return
        self._calm = 0.0
        spare.set_aside()
        covers = spare.covers
        if covers.step_table(self._game):
            return
        if self._pieces:
            self._all = not covers.step()
        else:
            self._pieces = stage.prepare(self._coming(), self._view.board)

    def due_in(self) -> float:
        """Return in how many seconds there is something to paint."""
        done = self._pieces and self._all
        return NEVER if done or not self._may else max(0.0, EVERY - self._calm)

    @property
    def _may(self) -> bool:
        """Whether it may be needed soon: somebody is there, or the match goes on without."""
        return self._spare.attended or self._view.deciding is None

    def _coming(self) -> list[Placed]:
        """Pieces that may come up."""
        view = self._view
        faces = view.pieces.ahead(view.seen, view.frame, view.setting)
        return [Placed("", face, (0, 0), size) for face, size in faces]
