"""A monkey before the program: it does anything at all, the same anything for the same seed.

The program is the real one, in a window on a screen that isn't there; only who thinks, the clipboard, the
system's file manager and the luck of new matches are made up.
"""

from __future__ import annotations

import gc
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar
from unittest.mock import patch

import pygame

from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.app.main_loop import MainLoop
from game.screens.app.picture_files import PictureFiles, Written
from game.screens.app.window import Window
from game.screens.match.scene import MatchScene
from game.screens.menus.menu import MenuScene
from game.screens.title.scene import TitleScene
from game.screens.widgets.widget import Widget
from saves.disk.folders import Folders
from saves.matches.code import to_code
from saves.matches.match_file import pack
from tests.clipboard import Clipboard
from tests.monkey.diary import Diary, looks_of
from tests.monkey.dreamer import Dreamer
from tests.monkey.errands import errands, one_of, table
from tests.screens.pilots.virtual_pad import BUTTONS as PAD_BUTTONS
from tests.screens.pilots.virtual_pad import MAKERS, VirtualPad

Thing = TypeVar("Thing")
Spot = tuple[int, int]
PRESSED: Final = tuple(one for one in PAD_BUTTONS if one != "guide")
STAY: Final = 15  # inputs after an errand, before the next
PATIENCE: Final = 400  # frames that an errand waits for something
STEPS: Final = (1 / 60, 1 / 60, 1 / 30, 0.1)  # seconds that a frame is told to have lasted
SIZES: Final = ((1024, 640), (1280, 800), (1280, 800), (1100, 1000), (1600, 900), (1920, 1080))
LIVELY: Final = {  # settings that change what is seen
    "language": ("en", "de"),
    "ui_scale": (75, 100, 100, 150, 200),
    "motion": ("full", "gentle", "none"),
    "speed": (0.5, 1.0, 4.0),
    "pace": ("brisk", "calm", "slow"),
    "high_contrast": (True, False),
    "captions": (True, False),
    "coach": (True, False),
    "celebrations": ("full", "small", "off"),
    "reactions": ("always", "useful", "late"),
    "turn_table": ("turn", "off"),
    "mute": (True, False),
    "hints": (True, False),
}
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789?,.-+#"
KEYS: Final = (
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_TAB) * 3,
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN) * 3,
    *(pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END),
    *(pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_F1, pygame.K_F3, pygame.K_F9, pygame.K_F10, pygame.K_F11),
    *(pygame.K_KP_ENTER, pygame.K_INSERT, pygame.K_CAPSLOCK, 0, 1 << 30 | 400),
)
MODS: Final = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_CTRL, pygame.KMOD_ALT)
TEXTS: Final = (
    "Zoe",
    "é̂ß",
    "\u202egnuoy",
    "🦸🏽\u200d♀️",
    "\x00\x1b\n\t",
    "W" * 300,
    "漢字",
    "12345678901234567890",
    " ",
    "{name} %s [0]",
)
BUTTONS: Final = (1, 1, 1, 1, 1, 2, 3, 4, 8)
FOCUS: Final = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWLEAVE,
    pygame.WINDOWENTER,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMOVED,
    pygame.WINDOWDISPLAYCHANGED,
    pygame.CLIPBOARDUPDATE,
    pygame.USEREVENT,
)


class UnmadeFiles(PictureFiles):
    """A folder for which nothing is made: clips would take a process each."""

    def write(self, make: Callable[[], bytes | None], stem: str, ending: str, told: str) -> None:
        """Say that it is written."""
        self._came_out.append(Written(self.folder / f"{stem}{ending}", told))


