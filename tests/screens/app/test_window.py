"""The window and its loop, on a screen that isn't there: sizes, settings on disk, endings, crashes."""

from __future__ import annotations

import gc
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.dust_collectorz.screens.requests import OpenDecks
from game.screens.app.rhythm import FRAMES
from game.screens.app.window import RESIZE_AFTER, STORE_AFTER, NoWindow, Window, prepare_screen
from game.screens.match.scene import MatchScene
from game.screens.scene import Scene
from game.screens.title.scene import TitleScene
from game.texts.texts import Voice
from saves.disk.folders import Folders
from saves.matches.library import Library
from saves.matches.match_file import open_match
from tests.screens.pilots.menu_pilot import table_of
from tests.screens.pilots.replay_pilot import ReplayPilot, played

FRAME = 1 / FRAMES


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """Folders of nobody."""
    return Folders.below(tmp_path / "home")


@pytest.fixture
def window(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """A window that shows its title; hooks for errors are put back afterwards."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    opened = Window(folders, "en")
    opened.program.stack.home(TitleScene(opened.program))
    yield opened
    opened.program.library.close()


def pass_time(window: Window, seconds: float) -> None:
    """Let frames go by; what writes the settings is waited for."""
    for _ in range(round(seconds / FRAME) + 1):
        window.frame(FRAME)
    assert window._settings_file._writer.flush()


def test_a_setting_is_on_disk_soon_after_it_was_changed(window: Window, folders: Folders) -> None:
    """Not at the end alone: a crash would lose it."""
    window.program.change("speed", 2.0)
    pass_time(window, 2 * STORE_AFTER + RESIZE_AFTER)

    assert json.loads(folders.settings.read_text())["speed"] == 2.0


def test_settings_that_can_not_be_written_are_told(window: Window, folders: Folders) -> None:
    """The setting holds all the same."""
    folders.settings.mkdir(parents=True)
    window.program.change("speed", 2.0)
    pass_time(window, 2 * STORE_AFTER + RESIZE_AFTER)
    window.frame(FRAME)

    assert window.program.settings.speed == 2.0
    assert any("settings.json" in text for text, _ in window.program.notices.shown)


def test_scenes_hear_of_a_new_size_once_it_has_come_to_rest(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pulling the edge does not lay everything out anew at every pixel; the size is remembered."""
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(TitleScene, "resized", lambda _scene, size: told.append(size))
    for width in range(1100, 1140, 10):
        pygame.display.set_mode((width, 700), pygame.RESIZABLE)
        window.handle(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=width, y=700))
        window.frame(FRAME)
    while_pulling = list(told)
    pass_time(window, RESIZE_AFTER + 0.1)

    assert (while_pulling, told) == ([], [(1130, 700)])
    assert (window.program.settings.window_width, window.program.settings.window_height) == (1130, 700)


