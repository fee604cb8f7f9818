"""Sharing from the result and the replay: what is offered, which clip is made, progress and cancelling."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from game.screens.match.table.viewpoint import Viewpoint
from game.screens.menus.confirm import ConfirmScene
from game.screens.requests import OpenClip, OpenMaking, OpenResult, OpenShare
from game.screens.share import clip as clip_module
from game.screens.share import entries
from game.screens.share.clip import WHOLE, ClipScene
from game.screens.share.making import MakingScene
from game.screens.share.scene import ShareScene
from game.screens.widgets.choice import Choice
from game.share.card_wish import CardWish
from game.share.clip_wish import ClipWish
from game.share.job import CARD, CLIP, ShareJob
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.replay_pilot import SEATS, ReplayPilot, played

GAME = "custom_heroes"


@dataclass
class Ordered:
    """Stands in for a job: nothing is made."""

    table: object
    maker: str
    wish: object
    language: str
    share: float = 0.0
    ended: bool = False
    cancelled: list[bool] = field(default_factory=list)

    def make(self) -> None:
        """Make nothing."""

    def cancel(self) -> None:
        """Note it."""
        self.cancelled.append(True)


@pytest.fixture
def orders(monkeypatch: pytest.MonkeyPatch) -> list[Ordered]:
    """All jobs that were begun."""
    begun: list[Ordered] = []

    def job(table: object, maker: str, wish: object, language: str) -> Ordered:
        begun.append(Ordered(table, maker, wish, language))
        return begun[-1]

    for module in (clip_module, entries):
        monkeypatch.setattr(module, "ShareJob", job)
    return begun


def choice(pilot: MenuPilot, name: str) -> Choice[object]:
    """A choice of the dialog."""
    return pilot.widget(name, Choice)


def offered(pilot: MenuPilot) -> list[str]:
    """The ways in the dialog."""
    top = pilot.program.stack.top
    assert isinstance(top, ShareScene)
    return [one.name for one in top.entries]


@pytest.mark.parametrize("game", SEATS)
def test_a_finished_match_is_shared_from_its_result(tmp_path: Path, game: str) -> None:
    """As a picture, a clip or a code; the button lies among the quiet ones."""
    pilot = MenuPilot(tmp_path)
    pilot.program.open(OpenResult(played(game), staged=False))
    pilot.click("share")

    assert {"card", "clip", "code"} <= set(offered(pilot))


def test_a_running_match_has_no_picture_of_a_result(tmp_path: Path) -> None:
    """Its code is given away only after a question."""
    pilot = ReplayPilot(tmp_path, played(GAME, decisions=20), 12)
    pilot.click("share")
    ways = offered(pilot)
    pilot.click("code")

    assert "card" not in ways and "clip" in ways
    assert isinstance(pilot.program.stack.top, ConfirmScene)


def test_a_match_that_has_not_begun_has_no_clip(tmp_path: Path) -> None:
    """There is nothing to see yet."""
    pilot = ReplayPilot(tmp_path, played(GAME, decisions=0))
    pilot.click("share")

    assert "clip" not in offered(pilot)


def test_the_code_is_copied_as_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the dialog is gone."""
    pilot = ReplayPilot(tmp_path, played(GAME), 12)
    told: list[object] = []
    monkeypatch.setattr(entries, "copy_code", lambda *words: told.append(words[1]))
    pilot.click("share")
    pilot.click("code")

    assert told == [pilot.scene.table] and pilot.program.stack.top is pilot.scene


def test_a_clip_of_a_replay_shows_the_last_moves_as_who_looks_saw_them(
    tmp_path: Path, orders: list[Ordered]
) -> None:
    """Unless something else is chosen."""
    pilot = ReplayPilot(tmp_path, played(GAME), 30)
    pilot.scene.commands.look_with(2)
    pilot.click("share")
    pilot.click("clip")
    pilot.click("make")

    assert [one.maker for one in orders] == [CLIP] and orders[0].language == "en"
    assert orders[0].wish == ClipWish(2, 20, 30, "gif", 960, caption=True)
    assert isinstance(pilot.program.stack.top, MakingScene)


