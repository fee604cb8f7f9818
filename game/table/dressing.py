"""Draws a piece with its shadow, marks, focus ring and zoom. The stage decides where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.table.art.contrast import RING, high_contrast
from game.table.art.palette import FROST, GOOD, WARM, Rgb
from game.table.layout.board import Board
from game.table.motion.animation import NEVER, hill
from game.table.motion.flight import Pose, rest
from game.table.pieces import NOTHING, TEXT, VEIL, Face, Placed
from game.table.sprites import FADE_STEPS, Look, Sprites

Parts = list[tuple[pygame.Surface, tuple[int, int]]]
"""Pictures and where their upper left corners lie in the window."""

PULSE_SECONDS: Final = 1.3  # from peak to peak
PULSE_STEP: Final = 0.01  # seconds until a pulse looks different
BRIGHTEST: Final = 0.5  # of the period
_COOL: Final[Rgb] = (110, 214, 255)
_RINGS: Final[dict[str, tuple[Rgb, float, int]]] = {
    # colour, spread in board units, strength of FADE_STEPS
    "picked": ((255, 250, 226), 13.0, FADE_STEPS),
    "owed": (WARM, 12.0, FADE_STEPS),
    "busy": (_COOL, 8.0, FADE_STEPS),
    "soon": (GOOD, 10.0, FADE_STEPS),
    "legal": ((255, 196, 70), 11.0, FADE_STEPS),
    "open": (_COOL, 5.0, 4),
}
_PULSING: Final = frozenset({"owed", "busy"})
_FAINTEST: Final = 3  # of FADE_STEPS, in a pulse
_PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED
_SHADOWS: Final = (
    (-1000.0, 5.0, 3.0, 150),
    (12.0, 8.0, 9.0, 140),
    (40.0, 12.0, 17.0, 125),
    (80.0, 17.0, 27.0, 105),
)
"""From this height on: blur and drop in board units, strength to 255."""
_TILE: Final = (256, 256)  # pixels of a veil, which is laid out of them
_DROP: Final = 10.0  # board units of a zoomed piece's shadow below it


class Dresser:
    """Draws pieces in one window; set `board` before each frame."""

    def __init__(self, sprites: Sprites) -> None:
        """Use the pictures of `sprites`."""
        self.sprites = sprites
        self.board = Board((1, 1))
        self._phase = BRIGHTEST  # of the pulse, 0 to 1; brightest in the middle
        self._worn: dict[tuple[str, object], Face] = {}  # each piece's last face

    def advance(self, seconds: float, *, resting: bool = False) -> None:
        """Advance the pulse; `resting` stops it at its peak."""
        self._phase = self._later(seconds, resting=resting)

    def _later(self, seconds: float, *, resting: bool) -> float:
        """Return the pulse's phase after `seconds`."""
        on = self._phase + seconds / PULSE_SECONDS
        if resting and (self._phase <= BRIGHTEST <= on or on >= 1 + BRIGHTEST):
            return BRIGHTEST
        return on % 1.0

    def changes_in(self, *, resting: bool) -> float:
        """Return the seconds until the pulse looks different."""
        if resting and self._phase == BRIGHTEST:
            return NEVER
        now = _strength(self._phase)
        looks = (number * PULSE_STEP for number in range(1, round(PULSE_SECONDS / PULSE_STEP)))
        after = next((one for one in looks if _strength(self._later(one, resting=resting)) != now), 0.0)
        return max(0.0, after - PULSE_STEP)

    def pulses(self, piece: Placed) -> bool:
        """Whether a piece changes in every frame, even when it lies still."""
        return not _PULSING.isdisjoint(piece.marks)

    def prepare(self, poses: Sequence[Pose], *, wait: bool = False) -> bool:
        """Paint what these poses need, within a frame's budget unless `wait`; return whether all is there."""
        seen = [pose for pose in poses if pose.face.kind != NOTHING]
        missing = [pose for pose in seen if self.sprites.get(self._look(pose), wait=wait) is None]
        return not missing

    def parts(self, pose: Pose, piece: Placed) -> Parts | None:
        """Return a piece's pictures in a pose, lowest first; None if they are not painted yet."""
        if pose.face.kind == NOTHING:
            return []
        look = self._look(pose, dim="dim" in piece.marks)
        picture = self.sprites.get(look)
        if picture is None:
            return None
        if pose.face.kind == VEIL:
            return _tiled(picture, self._covered(pose))
        if pose.face.facts and pose.face.kind != TEXT:
            self._worn[_thing(pose.face)] = pose.face
        return self._dressed(pose, piece, look, picture)

    def worn(self, pose: Pose, piece: Placed) -> Parts:
        """Return the pictures of a piece's previous face while its new one is not painted yet.

        Otherwise a card whose price changes would vanish for a moment. [] if there was none.
        """
        look = self._look(pose, dim="dim" in piece.marks)
        picture = self._worn_picture(look)
        return [] if picture is None else self._dressed(pose, piece, look, picture)

    def _worn_picture(self, look: Look) -> pygame.Surface | None:
        face = self._worn.get(_thing(look.face)) if look.face.facts else None
        return None if face is None else self.sprites.cache.get(look._replace(face=face))

    def _dressed(self, pose: Pose, piece: Placed, look: Look, picture: pygame.Surface) -> Parts:
        """Put shadow and ring below a picture."""
        centre = self.board.pixel(pose.centre)
        shade = self._shade(look, pose) if piece.animated else None
        ring = self._ring(look, piece)
        parts: Parts = []
        if shade is not None:
            cast = self._bent(("shade", look, shade[1]), shade[0], pose)
            parts.append(_about(cast, (centre[0], centre[1] + shade[1])))
        if ring is not None:
            parts.append(_about(ring, centre))
        if pose.width >= 1:
            picture = self._bent(look, picture, pose)
        parts.append(_about(picture if pose.width >= 1 else _narrowed(picture, pose.width), centre))
        return parts

    def _bent(self, key: object, picture: pygame.Surface, pose: Pose) -> pygame.Surface:
        """Return a picture as it looks while a piece leans, or is lifted."""
        if pose.width < 1:
            return picture
        return self.sprites.bent(key, picture, pose.tilt, pose.grown)

    def draw(self, surface: pygame.Surface, pose: Pose, piece: Placed) -> None:
        """Draw a piece in a pose with its marks, if it is painted."""
        parts = self.parts(pose, piece)
        surface.fblits(self.worn(pose, piece) if parts is None else parts, _PREMULTIPLIED)

    def draw_hovered(self, surface: pygame.Surface, pose: Pose, piece: Placed) -> None:
        """Highlight a hovered piece that can be clicked, lifted as `pose` tells."""
        if not piece.animated:  # other pieces lie on it and must stay visible
            frame = self.sprites.focus_ring(self._look(pose), 0, max(1, self.board.length(2)))
            surface.blit(*_about(frame, self.board.pixel(pose.centre)), special_flags=_PREMULTIPLIED)
            return
        look = self._look(pose)
        ring = self._bent(("hover", look), self.sprites.ring(look, FROST, self.board.length(4)), pose)
        surface.blit(*_about(ring, self.board.pixel(pose.centre)), special_flags=_PREMULTIPLIED)
        self.draw(surface, pose, piece)

    def draw_zone(self, surface: pygame.Surface, piece: Placed) -> None:
        """Highlight a piece that accepts what is dragged over it."""
        ring = self.sprites.ring(self._look(rest(piece)), _COOL, self.board.length(12))
        surface.blit(*_about(ring, self.board.pixel(piece.centre)), special_flags=_PREMULTIPLIED)

    def draw_focus(self, surface: pygame.Surface, piece: Placed) -> None:
        """Draw the keyboard's focus ring around a piece, at least three pixels thick."""
        look = self._look(rest(piece))
        thick = self.board.length(5 * (RING if high_contrast() else 1.0))
        ring = self.sprites.focus_ring(look, self.board.length(3), max(3, thick))
        surface.blit(*_about(ring, self.board.pixel(piece.centre)), special_flags=_PREMULTIPLIED)

    def draw_closely(self, surface: pygame.Surface, piece: Placed, place: pygame.Rect, share: float) -> bool:
        """Draw a piece zoomed to `place`, on top of everything; return whether it is painted.

        `share` 0 to 1 fades it in.
        """
        board = self.board
        pixels = place.size
        face = rest(piece).face
        look = Look(face, pixels, pixels, 0, max(1, round(FADE_STEPS * share)))
        fresh = self.sprites.get(look)
        picture = fresh or self._worn_picture(look)
        if picture is None:
            return False
        solid = look._replace(fade=FADE_STEPS)
        shade = self.sprites.shade(solid, board.length(_SHADOWS[3][1]), _SHADOWS[3][3])
        below = _about(shade, (place.centerx, place.centery + board.length(_DROP)))
        surface.fblits([below, (picture, place.topleft)], _PREMULTIPLIED)
        return fresh is not None

    def _covered(self, pose: Pose) -> pygame.Rect:
        area = pygame.Rect((0, 0), self.board.size(pose.size))
        area.center = self.board.pixel(pose.centre)
        return area

    def _look(self, pose: Pose, *, dim: bool = False) -> Look:
        fade = round(pose.strength * FADE_STEPS)
        size = self.board.size(pose.size)
        if pose.face.kind == VEIL:
            return Look(pose.face, _TILE, _TILE, fade=fade)
        return Look(pose.face, self.board.size(pose.native), size, round(pose.angle) % 360, fade, dim)

    def _shade(self, look: Look, pose: Pose) -> tuple[pygame.Surface, int] | None:
        """Return a piece's shadow and its offset below the piece, in pixels."""
        if look.fade * 2 < FADE_STEPS or pose.width < 0.3:
            return None
        _, blur, drop, strength = next(row for row in reversed(_SHADOWS) if pose.height >= row[0])
        small = min(1.0, max(0.45, min(pose.size) / 150))
        shade = self.sprites.shade(look, self.board.length(blur * small), strength)
        if pose.width < 1:
            shade = _narrowed(shade, pose.width)
        return shade, self.board.length(drop * small)

    def _ring(self, look: Look, piece: Placed) -> pygame.Surface | None:
        name = next((name for name in _RINGS if name in piece.marks), None)
        if name is None:
            return None
        colour, spread, strength = _RINGS[name]
        if name in _PULSING:
            strength = _strength(self._phase)
        return self.sprites.ring(look, colour, self.board.length(spread), strength)


def _thing(face: Face) -> tuple[str, object]:
    """Return what identifies a face whatever its current state: a card, whatever its price."""
    return face.kind, face.facts[0]


def _strength(phase: float) -> int:
    """Return the strength of the pulse, of FADE_STEPS."""
    return _FAINTEST + round((FADE_STEPS - _FAINTEST) * hill(phase))


def _about(picture: pygame.Surface, centre: tuple[int, int]) -> tuple[pygame.Surface, tuple[int, int]]:
    width, height = picture.get_size()
    return picture, (centre[0] - width // 2, centre[1] - height // 2)


def _tiled(tile: pygame.Surface, area: pygame.Rect) -> Parts:
    """Lay an area out of one tile."""
    wide, high = tile.get_size()
    return [
        (tile.subsurface((0, 0, min(wide, area.right - left), min(high, area.bottom - top))), (left, top))
        for top in range(area.top, area.bottom, high)
        for left in range(area.left, area.right, wide)
    ]


def _narrowed(picture: pygame.Surface, width: float) -> pygame.Surface:
    return pygame.transform.scale(picture, (max(1, round(picture.get_width() * width)), picture.get_height()))
