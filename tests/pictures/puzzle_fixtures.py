"""Puzzles as they are pictured: the page after a few answers, one at the table, and the grade."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Final

from ai.analysis.judging import Judgement
from game.screens.analysis.retry.session import PracticeSession, Tried
from game.screens.practice.review import Graded
from game.screens.puzzles.desk import PuzzleDesk
from game.screens.puzzles.opening import start
from game.screens.requests import OpenPuzzles
from tests.pictures.screenshots import ScreenshotHarness
from tests.screens.pilots.kinds import shown_as

DAY: Final = date(2026, 3, 14)


def puzzles(harness: ScreenshotHarness) -> None:
    """The games, two of them with a rating."""
    program = harness.program
    desk = program.remembered.puzzles = PuzzleDesk(program, lambda: DAY)
    for game, number in (("splendor_marvel", 4), ("seventh_hero", 2)):
        for place in range(number):
            puzzle = desk.next(game)
            assert puzzle is not None
            desk.answer(game, puzzle, "mistake" if place == 1 else "best")
    program.open(OpenPuzzles())
    for _ in range(60):
        harness.wait(0.05)


def puzzle(harness: ScreenshotHarness) -> None:
    """One at the table."""
    harness.worker.silent = True
    harness.program.remembered.puzzles = PuzzleDesk(harness.program, lambda: DAY)
    start(harness.program, "seventh_hero")
    harness.wait(0.3)


def puzzle_graded(harness: ScreenshotHarness) -> None:
    """How good the answer was, and what became of the rating."""
    puzzle(harness)
    scene, session = shown_as(harness.program.stack.scenes, PracticeSession)
    analysis, telling, number = session.moment
    scene.parts.picking.play(analysis.moments[number].course[0])
    scene.refresh()
    overlay = scene.kind.overlay
    assert isinstance(overlay, Graded)
    tried = Tried(analysis, telling, number, session.course, Judgement("unknown"))
    overlay.tell(overlay._task.answer(tried))


PUZZLE_FIXTURES: Final[Mapping[str, Callable[[ScreenshotHarness], None]]] = {
    "puzzles": puzzles,
    "puzzle": puzzle,
    "puzzle_graded": puzzle_graded,
}
