"""One person before the real program on a screen that isn't there: frames, keys and clicks, all measured."""

from __future__ import annotations

import gc
import logging
import os
import resource
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import wait
from pathlib import Path
from typing import Final, NamedTuple
from unittest.mock import patch

import pygame

from ai.worker.client import Worker
from ai.worker.messages import Died, Failed, Report
from game.engine.rng import Rng
from game.screens.app.main_loop import MainLoop
from game.screens.app.window import Window
from game.screens.menus.menu import MenuScene
from game.screens.title.scene import TitleScene
from game.screens.widgets.choice import Choice
from saves.crash.log import RecentLines
from saves.disk.folders import Folders
from tests.clipboard import Clipboard
from tests.monkey.diary import LIMIT, Diary, looks_of

PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TICK: Final = 1 / os.sysconf("SC_CLK_TCK")  # seconds
NAPS: Final = 0.05  # seconds that a frame waits for the thinking process at most
NO_DOUBLE: Final = 0.5  # seconds between two clicks that are no double click
FRESH: Final = 3  # frames from the one in which a scene is laid out anew until it has all its pictures
PARTS: Final = ("handle", "update", "draw")  # what a program does in a frame
WALL: Final = 0.05  # seconds that a frame takes at most, the machine's other work and the disk included
Spot = tuple[int, int]


def resident(pid: int | str = "self") -> int:
    """Bytes of a process that lie in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * PAGE


class Use(NamedTuple):
    """What the main thread has used by now, and what the machine has lacked."""

    own: float  # seconds of its own time
    wall: float  # seconds on the wall's clock
    system: float  # seconds of its own time in the system
    pages: int  # of memory that the system had to lay before it
    stolen: float  # seconds that processors were taken away from the whole machine, by whoever lends it

    @classmethod
    def now(cls) -> Use:
        """Measure."""
        with Path("/proc/stat").open(encoding="ascii") as file:
            stolen = int(file.readline().split()[8])
        used = resource.getrusage(resource.RUSAGE_THREAD)
        system, pages = used.ru_stime, used.ru_minflt
        return cls(time.thread_time(), time.perf_counter(), system, pages, stolen * TICK)

    def since(self, before: Use) -> Use:
        """What was used since `before`."""
        return Use(
            self.own - before.own,
            self.wall - before.wall,
            self.system - before.system,
            self.pages - before.pages,
            self.stolen - before.stolen,
        )

    def told(self) -> str:
        """Tell what may have made a frame long besides the program's own work."""
        return (
            f"{self.system * 1000:.0f} ms in the system for {self.pages} pages,"
            f" {self.stolen * 1000:.0f} ms without a processor"
        )


class Watched(Worker):
    """The thinking process, which must never die or fail."""

    def __init__(self, diary: Diary) -> None:
        """Start it; `diary` hears of troubles."""
        self._diary = diary
        super().__init__()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid or 0

    def poll(self) -> list[Report]:
        """Pass on what came, and write down what should not have."""
        reports = super().poll()
        for report in reports:
            if isinstance(report, (Died, Failed)):
                self._diary.fault(f"the thinking process: {report}")
        return reports


