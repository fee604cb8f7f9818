"""Nothing is drawn while nothing changes, and whatever changes is drawn at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import walk_packages

import pygame
import pytest

import game.screens
from game.screens.app.rhythm import BEAT, FRAMES, UNFOCUSED, Rhythm
from game.screens.app.window import RESIZE_AFTER, Window
from game.screens.games import Covers
from game.screens.match.session.passes import AutoPasser
from game.screens.menus.menu import MenuScene
from game.screens.menus.notice import FADE
from game.screens.menus.sound_sign import switch_mute
from game.screens.scene import Scene
from game.screens.settings.scene import SettingsScene
from game.screens.title.scene import TitleScene
from game.screens.widgets.text_line import TextLine
from game.screens.widgets.widget import Widget
from game.table.contract import AutoPass
from game.table.motion.animation import NEVER
from saves.disk.folders import Folders
from saves.settings import Settings
from tests.pictures import screenshots
from tests.pictures.scene_fixtures import FIXTURES
from tests.pictures.screenshots import ScreenshotHarness
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.watched import Watched

SMALL = (1024, 640)
SQUIRE = "squire"
SILENT_UPDATES = {
    "ListLine",  # only counts towards a double click
    "Plot",  # the pointer has left it: an event
    "LogWidget",  # the same
    "StatisticsScene",  # builds its page anew, which is drawn
    "NewGameScene",  # what it paints ahead is told by the pictures
    "LessonChoiceScene",  # the same
    "TrainerScene",  # the same, and builds its page anew
    "ChallengesScene",  # what the desk found
    "PuzzlesScene",  # the same
    "DataScene",  # what a thread has done
    "DailyScene",  # the same
    "WebPageScene",  # builds its page anew, which is drawn
    "MakingScene",  # tells how far it is as it goes
    "ReviewVerdictScene",  # the deals were compared: builds its page anew
    "LuckScene",  # builds its page anew, or is told as an answer comes
    "CheckScene",  # what has come on is told as it comes
}


def motion(spot: tuple[int, int]) -> pygame.event.Event:
    """The pointer moves."""
    facts = {"pos": spot, "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
    return pygame.event.Event(pygame.MOUSEMOTION, facts)


def at_title(tmp_path: Path, **wishes: object) -> tuple[MenuPilot, Watched]:
    """The title, with everything at rest."""
    pilot = MenuPilot(tmp_path, Settings(language="en", **{"motion": "full", **wishes}), SMALL)  # type: ignore[arg-type]
    pilot.program.stack.home(TitleScene(pilot.program))
    watched = Watched(pilot.program, pilot.surface)
    assert watched.rests()
    return pilot, watched


def at_table(tmp_path: Path, *levels: str | None, **wishes: object) -> tuple[Pilot, Watched]:
    """A table, with everything at rest."""
    wanted = {"motion": "full", "coach": False, **wishes}
    pilot = Pilot(tmp_path, *levels, size=SMALL, settings=Settings(language="en", **wanted))  # type: ignore[arg-type]
    watched = Watched(pilot.program, pilot.surface)
    assert watched.rests()
    return pilot, watched


# When frames are due


def test_the_program_rests_until_the_next_thing_is_due() -> None:
    """Frames follow each other while something moves; at most two looks a second are taken otherwise."""
    rhythm, rests = Rhythm(), []
    for shows, works in ((0.0, NEVER), (0.05, NEVER), (NEVER, 0.03), (NEVER, NEVER)):
        rhythm.stir()
        rhythm.draws()
        rhythm.settle(shows, works, stirred=False)
        rests.append(rhythm.rest())

    assert rests == [0.0, 0.05, 0.03, BEAT] and BEAT >= 0.2


def test_a_window_without_the_keyboard_has_a_slow_beat() -> None:
    """Somebody may watch a match beside other work, but not sixty times a second."""
    rhythm = Rhythm()
    rhythm.focused = False
    rhythm.draws()
    rhythm.settle(0.0, NEVER, stirred=False)

    assert rhythm.rest() == 1 / UNFOCUSED > 1 / FRAMES


def test_nothing_is_drawn_while_nobody_can_see_it() -> None:
    """However much moves; what has changed is drawn once the window is seen again."""
    rhythm, drawn = Rhythm(), []
    for hidden in (True, True, False, False):
        rhythm.hidden = hidden
        rhythm.stir() if hidden else None
        drawn.append(rhythm.draws())
        rhythm.settle(NEVER, NEVER, stirred=False)

    assert drawn == [False, False, True, False]


def test_who_lets_time_pass_says_when_it_shows() -> None:
    """A new scene or widget that moves can't forget it: it would stand still, or never rest."""
    forgotten = set()
    for module in walk_packages(game.screens.__path__, "game.screens."):
        for name, kind in getmembers(__import__(module.name, fromlist=["_"]), isclass):
            moves = issubclass(kind, (Scene, Widget)) and "update" in vars(kind)
            if moves and not {"shows_in"} & set(vars(kind)):
                forgotten.add(name)

    assert forgotten <= SILENT_UPDATES


