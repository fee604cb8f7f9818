"""Benchmarks: `herotable bench [--json FILE]` measures performance and prints a table with the targets.

Each part runs in its own process, so that none profits from another's caches, and the engine can be measured
compiled and uncompiled. Rates use the processor time of one core, a frame's own work that of its thread,
first frames and start-up wall-clock time.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import pygame

import game
from ai.evaluators import evaluator_of
from ai.personas.levels import LEVELS
from ai.search import Search
from game.engine.match import Match
from game.engine.playout import random_playout
from game.engine.rng import Rng
from game.registry import GAMES, RULES
from game.screens.app.main_loop import MainLoop
from game.screens.app.rhythm import FRAMES, LISTENING
from game.screens.app.router import scene_for
from game.screens.app.window import Window, open_window
from game.screens.requests import OpenMatch, OpenTitle
from game.screens.seating import Chair, TableMatch
from game.table.sound import Audio
from game.texts.texts import Voice
from saves.disk.folders import HOME, Folders
from saves.matches.library import Library
from saves.settings import Settings

PLAYOUT_SECONDS: Final = 1.0  # of processor time per measurement
SEARCH_SECONDS: Final = 2.0
FRAME_SECONDS: Final = 20.0  # of wall-clock time
IDLE: Final = 2.0  # percent of a core, at most
IDLE_SECONDS: Final = 8.0
CALM: Final = 2.0  # seconds without a frame until everything counts as idle
SCREEN: Final = (1920, 1080)
LONG_MATCH: Final = 400  # decisions
LOADS: Final = 7
PAGES: Final = Path("/proc/self/statm")  # where Linux tells how much memory a process holds
SEATS: Final = 4  # for which games name a target
PART_LIMIT: Final = 300  # seconds per part


class Measured(NamedTuple):
    """One measurement, with its target if it has one."""

    what: str
    value: float
    unit: str
    least: float | None = None  # lower target
    most: float | None = None  # upper target

    @property
    def met(self) -> bool | None:
        """Whether the target is met; None without one."""
        if self.least is not None:
            return self.value >= self.least
        return self.value <= self.most if self.most is not None else None


def bench(report: Path | None = None, part: str | None = None) -> int:
    """Measure everything, print the table, and write `report` if given. With `part`, only that, as JSON."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    if part != "idle" or not _screen():
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    if part is not None:
        print(json.dumps(PARTS[part]()))
        return 0
    print(f"Herotable {game.__version__}, {platform.platform()}, Python {platform.python_version()}\n")
    results = [*_engine(), *_frames(), *_idle(), *_start_up(), *_loading()]
    for one in results:
        print(_line(one))
    if report is not None:
        rows = [{**one._asdict(), "met": one.met} for one in results]
        machine = {
            "system": platform.platform(),
            "python": platform.python_version(),
            "cores": os.cpu_count(),
        }
        document = {"version": game.__version__, "machine": machine, "measured": rows}
        report.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")
    return 0


def _line(one: Measured) -> str:
    mark = ""
    if one.least is not None:
        mark = f"at least {one.least:,.0f}"
    elif one.most is not None:
        mark = f"at most {one.most:,.0f}"
    verdict = {True: "reached", False: "MISSED", None: ""}[one.met]
    return f"{one.what:<58} {one.value:>12,.1f} {one.unit:<6} {mark:<18} {verdict}".rstrip()


def _run(part: str, *, pure: bool = False) -> dict[str, float]:
    """Run one part in its own process and return its measurements."""
    command = [
        sys.executable,
        *([] if getattr(sys, "frozen", False) else ["-m", "game"]),
        "bench",
        "--part",
        part,
    ]
    env = {name: value for name, value in os.environ.items() if name != "HEROTABLE_PURE"}
    if pure:
        env["HEROTABLE_PURE"] = "1"
    with tempfile.TemporaryDirectory(prefix="herotable-") as home:
        env[HOME] = home
        done = subprocess.run(  # noqa: S603 - ourselves
            command, env=env, stdout=subprocess.PIPE, text=True, timeout=PART_LIMIT, check=True
        )
    numbers: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return numbers


# The engine and the search


def _engine() -> list[Measured]:
    """Measure the engine compiled and uncompiled, if both are available."""
    targets = {f"{one.id}, {SEATS} seats": one.simulations for one in GAMES.values()}
    found: list[Measured] = []
    for part, unit in (("playouts", "/s"), ("simulations", "/s")):
        compiled = _run(part) if game.compiled() else {}
        plain = _run(part, pure=True) if not getattr(sys, "frozen", False) else {}
        for name in compiled or plain:
            least = targets.get(name) if part == "simulations" else None
            if compiled:
                found.append(Measured(f"{part}, {name}, compiled", compiled[name], unit, least))
            if plain:
                found.append(Measured(f"{part}, {name}, uncompiled", plain[name], unit))
            if compiled and plain:
                times = compiled[name] / plain[name]
                ten = 10.0 if part == "playouts" else None
                found.append(Measured(f"{part}, {name}, compiled to uncompiled", times, "times", ten))
    return found