class Person:
    """Looks at one window from the first frame to the last."""

    def __init__(
        self, folder: Path, seed: int, limit: float = LIMIT, recent: RecentLines | None = None
    ) -> None:
        """Open a window that keeps everything below `folder`; a frame beyond `limit` seconds is slow."""
        self.folder = folder
        self._seed = seed
        self.chance = Rng(seed)
        self.luck = Rng(seed + 1)  # what the program draws where nobody chose a seed
        self.diary = Diary(limit)
        self.step = 0.1  # seconds that a frame is told to have lasted
        self.began = time.monotonic()
        self.match = 0  # the number of the one that was begun last
        self.late: list[tuple[int, str]] = []  # of each late frame the match and the last deed before
        self.on_wall = 0  # frames that took longer than `WALL` on the wall's clock
        self.longest_on_wall = 0.0
        self.longest_sweep = 0.0  # seconds of the garbage collector
        self.window = Window(Folders.below(folder), "en", recent)
        self.worker = Watched(self.diary)
        self.program.ai.use(self.worker)
        self._pointer: Spot = (0, 0)
        self._fresh = 0  # frames for which the scene still counts as being built
        self._clicked = ""  # what was clicked last
        self._swept = 0.0  # seconds of the garbage collector in this frame
        self._spent = dict.fromkeys(PARTS, 0.0)  # seconds that the program took for each part of this frame
        self._sweep_began = 0.0
        self._looks: tuple[object, ...] = ()
        self.program.stack.home(TitleScene(self.program))
        self.frames(2)
        self.window._start_helpers()
        self.floor = 0  # bytes of the program in memory when it was last tidied,
        self.size_then = self.program.size  # and pixels of the window
        self._tidy, self.program.hooks.tidy = self.program.hooks.tidy, self._tidied
        for part in PARTS:
            setattr(self.program, part, self._timed(part))

    def begin(self, match: int) -> None:
        """Begin the match of that number; what is done and dealt in it follows from the number alone."""
        self.match = match
        self.chance = Rng(self._seed << 20 | match)
        self.luck = Rng((self._seed + 1) << 20 | match)

    @property
    def program(self) -> MainLoop:
        """The program."""
        return self.window.program

    @property
    def shown(self) -> str:
        """The class of the scene on top."""
        return type(self.program.stack.top).__name__

    # Time

    def frame(self, seconds: float = 0.0) -> None:
        """Let one frame pass, and write down how long it took the main thread."""
        self._swept = 0.0
        self._spent = dict.fromkeys(PARTS, 0.0)
        before = Use.now()
        self.window.frame(seconds or self.step)
        used = Use.now().since(before)
        looks, self._looks = self._looks, looks_of(self.window)
        self._fresh = FRESH if looks != self._looks else self._fresh - 1
        built = self._fresh > 0
        self.diary.frame(used.own, self.shown, built=built, cause=self._cause(used))
        if used.own > self.diary.limit and not built:
            self.late.append((self.match, self._deed()))
        self.longest_on_wall = max(self.longest_on_wall, used.wall)
        self.on_wall += used.wall > WALL

    def _cause(self, used: Use) -> str:
        """Tell what came before a long frame, and what it was spent on; "" for any other."""
        if used.own < self.diary.limit / 2:
            return ""
        spent = ", ".join(f"{part} {self._spent[part] * 1000:.0f} ms" for part in PARTS)
        at = time.monotonic() - self.began
        return f"{self._deed()}; after {at:.0f} s; {spent}, swept {self._swept * 1000:.0f} ms, {used.told()}"

    def _deed(self) -> str:
        """What was done last, and where."""
        return self.diary.last[-1] if self.diary.last else ""

    def _timed(self, part: str) -> Callable[..., None]:
        """Return a method of the program that adds what it takes to the part's time."""
        method: Callable[..., None] = getattr(self.program, part)

        def timed(*given: object) -> None:
            began = time.thread_time()
            method(*given)
            self._spent[part] += time.thread_time() - began

        return timed

    def frames(self, count: int) -> None:
        """Let frames pass."""
        for _ in range(count):
            self.frame()

    def wait_for_thought(self) -> None:
        """Let a frame pass once the thinking process has something to say, or after a while."""
        wait([self.worker.connection], NAPS)
        self.frame()

    def _tidied(self) -> None:
        """Measure what is left when the program has tidied, as it does before each match."""
        self._tidy()
        self.floor, self.size_then = resident(), self.program.size

    def swept(self, phase: str, facts: dict[str, int]) -> None:
        """Hear from the garbage collector, and measure how long it takes."""
        if phase == "start":
            self._sweep_began = time.thread_time()
        else:
            swept = time.thread_time() - self._sweep_began
            self._swept += swept
            self.longest_sweep = max(self.longest_sweep, swept)

    def unraisable(self, facts: sys.UnraisableHookArgs) -> None:
        """Write down what broke where nobody could be told."""
        self.diary.fault(f"{facts.err_msg or 'nobody was told of'}: {facts.exc_value!r}")

    # What a person does

    def post(self, kind: int, **facts: object) -> None:
        """Let something happen to the window in the next frame."""
        pygame.event.post(pygame.event.Event(kind, facts))

    def press(self, key: int, mod: int = 0) -> None:
        """Press a key."""
        self.diary.did(f"key {pygame.key.name(key)}", self.shown)
        text = chr(key) if key < 127 else ""
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)
        self.frame()

    def point(self, spot: Spot) -> None:
        """Move the pointer."""
        rel = (spot[0] - self._pointer[0], spot[1] - self._pointer[1])
        self._pointer = spot
        self.post(pygame.MOUSEMOTION, pos=spot, rel=rel, buttons=(0, 0, 0), touch=False)

    def click_at(self, spot: Spot, what: str) -> None:
        """Click once; what was clicked just now, only when it is no double click any more."""
        self.diary.did(f"click {what}", self.shown)
        self.point(spot)
        again, self._clicked = what == self._clicked, what
        for _ in range(round(NO_DOUBLE / self.step) if again else 0):
            self.frame()
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.post(kind, pos=spot, button=1, touch=False)
        self.frame()

    def wheel(self, by: int) -> None:
        """Turn the wheel."""
        self.diary.did("wheel", self.shown)
        self.post(
            pygame.MOUSEWHEEL, x=0, y=by, flipped=False, precise_x=0.0, precise_y=float(by), touch=False
        )
        self.frame()

    def click(self, name: str) -> bool:
        """Click a widget of the menu on top, scrolled into view; whether there is one that can be pressed."""
        scene = self.program.stack.top
        widget = scene.page.named(name) if isinstance(scene, MenuScene) else None
        if not isinstance(scene, MenuScene) or widget is None or not widget.enabled:
            return False
        pane = scene.page.pane_of(widget)
        if pane:
            pane.show(widget)
        self.click_at(widget.rect.center, name)
        return True

    def must_click(self, name: str) -> None:
        """Click a widget that has to be there."""
        if not self.click(name):
            self.diary.fault(f"{self.shown} has no {name} to be clicked")

    def choose(self, name: str, value: object) -> None:
        """Choose a value where it is offered on the menu on top."""
        scene = self.program.stack.top
        widget = scene.page.named(name) if isinstance(scene, MenuScene) else None
        if isinstance(widget, Choice):
            self.diary.did(f"choose {name} {value}", self.shown)
            widget.choose([one for one, _ in widget.values].index(value))
            self.frame()

    def back_to(self, kind: str) -> None:
        """Press Escape until a scene of that class is on top."""
        for _ in range(12):
            if self.shown == kind:
                return
            self.press(pygame.K_ESCAPE)
        self.diary.fault(f"no way leads back to {kind} from {self.shown}")
        if kind == "TitleScene":
            self.program.stack.home(self.program.stack.scenes[0])

    def resize(self, size: Spot) -> None:
        """Pull the window to another size; the scenes hear of it once it has come to rest."""
        self.diary.did(f"resize {size}", self.shown)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        for _ in range(60):
            if self.program.size == size:
                return
            self.frame()
        self.diary.fault(f"the scenes were not told of {size}")


@contextmanager
def before_the_program(
    folder: Path, seed: int, limit: float = LIMIT, recent: RecentLines | None = None
) -> Iterator[Person]:
    """Seat a person before the program; whatever is warned of or breaks anywhere is a fault."""
    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, {"PYTHONWARNINGS": "error"}))  # the thinking process's
        stack.enter_context(patch.object(pygame, "scrap", Clipboard()))
        stack.callback(gc.unfreeze)
        stack.callback(gc.set_threshold, *gc.get_threshold())
        person = Person(folder, seed, limit, recent)
        stack.enter_context(patch.object(secrets, "randbelow", lambda most: person.luck.seed() % most))
        diary = person.diary
        stack.enter_context(patch.object(sys, "unraisablehook", person.unraisable))
        gc.callbacks.append(person.swept)
        stack.callback(gc.callbacks.remove, person.swept)
        logging.getLogger().addHandler(diary)
        stack.callback(logging.getLogger().removeHandler, diary)
        yield person
        person.post(pygame.QUIT)
        person.frame()
        person.window.close()
        reports = list(person.window.folders.reports.glob("*"))
        if reports:
            diary.fault(f"reports of crashes: {reports}")
