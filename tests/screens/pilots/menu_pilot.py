"""A pilot for menus: sits before the program without a window, presses, types, clicks and reads."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pygame

from ai.players import make_player
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.app.main_loop import MainLoop
from game.screens.menus.menu import MenuScene
from game.screens.scene import Scene
from game.screens.seating import Chair, TableMatch
from game.screens.widgets.widget import Widget
from game.table.sound import Audio
from game.texts.texts import Voice
from saves.matches.library import Library
from saves.settings import Settings

GAME = "splendor_marvel"
FRAME = 1 / 30  # seconds
NAMES = ("Ann", "Ben", "Cleo", "Dan")
Kind = TypeVar("Kind", bound=Widget)


class QuietAudio(Audio):
    """Remembers what should be heard."""

    def __init__(self) -> None:
        """Open no device."""
        super().__init__()
        self.heard: list[str] = []

    def play(self, name: str, loudness: float = 1.0) -> None:
        """Remember a sound, which must be one that there is."""
        super().play(name, loudness)
        self.heard.append(name)


class MenuPilot:
    """One person before a program, which shows a menu."""

    def __init__(
        self, folder: Path, settings: Settings | None = None, size: tuple[int, int] = (1280, 800)
    ) -> None:
        """Open a program that keeps its matches in `folder`; no scene is shown yet."""
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        chosen = settings or Settings(language="en", motion="none")
        words = Voice("en" if chosen.language == "auto" else chosen.language, strict=True)
        self.audio = QuietAudio()
        self.program = MainLoop(chosen, words, Library(folder), self.audio, size)

    @property
    def top(self) -> Scene:
        """The scene on top."""
        assert self.program.stack.top
        return self.program.stack.top

    @property
    def menu(self) -> MenuScene:
        """The menu on top."""
        assert isinstance(self.top, MenuScene)
        return self.top

    @property
    def shown(self) -> str:
        """The name of the class of the scene on top."""
        return type(self.top).__name__

    @property
    def names(self) -> list[str]:
        """The names of everything that can be reached on the menu, in order."""
        return [one.name for one in self.menu.page.reachable() if one.focusable]

    @property
    def focus(self) -> str:
        """The name of what has the keyboard's focus."""
        return self.menu.page.focused.name if self.menu.page.focused else ""

    @property
    def notices(self) -> list[str]:
        """The notices that show."""
        return [text for text, _ in self.program.notices.shown]

    def widget(self, name: str, kind: type[Kind]) -> Kind:
        """The widget of that name, which must be of a kind."""
        found = self.menu.page.named(name)
        assert isinstance(found, kind), f"{name} is {found}; there are {self.names}"
        return found

    def wait(self, seconds: float = FRAME) -> None:
        """Let time pass, frame by frame."""
        while seconds > 0:
            self.program.update(FRAME)
            self.program.draw(self.surface)
            seconds -= FRAME

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.program.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
            self.program.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=mod))

    def type(self, text: str) -> None:
        """Type letters, as the system's text input hands them over."""
        for letter in text:
            self.program.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def point(self, spot: tuple[int, int]) -> None:
        """Move the pointer."""
        self.program.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )

    def click_at(self, spot: tuple[int, int]) -> None:
        """Click somewhere."""
        self.point(spot)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.program.handle(pygame.event.Event(kind, pos=spot, button=1, touch=False))

    def click(self, name: str) -> None:
        """Click in the middle of a widget, scrolled into view."""
        found = self.widget(name, Widget)
        pane = self.menu.page.pane_of(found)
        if pane:
            pane.show(found)
        self.click_at(found.rect.center)

    def tab_to(self, name: str) -> None:
        """Press Tab until something has the focus."""
        for _ in range(len(self.names) + 1):
            if self.focus == name:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {name}; there are {self.names}")

    def keep(self, table: TableMatch, name: str) -> None:
        """Put a match into the library."""
        self.program.library.save(name, table.saved())
        assert self.program.library.flush()


def table_of(
    seats: int = 2, decisions: int | None = 4, seed: int = 5, levels: Sequence[str | None] = (None, "squire")
) -> TableMatch:
    """A match of quick computer players, to its end or so many decisions far, under other names."""
    match = Match(GAMES[GAME].rules, seats, seed)
    player = make_player("greedy", match.rules)
    while not match.over and (decisions is None or len(match.decisions) < decisions):
        seat = match.state.to_move
        match.play(player.choose(match.state.determinize(seat, Rng(len(match.decisions))), seat).action)
    chairs = (Chair(NAMES[seat], seat, levels[seat % len(levels)]) for seat in range(seats))
    return TableMatch(match, tuple(chairs))
