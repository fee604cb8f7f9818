"""Whole matches of every game and mode, by one means alone, in windows of every shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from game.engine.match import Match
from game.engine.options import Value
from game.registry import GAMES
from game.screens.seating import Chair, TableMatch
from tests.display.real_window import FRAME, opened, screen
from tests.whole_matches.deciding import (
    TAP,
    Window,
    decide_by_keys,
    decide_by_mouse,
    decide_by_touch,
    fitting,
    go_to,
    ready,
)
from tests.whole_matches.still_window import PadWindow, StillWindow

PAD: Final = "pad"
HANDS: Final = ("mouse", "keys", "touch")
MEANS: Final = (*HANDS, PAD)
SIZES: Final = ((1280, 800), (1920, 1080), (1024, 768), (2560, 1080), (800, 1280))
SCALES: Final = (100, 150)
MOST: Final = 900  # decisions of one person, after which a match counts as endless
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


class Mode(NamedTuple):
    """A game, its seats and its options."""

    game: str
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        """Name it."""
        words = [self.game, str(self.seats), *(f"{key}={value}" for key, value in self.options.items())]
        return "-".join(words).replace(" ", "_")


MODES: Final = (
    Mode("splendor_marvel", 2, {}),
    Mode("splendor_marvel", 3, {"play_out": True}),
    Mode("splendor_marvel", 4, {}),
    Mode("custom_heroes", 2, {}),
    Mode("custom_heroes", 3, {}),
    Mode("custom_heroes", 6, {"goal": 6}),
    Mode("seventh_hero", 3, {}),
    Mode("seventh_hero", 4, {}),
    Mode("seventh_hero", 5, {}),
    Mode("dust_collectorz", 2, {}),
    Mode("dust_collectorz", 3, {"lists": "secret"}),
    Mode("dust_collectorz", 4, {"forfeits": "draw one"}),
    Mode("dust_collectorz", 4, {"mode": "team"}),
    Mode("dust_collectorz", 2, {"mode": "young", "shares": "short"}),
    Mode("dust_collectorz", 4, {"mode": "young"}),
)


class Run(NamedTuple):
    """One match to be played."""

    mode: Mode
    means: str
    size: tuple[int, int]
    scale: int

    def __str__(self) -> str:
        """Name it."""
        return f"{self.mode}-{self.means}-{self.size[0]}x{self.size[1]}-{self.scale}"


def every_run() -> Iterator[Run]:
    """All matches, in an order in which any few of them differ in everything."""
    matches = list(product(MODES, MEANS, SIZES, SCALES))
    stride = 97  # coprime to their number
    for at in range(len(matches)):
        yield Run(*matches[at * stride % len(matches)])


def covering() -> Iterator[Run]:
    """Each mode once; each game by each means; each window and each scale."""
    for at, mode in enumerate(MODES):
        yield Run(mode, HANDS[at % 3], SIZES[at % 5], SCALES[at % 2])
    for at, mode in enumerate((*MODES[2:9:3], MODES[9], MODES[14])):
        yield Run(mode, PAD, SIZES[at], SCALES[at % 2])


def play(run: Run, folder: Path, seed: int = 5) -> int:
    """Play a match up to its result by one means alone; return the person's decisions.

    Raise AssertionError or LookupError where the means don't suffice.
    """
    mode = run.mode
    match = Match(GAMES[mode.game].rules, mode.seats, seed, mode.options)
    chairs = tuple(Chair(NAMES[at], at, "squire" if at else None) for at in range(mode.seats))
    kind = PadWindow if run.means == PAD else StillWindow
    window = kind(folder, TableMatch(match, chairs), run.size, run.scale)
    try:
        return _to_the_result(window, run)
    finally:
        window.close()


def play_on_screen(run: Run, folder: Path, seed: int = 5) -> int:
    """Play a match in a real window that fills its screen; see `play`."""
    mode, bare = run.mode, (run.size[0] - FRAME[0], run.size[1] - FRAME[1])
    words = [mode.game, "--seats", ",".join(["me"] + ["squire"] * (mode.seats - 1)), "--seed", str(seed)]
    for name, value in mode.options.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    shown = {"fullscreen": True, "ui_scale": run.scale}
    with screen(bare) as display, opened(display, folder / "home", *words, **shown) as window:
        made = _to_the_end(window, run)
        assert window.size() == run.size
        return made


def _to_the_result(window: StillWindow, run: Run) -> int:
    made = _to_the_end(window, run)
    window.see_the_result()
    assert window.match.over and window.top == "ResultScene", window.top
    return made


def _to_the_end(window: Window, run: Run) -> int:
    decide = _young(run) if run.mode.options.get("mode") == "young" else _grown(run)
    made = 0
    while not window.until(ready).over:
        assert made < MOST, f"{window.sight}: no end"
        decide(window)
        made += 1
    return made


def _grown(run: Run) -> Callable[[Window], None]:
    """How a decision is made with a hint."""
    if run.means in ("keys", PAD):
        numbered = run.means != PAD and run.mode.game != "custom_heroes"
        return lambda window: decide_by_keys(window, run.size, numbered=numbered)
    return decide_by_mouse if run.means == "mouse" else decide_by_touch


def _young(run: Run) -> Callable[[Window], None]:
    """How a child decides: what glows does what it shows."""

    def decide(window: Window) -> None:
        before, goal = window.sight.decisions, fitting(window.sight)[0]
        if run.means in ("keys", PAD):
            go_to(window, goal.name, run.size)
            window.press("Return")
        elif run.means == "mouse":
            window.click(goal)
        else:
            window.touch(goal, TAP)
        window.until(lambda sight: sight.decisions > before and ready(sight))

    return decide
