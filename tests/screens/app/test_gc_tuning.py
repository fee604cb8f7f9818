"""Tidying before a match: circles are swept away, free memory goes back, nothing that is needed is lost."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.screens.app.gc_tuning import (
    QUIET,
    give_back,
    set_aside,
    set_up_heap,
    sweep_if_due,
    sweep_late,
    tidy,
)
from game.screens.match.scene import MatchScene
from game.screens.title.scene import TitleScene
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot, table_of

HOLES = """
import sys
from pathlib import Path
from game.screens.app.gc_tuning import set_up_heap

def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 >> 20

if int(sys.argv[1]) and not set_up_heap():
    sys.exit("it cannot be asked")
first = bytearray(b"s" * 8_000_000)  # from now on glibc would keep such blocks in the heap
del first
taken = [(bytearray(b"s" * 1_000_000), bytearray(b"s" * 40_000)) for _ in range(200)]
full = resident()
small = [one[1] for one in taken]
del taken
print(full - resident())
"""
"""Prints the MB that go back when 200 pictures of 1 MB go and what lies between them stays."""


class Circle:
    """Something that refers to itself, as a scene and its parts do."""

    def __init__(self) -> None:
        """Close the circle."""
        self.me = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Leave nothing frozen behind, and sweeps as they were."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


def test_a_circle_that_was_left_alone_is_swept_once_it_is_let_go() -> None:
    """What was there at the last collection and is no longer needed does not stay for ever."""
    circle = Circle()
    gone = weakref.ref(circle)
    tidy()
    del circle

    tidy()

    assert gone() is None
    assert gc.get_freeze_count() > 0


def test_what_is_set_aside_stays_until_all_is_tidied_up() -> None:
    """No sweep in between looks at it; the next thorough one does."""
    circle = Circle()
    gone = weakref.ref(circle)
    set_aside()
    del circle
    gc.collect()
    between = gone() is not None
    tidy()

    assert between and gone() is None


def test_the_program_tells_when_a_scene_has_gone(tmp_path: Path) -> None:
    """Only then sweeping is worth it: when it was taken back or replaced, or all were; not when one came."""
    pilot = MenuPilot(tmp_path)
    swept: list[int] = []
    pilot.program.hooks.sweep = lambda: swept.append(len(pilot.program.stack.scenes))
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.program.stack.push(TitleScene(pilot.program))
    pilot.program.stack.replace(TitleScene(pilot.program))
    pilot.program.stack.pop()

    assert swept == [1, 2, 1]


def test_sweeps_wait_for_a_scene_to_go() -> None:
    """A hundred thousand new objects alone bring none; whoever asks then gets one, but not two at once."""
    generations: list[int] = []
    sweep_late()
    tidy()
    gc.callbacks.append(lambda _, facts: generations.append(facts["generation"]))
    try:
        circle = Circle()
        gone = weakref.ref(circle)
        kept = [[number] for number in range(100_000)]
        del circle
        alone = max(generations)
        sweep_if_due()
        due = generations.count(2), gone()
        sweep_if_due()
    finally:
        gc.callbacks.pop()

    assert len(kept) == 100_000
    assert alone == 1 and due == (2, None)
    assert generations.count(2) == 2  # told of when it begins and ends


def test_a_match_sets_aside_in_quiet_moments_alone(tmp_path: Path) -> None:
    """While pieces move it has other things to do; once they lie still it takes place again and again."""
    pilot = MenuPilot(tmp_path, Settings(language="en", motion="full"))
    quiet: list[bool] = []
    pilot.program.open_match(table_of(levels=(None, None)))
    scene = pilot.program.stack.top
    assert isinstance(scene, MatchScene)
    pilot.program.hooks.set_aside = lambda: quiet.append(not scene.view.stage.moving)
    for _ in range(600):
        pilot.program.update(1 / 60)
        pilot.program.draw(pilot.surface)

    assert len(quiet) > 5 and all(quiet)


@pytest.mark.skipif(sys.platform != "linux", reason="only there the C library is asked")
def test_what_lies_free_between_pictures_goes_back() -> None:
    """Many pictures of which every second one is let go leave holes; they do not stay with the program."""
    tidy()
    kept = [pygame.Surface((150, 150), pygame.SRCALPHA) for _ in range(900)]
    full = _resident()
    kept = kept[::2]

    assert give_back()
    assert _resident() < full - 15


def _quiet_frames() -> None:
    for _ in range(QUIET):
        set_aside()


@pytest.mark.skipif(sys.platform != "linux", reason="only there the C library is asked")
@pytest.mark.parametrize("moment", [_quiet_frames, sweep_if_due])
def test_many_holes_go_back_in_a_quiet_moment_few_don_t(moment: Callable[[], None]) -> None:
    """Trimming takes a few milliseconds, so it waits until it is worth them."""
    tidy()
    kept = [pygame.Surface((120, 120), pygame.SRCALPHA) for _ in range(900)]
    few = kept[:60]
    del kept[:120:2], few[::2]
    full = _resident()
    moment()
    still = _resident()
    kept = kept[::2]
    moment()

    assert still > full - 2 and _resident() < full - 15


@pytest.mark.skipif(sys.platform != "linux", reason="only there the C library is asked")
@pytest.mark.parametrize(("asked", "least", "most"), [(True, 150, 250), (False, -10, 50)])
def test_what_a_picture_took_goes_back_with_it(asked: bool, least: int, most: int) -> None:  # noqa: FBT001
    """The heap alone would keep a hole for each; the second case shows that this is so."""
    told = subprocess.run(
        [sys.executable, "-c", HOLES, str(int(asked))], capture_output=True, check=True, timeout=60
    )

    assert least < int(told.stdout) < most


def test_where_the_c_library_has_no_such_way_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """On other systems nobody is asked."""
    monkeypatch.setattr(sys, "platform", "win32")

    assert not give_back()
    assert not set_up_heap()


def test_it_is_tidied_before_each_match(tmp_path: Path) -> None:
    """When a match is opened, the one before is gone from the stack already."""
    pilot = MenuPilot(tmp_path)
    seen: list[int] = []
    pilot.program.hooks.tidy = lambda: seen.append(len(pilot.program.stack.scenes))
    for _ in range(2):
        pilot.program.open_match(table_of())

    assert seen == [0, 1]


def test_it_is_tidied_once_after_the_last_match_was_left(tmp_path: Path) -> None:
    """When the scenes have gone that held its pictures; a match that follows at once tidies by itself."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.program.open_match(table_of())
    seen: list[int] = []
    pilot.program.hooks.tidy = lambda: seen.append(len(pilot.program.stack.tables))
    pilot.wait()
    pilot.program.stack.pop()
    assert not seen  # who has left may still be speaking
    pilot.wait(0.2)

    assert seen == [0]


def test_the_match_before_holds_no_pictures_when_it_is_tidied(tmp_path: Path) -> None:
    """Whoever asks for the next match may still speak of the last; its table's pictures are gone already."""
    pilot = MenuPilot(tmp_path)
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.program.open_match(table_of())
    pilot.program.draw(pygame.Surface(pilot.program.size))
    scene = pilot.program.stack.top
    assert isinstance(scene, MatchScene) and scene.view.stage.sprites.cache.used > 0
    left: list[int] = []
    pilot.program.hooks.tidy = lambda: left.append(scene.view.stage.sprites.cache.used)

    pilot.program.open_match(table_of())

    assert left == [0]


def _resident() -> float:
    """Megabytes of this process that lie in memory."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 2**20
