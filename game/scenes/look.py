"""Chooses how somebody looks: a face or the initial, and a seat's colour. What is chosen applies at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.menu import LOW, MenuScene, dusk
from game.scenes.wear import OFFERED, colour_named, face_named, worn
from game.scenes.widgets.button import Button
from game.scenes.widgets.focus import following
from game.scenes.widgets.widget import Picture
from game.table.art.frames import panel
from game.table.art.palette import SEAT_COLOURS
from game.table.art.people import LETTER
from game.table.art.seats import avatar
from game.table.art.text import metal_text

if TYPE_CHECKING:
    from game.scenes.program import Program
    from game.scenes.requests import OpenLook
    from game.scenes.wear import Offer

COLUMNS: Final = 5
GAP: Final = 10.0  # units, like the rest
FACE: Final = (96.0, 72.0)  # the side of a face, and in a low window
COLOUR: Final = (66.0, 52.0)
HEAD: Final = (84.0, 62.0)
FOOT: Final = (104.0, 70.0)
TAKEN: Final = 70  # opacity of what somebody else has


class LookButton(Button):
    """A medallion to choose."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        look: tuple[str, int],
        action: Callable[[], None],
        *,
        on: bool,
    ) -> None:
        """Show the medallion `look`: sign and colour. `on`: it is the current one."""
        super().__init__(name, rect, "", action)
        self.look = look
        self.on = on

    @property
    def switched(self) -> bool:
        """Whether it is the current one."""
        return self.on

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the medallion, on a golden plate if it is the current one, faint if it is taken."""
        lit = self.enabled and (self.hovered or self.focused)
        if self.on or lit:
            surface.blit(panel(self.rect.size, "active" if self.on else "row"), self.rect)
        picture = avatar(*self.look, round(self.rect.width * (0.86 if lit else 0.8)))
        if not self.enabled:
            picture = picture.copy()
            picture.set_alpha(TAKEN)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class LookScene(MenuScene):
    """A plate with all faces, all colours, or both. With only one of them, choosing closes it."""

    covers = False

    def __init__(self, program: Program, offer: Offer) -> None:
        """Offer looks; the current one has the focus."""
        super().__init__(program)
        self.offer = offer
        self._plate = pygame.Rect(0, 0, 1, 1)
        chair = offer.chair()
        self.first = f"face.{worn(chair)}" if offer.wear else f"colour.{chair.colour}"

    def build(self) -> None:
        """Put the plate in the middle: heading, faces, colours, and the way out."""
        wide, high = self.room
        low = int(high < LOW)
        face, colour = FACE[low], COLOUR[low]
        rows = (len(OFFERED) + COLUMNS - 1) // COLUMNS if self.offer.wear else 0
        height = HEAD[low] + rows * (face + GAP) + (colour + GAP if self.offer.paint else 0) + FOOT[low]
        width = COLUMNS * (face + GAP) + 76
        left, top = (wide - width) / 2, (high - height) / 2
        self._plate = self.rect(left, top, width, height)
        self.plate(self._plate, "dialog")
        words = self.program.words
        if not self.offer.wear:
            title = words("look-heading_colour")
        else:
            title = words("look-heading" if self.offer.paint else "look-heading_face")
        heading = metal_text(title, "title", self.px(28))
        self.page.add(Picture(heading, "heading", center=(self.px(wide / 2), self.px(top + HEAD[low] / 2))))
        y = top + HEAD[low]
        if self.offer.wear:
            y = self._faces(self.offer.wear, wide / 2, y, face)
        if self.offer.paint:
            y = self._colours(self.offer.paint, wide / 2, y, colour)
        tall = 50.0 if not low else 40.0
        place = self.rect(wide / 2 - 100, top + height - FOOT[low] / 2 - tall / 2, 200, tall)
        self.page.add(self.button("done", place, words("look-done"), self.back, style="primary"))

    def _faces(self, wear: Callable[[str], None], middle: float, y: float, side: float) -> float:
        """Put the faces in rows around `middle`; return where they end."""
        chair = self.offer.chair()
        for start in range(0, len(OFFERED), COLUMNS):
            row = OFFERED[start : start + COLUMNS]
            x = middle - (len(row) * (side + GAP) - GAP) / 2
            for number, face in enumerate(row):
                place = self.rect(x + number * (side + GAP), y, side, side)
                sign = chair.letter if face == LETTER else face
                button = LookButton(
                    f"face.{face}",
                    place,
                    (sign, chair.colour),
                    self._choosing(partial(wear, face)),
                    on=face == worn(chair),
                )
                self._name(button, face_named(face, self.program.words), self.offer.faces.get(face))
            y += side + GAP
        return y

    def _colours(self, paint: Callable[[int], None], middle: float, y: float, side: float) -> float:
        """Put the colours in a row around `middle`; return where it ends."""
        chair = self.offer.chair()
        x = middle - (len(SEAT_COLOURS) * (side + GAP) - GAP) / 2
        for colour in range(len(SEAT_COLOURS)):
            place = self.rect(x + colour * (side + GAP), y, side, side)
            act = self._choosing(partial(paint, colour))
            button = LookButton(f"colour.{colour}", place, ("", colour), act, on=colour == chair.colour)
            self._name(button, colour_named(colour, self.program.words), self.offer.colours.get(colour))
        return y + side + GAP

    def _name(self, button: LookButton, name: str, taken_by: str | None) -> None:
        """Name a button, lock it if somebody else has that look, and put it on the page."""
        button.title = button.hint = name
        if taken_by is not None and not button.on:
            button.enabled = False
            button.hint = self.program.words("look-taken", look=name, name=taken_by)
        self.page.add(button)

    def _choosing(self, choose: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            self.program.audio.play("click")
            choose()
            if self.offer.wear and self.offer.paint:
                self.rebuild()
            else:
                self.back()

        return act

    def handle(self, event: pygame.event.Event) -> None:
        """Close on a click beside the plate; let the left and right arrow go through all looks in order."""
        beside = event.type == pygame.MOUSEBUTTONDOWN and not self._plate.collidepoint(event.pos)
        if beside and event.button == 1:
            self.program.audio.play("click")
            self.back()
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            looks = [one for one in self.page.widgets if isinstance(one, LookButton)]
            self.page.ring = True
            self.page.focus(following(looks, self.page.focused, 1 if event.key == pygame.K_RIGHT else -1))
        else:
            super().handle(event)

    def backdrop(self, surface: pygame.Surface) -> None:
        """Darken the scene below."""
        surface.blit(dusk(surface.get_size(), 150), (0, 0))


def open_look(program: Program, request: OpenLook) -> LookScene:
    """Make the screen."""
    return LookScene(program, request.offer)
