"""A seat's sign during setup: pressing it chooses the seat's face and colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.screens.requests import OpenLook
from game.screens.seating import named
from game.screens.wear import Offer, colour_named, face_named, worn
from game.screens.widgets.button import Button
from game.table.art.palette import FROST
from game.table.art.seats import avatar
from game.table.art.text.text import fitted

if TYPE_CHECKING:
    from game.screens.menus.menu import MenuScene
    from game.screens.new_game.draft import Draft


class SeatSign(Button):
    """A seat's sign; pressing it offers other faces and colours, of a computer player only colours."""

    def __init__(self, name: str, rect: pygame.Rect, scene: MenuScene, draft: Draft, seat: int) -> None:
        """Place the sign of `seat` (0-based) at `rect`."""
        chair, words = draft.party.chairs[seat], scene.program.words
        hint = words("look-choose_colour" if chair.computer else "look-choose")
        super().__init__(name, rect, "", self._choose, hint=hint)
        self.scene = scene
        self.draft = draft
        self.seat = seat
        colour = colour_named(chair.colour, words)
        if chair.computer:
            self.title = words("look-seat_colour", number=seat + 1, colour=colour)
        else:
            face = face_named(worn(chair), words)
            self.title = words("look-seat", number=seat + 1, face=face, colour=colour)

    def _choose(self) -> None:
        """Offer what no other seat has."""
        program, draft, seat = self.scene.program, self.draft, self.seat
        program.audio.play("click")
        others = [one for at, one in enumerate(named(draft.seated, program.words)) if at != seat]
        offer = Offer(
            lambda: named(draft.seated, program.words)[seat],
            None if draft.party.chairs[seat].computer else lambda face: draft.party.set_face(seat, face),
            lambda colour: draft.party.set_colour(seat, colour),
            {one.portrait: one.name for one in others if one.portrait},
            {one.colour: one.name for one in others},
        )
        program.open(OpenLook(offer))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sign, slightly larger when hovered."""
        chair = named(self.draft.seated, self.scene.program.words)[self.seat]
        grown = self.scene.px(4) if self.hovered or self.focused else 0
        picture = avatar(chair.sign, chair.colour, self.rect.width + grown)
        surface.blit(picture, picture.get_rect(center=self.rect.center))
        if not chair.sign:
            mark = fitted("?", "title", (self.rect.width // 2, self.rect.height // 2), FROST)
            surface.blit(mark, mark.get_rect(center=self.rect.center))
