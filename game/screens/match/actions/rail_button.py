"""A tile of the action rail: sign, title, what it does or why it can't be done, and its key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.screens.menus.tool_signs import sign_of
from game.screens.widgets.button import Button
from game.table.art.contrast import high_contrast
from game.table.art.frames import BUTTON_INK, DISABLED_INK, button_face, empty_place
from game.table.art.paint.light import halo
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import WARM, Rgb
from game.table.art.text.fonts import font
from game.table.art.text.text import label, paragraph, type_size, wrapped_height
from game.table.stock.offers import LOSES, WINS

if TYPE_CHECKING:
    from game.screens.match.actions.plates import Offer
    from game.table.art.palette import Size

TITLE: Final = 25.0  # units of type
NOTE: Final = 19.0
AIR: Final = 24.0  # at the left and right together; half of it where there is no sign
SIGN: Final = 34.0
KEY: Final = 36.0  # width of a key, with its gap
SOCKET: Final = 22.0  # width of one of the pieces still to be picked
GREEN: Final[Rgb] = (134, 226, 150)
RED: Final[Rgb] = (255, 152, 142)
DARK_GREEN: Final[Rgb] = (22, 84, 34)
DARK_RED: Final[Rgb] = (132, 24, 22)


def heights(offer: Offer, width: int, scale: float, *, signed: bool) -> tuple[int, int]:
    """Return how high a tile of `width` has to be for its title, and for its note as well; in pixels."""
    inside = _inside(offer, width, scale, signed=signed)
    told = inside - (round((NOTE + 6) * scale) if offer.enabled and offer.outcome in {WINS, LOSES} else 0)
    above = wrapped_height(offer.text, "sans_bold", round(TITLE * scale), inside) + round(8 * scale) - 3
    below = wrapped_height(offer.note, "sans_medium", round(NOTE * scale), told) if offer.note else 0
    return above, above + below


def title_share(offer: Offer, size: Size, scale: float, *, signed: bool) -> float:
    """Return how much of the title's type is left in a tile of `size` pixels: 1 where it has room."""
    largest = round(TITLE * scale)
    box = (_inside(offer, size[0], scale, signed=signed), size[1] - round(8 * scale) + 3)
    return type_size(offer.text, "sans_bold", box, largest) / largest


def _inside(offer: Offer, width: int, scale: float, *, signed: bool) -> int:
    """Return the pixels of a tile's width that are left for words."""
    inside = width - round((AIR if signed else AIR / 2) * scale)
    if signed and offer.sign:
        inside -= round((SIGN + 14) * scale)
    if offer.enabled and offer.progress[1]:
        inside -= round((SOCKET + 7) * scale * offer.progress[1]) + round(8 * scale)
    keyed = signed and offer.enabled and offer.key
    if keyed and font("sans_bold", round(TITLE * scale)).size(offer.text)[0] + round(KEY * scale) <= inside:
        inside -= round(KEY * scale)
    return max(1, inside)


