"""The stage: shows pieces, and animates them from one layout to the next, with shadows and marks.

A game's `table` says where everything lies; scenes say when. Pieces at rest are composed once into one
picture, so an idle table costs next to nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.table.art.contrast import high_contrast
from game.table.art.paint.cloth import plain_cloth
from game.table.contract import Painter
from game.table.dressing import Dresser
from game.table.input.dragging import Held, grabbed, lit
from game.table.input.finding import Finder
from game.table.layer import Layer
from game.table.layout.board import Board, lying_on
from game.table.layout.overlay import close_place, vital_places
from game.table.motion.animation import NEVER, Pace, Tween, out_cubic
from game.table.motion.course import Course
from game.table.motion.flight import Flight, Pose, rest
from game.table.motion.lifting import Lifts
from game.table.motion.scoring import Count, counts_of
from game.table.motion.staging import sways, swinging
from game.table.motion.turning import Turning
from game.table.pieces import CANVAS, Placed, Point
from game.table.sprites import Sprites
from game.table.stock.furniture import clipping

REST_SECONDS: Final = 0.40  # hover time until a piece is zoomed
GROW_SECONDS: Final = 0.12
PULSES: Final = 8.0  # seconds that highlights pulse; then they stay lit


class Stage(Finder):
    """One table on the screen. Points are in board units."""

    def __init__(self, table: Painter, pace: Pace | None = None) -> None:
        """Start with an empty table; `pace` is the motion level and speed."""
        self.table = table
        self.pace = pace or Pace()
        self.focus: str | None = None  # the key of the focused piece
        self.room: pygame.Rect | None = None  # pixels where a close look may lie; None: the whole window
        self.advice = pygame.Rect(0, 0, 0, 0)  # pixels that advice over the table takes
        self.sprites = Sprites(clipping(table.paint))
        self._dresser = Dresser(self.sprites)
        self._hovered: Placed | None = None
        self._looked: Placed | None = None  # zoomed by the keyboard
        self._rested = 0.0
        self._grown = Tween(0.0)
        self._held: Held | None = None
        self.targets: frozenset[str] | None = None  # keys that accept what is held; None: unknown
        self._course = Course()
        self._lifts = Lifts()
        self._counts: dict[int, Count] = {}  # by place in the layout
        self._borne: frozenset[int] = frozenset()  # places of the pieces on top of pulsing ones
        self._layer = Layer(self._dresser)
        self._stale = True
        self._turning: Turning | None = None
        self.laid = 0  # number of layouts so far
        self._changed = False  # whether the layout changed since the last frame
        self._behind = False  # whether the last frame lacked pictures
        self.unpainted = True  # the same, until the next frame
        self._point: Point | None = None  # the pointer
        self._pulsed = 0.0  # seconds since the last layout
        self._pulsing = self._thinking = self._sways = False  # something pulses; somebody thinks

    def clear(self) -> None:
        """Drop all pictures, even if someone still holds this stage."""
        self.show(())
        self.drop_pictures()

    def drop_pictures(self) -> None:
        """Let go of all pictures until the next `settle`."""
        self.sprites.cache.clear()
        self._layer = Layer(self._dresser)
        self._stale = True

    # Moving

    def show(self, layout: Sequence[Placed]) -> None:
        """Show `layout` at once, ending all motion."""
        self._end()
        self._counts.clear()
        self._take(layout)

    def move_to(self, layout: Sequence[Placed]) -> None:
        """Animate the pieces from how they look now to `layout`."""
        if self.pace.level == "none":
            self.show(layout)
            return
        poses = [self._pose(index) for index in range(len(self.layout))]
        self._course.begin(self.layout, layout, poses, self.pace)
        self._counts = counts_of(self.layout, layout, self._counts, self._course.far, self.pace)
        self._take(layout)

    def turn_to(self, layout: Sequence[Placed]) -> None:
        """Glide the seats' places as pictures to `layout`; everything else changes at once.

        The current picture stays visible a little longer: it must contain nothing that others may not know.
        """
        composed = self._layer.composed
        before = self.layout
        self.show(layout)
        if composed is not None and self.pace.level != "none":
            self._turning = Turning(composed[0], before, layout, composed[1], self.pace)

    def _take(self, layout: Sequence[Placed]) -> None:
        self.layout = tuple(layout)
        self._held = None
        self._stale = self._changed = True
        self.laid += 1
        pulsing = [piece for piece in self.layout if self._dresser.pulses(piece)]
        self._borne = frozenset(at for piece in pulsing for at in lying_on(self.layout, piece))
        self._pulsed = 0.0
        self._pulsing, self._thinking = bool(pulsing), any("busy" in piece.marks for piece in pulsing)
        self._sways = any(sways(piece) for piece in self.layout)
        self._lifts.follow(self.layout)
        keys = {piece.key: piece for piece in self.layout}
        if self._hovered is not None:  # a piece that came under a resting pointer is not hovered
            under = None if self._point is None else self.at(self._point)
            self._hovered = under if under is not None and under.key == self._hovered.key else None
        if self._looked is not None:
            self._looked = keys.get(self._looked.key)

    @property
    def moving(self) -> bool:
        """Whether any piece is moving."""
        return bool(self._course.running or self._turning)

    def was_behind(self) -> bool:
        """Whether the last frame lacked pictures, to be painted in the next; reported once per frame."""
        behind, self._behind = self._behind, False
        return behind

    def finish(self) -> None:
        """End all motion: any key or click does this."""
        if self.moving:
            self._end()
            self._stale = True

    def _end(self) -> None:
        self._course.end()
        self._turning = None

    def strike(self) -> None:
        """Let the table feel it when everything has arrived: for the rare great moments."""
        if self.pace.animated:
            self._course.strike()

    def update(self, seconds: float) -> float:
        """Advance by `seconds`; return those that no motion needed."""
        was_animated = self.animated
        self._pulsed += seconds
        if self.pace.animated:
            self._dresser.advance(seconds, resting=self._pulses_rest)
        self._rested += seconds
        if self._close_piece() is None:
            self._grown = Tween(self.pace.seconds(GROW_SECONDS), out_cubic)
        else:
            self._grown.advance(seconds)
        self._live(seconds)
        seconds = self._course.feel(seconds, busy=self._turning is not None)
        if was_animated and not self.animated:
            self._changed = True  # where it came to rest is still to be seen
        if self._turning is not None:
            seconds = self._turning.advance(seconds)
            self._turning = None if self._turning.done else self._turning
        if not self._course.flying:
            return seconds
        left = self._course.advance(seconds)
        self._stale = self._stale or not self._course.flying
        return left

    def _live(self, seconds: float) -> None:
        """Advance what nothing waits for: lifts, counts, how the held piece hangs."""
        hovered = self._hovered if self._framed and not self.moving else None
        self._lifts.update(seconds, hovered, self.pace)
        if self._held is not None:
            self._held.update(seconds, self.pace)
        for count in self._counts.values():
            count.advance(seconds)
        if any(count.done for count in self._counts.values()):
            self._counts = {at: count for at, count in self._counts.items() if not count.done}
            self._stale = True

    @property
    def animated(self) -> bool:
        """Whether something moves that nothing waits for: a lift, a number, a swaying card."""
        leaning = self._held is not None and self._held.leaning
        swaying = self._sways and self.pace.animated and self._pulsed < PULSES
        return bool(leaning or swaying or self._counts or self._course.impact or self._lifts.moving)

    def shows_in(self) -> float:
        """Return the seconds until the table changes by itself: 0.0 while something moves."""
        if not self.settled or self.animated:
            return 0.0
        if self._close_piece() is not None:
            due = NEVER if self._grown.done else 0.0
        elif self._hovered is not None and self._hovered.close is not None and self._held is None:
            due = REST_SECONDS - self._rested
        else:
            due = NEVER
        pulsing = self._pulsing and self.pace.animated
        return min(due, self._dresser.changes_in(resting=self._pulses_rest)) if pulsing else due

    @property
    def settled(self) -> bool:
        """Whether the last picture was complete."""
        return not (self.moving or self.unpainted or self._stale or self._changed)

    @property
    def _pulses_rest(self) -> bool:
        """Whether nothing pulses any more; a thinking player pulses as long as it thinks."""
        return self._pulsed >= PULSES and not self._thinking

    # Pointer

    def point_at(self, point: Point | None) -> Placed | None:
        """Move the pointer (None: outside) and return the hovered piece."""
        found = None if point is None or self._held else self.at(point)
        if found is None or self._hovered is None or found.key != self._hovered.key:
            self._rested = 0.0
        self._point = point
        self._hovered = found
        self._looked = None
        return found

    @property
    def closely(self) -> str:
        """The key of the zoomed piece, or ""."""
        close = self._close_piece()
        return "" if close is None else close.key

    @property
    def attended(self) -> str:
        """The key of the focused, or else the hovered piece; or ""."""
        focused = self.piece(self.focus) if self.focus is not None else None
        attended = focused or self._hovered
        return "" if attended is None else attended.key

    def look_at(self, key: str | None) -> None:
        """Zoom the piece of this key at once, for the keyboard; None ends it."""
        self.point_at(None)
        self._looked = None if key is None else self.piece(key)

    def grab(self, key: str, point: Point) -> bool:
        """Pick up a pickable piece, or the topmost animated one on it; return whether there is one."""
        held = grabbed(self.layout, key, point)
        if held is None:
            return False
        self._held = held
        for at in (held.at, *held.riders):
            self._course.flights.pop(at, None)
        self._stale = True
        return True

    def drag(self, point: Point) -> None:
        """Move the held piece to `point`."""
        if self._held is not None:
            self._held.point = point

    def release(self) -> None:
        """Drop the held piece; it glides back, or from here to its place in the next layout."""
        if self._held is None:
            return
        poses = {at: self._pose(at) for at in (self._held.at, *self._held.riders)}
        self._held, self.targets = None, None
        for at, pose in poses.items():
            flight = Flight(self.layout[at], pose, self.pace)
            if not flight.done:
                self._course.flights[at] = flight
        self._stale = True

    @property
    def held(self) -> Placed | None:
        """The dragged piece."""
        return self.layout[self._held.at] if self._held is not None else None

    # Drawing

    def draw(self, surface: pygame.Surface, board: Board) -> None:
        """Draw the table on the whole of `surface`, which has the size of the board's window."""
        self.sprites.open_frame(board.scale, busy=self._changed)
        self._changed = False
        self._dresser.board = board
        above = self._above()
        ready = self._dresser.prepare([pose for pose, _ in above])
        if self._stale or not self._layer.fits(board):
            plain = high_contrast()
            background = plain_cloth(board.window) if plain else self.table.background(board.window)
            self._stale = not self._layer.compose(self._still(), background, surface, board)
        ready &= self._dresser.prepare([flight.end for flight in self._course.flights.values()])
        self._layer.draw(surface)
        for zone in lit(self, self._held.point) if self._held is not None else ():
            self._dresser.draw_zone(surface, zone)
        for pose, piece in above:
            self._dresser.draw(surface, pose, piece)
        if self._turning is not None:
            self._turning.draw(surface, self.table.background(board.window))
        ready &= self._draw_attention(surface)
        if self._course.impact is not None:
            self._course.impact.draw(surface)
        self._behind = self.unpainted = self._stale or not ready

    def prepare(self, layout: Sequence[Placed], board: Board) -> bool:
        """Paint one frame's worth of what `layout` will need; return whether all is there."""
        self.sprites.open_frame(board.scale)
        self._dresser.board = board
        return self._dresser.prepare([rest(piece) for piece in layout])

    def settle(self, board: Board) -> None:
        """Paint everything the table needs now, however long it takes: for a table not shown yet."""
        self.sprites.open_frame(board.scale)
        self._dresser.board = board
        self._dresser.prepare([rest(piece) for piece in self.layout], wait=True)
        self._stale, self._changed = True, False

    def _above(self) -> list[tuple[Pose, Placed]]:
        """List what is redrawn in every frame, lowest first."""
        lying = [
            (self._pose(index), piece) for index, piece in enumerate(self.layout) if self._anew(index, piece)
        ]
        passing = self._course.passing
        gains = [count.gain(self.layout[at]) for at, count in self._counts.items()]
        passing += [gain for gain in gains if gain is not None]
        return sorted([*((pose, _bare(pose)) for pose in passing), *lying], key=lambda pair: pair[0].height)

    def _anew(self, index: int, piece: Placed) -> bool:
        if (self._held is not None and self._held.moves(index)) or index in self._counts:
            return True
        if self._sways and self.pace.animated and sways(piece):
            return True
        return index in self._course.flights or index in self._borne or self._dresser.pulses(piece)

    def _pose(self, index: int) -> Pose:
        piece = self.layout[index]
        if self._held is not None and self._held.moves(index):
            return self._held.pose(index, piece)
        flight = self._course.flights.get(index)
        pose = flight.pose if flight is not None else rest(piece)
        if index in self._counts:
            return pose._replace(face=self._counts[index].shown(piece))
        if self._sways and self.pace.animated and sways(piece):
            aside, down = swinging(self._pulsed, PULSES)
            scale = self._dresser.board.scale
            return pose._replace(centre=(pose.centre[0] + aside / scale, pose.centre[1] + down / scale))
        return pose

    def _still(self) -> list[Placed]:
        """List what lies still, lowest first."""
        lying = [piece for index, piece in enumerate(self.layout) if not self._anew(index, piece)]
        return sorted(lying, key=lambda piece: piece.height)

    def _draw_attention(self, surface: pygame.Surface) -> bool:
        """Draw the hovered and the focused piece on top of everything; return whether they are painted."""
        for sinking in self._lifts.sinking:
            for pose, piece in self._lifts.poses(sinking, self.layout):
                self._dresser.draw(surface, pose, piece)
        hovered = self._hovered
        if hovered is not None and self._framed and not self.moving:
            (pose, piece), *above = self._lifts.poses(hovered, self.layout)
            self._dresser.draw_hovered(surface, pose, piece)
            for pose, piece in above:
                self._dresser.draw(surface, pose, piece)
        focused = self.piece(self.focus) if self.focus is not None else None
        if focused is not None:
            self._dresser.draw_focus(surface, focused)
        close = self._close_piece()
        if close is not None and close.close is not None:
            board = self._dresser.board
            keep = [*vital_places(board, self.layout), self.advice]
            place = close_place(board, close, close.close, self.room, keep)
            return self._dresser.draw_closely(surface, close, place, self._grown.share)
        return True

    @property
    def _framed(self) -> bool:
        """Whether a piece is pointed at that can be clicked."""
        hovered = self._hovered
        veil = hovered is not None and hovered.size == CANVAS  # over all
        return hovered is not None and hovered.pickable and not veil and self._held is None

    def _close_piece(self) -> Placed | None:
        if self._looked is not None and self._looked.close is not None:
            return self._looked
        resting = (
            self._hovered is not None and self._hovered.close is not None and self._rested >= REST_SECONDS
        )
        return self._hovered if resting and not self.moving and self._held is None else None


def _bare(pose: Pose) -> Placed:
    return Placed("", pose.face, pose.centre, pose.size)
