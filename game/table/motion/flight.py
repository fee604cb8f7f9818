"""How pieces get from one layout to the next: their pairing, paths and order. No pictures."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.table.motion.animation import Pace, Tween, hill, in_out, out_cubic, settling, steady
from game.table.motion.animation import Sequence as InTurn
from game.table.pieces import Face, Placed, Point

CARD_SECONDS: Final = 0.28
CHIP_SECONDS: Final = 0.22
SHORT_SECONDS: Final = 0.14  # for a small shift, a lift, a fade
FLIP_SECONDS: Final = 0.18
STAGGER: Final = 0.06  # between the starts of two pieces,
STAGGER_LEAST: Final = 0.04  # and of two among many; of still more, some start together
STAGGER_LIMIT: Final = 0.32  # between the first start and the last
CHIP_WIDTH: Final = 90.0  # board units; anything narrower flies like a chip
SHORT_WAY: Final = 60.0  # board units
SIZE_STEPS: Final = 10  # steps between two sizes of a flying piece
_LIFT: Final = (30.0, 120.0)  # lowest and highest lift on the way, board units
_BEND: Final = 90.0  # the most that a path curves upwards, board units
BANK: Final = 6.0  # degrees that a card leans into its way at most
BANK_STEP: Final = 2.0  # degrees between two pictures of a leaning card
_BANK_WAY: Final = 500.0  # board units of a way from which it leans as far as it may


class Pose(NamedTuple):
    """How a piece looks at one moment."""

    centre: Point
    size: tuple[float, float]
    angle: float
    height: float
    face: Face  # the side that shows
    native: tuple[float, float]  # the size its face is painted at; `size` is scaled from it
    width: float = 1.0  # below 1 while it flips
    strength: float = 1.0  # opacity; below 1 while it fades in or out
    tilt: float = 0.0  # degrees besides `angle`, for a moment
    grown: float = 1.0  # above 1 while it is lifted towards whoever looks


def seen(piece: Placed) -> Face:
    """The side of `piece` that shows."""
    return piece.face if piece.face_up or piece.back is None else piece.back


def rest(piece: Placed) -> Pose:
    """Return the pose of a piece that lies still."""
    return Pose(piece.centre, piece.size, piece.angle, piece.height, seen(piece), piece.size)


def pair(old: Sequence[Placed], new: Sequence[Placed]) -> tuple[list[int | None], list[int]]:
    """Match new pieces with old ones: the old index of each new piece, and the old ones that are gone.

    Only animated pieces count. Among equal keys, those that stay in place are matched first, then the
    others in order.
    """
    waiting: dict[str, list[int]] = defaultdict(list)
    for index, piece in enumerate(old):
        if piece.animated:
            waiting[piece.key].append(index)
    origins: list[int | None] = [None] * len(new)
    animated = [(index, piece) for index, piece in enumerate(new) if piece.animated]
    for index, piece in animated:
        same = next((at for at in waiting[piece.key] if old[at].centre == piece.centre), None)
        if same is not None:
            waiting[piece.key].remove(same)
            origins[index] = same
    for index, piece in animated:
        if origins[index] is None and waiting[piece.key]:
            origins[index] = waiting[piece.key].pop(0)
    return origins, sorted(index for left in waiting.values() for index in left)


class Flight:
    """One moving piece: it waits for its turn, glides, and flips at the end if it must."""

    def __init__(self, piece: Placed, start: Pose, pace: Pace, delay: float = 0.0) -> None:
        """Prepare the flight of `piece` from `start` to its place."""
        self.piece = piece
        self.start = start
        self.end = rest(piece)
        self._way = math.dist(start.centre, piece.centre)
        self._bends = pace.animated and self._way > SHORT_WAY
        self._turns = (
            start.face != self.end.face and pace.animated and piece.back in (start.face, self.end.face)
        )
        seconds = _seconds(piece, start, self._way)
        self._bank = _bank(start.centre[0], piece) if self._bends else 0.0
        self._wait = Tween(pace.seconds(delay), steady)
        self._glide = Tween(pace.seconds(seconds), out_cubic)
        self._turn = Tween(pace.seconds(FLIP_SECONDS if self._turns else 0.0), in_out)
        self._all = InTurn((self._wait, self._glide, self._turn))

    @property
    def done(self) -> bool:
        """Whether the piece has arrived."""
        return self._all.done

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return those it didn't need."""
        return self._all.advance(seconds)

    def finish(self) -> None:
        """Arrive at once."""
        self._all.finish()

    @property
    def pose(self) -> Pose:
        """Return its current pose."""
        if self.done:
            return self.end
        share = self._glide.share if self._wait.done else 0.0
        turned = self._turn.share if self._glide.done else 0.0
        start, end = self.start, self.end
        face, native, width = self._side(share, turned)
        rise = hill(share) if self._bends else 0.0
        lift = min(_LIFT[1], _LIFT[0] + self._way * 0.1) * rise
        if self._turns and self._glide.done:
            lift = _LIFT[0] * hill(turned)
        bend = min(_BEND, self._way * 0.14) * rise
        return Pose(
            (
                _between(start.centre[0], end.centre[0], share),
                _between(start.centre[1], end.centre[1], share) - bend,
            ),
            self._size(share),
            start.angle + ((end.angle - start.angle + 180) % 360 - 180) * share,
            _between(start.height, end.height, share) + lift,
            face,
            native,
            width,
            _between(start.strength, end.strength, share),
            start.tilt * settling(share) + BANK_STEP * round(self._bank * hill(share) / BANK_STEP),
            _between(start.grown, 1.0, share),
        )

    def _side(self, share: float, turned: float) -> tuple[Face, tuple[float, float], float]:
        """Return the visible side, the size it is painted at, and its width during a flip (0 to 1)."""
        if self._turns:
            width = abs(math.cos(math.pi * turned))
            if turned >= 0.5:
                return self.end.face, self.end.native, width
            return self.start.face, self.start.native, width
        if self.start.face.kind != self.end.face.kind:
            shown = self.start if share < 0.8 else self.end
            return shown.face, shown.native, 1.0
        larger = max(self.start.native, self.end.native)
        return self.end.face, larger if share < 1 else self.end.native, 1.0

    def _size(self, share: float) -> tuple[float, float]:
        start, end = self.start.size, self.end.size
        if start == end or share >= 1:
            return end
        step = round(share * SIZE_STEPS) / SIZE_STEPS
        return _between(start[0], end[0], step), _between(start[1], end[1], step)


