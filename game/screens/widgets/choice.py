"""A choice among a few values: side by side if they fit, otherwise one at a time between two arrows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from game.screens.widgets.widget import Widget, is_enter
from game.table.art.atlas import tinted_picture
from game.table.art.frames import DISABLED_INK, button_face, panel
from game.table.art.palette import FROST, GILT, MIST, WARM, Rgb
from game.table.art.text.fonts import font
from game.table.art.text.text import fitted

Value = TypeVar("Value")


class Choice(Widget, Generic[Value]):
    """A choice of one value. A click chooses; the left and right arrow keys move to a neighbour."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        values: Sequence[tuple[Value, str]],
        value: Value,
        changed: Callable[[Value], None],
        *,
        hint: str = "",
    ) -> None:
        """Offer `values` with their words; `changed` is called with the new one. `value` is one of them."""
        super().__init__(name, rect, hint=hint)
        self.values = list(values)
        self.changed = changed
        self.index = [one for one, _ in values].index(value)
        self._pointed = -1

    @property
    def value(self) -> Value:
        """The chosen value."""
        return self.values[self.index][0]

    @property
    def side_by_side(self) -> bool:
        """Whether all values are visible."""
        return self._needed() <= self.rect.width / len(self.values)

    def _needed(self) -> float:
        """Return the width in pixels of the longest words, with a margin."""
        face = font("sans_bold", self._type())
        return max(face.size(words)[0] for _, words in self.values) + self.rect.height * 0.45

    def _type(self) -> int:
        return round(self.rect.height * 0.46)

    def choose(self, index: int) -> None:
        """Choose the value at `index`, and report it."""
        if self.enabled and index != self.index:
            self.index = index
            self.changed(self.value)

    def step(self, by: int) -> None:
        """Move to a neighbour; wraps around if values are shown one at a time."""
        wanted = self.index + by
        if not self.side_by_side:
            wanted %= len(self.values)
        if 0 <= wanted < len(self.values):
            self.choose(wanted)

    def key(self, event: pygame.event.Event) -> bool:
        """Handle the left and right arrow; Enter and Space go to the next value and wrap around."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if is_enter(event):
            self.choose((self.index + 1) % len(self.values))
            return True
        return False

    def mouse(self, event: pygame.event.Event) -> bool:
        """Choose the value under the pointer, or step by the arrow under it."""
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._part(event.pos[0])
            return False
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        part = self._part(event.pos[0])
        if self.side_by_side:
            self.choose(part)
        else:
            self.step(-1 if part == 0 else 1)
        return True

    def _part(self, x: int) -> int:
        """Return which part is at `x` pixels: a value's number, or 0 and 1 for the arrows."""
        parts = len(self.values) if self.side_by_side else 2
        return max(0, min(parts - 1, (x - self.rect.x) * parts // max(1, self.rect.width)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the values in a tray, the chosen one on a plate."""
        surface.blit(panel(self.rect.size, "tray"), self.rect)
        if self.side_by_side:
            self._draw_all(surface)
        else:
            self._draw_one(surface)

    def _draw_all(self, surface: pygame.Surface) -> None:
        count = len(self.values)
        inset = max(2, self.rect.height // 14)
        for index, (_, words) in enumerate(self.values):
            left = self.rect.x + self.rect.width * index // count
            right = self.rect.x + self.rect.width * (index + 1) // count
            place = pygame.Rect(left, self.rect.y, right - left, self.rect.height).inflate(
                -2 * inset, -2 * inset
            )
            chosen = index == self.index
            if chosen:
                state = "normal" if self.enabled else "disabled"
                surface.blit(button_face(place.size, "primary", state), place)
            self._words(
                surface, words, place, self._ink(chosen=chosen, pointed=index == self._pointed), chosen=chosen
            )

    def _draw_one(self, surface: pygame.Surface) -> None:
        side = round(self.rect.height * 0.8)
        place = self.rect.inflate(-2 * side, -4)
        self._words(surface, self.values[self.index][1], place, FROST if self.enabled else DISABLED_INK)
        for part, turned in ((0, True), (1, False)):
            lit = self.enabled and self.hovered and self._pointed == part
            sign = arrow(
                round(self.rect.height * 0.42),
                WARM if lit else GILT if self.enabled else DISABLED_INK,
                turned,
            )
            x = self.rect.x + side // 2 if turned else self.rect.right - side // 2
            surface.blit(sign, sign.get_rect(center=(x, self.rect.centery)))

    def _ink(self, *, chosen: bool, pointed: bool) -> Rgb:
        if not self.enabled:
            return DISABLED_INK
        if chosen:
            return (58, 34, 6)
        return WARM if pointed and self.hovered else MIST

    def _words(
        self, surface: pygame.Surface, words: str, place: pygame.Rect, ink: Rgb, *, chosen: bool = False
    ) -> None:
        under = None if chosen and self.enabled else (7, 10, 22)
        box = (place.width - round(place.height * 0.2), place.height)
        line = fitted(words, "sans_bold", box, ink, self._type(), under)
        surface.blit(line, line.get_rect(center=place.center))


def arrow(size: int, colour: Rgb, to_the_left: bool) -> pygame.Surface:  # noqa: FBT001 - its direction
    """A small triangle that points to the right or left, `size` pixels high."""
    drawn = tinted_picture("common", "widgets/arrow", (size, size), colour)
    return pygame.transform.flip(drawn, flip_x=True, flip_y=False) if to_the_left else drawn
