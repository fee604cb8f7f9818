"""The three type families, opened once from the program's own assets. How text is set is in `text`."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

import pygame

from game.engine.damage import BadAsset

FACES: Final[dict[str, str]] = {
    "title": "Cinzel-Bold.ttf",
    "text": "EBGaramond-Regular.ttf",
    "text_italic": "EBGaramond-Italic.ttf",
    "sans": "AlegreyaSans-Regular.ttf",
    "sans_medium": "AlegreyaSans-Medium.ttf",
    "sans_bold": "AlegreyaSans-Bold.ttf",
}
"""What a caller asks for, and the file below assets/fonts that answers."""


NARROW: Final = "\N{NARROW NO-BREAK SPACE}"  # before French punctuation
LACKING: Final = {"title": "\N{NO-BREAK SPACE}", "text": "\N{THIN SPACE}", "text_italic": "\N{THIN SPACE}"}
"""The faces without a narrow space, each with the blank that it has and that comes nearest."""


class Font(pygame.font.Font):
    """A face at one size, in which a blank that it lacks is drawn as the nearest that it has."""

    def __init__(self, data: BytesIO, size: int, narrow: str = NARROW) -> None:
        """Open the face; `narrow` stands for the narrow space."""
        super().__init__(data, size)
        self._narrow = narrow

    def render(self, text: str | bytes | None, *words: object, **named: object) -> pygame.Surface:
        """Draw a text as pygame does."""
        return super().render(self._drawn(text), *words, **named)  # type: ignore[arg-type]

    def size(self, text: str | bytes) -> tuple[int, int]:
        """Return the pixels that a text takes."""
        return super().size(self._drawn(text))

    def _drawn(self, text: str | bytes | None) -> str | bytes:
        return text.replace(NARROW, self._narrow) if isinstance(text, str) else text or ""


@lru_cache(maxsize=len(FACES))
def font_bytes(face: str) -> bytes:
    """The TrueType file of `face`; an unknown face is a ValueError that names the known ones.

    Raise BadAsset where the file can't be read.
    """
    if face not in FACES:
        raise ValueError(f"no type face {face!r}; there are {', '.join(FACES)}")
    try:
        return files("assets").joinpath("fonts", FACES[face]).read_bytes()
    except OSError as error:
        raise BadAsset(f"assets/fonts/{FACES[face]}: {error.strerror}") from error


@lru_cache(maxsize=160)
def font(face: str, size: int) -> Font:
    """The face at `size` pixels, shared: whoever changes its style or outline changes it back."""
    if not pygame.font.get_init():
        pygame.font.init()
    data = font_bytes(face)
    try:
        made = Font(BytesIO(data), max(4, size), LACKING.get(face, NARROW))
        made.size(face)  # of bytes that are no letters this fails, and other questions crash the process
    except (pygame.error, ValueError) as error:
        raise BadAsset(f"assets/fonts/{FACES[face]}: it holds no letters") from error
    return made
