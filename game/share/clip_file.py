"""Encodes the pictures of a clip as an animated GIF or WebP, with Pillow.

A film is gone through twice: first to count its pictures and choose a GIF's colours, then to encode it: no
more than one picture in full colour is in memory.
"""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame
from PIL import GifImagePlugin, Image, WebPImagePlugin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

FORMATS: Final = {"gif": GifImagePlugin.GifImageFile.format, "webp": WebPImagePlugin.WebPImageFile.format}
COLOURS: Final = 255  # of a GIF; one more stands for what stays as it was
SAMPLES: Final = 8  # pictures from which the colours are chosen,
THUMB: Final = 2  # each so many times smaller
QUALITY: Final = 82  # of a WebP, of 100


class Shot(NamedTuple):
    """A picture of a clip, drawn when it is wanted before the next shot, and for how long it shows."""

    draw: Callable[[], pygame.Surface]
    seconds: float


class Film(Protocol):
    """What can be encoded: the same shots whenever they are asked for."""

    def shots(self) -> Iterator[Shot]:
        """Yield shot after shot."""


def encode(film: Film, kind: str, progress: Callable[[float], None]) -> bytes:
    """Return the file. `progress` gets the done share, 0 to 1."""
    lengths = _lengths(film)
    milliseconds = [round(1000 * seconds) for seconds in lengths]
    shots = _followed(film.shots(), len(lengths), progress)
    if kind == "gif":
        return _gif(shots, _palette(film, len(lengths)), milliseconds)
    return _webp(shots, milliseconds)


def _lengths(film: Film) -> list[float]:
    """Go through a film without drawing it."""
    return [shot.seconds for shot in film.shots()]


def _followed(shots: Iterable[Shot], count: int, progress: Callable[[float], None]) -> Iterator[Image.Image]:
    """Draw shots, and tell how far it is."""
    for number, shot in enumerate(shots, 1):
        image = _image(shot)
        progress(number / count)
        yield image


def _image(shot: Shot) -> Image.Image:
    surface = shot.draw()
    return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def _palette(film: Film, count: int) -> Image.Image:
    """Choose the colours of a whole film, so that what lies still never changes its tone."""
    wanted = {round(at * (count - 1) / (SAMPLES - 1)) for at in range(SAMPLES)}
    thumbs = [
        image.resize((image.width // THUMB, image.height // THUMB), Image.Resampling.NEAREST)
        for image in (_image(shot) for at, shot in enumerate(film.shots()) if at in wanted)
    ]
    sheet = Image.new("RGB", (thumbs[0].width * len(thumbs), thumbs[0].height))
    for at, thumb in enumerate(thumbs):
        sheet.paste(thumb, (at * thumb.width, 0))
    return sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT)


def _gif(images: Iterable[Image.Image], palette: Image.Image, milliseconds: list[int]) -> bytes:
    """Encode as a GIF of one palette, which repeats forever and stores only what has changed."""
    plain = (image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images)
    first, data = next(plain), BytesIO()
    first.save(
        data, FORMATS["gif"], save_all=True, append_images=plain, duration=milliseconds, loop=0, disposal=1
    )
    return data.getvalue()


def _webp(images: Iterator[Image.Image], milliseconds: list[int]) -> bytes:
    """Encode as a WebP, which repeats forever."""
    first, data = next(images), BytesIO()
    rest = [_Reel(images, first.size, len(milliseconds) - 1)] if len(milliseconds) > 1 else []
    first.save(
        data,
        FORMATS["webp"],
        save_all=True,
        append_images=rest,
        duration=milliseconds,
        loop=0,
        quality=QUALITY,
        method=0,
    )
    return data.getvalue()


class _Reel(Image.Image):
    """Images that are drawn one after the other, as Pillow reads a file of many."""

    def __init__(self, images: Iterator[Image.Image], size: tuple[int, int], count: int) -> None:
        super().__init__()
        self.n_frames = count
        self._images = images
        self._size = size
        self._mode = "RGB"

    def seek(self, frame: int) -> None:
        """Go on to the next image."""
        self.im = next(self._images).im
