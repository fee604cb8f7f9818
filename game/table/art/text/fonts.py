"""The three type families, opened once from the program's assets. `text` sets text with them."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import pygame

from game.engine.files.damage import BadAsset

FACES: Final[dict[str, str]] = {
    "title": "Cinzel-Bold.ttf",
    "text": "EBGaramond-Regular.ttf",
    "text_italic": "EBGaramond-Italic.ttf",
    "sans": "AlegreyaSans-Regular.ttf",
    "sans_medium": "AlegreyaSans-Medium.ttf",
    "sans_bold": "AlegreyaSans-Bold.ttf",
}
"""What a caller asks for, and the file below assets/fonts that answers."""


UNKNOWN: Final = "\U0010fffd"  # a letter that means nothing, so that no face has it
NARROW: Final = "\N{NARROW NO-BREAK SPACE}"  # before French punctuation
LACKING: Final = {"title": "\N{NO-BREAK SPACE}", "text": "\N{THIN SPACE}", "text_italic": "\N{THIN SPACE}"}
"""The faces without a narrow space, each with the blank that it has and that comes nearest."""


class Font(pygame.font.Font):
    """A face at one size; a missing kind of blank is replaced by the nearest one it has."""

    def __init__(self, data: BytesIO, size: int, narrow: str = NARROW) -> None:
        """Open the face; `narrow` replaces the narrow space."""
        super().__init__(data, size)
        self._narrow = narrow

    def render(self, text: str | bytes | None, *words: object, **named: object) -> pygame.Surface:
        """Render a text like pygame."""
        return super().render(self._drawn(text), *words, **named)  # type: ignore[arg-type]

    def size(self, text: str | bytes) -> tuple[int, int]:
        """Return the size of a text in pixels."""
        return super().size(self._drawn(text))

    def _drawn(self, text: str | bytes | None) -> str | bytes:
        return text.replace(NARROW, self._narrow) if isinstance(text, str) else text or ""


def lacking(face: str, letters: str) -> str:
    """Return those of `letters` for which the face has but an empty box, as for any letter unknown to it.

    A font's metrics don't tell: they are those of the box.
    """
    type_face = font(face, 20)
    box = _picture(type_face, UNKNOWN)
    seen = (letter for letter in letters if not letter.isspace())
    return "".join(letter for letter in seen if _picture(type_face, letter) == box)


def _picture(type_face: pygame.font.Font, letter: str) -> tuple[tuple[int, int], bytes]:
    drawn = type_face.render(letter, True, (255, 255, 255))
    return drawn.get_size(), pygame.image.tobytes(drawn, "RGBA")


@lru_cache(maxsize=len(FACES))
def font_bytes(face: str) -> bytes:
    """The TrueType file of `face`; raise ValueError that lists the faces if it is unknown.

    Raise BadAsset if the file can't be read.
    """
    if face not in FACES:
        raise ValueError(f"no type face {face!r}; there are {', '.join(FACES)}")
    try:
        return files("assets").joinpath("fonts", FACES[face]).read_bytes()
    except OSError as error:
        raise BadAsset(f"assets/fonts/{FACES[face]}: {error.strerror}") from error


@lru_cache(maxsize=80)  # a font takes 0.16 MB with its letters, and 0.4 ms to open
def font(face: str, size: int) -> Font:
    """The face at `size` pixels, shared: reset its style or outline if you change it."""
    if not pygame.font.get_init():
        pygame.font.init()
    data = font_bytes(face)
    try:
        made = Font(BytesIO(data), max(4, size), LACKING.get(face, NARROW))
        made.size(face)  # this fails for bytes that are no font, with which other calls crash the process
    except (pygame.error, ValueError) as error:
        raise BadAsset(f"assets/fonts/{FACES[face]}: it holds no letters") from error
    return made
