"""A controller before a real window: from the title to a result and back, names of buttons, pulled out."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pygame
import pytest

from game.screens.match.trace import Sight
from game.screens.pads.hands import field_of
from game.screens.requests import OpenTyping
from game.screens.widgets.text_line import TextLine
from saves.matches.header import Player
from saves.matches.library import Library
from saves.settings import NewGame
from tests.display.by_keys import SIZE, KeyboardOnly
from tests.display.pad_window import PadRealWindow
from tests.display.real_window import named, owed, screen
from tests.whole_matches.deciding import decide_by_keys, decide_by_mouse, ready

pytestmark = pytest.mark.display
NEW = ("splendor_marvel", "--seats", "me,squire", "--seed", "3")
ROUNDS = 5
COMES = 8.0  # seconds in which a scene has come, or the program has ended, on a busy machine too
DIGITS = "1234567890"  # the row of the keyboard on the screen


class ControllerOnly(KeyboardOnly):
    """A person who holds a controller: RB is Tab, A is Enter, and letters stand on the screen."""

    window: PadRealWindow

    def move(self, button: str, key: int) -> None:
        """Push a button of the directions in both."""
        self.window.push(button)
        self.twin.press(key)

    def type_digit(self, name: str, digit: str) -> None:
        """Type into a field with the keyboard on the screen, and close that."""
        self.tab_to(name)
        found = field_of(self.twin.top)
        assert found
        self.window.press("Return")
        self.twin.program.open(OpenTyping(found))
        for _ in range(DIGITS.index(digit)):
            self.move("right", pygame.K_RIGHT)
        assert self.twin.focus == f"type.{digit}"
        self.press(pygame.K_RETURN)
        self.window.push("menu")
        self.twin.press(pygame.K_ESCAPE)
        assert self.twin.widget(name, TextLine).text == digit

    def begin(self, game: str, seed: int) -> None:
        """Choose a game on the title and a seed, and play."""
        self.window.plug()
        self.tab_to(f"box.{game}")
        self.press(pygame.K_RETURN)
        self.tab_to("advanced")
        self.press(pygame.K_RETURN)
        self.type_digit("seed", str(seed))
        self.tab_to("play")
        self.window.press("Return")


@contextmanager
def plugged(folder: Path, *words: str, **settings: object) -> Iterator[PadRealWindow]:
    """Start the program on a screen of its own, with a person before it who may plug controllers in."""
    with screen(SIZE) as display:
        window = PadRealWindow(display, folder / "home", *words, **settings)
        try:
            yield window
        finally:
            window.end()


def leave(window: PadRealWindow) -> int:
    """Go from the end of a match to the title, and quit there; return the program's exit code.

    At the result, "Quit to menu" is the last button on the right. The result comes by itself, and nothing
    tells when: a round that is too early does no harm.
    """
    for _ in range(ROUNDS):
        time.sleep(COMES)
        window.push(*["right"] * 10)
        window.press("Return")
        time.sleep(COMES)
        window.push("b")  # at the title, that leads to "Quit"
        window.press("Return")
        with suppress(subprocess.TimeoutExpired):
            return window.process.wait(COMES)
    raise AssertionError("it never ends")


def hint_key(sight: Sight) -> str:
    """What the tool for hints says in brackets: the key or the button."""
    return named(sight, "hint").hint.rpartition("(")[2].rstrip(")")


def test_a_whole_match_and_back_by_controller_alone(tmp_path: Path) -> None:
    """Box, seed, play, every decision, the result, the title, quit; the pointer never moves."""
    players = (Player("Ann", 0), Player("Pip", 1, "computer", 1))
    chosen = {"new_games": {"splendor_marvel": msgspec.to_builtins(NewGame(players, {}))}}
    with plugged(tmp_path, **chosen) as window:
        person = ControllerOnly(window, tmp_path / "twin", chosen)
        person.begin("splendor_marvel", seed=3)
        while not window.until(ready).over:
            decide_by_keys(window, SIZE, numbered=False)
        code = leave(window)

        assert (code, person.moved) == (0, False)
    (row,) = Library(tmp_path / "home" / "matches").rows()
    assert row.header and row.header.over and row.header.seats == 2


@pytest.mark.parametrize(
    ("language", "maker", "button", "key"),
    [
        ("en", "xbox", "Y", "H"),
        ("de", "playstation", "Dreieck", "H"),
        ("fr", "playstation", "Triangle", "H"),
        ("fr", "deck", "Y", "H"),
    ],
)
def test_hints_name_the_buttons_while_a_controller_is_used(
    tmp_path: Path, language: str, maker: str, button: str, key: str
) -> None:
    """From the first press on; a key on the keyboard brings the keys' names back."""
    with plugged(tmp_path, *NEW, language=language) as window:
        assert hint_key(window.until(ready)) == key
        window.plug("Pad", maker)
        window.press("Tab")
        window.until(lambda sight: hint_key(sight) == button)
        window._tool("key", "Tab")
        window.until(lambda sight: hint_key(sight) == key)

        assert window.close() == 0


def test_a_controller_pulled_out_in_a_drag_leaves_the_drag_alone(tmp_path: Path) -> None:
    """The mouse still holds the piece, a direction that was held is let go, and play goes on."""
    with plugged(tmp_path, *NEW) as window:
        window.until(ready)
        window.plug()
        window.press("h")
        goal = next(spot for spot in owed(window.until(owed)) if spot.onto)
        window.order("down", "right")
        here, there = (goal.bare or (goal.x, goal.y)), goal.onto
        assert there
        middle = ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2)
        for step in (here, "mousedown", middle, "unplug", there, "mouseup"):
            if step == "unplug":
                window.order("unplug")
            elif isinstance(step, str):
                window._tool(step, "1")
            else:
                window._tool("mousemove", "--window", window.window, str(step[0]), str(step[1]))
        assert window.until(lambda sight: sight.picked).picked == (goal.name,)
        decide_by_mouse(window)
        decisions = window.until(ready).decisions

        assert decisions > 0 and window.close() == 0