def test_what_nobody_can_see_is_not_drawn(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window put away costs no painting, and shows everything again when it comes back."""
    drawn: list[bool] = []
    monkeypatch.setattr(TitleScene, "draw", lambda _scene, _surface: drawn.append(True))
    pass_time(window, RESIZE_AFTER)
    drawn.clear()
    window.handle(pygame.event.Event(pygame.WINDOWMINIMIZED))
    window.frame(FRAME)
    hidden = len(drawn)
    window.handle(pygame.event.Event(pygame.WINDOWRESTORED))
    window.frame(FRAME)

    assert (hidden, len(drawn)) == (0, 1)


@pytest.mark.parametrize(
    ("away", "back"),
    [
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
        (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
    ],
)
def test_nobody_is_present_before_a_window_put_away(window: Window, away: int, back: int) -> None:
    """Nor before one that another has taken the keyboard from; whoever thinks for them hears of it."""
    pass_time(window, RESIZE_AFTER)
    present = []
    for event in (away, back):
        window.handle(pygame.event.Event(event))
        window.frame(FRAME)
        present.append(window.program.present)

    assert present == [False, True]


def test_a_window_put_away_is_not_remembered_as_it_lies_there(window: Window) -> None:
    """Some systems move such a window far beyond the screen."""
    pass_time(window, 2 * RESIZE_AFTER)
    before = window.program.settings
    window.handle(pygame.event.Event(pygame.WINDOWMINIMIZED))
    window.handle(pygame.event.Event(pygame.WINDOWMOVED, x=-32000, y=-32000))
    pass_time(window, RESIZE_AFTER + 0.1)

    assert window.program.settings == before


def test_closing_the_window_in_a_match_keeps_it_and_ends(window: Window, folders: Folders) -> None:
    """No question is asked; the match is on disk as it stood."""
    table = table_of(2, 5, levels=(None, None))
    window.program.open_match(table)
    scene = window.program.stack.top
    assert isinstance(scene, MatchScene)
    scene.session.playback.skip_steps()
    scene.session.play(table.match.state.legal_actions()[0])
    window.handle(pygame.event.Event(pygame.QUIT))
    window.close()
    kept = [open_match(path) for path in folders.matches.glob("*.save")]

    assert window.program.stack.running is False
    assert [one.saved.match.decisions for one in kept] == [table.match.decisions]


def test_f11_switches_fullscreen_and_the_setting_follows(window: Window) -> None:
    """The setting is what the window is."""
    window.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    window.frame(FRAME)
    on = window.program.settings.fullscreen
    window.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode=""))
    window.frame(FRAME)

    assert (on, window.program.settings.fullscreen) == (True, False)


def test_a_file_dropped_on_the_window_opens(window: Window, tmp_path: Path) -> None:
    """A match from elsewhere is played on; anything else is refused in words."""
    outside = Library(tmp_path / "elsewhere")
    outside.save("one.save", table_of(2, 5).saved())
    outside.close()
    (tmp_path / "photo.png").write_bytes(b"\x89PNG")
    window.handle(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "photo.png")))
    refused = [text for text, _ in window.program.notices.shown]
    still = type(window.program.stack.top).__name__
    window.handle(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "elsewhere" / "one.save")))

    assert (still, type(window.program.stack.top).__name__) == ("TitleScene", "MatchScene")
    assert "photo.png" in refused[0]


def test_a_file_dropped_onto_the_decks_is_read_there(window: Window, tmp_path: Path) -> None:
    """A scene that takes files comes before the window, which opens matches."""
    path = tmp_path / "Mine.txt"
    path.write_text("2 Cogwick\n", encoding="utf-8")
    window.program.open(OpenDecks())
    window.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))

    assert type(window.program.stack.top).__name__ == "DeckBuilderScene"


def test_a_crash_leaves_a_report_and_the_match_on_disk(
    window: Window, folders: Folders, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even when the scene that broke can't finish, what was decided is kept and told of."""

    class Broken(Scene):
        """Breaks at the first frame."""

        def update(self, seconds: float) -> None:
            """Break."""
            raise ZeroDivisionError("it broke")

    window.program.library.save("kept.save", table_of(2, 5).saved())
    with pytest.raises(ZeroDivisionError) as caught:
        window.run(lambda program: program.stack.push(Broken()))
    sys.excepthook(ZeroDivisionError, caught.value, caught.tb)
    reports = list(folders.reports.glob("*/report.txt"))

    assert "it broke" in reports[0].read_text()
    assert (folders.matches / "kept.save").exists()
    assert str(folders.reports) in capsys.readouterr().err


def test_a_screen_that_nobody_sees_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no screen is found the library would draw into nothing; the program says so instead."""
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")

    with pytest.raises(NoWindow) as caught:
        prepare_screen()
    assert "there is no screen" in caught.value.told(Voice("en", strict=True).texts)


def test_a_screen_asked_for_by_name_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants to draw offscreen may."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")

    prepare_screen()

    assert pygame.font.get_init()


def test_without_a_sound_device_the_program_says_so_once_and_goes_on(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Silence is no reason not to play."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)

    def no_device(*_: object, **__: object) -> None:
        raise pygame.error("No such audio device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    opened = Window(folders, "en")
    opened.program.audio.play("click")
    opened.program.library.close()

    told = [text for text, _ in opened.program.notices.shown]
    assert told == ["No sound device found. The game goes on without sound."]


def test_damaged_settings_are_told_and_the_window_opens(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One bad value costs that value."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    folders.settings.parent.mkdir(parents=True)
    folders.settings.write_text('{"ui_scale": 9000, "speed": 2.0}')
    opened = Window(folders, "en")
    opened.program.library.close()

    assert (opened.program.settings.ui_scale, opened.program.settings.speed) == (100, 2.0)
    assert "ui_scale" in opened.program.notices.shown[0][0]


def test_what_is_there_from_the_start_holds_up_no_frame(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of it is looked through for garbage while somebody plays."""
    monkeypatch.setattr(window.program.ai, "start", lambda: None)
    gc.unfreeze()
    thresholds = gc.get_threshold()
    window._start_helpers()
    kept = gc.get_freeze_count()
    gc.unfreeze()
    gc.set_threshold(*thresholds)

    assert kept > 10_000


def test_a_window_that_has_shrunk_just_now_is_drawn_before_the_scene_hears_of_it(tmp_path: Path) -> None:
    """The table is cut off for a moment; everything is laid out anew once the window has come to rest."""
    pilot = ReplayPilot(tmp_path, played("splendor_marvel", decisions=4))
    pilot.surface = pygame.Surface((1100, 700))
    pilot.wait(FRAME)

    assert pygame.transform.average_color(pilot.surface)[:3] != (0, 0, 0)
