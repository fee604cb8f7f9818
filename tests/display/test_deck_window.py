"""The deck builder in a real window: a deck built by mouse and keys, kept, and there again the next time."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.dust_collectorz.decks.saves import Decks
from game.dust_collectorz.rules.cards.cards import KINDS
from game.screens.match.trace import Spot
from game.screens.title.scene import TitleScene
from game.screens.widgets.widget import Widget
from saves.settings import Settings
from tests.display.real_window import RealWindow, opened, screen
from tests.screens.pilots.menu_pilot import MenuPilot

pytestmark = pytest.mark.display
SIZE = (1280, 800)
COGWICK, TINNOW = KINDS["cogwick"], KINDS["tinnow"]


def twin(folder: Path) -> MenuPilot:
    """The same program without a window, to know where things lie."""
    pilot = MenuPilot(folder, Settings(language="en", motion="none"), SIZE)
    pilot.program.stack.home(TitleScene(pilot.program))
    return pilot


def click(window: RealWindow, pilot: MenuPilot, name: str, button: int = 1) -> None:
    """Click on a widget, in the window and in its twin."""
    rect = pilot.widget(name, Widget).rect
    window.click(Spot(name, *rect.center, *rect.size), button)
    if button == 1:
        pilot.click(name)


def kept(home: Path) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """The decks on disk: name, cards, pins."""
    decks = Decks(home / "matches" / "decks")
    found = [(row.deck.name, row.deck.cards, row.deck.pinned) for row in decks.rows() if row.deck]
    decks.close()
    return found


def test_a_deck_built_by_mouse_is_there_after_the_program(tmp_path: Path) -> None:
    """A new deck, two cards by clicks, one pinned by a right click, kept."""
    home = tmp_path / "home"
    with screen((1600, 1000)) as display, opened(display, home) as window:
        pilot = twin(tmp_path / "twin")
        for name in ("decks", "new", f"box.{COGWICK}", f"box.{TINNOW}"):
            click(window, pilot, name)
        click(window, pilot, "slot.0", button=3)
        click(window, pilot, "save")
        code = window.close()

    assert code == 0
    assert kept(home) == [("New deck", ("cogwick", "tinnow"), ("cogwick",))]


def test_a_deck_built_by_keys_is_kept_when_the_window_closes(tmp_path: Path) -> None:
    """From the title without a mouse: the first card twice, then the window goes."""
    home = tmp_path / "home"
    with screen((1600, 1000)) as display, opened(display, home) as window:
        pilot = twin(tmp_path / "twin")
        while pilot.focus != "decks":
            pilot.press(pygame.K_TAB)
            window.press("Tab")
        window.press("Return")
        for key in ("Up", "Up", "Up", "Return"):  # to a new one
            window.press(key)
        for key in ("Return", "Return"):
            window.press(key)
        code = window.close()

    assert code == 0
    assert kept(home) == [("New deck", ("cogwick", "cogwick"), ())]
