"""Making a web page of a match: whose view, what the analysis adds, progress, cancelling, and the file."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.requests import OpenPage, OpenSettings, OpenShare
from game.screens.seating import TableMatch, guest
from game.screens.share.entries import entries
from game.screens.share.findings import PageFindings
from game.screens.share.making import MakingScene
from game.screens.share.page import WebPageScene
from game.screens.widgets.choice import Choice
from game.share.page.wish import PageWish
from saves.settings import Settings
from tests.screens.pilots.analysis_pilot import Thinker, invent_all
from tests.screens.pilots.menu_pilot import FRAME, MenuPilot
from tests.share.matches import finished

PATIENCE = 120.0  # seconds for a process on a busy machine


class PagePilot(MenuPilot):
    """One person before the dialog."""

    def __init__(self, folder: Path, table: TableMatch, language: str = "en") -> None:
        """Open it; a thinker answers questions of the analysis."""
        super().__init__(folder / "matches", Settings(language=language, motion="none"))
        self.folder = folder / "pictures"
        self.program.ai.use(Thinker(0).as_worker())
        self.program.open(OpenSettings())
        self.program.open(OpenPage(table, tuple(range(table.match.seats))))

    @property
    def scene(self) -> WebPageScene:
        """The dialog."""
        assert isinstance(self.top, WebPageScene)
        return self.top

    def click(self, name: str) -> None:
        """Press a button."""
        self.menu.page.focus(self.menu.page.named(name))
        self.press(pygame.K_RETURN)

    def wait_for_the_file(self) -> None:
        """Wait until whatever is made has ended, and been told of."""
        begun = time.monotonic()
        while isinstance(self.top, MakingScene) or not self.notices:
            assert time.monotonic() - begun < PATIENCE
            self.program.update(FRAME)
            time.sleep(0.02)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_page_is_made_beside_the_program_and_told_of(tmp_path: Path, language: str) -> None:
    """In the language that is spoken, from the seat that was chosen, without a frame that waits."""
    pilot = PagePilot(tmp_path, finished("splendor_marvel", 2), language)
    view = pilot.widget("view", Choice)
    view.choose(1)
    pilot.click("make")
    making = pilot.top
    assert isinstance(making, MakingScene)
    assert not making.job.ended
    pilot.wait_for_the_file()
    written = list(pilot.folder.glob("*.html"))

    assert [path.name for path in written] == ["herotable-splendor_marvel-1.html"]
    assert pilot.notices == [pilot.program.words("page-ask-saved", file=str(written[0]))]
    text = written[0].read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert pilot.program.words("page-seen_by", name="Ben") in text


def test_what_is_cancelled_writes_nothing(tmp_path: Path) -> None:
    """Escape ends it at once."""
    pilot = PagePilot(tmp_path, finished("splendor_marvel", 2))
    pilot.click("make")
    pilot.wait(0.3)
    pilot.press(pygame.K_ESCAPE)
    pilot.program.pictures.close()
    pilot.wait(0.2)

    assert pilot.shown == "SettingsScene"
    assert list(pilot.folder.glob("*")) == []
    assert pilot.notices == []


def test_a_page_that_cannot_fit_is_refused_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason comes back from the process in words."""
    table = finished("splendor_marvel", 2)
    pilot = PagePilot(tmp_path, table)
    monkeypatch.setattr("game.screens.share.page.PAGE", "tests.share.refusing:refuse")
    pilot.click("make")
    pilot.wait_for_the_file()

    assert pilot.notices == [pilot.program.words("file-page_too_large", limit=5)]
    assert list(pilot.folder.glob("*")) == []


def test_the_analysis_goes_onto_the_page(tmp_path: Path) -> None:
    """A verdict on each judged move of the seat, in the third person; chances at its own moves alone."""
    table = finished("splendor_marvel", 3)
    table = TableMatch(table.match, (guest(1, 0), *table.chairs[1:]))
    pilot = PagePilot(tmp_path, table)
    invent_all(pilot.scene.findings.analysis)
    pilot.wait()
    analysis = pilot.scene.findings.analysis
    wish = pilot.scene.findings.wish()

    assert pilot.scene.findings.analysis.done
    assert {one.end for one in wish.verdicts} <= {one.end for one in analysis.moments if one.mover == 0}
    assert len(wish.verdicts) > 5
    assert all(one.verdict for one in wish.verdicts)
    assert any(one.better for one in wish.verdicts)
    assert any(one.reasons for one in wish.verdicts)
    assert not any("You" in f"{one.better} {one.reasons} {one.done}".split() for one in wish.verdicts)
    assert [one.decisions for one in wish.chances] == sorted({one.decisions for one in wish.chances})
    movers = (*table.match.movers, 0)
    assert {movers[one.decisions] for one in wish.chances[:-1]} == {0}
    assert wish.chances[-1].chances == tuple(table.match.state.returns())


def test_without_an_analysis_there_is_no_curve(tmp_path: Path) -> None:
    """The page is made all the same."""
    pilot = PagePilot(tmp_path, finished("splendor_marvel", 2))

    assert pilot.scene.findings.wish() == PageWish(0, sides=(0, 1))


def test_each_seat_has_findings_of_its_own(tmp_path: Path) -> None:
    """The analysis is the one of the seat that was chosen."""
    table = finished("splendor_marvel", 2)
    pilot = PagePilot(tmp_path, table)
    pilot.widget("view", Choice).choose(1)

    assert pilot.scene.findings.analysis.watcher == 1
    assert PageFindings(pilot.program, table, 1).analysis is pilot.scene.findings.analysis


def test_a_running_match_has_no_page_and_a_long_one_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is offered for finished matches alone."""
    pilot = PagePilot(tmp_path, finished("splendor_marvel", 2))
    running = TableMatch(Match(GAMES["splendor_marvel"].rules, 2, 5), (guest(1, 0), guest(2, 1)))
    over = finished("splendor_marvel", 2)
    offered = {one.name for one in entries(pilot.program, OpenShare(running, 0, (Viewpoint(0),)))}
    ways = {one.name: one.act for one in entries(pilot.program, OpenShare(over, 0, (Viewpoint(0),)))}
    monkeypatch.setattr("game.share.page.wish.MOST_DECISIONS", 10)
    pilot.program.stack.pop()
    ways["page"]()

    assert "page" not in offered
    assert pilot.shown == "SettingsScene"
    assert pilot.notices == [
        pilot.program.words("file-page_too_long", number=len(over.match.decisions), most=10)
    ]
