"""Long text in several styles, wrapped, with pictures and search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import pygame

from game.screens.rulebook.markdown import Block
from game.screens.widgets.widget import Widget
from game.table.art.atlas import picture
from game.table.art.paint.shapes import rounded, tinted
from game.table.art.palette import FROST, GILT, MIST, WARM, Rgb
from game.table.art.surface_cache import SPRITES, cached
from game.table.art.text.fonts import font
from game.table.art.text.text import label, metal_text, paragraph
from game.table.motion.animation import NEVER

SIZE: Final = 22.0  # units of type of a paragraph
CAPTION: Final = 18.0  # units of type below a picture
FACES: Final = {"plain": "text", "bold": "sans_bold", "italic": "text_italic"}
SHARES: Final = {"plain": 1.0, "bold": 0.93, "italic": 1.0}  # to make the faces look equally large
INDENT: Final = 34.0  # units of a list's indent
GAP: Final = 30.0  # units between the text and the pictures beside it
HEADS: Final = ("title", "heading")
ALIKE: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "−": "-", "–": "-"})


class Pictures(Protocol):
    """Provides a text's pictures; sizes are pixels, limited in width."""

    def size(self, name: str, width: int) -> tuple[int, int]:
        """Return the size of a picture."""

    def picture(self, name: str, width: int) -> pygame.Surface | None:
        """Return a picture; None until it is painted."""

    def prepare(self, name: str, width: int) -> None:
        """Paint a part of a picture."""


class Word(NamedTuple):
    """A word and its place; `rect` is in pixels from the text's corner."""

    text: str
    face: str
    size: int  # pixels of type
    colour: Rgb
    rect: pygame.Rect
    block: int
    sunk: int = 0  # pixels by which a tall letter, such as Ü, pushes the word down


class Shown(NamedTuple):
    """A picture and its place, in pixels from the text's corner."""

    name: str
    rect: pygame.Rect


