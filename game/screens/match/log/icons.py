"""The pictures in the log's lines: the piece that a decision was about, as the strip shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.pieces import CLIP, Face
from game.table.sprites import Look

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.screens.match.log.recent import LastActions
    from game.screens.match.table.viewpoint import Viewpoint
    from game.table.contract import Setting
    from game.table.sprites import Sprites
    from game.table.stock.deed import Picture

    Looking = Callable[[], tuple[Viewpoint, Setting]]


class LogIcons:
    """Gives them premultiplied, from the table's own cache, a few new ones a frame."""

    def __init__(self, recent: LastActions, sprites: Sprites, looking: Looking) -> None:
        """Show what `recent` tells those who look; `looking` says who that is now."""
        self.missing = False  # some of this frame are still to be painted
        self._recent = recent
        self._sprites = sprites
        self._looking = looking
        self._now = looking

    def open_frame(self) -> None:
        """Begin a frame: who looks stays the same for all its lines."""
        now = self._looking()
        self._now = lambda: now
        self.missing = False

    def of(self, decision: int, side: int) -> pygame.Surface | None:
        """Return the picture of a decision in a square of `side` pixels; None where there is none yet."""
        deeds = self._recent.of(decision, *self._now())
        picture = next((past.deed.pictures[0] for past in deeds if past.deed.pictures), None)
        if picture is None:
            return None
        found = self._sprites.get(_look(picture, side))
        self.missing |= found is None
        return found


def _look(picture: Picture, side: int) -> Look:
    """A card fills the square with its upper part; what is wider or shown whole lies in it."""
    if picture.top < 1 or picture.aspect < 1:
        size = (side, side)
        return Look(Face(CLIP, (picture.face, picture.aspect)), size, size)
    size = (side, max(1, round(side / picture.aspect)))
    return Look(picture.face, size, size)
