"""A person who reads each page of the real window before they click, in any language."""

from __future__ import annotations

import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from game.engine.match import Match
from game.screens.match.game import table_of
from game.screens.match.trace import Sight, Spot
from game.texts.texts import Voice
from tests.display.real_window import PATIENCE, ROOT, RealWindow, named, screen
from tests.display.telling import FILE, Page, Rect, Told
from tests.whole_matches.deciding import GO_ON, ready, waits

SIZE: Final = (1280, 800)
LANGUAGES: Final = ("en", "de", "fr")
LOOK: Final = 0.05  # seconds between two looks at the page
NOTCHES: Final = 60  # of the wheel that a page may need
UNFOLDED: Final = 9  # pages of actions on the rail
START: Final = """
import os, sys
from game import __main__
os.environ.update(__main__.BEFORE_PYGAME)
from tests.display.telling import main
sys.exit(main())
"""
CLIPBOARD: Final = """
import pygame
pygame.display.init()
pygame.display.set_mode((1, 1), pygame.HIDDEN)
print(pygame.scrap.get_text(), end="")
"""
COPY: Final = """
import sys, pygame
pygame.display.init()
pygame.display.set_mode((1, 1), pygame.HIDDEN)
pygame.scrap.put_text(sys.argv[1])
print("copied", flush=True)
while True:
    pygame.event.wait(100)
"""


class Person(RealWindow):
    """Somebody before the window who can read."""

    start = ("-c", START)

    def __init__(self, display: str, home: Path, words: tuple[str, ...], **settings: object) -> None:
        """Start the program, which writes its pages beside what it keeps."""
        self._told = home / FILE
        self._told.unlink(missing_ok=True)
        self.words = Voice(str(settings.get("language", "en")), strict=True)
        super().__init__(display, home, words, **settings)

    # Reading

    @property
    def page(self) -> Page:
        """What is on the screen."""
        return msgspec.json.decode(self._told.read_bytes(), type=Page) if self._told.exists() else Page()

    def reads(self, wanted: Callable[[Page], object], seconds: float = PATIENCE) -> Page:
        """Wait until the page is as wanted, and return it; fail when that lasts too long."""
        until = time.monotonic() + seconds
        while not wanted(page := self.page):
            assert self.process.poll() is None, f"the program ended with {self.process.poll()}"
            assert time.monotonic() < until, f"waited in vain; there is {page}"
            time.sleep(LOOK)
        return page

    def at(self, scene: str) -> Page:
        """Wait for a scene, by the name of its class."""
        return self.reads(lambda page: page.scene == scene)

    def hears(self, key: str, **facts: object) -> Page:
        """Wait until the page or a notice says a sentence."""
        sentence = self.words(key, **facts)
        return self.reads(lambda page: sentence in page.words or sentence in page.notices)

    # Doing

    def push(self, name: str) -> None:
        """Click on a widget, once it is there and can be used; scroll to it before."""
        self.reads(lambda page: (found := page.named(name)) and found.enabled)
        for _ in range(NOTCHES):
            found = self.page.named(name)
            assert found, f"{name} has gone"
            button = _hidden(found)
            if button:
                self._scroll(found.pane or found.rect, button)
                continue
            left, top, right, bottom = found.rect
            self.click(Spot(name, (left + right) // 2, (top + bottom) // 2, right - left, bottom - top))
            return
        raise AssertionError(f"the wheel never reaches {name}")

    def _scroll(self, pane: Rect, button: int) -> None:
        """Turn the wheel over a pane, and wait until something else shows."""
        before = self.page
        middle = (str((pane[0] + pane[2]) // 2), str((pane[1] + pane[3]) // 2))
        self._tool("mousemove", "--window", self.window, *middle, "click", str(button))
        self.reads(lambda page: page != before)

    def turn(self) -> bool:
        """Wait for the person's turn, going on where the table waits; False once the match is over."""
        while waits(self._now(ready)):
            told = self.sight.caption, self.sight.decisions
            self.click(named(self.sight, GO_ON))
            self.until(lambda sight, told=told: not waits(sight) or (sight.caption, sight.decisions) != told)  # type: ignore[misc]
        return not self.sight.over

    def _now(self, wanted: Callable[[Sight], object]) -> Sight:
        """Wait until the table is as wanted, whatever was seen of it before."""
        self.at("MatchScene")
        while not self._seen.empty():
            self.sight = self._seen.get()
        return self.until(wanted)

    def decide(self, match: Match, action: int) -> None:
        """Click the pieces that mean `action` at the table of `match`, then its button, if it needs one."""
        before = len(match.decisions)
        self._now(lambda sight: ready(sight) and sight.decisions == before)
        state = match.state
        for key in table_of(match.rules.id).picks(state.view(state.to_move), action):
            self._pick(key)
            if self.sight.decisions > before or self._left_table:
                return
        wanted = f"action:{state.notation(action)}"
        for _ in range(UNFOLDED):
            names = [button.name for button in self.sight.buttons if button.enabled]
            name = next(one for one in (wanted, "more", "page") if one in names)
            self.click(named(self.sight, name))
            if name == wanted:
                break
            self.until(lambda sight, names=names: [one.name for one in sight.buttons] != names)  # type: ignore[misc]
        while self.sight.decisions <= before and not self._left_table:
            with suppress(queue.Empty):
                self.sight = self._seen.get(timeout=LOOK)

    @property
    def _left_table(self) -> bool:
        """Whether something lies over the table, or it has gone."""
        return self.page.scene != "MatchScene"

    def _pick(self, key: str) -> None:
        """Pick the first piece of that meaning that isn't picked yet."""
        sight = self.sight
        piece = next(
            one for one in sight.pieces if one.name.partition("#")[0] == key and one.name not in sight.picked
        )
        self.click(piece)
        self.until(lambda now: now.picked != sight.picked or now.decisions > sight.decisions)

    def result(self) -> Page:
        """Go on from the last decision of a match to its result."""
        assert not self.turn(), "somebody is still to decide"
        self.click(named(self.sight, "result"))
        return self.at("ResultScene")

    # The system's clipboard

    @contextmanager
    def copied(self, text: str) -> Iterator[None]:
        """Have copied a text in another program."""
        other = subprocess.Popen([sys.executable, "-c", COPY, text], env=self.env, stdout=subprocess.PIPE)
        try:
            assert other.stdout is not None
            other.stdout.readline()
            yield
        finally:
            other.kill()
            other.communicate()

    def clipboard(self) -> str:
        """What another program pastes."""
        done = subprocess.run(
            [sys.executable, "-c", CLIPBOARD],
            env=self.env,
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return done.stdout


def _hidden(found: Told) -> int:
    """The button of the wheel that brings something into its pane: 4 up, 5 down; 0 if it is there."""
    if found.pane is None:
        return 0
    middle = (found.rect[1] + found.rect[3]) // 2
    return 4 if middle < found.pane[1] else 5 if middle > found.pane[3] else 0


@contextmanager
def reading(home: Path, *words: str, size: tuple[int, int] = SIZE, **settings: object) -> Iterator[Person]:
    """Start the program on a screen of its own before somebody who reads; see to its end."""
    wishes = {"window_width": size[0], "window_height": size[1], **settings}
    with screen(size) as display:
        person = Person(display, home, words, **wishes)
        try:
            yield person
        finally:
            person.end()
