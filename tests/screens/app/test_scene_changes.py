"""Changes of scene: a short fade that nothing waits for, and a sign at buttons whose action takes long."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.library.scene import LoadScene
from game.screens.menus.fade import SECONDS
from game.screens.requests import OpenAnalysis, OpenReplay, OpenStatistics
from game.screens.settings.scene import SettingsScene
from game.screens.title.scene import TitleScene
from game.screens.widgets.button import Button
from game.screens.widgets.page import Page
from game.table.motion.animation import NEVER
from saves.matches.match_file import Opened
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot, table_of
from tests.screens.pilots.watched import Watched

FRAME = 1 / 60


def at_title(folder: Path, motion: str = "full") -> MenuPilot:
    """The title, drawn, with nothing that fades."""
    pilot = MenuPilot(folder, Settings(language="en", motion=motion))  # type: ignore[arg-type]
    pilot.program.stack.home(TitleScene(pilot.program))
    pilot.wait(1.0)
    return pilot


def picture(pilot: MenuPilot) -> bytes:
    """The next frame."""
    pilot.program.draw(pilot.surface)
    return pygame.image.tobytes(pilot.surface, "RGB")


def alone(pilot: MenuPilot) -> bytes:
    """The scene on top, without what fades."""
    found = pygame.Surface(pilot.program.size)
    pilot.top.draw(found)
    return pygame.image.tobytes(found, "RGB")


def test_a_change_of_scene_takes_a_fifth_of_a_second() -> None:
    """As long as eyes need to follow, and no longer."""
    assert 0.15 <= SECONDS <= 0.25


@pytest.mark.parametrize("motion", ["full", "gentle"])
def test_a_scene_fades_in_over_the_last_one(tmp_path: Path, motion: str) -> None:
    """First the old picture, in between both, in the end the new one alone."""
    pilot = at_title(tmp_path, motion)
    old = picture(pilot)
    pilot.program.stack.push(SettingsScene(pilot.program))
    first = picture(pilot)
    for _ in range(6):
        pilot.program.update(FRAME)
    middle = picture(pilot)
    for _ in range(7):
        pilot.program.update(FRAME)

    assert first == old
    assert middle not in (old, alone(pilot))
    assert picture(pilot) == alone(pilot)


def test_without_motion_a_scene_is_there_at_once(tmp_path: Path) -> None:
    """Nothing of the last one is to be seen in the first frame."""
    pilot = at_title(tmp_path, "none")
    pilot.program.stack.push(SettingsScene(pilot.program))

    assert picture(pilot) == alone(pilot) and not pilot.program.fade.running


def test_keys_during_a_fade_belong_to_the_new_scene(tmp_path: Path) -> None:
    """None is lost, none counts twice."""
    pilot = at_title(tmp_path)
    pilot.program.stack.push(SettingsScene(pilot.program))
    pilot.program.draw(pilot.surface)
    pilot.press(pygame.K_ESCAPE)

    assert (pilot.shown, len(pilot.program.stack.scenes)) == ("TitleScene", 1)


def test_nothing_is_drawn_after_a_fade(tmp_path: Path) -> None:
    """The program rests as before."""
    pilot = at_title(tmp_path)
    watched = Watched(pilot.program, pilot.surface)
    pilot.program.stack.push(SettingsScene(pilot.program))
    drawn = watched.during(SECONDS + 0.1)
    watched.rests()

    assert drawn >= 10
    assert pilot.program.shows_in() == NEVER and watched.during(2.0) == 0


def test_a_resized_window_shows_nothing_of_its_old_size(tmp_path: Path) -> None:
    """The fade ends where the picture no longer fits."""
    pilot = at_title(tmp_path)
    pilot.program.stack.push(SettingsScene(pilot.program))
    pilot.program.draw(pilot.surface)
    pilot.program.resized((1100, 700))

    assert not pilot.program.fade.running


def test_a_button_shows_that_it_works_before_its_action_begins(tmp_path: Path) -> None:
    """Opening a match may take longer than a tenth of a second: a frame tells so first."""
    pilot = at_title(tmp_path, "none")
    seen: list[list[str]] = []

    def show() -> None:
        assert pilot.program.stack.top
        seen.append([one.name for one in pilot.menu.page.reachable() if one.working])

    pilot.program.hooks.begin_work = show
    pilot.click("play.splendor_marvel")

    assert pilot.shown == "MatchScene" and seen[0] == ["play.splendor_marvel"]


@pytest.mark.parametrize("asked", [OpenAnalysis, OpenReplay, OpenStatistics])
def test_what_may_take_long_says_so_first(
    tmp_path: Path, asked: type[OpenAnalysis | OpenReplay | OpenStatistics]
) -> None:
    """Once each, while the last scene is still there."""
    pilot = at_title(tmp_path, "none")
    seen: list[str] = []
    pilot.program.hooks.begin_work = lambda: seen.append(pilot.shown)
    pilot.program.open(asked(table_of(2, None)))

    assert seen == ["TitleScene"]


def test_a_saved_match_says_so_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a long one takes longer than a tenth of a second."""
    pilot = at_title(tmp_path, "none")
    pilot.keep(table_of(2, None), "20260102-120000-x.save")
    seen: list[str] = []
    load = pilot.program.library.load

    def read(name: str) -> Opened:
        seen.append("read")
        return load(name)

    monkeypatch.setattr(pilot.program.library, "load", read)
    pilot.program.hooks.begin_work = lambda: seen.append("shown")
    pilot.program.stack.push(LoadScene(pilot.program))
    pilot.click("row.0")
    pilot.click("watch")

    assert seen[:2] == ["shown", "read"] and pilot.shown == "ReplayScene"


def test_a_working_button_is_marked_and_is_not_pressed_again() -> None:
    """A second press in the midst of the first one does nothing."""
    pressed: list[bytes] = []
    page, surface = Page(1.0), pygame.Surface((300, 100))

    def act() -> None:
        button.press()
        page.draw(surface)
        pressed.append(pygame.image.tobytes(surface, "RGB"))

    button = Button("long", pygame.Rect(20, 20, 200, 50), "Open", act)
    page.add(button)
    button.press()
    surface.fill((0, 0, 0))
    page.draw(surface)

    assert len(pressed) == 1 and pressed[0] != pygame.image.tobytes(surface, "RGB")
