"""The setting of one's own face: it shows the current one, and offers the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.requests import OpenLook
from game.screens.seating import Chair
from game.screens.wear import OFFERED, Offer, face_named, worn
from game.screens.widgets.button import Button
from game.table.art.frames import BUTTON_INK
from game.table.art.palette import INK
from game.table.art.people import FACES
from game.table.art.seats import avatar
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from game.screens.app.program import Program


class FaceControl(Button):
    """A button with the person's medallion and the face's name; pressing it offers all faces.

    The left and right arrow keys change to a neighbour, as in a choice.
    """

    def __init__(self, program: Program, name: str, place: pygame.Rect) -> None:
        """Place it at `place`, in pixels."""
        super().__init__(name, place, "", self._choose)
        self.program = program
        self._label()

    def _label(self) -> None:
        """Name the current face."""
        self.text = face_named(worn(self._chair()), self.program.words)
        self.title = self.program.words("look-mine", face=self.text)

    def key(self, event: pygame.event.Event) -> bool:
        """Change to a neighbour with an arrow key, or open with Enter or Space."""
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            at = OFFERED.index(worn(self._chair())) + (1 if event.key == pygame.K_RIGHT else -1)
            self.program.audio.play("click")
            self.program.change("face", OFFERED[at % len(OFFERED)])
            self._label()
            return True
        return super().key(event)

    def _chair(self) -> Chair:
        """Return the person as at the first seat of a new match."""
        settings = self.program.settings
        return Chair(settings.name or self.program.words("new-you"), 0, face=settings.face or FACES[0])

    def _choose(self) -> None:
        """Offer all faces."""
        self.program.audio.play("click")
        change = self.program.change
        offer = Offer(self._chair, lambda face: change("face", face))
        self.program.open(OpenLook(offer))

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw the medallion, and the name beside it."""
        chair, height = self._chair(), self.rect.height
        picture = avatar(chair.sign, chair.colour, round(height * 0.84))
        left = self.rect.x + round(height * 0.3)
        surface.blit(picture, picture.get_rect(midleft=(left, self.rect.centery)))
        left += picture.get_width()
        box = (self.rect.right - left - round(height * 0.3), round(height * 0.5))
        words = fitted(self.text, "title", box, BUTTON_INK[self.style], round(height * 0.34), INK)
        middle = (left + (self.rect.right - left) // 2, self.rect.centery)
        surface.blit(words, words.get_rect(center=middle))
