"""Pieces, shadows, rings and glows as cached pictures, ready to blit: premultiplied, bounded in bytes.

Nothing cached is scaled, turned or painted twice, and each frame has a budget for new pictures. The stage
decides what is shown where.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from game.table.art.atlas import NotYet, decoding_behind
from game.table.art.contrast import high_contrast
from game.table.art.paint.light import halo, shadow
from game.table.art.paint.shapes import blank, rim, tinted
from game.table.art.palette import FROST, INK, Rgb, Size
from game.table.art.surface_cache import MEGABYTE, LruSurfaceCache
from game.table.pieces import NOTHING, TEXT, Face

Paint = Callable[[Face, Size], pygame.Surface]

SHELF_BYTES: Final = 32 * MEGABYTE
FRAME_BUDGET: Final = 30_000.0  # board units squared painted in one frame; the first is always painted
PICTURE_COST: Final = 30_000.0  # board units squared that a face counts at least, unless it is a text
FADE_STEPS: Final = 8
_ROUNDNESS: Final = 1 - math.sqrt(0.5)  # gap of a round corner along either edge, in radii
_VEIL: Final = (118, 124, 146, 255)


class Look(NamedTuple):
    """A picture's key: a face painted at `native` pixels, shown at `size`, turned, veiled or faint."""

    face: Face
    native: Size
    size: Size
    angle: int = 0  # whole degrees, anticlockwise
    fade: int = FADE_STEPS  # 0 is invisible, FADE_STEPS opaque
    dim: bool = False


