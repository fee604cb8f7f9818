"""What is written down while a monkey plays: the scenes it saw, how long frames took, what went wrong."""

from __future__ import annotations

import importlib
import logging
import pkgutil
import traceback
from collections import Counter, deque
from dataclasses import dataclass, field

import game.screens
from game.screens.app.window import Window
from game.screens.menus.menu import MenuScene
from game.screens.scene import Scene

LIMIT = 0.3  # seconds of its own time that the main thread may take for a frame, however busy the machine is
SLOWEST = 12  # frames that are remembered
BARE = {
    "Dialog",
    "LongListScene",
    "MenuScene",
    "PageScene",
    "TilesScene",
}  # classes that only others are made from


def all_scenes() -> set[str]:
    """The names of all classes of scenes that the program can show."""
    for module in pkgutil.walk_packages(game.screens.__path__, "game.screens."):
        importlib.import_module(module.name)
    found, waiting = set[str](), list[type[Scene]]([Scene, MenuScene])
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith("game.screens.") and kind.__name__ not in BARE:
                found.add(kind.__name__)
    return found


def looks_of(window: Window) -> tuple[object, ...]:
    """What has a scene built anew whenever it changes; the window changes its size before its scenes do."""
    program = window.program
    contrast = program.settings.high_contrast
    painted = tuple(getattr(scene, "_painted", True) for scene in program.stack.scenes)
    page = getattr(program.stack.top, "page", None)
    sizes = (program.unit, program.size, window.surface.get_size())
    return (program.stack.top, page, sizes, program.words.language, contrast, painted)


@dataclass(order=True)
class Frame:
    """How long one frame took."""

    seconds: float
    scene: str = field(compare=False)
    deed: str = field(compare=False)


class Diary(logging.Handler):
    """One monkey's diary. As a handler of the log it writes down every warning."""

    def __init__(self, limit: float = LIMIT) -> None:
        """Begin empty; a frame is slow that takes longer than `limit` seconds."""
        super().__init__(logging.WARNING)
        self.limit = limit
        self.seen: Counter[str] = Counter()  # frames by the class of the scene on top
        self.deeds: Counter[str] = Counter()
        self.faults: list[str] = []
        self.built: list[Frame] = []  # the slowest frames in which something was built,
        self.slowest: list[Frame] = []  # and of all others
        self.late: Counter[str] = Counter()  # frames beyond the limit, by scene,
        self.late_built: Counter[str] = Counter()  # and of those in which something was built
        self.seconds = 0.0  # of the main thread's time in all frames
        self.last: deque[str] = deque(maxlen=25)

    @property
    def slow(self) -> int:
        """Frames beyond the limit in which nothing was built."""
        return self.late.total()

    def emit(self, record: logging.LogRecord) -> None:
        """Write down a warning."""
        self.fault(f"logged: {record.getMessage()}")

    def did(self, deed: str, scene: str) -> None:
        """Write down an input."""
        self.deeds[deed.split(" ", maxsplit=1)[0]] += 1
        self.last.append(f"{scene}: {deed}")

    def fault(self, what: str) -> None:
        """Write down that something is wrong, and what came before it."""
        self.faults.append(what + "\n  after " + "\n        ".join(self.last))

    def broke(self, error: BaseException) -> None:
        """Write down what broke."""
        self.fault("".join(traceback.format_exception(error)))

    def frame(self, seconds: float, scene: str, *, built: bool, cause: str = "") -> None:
        """Write down how long a frame took, which scene it showed in the end, and what it took that long."""
        self.seen[scene] += 1
        self.seconds += seconds
        frames = self.built if built else self.slowest
        frames.append(Frame(seconds, scene, cause or (self.last[-1] if self.last else "")))
        frames.sort(reverse=True)
        del frames[SLOWEST:]
        if seconds > self.limit:
            (self.late_built if built else self.late)[scene] += 1

    def told(self) -> str:
        """Tell the figures in a few lines."""
        frames = sum(self.seen.values())
        lines = [
            f"{sum(self.deeds.values())} inputs, {frames} frames, {self.seconds / frames * 1000:.1f} ms each",
            "inputs: " + ", ".join(f"{name} {count}" for name, count in self.deeds.most_common()),
            "frames: " + ", ".join(f"{name} {count}" for name, count in self.seen.most_common()),
            f"never seen: {', '.join(sorted(all_scenes() - set(self.seen))) or 'none'}",
            f"frames above {self.limit * 1000:.0f} ms: {self.slow}",
            *(f"  {one.seconds * 1000:6.1f} ms {one.scene}  ({one.deed})" for one in self.slowest),
            "while something was built:",
            *(f"  {one.seconds * 1000:6.1f} ms {one.scene}  ({one.deed})" for one in self.built),
            f"faults: {len(self.faults)}",
        ]
        return "\n".join([*lines, *self.faults])
