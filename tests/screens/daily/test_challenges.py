"""Challenges and achievements on the screen: from the title to a star and the match that won it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ai.challenges.goals import goals_of
from game.screens.challenges.desk import FeatDesk
from game.screens.challenges.scene import ChallengesScene
from game.screens.challenges.table import table_of
from game.screens.challenges.telling import told_news
from game.screens.match.scene import MatchScene
from game.screens.replay.scene import ReplayScene
from game.screens.requests import OpenChallenges, OpenResult, OpenTitle
from game.screens.result.scene import ResultScene
from saves.challenges.proof import challenge_of
from saves.settings import Settings
from tests.ai.challenges import played
from tests.screens.pilots.menu_pilot import MenuPilot

GAME = "splendor_marvel"
ONE = goals_of(GAME).challenges[0]


class FeatPilot(MenuPilot):
    """Somebody at the title, with a desk that works when it is told to."""

    def __init__(self, folder: Path, language: str = "en") -> None:
        super().__init__(folder, Settings(language=language, motion="none", last_game=GAME))
        self.program.open(OpenTitle())
        self.wait()

    def choose(self, name: str) -> None:
        """Press a button of the menu by keyboard."""
        self.menu.page.focus(self.menu.page.named(name))
        self.press(pygame.K_RETURN)
        self.wait(0.2)

    @property
    def table(self) -> MatchScene:
        """The match on the screen."""
        return next(one for one in self.program.stack.scenes if isinstance(one, MatchScene))

    @property
    def desk(self) -> FeatDesk:
        """The program's desk."""
        desk = self.program.remembered.feats
        assert isinstance(desk, FeatDesk)
        return desk

    def until(self, known: int) -> None:
        """Wait until so many matches have been looked at."""
        for _ in range(400):
            if self.desk.known is not None and len(self.desk.known) == known:
                return
            pygame.time.wait(10)
            self.wait()
        raise AssertionError(f"{self.desk.known} are not {known} matches")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_from_the_title_to_a_star_and_its_replay(tmp_path: Path, language: str) -> None:
    """Dealt from the page, won at the table, told with the result, found by the page, and watched again."""
    pilot = FeatPilot(tmp_path, language)
    program = pilot.program
    pilot.choose("challenges")
    assert isinstance(pilot.top, ChallengesScene)
    pilot.choose(f"play.{ONE.id}")
    pilot.wait(0.2)
    dealt = pilot.table.session.table
    assert challenge_of(dealt.match, dealt.saved().players) == ONE
    assert not dealt.counts
    program.stack.pop()
    program.open(OpenChallenges(GAME))
    pilot.until(0)

    table = table_of(program, GAME, ONE)
    table.match = played(GAME, ONE)[0].match
    news = pilot.desk.news(table)
    assert news is not None
    lines = told_news(news, program.words)
    assert lines
    program.open(OpenResult(table, staged=False))
    pilot.wait(0.2)
    assert next(one for one in program.stack.scenes if isinstance(one, ResultScene)).summary.feats == lines
    pilot.keep(table, "won.save")
    program.open(OpenChallenges(GAME))
    pilot.until(1)

    page = pilot.top
    assert isinstance(page, ChallengesScene)
    assert pilot.desk.whole.count(GAME) == sum(news.stars)
    page.show_part("achievements")
    pilot.wait(0.2)
    shown = next(name for name in pilot.names if name.startswith("watch."))
    pilot.choose(shown)
    assert isinstance(pilot.top, ReplayScene)
    program.close()


def test_a_challenge_that_has_ended_can_be_tried_again(tmp_path: Path) -> None:
    """From its result, with the same deal and the same rivals."""
    pilot = FeatPilot(tmp_path)
    table = table_of(pilot.program, GAME, ONE)
    table.match = played(GAME, ONE)[0].match
    pilot.program.open(OpenResult(table, staged=False))
    pilot.wait(0.2)
    pilot.choose("again")
    pilot.wait(0.2)
    dealt = pilot.table.session.table

    assert dealt.match.decisions == ()
    assert challenge_of(dealt.match, dealt.saved().players) == ONE
    assert not dealt.counts


def test_what_is_known_is_no_news(tmp_path: Path) -> None:
    """The same match under its own name is news; a second one is not."""
    pilot = FeatPilot(tmp_path)
    program = pilot.program
    table = table_of(program, GAME, ONE)
    table.match = played(GAME, ONE)[0].match
    pilot.keep(table, "won.save")
    program.open(OpenChallenges(GAME))
    pilot.until(1)
    own, other = pilot.desk.news(replace(table, file="won.save")), pilot.desk.news(table)

    assert own is not None
    assert any(own.stars)
    assert other is not None
    assert told_news(other, program.words) == []
    program.close()


def test_a_deleted_match_can_not_be_watched(tmp_path: Path) -> None:
    """The page says so and stays."""
    pilot = FeatPilot(tmp_path)
    program = pilot.program
    table = table_of(program, GAME, ONE)
    table.match = played(GAME, ONE)[0].match
    pilot.keep(table, "won.save")
    program.open(OpenChallenges(GAME))
    pilot.until(1)
    page = pilot.top
    assert isinstance(page, ChallengesScene)
    page.show_part("achievements")
    pilot.wait(0.2)
    (program.library.folder / "won.save").unlink()
    pilot.choose(next(name for name in pilot.names if name.startswith("watch.")))

    assert pilot.top is page
    assert pilot.notices
    program.close()


def test_nothing_is_looked_at_while_somebody_plays(tmp_path: Path) -> None:
    """Only at the page, or when nobody has touched anything for a while."""
    pilot = FeatPilot(tmp_path)
    program = pilot.program
    program.open(OpenChallenges(GAME))
    pilot.wait()
    assert pilot.desk._may_work()
    pilot.choose(f"play.{ONE.id}")
    program.untouched = 100.0

    assert not pilot.desk._may_work()
    program.close()