class Prose(Widget):
    """A laid-out text; in a pane it scrolls."""

    focusable = False

    def __init__(
        self,
        name: str,
        corner: tuple[int, int],
        width: int,
        blocks: Sequence[Block],
        unit: float,
        *,
        beside: int = 0,
        pictures: Pictures | None = None,
    ) -> None:
        """Wrap `blocks` to `width` pixels from `corner` on; pictures go into `beside` pixels on the right.

        Without that room they go between the blocks.
        """
        super().__init__(name, pygame.Rect(*corner, width, 1))
        self.unit = unit
        self.words: list[Word] = []
        self.headings: list[tuple[str, int]] = []  # text and pixels from the top
        self.anchors = {block.anchor: number for number, block in enumerate(blocks) if block.anchor}
        self.shown: list[Shown] = []
        self.found: list[list[Word]] = []
        self.current = 0
        self.marked = ""  # the anchor shown
        self._beside, self._pictures = beside, pictures
        self._lacking = False  # pictures were missing in the last frame
        self._aside = 0  # pixels from the top used up beside the text
        self._heads: list[Word] = []
        self._images: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._blocks = [(block.text, block.kind in HEADS) for block in blocks]
        self._spans: list[tuple[int, int]] = []  # of each block, in pixels from the top
        self._lay_out(blocks)

    def spoken_blocks(self) -> list[tuple[str, bool, pygame.Rect]]:
        """Return each block's words, whether it is a heading, and its current place in the window."""
        return [
            (*block, pygame.Rect(self.rect.x, self.rect.y + top, self.rect.width, max(1, end - top)))
            for block, (top, end) in zip(self._blocks, self._spans, strict=True)
        ]

    # Laying out

    def _px(self, units: float) -> int:
        return round(units * self.unit)

    def _baseline(self, place: pygame.Rect) -> int:
        """Return the baseline of a word at `place`, in pixels from the top, whatever its face."""
        type_face = font(FACES["plain"], self._px(SIZE))
        return place.y + (place.height - type_face.get_height()) // 2 + type_face.get_ascent()

    def _lay_out(self, blocks: Sequence[Block]) -> None:
        y = 0
        before = ""
        for number, block in enumerate(blocks):
            if block.kind in HEADS:
                top = y if number == 0 else y + self._px(26)
                y = self._heading(block, number, top)
            elif block.kind == "picture":
                top = y + self._px(12)
                y = self._picture(block, top, y)
            else:
                close = block.kind in ("item", "step") and before == block.kind
                top = y + self._px(5 if close else 11)
                y = self._paragraph(block, number, top)
            self._spans.append((top, y))
            before = block.kind if block.kind != "picture" else before
        self.rect.height = max(y, self._aside) + self._px(20)

    def _heading(self, block: Block, number: int, top: int) -> int:
        title = block.kind == "title"
        size = self._px(38 if title else 26)
        line = metal_text(block.text, "title", size)
        if line.get_width() > self.rect.width:
            line = pygame.transform.smoothscale_by(line, self.rect.width / line.get_width())
        self._images.append((line, (0, top)))
        place = pygame.Rect(0, top, *line.get_size())
        self._heads.append(Word(block.text, "title", size, WARM, place, number))
        if not title:
            self.headings.append((block.text, top))
        return top + line.get_height() + self._px(2)

    def _picture(self, block: Block, top: int, y: int) -> int:
        """Put a picture beside the text that follows, or before it; return where that text continues."""
        if self._pictures is None:
            return y
        room = self._beside or self.rect.width
        size = self._pictures.size(block.figure, room)
        left = self.rect.width + self._px(GAP) if self._beside else 0
        top = max(top, self._aside) if self._beside else top
        place = pygame.Rect((0, 0), size)
        place.midtop = (left + room // 2, top)
        self.shown.append(Shown(block.figure, place))
        words = paragraph(
            block.text, "text_italic", (room, self._px(160)), MIST, self._px(CAPTION), centred=1
        )
        under = words.get_rect(midtop=(place.centerx, place.bottom + self._px(8)))
        self._images.append((words, under.topleft))
        if self._beside:
            self._aside = under.bottom + self._px(24)
            return y
        return under.bottom + self._px(8)

    def _paragraph(self, block: Block, number: int, top: int) -> int:
        """Lay out words one after the other; return where the block ends, in pixels."""
        indent = self._px(INDENT) if block.kind in ("item", "step") else 0
        size = self._px(SIZE)
        tall = round(size * 1.42)
        if block.kind == "item":
            self._images.append(
                (
                    picture("common", "widgets/bullet", (self._px(13), self._px(13))),
                    (self._px(10), top + (tall - self._px(13)) // 2),
                )
            )
        elif block.kind == "step":
            mark = label(f"{block.number}", "title", self._px(20), GILT)
            self._images.append((mark, (self._px(8), top + (tall - mark.get_height()) // 2)))
        x = indent
        for span in block.spans:
            face, type_size = FACES[span.style], round(size * SHARES[span.style])
            colour = WARM if span.style == "bold" else FROST
            for piece in _pieces(span.text):
                width = font(face, type_size).size(piece)[0]
                if x + font(face, type_size).size(piece.rstrip())[0] > self.rect.width and x > indent:
                    x, top = indent, top + tall
                place = pygame.Rect(x, top, width, tall)
                sunk = _sunk(piece, face, type_size)
                self.words.append(Word(piece, face, type_size, colour, place, number, sunk))
                x += width
        return top + tall

    # Search and anchors

    def find(self, query: str) -> int:
        """Highlight all hits of `query`, ignoring case; return their number."""
        self.found, self.current = [], 0
        wanted = _folded(query).strip()
        if not wanted:
            return 0
        lines: dict[int, list[Word]] = {}
        for word in (*self._heads, *self.words):
            lines.setdefault(word.block, []).append(word)
        for block in sorted(lines):
            self.found += _found(lines[block], wanted)
        return len(self.found)

    def place_of(self, number: int) -> pygame.Rect:
        """Return the place of a hit, in pixels from the text's corner."""
        return self.found[number][0].rect

    def passage(self, anchor: str) -> pygame.Rect | None:
        """Return the place of the block with an anchor, in pixels from the text's corner."""
        if anchor not in self.anchors:
            return None
        top, end = self._spans[self.anchors[anchor]]
        return pygame.Rect(0, top, self.rect.width, end - top)

    # On the screen

    def update(self, seconds: float) -> None:
        """Have a missing picture painted, the one nearest to the window's top first."""
        super().update(seconds)
        if self._pictures is None:
            return
        room = self._beside or self.rect.width
        missing = [one for one in self.shown if self._pictures.picture(one.name, room) is None]
        self._lacking = bool(missing)
        if missing:
            next_one = min(missing, key=lambda one: abs(one.rect.centery + self.rect.y))
            self._pictures.prepare(next_one.name, room)

    def shows_in(self) -> float:
        """Keep updating while pictures are missing."""
        return 0.0 if self._lacking else NEVER

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is within the surface's clip."""
        clip = surface.get_clip().inflate(0, 40)
        self._draw_marks(surface, clip)
        for image, (x, y) in self._images:
            if image.get_rect(topleft=(self.rect.x + x, self.rect.y + y)).colliderect(clip):
                surface.blit(image, (self.rect.x + x, self.rect.y + y))
        for one in self.shown:
            place = one.rect.move(self.rect.topleft)
            if self._pictures is not None and place.colliderect(clip):
                shown = self._pictures.picture(one.name, self._beside or self.rect.width)
                if shown is not None:
                    surface.blit(shown, shown.get_rect(center=place.center))
        for word in self.words:
            place = word.rect.move(self.rect.topleft)
            if place.colliderect(clip):
                line = label(word.text, word.face, word.size, word.colour)
                above = font(word.face, word.size).get_ascent() + word.sunk
                surface.blit(line, (place.x, self._baseline(place) - above))

    def _draw_marks(self, surface: pygame.Surface, clip: pygame.Rect) -> None:
        """Highlight the anchor's block, and the hits."""
        passage = self.passage(self.marked)
        if passage is not None:
            place = passage.move(self.rect.topleft).inflate(self._px(20), self._px(8))
            surface.blit(_marker(place.size, 60), place)
            surface.blit(_marker((max(3, self._px(4)), place.height), 255), place)
        for number, words in enumerate(self.found):
            for word in words:
                place = word.rect.move(self.rect.topleft)
                if place.colliderect(clip):
                    surface.blit(_marker(place.size, 190 if number == self.current else 84), place)


def _pieces(text: str) -> list[str]:
    """Split a text after every blank: each piece ends with the blank after its word."""
    parts = text.split(" ")
    return [part + " " for part in parts[:-1]] + ([parts[-1]] if parts[-1] else [])


def _sunk(text: str, face: str, size: int) -> int:
    """Return how many pixels a word's tallest letter exceeds its face's ascent."""
    type_face = font(face, size)
    tops = [letter[3] for letter in type_face.metrics(text) if letter is not None]
    return max(0, max(tops, default=0) - type_face.get_ascent())


def _folded(text: str) -> str:
    """Return a text normalised for comparison: lower case, plain quotes and dashes."""
    return text.translate(ALIKE).casefold()


def _found(words: Sequence[Word], wanted: str) -> list[list[Word]]:
    """Return the words of a block covered by each hit of `wanted`, which is normalised."""
    folded = [_folded(word.text) for word in words]
    text = "".join(folded)
    owners = [number for number, letters in enumerate(folded) for _ in letters]
    found = []
    at = text.find(wanted)
    while at >= 0:
        found.append([words[number] for number in dict.fromkeys(owners[at : at + len(wanted)])])
        at = text.find(wanted, at + len(wanted))
    return found


@cached(SPRITES)
def _marker(size: tuple[int, int], strength: int) -> pygame.Surface:
    return tinted(rounded(size, 5), (176, 122, 30), strength)
