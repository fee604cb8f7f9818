"""The window and the main loop: the only place that reads a clock."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable
from pathlib import Path
from pkgutil import resolve_name
from typing import Final

import msgspec
import pygame

import game
from game.screens.app.engine_news import EngineNews
from game.screens.app.from_settings import language_of, volumes_of
from game.screens.app.gc_tuning import set_aside, set_up_heap, sweep_if_due, sweep_late, tidy
from game.screens.app.main_loop import MainLoop
from game.screens.app.preload import WordsAhead
from game.screens.app.program import Hooks
from game.screens.app.rhythm import FRAMES, Rhythm, wait
from game.screens.app.router import scene_for
from game.screens.app.window_place import SMALLEST, fills, least, place_of, screens
from game.screens.crash.guard import Guard
from game.screens.crash.watch import Watchdog, heeding_signals
from game.screens.data.at_ends import Synced, erase_rest
from game.screens.library.opening import open_file
from game.screens.pads.pads import EVENTS
from game.screens.plugins.containment import close, contained
from game.screens.reader.reader import Reader
from game.screens.requests import OpenTitle
from game.screens.scene import TakesFiles
from game.table.art.title import winged_star
from game.table.sound import Audio
from game.texts.texts import Texts, Voice
from saves.crash.log import RecentLines, start_log
from saves.disk.folders import Folders
from saves.index.database import Database
from saves.index.matches import MatchIndex
from saves.matches.library import Library
from saves.settings import Settings, SettingsFile, load_settings

NAME: Final = "Herotable"
FIRST: Final = 2  # frames until the title is visible
LONGEST_FRAME: Final = 0.1  # seconds: after a pause, motion continues instead of jumping
SEEN: Final = {
    pygame.WINDOWMINIMIZED: False,
    pygame.WINDOWHIDDEN: False,
    pygame.WINDOWRESTORED: True,
    pygame.WINDOWMAXIMIZED: True,
    pygame.WINDOWSHOWN: True,
    pygame.WINDOWEXPOSED: True,
}
"""Whether anybody can see the window after an event."""
MOVING: Final = (pygame.WINDOWSIZECHANGED, pygame.WINDOWMOVED, pygame.WINDOWDISPLAYCHANGED)
SETTLED: Final = 0.6  # seconds until the system has placed the window
NEAR: Final = 64  # pixels that the system may offset it by: its frame
RESIZE_AFTER: Final = 0.15  # seconds after the last size change
STORE_AFTER: Final = 0.5  # seconds after the last settings change
_log = logging.getLogger(__name__)


class NoWindow(Exception):
    """There is no screen for a window; `told` says so at the terminal."""

    def __init__(self, told: Callable[[Texts], str]) -> None:
        """Make the error worded by `told`."""
        super().__init__()
        self.told = told


def prepare_screen() -> None:
    """Open the system's display; raise NoWindow if there is none that anybody could see."""
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    try:
        pygame.display.init()
    except pygame.error as error:
        reason = str(error)
        raise NoWindow(lambda texts: texts("command-no_window", reason=reason)) from error
    if pygame.display.get_driver() == "offscreen" and asked != "offscreen":
        pygame.display.quit()
        raise NoWindow(lambda texts: texts("command-no_screen"))
    pygame.font.init()


def open_window(folders: Folders, language: str = "", *, heavy: bool = False) -> Window:
    """Start the log and open the window, in heavy mode if that is asked for; raise NoWindow."""
    recent, notice = start_log(folders.logs)
    kind = resolve_name("game.heavy.library:HeavyLibrary") if heavy else Library
    window = Window(folders, language, recent, kind)
    window.program.tell([notice] if notice else [])
    return window


