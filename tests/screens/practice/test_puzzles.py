"""Puzzles: from the title to one solved at the table, and what becomes of the rating."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pygame
import pytest

from ai.evaluators import evaluator_of
from ai.puzzles.puzzle import FILE
from game.engine.files.assets import folder_of
from game.screens.analysis.retry.session import PracticeSession
from game.screens.practice.verdict import ReviewVerdictScene
from game.screens.puzzles.desk import PuzzleDesk, desk_of
from game.screens.puzzles.scene import PuzzlesScene
from game.screens.requests import OpenPuzzles, OpenTitle
from game.texts.languages import languages
from saves.disk import shipped
from saves.settings import Settings
from tests.screens.pilots.analysis_pilot import Thinker
from tests.screens.pilots.kinds import shown_as
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot
from tests.screens.pilots.practice_pilot import watched

GAMES = ["splendor_marvel", "custom_heroes", "seventh_hero", "dust_collectorz"]


class PuzzlePilot(MenuPilot):
    """A person who has never solved a puzzle."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        super().__init__(folder, Settings(language=language, motion="none"))
        self.program.ai.use(Thinker())  # type: ignore[arg-type]
        self.program.open(OpenTitle())
        self.wait()

    @property
    def session(self) -> PracticeSession:
        """The puzzle at the table."""
        return shown_as(self.program.stack.scenes, PracticeSession)[1]

    @property
    def desk(self) -> PuzzleDesk:
        """The program's desk."""
        return desk_of(self.program)

    def answer(self, *, best: bool) -> None:
        """Give the best answer or the second best; wait for the grade."""
        scene, session = shown_as(self.program.stack.scenes, PracticeSession)
        analysis, _, number = session.moment
        course = list(analysis.best_course(number) if best else analysis.moments[number].course)
        evaluator = evaluator_of(session.session.match.rules)
        while not session.decided:
            state = session.session.match.state
            scene.parts.picking.play(course.pop(0) if course else evaluator.onward(state)[0])
            self.wait(0.5)
        self.wait_for(ReviewVerdictScene)

    def wait_for(self, kind: type) -> None:
        """Let time pass until such a scene is on top."""
        for _ in range(600):
            if isinstance(self.top, kind):
                self.wait(FRAME)
                return
            self.wait(FRAME)
        raise AssertionError(f"{kind.__name__} did not come; there is {self.shown}")

    def choose(self, name: str) -> None:
        """Press a button of the menu by keyboard."""
        self.menu.page.focus(self.menu.page.named(name))
        self.press(pygame.K_RETURN)
        self.wait(0.2)


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, cycle(languages()), strict=False)))
def test_a_puzzle_is_solved_by_keyboard_from_the_title_on(tmp_path: Path, game: str, language: str) -> None:
    """Title, page, table, grade, the best line, the next puzzle; the rating falls, and then rises."""
    pilot = PuzzlePilot(tmp_path, language)
    pilot.choose("puzzles")
    assert isinstance(pilot.top, PuzzlesScene)
    pilot.choose(f"game.{game}")
    first = pilot.session.moment
    pilot.answer(best=False)
    verdict = pilot.top
    assert isinstance(verdict, ReviewVerdictScene)
    assert verdict.grade in ("inaccuracy", "mistake", "blunder")
    lost = pilot.desk.standing(game)
    assert lost.points < 1000
    watched(pilot, "watch", first.analysis.best_course(first.number))
    assert pilot.desk.standing(game) == lost
    pilot.choose("next")
    assert pilot.session.moment.analysis is not first.analysis
    pilot.answer(best=True)
    won = pilot.top
    assert isinstance(won, ReviewVerdictScene)
    assert won.grade == "best"
    assert pilot.desk.standing(game).points > lost.points
    assert pilot.desk.state(game)[:2] == (1, 2)
    won.back()
    pilot.wait()
    assert isinstance(pilot.top, PuzzlesScene)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_solvers_own_knowledge_is_on_the_table(tmp_path: Path, game: str) -> None:
    """The position is seen by the seat that is to move, and nobody else plays."""
    pilot = PuzzlePilot(tmp_path)
    pilot.program.open(OpenPuzzles())
    pilot.choose(f"game.{game}")
    scene, session = shown_as(pilot.program.stack.scenes, PracticeSession)
    analysis, _, number = session.moment
    moment = analysis.moments[number]

    assert scene.view.seen == analysis.match.at(moment.begin).view(moment.mover)
    assert session.session.table.persons == (moment.mover,)


def test_a_second_answer_changes_nothing_and_progress_survives_a_restart(tmp_path: Path) -> None:
    """Trying again solves the puzzle without a rating; the next start knows it."""
    pilot = PuzzlePilot(tmp_path)
    pilot.program.open(OpenPuzzles())
    pilot.choose("game.seventh_hero")
    pilot.answer(best=False)
    lost = pilot.desk.standing("seventh_hero")
    pilot.choose("again")
    pilot.answer(best=True)
    assert pilot.desk.standing("seventh_hero") == lost
    assert pilot.desk.state("seventh_hero")[:2] == (1, 1)
    pilot.program.close()
    again = PuzzlePilot(tmp_path)
    assert again.desk.standing("seventh_hero") == lost
    assert again.desk.state("seventh_hero")[:2] == (1, 1)


def test_the_next_puzzle_is_near_the_rating_unless_wished_otherwise(tmp_path: Path) -> None:
    """Unknown ones first, by their distance; none comes twice in a row; a theme is kept to."""
    desk = PuzzlePilot(tmp_path).desk
    for game in GAMES:
        puzzles = desk.files[game].puzzles
        near, harder, easier = (desk.next(game, "", wish) for wish in ("near", "harder", "easier"))
        assert near and harder and easier
        assert abs(near.difficulty - 1000) == min(abs(one.difficulty - 1000) for one in puzzles)
        assert easier.difficulty <= near.difficulty <= harder.difficulty
        desk.show(near)
        assert desk.next(game) != near
        for theme, number in desk.themes(game):
            assert number == sum(one.theme == theme for one in puzzles)
            found = desk.next(game, theme)
            assert found is not None
            assert found.theme == theme


@pytest.mark.parametrize("damage", [b"", b"{", b'{"version":99}', b'{"version":1,"game":"dust_collectorz"}'])
def test_a_damaged_file_is_named_and_the_rest_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    """Its game isn't offered; nothing else changes. A game without puzzles isn't offered either, silently."""
    bad, none = tmp_path / "bad", tmp_path / "none"
    for folder in (bad, none):
        folder.mkdir()
    (bad / FILE).write_bytes(damage)
    real = folder_of
    places = {"dust_collectorz": bad, "splendor_marvel": none}
    monkeypatch.setattr(shipped, "folder_of", lambda game: places.get(game) or real(game))
    pilot = PuzzlePilot(tmp_path / "home")
    pilot.program.open(OpenPuzzles())
    pilot.wait()

    assert pilot.desk.files.keys() == {"custom_heroes", "seventh_hero"}
    assert any("dust_collectorz" in str(notice) for notice in pilot.notices)
    pilot.choose("game.seventh_hero")
    assert pilot.session.moment is not None
