"""When two pictures look alike: reduced to what is seen from afar, and compared square by square.

Both are reduced and packed the same way, so an unchanged picture differs in nothing. Letters and edges that
are smoothed a little otherwise change squares by little; what is moved, missing, cut off or recoloured
changes some by much.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

WIDTH: Final = 384  # pixels of a reduced picture
SQUARE: Final = 4  # pixels of it that are compared together
ALIKE: Final = 13.0  # of 255: how far the mean of a square may be off
MARK: Final = (255, 60, 160)
Squares = npt.NDArray[np.float32]


def packed(picture: pygame.Surface) -> bytes:
    """The picture as it is kept: reduced, and packed as JPEG."""
    width, height = picture.get_size()
    small = pygame.transform.smoothscale(picture, (WIDTH, round(height * WIDTH / width)))
    data = BytesIO()
    pygame.image.save(small, data, "picture.jpg")
    return data.getvalue()


def unpacked(data: bytes) -> pygame.Surface:
    """The reduced picture out of its bytes."""
    return pygame.image.load(BytesIO(data), "picture.jpg")


def off(first: pygame.Surface, second: pygame.Surface) -> Squares:
    """How far each square is off, 0 to 255, by column and row; both are reduced and equally large."""
    one, other = (pygame.surfarray.array3d(each).astype(np.float32) for each in (first, second))
    each = np.abs(one - other).max(axis=2)
    wide, high = (side // SQUARE for side in each.shape)
    cut = each[: wide * SQUARE, : high * SQUARE].reshape(wide, SQUARE, high, SQUARE)
    squares: Squares = cut.mean(axis=(1, 3), dtype=np.float32)
    return squares


def difference(reference: bytes, now: bytes) -> float:
    """How far the worst square is off; 255 where the sizes differ."""
    first, second = unpacked(reference), unpacked(now)
    return float(off(first, second).max()) if first.get_size() == second.get_size() else 255.0


def side_by_side(reference: bytes, now: bytes) -> pygame.Surface:
    """The reference, what there is now, and the same with every square marked that is off."""
    first, second = unpacked(reference), unpacked(now)
    width, height = first.get_size()
    result = pygame.Surface((3 * width + 8, max(height, second.get_height())))
    for column, picture in enumerate((first, second, second)):
        result.blit(picture, (column * (width + 4), 0))
    if first.get_size() == second.get_size():
        for across, down in np.argwhere(off(first, second) > ALIKE):
            place = (2 * (width + 4) + across * SQUARE, down * SQUARE, SQUARE, SQUARE)
            pygame.draw.rect(result, MARK, place, 1)
    return result


def write(picture: pygame.Surface, path: Path) -> None:
    """Write a picture for a person to look at."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, str(path))
