"""The window and its loop: the only place that reads a clock. What it shows, the scenes know."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
import pygame

import game
from game.scenes.breakdown.guard import Guard
from game.scenes.breakdown.watch import Watchdog, heeding_signals
from game.scenes.engine_news import EngineNews
from game.scenes.opening import in_file, refuse, show
from game.scenes.program import SMALLEST, Program
from game.scenes.reader.reader import Reader
from game.scenes.rhythm import FRAMES, Rhythm, wait
from game.scenes.tidying import set_aside, share_one_heap, sweep_if_due, sweep_late, tidy
from game.scenes.title import TitleScene
from game.scenes.window_place import fills, least, place_of, screens
from game.scenes.wished import language_of, volumes_of
from game.scenes.words_ahead import WordsAhead
from game.table.art.title import winged_star
from game.table.sound import Audio
from game.texts.texts import Texts, Voice
from saves.folders import Folders
from saves.library import Library
from saves.log import RecentLines, start_log
from saves.notices import SaveError
from saves.settings import Settings, SettingsFile, load_settings

NAME: Final = "Herotable"
FIRST: Final = 2  # frames, after which the title is there
LONGEST_FRAME: Final = 0.1  # seconds: after a pause motion goes on, it doesn't jump
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
SETTLED: Final = 0.6  # seconds until the window lies where the system puts it
NEAR: Final = 64  # pixels that the system may put it beside where it was asked for: its frame
RESIZE_AFTER: Final = 0.15  # seconds since the window last changed
STORE_AFTER: Final = 0.5  # seconds since a setting last changed
_log = logging.getLogger(__name__)


class NoWindow(Exception):
    """There is no screen to open a window on; `told` says so to the person at the terminal."""

    def __init__(self, told: Callable[[Texts], str]) -> None:
        """Make the error that `told` puts into words."""
        super().__init__()
        self.told = told


def prepare_screen() -> None:
    """Open the system's display; raise NoWindow where there is none, and nobody could see anything."""
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


def open_window(folders: Folders, language: str = "") -> Window:
    """Start the log and open the window; raise NoWindow."""
    recent, notice = start_log(folders.logs)
    window = Window(folders, language, recent)
    window.program.tell([notice] if notice else [])
    return window