class Monkey:
    """Does anything, and writes down what came of it."""

    def __init__(self, folder: Path, seed: int) -> None:
        """Open a window that keeps everything below `folder`."""
        self.folder = folder
        self.chance = Rng(seed)
        self.diary = Diary()
        self.clipboard = Clipboard()
        self.dreamer = Dreamer(Rng(seed + 1))
        self.errands = errands()
        self.pointer: Spot = (0, 0)
        self._changed = True  # something is built in the frame to come
        self._looks: tuple[object, ...] = ()
        self._open()

    @property
    def program(self) -> MainLoop:
        """The program that runs now."""
        return self.window.program

    @property
    def shown(self) -> str:
        """The class of the scene on top."""
        return type(self.program.stack.top).__name__

    def one_of(self, things: Sequence[Thing]) -> Thing:
        """Return any of `things`."""
        return one_of(self.chance, things)

    def any_game(self) -> str:
        """Return the id of any game."""
        return self.one_of(list(GAMES))

    # The program's beginning and end

    def _open(self) -> None:
        """Open the window on what was kept, and show the title."""
        self.dreamer.asked.clear()
        gc.freeze()  # as the window's loop does
        self.window = Window(Folders.below(self.folder), "en")
        self.program.ai.use(self.dreamer.as_worker())
        self.program.pictures = UnmadeFiles(self.folder / "pictures")
        self.program.pads.open()
        self.pad = VirtualPad()
        self.program.stack.home(TitleScene(self.program))
        self._changed = True

    def close(self) -> None:
        """Close the window as its frame does."""
        self.post(pygame.QUIT)
        self.frames(1)
        self.pad.unplug()
        self.window.close()

    def _again(self) -> None:
        """Close the program and start it anew."""
        self.pad.unplug()
        try:
            self.window.close()
        except Exception as error:  # noqa: BLE001  # whatever breaks is what is looked for
            self.diary.broke(error)
        self._open()

    # Time

    def frames(self, count: int) -> None:
        """Let frames pass."""
        for _ in range(count):
            self._frame()

    def until(self, wanted: Callable[[], bool]) -> None:
        """Let frames pass until something is so, or for a long while."""
        for _ in range(PATIENCE):
            if wanted():
                return
            self._frame()

    def _frame(self) -> None:
        """Let one frame pass, and write down how long it took."""
        dreamed, began = self.dreamer.seconds, time.thread_time()
        self.window.frame(self.one_of(STEPS))
        seconds = time.thread_time() - began - (self.dreamer.seconds - dreamed)
        looks, self._looks = self._looks, looks_of(self.window)
        built, self._changed = self._changed or looks != self._looks, False
        self.diary.frame(seconds, self.shown, built=built)

    # Inputs

    def act(self, number: int) -> None:
        """Do the input of that number; now and then run an errand before."""
        try:
            if number % STAY == 0:
                self._run_errand(number // STAY)
            deed = self.one_of(DEEDS)
            deed(self)
            self._frame()
        except Exception as error:  # noqa: BLE001  # whatever breaks is what is looked for
            self.diary.broke(error)
            self._again()
        if not self.program.stack.running:
            self.diary.last.append("quit")
            self._again()

    def _run_errand(self, number: int) -> None:
        """Begin at the title and go somewhere, in turn everywhere."""
        at = number % len(self.errands)
        self.diary.did(f"errand {at}", self.shown)
        self.dreamer.pace = 3
        self.clipboard.broken = False
        if self.program.settings.ui_scale > 100:
            self.program.change("ui_scale", 100)
        self.post(pygame.WINDOWRESTORED)
        self.program.stack.home(TitleScene(self.program))
        self._changed = True
        self._frame()
        self.errands[at](self)
        self._changed = True
        self._frame()

    def post(self, kind: int, **facts: object) -> None:
        """Let something happen to the window in the next frame."""
        pygame.event.post(pygame.event.Event(kind, facts))

    def did(self, deed: str) -> None:
        """Write down what is done."""
        self.diary.did(deed, self.shown)

    def _stroke(self, key: int, mod: int = 0, text: str = "") -> None:
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        if text and not mod:
            self.post(pygame.TEXTINPUT, text=text)
        self.post(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)

    def press(self) -> None:
        """Press a key that leads somewhere."""
        key, mod = self.one_of(KEYS), self.one_of(MODS)
        self.did(f"key {pygame.key.name(key)} {mod}")
        self._stroke(key, mod)

    def button(self) -> None:
        """Press a button of a controller, or pull that out and plug another in."""
        name = self.one_of((*PRESSED, *PRESSED, ""))
        self.did(f"button {name}")
        if not name:
            self.pad.unplug()
            self._frame()
            self.pad = VirtualPad(maker=self.one_of(tuple(MAKERS)))
            return
        self.pad.button(name, down=True)
        self._frame()
        self.pad.button(name, down=False)

    def letter(self) -> None:
        """Press a key that types something."""
        text, mod = self.one_of(LETTERS), self.one_of(MODS)
        self.did(f"letter {text} {mod}")
        self._stroke(ord(text), mod, text)

    def write(self) -> None:
        """Have the system hand over a text at once."""
        text = self.one_of(TEXTS)
        self.did(f"text {text[:20]!r}")
        self.post(pygame.TEXTEDITING, text=text[:30], start=0, length=len(text[:30]))
        self.post(pygame.TEXTINPUT, text=text)

    def _somewhere(self) -> Spot:
        """A spot that does something, or any."""
        scene, width, height = self.program.stack.top, *self.program.size
        anywhere = (int(self.chance.below(width)), int(self.chance.below(height)))
        if self.chance.below(4) == 0:
            return anywhere
        if isinstance(scene, MatchScene):
            pieces = [
                scene.view.window.board.pixel(one.centre) for one in scene.view.stage.layout if one.pickable
            ]
            buttons = [one.rect.center for one in scene.parts.rail.buttons]
            decided = [one.rect.center for one in scene.parts.rail.buttons if one.name.startswith("action:")]
            return self.one_of(self.one_of((pieces, pieces, buttons, decided)) or buttons or [anywhere])
        if isinstance(scene, MenuScene):
            return self._widget(scene, anywhere)
        return anywhere

    def _widget(self, scene: MenuScene, anywhere: Spot) -> Spot:
        """Any spot on any widget that can be reached, scrolled into view."""
        found: list[Widget] = [one for one in scene.page.reachable() if one.can_focus]
        if not found:
            return anywhere
        widget = self.one_of(found)
        pane = scene.page.pane_of(widget)
        if pane:
            pane.show(widget)
        rect = widget.rect
        return (
            rect.x + int(self.chance.below(max(1, rect.width))),
            rect.y + int(self.chance.below(max(1, rect.height))),
        )

    def _move(self, spot: Spot, held: int = 0) -> None:
        rel = (spot[0] - self.pointer[0], spot[1] - self.pointer[1])
        self.pointer = spot
        self.post(pygame.MOUSEMOTION, pos=spot, rel=rel, buttons=(held, 0, 0), touch=False)

    def click(self) -> None:
        """Click once or twice."""
        spot, button = self._somewhere(), self.one_of(BUTTONS)
        times = self.one_of((1, 1, 1, 2))
        self.did(f"click {spot} {button} x{times}")
        self._move(spot)
        for _ in range(times):
            self.post(pygame.MOUSEBUTTONDOWN, pos=spot, button=button, touch=False)
            self.post(pygame.MOUSEBUTTONUP, pos=spot, button=button, touch=False)

    def drag(self) -> None:
        """Drag from somewhere to somewhere, or let go in the middle of it."""
        start, end = self._somewhere(), self._somewhere()
        self.did(f"drag {start} {end}")
        self._move(start)
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        self._frame()
        self._move(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), 1)
        self._frame()
        self._move(end, 1)
        if self.chance.below(6):
            self.post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)

    def point(self) -> None:
        """Rest the pointer somewhere, long enough for a hint."""
        spot = self._somewhere()
        self.did(f"point {spot}")
        self._move(spot)
        self.frames(self.one_of((1, 5, 20)))

    def wheel(self) -> None:
        """Turn the wheel."""
        y = self.one_of((-30, -3, -1, 1, 3, 30))
        self.did(f"wheel {y}")
        self.post(pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_x=0.0, precise_y=float(y), touch=False)

    def wait(self) -> None:
        """Let time pass."""
        count = self.one_of((2, 5, 10, 40))
        self.did(f"wait {count}")
        self.frames(count)

    def resize(self) -> None:
        """Pull the window to another size; the scenes hear of it once it has come to rest."""
        size = self.one_of(SIZES)
        self.did(f"resize {size}")
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        for _ in range(40):
            if self.program.size == size:
                break
            self._changed = True
            self._frame()
        self._changed = True

    def change(self) -> None:
        """Change a setting, as another hand would in the settings."""
        name = self.one_of(list(LIVELY))
        value = self.one_of(LIVELY[name])
        self.did(f"setting {name} {value}")
        self.program.change(name, value)
        self._changed = True

    def paste(self) -> None:
        """Put something into the clipboard and paste it."""
        self.clipboard.broken = self.chance.below(10) == 0
        self.clipboard.text = self._any_text()
        self.did(f"paste {self.clipboard.text[:30]!r}")
        self._stroke(pygame.K_v, pygame.KMOD_CTRL, "v")

    def _any_text(self) -> str:
        code = to_code(table(self.chance, self.any_game(), over=self.chance.below(3) == 0).match)
        spoilt = code[: len(code) // 2] + self.one_of(LETTERS) + code[len(code) // 2 + 1 :]
        deck = "# Mine\n2 Cogwick\n1 Tinnow\n"
        return self.one_of((code, code, spoilt, code[:-9], deck, deck * 400, *TEXTS, "x" * 100_000, ""))

    def drop(self) -> None:
        """Drop a file onto the window."""
        path = self._any_file()
        self.did(f"drop {path.name}")
        self.post(pygame.DROPFILE, file=str(path))

    def _any_file(self) -> Path:
        folder = self.folder / "elsewhere"
        folder.mkdir(exist_ok=True)
        kind = self.one_of(
            ("one.save", "spoilt.save", "deck.txt", "rubbish.txt", "photo.png", "gone.save", ".")
        )
        path = folder / kind
        if kind in {"one.save", "spoilt.save"}:
            content = pack(table(self.chance, self.any_game()).saved(), datetime.now(UTC))
            path.write_bytes(content if kind == "one.save" else content[: len(content) // 2])
        elif kind.endswith((".txt", ".png")):
            path.write_bytes(b"2 Cogwick\n" if kind == "deck.txt" else bytes(range(256)))
        return path

    def unfocus(self) -> None:
        """Have the window lose or gain the focus, be put away or brought back."""
        kind = self.one_of(FOCUS)
        self.did(f"window {pygame.event.event_name(kind)}")
        self.post(kind, x=0, y=0)

    def trouble(self) -> None:
        """Have whoever thinks slow down, die, or give up."""
        what = self.one_of(("prompt", "slow", "silent", "dies", "gives_up"))
        self.did(f"thinker {what}")
        self.dreamer.pace = {"slow": 1, "silent": 0}.get(what, 3)
        if what == "dies":
            self.dreamer.die()
        elif what == "gives_up":
            self.dreamer.give_up()

    def quit(self) -> None:
        """Close the window, and start anew."""
        self.did("quit")
        self.post(pygame.QUIT)


DEEDS: Final = (
    *[Monkey.click] * 30,
    *[Monkey.press] * 22,
    *[Monkey.button] * 12,
    *[Monkey.letter] * 12,
    *[Monkey.drag] * 6,
    *[Monkey.point] * 4,
    *[Monkey.wheel] * 4,
    *[Monkey.write] * 3,
    *[Monkey.wait] * 4,
    *[Monkey.change] * 3,
    *[Monkey.paste] * 3,
    *[Monkey.drop] * 2,
    *[Monkey.unfocus] * 2,
    *[Monkey.trouble] * 2,
    Monkey.resize,
    Monkey.quit,
)


@contextmanager
def before_a_monkey(folder: Path, seed: int) -> Iterator[Monkey]:
    """Seat a monkey, with everything around the program made up."""
    chance = Rng(seed + 2)
    with ExitStack() as stack:
        stack.enter_context(patch.object(secrets, "randbelow", lambda most: chance.seed() % most))
        stack.enter_context(patch("game.screens.library.file_manager.subprocess.Popen"))
        stack.callback(gc.unfreeze)
        stack.callback(gc.set_threshold, *gc.get_threshold())
        monkey = Monkey(folder, seed)
        stack.enter_context(patch.object(pygame, "scrap", monkey.clipboard))
        logging.getLogger().addHandler(monkey.diary)
        stack.callback(logging.getLogger().removeHandler, monkey.diary)
        yield monkey
        monkey.close()
        reports = list(monkey.window.folders.reports.glob("*"))
        if reports:
            monkey.diary.fault(f"reports of crashes: {reports}")