class Sprites:
    """The pictures of one table."""

    def __init__(self, paint: Paint, limit: int = SHELF_BYTES) -> None:
        """Take faces from `paint`; cache at most `limit` bytes of pictures."""
        self.paint = paint
        self.cache = LruSurfaceCache(limit)
        self.misses = 0  # pictures made in this frame
        self.busy = False  # the frame has enough to do besides painting
        self._spent = 0.0
        self._scale = 1.0
        self._radii: dict[tuple[str, Size], int] = {}
        self._contrast = high_contrast()

    def open_frame(self, scale: float, *, busy: bool = False) -> None:
        """Start a frame at `scale` pixels per board unit with a new budget; a `busy` one paints little."""
        if self._contrast != high_contrast():
            self._contrast = high_contrast()
            self.cache.clear()
        self.busy = busy
        self._spent = FRAME_BUDGET / 2 if busy else 0.0
        self._scale = scale
        self.misses = 0

    def get(self, look: Look, *, wait: bool = False) -> pygame.Surface | None:
        """Return the picture of `look`; None if it is missing and the budget is spent, unless `wait`."""
        found = self.cache.get(look)
        if found is not None:
            return found
        if wait:
            return self._keep(look, self._made(look))
        if not self._allow(look):
            return None
        try:
            with decoding_behind():
                return self._keep(look, self._made(look))
        except NotYet:
            self.misses += 1
            return None

    def shade(self, look: Look, blur: int, strength: int) -> pygame.Surface:
        """Return the shadow of a look's outline: 2 * `blur` pixels larger on every side."""
        key = ("shade", look.face.kind, look.size, look.angle, blur, strength)
        found = self.cache.get(key)
        if found is not None:
            return found
        plain = look._replace(fade=FADE_STEPS, dim=False)
        return self._keep(key, shadow(self._made(plain), blur, strength).premul_alpha())

    def ring(self, look: Look, colour: Rgb, spread: int, strength: int = FADE_STEPS) -> pygame.Surface:
        """Return a glow around a look's outline: 2 * `spread` pixels larger on every side."""
        key = ("ring", look.face.kind, look.size, look.angle, colour, spread, strength)
        found = self.cache.get(key)
        if found is not None:
            return found
        made = _turned(halo(look.size, colour, self.radius(look), spread), look.angle).premul_alpha()
        made.blit(made.copy(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)  # twice the light
        return self._keep(key, _faint(made, strength))

    def focus_ring(self, look: Look, gap: int, thick: int) -> pygame.Surface:
        """Return the keyboard's focus frame: a light line between dark ones, with broad corners."""
        key = ("focus", look.size, look.angle, self.radius(look), gap, thick)
        found = self.cache.get(key)
        if found is not None:
            return found
        frame = _focus_frame(look.size, self.radius(look), gap, thick)
        return self._keep(key, _turned(frame, look.angle).premul_alpha())

    def bent(self, key: object, picture: pygame.Surface, tilt: float, grown: float) -> pygame.Surface:
        """Return a ready picture, known by `key`, turned by `tilt` degrees and enlarged for a moment.

        Coarser than a look of that angle and size would be, and some twenty times faster.
        """
        turn, size = round(tilt), round(grown, 2)
        if not turn and size == 1:
            return picture
        whole = ("bent", key, turn, size)
        found = self.cache.get(whole)
        return found or self.cache.put(whole, pygame.transform.rotozoom(picture, turn, size))

    def radius(self, look: Look) -> int:
        """Return the corner radius of a look's outline in pixels; half its width for a round one."""
        if look.face.kind == NOTHING:
            return max(2, min(look.size) // 16)
        key = (look.face.kind, look.size)
        if key not in self._radii:
            self._radii[key] = _corner(self._made(Look(look.face, look.native, look.size)))
        return self._radii[key]

    def _allow(self, look: Look) -> bool:
        area = look.size[0] * look.size[1] / (self._scale * self._scale)
        if look.face.kind != TEXT and self.cache.get(Look(look.face, look.native, look.native)) is None:
            area = max(area, PICTURE_COST)
        if self._spent and self._spent + area > FRAME_BUDGET:
            return False
        self._spent += area
        return True

    def _keep(self, key: object, surface: pygame.Surface) -> pygame.Surface:
        self.misses += 1
        return self.cache.put(key, surface)

    def _made(self, look: Look) -> pygame.Surface:
        """Make a picture from the previous one in this order: painted, scaled, turned, veiled, faint."""
        kept = self.cache.get(look)
        if kept is not None:
            return kept
        if look.fade < FADE_STEPS:
            return _faint(self._made(look._replace(fade=FADE_STEPS)), look.fade)
        if look.dim:
            veiled = self._made(look._replace(dim=False)).copy()
            veiled.fill(_VEIL, special_flags=pygame.BLEND_RGBA_MULT)
            return veiled
        if look.angle:
            fine = (look.native[0] * 2, look.native[1] * 2)
            return _turned_fine(self.paint(look.face, fine).premul_alpha(), look)
        if look.size != look.native:
            base = self._base(look)
            return pygame.transform.smoothscale(base, look.size)
        return self.paint(look.face, look.native).premul_alpha()

    def _base(self, look: Look) -> pygame.Surface:
        plain = Look(look.face, look.native, look.native)
        return self.cache.put(plain, self._made(plain))


def _faint(surface: pygame.Surface, step: int) -> pygame.Surface:
    if step >= FADE_STEPS:
        return surface
    level = 255 * max(0, step) // FADE_STEPS
    result = surface.copy()
    result.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def _turned(surface: pygame.Surface, angle: int) -> pygame.Surface:
    return pygame.transform.rotozoom(surface, angle, 1) if angle else surface


def _turned_fine(surface: pygame.Surface, look: Look) -> pygame.Surface:
    """Turn a picture painted twice as large and halve it, for smooth edges."""
    margin = 4
    roomy = blank((surface.get_width() + 2 * margin, surface.get_height() + 2 * margin))
    roomy.blit(surface, (margin, margin))
    turned = pygame.transform.rotozoom(roomy, look.angle, 1)
    across, down = look.size[0] / look.native[0] / 2, look.size[1] / look.native[1] / 2
    size = (max(1, round(turned.get_width() * across)), max(1, round(turned.get_height() * down)))
    return pygame.transform.smoothscale(turned, size)


def _corner(surface: pygame.Surface) -> int:
    """Measure the corner radius of an outline along the diagonal from the top left."""
    half = min(surface.get_size()) // 2
    for step in range(half):
        if surface.get_at((step, step)).a > 127:
            return max(2, min(half, round(step / _ROUNDNESS)))
    return half


def _focus_frame(size: Size, radius: int, gap: int, thick: int) -> pygame.Surface:
    edge = thick + 2  # a dark line of two pixels on either side
    full = (size[0] + 2 * (gap + edge + 2), size[1] + 2 * (gap + edge + 2))
    result = tinted(rim(full, radius + gap + edge, 0, edge + 2), INK, 235)
    result.blit(tinted(rim(full, radius + gap + thick, 2, thick), FROST), (0, 0))
    reach = max(10, min(size) // 5)
    broad = tinted(rim(full, radius + gap + thick, 2, thick * 2), FROST)
    inner = pygame.Rect(0, 0, full[0] - 2 * reach, full[1])
    inner.centerx = full[0] // 2
    broad.fill((0, 0, 0, 0), inner)
    inner = pygame.Rect(0, 0, full[0], full[1] - 2 * reach)
    inner.centery = full[1] // 2
    broad.fill((0, 0, 0, 0), inner)
    result.blit(broad, (0, 0))
    return result
