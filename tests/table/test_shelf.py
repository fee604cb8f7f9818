"""The shelf of drawn surfaces: pages of their own for large ones, and drawings made part by part."""

from __future__ import annotations

import gc
import math
import sys
from pathlib import Path

import pygame
import pytest

from game.table.art.shelf import LARGE, MEGABYTE, Shelf, Unfinished, in_parts, kept_on
from game.table.pieces import Face
from game.table.sprites import MOST_PARTS, Look, Sprites

LINUX = pytest.mark.skipif(
    sys.platform != "linux", reason="other systems give free memory back by themselves"
)
SIDE = 256  # pixels: a surface that is large


def coloured(side: int = SIDE, colour: tuple[int, int, int, int] = (10, 200, 30, 77)) -> pygame.Surface:
    """A surface with a pattern."""
    surface = pygame.Surface((side, side + 1), pygame.SRCALPHA)
    surface.fill(colour)
    surface.fill((255, 0, 90, 0), (3, 5, side // 2, 4))
    return surface


def resident() -> int:
    """Bytes of this process that lie in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


@pytest.mark.parametrize("side", [4, 127, 128, SIDE])
def test_what_is_kept_looks_as_it_was_drawn(side: int) -> None:
    """To the bit, whether it is moved or not; and it can be drawn, scaled, copied and made faint."""
    drawn = coloured(side)
    kept = Shelf(MEGABYTE).put("it", drawn)
    both = [pygame.Surface((side, side)) for _ in range(2)]
    for target, source in zip(both, (drawn, kept), strict=True):
        target.blit(source, (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
        target.blit(pygame.transform.smoothscale(source, (9, 9)), (2, 2))
        faint = source.copy()
        faint.set_alpha(90)
        target.blit(faint, (0, 0))

    assert pygame.image.tobytes(kept, "RGBA") == pygame.image.tobytes(drawn, "RGBA")
    assert pygame.image.tobytes(both[0], "RGB") == pygame.image.tobytes(both[1], "RGB")


def test_only_what_is_worth_it_is_moved() -> None:
    """Not what has no alpha or eight bits and might not be the same; not what is small or fills a window."""
    shelf = Shelf(16 * MEGABYTE)
    others = [
        pygame.Surface((SIDE, SIDE)),
        pygame.Surface((4 * SIDE, 4 * SIDE), depth=8),
        coloured(100),
        coloured(1200),
    ]

    assert [shelf.put(number, one) is one for number, one in enumerate(others)] == [True] * 4


@LINUX
def test_the_memory_of_large_surfaces_goes_back_with_them() -> None:
    """At once, whatever lies between them."""
    shelf, between = Shelf(64 * MEGABYTE), []
    before = resident()
    for number in range(60):
        shelf.put(number, coloured(512))
        between.append(bytearray(LARGE // 2))
    full = resident() - before
    shelf.clear()
    gc.collect()
    left = resident() - before

    assert full > 50 * MEGABYTE
    assert left < 12 * MEGABYTE
    assert len(between) == 60


class Work:
    """A picture of parts, of which each is kept; it counts how often each is drawn."""

    def __init__(self, parts: int, shelf: Shelf) -> None:
        self.drawn = [0] * parts
        self.whole = kept_on(shelf)(self._whole)
        self._kept_part = kept_on(shelf)(self._part)

    def _part(self, number: int) -> pygame.Surface:
        self.drawn[number] += 1
        return coloured(8)

    def _whole(self) -> pygame.Surface:
        for number in range(len(self.drawn)):
            self._kept_part(number)
        return coloured(8)


def test_without_haste_it_is_drawn_at_once() -> None:
    """With time enough, or outside of any limit, also after one that was stopped."""
    work = Work(3, Shelf(MEGABYTE))
    with pytest.raises(Unfinished), in_parts(0.0):
        work.whole()
    stopped = list(work.drawn)
    with in_parts(60.0):
        work.whole()

    assert (stopped, work.drawn) == ([1, 0, 0], [1, 1, 1])
    assert Work(3, Shelf(MEGABYTE)).whole().get_size() == (8, 9)


def test_what_is_whole_is_never_refused() -> None:
    """A drawing that is through is there, even where the time is up."""
    with in_parts(0.0):
        assert Work(0, Shelf(MEGABYTE)).whole().get_size() == (8, 9)


def test_a_part_that_can_not_be_kept_stops_nothing() -> None:
    """It would be drawn again and again, for ever."""
    work = Work(3, Shelf(8))
    with in_parts(0.0):
        work.whole()

    assert work.drawn == [1, 1, 1]


@pytest.mark.parametrize("room", [MEGABYTE, 3 * 8 * 9 * 4])
def test_a_table_gets_its_picture_after_some_frames(room: int) -> None:
    """One that is made of parts comes in as many frames; one whose parts push each other out comes, too."""
    work = Work(6, Shelf(room))
    sprites = Sprites(lambda _face, _size: work.whole())
    look, frames, picture = Look(Face("it", ()), (8, 9), (8, 9)), 0, None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.table.sprites.PART_SECONDS", -math.inf)
        while picture is None and frames < 2 * MOST_PARTS:
            sprites.open_frame(1.0)
            picture = sprites.get(look)
            frames += 1

    assert picture is not None
    assert frames == (7 if room == MEGABYTE else MOST_PARTS + 1)
