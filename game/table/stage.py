"""The stage: shows pieces, and animates them from one layout to the next, with shadows and marks.

A game's `table` says where everything lies; scenes say when. Pieces at rest are composed once into one
picture, so an idle table costs next to nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.table.art.cloth import plain_cloth
from game.table.art.contrast import high_contrast
from game.table.board import Board, covers, lying_on
from game.table.dragging import lit
from game.table.dressing import Dresser
from game.table.flight import Fading, Flight, Pose, arrival, delays, goes_far, pair, rest
from game.table.furniture import clipping
from game.table.layer import Layer
from game.table.motion import NEVER, Pace, Parallel, Tween, out_cubic
from game.table.pieces import CANVAS, Painter, Placed, Point
from game.table.sprites import Sprites
from game.table.turning import Turning

REST_SECONDS: Final = 0.40  # hover time until a piece is zoomed
GROW_SECONDS: Final = 0.12
PULSES: Final = 8.0  # seconds that highlights pulse; then they stay lit
_HELD_HEIGHT: Final = 120.0  # board units above the table of a dragged piece


class Stage:
    """One table on the screen. Points are in board units."""

    def __init__(self, table: Painter, pace: Pace | None = None) -> None:
        """Start with an empty table; `pace` is the motion level and speed."""
        self.table = table
        self.pace = pace or Pace()
        self.layout: tuple[Placed, ...] = ()
        self.focus: str | None = None  # the key of the focused piece
        self.sprites = Sprites(clipping(table.paint))
        self._dresser = Dresser(self.sprites)
        self._flights: dict[int, Flight] = {}  # by place in the layout
        self._fading: list[Fading] = []
        self._hovered: Placed | None = None
        self._looked: Placed | None = None  # zoomed by the keyboard
        self._rested = 0.0
        self._grown = Tween(0.0)
        self._held: tuple[int, Point] | None = None  # place in the layout, and position
        self.targets: frozenset[str] | None = None  # keys that accept what is held; None: unknown
        self._riders: frozenset[int] = frozenset()  # places of the pieces on top of it, which move along
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
        self._pulsing = self._thinking = False  # something pulses; somebody thinks

    @property
    def room(self) -> pygame.Rect | None:
        """Where a close look may lie, in pixels; None: in the whole window."""
        return self._dresser.room

    @room.setter
    def room(self, room: pygame.Rect | None) -> None:
        self._dresser.room = room

    def clear(self) -> None:
        """Drop all pictures, even if someone still holds this stage."""
        self.show(())
        self.sprites.shelf.clear()
        self._layer = Layer(self._dresser)

    # Moving

    def show(self, layout: Sequence[Placed]) -> None:
        """Show `layout` at once, ending all motion."""
        self._flights.clear()
        self._fading.clear()
        self._turning = None
        self._take(layout)

    def move_to(self, layout: Sequence[Placed]) -> None:
        """Animate the pieces from how they look now to `layout`."""
        if self.pace.level == "none":
            self.show(layout)
            return
        poses = [self._pose(index) for index in range(len(self.layout))]
        origins, gone = pair(self.layout, layout)
        flights = {}
        for index, (piece, origin) in enumerate(zip(layout, origins, strict=True)):
            if piece.lively:
                flights[index] = Flight(piece, arrival(piece) if origin is None else poses[origin], self.pace)
        moved = {index: flight for index, flight in flights.items() if not flight.done}
        far = [goes_far(flight) for flight in moved.values()]
        for (index, flight), delay in zip(moved.items(), delays(far), strict=True):
            moved[index] = Flight(flight.piece, flight.start, self.pace, delay)
        self._fading += [Fading(poses[index], self.pace) for index in gone]
        self._flights = moved
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
        keys = {piece.key: piece for piece in self.layout}
        if self._hovered is not None:  # a piece that came under a resting pointer is not hovered
            under = None if self._point is None else self.at(self._point)
            self._hovered = under if under is not None and under.key == self._hovered.key else None
        if self._looked is not None:
            self._looked = keys.get(self._looked.key)

    @property
    def moving(self) -> bool:
        """Whether any piece is moving."""
        return bool(self._flights or self._fading or self._turning)

    def was_behind(self) -> bool:
        """Whether the last frame lacked pictures, to be painted in the next; reported once per frame."""
        behind, self._behind = self._behind, False
        return behind

    def finish(self) -> None:
        """End all motion: any key or click does this."""
        if self.moving:
            self._flights.clear()
            self._fading.clear()
            self._turning = None
            self._stale = True

    def update(self, seconds: float) -> float:
        """Advance by `seconds`; return those that no motion needed."""
        self._pulsed += seconds
        if self.pace.lively:
            self._dresser.advance(seconds, resting=self._pulses_rest)
        self._rested += seconds
        if self._close_piece() is None:
            self._grown = Tween(self.pace.seconds(GROW_SECONDS), out_cubic)
        else:
            self._grown.advance(seconds)
        if self._turning is not None:
            seconds = self._turning.advance(seconds)
            self._turning = None if self._turning.done else self._turning
        if not (self._flights or self._fading):
            return seconds
        motions = Parallel([*self._flights.values(), *self._fading])
        left = motions.advance(seconds)
        self._fading = [fading for fading in self._fading if not fading.done]
        if all(flight.done for flight in self._flights.values()):
            self._flights.clear()
        self._stale = self._stale or not (self._flights or self._fading)
        return left

    def shows_in(self) -> float:
        """Return the seconds until the table changes by itself: 0.0 while something moves."""
        if not self.settled:
            return 0.0
        if self._close_piece() is not None:
            due = NEVER if self._grown.done else 0.0
        elif self._hovered is not None and self._hovered.close is not None and self._held is None:
            due = REST_SECONDS - self._rested
        else:
            due = NEVER
        pulsing = self._pulsing and self.pace.lively
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

    def hit(self, point: Point) -> Placed | None:
        """Return the topmost pickable piece at `point`."""
        return self.topmost(point, lambda piece: piece.pickable)

    def zone(self, point: Point) -> Placed | None:
        """Return the topmost drop target at `point`."""
        return self.topmost(point, lambda piece: piece.drop)

    def at(self, point: Point) -> Placed | None:
        """Return the topmost piece at `point` with a tooltip: pickable or with a zoom."""
        return self.topmost(point, lambda piece: piece.pickable or piece.close is not None)

    def teller(self, point: Point, words: Callable[[str], str]) -> Placed | None:
        """Return the piece at `point` whose words describe it: what `at` finds, or one above it."""
        below = self.at(point)
        if below is not None and below.close is not None:
            return below
        least = below.height if below else -math.inf
        above = self.topmost(point, lambda one: one.height >= least and bool(one.key and words(one.key)))
        return above or below

    def piece(self, key: str) -> Placed | None:
        """Return the first piece with this key, or None."""
        return next((piece for piece in self.layout if piece.key == key), None)

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
        """Pick up a pickable piece, or the topmost lively one on it; return whether there is one."""
        wanted = next((piece for piece in self.layout if piece.key == key and piece.pickable), None)
        if wanted is None:
            return False
        places = [
            (piece is wanted, piece.height, index)
            for index, piece in enumerate(self.layout)
            if piece.lively and (piece is wanted or covers(wanted, piece.centre))
        ]
        if not places:
            return False
        index = max(places)[2]
        self._held = (index, point)
        lying_on_it = lying_on(self.layout, self.layout[index])
        self._riders = frozenset(at for at in lying_on_it if self.layout[at].lively)
        for at in (index, *self._riders):
            self._flights.pop(at, None)
        self._stale = True
        return True

    def drag(self, point: Point) -> None:
        """Move the held piece to `point`."""
        if self._held is not None:
            self._held = (self._held[0], point)

    def release(self) -> None:
        """Drop the held piece; it glides back, or from here to its place in the next layout."""
        if self._held is None:
            return
        poses = {at: self._pose(at) for at in (self._held[0], *self._riders)}
        self._held, self.targets = None, None
        for at, pose in poses.items():
            flight = Flight(self.layout[at], pose, self.pace)
            if not flight.done:
                self._flights[at] = flight
        self._stale = True

    @property
    def held(self) -> Placed | None:
        """The dragged piece."""
        return self.layout[self._held[0]] if self._held is not None else None

    def topmost(self, point: Point, wanted: Callable[[Placed], bool]) -> Placed | None:
        """Return the topmost piece at `point` that is wanted."""
        found: Placed | None = None
        for piece in self.layout:
            if wanted(piece) and covers(piece, point) and (found is None or piece.height >= found.height):
                found = piece
        return found

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
        ready &= self._dresser.prepare([flight.end for flight in self._flights.values()])
        self._layer.draw(surface)
        for zone in lit(self, self._held[1]) if self._held is not None else ():
            self._dresser.draw_zone(surface, zone)
        for pose, piece in above:
            self._dresser.draw(surface, pose, piece)
        if self._turning is not None:
            self._turning.draw(surface, self.table.background(board.window))
        ready &= self._draw_attention(surface)
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
        fading = [(way.pose, _bare(way.pose)) for way in self._fading]
        return sorted([*fading, *lying], key=lambda pair: pair[0].height)

    def _anew(self, index: int, piece: Placed) -> bool:
        if self._held is not None and (self._held[0] == index or index in self._riders):
            return True
        return index in self._flights or index in self._borne or self._dresser.pulses(piece)

    def _pose(self, index: int) -> Pose:
        piece = self.layout[index]
        if self._held is not None and self._held[0] == index:
            return rest(piece)._replace(centre=self._held[1], height=_HELD_HEIGHT)
        if self._held is not None and index in self._riders:
            below, spot = self.layout[self._held[0]], self._held[1]
            centre = (
                spot[0] + piece.centre[0] - below.centre[0],
                spot[1] + piece.centre[1] - below.centre[1],
            )
            return rest(piece)._replace(centre=centre, height=_HELD_HEIGHT + piece.height)
        flight = self._flights.get(index)
        return flight.pose if flight is not None else rest(piece)

    def _still(self) -> list[Placed]:
        """List what lies still, lowest first."""
        lying = [piece for index, piece in enumerate(self.layout) if not self._anew(index, piece)]
        return sorted(lying, key=lambda piece: piece.height)

    def _draw_attention(self, surface: pygame.Surface) -> bool:
        """Draw the hovered and the focused piece on top of everything; return whether they are painted."""
        hovered = self._hovered
        framed = hovered is not None and hovered.pickable and hovered.size != CANVAS  # no veil over all
        if hovered is not None and framed and not self.moving and self._held is None:
            self._dresser.draw_hovered(surface, hovered)
            for at in lying_on(self.layout, hovered) if hovered.lively else ():
                self._dresser.draw(surface, rest(self.layout[at]), self.layout[at])
        focused = self.piece(self.focus) if self.focus is not None else None
        if focused is not None:
            self._dresser.draw_focus(surface, focused)
        close = self._close_piece()
        if close is not None and close.close is not None:
            return self._dresser.draw_closely(surface, close, close.close, self._grown.share)
        return True

    def _close_piece(self) -> Placed | None:
        if self._looked is not None and self._looked.close is not None:
            return self._looked
        resting = (
            self._hovered is not None and self._hovered.close is not None and self._rested >= REST_SECONDS
        )
        return self._hovered if resting and not self.moving and self._held is None else None


def _bare(pose: Pose) -> Placed:
    return Placed("", pose.face, pose.centre, pose.size)
