"""Where words and close looks over a table go: near what they are about, over nothing that must be seen."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.table.layout.board import Board
    from game.table.pieces import Placed

STEPS: Final = (44, 30)  # positions tried horizontally and vertically
FORBIDDEN: Final = 400.0  # cost of covering what must be visible, per share of the plate,
COVERING: Final = 3.0  # of covering other pieces,
FAR: Final = 1.6  # and of a distance of the window's diagonal from the target
MARGIN: Final = 10.0  # units between a close look and the edge of its room
SMALLER: Final = (1.0, 0.85, 0.7, 0.55)  # of its size: what a close look shrinks to rather than cover much
RIM: Final = 6.0  # units of a vital piece that may be covered


def beside(
    size: tuple[int, int], subject: pygame.Rect, window: pygame.Rect, keep: Sequence[pygame.Rect], gap: int
) -> pygame.Rect:
    """Return a place for words of `size` pixels beside `subject`, off all that is to be kept free.

    At the right, left, below or above it where there is room, else as near as can be.
    """
    place = pygame.Rect(0, 0, *size)
    tries = []
    for name in ("midleft", "midright", "midtop", "midbottom"):
        spot = place.copy()
        far = {"midleft": "midright", "midright": "midleft", "midtop": "midbottom", "midbottom": "midtop"}
        x, y = getattr(subject, far[name])
        shift = {"midleft": (gap, 0), "midright": (-gap, 0), "midtop": (0, gap), "midbottom": (0, -gap)}
        setattr(spot, name, (x + shift[name][0], y + shift[name][1]))
        spot.clamp_ip(window)
        tries.append(spot)
    free = [spot for spot in tries if not spot.colliderect(subject) and spot.collidelist(list(keep)) < 0]
    if free:
        return free[0]
    return free_place(size, window, Spots([subject, *keep], [], subject))


class Spots(NamedTuple):
    """Obstacles, in pixels of the window."""

    hard: list[pygame.Rect]  # must stay visible
    soft: list[pygame.Rect]  # should
    near: pygame.Rect  # the target


def free_place(size: tuple[int, int], window: pygame.Rect, spots: Spots) -> pygame.Rect:
    """Return the best place in `window` for something of `size`."""
    wide, high = max(0, window.width - size[0]), max(0, window.height - size[1])
    columns = [window.x + wide * at / (STEPS[0] - 1) for at in range(STEPS[0])]
    rows = [window.y + high * at / (STEPS[1] - 1) for at in range(STEPS[1])]
    far = FAR / math.hypot(window.width, window.height)
    middle = (spots.near.centerx - size[0] / 2, spots.near.centery - size[1] / 2)
    costs = [[far * math.hypot(x - middle[0], y - middle[1]) for y in rows] for x in columns]
    area = float(size[0] * size[1])
    for cost, rects in ((FORBIDDEN / area, spots.hard), (COVERING / area, spots.soft)):
        for rect in rects:
            _add_overlap(costs, (columns, rows), size, rect, cost)
    best = min(range(STEPS[0] * STEPS[1]), key=lambda at: costs[at // STEPS[1]][at % STEPS[1]])
    return pygame.Rect(round(columns[best // STEPS[1]]), round(rows[best % STEPS[1]]), *size)


def _add_overlap(
    costs: list[list[float]],
    places: tuple[list[float], list[float]],
    size: tuple[int, int],
    rect: pygame.Rect,
    cost: float,
) -> None:
    """Add to each position the square pixels of `rect` that it covers, times `cost`."""
    across, down = (
        [min(at + long, end) - max(at, start) for at in along]
        for along, long, start, end in zip(places, size, rect.topleft, rect.bottomright, strict=True)
    )
    covered = [(row, high * cost) for row, high in enumerate(down) if high > 0]
    for column, wide in zip(costs, across, strict=True):
        if wide > 0:
            for row, high in covered:
                column[row] += wide * high


def close_place(
    board: Board,
    piece: Placed,
    size: tuple[float, float],
    room: pygame.Rect | None,
    keep: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return where a close look of `size` units at a piece lies, in pixels: whole within `room`.

    It lies over its piece, or beside it where that lies outside of the room, in one's hand for instance; and
    off all that is to be kept free, but for what touches the piece; smaller where there is no such place.
    """
    window = pygame.Rect((0, 0), board.window)
    inner = (window if room is None else room).inflate(-2 * board.length(MARGIN), -2 * board.length(MARGIN))
    wide, high = board.length(size[0]), board.length(size[1])
    scale = min(1.0, inner.width / wide, inner.height / high)
    subject = outline(board, piece)
    keep = [rect for rect in keep if not rect.colliderect(subject)]
    place = subject
    for share in SMALLER:
        place = pygame.Rect(0, 0, round(wide * scale * share), round(high * scale * share))
        place.center = subject.center
        place.clamp_ip(inner)
        if place.collidelist(keep) >= 0:
            place = free_place(place.size, inner, Spots(keep, [], subject))
        if place.collidelist(keep) < 0:
            break
    return place


def outline(board: Board, piece: Placed) -> pygame.Rect:
    """Return what a piece covers, in pixels."""
    place = pygame.Rect((0, 0), board.size(piece.size))
    place.center = board.pixel(piece.centre)
    return place


def vital_places(board: Board, layout: Sequence[Placed]) -> list[pygame.Rect]:
    """Return what must stay visible of a table while somebody decides, in pixels, but for its rims."""
    rim = -2 * board.length(RIM)
    return [outline(board, piece).inflate(rim, rim) for piece in layout if piece.vital]
