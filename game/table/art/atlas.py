"""Pictures of the atlases assets/<game>/pictures.zip, which `dev.py art` renders from SVG files.

A picture is decoded from the density next larger than asked for, and scaled. Decoding a large one takes up to
6 ms: whoever can wait for a later frame leaves it to a thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

import pygame

from game.table.art.paint.shapes import blank
from game.table.art.palette import INK, MIST, Rgb, Size
from game.table.art.surface_cache import MASTERS, SPRITES, cached
from game.table.art.text.text import blit_centred, fitted

ATLAS: Final = "pictures.zip"
SIZE_LIMIT: Final = 8 << 20  # bytes of one picture
LARGE: Final = 300  # pixels of width from which a thread may decode a picture
_FORMAT: Final = pygame.Surface((1, 1), pygame.SRCALPHA)  # which blits fastest
_log = logging.getLogger(__name__)


class NotYet(Exception):
    """A thread is still decoding a picture; ask again in the next frame."""


_waiting: Final = [False]  # whether large pictures are left to threads


@contextmanager
def decoding_behind() -> Iterator[None]:
    """Leave large pictures to threads: what needs one raises NotYet until it is there."""
    _waiting[0] = True
    try:
        yield
    finally:
        _waiting[0] = False


class Atlas:
    """The pictures of one game, or of "common", by name and width in pixels."""

    def __init__(self, path: Path) -> None:
        """Read the list of pictures; a missing or damaged file has none, which `trouble` explains."""
        self.path = path
        self.trouble = ""  # why the last picture couldn't be had
        self.widths: dict[str, list[int]] = {}
        self._lock = threading.Lock()
        self._coming: dict[tuple[str, int], threading.Thread] = {}
        self._decoded: dict[tuple[str, int], pygame.Surface] = {}
        try:
            self._zip: ZipFile | None = ZipFile(path)
        except (OSError, BadZipFile) as error:
            self._zip = None
            self._failed(str(error))
        for member in self._zip.namelist() if self._zip else ():
            name, _, rest = member.removesuffix(".webp").rpartition(".")
            if rest.isdecimal():
                self.widths.setdefault(name, []).append(int(rest))

    def best(self, name: str, width: int) -> int:
        """Return the density to show a picture in `width` pixels; 0 if there is no such picture."""
        known = sorted(self.widths.get(name, [0]))
        return next((one for one in known if one >= width), known[-1])

    def load(self, name: str, width: int) -> pygame.Surface | None:
        """Decode a picture in one of its widths; None if it is missing or damaged.

        Raise NotYet while a thread decodes it (see `decoding_behind`).
        """
        if width >= LARGE and _waiting[0]:
            return self._from_thread(name, width)
        return self._decode(name, width)

    def _from_thread(self, name: str, width: int) -> pygame.Surface | None:
        key = (name, width)
        thread = self._coming.get(key)
        if thread is None:
            thread = self._coming[key] = threading.Thread(
                target=self._fetch, args=key, name="pictures", daemon=True
            )
            thread.start()
        if thread.is_alive():
            raise NotYet
        del self._coming[key]
        return self._decoded.pop(key, None)

    def _fetch(self, name: str, width: int) -> None:
        decoded = self._decode(name, width)
        if decoded is not None:
            self._decoded[name, width] = decoded

    def _decode(self, name: str, width: int) -> pygame.Surface | None:
        if self._zip is None:
            return None
        member = f"{name}.{width}.webp"
        try:
            with self._lock:
                data = self._zip.open(member).read(SIZE_LIMIT)
            return pygame.image.load(BytesIO(data), member).convert(_FORMAT)
        except (KeyError, OSError, BadZipFile, pygame.error) as error:
            self._failed(f"{name}: {error}")
            return None

    def _failed(self, reason: str) -> None:
        if not self.trouble:
            self.trouble = f"{self.path.parent.name}/{self.path.name}: {reason}"
            _log.warning("%s", self.trouble)


_opened: Final[dict[str, Atlas]] = {}


def atlas(game: str) -> Atlas:
    """Return the atlas of `game`, or "common"."""
    if game not in _opened:
        _opened[game] = Atlas(Path(str(files("assets"))) / game / ATLAS)
    return _opened[game]


def troubles() -> list[str]:
    """List what couldn't be shown so far: at most one reason an atlas."""
    return [one.trouble for one in _opened.values() if one.trouble]


def exists(game: str, name: str) -> bool:
    """Whether there is such a picture."""
    return name in atlas(game).widths


@cached(SPRITES)
def picture(game: str, name: str, size: Size) -> pygame.Surface:
    """Return the picture `name` of a game in `size` pixels, cached; a plate with its name if need be."""
    best = atlas(game).best(name, max(size[0], 1))
    original = _original(game, name, best)
    return pygame.transform.smoothscale(original, size) if original.get_width() else _plain(name, size)


@cached(SPRITES)
def tinted_picture(game: str, name: str, size: Size, colour: Rgb) -> pygame.Surface:
    """Return a white picture in one colour, cached."""
    result = picture(game, name, size).copy()
    result.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return result


@cached(MASTERS)
def _original(game: str, name: str, width: int) -> pygame.Surface:
    return atlas(game).load(name, width) or blank((0, 0))


def _plain(name: str, size: Size) -> pygame.Surface:
    """Stand in for a picture that can't be shown."""
    result = blank(size)
    pygame.draw.rect(result, (*INK, 255), result.get_rect(), border_radius=max(2, min(size) // 12))
    if min(size) >= 24:
        label = name.rpartition("/")[2].replace("-", " ").replace("_", " ")
        words = fitted(label, "sans_bold", (size[0] - 8, size[1] // 4), MIST)
        blit_centred(result, words, (size[0] / 2, size[1] / 2))
    return result
