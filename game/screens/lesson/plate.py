"""A lesson's words on a plate beside their target, with arrows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from game.screens.lesson.art import arrow_sign, plate_picture
from game.screens.lesson.place import Around, side_of
from game.table.layout.overlay import Spots, free_place
from game.table.motion.animation import NEVER
from game.table.pieces import NOTHING

if TYPE_CHECKING:
    from game.screens.app.host import Host
    from game.screens.match.actions.rail import Rail
    from game.screens.match.log.log import LogPanel
    from game.screens.match.table.view import TableView
    from game.table.layout.board import Board

ARROW: Final = 46.0  # units, long as wide
SWING: Final = 9.0  # units that an arrow moves to and fro
SWINGS: Final = 1.1  # a second
MARGIN: Final = 10.0  # units that stay free about the plate
MOST_ARROWS: Final = 8
LARGE: Final = 60_000.0  # square board units from which what does not move is a ground for other things
FADE: Final = 0.18  # seconds for which the plate appears


class Told(NamedTuple):
    """The words of a step."""

    say: str
    why: str
    number: int  # of the step, from 0
    steps: int  # how many there are


class Pointed(NamedTuple):
    """What a step points at."""

    due: tuple[str, ...] = ()  # keys of pieces still to be picked
    shown: tuple[str, ...] = ()  # of pieces to be looked at
    wanted: tuple[str, ...] = ()  # of all pieces that the recommended decision picks
    deciding: bool = False  # the step asks for a decision


class Plate:
    """The plate and the arrows of one lesson."""

    def __init__(self, view: TableView, rail: Rail, log: LogPanel, host: Host) -> None:
        """Lie over `view`, beside `rail` and `log`."""
        self._view = view
        self._window = view.window
        self._rail = rail
        self._log = log
        self._host = host
        self.place = pygame.Rect(0, 0, 0, 0)  # where the plate lies, in pixels; empty while nothing is said
        self.arrows: list[tuple[pygame.Rect, str]] = []  # what is pointed at, and from which side
        self._laid: object = None  # what the place was found for
        self._seconds = 0.0
        self._age = 0.0  # seconds since the plate appeared

    def begin(self) -> None:
        """Fade in again."""
        self._age = 0.0

    def update(self, seconds: float) -> None:
        """Animate the arrows."""
        self._seconds += seconds * self._host.drift
        self._age += seconds

    def shows_in(self, *, holding: bool) -> float:
        """Go on at once while it appears, or arrows swing that somebody may look at.

        `holding`: the button that lets the table go on is pointed at.
        """
        pointing = bool(self.arrows) or holding
        moving = (pointing and self._host.drift > 0) or (self.place.width and self._age <= FADE)
        return 0.0 if moving else NEVER

    # Where everything lies

    def covers(self, spot: tuple[int, int]) -> bool:
        """Whether it lies at a pixel."""
        return bool(self.place.collidepoint(spot))

    def targets(self, pointed: Pointed) -> list[pygame.Rect]:
        """Return the targets in pixels: pieces still to be picked, else the button, else what to look at."""
        keys = list(dict.fromkeys(pointed.due)) or list(pointed.shown)
        found = [self.rect_of(key) for key in keys]
        if pointed.deciding and not pointed.due:
            lit = next((button.rect for button in self._rail.choices if button.lit), None)
            return [lit.copy()] if lit else found
        return found

    def rect_of(self, key: str) -> pygame.Rect:
        """Return the area of the pieces of a key in the window; empty if there are none."""
        board = self._window.board
        found = [piece for piece in self._view.stage.layout if piece.key == key]
        rects = [_covered(board, piece.centre, piece.size) for piece in found]
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)

    def _lay(self, told: Told, pointed: Pointed, window: pygame.Rect) -> pygame.Surface:
        """Place the plate and the arrows; return the plate's picture."""
        unit = self._host.unit
        step = self._host.words("lesson-step", number=told.number + 1, count=told.steps)
        picture = plate_picture(told, step, unit)
        targets = [rect for rect in self.targets(pointed) if rect.width][:MOST_ARROWS]
        shown = (*pointed.shown, *pointed.wanted)
        spoken = [rect for rect in map(self.rect_of, shown) if rect.width]
        rail = self._window.rect(self._window.frame.rail)
        fixed = [self._rail.rect, *([self._log.rect.copy()] if self._log.open else [])]
        laid = (told, window.size, unit, tuple(tuple(rect) for rect in (*spoken, *targets, *fixed)))
        if laid != self._laid:
            self._laid = laid
            room, margin = round(ARROW * unit), round(MARGIN * unit)
            arms = [rect.inflate(2 * room, 2 * room) for rect in targets if not rail.contains(rect)]
            near = spoken or targets
            spots = Spots(
                [*arms, *spoken, *fixed], self._others(), near[0].unionall(near[1:]) if near else window
            )
            self.place = free_place(picture.get_size(), window.inflate(-2 * margin, -2 * margin), spots)
            words = [*targets, *spoken, self._window.rect(self._window.frame.ribbon)]
            around = Around(words, spots.soft, self.place, window)
            self.arrows = [
                (rect, "left" if rail.contains(rect) else side_of(rect, room, around)) for rect in targets
            ]
        return picture

    def _others(self) -> list[pygame.Rect]:
        """Return the table's pieces and words without backgrounds, to be covered as little as possible."""
        pieces = [
            piece
            for piece in self._view.stage.layout
            if piece.face.kind != NOTHING and (piece.animated or piece.size[0] * piece.size[1] < LARGE)
        ]
        return [_covered(self._window.board, piece.centre, piece.size) for piece in pieces]

    # Drawing

    def draw(self, surface: pygame.Surface, told: Told | None, pointed: Pointed) -> None:
        """Draw plate and arrows, if there are words."""
        if told is None:
            self.place = pygame.Rect(0, 0, 0, 0)
            self.arrows = []
            self._laid = None
            self._age = 0.0
            return
        picture = self._lay(told, pointed, surface.get_rect())
        share = min(1.0, self._age / FADE) if self._host.liveliness else 1.0
        picture.set_alpha(round(255 * share))
        surface.blit(picture, self.place)
        for rect, side in self.arrows:
            self._draw_arrow(surface, rect, side)

    def point_on(self, surface: pygame.Surface) -> None:
        """Point at the button that lets the table go on, if it waits."""
        if not self._view.stage.moving and self._rail.choices:
            self._draw_arrow(surface, self._rail.choices[0].rect, "left")

    def _draw_arrow(self, surface: pygame.Surface, rect: pygame.Rect, side: str) -> None:
        """Draw a swinging arrow at a side of `rect`."""
        unit = self._host.unit
        size = round(ARROW * unit)
        away = SWING * unit * (0.5 + 0.5 * math.sin(2 * math.pi * SWINGS * self._seconds))
        sign = arrow_sign(size, side)
        surface.blit(sign, arrow_place(rect, side, size, round(away)))


def arrow_place(rect: pygame.Rect, side: str, size: int, away: int) -> pygame.Rect:
    """Return the place of an arrow of `size` at a side of `rect`, `away` pixels from touching it."""
    place = pygame.Rect(0, 0, size, size)
    touch = size // 6 - away  # its tip lies over the edge
    if side == "left":
        place.midright = (rect.left + touch, rect.centery)
    elif side == "right":
        place.midleft = (rect.right - touch, rect.centery)
    elif side == "top":
        place.midbottom = (rect.centerx, rect.top + touch)
    else:
        place.midtop = (rect.centerx, rect.bottom - touch)
    return place


def _covered(board: Board, centre: tuple[float, float], size: tuple[float, float]) -> pygame.Rect:
    place = pygame.Rect((0, 0), board.size(size))
    place.center = board.pixel(centre)
    return place