def _playouts() -> dict[str, float]:
    """Random matches per second, from the deal to the end."""
    rates: dict[str, float] = {}
    for rules in RULES.values():
        for seats in rules.seats:
            rng = Rng(1)
            start = rules.setup(seats, 1)
            count, began, spent = 0, time.process_time(), 0.0
            while spent < PLAYOUT_SECONDS:
                random_playout(start.clone(), rng)
                count += 1
                spent = time.process_time() - began
            rates[f"{rules.id}, {seats} seats"] = count / spent
    return rates


def _simulations() -> dict[str, float]:
    """Simulations per second of the strongest level, in the middle of a match."""
    rates: dict[str, float] = {}
    for rules in RULES.values():
        for seats in rules.seats:
            match = Match(rules, seats, 3)
            rng = Rng(3)
            while len(match.decisions) < 12:
                legal = match.state.legal_actions()
                match.play(legal[rng.below(len(legal))])
            seat = match.state.to_move
            search = Search(match.state, seat, evaluator_of(rules), 1, LEVELS[-1].plies)
            count, began, spent = 0, time.process_time(), 0.0
            while spent < SEARCH_SECONDS:
                search.run(20)
                count += 20
                spent = time.process_time() - began
            rates[f"{rules.id}, {seats} seats"] = count / spent
    return rates


# The screen


def _frames() -> list[Measured]:
    found: list[Measured] = []
    for name in GAMES:
        numbers = _run(f"frames-{name}")
        where = f"own work of a frame at 1920x1080, AI thinking, {name}"
        found += [
            Measured(f"{where}, median", numbers["median"], "ms"),
            Measured(f"{where}, 99.9th percentile", numbers["p999"], "ms", most=16),
            Measured(f"{where}, longest", numbers["longest"], "ms", most=33),
            Measured(f"{where}, longest on the wall's clock", numbers["wall"], "ms"),
            Measured(f"first frame of a match, {name}", numbers["first"], "ms", most=300),
            Measured(f"frames measured, {name}", numbers["count"], ""),
        ]
        if "memory" in numbers:
            found.append(Measured(f"memory at the table, {name}", numbers["memory"], "MB", most=300))
    return found


def _measure_frames(name: str) -> dict[str, float]:
    """Let computer players fill a game's largest table while the AI process searches, and time the frames."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SCREEN)
    settings = Settings().changed("ai_seconds", 0.6)
    library = Library(Folders.below(Path(os.environ[HOME])).matches)
    program = MainLoop(settings, Voice("en"), library, Audio(), SCREEN)
    program.ai.start()
    rules = RULES[name]
    seats = rules.seats[-1]
    chairs = tuple(Chair(f"Seat {seat + 1}", seat, LEVELS[-1].key) for seat in range(seats))
    program.open(OpenMatch(TableMatch(Match(rules, seats, 5), chairs)))
    measured = _costs(program, surface)
    if PAGES.exists():
        resident = int(PAGES.read_text(encoding="ascii").split()[1])
        measured["memory"] = resident * os.sysconf("SC_PAGE_SIZE") / 1e6
    program.close()
    return measured


def _costs(program: MainLoop, surface: pygame.Surface) -> dict[str, float]:
    """Run frames for a while; return their times in milliseconds, the first one separately.

    What a frame costs is its thread's own processor time: other programs on the machine don't change it. The
    wall's clock is kept beside it.
    """
    own: list[float] = []
    wall: list[float] = []
    began = last = time.perf_counter()
    while last - began < FRAME_SECONDS:
        start, spent = time.perf_counter(), time.thread_time()
        for event in pygame.event.get():
            program.handle(event)
        program.update(min(start - last, 0.1))
        program.draw(surface)
        own.append((time.thread_time() - spent) * 1000)
        wall.append((time.perf_counter() - start) * 1000)
        last = start
        time.sleep(max(0.0, 1 / FRAMES - wall[-1] / 1000))
    rest = sorted(own[1:])
    return {
        "median": rest[len(rest) // 2],
        "p999": rest[len(rest) * 999 // 1000],
        "longest": rest[-1],
        "wall": max(wall[1:]),
        "first": wall[0],
        "count": len(rest),
    }


# Idle


def _idle() -> list[Measured]:
    numbers = _run("idle")
    found = []
    for name in ("title", *GAMES):
        where = "the title" if name == "title" else f"a table of {name}"
        busy, drawn = numbers[f"{name}, busy"], numbers[f"{name}, drawn"]
        found.append(Measured(f"idle at {where}, of a core", busy, "%", most=IDLE))
        found.append(Measured(f"idle at {where}, frames drawn", drawn, "/s"))
    return found


def _screen() -> bool:
    """Whether there is a real screen: only there does waiting for events behave as in play."""
    return sys.platform in ("win32", "darwin") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _measure_idle() -> dict[str, float]:
    """Leave the title, and a table of each game at a person's turn, idle; return the processor load."""
    window = open_window(Folders.below(Path(os.environ.get(HOME) or tempfile.mkdtemp(prefix="herotable-"))))
    program = window.program
    program.stack.home(scene_for(program, OpenTitle()))
    measured = _left_alone(window, "title")
    for name, rules in RULES.items():
        match = Match(rules, rules.seats[-1], 5)
        chairs = tuple(
            Chair(f"Seat {seat + 1}", seat, None if seat == match.state.to_move else LEVELS[0].key)
            for seat in range(match.seats)
        )
        program.open_match(TableMatch(match, chairs))
        measured |= _left_alone(window, name)
    window.close()
    return measured