# What comes to rest, and what wakes it


QUIET = [name for name in FIXTURES if name not in {"better_deck", "crash"}]


@pytest.mark.parametrize("name", QUIET)
def test_every_scene_comes_to_rest_and_misses_nothing(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frame that isn't drawn would have looked like the one before."""
    monkeypatch.setattr(screenshots, "covers", Covers)
    harness = ScreenshotHarness(tmp_path, "en", SMALL, motion="full", speed=1.0)
    while harness.program.covers.works_in() != NEVER:
        harness.program.covers.step()  # what menus show; it comes with a picture each
    FIXTURES[name](harness)
    watched = Watched(harness.program, harness.surface)
    watched.during(1.5, checked=True)
    painted = watched.passes(20.0, lambda: harness.program.shows_in() > 0.0)
    menu = harness.program.stack.top
    blinks = isinstance(menu, MenuScene) and isinstance(menu.page.focused, TextLine)
    came_to_rest = blinks or watched.rests()
    drawn = watched.during(3.0, checked=True)
    watched.frame(0.0, [motion((SMALL[0] // 2, SMALL[1] // 2))])
    watched.during(2.0, checked=True)
    harness.close()

    assert painted and came_to_rest and watched.missed == 0
    assert drawn <= (40 if blinks else 0)


def test_an_idle_title_and_an_idle_table_are_not_drawn(tmp_path: Path) -> None:
    """Nor has anything else to be done more often than five times a second."""
    _, title = at_title(tmp_path)
    _, table = at_table(tmp_path, None, SQUIRE)
    for watched in (title, table):
        watched.during(40.0)  # pictures ahead
        looks = 0
        before, seconds = watched.drawn, 10.0
        while seconds > 0:
            seconds -= watched.turn()
            looks += 1

        assert watched.drawn == before and looks <= 5 * 10 + 1


def test_a_key_the_pointer_and_a_letter_are_drawn_in_their_frame(tmp_path: Path) -> None:
    """There is nothing to wait for."""
    pilot, watched = at_title(tmp_path)
    keys = [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")]
    assert watched.frame(0.001, keys) and watched.rests()
    assert watched.frame(0.001, [motion((300, 300))])
    pilot.program.stack.push(SettingsScene(pilot.program))
    assert watched.rests() or isinstance(pilot.menu.page.focused, TextLine)
    line = next(one for one in pilot.menu.page.reachable() if isinstance(one, TextLine))
    pilot.menu.page.focus(line)
    watched.frame(0.1)
    assert watched.frame(0.001, [pygame.event.Event(pygame.TEXTINPUT, text="w")])
    assert line.text == "w"


def test_the_cursor_of_a_line_blinks(tmp_path: Path) -> None:
    """It is the only thing that moves there, and needs a few pictures a second."""
    pilot, watched = at_title(tmp_path)
    pilot.program.stack.push(SettingsScene(pilot.program))
    pilot.menu.page.focus(next(one for one in pilot.menu.page.reachable() if isinstance(one, TextLine)))
    watched.during(16.0)
    drawn = watched.during(6.0, checked=True)

    assert 6 <= drawn <= 60 and watched.missed == 0


def test_a_notice_is_drawn_when_it_comes_and_when_it_goes(tmp_path: Path) -> None:
    """In between it lies still."""
    pilot, watched = at_title(tmp_path)
    pilot.program.notice("a word")
    came = watched.frame(1 / 60)
    stays = pilot.program.notices.shown[0][1] - FADE
    drawn = watched.during(stays - 0.5)
    goes = watched.during(FADE + 1.0)

    assert came and drawn == 0 and goes >= 10
    assert pilot.notices == [] and not watched.frame(1 / 60)


@pytest.mark.parametrize(
    "change",
    [
        lambda program: program.change("high_contrast", True),
        lambda program: program.change("ui_scale", 125),
        lambda program: program.speak("de"),
        lambda program: program.resized((1100, 700)),
        lambda program: program.stack.push(SettingsScene(program)),
        switch_mute,
    ],
)
def test_what_changes_the_screen_is_drawn_in_the_next_frame(
    tmp_path: Path, change: Callable[[object], None]
) -> None:
    """Settings, language, size, another scene."""
    pilot, watched = at_title(tmp_path)
    change(pilot.program)

    assert watched.frame(1 / 60)


def test_a_hint_appears_on_time(tmp_path: Path) -> None:
    """The pointer rests on a button, and nothing else happens."""
    pilot, watched = at_title(tmp_path)
    play = pilot.menu.page.named("play.splendor_marvel")
    assert play is not None
    watched.frame(0.0, [motion(play.rect.center)])
    waited = 0.0
    while pilot.menu.page._rested <= 0.45:
        waited += watched.turn()
    watched.turn()
    before = watched.surface.copy()
    pilot.program.draw(watched.surface)

    assert waited < 0.5 and before.get_buffer().raw == watched.surface.get_buffer().raw


# At a table


def test_a_rivals_thinking_sign_and_its_move_come_on_time(tmp_path: Path) -> None:
    """The sign in the next frame, the move when its time has come, though nobody touches anything."""
    pilot, watched = at_table(tmp_path, None, SQUIRE)
    seat = pilot.match.state.to_move
    while pilot.match.state.to_move == seat:
        pilot.scene.session.play(pilot.wish())
    assert watched.frame(1 / 60)
    seconds, shown = 0.0, False
    while pilot.match.state.to_move != seat and seconds < 10:
        seconds += watched.turn(checked=True)
        shown = shown or "thinking" in pilot.scene.parts.rail.status

    assert pilot.match.state.to_move == seat and seconds < 6
    assert shown and watched.missed == 0


def test_what_is_advised_pulses_and_then_only_shines(tmp_path: Path) -> None:
    """Whoever leaves with a hint on the table finds it there, and the machine cool."""
    pilot, watched = at_table(tmp_path, None, SQUIRE)
    pilot.scene.kind.acts["hint"]()
    watched.turn()
    while pilot.scene.session.advice.hint.verdict is None:
        watched.turn()
    pulsing = watched.during(3.0, checked=True)

    assert pulsing >= 10 and watched.rests()
    assert watched.during(5.0, checked=True) == 0 == watched.missed


@pytest.mark.parametrize(
    ("reactions", "matters", "soon"),
    [("useful", True, False), ("useful", False, True), ("late", True, True), ("always", False, False)],
)
def test_a_decision_that_may_be_let_pass_is_waited_for_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reactions: str, *, matters: bool, soon: bool
) -> None:
    """Only one that passes by itself has a clock."""
    pilot, _ = at_table(tmp_path, None, SQUIRE)
    playing = pilot.scene.session
    playing.passes.reactions, playing.passes.reacting = reactions, False
    monkeypatch.setattr(AutoPasser, "auto_pass", AutoPass(0, matters=matters, open=True))

    assert playing.ticking is soon


# The window


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    """A window at its title, everything at rest."""
    opened = Window(Folders.below(tmp_path / "home"), "en")
    opened.program.change("motion", "none")
    opened.program.stack.home(TitleScene(opened.program))
    for _ in range(200):
        opened.frame(0.1)
    yield opened
    opened.close()


@pytest.mark.parametrize(
    "kind",
    [
        pygame.WINDOWEXPOSED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWRESTORED,
        pygame.WINDOWFOCUSGAINED,
        pygame.WINDOWFOCUSLOST,
        pygame.WINDOWSIZECHANGED,
    ],
)
def test_the_window_is_drawn_anew_when_the_system_has_changed_it(window: Window, kind: int) -> None:
    """What lay over it may have wiped it out."""
    assert not window.frame(0.1)
    pygame.event.post(pygame.event.Event(kind))

    assert window.frame(0.1)


def test_a_minimised_window_draws_nothing_until_it_is_back(window: Window) -> None:
    """Whatever happens in it."""
    pygame.event.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    drawn = [window.frame(0.1)]
    for _ in range(5):
        window.program.notice("a word")
        drawn.append(window.frame(0.1))
    rest = window.rhythm.rest()
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))

    assert not any(drawn) and rest == BEAT
    assert window.frame(0.1)


def test_a_new_size_is_taken_though_nothing_else_happens(window: Window) -> None:
    """The window waits for no other event to lay its scenes out."""
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED))
    window.frame(0.0)

    assert window.rhythm.rest() <= RESIZE_AFTER


def test_motion_that_an_event_begins_after_a_rest_begins_at_its_beginning(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time that was rested does not count."""
    seconds: list[float] = []
    scene = window.program.stack.top
    assert isinstance(scene, MenuScene)
    monkeypatch.setattr(scene, "update", seconds.append)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
    window._after_rest(BEAT)

    assert seconds == pytest.approx([BEAT - 1 / FRAMES, 1 / FRAMES])
