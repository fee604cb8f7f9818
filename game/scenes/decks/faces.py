"""The faces of cards in menus, drawn one a frame, so that a hundred of them hold nobody up."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import pygame

from game.dust_collectorz.faces import WORDS_FROM, card_face
from game.table.art.palette import Size

Wanted = tuple[int, Size, str]
KEPT: Final = 400  # faces at a size, a few kilobytes each


class Faces:
    """Faces that were drawn, by kind and size; others are drawn one after the other."""

    def __init__(self) -> None:
        """Begin with none."""
        self._ready: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self._wanted: dict[Wanted, None] = {}

    def picture(self, kind: int, size: Size, language: str) -> pygame.Surface | None:
        """The face of a kind at a size in pixels; None while it isn't drawn yet."""
        wanted = (kind, size, language if size[0] >= WORDS_FROM else "")
        found = self._ready.get(wanted)
        if found is None:
            self._wanted[wanted] = None
        else:
            self._ready.move_to_end(wanted)
        return found

    def update(self) -> None:
        """Draw one of the faces that were asked for since the last time, those asked for last first."""
        if self._wanted:
            wanted = self._wanted.popitem()[0]
            self._ready[wanted] = card_face(*wanted)
            self._wanted.clear()
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)
