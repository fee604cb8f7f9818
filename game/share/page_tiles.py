"""Pictures that differ little, as tiles: each distinct tile is kept once, on sheets of JPEG."""

from __future__ import annotations

from hashlib import blake2b
from io import BytesIO
from typing import Final

import pygame

TILE: Final = 32  # pixels: of whole blocks of JPEG, so that neighbours on a sheet don't mix
ACROSS: Final = 32  # tiles in a row of a sheet
ON_A_SHEET: Final = ACROSS * ACROSS
GUESS: Final = 400  # bytes of a tile, before the first sheet is written


class TileBook:
    """The tiles of one series of pictures of one size."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Take pictures of `size` pixels, whole tiles."""
        if size[0] % TILE or size[1] % TILE:
            raise ValueError(f"{size[0]} x {size[1]} pixels are no whole tiles of {TILE}")
        self.size = size
        self.columns, self.rows = size[0] // TILE, size[1] // TILE
        self.sheets: list[bytes] = []
        self.changes: list[bytes] = []  # a picture's tiles that differ from the one before, see `packed`
        self._known: dict[bytes, int] = {}
        self._waiting: list[bytes] = []  # tiles for the next sheet
        self._now: list[int] = [-1] * (self.columns * self.rows)
        self._lines: list[bytes] = [b""] * self.rows  # the picture's pixels, row by row of tiles

    @property
    def tiles(self) -> int:
        """How many distinct tiles there are."""
        return len(self._known)

    @property
    def bytes(self) -> int:
        """How many bytes sheets and changes take, about."""
        written = sum(map(len, self.sheets))
        each = written / max(1, len(self.sheets) * ON_A_SHEET) or GUESS
        return written + round(each * len(self._waiting)) + sum(map(len, self.changes))

    def add(self, picture: pygame.Surface) -> None:
        """Take the next picture."""
        changed: list[tuple[int, int]] = []
        for row in range(self.rows):
            band = picture.subsurface((0, row * TILE, self.size[0], TILE))
            line = pygame.image.tobytes(band, "RGB")
            if line != self._lines[row]:
                self._lines[row] = line
                changed += self._compared(band, row)
        self.changes.append(packed(changed))

    def _compared(self, band: pygame.Surface, row: int) -> list[tuple[int, int]]:
        """Return place and number of each tile of a row that has changed."""
        changed = []
        for column in range(self.columns):
            place = row * self.columns + column
            tile = self._number(
                pygame.image.tobytes(band.subsurface((column * TILE, 0, TILE, TILE)), "RGB")
            )
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

    def finish(self) -> None:
        """Write the last sheet."""
        if self._waiting:
            self.sheets.append(_sheet(self._waiting))
            self._waiting = []


def _sheet(tiles: list[bytes]) -> bytes:
    sheet = pygame.Surface((ACROSS * TILE, -(-len(tiles) // ACROSS) * TILE))
    for at, tile in enumerate(tiles):
        row, column = divmod(at, ACROSS)
        sheet.blit(pygame.image.frombytes(tile, (TILE, TILE), "RGB"), (column * TILE, row * TILE))
    data = BytesIO()
    pygame.image.save(sheet, data, "sheet.jpg")
    return data.getvalue()


def packed(changed: list[tuple[int, int]]) -> bytes:
    """Pack places and numbers of tiles, each as the difference to the one before: small numbers are short.

    Seven bits a byte, the lowest first, the eighth set where more follow; a number's sign is its lowest bit.
    """
    data = bytearray()
    place = number = -1
    for next_place, next_number in changed:
        step = next_number - number
        for value in (next_place - place, step << 1 if step >= 0 else (-step << 1) | 1):
            rest = value
            while rest > 127:
                data.append(rest & 127 | 128)
                rest >>= 7
            data.append(rest)
        place, number = next_place, next_number
    return bytes(data)