class RailButton(Button):
    """One kind of action, or one exact action."""

    def __init__(self, offer: Offer, rect: pygame.Rect, scale: float, *, signed: bool = True) -> None:
        """Show `offer` at `rect`, with its sign if `signed`; `scale` is pixels a unit."""
        super().__init__(offer.name, rect, offer.text, offer.act, style=offer.style, hint=offer.hint)
        self.offer = offer
        self.enabled = offer.enabled
        self.scale = scale
        self._signed = signed

    @property
    def lit(self) -> bool:
        """Whether it is advised."""
        return self.offer.lit

    @property
    def digit(self) -> str:
        """The key that presses it."""
        return self.offer.key

    @property
    def spoken(self) -> str:
        """Its words, and what it does or why it can't be done."""
        return f"{self.text}. {self.offer.note}" if self.offer.note else self.text

    def draw(self, surface: pygame.Surface) -> None:
        """Show it: golden within a light, of steel, or dashed and dark when it can't be done."""
        size = self.rect.size
        if not self.enabled:
            surface.blit(tinted(rounded(size, size[1] * 0.2), (4, 6, 16), 120), self.rect)
            surface.blit(empty_place(size, max(4, size[1] // 6)), self.rect)
        else:
            if self.style == "primary" and not high_contrast():
                spread = max(4, size[1] // 9)
                light = halo(size, WARM, round(size[1] * 0.3), spread)
                surface.blit(light, light.get_rect(center=self.rect.center))
            surface.blit(button_face(size, self.style, self.state), self.rect)
        self.draw_words(surface)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Set the title, below it the note, a sign at the left and the key at the right."""
        ink = BUTTON_INK[self.style] if self.enabled else DISABLED_INK
        inside = self.rect.inflate(
            -round((AIR if self._signed else AIR / 2) * self.scale), -round(8 * self.scale)
        )
        if self.state == "pressed":
            inside.y += 1
        inside = self._draw_sign(surface, inside, ink)
        title, note = round(TITLE * self.scale), round(NOTE * self.scale)
        long = font("sans_bold", title).size(self.text)[0]
        left = inside.width - self._count_width
        word = max(font("sans_bold", title).size(word)[0] for word in self.text.split(" "))
        if word <= left and wrapped_height(self.text, "sans_bold", title, left) <= inside.height:
            inside = self._draw_count(surface, inside, ink)
        if long + round(KEY * self.scale) <= inside.width:
            inside = self._draw_key(surface, inside, ink)
        above = wrapped_height(self.text, "sans_bold", title, inside.width)
        told = inside.width - self._mark_width
        below = wrapped_height(self.offer.note, "sans_medium", note, told) if self.offer.note else 0
        if above + below > inside.height + 4:
            below = 0  # the note is its hint as well
        top = inside.y if not below else inside.centery - (above + below) // 2
        box = pygame.Rect(inside.x, top, inside.width, above if below else inside.height)
        words = paragraph(self.text, "sans_bold", box.size, ink, title)
        surface.blit(words, words.get_rect(midleft=box.midleft))
        if below:
            place = pygame.Rect(inside.x + self._mark_width, box.bottom, told, below)
            if self._mark_width:
                mark = sign_of(self.offer.outcome, note, self._note_ink)
                surface.blit(mark, mark.get_rect(midleft=(inside.x, place.centery)))
            said = paragraph(self.offer.note, "sans_medium", place.size, self._note_ink, note)
            surface.blit(said, said.get_rect(midleft=place.midleft))

    @property
    def _mark_width(self) -> int:
        """Room for the sign of an outcome that is certain, in pixels; 0 for none."""
        certain = self.enabled and self.offer.outcome in {WINS, LOSES} and self.offer.note
        return round((NOTE + 6) * self.scale) if certain else 0

    @property
    def _note_ink(self) -> Rgb:
        if not self.enabled:
            return DISABLED_INK
        golden = self.style == "primary"
        inks = {WINS: DARK_GREEN if golden else GREEN, LOSES: DARK_RED if golden else RED}
        return inks.get(self.offer.outcome, BUTTON_INK[self.style])

    @property
    def _count_width(self) -> int:
        """Room for the sockets of a count, in pixels."""
        return round((SOCKET + 7) * self.scale * self.offer.progress[1] + 8 * self.scale)

    def _draw_count(self, surface: pygame.Surface, box: pygame.Rect, ink: Rgb) -> pygame.Rect:
        """Show how many pieces of how many are picked, as sockets that fill."""
        picked, needed = self.offer.progress
        if not needed or not self.enabled:
            return box
        radius, step = SOCKET * self.scale / 2, (SOCKET + 7) * self.scale
        left = box.right - step * needed + step / 2
        for at in range(needed):
            spot = (left + at * step, box.centery)
            pygame.draw.aacircle(surface, ink, spot, radius, 0 if at < picked else max(2, round(radius / 5)))
        return pygame.Rect(box.x, box.y, box.width - round(step * needed) - round(8 * self.scale), box.height)

    def _draw_key(self, surface: pygame.Surface, box: pygame.Rect, ink: Rgb) -> pygame.Rect:
        if not self.offer.key or not self.enabled or not self._signed:
            return box
        side = round(26 * self.scale)
        cap = pygame.Rect(0, 0, side, side)
        cap.midright = box.midright
        pygame.draw.rect(surface, ink, cap, 1, border_radius=max(2, side // 5))
        sign = label(self.offer.key, "sans_bold", round(17 * self.scale), ink, None)
        surface.blit(sign, sign.get_rect(center=cap.center))
        return pygame.Rect(box.x, box.y, box.width - side - round(10 * self.scale), box.height)

    def _draw_sign(self, surface: pygame.Surface, box: pygame.Rect, ink: Rgb) -> pygame.Rect:
        if not self.offer.sign or not self._signed:
            return box
        side = min(round(SIGN * self.scale), round(box.height * 0.7))
        sign = sign_of(self.offer.sign, side, ink if self.enabled else DISABLED_INK)
        surface.blit(sign, sign.get_rect(midleft=box.midleft))
        gone = side + round(14 * self.scale)
        return pygame.Rect(box.x + gone, box.y, box.width - gone, box.height)