class Window:
    """One window with one program in it."""

    def __init__(self, folders: Folders, language: str = "", recent: RecentLines | None = None) -> None:
        """Read settings, open window, sound and library. `language` overrides the one set, for this time.

        `recent` holds the log's last lines, for a report.
        """
        share_one_heap()
        self.folders = folders
        self.recent = recent or RecentLines()
        settings, notices = load_settings(folders.settings)
        words = Voice(language or language_of(settings))
        self.guard = Guard(folders, self.recent, words, language)
        prepare_screen()
        self.surface = self._open(settings)
        audio = Audio(volumes_of(settings))
        self.program = Program(settings, words, Library(folders.matches), audio, self.surface.get_size())
        self.guard.program = self.program
        self.reader = Reader(self.program)
        self._show(settings)
        self.program.pictures = folders.pictures
        self.program.folders = folders
        self.program.settings_changed = False
        self._fullscreen = settings.fullscreen
        self._signal = 0  # that has ended the program
        self.rhythm = Rhythm()
        self._clock = pygame.time.Clock()
        self._turns = 0
        self.drawn = 0  # pictures so far
        self._resize_in: float | None = SETTLED  # seconds until scenes are told of a new size
        self._store_in: float | None = None  # seconds until settings are written
        self._settings_file = SettingsFile(folders.settings)
        self.program.tell(notices)
        if not audio.available:
            self.program.notice(words("window-no_sound"), once=True)
        if not game.compiled():
            _log.info(Voice("en")("window-uncompiled"))
        self._engine_news = EngineNews(self.program)
        self._words_ahead = WordsAhead(self.program)

    # The window itself

    def _open(self, settings: Settings) -> pygame.Surface:
        pygame.display.set_caption(NAME)
        pygame.display.set_icon(_icon())
        place = place_of(settings, pygame.display.get_desktop_sizes())
        return pygame.display.set_mode(place.size, pygame.RESIZABLE | pygame.HIDDEN)

    def _show(self, settings: Settings) -> None:
        """Show the window that was opened, where it lay; a screen reader had to be told of it before."""
        frame, desktops = _frame(), pygame.display.get_desktop_sizes()
        place = place_of(settings, desktops)
        frame.minimum_size = least(desktops)
        self._asked = place.position
        self._beside = (0, 0)  # pixels that the system put it beside that
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
        """Fill the screen, or be the window again that it was."""
        if on:
            _frame().set_fullscreen(desktop=True)
        else:
            _frame().set_windowed()
            if self.program.settings.window_spot.maximized:
                _frame().maximize()
        self._resize_in = RESIZE_AFTER

    def _apply_settings(self) -> None:
        """Do what settings ask of the window, and have them written soon."""
        self.program.settings_changed = False
        self._store_in = STORE_AFTER
        settings = self.program.settings
        if self._fullscreen != settings.fullscreen:
            self._fullscreen = settings.fullscreen
            self._switch_fullscreen(on=settings.fullscreen)

    # The loop

    def run(self, begin: Callable[[Program], None] | None = None) -> int:
        """Show the title, or what `begin` puts above it, until the person leaves. All is kept at the end.

        Return the exit code: 0, or as shells count it where a signal has ended the program.
        """
        program = self.program
        watchdog = Watchdog(self.folders.logs)
        try:
            with heeding_signals(self._end):
                program.home(TitleScene(program))
                if begin:
                    begin(program)
                self._loop(watchdog)
                self.close()
        except BaseException:
            program.library.close()  # what was decided is on disk, whatever else is lost
            raise
        finally:
            watchdog.close()
        return 128 + self._signal if self._signal else 0

    def _loop(self, watchdog: Watchdog) -> None:
        while self.program.running:
            watchdog.frame(self.turn())

    def turn(self) -> float:
        """Wait until something is to be done, and do it; return the seconds since the last time."""
        rest = self.rhythm.rest() if self._turns > FIRST else 0.0
        wait(rest)
        seconds = self._clock.tick(FRAMES) / 1000
        self._after_rest(min(seconds, rest + LONGEST_FRAME))
        self._turns += 1
        if self._turns == FIRST:
            self._start_helpers()
        return seconds

    def _end(self, number: int) -> None:
        """End in order: the system asks for it, be it at a log-out."""
        self._signal = number
        self.program.quit()

    def _start_helpers(self) -> None:
        """Start what takes a while and isn't needed for the title: thinking and sounds.

        What is there by now stays: looking through it for garbage would hold up a frame now and then.
        """
        set_aside()
        sweep_late()
        self.program.tidy, self.program.set_aside, self.program.sweep = tidy, set_aside, sweep_if_due
        self.program.audio.prepare()
        self.program.start_worker()

    def _after_rest(self, seconds: float) -> None:
        """Let the time pass in which nothing happened, then a frame: what begins now begins slowly."""
        if seconds > 2 / FRAMES and (pygame.event.peek() or self.rhythm.due_in(seconds)):
            self._pass(seconds - 1 / FRAMES)
            seconds = 1 / FRAMES
        self.frame(seconds)

    def _pass(self, seconds: float) -> None:
        """Let `seconds` pass for everything but the person."""
        self._timers(seconds)
        self.program.update(seconds)
        self.rhythm.go_on(seconds)

    def frame(self, seconds: float) -> bool:
        """Answer what happened, let `seconds` pass, and draw if anything looks different; whether it does."""
        program, rhythm = self.program, self.rhythm
        for event in pygame.event.get():
            program.stir()
            self.handle(event)
        if program.settings_changed:
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

    def handle(self, event: pygame.event.Event) -> None:
        """Answer what concerns the window; the rest goes to the scenes."""
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
            path, scene = Path(event.file), program.top
            if not (scene and scene.dropped(path)):
                self._open_file(path)
        else:
            program.handle(event)

    def _leave(self) -> None:
        """End the program, unless that is asked about: then show the window again, for the question."""
        self.program.leave()
        if self.program.running and self.rhythm.hidden:
            _frame().restore()

    def _open_file(self, path: Path) -> None:
        try:
            show(self.program, in_file(self.program.library, path))
        except SaveError as error:
            refuse(self.program, error)

    def _works_in(self) -> float:
        """Return in how many seconds one of the timers is due."""
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
            if self._store_in <= 0:
                self._store_in = None
                self._settings_file.save(self.program.settings)
        notices = self._settings_file.poll()
        if notices:
            self.program.tell(notices)

    def _resized(self) -> None:
        """Tell the scenes of the window's new size, and remember it for the next time."""
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
        """Remember where the window lies; while it fills the screen, also where it will lie afterwards."""
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
        """Keep everything and give everything back."""
        if self._resize_in is not None:
            self._resized()
        self.reader.close()
        self.program.close()
        self._settings_file.save(self.program.settings)
        self._settings_file.close()
        for notice in self._settings_file.poll():
            _log.error(str(notice))
        self.program.audio.close()
        pygame.display.quit()


def _frame() -> pygame.Window:
    """The window behind `pygame.display`, for what that has no words for."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the successor doesn't know display surfaces
        return pygame.Window.from_display_module()


def _icon() -> pygame.Surface:
    icon = pygame.Surface((64, 64), pygame.SRCALPHA)
    crest = winged_star(64)
    icon.blit(crest, crest.get_rect(center=(32, 32)))
    return icon
