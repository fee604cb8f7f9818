"""A screen of its own with the program in a real window, driven by real mouse and keys through xdotool."""

from __future__ import annotations

import json
import math
import os
import queue
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from game.screens.match.table.keyboard import ARROWS
from game.screens.match.trace import Sight, Spot
from game.table.input.focus import Focus
from game.table.layout.board import Board
from game.table.pieces import Face, Placed

ROOT: Final = Path(__file__).parents[2]
PATIENCE: Final = 60.0  # seconds until a program that shows nothing new counts as stuck
NEAR: Final = 30.0  # pixels within which two clicks are the same
REPEATABLE: Final = 1.0  # seconds after which the same press counts again
WALKS: Final = frozenset({"Left", "Right", "Up", "Down", "Tab", "shift+Tab"})  # keys that only move the focus
GLANCE: Final = 0.1  # seconds between two looks at the disk
CLOSINGS: Final = 3  # times that closing is asked for, in all
QUICK: Final[dict[str, object]] = {
    "motion": "none",
    "speed": 4.0,
    "pace": "brisk",
    "ai_seconds": 0.2,
    "language": "en",
}
LATELY: Final = 8  # sights that a failure tells of
FAREWELL: Final = b"farewell\n"
FRAME: Final = (40, 80)  # pixels of a screen that a window's frame may take
KEYS: Final = {"left": "Left", "right": "Right", "up": "Up", "down": "Down"}
_SIGHT: Final = msgspec.json.Decoder(Sight)


@contextmanager
def screen(size: tuple[int, int]) -> Iterator[str]:
    """Start a screen with room for a window of `size` pixels, and a window manager; give its name."""
    wide, high = size[0] + FRAME[0], size[1] + FRAME[1]
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{wide}x{high}x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as announced:
            name = ":" + announced.readline().strip()  # the whole line: an early close would end the server
        keeper = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env={**os.environ, "DISPLAY": name},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield name
        finally:
            keeper.terminate()
            keeper.wait()
    finally:
        server.terminate()
        server.wait()


