"""Puzzles in a real window: answered wrongly and rightly, the line seen, the next one solved."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.practice.grades import RIGHT, grade
from ai.puzzles.judging import verdict
from ai.puzzles.puzzle import Puzzle, position_of, puzzles_of
from saves.puzzles.solved import Solved
from tests.display.reading import Person, reading

pytestmark = pytest.mark.display
NEWCOMER = 1000.0  # points


def shipped(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game."""
    file = puzzles_of(game)
    assert file is not None
    return tuple(file.puzzles)


def nearest(game: str, points: float, *tried: Puzzle) -> Puzzle:
    """The untried puzzle that is nearest to a rating."""
    untried = (one for one in shipped(game) if one not in tried)
    return min(untried, key=lambda one: abs(one.difficulty - points))


def answer(person: Person, game: str, puzzle: Puzzle, place: int) -> str:
    """Give the answer at `place` at the table, and read its verdict; return the grade."""
    match = position_of(puzzle, game)
    for move in (puzzle.answers[place].move, *(puzzle.rest if place == 0 else ())):
        action = match.state.read(move)
        person.decide(match, action)
        match.play(action)
    told = grade(verdict(puzzle, place))
    person.at("ReviewVerdictScene")
    person.hears(f"practice-grade-{told}")
    return told


def standing(folder: Path, game: str) -> float:
    """The rating on the disk."""
    solved = Solved(folder)
    points = solved.standing(game).points
    solved.close()
    return points


@pytest.mark.parametrize(
    ("game", "language"), [("splendor_marvel", "en"), ("seventh_hero", "de"), ("custom_heroes", "fr")]
)
def test_puzzles_are_answered_to_the_end_and_rated(tmp_path: Path, game: str, language: str) -> None:
    """A wrong answer costs points, a second try counts for nothing, the next puzzle's right one wins some."""
    folder = tmp_path / "home" / "matches" / "puzzles"
    first = nearest(game, NEWCOMER)
    with reading(tmp_path / "home", language=language) as person:
        person.push("puzzles")
        person.push(f"game.{game}")
        wrong = answer(person, game, first, 1)
        person.left(lambda: standing(folder, game) < NEWCOMER)
        lost = standing(folder, game)
        person.push("watch")
        person.at("ReplayScene")
        person.hears("practice-watching")
        person.press("Escape")
        person.at("ReviewVerdictScene")
        person.push("again")
        answer(person, game, first, 0)
        person.hears("puzzles-again_told", difficulty=str(round(first.difficulty)))
        second = nearest(game, lost, first)
        person.push("next")
        answer(person, game, second, 0)
        person.left(lambda: standing(folder, game) > lost)
        won = standing(folder, game)
        person.press("Escape")
        person.at("PuzzlesScene")
        whole = len(shipped(game))
        person.hears("puzzles-state", rating=str(round(won)), solved=2, whole=whole)
        code = person.close()

    assert wrong not in RIGHT
    assert lost < min(won, NEWCOMER)
    assert code == 0
