"""Seventh Hero in a real window: whole matches by mouse and by keyboard, and an ability at the wrong time."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.match_trace import Sight, Spot
from tests.display.deciding import decide_by_keys, decide_by_mouse, ready
from tests.display.real_window import opened, screen

pytestmark = pytest.mark.display
SIZE = (1280, 800)
FEW = ("seventh_hero", "--seats", "me,squire,squire", "--seed", "3")
MANY = ("seventh_hero", "--seats", "me,squire,squire,squire,squire", "--seed", "4")


def test_a_match_of_three_by_mouse_alone(tmp_path: Path) -> None:
    """From the deal to the result with nothing but clicks."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *FEW) as window:
        while not window.until(ready).over:
            decide_by_mouse(window)

        assert window.sight.decisions > 30


def test_a_match_of_five_by_keyboard_alone(tmp_path: Path) -> None:
    """The same with four rivals, asked for every reaction, and nothing but keys."""
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home, *MANY, reactions="always") as window:
        while not window.until(ready).over:
            decide_by_keys(window, SIZE)

        assert window.sight.decisions > 50


def idle(sight: Sight) -> list[Spot]:
    """The own heroes that can't help now."""
    own = [piece for piece in sight.pieces if piece.name.startswith("hero:0:")]
    return [hero for hero in own if not {"legal", "owed"} & set(hero.marks)]


def test_a_hero_used_at_the_wrong_time_says_why_not(tmp_path: Path) -> None:
    """A click on an own hero that can't help now is answered with the reason; nothing is picked."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *FEW) as window:
        window.until(lambda sight: ready(sight) and idle(sight))
        window.click(idle(window.sight)[0])
        sight = window.until(lambda sight: sight.bubble)

        assert sight.bubble.endswith(".")
        assert sight.picked == ()