class Fading:
    """A removed piece while it fades out."""

    def __init__(self, pose: Pose, pace: Pace) -> None:
        """Fade out from `pose`."""
        self._pose = pose
        self._tween = Tween(pace.seconds(SHORT_SECONDS), steady)

    @property
    def done(self) -> bool:
        """Whether it is invisible."""
        return self._tween.done

    def advance(self, seconds: float) -> float:
        """Advance by `seconds`; return those it didn't need."""
        return self._tween.advance(seconds)

    def finish(self) -> None:
        """Disappear at once."""
        self._tween.finish()

    @property
    def pose(self) -> Pose:
        """Return its current pose."""
        return self._pose._replace(strength=self._pose.strength * (1 - self._tween.share))


def arrival(piece: Placed) -> Pose:
    """Return a new piece's first pose: at its origin, face down if it has a back; else unseen in place."""
    pose = rest(piece)
    if piece.origin is None:
        return pose._replace(strength=0.0)
    if piece.back is not None:
        return pose._replace(centre=piece.origin, face=piece.back)
    return pose._replace(centre=piece.origin)


def delays(moves: Iterable[bool]) -> list[float]:
    """Return each piece's start in seconds: moving pieces one after the other, the others at once.

    The eye needs some time between two; so of very many, a few set off together.
    """
    flags = list(moves)
    many = sum(flags)
    together = max(1, -(-many // (round(STAGGER_LIMIT / STAGGER_LEAST) + 1)))
    step = min(STAGGER, STAGGER_LIMIT / max(1, -(-many // together) - 1))
    result = []
    count = 0
    for flag in flags:
        result.append(count // together * step if flag else 0.0)
        count += flag
    return result


def _bank(left: float, piece: Placed) -> float:
    """Return how far a card leans on its way from `left`, in degrees: towards where it goes."""
    if piece.size[0] < CHIP_WIDTH:
        return 0.0
    return -BANK * max(-1.0, min(1.0, (piece.centre[0] - left) / _BANK_WAY))


def _seconds(piece: Placed, start: Pose, way: float) -> float:
    if way <= SHORT_WAY:
        changed = way or start.size != piece.size or start.angle != piece.angle or start.strength < 1
        changed = changed or start.tilt or start.grown != 1
        return SHORT_SECONDS if changed or start.height != piece.height else 0.0
    return CHIP_SECONDS if piece.size[0] < CHIP_WIDTH and start.size[0] < CHIP_WIDTH else CARD_SECONDS


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


def goes_far(flight: Flight) -> bool:
    """Whether a piece moves more than a short way."""
    start, end = flight.start.centre, flight.piece.centre
    return abs(start[0] - end[0]) + abs(start[1] - end[1]) > SHORT_WAY
