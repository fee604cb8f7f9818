"""The crash window: drawn with pygame alone, because the scenes' own drawing may have crashed."""

from __future__ import annotations

from io import BytesIO
from typing import Final, NamedTuple

import pygame

from game.engine.files.damage import BadAsset
from game.screens.crash.trouble import LEAVE, Trouble
from game.table.art.contrast import NIGHT
from game.table.art.palette import FROST, GILT, GOOD, INDIGO, INK, MIDNIGHT, MIST, WARM, Rgb, mix
from game.table.art.text.fonts import font_bytes

DESIGN: Final = (1280, 800)  # units of a window of this size, one per pixel
WIDTH: Final = 780.0  # units of the panel, like all that follows
AIR: Final = 40.0
GAP: Final = 12.0
HEADING: Final = 36.0
TEXT: Final = 23.0
SMALL: Final = 18.0
BUTTON: Final = 54.0
SHRINK: Final = 0.94  # until everything fits
LEAST: Final = 0.25  # pixels per unit
WHITE: Final[Rgb] = (255, 255, 255)
BACK: Final = (pygame.K_LEFT, pygame.K_UP)
ON: Final = (pygame.K_RIGHT, pygame.K_DOWN)
PRESS: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Text(NamedTuple):
    """Words at a position."""

    picture: pygame.Surface
    place: tuple[int, int]


