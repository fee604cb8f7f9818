"""Nothing that lasts is measured with a clock that people can set: it jumps, and so would the match."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

HOME = Path(__file__).resolve().parents[2]
TIMES: Final = frozenset({"time", "time_ns", "localtime", "gmtime", "ctime", "asctime", "strftime"})
DATES: Final = frozenset({"now", "utcnow", "today"})
TICKS: Final = frozenset({"perf_counter", "perf_counter_ns", "monotonic", "monotonic_ns", "process_time"})
LOOPS: Final = frozenset({"Clock", "get_ticks", "set_timer"})
STAMPS: Final = {  # who writes down when something was
    "game/screens/crash/guard.py",
    "game/dust_collectorz/decks/saves.py",
    "saves/disk/clock.py",
    "saves/matches/library.py",
    "saves/statistics/statistics.py",
}
MEASURES: Final = {  # who needs to know how long something takes: the loops, computer players, measurements
    "ai/analysis/hindsight.py",
    "ai/engine/process.py",
    "ai/players/__init__.py",
    "ai/players/base.py",
    "ai/players/outside.py",
    "ai/strength/matches.py",
    "ai/worker/process.py",
    "ai/worker/tasks.py",
    "game/bench.py",
    "game/screens/crash/again.py",
    "game/screens/crash/asking.py",
    "game/screens/crash/watch.py",
    "game/screens/app/rhythm.py",  # only where no window can be waited for: how long is left of a rest
    "game/screens/app/window.py",
    "game/selftest.py",
}


def clocks(source: str) -> tuple[bool, bool]:
    """Whether a module reads the clock on the wall, and whether it reads one that only counts."""
    if "time" not in source and "date" not in source:
        return False, False  # no module that has clocks: not worth the reading
    tree = ast.parse(source)
    known = _aliases(tree)
    read = {
        ".".join([known.get(first, first), *rest])
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
        for first, *rest in [_parts(node)]
    }
    wall = {f"time.{name}" for name in TIMES} | {
        f"{kind}.{name}" for kind in ("datetime.datetime", "datetime.date") for name in DATES
    }
    counting = {f"time.{name}" for name in TICKS} | {f"pygame.time.{name}" for name in LOOPS}
    return bool(read & wall), bool(read & counting)


def _parts(node: ast.expr) -> list[str]:
    """The names of `a.b.c`; before the first dot stands "" where there is no name."""
    if isinstance(node, ast.Attribute):
        return [*_parts(node.value), node.attr]
    return [node.id if isinstance(node, ast.Name) else ""]


def _aliases(tree: ast.Module) -> dict[str, str]:
    """The names that stand for another, with their full ones."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            known |= {one.asname: one.name for one in node.names if one.asname}
        elif isinstance(node, ast.ImportFrom):
            known |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
    return known


@pytest.fixture(scope="module")
def found() -> dict[str, tuple[bool, bool]]:
    """Every module of the program, with the clocks it reads."""
    return {
        str(path.relative_to(HOME).as_posix()): clocks(path.read_text(encoding="utf-8"))
        for part in ("game", "ai", "saves")
        for path in (HOME / part).rglob("*.py")
    }


def test_the_clock_on_the_wall_only_says_when_something_was(found: dict[str, tuple[bool, bool]]) -> None:
    """Names of files, headers and reports; whoever waits for it would wait a year after it was set."""
    assert {name for name, (wall, _) in found.items() if wall} == STAMPS


def test_only_the_loops_and_those_who_think_measure_time(found: dict[str, tuple[bool, bool]]) -> None:
    """A scene is told how much time has passed; so it can be played by a test, and doesn't jump."""
    assert {name for name, (_, counting) in found.items() if counting} == MEASURES


@pytest.mark.parametrize(
    ("source", "read"),
    [
        ("import time\nbegan = time.time()", (True, False)),
        ("from time import time as now\nbegan = now()", (True, False)),
        ("import time as t\nclock = t.time_ns", (True, False)),
        ("import datetime\ndatetime.datetime.now()", (True, False)),
        ("from datetime import date, datetime\ndate.today()", (True, False)),
        ("import datetime as d\nd.datetime.utcnow().year", (True, False)),
        ("from time import perf_counter\nclock = perf_counter", (False, True)),
        ("import pygame\npygame.time.get_ticks()", (False, True)),
        ("import time\ntime.sleep(1)", (False, False)),
        ("from datetime import datetime\ndatetime.fromtimestamp(0)", (False, False)),
    ],
)
def test_a_clock_is_seen_under_any_name(source: str, read: tuple[bool, bool]) -> None:
    """However it was imported."""
    assert clocks(source) == read
