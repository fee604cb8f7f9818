"""Dust Collectorz in a real window: duels by mouse and by keyboard, a card taken back, the list of a deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.trace import Sight, Spot
from tests.display.by_keys import at_the_keyboard
from tests.display.real_window import named, opened, screen
from tests.whole_matches.deciding import decide_by_keys, decide_by_mouse, ready

pytestmark = pytest.mark.display
SIZE = (1280, 800)
DUEL = ("dust_collectorz", "--seats", "me,squire", "--seed", "3")
TEAMS = ("dust_collectorz", "--option", "mode=team", "--seats", "me,squire,squire,squire", "--seed", "3")


def test_a_duel_by_mouse_alone(tmp_path: Path) -> None:
    """From the toss to the result with nothing but clicks."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *DUEL) as window:
        while not window.until(ready).over:
            decide_by_mouse(window)

        assert window.sight.decisions > 60


def test_a_duel_by_keyboard_alone(tmp_path: Path) -> None:
    """From the title to the result and into the next match with nothing but keys."""
    with at_the_keyboard(tmp_path, "dust_collectorz", seed=3, rivals=1) as person:
        while not person.window.until(ready).over:
            decide_by_keys(person.window, SIZE)
        decisions = person.window.sight.decisions
        person.play_again()

        assert decisions > 60 and not person.moved


def test_a_battle_of_teams_by_mouse_alone(tmp_path: Path) -> None:
    """Two against two, with nothing but clicks."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *TEAMS) as window:
        while not window.until(ready).over:
            decide_by_mouse(window)

        assert window.sight.decisions > 60


def test_a_battle_of_teams_by_keyboard_alone(tmp_path: Path) -> None:
    """From the title to the result and into the next match with nothing but keys."""
    with at_the_keyboard(tmp_path, "dust_collectorz", seed=3, rivals=3, options={"mode": "team"}) as person:
        while not person.window.until(ready).over:
            decide_by_keys(person.window, SIZE)
        decisions = person.window.sight.decisions
        person.play_again()

        assert decisions > 60 and not person.moved


def laid(sight: Sight) -> list[Spot]:
    """The cards of the set that is being laid."""
    return [piece for piece in sight.pieces if piece.name.startswith("laid:")]


def test_a_click_lays_a_card_and_another_takes_it_back(tmp_path: Path) -> None:
    """At once, without a button; its stats are offered in between."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *DUEL) as window:
        window.until(ready)
        if any(button.text == "Attack first" for button in window.sight.buttons):
            window.click(next(one for one in window.sight.buttons if one.text == "Attack first"))
        sight = window.until(lambda sight: any("legal" in piece.marks for piece in sight.pieces))
        window.click(next(piece for piece in sight.pieces if "legal" in piece.marks))
        window.until(laid)
        stats = [piece.name for piece in window.sight.pieces if piece.name.startswith("stat:")]
        window.click(laid(window.sight)[0])
        window.until(lambda sight: not laid(sight))

        assert stats == ["stat:0", "stat:1", "stat:2", "stat:3"]


def test_the_list_of_a_rivals_deck_is_called_up(tmp_path: Path) -> None:
    """With a click, and put away with Escape."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *DUEL) as window:
        window.until(ready)
        window.click(named(window.sight, "toggle:lists:1"))
        window.until(lambda sight: named(sight, "toggle:lists:1").width > SIZE[0] / 2)
        window.press("Escape")
        sight = window.until(lambda sight: named(sight, "toggle:lists:1").width < SIZE[0] / 2)

        assert sight.picked == ()
