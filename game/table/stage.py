"""The stage: pieces as they are shown, moving from one layout to the next, with their shadows and marks.

A game's `table` says where everything lies; scenes say when. What lies still is composed once into one
picture, so a table on which nothing happens costs next to nothing.
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
from game.table.pieces import CANVAS, GameTable, Placed, Point
from game.table.sprites import Sprites
from game.table.turning import Turning

REST_SECONDS: Final = 0.40  # the pointer rests this long before a piece is shown closely
GROW_SECONDS: Final = 0.12
PULSES: Final = 8.0  # seconds that what is advised pulses; then it only shines
_HELD_HEIGHT: Final = 120.0  # board units above the table while a piece is dragged


class Stage:
    """One table as it is shown. Points are in board units."""

    def __init__(self, table: GameTable, pace: Pace | None = None) -> None:
        """Begin with an empty table; `pace` says how much moves and how fast."""
        self.table = table
        self.pace = pace or Pace()
        self.layout: tuple[Placed, ...] = ()
        self.focus: str | None = None  # the key of the piece that wears the focus ring
        self.sprites = Sprites(clipping(table.paint))
        self._dresser = Dresser(self.sprites)
        self._flights: dict[int, Flight] = {}  # by place in the layout
        self._fading: list[Fading] = []
        self._hovered: Placed | None = None
        self._looked: Placed | None = None  # shown closely by wish of the keyboard
        self._rested = 0.0
        self._grown = Tween(0.0)
        self._held: tuple[int, Point] | None = None  # place in the layout, where it is
        self.targets: frozenset[str] | None = None  # keys of what takes what is held; None: not known
        self._riders: frozenset[int] = frozenset()  # places of what lies on it and goes along
        self._borne: frozenset[int] = frozenset()  # places of what lies on pieces that pulse
        self._layer = Layer(self._dresser)
        self._stale = True
        self._turning: Turning | None = None
        self.laid = 0  # how often a layout was taken
        self._changed = False  # the layout, since the last frame
        self._behind = False  # the last frame lacked pictures
        self.unpainted = True  # the same, until the next frame
        self._point: Point | None = None  # where the pointer is
        self._pulsed = 0.0  # seconds since a layout was taken
        self._pulsing = self._thinking = False  # something in it pulses; somebody thinks

    def clear(self) -> None:
        """Let all pictures go; whoever still holds this stage keeps none of them."""
        self.show(())
        self.sprites.shelf.clear()
        self._layer = Layer(self._dresser)

    # Moving

    def show(self, layout: Sequence[Placed]) -> None:
        """Show `layout` at once; whatever moved is there."""
        self._flights.clear()
        self._fading.clear()
        self._turning = None
        self._take(layout)

    def move_to(self, layout: Sequence[Placed]) -> None:
        """Let the pieces move from how they are seen now to `layout`."""
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
        """Let the seats' places glide as pictures to where `layout` has them; all else is there at once.

        What is seen now is shown a little longer: it must hold nothing that others may not know.
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
        if self._hovered is not None:  # what came under the pointer by itself is not pointed at
            under = None if self._point is None else self.at(self._point)
            self._hovered = under if under is not None and under.key == self._hovered.key else None
        if self._looked is not None:
            self._looked = keys.get(self._looked.key)

    @property
    def moving(self) -> bool:
        """Whether any piece is still on its way."""
        return bool(self._flights or self._fading or self._turning)

    def was_behind(self) -> bool:
        """Whether the last frame lacked pictures, which the next one paints; told once for each frame."""
        behind, self._behind = self._behind, False
        return behind

    def finish(self) -> None:
        """Let everything be where it belongs: any key or click ends the motion."""
        if self.moving:
            self._flights.clear()
            self._fading.clear()
            self._turning = None
            self._stale = True

    def update(self, seconds: float) -> float:
        """Let `seconds` pass; return those that no motion needed."""
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
        """Return in how many seconds the table looks different by itself: 0.0 while something moves."""
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
        """Whether the last picture showed all as it is to be."""
        return not (self.moving or self.unpainted or self._stale or self._changed)

    @property
    def _pulses_rest(self) -> bool:
        """Whether nothing pulses any more: only whoever thinks does so for as long as it takes."""
        return self._pulsed >= PULSES and not self._thinking

    # The pointer

    def hit(self, point: Point) -> Placed | None:
        """Return the topmost pickable piece that lies at `point`."""
        return self.topmost(point, lambda piece: piece.pickable)

    def zone(self, point: Point) -> Placed | None:
        """Return the topmost piece at `point` onto which others can be dragged."""
        return self.topmost(point, lambda piece: piece.drop)

    def at(self, point: Point) -> Placed | None:
        """Return the topmost piece at `point` that has something to tell: pickable or with a close look."""
        return self.topmost(point, lambda piece: piece.pickable or piece.close is not None)

    def teller(self, point: Point, words: Callable[[str], str]) -> Placed | None:
        """Return the piece at `point` whose words say what lies there: what `at` finds, or one above it."""
        below = self.at(point)
        if below is not None and below.close is not None:
            return below
        least = below.height if below else -math.inf
        above = self.topmost(point, lambda one: one.height >= least and bool(one.key and words(one.key)))
        return above or below

    def piece(self, key: str) -> Placed | None:
        """Return the first piece of this key, or None."""
        return next((piece for piece in self.layout if piece.key == key), None)

    def point_at(self, point: Point | None) -> Placed | None:
        """Tell where the pointer is (None: nowhere) and return what it points at."""
        found = None if point is None or self._held else self.at(point)
        if found is None or self._hovered is None or found.key != self._hovered.key:
            self._rested = 0.0
        self._point = point
        self._hovered = found
        self._looked = None
        return found

    @property
    def closely(self) -> str:
        """The key of the piece that is shown closely, or ""."""
        close = self._close_piece()
        return "" if close is None else close.key

    @property
    def attended(self) -> str:
        """The key of the piece that somebody attends to: with the focus, or else under the pointer; or ""."""
        focused = self.piece(self.focus) if self.focus is not None else None
        attended = focused or self._hovered
        return "" if attended is None else attended.key

    def look_at(self, key: str | None) -> None:
        """Show the piece of this key closely at once, as the keyboard asks; None ends it."""
        self.point_at(None)
        self._looked = None if key is None else self.piece(key)

    def grab(self, key: str, point: Point) -> bool:
        """Take up a pickable piece, or the topmost lively one that lies on it; tell whether there is one."""
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
        """Move what is held to `point`."""
        if self._held is not None:
            self._held = (self._held[0], point)

    def release(self) -> None:
        """Let go of what is held; it glides back, or from here to where the next layout has it."""
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
        """The piece that is being dragged."""
        return self.layout[self._held[0]] if self._held is not None else None

    def topmost(self, point: Point, wanted: Callable[[Placed], bool]) -> Placed | None:
        """Return the topmost piece at `point` of those that are wanted."""
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
        """Paint ahead a frame's worth of what `layout` needs; return whether all of it is there."""
        self.sprites.open_frame(board.scale)
        self._dresser.board = board
        return self._dresser.prepare([rest(piece) for piece in layout])

    def settle(self, board: Board) -> None:
        """Paint all that the table needs now, however long it takes: for a table not yet shown."""
        while not self.prepare(self.layout, board):
            pass
        self._stale, self._changed = True, False

    def _above(self) -> list[tuple[Pose, Placed]]:
        """List what is drawn anew in every frame, lowest first."""
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
        """Draw what the pointer or the keyboard points at over everything else; whether it was painted."""
        hovered = self._hovered
        framed = hovered is not None and hovered.pickable and hovered.size != CANVAS  # not a veil over all
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
