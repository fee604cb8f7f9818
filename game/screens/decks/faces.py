"""Card faces in menus, drawn one per frame, so that a hundred of them don't block."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import pygame

from game.dust_collectorz.table.drawing.faces import WORDS_FROM, card_face
from game.table.art.palette import Size
from game.texts.texts import Texts, Voice

Wanted = tuple[int, Size, "Texts | None"]
KEPT: Final = 400  # faces, a few kilobytes each


class Faces:
    """Cached faces by kind and size; missing ones are drawn one after the other."""

    def __init__(self, voice: Voice) -> None:
        """Start empty; faces use the language of `voice`."""
        self._voice = voice
        self._ready: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self._wanted: dict[Wanted, None] = {}

    @property
    def texts(self) -> Texts:
        """The texts of Dust Collectorz."""
        return self._voice.of("dust_collectorz")

    def picture(self, kind: int, size: Size) -> pygame.Surface | None:
        """Return the face of a kind at a size in pixels; None until it is drawn."""
        wanted = (kind, size, self.texts if size[0] >= WORDS_FROM else None)
        found = self._ready.get(wanted)
        if found is None:
            self._wanted[wanted] = None
        else:
            self._ready.move_to_end(wanted)
        return found

    @property
    def lacking(self) -> bool:
        """Whether requested faces are missing."""
        return bool(self._wanted)

    def update(self) -> None:
        """Draw one of the faces requested since the last call, the latest request first."""
        if self._wanted:
            wanted = self._wanted.popitem()[0]
            self._ready[wanted] = card_face(*wanted)
            self._wanted.clear()
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)
