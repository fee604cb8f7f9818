"""Codes that hold a match: copied where it is fair, opened to watch or play on, refused in words."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.library.scene import LoadScene
from game.screens.match.scene import MatchScene
from game.screens.replay.scene import ReplayScene
from game.screens.requests import OpenResult
from game.screens.title.scene import TitleScene
from saves.matches.code import from_code, to_code
from tests.clipboard import Clipboard
from tests.screens.pilots.analysis_pilot import Thinker
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.menu_pilot import MenuPilot, table_of

SQUIRE = "squire"
CTRL = pygame.KMOD_LCTRL


@pytest.fixture
def clip(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    """A clipboard of the test's own."""
    board = Clipboard()
    monkeypatch.setattr(pygame, "scrap", board)
    return board


def menu(folder: Path) -> MenuPilot:
    """A program that thinks quickly."""
    pilot = MenuPilot(folder)
    pilot.program.ai.use(Thinker(1).as_worker())
    return pilot


def answer(pilot: Pilot, name: str) -> None:
    """Give an answer."""
    pilot.click_at(pilot.program.stack.top.page.named(name).rect.center)  # type: ignore[union-attr]


def test_the_code_of_a_finished_match_is_copied_at_once(tmp_path: Path, clip: Clipboard) -> None:
    """From the result and from the replay; it holds the whole match."""
    table = table_of(decisions=None)
    pilot = menu(tmp_path)
    pilot.program.open(OpenResult(table))
    pilot.press(pygame.K_c, mod=CTRL)
    first, clip.text = clip.text, ""
    pilot.click("watch")
    pilot.click("share")
    pilot.click("code")

    assert first == clip.text == to_code(table.match)
    assert from_code(first)[0].to_text() == table.match.to_text() and table.takebacks == 0


@pytest.mark.parametrize("way", ["key", "pause"])
def test_the_code_of_a_running_match_is_copied_after_a_question_and_marks_it(
    tmp_path: Path, clip: Clipboard, way: str
) -> None:
    """Its seed tells what is hidden: who wants it all the same has a match with take-backs, kept as such."""
    pilot = Pilot(tmp_path, None, SQUIRE)
    pilot.rest()
    if way == "key":
        pilot.press("c", CTRL)
    else:
        pilot.press("escape")
        answer(pilot, "code")
    asked, before = pilot.top, (clip.text, pilot.scene.session.table.takebacks)
    answer(pilot, "yes")
    pilot.wait(0.1)
    pilot.program.library.flush()
    (row,) = pilot.program.library.rows()

    assert asked == "ConfirmScene" and before == ("", 0)
    assert clip.text == to_code(pilot.match) and pilot.scene.session.table.takebacks == 1
    assert pilot.program.library.load(row.name).saved.takebacks == 1


def test_who_thinks_better_of_it_gives_nothing_away(tmp_path: Path, clip: Clipboard) -> None:
    """Escape is the safe answer."""
    pilot = Pilot(tmp_path, None, SQUIRE)
    pilot.rest()
    pilot.press("c", CTRL)
    pilot.press("escape")

    assert (pilot.top, clip.text, pilot.scene.session.table.takebacks) == ("MatchScene", "", 0)


def test_several_people_are_asked_by_name(tmp_path: Path, clip: Clipboard) -> None:
    """All of them have to agree."""
    pilot = Pilot(tmp_path, None, None)
    pilot.rest()
    pilot.press("c", CTRL)

    assert "Ann and Ben" in pilot.program.stack.top.words  # type: ignore[union-attr]
    assert clip.text == ""


def test_without_a_clipboard_nothing_is_marked(tmp_path: Path, clip: Clipboard) -> None:
    """It is told why nothing was copied."""
    clip.broken = True
    pilot = Pilot(tmp_path, None, SQUIRE)
    pilot.rest()
    pilot.press("c", CTRL)
    answer(pilot, "yes")

    assert pilot.scene.session.table.takebacks == 0
    assert pilot.notices[-1] == pilot.program.words("match-log-no_clipboard")


@pytest.mark.parametrize("scene", [TitleScene, LoadScene])
def test_a_finished_match_is_watched(
    tmp_path: Path, clip: Clipboard, scene: type[TitleScene | LoadScene]
) -> None:
    """On the title and in the list of matches, by key."""
    sent = table_of(decisions=None)
    clip.text = f"  {to_code(sent.match)}\n"
    pilot = menu(tmp_path)
    pilot.program.stack.push(scene(pilot.program))
    pilot.press(pygame.K_v, mod=CTRL)
    top = pilot.top
    assert isinstance(top, ReplayScene)

    assert top.table.match.to_text() == sent.match.to_text() and len(top.session.ways) == 3


def test_a_running_match_is_played_on_or_watched_without_secrets(tmp_path: Path, clip: Clipboard) -> None:
    """Who plays on says who sits where; who watches sees what every seat knows."""
    sent = table_of(decisions=7)
    clip.text = to_code(sent.match)
    pilot = menu(tmp_path)
    pilot.program.stack.push(TitleScene(pilot.program))
    pilot.press(pygame.K_v, mod=CTRL)
    pilot.click("watch")
    watched = pilot.top
    assert isinstance(watched, ReplayScene)
    pilot.press(pygame.K_ESCAPE)
    pilot.press(pygame.K_v, mod=CTRL)
    pilot.click("play")
    seats = pilot.shown
    pilot.click("begin")
    scene = pilot.top
    assert isinstance(scene, MatchScene)

    assert [way.viewpoint.together for way in watched.session.ways] == [(0, 1)]
    assert seats == "SeatsScene" and scene.session.table.match.decisions == sent.match.decisions
    assert not scene.session.table.counts and scene.session.table.takebacks == 0


@pytest.mark.parametrize("harm", ["cut", "changed", "none", "huge", "newer"])
@pytest.mark.parametrize("way", ["title", "load"])
def test_a_damaged_code_says_what_is_wrong(tmp_path: Path, clip: Clipboard, harm: str, way: str) -> None:
    """Nothing else happens."""
    code = to_code(table_of(decisions=7).match)
    clip.text = {
        "cut": code[:-9],
        "changed": code[:40] + ("A" if code[40] != "A" else "B") + code[41:],
        "none": "hello",
        "huge": code + "A" * (2 << 20),
        "newer": code.replace("HT1-", "HT77-"),
    }[harm]
    pilot = menu(tmp_path)
    pilot.program.stack.push(TitleScene(pilot.program) if way == "title" else LoadScene(pilot.program))
    before = pilot.shown
    if way == "title":
        pilot.press(pygame.K_v, mod=CTRL)
    else:
        pilot.click("paste")

    assert pilot.shown == before and len(pilot.notices) == 1
