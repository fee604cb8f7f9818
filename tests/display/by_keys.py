"""From the title into a match and from its result into the next, with keys alone: the pointer never moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame

from game.engine.options import Value
from game.screens.title.scene import TitleScene
from saves.matches.header import Player
from saves.settings import NewGame, Settings
from tests.display.real_window import QUICK, RealWindow, opened, screen
from tests.screens.pilots.menu_pilot import MenuPilot

SIZE: Final = (1280, 800)
X_NAMES: Final = {pygame.K_TAB: "Tab", pygame.K_RETURN: "Return"}


class KeyboardOnly:
    """A person without a mouse before the window, and before its twin without a window, to know the focus."""

    def __init__(self, window: RealWindow, folder: Path, settings: dict[str, Any]) -> None:
        """Begin at the title, which both show."""
        self.window = window
        self.twin = MenuPilot(folder, msgspec.convert({**QUICK, **settings}, Settings), SIZE)
        self.twin.program.stack.home(TitleScene(self.twin.program))
        self.pointer = self.window.pointer()

    def press(self, key: int) -> None:
        """Press a key in both."""
        self.window.press(X_NAMES[key])
        self.twin.press(key)

    def tab_to(self, name: str) -> None:
        """Press Tab until something has the focus."""
        for _ in self.twin.names:
            if self.twin.focus == name:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches {name}")

    def begin(self, game: str, seed: int) -> None:
        """Choose a game on the title and a seed, and play."""
        self.tab_to(f"box.{game}")
        self.press(pygame.K_RETURN)
        self.tab_to("advanced")
        self.press(pygame.K_RETURN)
        self.tab_to("seed")
        for digit in str(seed):
            self.window.press(digit)
            self.twin.type(digit)
        self.tab_to("play")
        self.window.press("Return")

    def play_again(self) -> None:
        """Go on to the result, and from there into the next match: the first of the ways, won or lost."""
        self.window.until(lambda sight: any(button.name == "result" for button in sight.buttons))
        self.window.press("1")
        self.window.press("1")
        self.window.until(lambda sight: not sight.over)

    @property
    def moved(self) -> bool:
        """Whether the pointer was ever anywhere else."""
        return self.window.pointer() != self.pointer


@contextmanager
def at_the_keyboard(
    folder: Path,
    game: str,
    seed: int,
    rivals: int,
    options: dict[str, Value] | None = None,
    **settings: object,
) -> Iterator[KeyboardOnly]:
    """Open the title, and begin a match of `game` against as many of the weakest as the last time."""
    players = (Player("Ann", 0), *(Player(f"Pip {at}", at, "computer", 1) for at in range(1, rivals + 1)))
    chosen = {**settings, "new_games": {game: msgspec.to_builtins(NewGame(players, options or {}))}}
    with screen(SIZE) as display, opened(display, folder / "home", **chosen) as window:
        person = KeyboardOnly(window, folder / "twin", chosen)
        person.begin(game, seed)
        yield person
