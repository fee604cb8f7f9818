"""Long text in several styles, wrapped to a width, in which words can be looked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.scenes.markdown import Block
from game.scenes.widgets.widget import Widget
from game.table.art.fonts import font
from game.table.art.palette import FROST, GILT, WARM, Rgb
from game.table.art.shapes import rounded, tinted
from game.table.art.shelf import SPRITES, kept_on
from game.table.art.text import label, metal_text
from game.table.art.vector import closed, path, picture, ring_points

SIZE: Final = 22.0  # units of type of a paragraph
FACES: Final = {"plain": "text", "bold": "sans_bold", "italic": "text_italic"}
SHARES: Final = {"plain": 1.0, "bold": 0.93, "italic": 1.0}  # so that the faces look equally large
INDENT: Final = 34.0  # units that a list's text stands further in


class Word(NamedTuple):
    """A word where it lies; `rect` is pixels from the text's own corner."""

    text: str
    face: str
    size: int  # pixels of type
    colour: Rgb
    rect: pygame.Rect
    block: int


class Prose(Widget):
    """A text laid out once; in a pane it scrolls."""

    focusable = False

    def __init__(
        self, name: str, corner: tuple[int, int], width: int, blocks: Sequence[Block], unit: float
    ) -> None:
        """Wrap `blocks` to `width` pixels from `corner` on."""
        super().__init__(name, pygame.Rect(*corner, width, 1))
        self.unit = unit
        self.words: list[Word] = []
        self.headings: list[tuple[str, int]] = []  # text and pixels from the top
        self.found: list[list[Word]] = []
        self.current = 0
        self._pictures: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._blocks = [(block.text, block.kind in ("title", "heading")) for block in blocks]
        self._tops: list[int] = []  # of each block, in pixels
        self._lay_out(blocks)

    def spoken_blocks(self) -> list[tuple[str, bool, pygame.Rect]]:
        """Return each block's words, whether it is a heading, and where it lies in the window now."""
        ends = [*self._tops[1:], self.rect.height]
        return [
            (*block, pygame.Rect(self.rect.x, self.rect.y + top, self.rect.width, max(1, end - top)))
            for block, top, end in zip(self._blocks, self._tops, ends, strict=True)
        ]

    def _px(self, units: float) -> int:
        return round(units * self.unit)

    def _baseline(self, place: pygame.Rect) -> int:
        """Pixels from the top at which the letters of a word at `place` stand, whatever its face."""
        type_face = font(FACES["plain"], self._px(SIZE))
        return place.y + (place.height - type_face.get_height()) // 2 + type_face.get_ascent()

    def _lay_out(self, blocks: Sequence[Block]) -> None:
        y = 0
        before = ""
        for number, block in enumerate(blocks):
            self._tops.append(y)
            if block.kind in ("title", "heading"):
                y = self._heading(block, y if number == 0 else y + self._px(26))
            else:
                close = block.kind in ("item", "step") and before == block.kind
                y = self._paragraph(block, number, y + self._px(5 if close else 11))
            before = block.kind
        self.rect.height = y + self._px(20)

    def _heading(self, block: Block, top: int) -> int:
        title = block.kind == "title"
        line = metal_text(block.text, "title", self._px(38 if title else 26))
        if line.get_width() > self.rect.width:
            line = pygame.transform.smoothscale_by(line, self.rect.width / line.get_width())
        self._pictures.append((line, (0, top)))
        if not title:
            self.headings.append((block.text, top))
        return top + line.get_height() + self._px(2)

    def _paragraph(self, block: Block, number: int, top: int) -> int:
        """Set words one after the other; return where the block ends, in pixels."""
        indent = self._px(INDENT) if block.kind in ("item", "step") else 0
        size = self._px(SIZE)
        tall = round(size * 1.42)
        if block.kind == "item":
            self._pictures.append((_bullet(self._px(13)), (self._px(10), top + (tall - self._px(13)) // 2)))
        elif block.kind == "step":
            mark = label(f"{block.number}", "title", self._px(20), GILT)
            self._pictures.append((mark, (self._px(8), top + (tall - mark.get_height()) // 2)))
        x = indent
        for span in block.spans:
            face, type_size = FACES[span.style], round(size * SHARES[span.style])
            colour = WARM if span.style == "bold" else FROST
            for piece in _pieces(span.text):
                width = font(face, type_size).size(piece)[0]
                if x + font(face, type_size).size(piece.rstrip())[0] > self.rect.width and x > indent:
                    x, top = indent, top + tall
                self.words.append(
                    Word(piece, face, type_size, colour, pygame.Rect(x, top, width, tall), number)
                )
                x += width
        return top + tall

    def find(self, query: str) -> int:
        """Mark every place where `query` stands, in any case of letters; return how many there are."""
        self.found, self.current = [], 0
        wanted = query.casefold().strip()
        if not wanted:
            return 0
        for block in sorted({word.block for word in self.words}):
            words = [word for word in self.words if word.block == block]
            text = "".join(word.text for word in words).casefold()
            at = text.find(wanted)
            while at >= 0:
                self.found.append(_covering(words, at, at + len(wanted)))
                at = text.find(wanted, at + len(wanted))
        return len(self.found)

    def place_of(self, number: int) -> pygame.Rect:
        """Return where the place found with this number lies, in pixels from the text's corner."""
        return self.found[number][0].rect

    def draw(self, surface: pygame.Surface) -> None:
        """Show what lies within the surface's clip."""
        clip = surface.get_clip().inflate(0, 40)
        for number, words in enumerate(self.found):
            for word in words:
                place = word.rect.move(self.rect.topleft)
                if place.colliderect(clip):
                    current = number == self.current
                    surface.blit(_marker(place.size, 190 if current else 84), place)
        for image, (x, y) in self._pictures:
            if image.get_rect(topleft=(self.rect.x + x, self.rect.y + y)).colliderect(clip):
                surface.blit(image, (self.rect.x + x, self.rect.y + y))
        for word in self.words:
            place = word.rect.move(self.rect.topleft)
            if place.colliderect(clip):
                line = label(word.text, word.face, word.size, word.colour)
                surface.blit(line, (place.x, self._baseline(place) - font(word.face, word.size).get_ascent()))


def _pieces(text: str) -> list[str]:
    """Part a text behind every blank: each piece ends with the blank that follows its word."""
    parts = text.split(" ")
    return [part + " " for part in parts[:-1]] + ([parts[-1]] if parts[-1] else [])


def _covering(words: Sequence[Word], start: int, end: int) -> list[Word]:
    """The words that the letters from `start` to before `end` of their joined text belong to."""
    covered: list[Word] = []
    at = 0
    for word in words:
        if at < end and at + len(word.text) > start:
            covered.append(word)
        at += len(word.text)
    return covered


@kept_on(SPRITES)
def _bullet(size: int) -> pygame.Surface:
    return picture(path(closed(ring_points((50, 50), 44, 4)), "#e9c470", "#070a16", 8), (size, size))


@kept_on(SPRITES)
def _marker(size: tuple[int, int], strength: int) -> pygame.Surface:
    return tinted(rounded(size, 5), (176, 122, 30), strength)