def _left_alone(window: Window, name: str) -> dict[str, float]:
    """Wait until everything is idle; then return the share of a core in use, and the frames drawn."""
    began = rested = time.monotonic()
    while (now := time.monotonic()) - rested < CALM and now - began < PART_LIMIT / 6:
        window.turn()
        rested = rested if window.rhythm.rest() > LISTENING else time.monotonic()
    window.program.audio.wait()  # sounds are still being decoded
    settled, began, cost, drawn = now - began, time.monotonic(), time.process_time(), window.drawn
    while time.monotonic() - began < IDLE_SECONDS:
        window.turn()
    seconds = time.monotonic() - began
    return {
        f"{name}, settled after": settled,
        f"{name}, busy": 100 * (time.process_time() - cost) / seconds,
        f"{name}, drawn": (window.drawn - drawn) / seconds,
    }


def _start_up() -> list[Measured]:
    """Time from the start of the process to the title's second frame; the first of two starts warms up."""
    seconds = 0.0
    for _ in range(2):
        began = time.monotonic()
        seconds = _run("title")["drawn"] - began
    return [Measured("start to a usable title", seconds, "s", most=1)]


def _measure_title() -> dict[str, float]:
    """Open the window normally, draw twice, and print when that was done, by the system's clock."""
    window = open_window(Folders.below(Path(os.environ[HOME])))
    window.program.stack.home(scene_for(window.program, OpenTitle()))
    window.frame(1 / FRAMES)
    window.frame(1 / FRAMES)
    drawn = time.monotonic()
    window.close()
    return {"drawn": drawn}


# Saves


def _loading() -> list[Measured]:
    numbers = _run("loading")
    what = f"loading a match of {numbers['decisions']:.0f} decisions"
    return [Measured(what, numbers["median"], "ms", most=100)]


def _measure_loading() -> dict[str, float]:
    """Time opening a long match from its file: read, check, replay."""
    match = long_match()
    chairs = tuple(Chair(f"Seat {seat + 1}", seat) for seat in range(match.seats))
    library = Library(Folders.below(Path(os.environ[HOME])).matches)
    name = library.new_name(match.rules.id)
    library.save(name, TableMatch(match, chairs).saved())
    library.flush()
    costs = []
    for _ in range(LOADS):
        start = time.perf_counter()
        library.load(name)
        costs.append((time.perf_counter() - start) * 1000)
    library.close()
    return {"median": sorted(costs)[LOADS // 2], "decisions": len(match.decisions)}


def long_match() -> Match:
    """Return a match of `LONG_MATCH` decisions: always the first legal action, which leads nowhere."""
    rules = next(iter(RULES.values()))
    match = Match(rules, rules.seats[-1], 0)
    while not match.over and len(match.decisions) < LONG_MATCH:
        match.play(match.state.legal_actions()[0])
    return match


PARTS: Final[dict[str, Callable[[], dict[str, float]]]] = {
    "playouts": _playouts,
    "simulations": _simulations,
    **{f"frames-{name}": partial(_measure_frames, name) for name in GAMES},
    "idle": _measure_idle,
    "title": _measure_title,
    "loading": _measure_loading,
}
"""What can be measured alone."""
