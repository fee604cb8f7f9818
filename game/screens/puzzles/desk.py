"""The program's part of puzzles: those that there are, what was solved, and which comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from ai.puzzles.puzzle import puzzles_of
from game.registry import GAMES
from saves.disk.clock import today
from saves.disk.notices import SaveError
from saves.puzzles.solved import Solved, Standing

if TYPE_CHECKING:
    from datetime import date

    from ai.practice.grades import Grade
    from ai.puzzles.puzzle import Puzzle, PuzzleFile
    from game.screens.app.program import Program

FOLDER: Final = "puzzles"  # beside the matches
NEAR: Final = 0.0  # points from the rating at which the next puzzle is looked for,
ELSEWHERE: Final = 200.0  # and for easier or harder ones

Wish = Literal["easier", "near", "harder"]
WISHES: Final[tuple[Wish, ...]] = ("easier", "near", "harder")
_AIM: Final[dict[Wish, float]] = {"easier": -ELSEWHERE, "near": NEAR, "harder": ELSEWHERE}


class State(NamedTuple):
    """How far a person is in a game."""

    solved: int
    tried: int
    whole: int


class PuzzleDesk:
    """One for the program; made when somebody first needs it."""

    def __init__(self, program: Program, now: Callable[[], date] = today) -> None:
        """Read the puzzles of all games, and what was solved; tell which files can't be used."""
        self._now = now
        self._program = program
        self._solved = Solved(program.library.folder / FOLDER)
        self._passed: list[str] = []  # keys of those shown in this run, the last one last
        self.files: dict[str, PuzzleFile] = {}
        for game in GAMES:
            try:
                file = puzzles_of(game)
            except SaveError as error:
                program.tell([error.notice])
            else:
                if file is not None and file.puzzles:
                    self.files[game] = file

    def standing(self, game: str) -> Standing:
        """Return the person's rating in a game."""
        return self._solved.standing(game)

    def state(self, game: str) -> State:
        """Return how far the person is in a game."""
        puzzles = self.files[game].puzzles
        tries = [known for one in puzzles if (known := self._solved.first(one.key))]
        return State(sum(one.solved for one in tries), len(tries), len(puzzles))

    def themes(self, game: str) -> list[tuple[str, int]]:
        """List a game's themes with the numbers of their puzzles, most frequent first."""
        counted: dict[str, int] = {}
        for one in self.files[game].puzzles:
            if one.theme:
                counted[one.theme] = counted.get(one.theme, 0) + 1
        return sorted(counted.items(), key=lambda row: (-row[1], row[0]))

    def next(self, game: str, theme: str = "", wish: Wish = "near") -> Puzzle | None:
        """Return what comes next: an unknown one near the rating, else one not solved, else any again."""
        aim = self.standing(game).points + _AIM[wish]

        def order(puzzle: Puzzle) -> tuple[int, int, float]:
            known = self._solved.first(puzzle.key)
            stage = 0 if known is None else 1 if not known.solved else 2
            shown = self._passed.index(puzzle.key) + 1 if puzzle.key in self._passed else 0
            return max(stage, min(shown, 1)), shown, abs(puzzle.difficulty - aim)

        fitting = [one for one in self.files[game].puzzles if theme in ("", one.theme)]
        return min(fitting, key=order, default=None)

    def show(self, puzzle: Puzzle) -> None:
        """Remember that it is shown: another one comes next."""
        if puzzle.key in self._passed:
            self._passed.remove(puzzle.key)
        self._passed.append(puzzle.key)

    def answer(self, game: str, puzzle: Puzzle, grade: Grade) -> tuple[Standing, Standing] | None:
        """Record an answer; return the rating before and after, or None if it doesn't count."""
        before, first = self.standing(game), self._solved.first(puzzle.key) is None
        self._solved.answer(game, puzzle.key, puzzle.difficulty, grade, self._now())
        self._program.stir()
        return (before, self.standing(game)) if first and grade != "unknown" else None

    def update(self, _seconds: float) -> None:
        """Tell what could not be written."""
        self._program.tell(self._solved.poll())

    def close(self) -> None:
        """Write what is pending."""
        self._solved.close()


def desk_of(program: Program) -> PuzzleDesk:
    """Return the program's desk."""
    desk = program.remembered.puzzles
    if not isinstance(desk, PuzzleDesk):
        desk = program.remembered.puzzles = PuzzleDesk(program)
    return desk