def test_everything_about_a_clip_can_be_chosen(tmp_path: Path, orders: list[Ordered]) -> None:
    """By the keyboard, too."""
    pilot = ReplayPilot(tmp_path, played(GAME), 30)
    pilot.click("share")
    pilot.click("clip")
    for name in ("part", "view", "kind", "width"):
        chosen = choice(pilot, name)
        chosen.choose(len(chosen.values) - 1)
    caption = choice(pilot, "caption")
    pilot.menu.page.focus(caption)
    pilot.press(pygame.K_RIGHT)
    pilot.click("make")
    count = len(pilot.scene.table.match.decisions)

    assert orders[0].wish == ClipWish(3, 0, count, "webp", 1280, caption=False)


def test_with_all_cards_open_a_clip_is_still_one_seats_view(tmp_path: Path) -> None:
    """There is no way to choose anything else."""
    pilot = ReplayPilot(tmp_path, played(GAME), 30)
    pilot.scene.commands.look_with(len(pilot.scene.session.ways) - 1)
    pilot.click("share")
    pilot.click("clip")
    top = pilot.program.stack.top
    assert isinstance(top, ClipScene)

    assert pilot.scene.session.way.open and top.wish.seat == 0
    assert len(choice(pilot, "view").values) == SEATS[GAME]


def test_people_of_a_running_match_share_what_all_of_them_know(tmp_path: Path) -> None:
    """As in its replay."""
    pilot = ReplayPilot(tmp_path, played(GAME, (0, 2), 25), 25)
    pilot.click("share")
    pilot.click("clip")
    top = pilot.program.stack.top
    assert isinstance(top, ClipScene)

    assert top.wish.together == (0, 2) and top.page.named("view") is None


def test_early_in_a_match_only_all_of_it_can_be_shown(tmp_path: Path) -> None:
    """There are no last moves yet."""
    pilot = ReplayPilot(tmp_path, played(GAME), 3)
    pilot.program.open(OpenClip(pilot.scene.table, 3, (Viewpoint(0),)))
    top = pilot.program.stack.top
    assert isinstance(top, ClipScene)

    assert top.chosen["part"] == WHOLE and top.page.named("part") is None


def test_a_picture_of_the_result_is_begun_at_once(tmp_path: Path, orders: list[Ordered]) -> None:
    """Without an analysis it tells of the last turn."""
    pilot = MenuPilot(tmp_path, Settings(language="de"))
    table = played(GAME)
    pilot.program.open(OpenShare(table, len(table.match.decisions), (Viewpoint(0),)))
    pilot.click("card")

    assert [(one.maker, one.wish, one.language) for one in orders] == [(CARD, CardWish(), "de")]
    assert isinstance(pilot.program.stack.top, MakingScene)


def making(tmp_path: Path) -> tuple[MenuPilot, Ordered]:
    """Wait for something."""
    pilot = MenuPilot(tmp_path)
    pilot.program.open(OpenShare(played(GAME), 10, (Viewpoint(0),)))
    job = Ordered(None, CLIP, None, "en")
    pilot.program.open(OpenMaking(job, "share-clip_making"))  # type: ignore[arg-type]
    return pilot, job


def test_progress_is_redrawn_only_when_there_is_some(tmp_path: Path) -> None:
    """And looked for a few times a second."""
    pilot, job = making(tmp_path)
    top = pilot.program.stack.top
    assert isinstance(top, MakingScene)
    stirred = []
    for share in (0.0, 0.0, 0.4, 0.4, 0.402, 0.9):
        job.share = share
        pilot.program.stirred = False
        top.update(0.1)
        stirred.append(pilot.program.stirred)

    assert stirred == [True, False, True, False, False, True] and 0 < top.works_in() < 0.5


def test_the_dialog_closes_when_the_file_is_made(tmp_path: Path) -> None:
    """What became of it is told by a notice."""
    pilot, job = making(tmp_path)
    pilot.wait(0.3)
    waiting = isinstance(pilot.program.stack.top, MakingScene)
    job.ended = True
    pilot.wait(0.3)

    assert waiting and isinstance(pilot.program.stack.top, ShareScene)


@pytest.mark.parametrize("way", ["cancel", "escape"])
def test_what_is_made_can_be_cancelled(tmp_path: Path, way: str) -> None:
    """By the button and by Escape."""
    pilot, job = making(tmp_path)
    if way == "cancel":
        pilot.click("cancel")
    else:
        pilot.press(pygame.K_ESCAPE)

    assert job.cancelled and isinstance(pilot.program.stack.top, ShareScene)


def test_a_real_job_knows_how_far_it_is() -> None:
    """Nothing before it has begun."""
    job = ShareJob(played(GAME), CLIP, ClipWish(0, 0, 2), "en")

    assert job.share == 0.0 and not job.ended
