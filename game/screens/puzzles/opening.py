"""Opens puzzles at the table, one after the other."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from ai.practice.grades import grade
from ai.puzzles.judging import posed, settled
from ai.puzzles.puzzle import BadPuzzle
from game.screens.new_game.draft import draft_for
from game.screens.practice.task import TaskTexts
from game.screens.puzzles.desk import desk_of
from game.screens.requests import OpenReview
from game.screens.seating import TableMatch
from game.screens.widgets.layout import Prose
from game.table.art.palette import GILT, MIST

if TYPE_CHECKING:
    from ai.analysis.analysis import Analysis
    from ai.practice.mistakes import Problem
    from ai.puzzles.puzzle import Puzzle
    from game.engine.match import Match
    from game.screens.analysis.retry.session import Tried
    from game.screens.app.program import Program
    from game.screens.puzzles.desk import Wish
    from game.texts.texts import Voice
    from saves.puzzles.solved import Standing

RIVAL = "champion"  # the level of those who wait
_log = logging.getLogger(__name__)


class PuzzleTask:
    """A puzzle; only the first answer to it changes the rating."""

    texts = TaskTexts("puzzles-button", "puzzles-back_hint", "puzzles-next", "puzzles-done")
    past = False

    def __init__(self, program: Program, puzzle: Puzzle, problem: Problem, analysis: Analysis) -> None:
        """Judge answers by the puzzle's proof."""
        self._desk = desk_of(program)
        self._puzzle = puzzle
        self._problem = problem
        self._analysis = analysis
        self._change: tuple[Standing, Standing] | None = None  # of the rating, by the last answer

    def answer(self, tried: Tried) -> Tried:
        """Judge and record it."""
        judged = settled(self._puzzle, self._analysis, self._problem, tried.course, tried.judged)
        self._change = self._desk.answer(self._problem.game, self._puzzle, grade(judged))
        return tried._replace(judged=judged)

    def remarks(self, words: Voice) -> list[Prose]:
        """Tell the puzzle's difficulty, and what became of the rating."""
        difficulty = str(round(self._puzzle.difficulty))  # without a separator, as ratings are written
        if self._change is None:
            return [Prose(words("puzzles-again_told", difficulty=difficulty), "sans", 18.0, MIST)]
        before, after = (round(one.points) for one in self._change)
        change = ("+" if after >= before else "") + words.texts.number(after - before)
        told = words("puzzles-rated", rating=str(after), change=change, difficulty=difficulty)
        return [Prose(told, "sans_bold", 18.0, GILT)]


def start(program: Program, game: str, theme: str = "", wish: Wish = "near") -> None:
    """Show the next puzzle of a game; others follow it. One that can't be set up is told and passed over."""
    program.hooks.begin_work()
    desk = desk_of(program)
    for _ in desk.files[game].puzzles:
        puzzle = desk.next(game, theme, wish)
        if puzzle is None:
            return
        desk.show(puzzle)
        try:
            problem, analysis = posed(puzzle, game)
        except BadPuzzle as error:
            _log.warning("a puzzle of %s can't be set up: %s", game, error)
            program.notice(program.words("puzzles-bad"), once=True)
        else:
            table = _seated(program, analysis.match, problem.seat)
            following = partial(start, program, game, theme, wish)
            task = PuzzleTask(program, puzzle, problem, analysis)
            program.open(OpenReview(problem, analysis, table, following, task))
            return


def _seated(program: Program, match: Match, seat: int) -> TableMatch:
    """Seat the person of the settings where the puzzle is to be solved, among computer players."""
    draft = draft_for(match.rules.id, program.settings, program.words)
    who = [("", None if one == seat else RIVAL) for one in range(match.seats)]
    draft.seat(who, program.settings.name, program.words)
    draft.party.dress(program.settings, match.seats)
    return TableMatch(match, tuple(draft.table_chairs()), counts=False)
