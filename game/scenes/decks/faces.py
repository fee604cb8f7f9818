"""The faces of cards in menus, drawn one a frame, so that a hundred of them hold nobody up."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import pygame

from game.dust_collectorz.faces import WORDS_FROM, card_face
from game.table.art.palette import Size
from game.texts.texts import Texts, Voice

Wanted = tuple[int, Size, "Texts | None"]
KEPT: Final = 400  # faces at a size, a few kilobytes each


class Faces:
    """Faces that were drawn, by kind and size; others are drawn one after the other."""

    def __init__(self, voice: Voice) -> None:
        """Begin with none; their words are in the language that `voice` speaks."""
        self._voice = voice
        self._ready: OrderedDict[Wanted, pygame.Surface] = OrderedDict()
        self._wanted: dict[Wanted, None] = {}

    @property
    def texts(self) -> Texts:
        """The texts of Dust Collectorz."""
        return self._voice.of("dust_collectorz")

    def picture(self, kind: int, size: Size) -> pygame.Surface | None:
        """The face of a kind at a size in pixels; None while it isn't drawn yet."""
        wanted = (kind, size, self.texts if size[0] >= WORDS_FROM else None)
        found = self._ready.get(wanted)
        if found is None:
            self._wanted[wanted] = None
        else:
            self._ready.move_to_end(wanted)
        return found

    @property
    def lacking(self) -> bool:
        """Whether faces are wanted that aren't drawn yet."""
        return bool(self._wanted)

    def update(self) -> None:
        """Draw one of the faces that were asked for since the last time, those asked for last first."""
        if self._wanted:
            wanted = self._wanted.popitem()[0]
            self._ready[wanted] = card_face(*wanted)
            self._wanted.clear()
            if len(self._ready) > KEPT:
                self._ready.popitem(last=False)