class Window:
    """One window with one program in it."""

    def __init__(
        self,
        folders: Folders,
        language: str = "",
        recent: RecentLines | None = None,
        kind: type[Library] = Library,
    ) -> None:
        """Read settings, open window, sound and library. `language` overrides the setting for this run.

        `recent` holds the log's last lines, for a crash report.
        """
        set_up_heap()
        self.folders = folders
        self.recent = recent or RecentLines()
        settings, notices = load_settings(folders.settings)
        words = Voice(language or language_of(settings))
        self.guard = Guard(folders, self.recent, words, language)
        prepare_screen()
        self.surface = self._open(settings)
        audio = Audio(volumes_of(settings))
        synced = Synced(folders)
        index = MatchIndex(Database(folders.index))
        library = kind(folders.matches, index=index)
        self.program = MainLoop(settings, words, library, audio, self.surface.get_size())
        self.guard.program = self.program
        self.reader = Reader(self.program)
        self._show(settings)
        self.program.pictures.folder = folders.pictures
        self.program.folders = folders
        self.program.hooks.begin_work = self._show_work
        self.program.take_changes()
        self._fullscreen = settings.fullscreen
        self._signal = 0  # that ended the program
        self.rhythm = Rhythm()
        self._clock = pygame.time.Clock()
        self._turns = 0
        self.drawn = 0  # frames so far
        self._resize_in: float | None = SETTLED  # seconds until scenes get a new size
        self._store_in: float | None = None  # seconds until settings are saved
        self._settings_file = SettingsFile(folders.settings)
        self.program.tell(notices)
        synced.tell(self.program)
        self.program.added.find()
        if not audio.available:
            self.program.notice(words("window-no_sound"), once=True)
        if not game.compiled():
            _log.info(Voice("en")("window-uncompiled"))
        self._engine_news = EngineNews(self.program)
        self._words_ahead = WordsAhead(self.program)

    # Window

    def _open(self, settings: Settings) -> pygame.Surface:
        pygame.display.set_caption(NAME)
        pygame.display.set_icon(_icon())
        place = place_of(settings, pygame.display.get_desktop_sizes())
        return pygame.display.set_mode(place.size, pygame.RESIZABLE | pygame.HIDDEN)

    def _show(self, settings: Settings) -> None:
        """Show the opened window at its last position; a screen reader must be set up before."""
        frame, desktops = _frame(), pygame.display.get_desktop_sizes()
        place = place_of(settings, desktops)
        frame.minimum_size = least(desktops)
        self._asked = place.position
        self._beside = (0, 0)  # offset in pixels by the system
        if place.position:
            frame.position = place.position
        frame.show()
        if place.maximized:
            frame.maximize()
        if settings.fullscreen:
            frame.set_fullscreen(desktop=True)
        self.surface = pygame.display.get_surface() or self.surface
        self.program.size = self.surface.get_size()

    def _switch_fullscreen(self, *, on: bool) -> None:
        """Switch between full screen and window."""
        if on:
            _frame().set_fullscreen(desktop=True)
        else:
            _frame().set_windowed()
            if self.program.settings.window_spot.maximized:
                _frame().maximize()
        self._resize_in = RESIZE_AFTER

    def _apply_settings(self) -> None:
        """Apply settings to the window, and save them soon."""
        self._store_in = STORE_AFTER
        settings = self.program.settings
        if self._fullscreen != settings.fullscreen:
            self._fullscreen = settings.fullscreen
            self._switch_fullscreen(on=settings.fullscreen)

    # Main loop

    def run(self, begin: Callable[[MainLoop], None] | None = None) -> int:
        """Show the title, or what `begin` puts above it, until the person quits; save everything at the end.

        Return the exit code: 0, or the shell's convention if a signal ended the program.
        """
        program = self.program
        watchdog = Watchdog(self.folders.logs)
        try:
            with heeding_signals(self._end):
                with contained(program, self.guard.report):
                    program.stack.home(scene_for(program, OpenTitle()))
                    if begin:
                        begin(program)
                self._loop(watchdog)
                self.close()
        except BaseException:
            program.library.close()  # all decisions are on disk, whatever else is lost
            raise
        finally:
            watchdog.close()
            erase_rest(program, self.folders)
        return 128 + self._signal if self._signal else 0

    def _loop(self, watchdog: Watchdog) -> None:
        while self.program.stack.running:
            watchdog.frame(self.turn())

    def turn(self) -> float:
        """Wait until something is due, and do it; return the seconds since the last time."""
        rest = self.rhythm.rest() if self._turns > FIRST else 0.0
        wait(rest)
        seconds = self._clock.tick(FRAMES) / 1000
        with contained(self.program, self.guard.report):
            self._after_rest(min(seconds, rest + LONGEST_FRAME))
        self._turns += 1
        if self._turns == FIRST:
            self._start_helpers()
        return seconds

    def _end(self, number: int) -> None:
        """Quit properly: the system asks for it, for example at a log-out."""
        self._signal = number
        self.program.stack.quit()

    def _start_helpers(self) -> None:
        """Start what takes a while and isn't needed for the title: the AI process and sounds.

        Existing objects are frozen: collecting garbage among them would delay a frame now and then.
        """
        set_aside()
        sweep_late()
        self.program.hooks = Hooks(tidy, set_aside, sweep_if_due, self._show_work)
        self.program.audio.prepare()
        self.program.statistics.prepare()
        self.program.ai.start()
        self.program.pads.open()
        resolve_name("game.screens.practice.desk:desk_of")(self.program)
        resolve_name("game.screens.challenges.desk:desk_of")(self.program)
        resolve_name("game.screens.data.desk:desk_of")(self.program)

    def _after_rest(self, seconds: float) -> None:
        """Pass the idle time, then a frame, so that what starts now starts slowly."""
        if seconds > 2 / FRAMES and (pygame.event.peek() or self.rhythm.due_in(seconds)):
            self._pass(seconds - 1 / FRAMES)
            seconds = 1 / FRAMES
        self.frame(seconds)

    def _pass(self, seconds: float) -> None:
        """Advance everything but the person's presence by `seconds`."""
        self._timers(seconds)
        self.program.update(seconds)
        self.rhythm.go_on(seconds)

    def frame(self, seconds: float) -> bool:
        """Handle events, advance by `seconds`, and draw if anything changed; return whether it did."""
        program, rhythm = self.program, self.rhythm
        for event in pygame.event.get():
            if event.type not in EVENTS:  # a stick at rest sends many
                program.stir()
            self.handle(event)
        program.present = rhythm.present
        if program.take_changes():
            self._apply_settings()
        self._pass(seconds)
        stirred = program.stirred
        if stirred:
            rhythm.stir()
        draws = rhythm.draws()
        if draws:
            program.draw(self.surface)
            pygame.display.flip()
            self.drawn += 1
        self.reader.frame(seconds)
        works_in = min(program.works_in(), self._works_in())
        rhythm.settle(program.shows_in(), works_in, stirred=stirred or program.stirred)
        return draws

    def _show_work(self) -> None:
        """Show a frame at once: the next one may take a while."""
        if not self.rhythm.hidden:
            self.program.draw(self.surface)
            pygame.display.flip()

    def handle(self, event: pygame.event.Event) -> None:
        """Handle window events; pass the rest to the scenes."""
        program = self.program
        if event.type == pygame.QUIT:
            self._leave()
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.rhythm.focused = event.type == pygame.WINDOWFOCUSGAINED
            self.reader.window_focus(focused=self.rhythm.focused)
        elif event.type in SEEN:
            self.rhythm.hidden = not SEEN[event.type]
        elif event.type in MOVING:
            self._resize_in = RESIZE_AFTER
        elif event.type == pygame.DROPFILE:
            path = Path(event.file)
            scene: object = program.stack.top
            if not (isinstance(scene, TakesFiles) and scene.dropped(path)):
                open_file(program, path)
        else:
            program.handle(event)

    def _leave(self) -> None:
        """Quit, unless the program asks first: then show the window for the question."""
        self.program.leave()
        if self.program.stack.running and self.rhythm.hidden:
            _frame().restore()

    def _works_in(self) -> float:
        """Return the seconds until a timer is due."""
        timers = (left for left in (self._resize_in, self._store_in) if left is not None)
        return min((*timers, self._words_ahead.works_in()))

    def _timers(self, seconds: float) -> None:
        self._engine_news.update(seconds)
        if self._turns > FIRST:
            self._words_ahead.update(seconds)
        if self._resize_in is not None:
            self._resize_in -= seconds
            if self._resize_in <= 0:
                self._resize_in = None
                self._resized()
        if self._store_in is not None:
            self._store_in -= seconds
            if self._store_in <= 0 and not self.program.remembered.erased:
                self._store_in = None
                self._settings_file.save(self.program.settings)
        notices = self._settings_file.poll()
        if notices:
            self.program.tell(notices)

    def _resized(self) -> None:
        """Tell the scenes the new size, and remember it."""
        surface = pygame.display.get_surface()
        if surface is None:
            return
        self.surface = surface
        width, height = surface.get_size()
        if self.program.size != (width, height):
            self.program.resized((width, height))
        if not self.program.settings.fullscreen and not self.rhythm.hidden:
            self._remember((width, height))

    def _remember(self, size: tuple[int, int]) -> None:
        """Remember the window's position; in full screen, also its position afterwards."""
        program, desktops = self.program, pygame.display.get_desktop_sizes()
        spot = msgspec.structs.replace(
            program.settings.window_spot, maximized=fills(size, desktops), screens=screens(desktops)
        )
        if not spot.maximized:
            x, y = _frame().position
            if self._asked:
                beside = (x - self._asked[0], y - self._asked[1])
                self._beside = beside if max(map(abs, beside)) <= NEAR else (0, 0)
                self._asked = None
            spot = msgspec.structs.replace(spot, x=x - self._beside[0], y=y - self._beside[1])
            program.change("window_width", max(size[0], SMALLEST[0]))
            program.change("window_height", max(size[1], SMALLEST[1]))
        program.change("window_spot", spot)

    def close(self) -> None:
        """Save everything and release everything."""
        if self._resize_in is not None:
            self._resized()
        self.reader.close()
        close(self.program)
        if not self.program.remembered.erased:
            self._settings_file.save(self.program.settings)
        self._settings_file.close()
        for notice in self._settings_file.poll():
            _log.error(str(notice))
        self.program.audio.close()
        pygame.display.quit()


def _frame() -> pygame.Window:
    """Return the window behind `pygame.display`, for what that doesn't offer."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # its successor has no display surfaces
        return pygame.Window.from_display_module()


def _icon() -> pygame.Surface:
    icon = pygame.Surface((64, 64), pygame.SRCALPHA)
    crest = winged_star(64)
    icon.blit(crest, crest.get_rect(center=(32, 32)))
    return icon
