"""Pictures that differ little, as tiles: each distinct tile is kept once, on sheets of JPEG."""

from __future__ import annotations

from hashlib import blake2b
from io import BytesIO
from typing import Final

import pygame

TILE: Final = 16  # pixels: a whole block of JPEG, so that neighbours on a sheet don't mix
ACROSS: Final = 64  # tiles in a row of a sheet
ON_A_SHEET: Final = ACROSS * ACROSS
GUESS: Final = 100  # bytes of a tile, before the first sheet is written

Changed = list[tuple[int, int]]
"""Places, in their order, and the numbers of the tiles that are there now."""


class TileBook:
    """The tiles of one series of pictures of one size."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Take pictures of `size` pixels; ValueError where that is no whole number of tiles."""
        if size[0] % TILE or size[1] % TILE:
            raise ValueError(f"{size[0]} x {size[1]} pixels are no whole tiles of {TILE}")
        self.size = size
        self.columns, self.rows = size[0] // TILE, size[1] // TILE
        self.sheets: list[bytes] = []
        self.changes: list[bytes] = []  # of each picture, what differs from the one before, see `packed`
        self._known: dict[bytes, int] = {}
        self._waiting: list[bytes] = []  # tiles for the next sheet
        self._now: list[int] = [-1] * (self.columns * self.rows)
        self._bands: list[bytes] = [b""] * self.rows  # the picture's pixels, a row of tiles each

    @property
    def weight(self) -> int:
        """How many bytes sheets and changes have by now, about."""
        written = sum(map(len, self.sheets))
        each = written / max(1, len(self.sheets) * ON_A_SHEET) or GUESS
        return written + round(each * len(self._waiting)) + sum(map(len, self.changes))

    def add(self, picture: pygame.Surface) -> None:
        """Take the next picture."""
        changed: Changed = []
        for row in range(self.rows):
            band = picture.subsurface((0, row * TILE, self.size[0], TILE))
            pixels = pygame.image.tobytes(band, "RGB")
            if pixels != self._bands[row]:
                self._bands[row] = pixels
                changed += self._compared(band, row)
        self.changes.append(packed(changed))

    def finish(self) -> None:
        """Write the last sheet."""
        if self._waiting:
            self.sheets.append(_sheet(self._waiting))
            self._waiting = []

    def _compared(self, band: pygame.Surface, row: int) -> Changed:
        """Return the tiles of a row that have changed."""
        changed = []
        for column in range(self.columns):
            place = row * self.columns + column
            tile = self._number(pygame.image.tobytes(band.subsurface((column * TILE, 0, TILE, TILE)), "RGB"))
            if tile != self._now[place]:
                self._now[place] = tile
                changed.append((place, tile))
        return changed

    def _number(self, tile: bytes) -> int:
        key = blake2b(tile, digest_size=16).digest()
        number = self._known.get(key)
        if number is None:
            number = self._known[key] = len(self._known)
            self._waiting.append(tile)
            if len(self._waiting) == ON_A_SHEET:
                self.finish()
        return number


def _sheet(tiles: list[bytes]) -> bytes:
    sheet = pygame.Surface((ACROSS * TILE, -(-len(tiles) // ACROSS) * TILE))
    for at, tile in enumerate(tiles):
        row, column = divmod(at, ACROSS)
        sheet.blit(pygame.image.frombytes(tile, (TILE, TILE), "RGB"), (column * TILE, row * TILE))
    data = BytesIO()
    pygame.image.save(sheet, data, "sheet.jpg")
    return data.getvalue()


def packed(changed: Changed) -> bytes:
    """Pack changes as runs in which place and number go up by one.

    A run is three numbers: how many places on it begins, how many tiles on, and how long it is. A number has
    seven bits a byte, the lowest first, with the eighth set where more follow; the second one's lowest bit is
    its sign.
    """
    data = bytearray()
    place = number = at = 0
    while at < len(changed):
        first, tile = changed[at]
        length = 1
        while at + length < len(changed) and changed[at + length] == (first + length, tile + length):
            length += 1
        step = tile - number
        for value in (first - place, step << 1 if step >= 0 else (-step << 1) | 1, length):
            _append(data, value)
        place, number = first + length, tile + length
        at += length
    return bytes(data)


def _append(data: bytearray, value: int) -> None:
    while value > 127:
        data.append(value & 127 | 128)
        value >>= 7
    data.append(value)
