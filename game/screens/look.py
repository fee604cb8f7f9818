"""Chooses how somebody looks: a face or the initial, and a seat's colour. What is chosen applies at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game.screens.menus.menu import Dialog
from game.screens.wear import OFFERED, colour_named, face_named, worn
from game.screens.widgets.button import Button
from game.screens.widgets.focus import following
from game.screens.widgets.layout import Column, Grid, Made, Own, Part, Row
from game.table.art.frames import panel
from game.table.art.palette import SEAT_COLOURS
from game.table.art.people import LETTER
from game.table.art.seats import avatar

if TYPE_CHECKING:
    from game.screens.app.program import Program
    from game.screens.requests import OpenLook
    from game.screens.wear import Offer

COLUMNS: Final = 5
GAP: Final = 10.0  # units, like the rest
FACE: Final = (96.0, 72.0)  # the side of a face, and in a low window
COLOUR: Final = (66.0, 52.0)
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


class LookScene(Dialog):
    """A plate with all faces, all colours, or both. With only one of them, choosing closes it."""

    def __init__(self, program: Program, offer: Offer) -> None:
        """Offer looks; the current one has the focus."""
        super().__init__(program)
        self.offer = offer
        self._plate = pygame.Rect(0, 0, 1, 1)
        chair = offer.chair()
        self.first = f"face.{worn(chair)}" if offer.wear else f"colour.{chair.colour}"

    def build(self) -> None:
        """Put the plate in the middle: heading, faces, colours, and the way out."""
        words, offer = self.program.words, self.offer
        side, tall = (FACE[self.low], 40.0 if self.low else 50.0)
        parts: list[Part] = []
        if offer.wear:
            faces = [self._face(face, partial(offer.wear, face), side) for face in OFFERED]
            parts.append(Grid(faces, COLUMNS, GAP, centred=True))
        if offer.paint:
            paint = offer.paint
            parts.append(
                Own(Row([self._colour(at, partial(paint, at)) for at in range(len(SEAT_COLOURS))], GAP))
            )
        parts.append(self.push("done", words("look-done"), self.back, style="primary", tall=tall, wide=200.0))
        what = "" if offer.wear and offer.paint else "_face" if offer.wear else "_colour"
        width = COLUMNS * (side + GAP) + 76
        self._plate = self.dialog(words(f"look-heading{what}"), Column(parts, GAP + 4.0), width)

    def _face(self, face: str, wear: Callable[[], None], side: float) -> Part:
        """Return the button of a face."""
        chair = self.offer.chair()
        look = (chair.letter if face == LETTER else face, chair.colour)

        def make(place: pygame.Rect) -> LookButton:
            act = self._choosing(wear)
            button = LookButton(f"face.{face}", place, look, act, on=face == worn(chair))
            return self._name(button, face_named(face, self.program.words), self.offer.faces.get(face))

        return Made(make, side, side)

    def _colour(self, colour: int, paint: Callable[[], None]) -> Part:
        """Return the button of a colour."""
        side = COLOUR[self.low]

        def make(place: pygame.Rect) -> LookButton:
            on = colour == self.offer.chair().colour
            button = LookButton(f"colour.{colour}", place, ("", colour), self._choosing(paint), on=on)
            return self._name(
                button, colour_named(colour, self.program.words), self.offer.colours.get(colour)
            )

        return Made(make, side, side)

    def _name(self, button: LookButton, name: str, taken_by: str | None) -> LookButton:
        """Name a button, and lock it if somebody else has that look."""
        button.title = button.hint = name
        if taken_by is not None and not button.on:
            button.enabled = False
            button.hint = self.program.words("look-taken", look=name, name=taken_by)
        return button

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


def open_look(program: Program, request: OpenLook) -> LookScene:
    """Make the screen."""
    return LookScene(program, request.offer)