class Box:
    """The panel with its words and buttons. `chosen` is the last pressed button, until it is taken."""

    def __init__(self, trouble: Trouble, *, scale: float = 1.0, high_contrast: bool = False) -> None:
        """Show `trouble`, with text scaled by `scale` if it fits."""
        self.trouble = trouble
        self.scale = scale
        self.high_contrast = high_contrast
        self.chosen = ""
        self.said = ""  # the result of the last button
        self.focus = 0
        self._held: int | None = None
        self._pointed: int | None = None
        self._unit = 1.0
        self.panel = pygame.Rect(0, 0, 0, 0)
        self.safe = pygame.Rect(0, 0, 0, 0)  # behind the message that the match is safe
        self.rects: list[pygame.Rect] = []  # of the buttons
        self.texts: list[Text] = []

    # Layout

    def place(self, size: tuple[int, int]) -> None:
        """Lay everything out in a window of `size` pixels: at the wanted scale, or as large as fits."""
        self._unit = min(size[0] / DESIGN[0], size[1] / DESIGN[1]) * self.scale
        while not self._lay(size) and self._unit > LEAST:
            self._unit *= SHRINK

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _lay(self, size: tuple[int, int]) -> bool:
        """Lay out at the current unit; return whether it fits."""
        trouble, air = self.trouble, self._px(AIR)
        wide = min(self._px(WIDTH), size[0] - 2 * self._px(GAP))
        inner = wide - 2 * air
        self.texts = []
        below = self._put(trouble.heading, "title", HEADING, WARM, air, inner, air)
        below = self._put(trouble.what, "sans", TEXT, FROST, below + self._px(GAP), inner, air)
        top = below + self._px(2 * GAP)
        pad = self._px(1.5 * GAP)
        below = self._put(
            trouble.safe, "sans_medium", TEXT, GOOD, top + self._px(GAP), inner - 2 * pad, air + pad
        )
        self.safe = pygame.Rect(air, top, inner, below + self._px(GAP) - top)
        below = self._put(trouble.error, "sans", SMALL, MIST, self.safe.bottom + self._px(GAP), inner, air)
        below = self._put(self.said or trouble.report, "sans", SMALL, MIST, below, inner, air)
        below = self._lay_buttons(below + self._px(2 * GAP), inner, air)
        self.panel = pygame.Rect(0, 0, wide, below + air)
        self.panel.center = (size[0] // 2, size[1] // 2)
        for rect in (self.safe, *self.rects):
            rect.move_ip(self.panel.topleft)
        x, y = self.panel.topleft
        self.texts = [Text(one.picture, (one.place[0] + x, one.place[1] + y)) for one in self.texts]
        widest = max(one.picture.get_width() for one in self.texts)
        labels = all(
            self._font("sans_bold", TEXT).size(words)[0] <= rect.width - 2 * self._px(GAP)
            for rect, (_, words) in zip(self.rects, trouble.ways, strict=True)
        )
        return self.panel.height <= size[1] - 2 * self._px(GAP) and widest <= inner and labels

    def _put(self, words: str, face: str, high: float, ink: Rgb, top: int, wide: int, left: int) -> int:
        """Put words in lines of at most `wide` pixels; return where they end."""
        colour = WHITE if self.high_contrast else ink
        picture = self._font(face, high).render(words, True, colour, None, wide)
        self.texts.append(Text(picture, (left, top)))
        return top + picture.get_height()

    def _lay_buttons(self, top: int, inner: int, left: int) -> int:
        """Put the first button at full width, the others two in a row; return where they end."""
        high, gap = self._px(BUTTON), self._px(GAP)
        self.rects = [pygame.Rect(left, top, inner, high)]
        half = (inner - gap) // 2
        rest = len(self.trouble.ways) - 1
        for number in range(rest):
            row, column = divmod(number, 2)
            alone = number == rest - 1 and column == 0
            place = (left + column * (half + gap), top + (row + 1) * (high + gap))
            self.rects.append(pygame.Rect(place, (inner if alone else half, high)))
        return self.rects[-1].bottom

    def _font(self, face: str, high: float) -> pygame.font.Font:
        return _font(face, self._px(high))

    # Actions

    def handle(self, event: pygame.event.Event) -> None:
        """Handle a key or the mouse; closing the window and Escape quit."""
        if event.type == pygame.QUIT:
            self.chosen = LEAVE
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._mouse(event)

    def _key(self, event: pygame.event.Event) -> None:
        count = len(self.trouble.ways)
        if event.key == pygame.K_ESCAPE:
            self.chosen = LEAVE
        elif event.key in PRESS:
            self.chosen = self.trouble.ways[self.focus][0]
        elif event.key in BACK or (event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT):
            self.focus = (self.focus - 1) % count
        elif event.key in ON or event.key == pygame.K_TAB:
            self.focus = (self.focus + 1) % count

    def _mouse(self, event: pygame.event.Event) -> None:
        under = next((number for number, rect in enumerate(self.rects) if rect.collidepoint(event.pos)), None)
        self._pointed = under
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._held = under
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            if under is not None and under == self._held:
                self.focus = under
                self.chosen = self.trouble.ways[under][0]
            self._held = None

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all of it."""
        self.place(surface.get_size())
        strong = self.high_contrast
        surface.fill(NIGHT if strong else INK)
        if not strong:
            _shade(surface, mix(MIDNIGHT, INDIGO, 0.25), INK)
        round_by, line = self._px(14), self._px(3 if strong else 2)
        pygame.draw.rect(surface, NIGHT if strong else MIDNIGHT, self.panel, border_radius=round_by)
        pygame.draw.rect(surface, WHITE if strong else GILT, self.panel, line, border_radius=round_by)
        pygame.draw.rect(surface, NIGHT if strong else INK, self.safe, border_radius=self._px(8))
        pygame.draw.rect(surface, WHITE if strong else GOOD, self._edge(), border_radius=self._px(2))
        for text in self.texts:
            surface.blit(text.picture, text.place)
        for number in range(len(self.rects)):
            self._draw_button(surface, number)

    def _edge(self) -> pygame.Rect:
        return pygame.Rect(self.safe.topleft, (self._px(5), self.safe.height))

    def _draw_button(self, surface: pygame.Surface, number: int) -> None:
        rect, strong = self.rects[number], self.high_contrast
        bright = number in {self._pointed, self.focus}
        if strong:
            back, ink = (WHITE, NIGHT) if bright else (NIGHT, WHITE)
        elif number == 0:
            back, ink = (WARM if bright else GILT), INK
        else:
            back, ink = mix(INDIGO, FROST, 0.16 if bright else 0.0), FROST
        if number == self._held == self._pointed:
            back = mix(back, INK, 0.25)
        pygame.draw.rect(surface, back, rect, border_radius=self._px(8))
        if strong:
            pygame.draw.rect(surface, WHITE, rect, self._px(2), border_radius=self._px(8))
        words = self._font("sans_bold", TEXT).render(self.trouble.ways[number][1], True, ink)
        surface.blit(words, words.get_rect(center=rect.center))
        if number == self.focus:
            around = self._px(8 if strong else 6)
            colour = GILT if strong or number else FROST
            ring = rect.inflate(around, around)
            pygame.draw.rect(surface, colour, ring, self._px(4 if strong else 2), border_radius=self._px(11))


def _shade(surface: pygame.Surface, top: Rgb, foot: Rgb) -> None:
    """Draw a vertical gradient."""
    wide, high = surface.get_size()
    for y in range(high):
        pygame.draw.line(surface, mix(top, foot, y / high), (0, y), (wide, y))


def _font(face: str, size: int) -> pygame.font.Font:
    """Return the program's font, or pygame's if that is missing."""
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        letters = pygame.font.Font(BytesIO(font_bytes(face)), size)
        letters.size(face)
    except (BadAsset, pygame.error):
        return pygame.font.Font(None, size)
    return letters
