"""What scenes share: the stack, settings, notices, scale, language, and the end."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.screens.app.from_settings import language_of
from game.screens.app.host import LEAST_ROOM
from game.screens.menus.notice import LIMIT
from game.screens.new_game.scene import NewGameScene
from game.screens.scene import Scene
from game.screens.widgets.text_line import TextLine
from saves.disk.notices import Notice
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot


class Told(Scene):
    """A scene that notes what it is told."""

    def __init__(self, name: str, log: list[str]) -> None:
        """Note into `log` under `name`."""
        self.name = name
        self.log = log

    def entered(self) -> None:
        """Note it."""
        self.log.append(f"{self.name} entered")

    def left(self) -> None:
        """Note it."""
        self.log.append(f"{self.name} left")

    def draw(self, surface: pygame.Surface) -> None:
        """Note it."""
        self.log.append(f"{self.name} drawn")

    def closing(self) -> None:
        """Note it."""
        self.log.append(f"{self.name} closing")


def test_scenes_are_told_when_they_are_covered_and_uncovered(tmp_path: Path) -> None:
    """Pushing leaves the one below, popping enters it again; the last pop ends the program."""
    pilot, log = MenuPilot(tmp_path), list[str]()
    pilot.program.stack.push(Told("a", log))
    pilot.program.stack.push(Told("b", log))
    pilot.program.stack.replace(Told("c", log))
    pilot.program.stack.pop()
    pilot.program.stack.pop()

    assert log == ["a entered", "a left", "b entered", "b left", "c entered", "c left", "a entered", "a left"]
    assert pilot.program.stack.running is False


def test_only_what_shows_is_drawn(tmp_path: Path) -> None:
    """Below a dialog its scene shows, and nothing below that."""
    pilot, log = MenuPilot(tmp_path), list[str]()
    pilot.program.stack.scenes = [Told(name, log) for name in "abc"]
    pilot.program.stack.scenes[-1].covers = False
    pilot.program.draw(pilot.surface)

    assert log == ["b drawn", "c drawn"]


def test_at_the_end_every_scene_finishes_from_the_top_down(tmp_path: Path) -> None:
    """What must not be lost is kept before the library closes."""
    pilot, log = MenuPilot(tmp_path), list[str]()
    pilot.program.stack.scenes = [Told(name, log) for name in "ab"]
    pilot.program.close()

    assert log == ["b closing", "a closing"]


def test_a_notice_said_once_is_not_said_again(tmp_path: Path) -> None:
    """Others are, and the oldest give way."""
    program = MenuPilot(tmp_path).program
    program.notice("silent", once=True)
    for number in range(LIMIT + 1):
        program.notice(f"{number}")
    program.notice("silent", once=True)

    assert [text for text, _ in program.notices.shown] == [str(number) for number in range(1, LIMIT + 1)]


def test_a_notice_goes_after_its_time(tmp_path: Path) -> None:
    """Long enough to be read, not for ever."""
    pilot = MenuPilot(tmp_path)
    pilot.program.notice("Read me")
    pilot.program.update(3.0)
    soon = pilot.notices
    pilot.program.update(30.0)

    assert (soon, pilot.notices) == (["Read me"], [])


def test_what_the_saves_have_to_tell_is_told_in_the_language_spoken(tmp_path: Path) -> None:
    """A full disk in German."""
    pilot = MenuPilot(tmp_path, Settings(language="de", motion="none"))
    pilot.program.tell([Notice("disk_full", "a.save")])

    assert pilot.notices[0].startswith("a.save lässt sich nicht schreiben: Der Datenträger ist voll.")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160), (1200, 1600)])
@pytest.mark.parametrize("scale", [75, 100, 150, 200])
def test_a_menu_always_has_its_least_room(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    """However large texts are wished, the smallest layout fits."""
    program = MenuPilot(tmp_path, Settings(ui_scale=scale), size).program

    assert size[0] / program.unit >= LEAST_ROOM[0] - 1e-6
    assert size[1] / program.unit >= LEAST_ROOM[1] - 1e-6


@pytest.mark.parametrize(
    ("chosen", "system", "spoken"),
    [
        ("en", "de_DE.UTF-8", "en"),
        ("de", "C", "de"),
        ("auto", "de_AT.UTF-8", "de"),
        ("auto", "en_GB.UTF-8", "en"),
        ("auto", "fr_FR.UTF-8", "fr"),
        ("auto", "it_IT.UTF-8", "en"),
        ("auto", "C", "en"),
    ],
)
def test_the_language_is_the_one_chosen_else_the_systems_else_english(
    monkeypatch: pytest.MonkeyPatch, chosen: str, system: str, spoken: str
) -> None:
    """A language without texts falls back to English."""
    monkeypatch.setenv("LC_ALL", system)

    assert language_of(Settings(language=chosen)) == spoken


def test_a_setting_out_of_bounds_is_refused(tmp_path: Path) -> None:
    """The scenes can't store what the file would not take."""
    program = MenuPilot(tmp_path).program

    with pytest.raises(ValueError, match="200"):
        program.change("ui_scale", 999)
    assert program.settings.ui_scale == 100


def test_lines_of_text_are_given_back_with_their_scene(tmp_path: Path) -> None:
    """However often a scene with lines to type into comes and goes, pygame-gui keeps none of them."""
    pilot = MenuPilot(tmp_path)
    held: list[int] = []
    for _ in range(3):
        scene = NewGameScene(pilot.program)
        pilot.program.stack.push(scene)
        line = next(one for one in scene.page.reachable() if isinstance(one, TextLine))
        pilot.program.stack.pop()
        held.append(len(line.manager.get_sprite_group().sprites()))

    assert held == [held[0]] * 3