class RealWindow:
    """The program in a window. `sight` is what it last said can be seen of the match."""

    start: Sequence[str] = ("-m", "game")  # what Python is given before the words of the command line

    def __init__(self, display: str, home: Path, words: Sequence[str], **settings: object) -> None:
        """Start the program with `words` on its command line, keeping everything below `home`."""
        home.mkdir(exist_ok=True)
        (home / "settings.json").write_text(json.dumps({**QUICK, **settings}))
        self.trace = home / "trace"
        if not self.trace.exists():
            os.mkfifo(self.trace)
        self._pipe = os.open(self.trace, os.O_RDWR)  # open at both ends: the program never waits for a reader
        self._seen: queue.Queue[Sight] = queue.Queue()
        self._pressed: tuple[str | tuple[int, int], float] = ("", 0.0)  # what was pressed last, and when
        self._lately: deque[str] = deque(maxlen=LATELY)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.env = {
            **os.environ,
            "DISPLAY": display,
            "HEROTABLE_HOME": str(home),
            "HEROTABLE_TRACE": str(self.trace),
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",  # else a click that comes with the focus may be lost
        }
        self.env.pop("SDL_VIDEODRIVER", None)
        self.process = subprocess.Popen([sys.executable, *self.start, *words], env=self.env, cwd=ROOT)
        self.window = ""
        self.find()
        self.sight = Sight("", "", "", "", False, False, 0, "", (), (), ())

    def find(self) -> None:
        """Wait for the program's window, which is another one once it has started again."""
        self.window = self._tool("search", "--sync", "--onlyvisible", "--class", "herotable").split()[0]
        self._tool("windowfocus", "--sync", self.window)  # keys that come before that would go nowhere

    def _listen(self) -> None:
        """Read what the program writes until `end` writes a line of its own."""
        with os.fdopen(self._pipe, "rb", closefd=False) as lines:
            for line in lines:
                if line == FAREWELL:
                    return
                self._seen.put(_SIGHT.decode(line))

    def _tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.env, check=True, capture_output=True, text=True, timeout=PATIENCE
        )
        return done.stdout

    # Seeing

    def until(self, wanted: Callable[[Sight], object]) -> Sight:
        """Wait until what is seen is as wanted, and return it; fail when nothing new is seen for long."""
        while not wanted(self.sight):
            self.sight = self._next()
            self._lately.append(brief(self.sight))
        return self.sight

    def _next(self) -> Sight:
        """Wait for what is seen next; fail when the program has ended, or says nothing for long."""
        for _ in range(round(PATIENCE)):
            with suppress(queue.Empty):
                return self._seen.get(timeout=1.0)
            if self.process.poll() is not None:
                break
        told = "".join(
            f"\n{file.name}:\n{file.read_text(errors='replace')[-2000:]}"
            for file in sorted((self.trace.parent / "logs").glob("*"))
        )
        lately = "\n".join(self._lately)
        raise AssertionError(
            f"nothing new is seen; the program's exit code is {self.process.poll()}{told}\n"
            f"pressed last: {self._pressed[0]}; seen lately:\n{lately}\n"
            f"the last that was seen is {self.sight}"
        )

    def size(self) -> tuple[int, int]:
        """How large the window is inside its frame, in pixels."""
        told = dict(
            line.split("=") for line in self._tool("getwindowgeometry", "--shell", self.window).split()
        )
        return int(told["WIDTH"]), int(told["HEIGHT"])

    def pointer(self) -> str:
        """Where the mouse is on the screen."""
        return self._tool("getmouselocation", "--shell").partition("SCREEN")[0]

    def picture(self, file: Path) -> None:
        """Keep a picture of the whole screen."""
        subprocess.run(["import", "-window", "root", str(file)], env=self.env, check=True, timeout=PATIENCE)

    # Doing

    def _not_twice(self, what: str | tuple[int, int]) -> None:
        """Wait before the same press again: the program takes a quick second one for a double click."""
        last = self._pressed[0]
        near = isinstance(what, tuple) and isinstance(last, tuple) and math.dist(what, last) < NEAR
        if near or what == last:
            time.sleep(max(0.0, self._pressed[1] + REPEATABLE - time.monotonic()))
        self._pressed = (what, time.monotonic())

    def click(self, spot: Spot, button: int = 1) -> None:
        """Click on something."""
        x, y = spot.bare or (spot.x, spot.y)
        self._not_twice((x, y))
        self._tool("mousemove", "--window", self.window, str(x), str(y), "click", str(button))

    def touch(self, spot: Spot, seconds: float) -> None:
        """Lay a finger on something for a while: the system makes a mouse of it that comes from nowhere."""
        x, y = spot.bare or (spot.x, spot.y)
        self._not_twice((x, y))
        there = ("mousemove", "--window", self.window, str(x), str(y))
        self._tool(*there, "mousedown", "1", "sleep", str(seconds), "mouseup", "1")

    def drag(self, spot: Spot, to: tuple[int, int]) -> None:
        """Draw something over the table, and let go of it there."""
        begin = spot.bare or (spot.x, spot.y)
        between = ((begin[0] + to[0]) // 2, (begin[1] + to[1]) // 2)
        moves = [("mousemove", "--window", self.window, str(x), str(y)) for x, y in (begin, between, to)]
        self._tool(*moves[0], "mousedown", "1", *moves[1], *moves[2], "mouseup", "1")

    def press(self, *names: str) -> None:
        """Press keys by their X names, one after the other."""
        if names[0] not in WALKS:
            self._not_twice(names[0])
        self._tool("key", "--delay", "2", *names)

    def left(self, wanted: Callable[[], object]) -> None:
        """Wait until `wanted` holds of what the program leaves on the disk; fail when it ends before that."""
        for _ in range(round(PATIENCE / GLANCE)):
            if wanted():
                return
            with suppress(subprocess.TimeoutExpired):
                raise AssertionError(f"the program ended with {self.process.wait(GLANCE)}")
        raise AssertionError(f"not on the disk after {PATIENCE} seconds")

    def close(self) -> int:
        """Close the window as its frame does, and return the program's exit code.

        The window manager may not have noticed yet what has the focus: then the keys are pressed again.
        """
        for _ in range(CLOSINGS - 1):
            self._tool("windowfocus", "--sync", self.window, "key", "alt+F4")
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(PATIENCE / CLOSINGS)
        self._tool("windowfocus", "--sync", self.window, "key", "alt+F4")
        return self.process.wait(PATIENCE / CLOSINGS)

    def end(self) -> None:
        """End the program if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.write(self._pipe, FAREWELL)
        self._listener.join()
        os.close(self._pipe)


@contextmanager
def opened(display: str, home: Path, *words: str, **settings: object) -> Iterator[RealWindow]:
    """Start the program, and see to its end."""
    window = RealWindow(display, home, words, **settings)
    try:
        yield window
    finally:
        window.end()


def brief(sight: Sight) -> str:
    """Return what a failure tells of what was seen: all but where everything lies."""
    marked = {spot.name: spot.marks for spot in (*sight.pieces, *sight.buttons) if spot.marks}
    return f"{sight.decisions} {sight.status!r} {sight.caption!r} {sight.advice!r} {sight.picked} {marked}"


def owed(sight: Sight) -> list[Spot]:
    """The pieces that the hint tells to pick."""
    return [piece for piece in sight.pieces if "owed" in piece.marks]


def advised(sight: Sight) -> Spot | None:
    """The button that the hint tells to press."""
    return next((button for button in sight.buttons if "advised" in button.marks), None)


def named(sight: Sight, name: str) -> Spot:
    """The piece or button of this name."""
    return next(spot for spot in (*sight.buttons, *sight.pieces) if spot.name == name)


def way(sight: Sight, key: str, size: tuple[int, int]) -> list[str]:
    """The X names of the arrow keys that lead from the focus to the piece `key`, in a window of `size`."""
    focus = Focus()
    focus.pieces = tuple(_placed(one, Board(size)) for one in sight.pieces)
    waiting: deque[tuple[str, list[str]]] = deque([(sight.focus, [])])
    seen: set[str] = set()
    while waiting:
        here, names = waiting.popleft()
        if here == key:
            return names
        if here in seen:
            continue
        seen.add(here)
        for direction in ARROWS.values():
            focus.key = here
            focus.move(direction)
            waiting.append((str(focus.key), [*names, KEYS[direction]]))
    raise LookupError(f"no arrows lead from {sight.focus} to {key}")


def _placed(spot: Spot, board: Board) -> Placed:
    size = (spot.width / board.scale, spot.height / board.scale)
    return Placed(spot.name, Face(""), board.point((spot.x, spot.y)), size, group=spot.group, pickable=True)
