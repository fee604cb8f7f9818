"""Seventh Hero in a real window: whole matches by mouse and by keyboard, and an ability at the wrong time."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.trace import Sight, Spot
from tests.display.by_keys import at_the_keyboard
from tests.display.real_window import opened, screen
from tests.whole_matches.deciding import decide_by_keys, decide_by_mouse, ready

pytestmark = pytest.mark.display
SIZE = (1280, 800)
FEW = ("seventh_hero", "--seats", "me,squire,squire", "--seed", "3")


def test_a_match_of_three_by_mouse_alone(tmp_path: Path) -> None:
    """From the deal to the result with nothing but clicks."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *FEW) as window:
        while not window.until(ready).over:
            decide_by_mouse(window)

        assert window.sight.decisions > 30


def test_a_match_of_five_by_keyboard_alone(tmp_path: Path) -> None:
    """With four rivals, asked for every reaction, from the title into the next match: nothing but keys."""
    with at_the_keyboard(tmp_path, "seventh_hero", seed=4, rivals=4, reactions="always") as person:
        while not person.window.until(ready).over:
            decide_by_keys(person.window, SIZE)
        decisions = person.window.sight.decisions
        person.play_again()

        assert decisions > 50 and not person.moved


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
