"""Custom Heroes in a real window: two seats by mouse, six by keyboard, number keys and sheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.display.by_keys import at_the_keyboard
from tests.display.real_window import named, opened, screen
from tests.whole_matches.deciding import decide_by_keys, decide_by_mouse, ready, waits

pytestmark = pytest.mark.display
SIZE = (1280, 800)
WIDE = 600  # pixels: a sheet is wider, the sign that calls it up is not
SHORT = ("--option", "goal=5")


def seats(rivals: int) -> tuple[str, ...]:
    """The words for one person against so many of the weakest computer players."""
    return ("custom_heroes", "--seats", ",".join(["me", *["squire"] * rivals]), "--seed", "3")


def test_a_match_of_two_by_mouse_alone(tmp_path: Path) -> None:
    """From the deal through the ends of rounds to the result with nothing but clicks."""
    rounds = 0
    with screen(SIZE) as display, opened(display, tmp_path / "home", *seats(1), *SHORT) as window:
        while not window.until(ready).over:
            rounds += waits(window.sight)
            decide_by_mouse(window)

        assert window.sight.decisions > 20
    assert rounds > 0


def test_a_match_of_six_by_keyboard_alone(tmp_path: Path) -> None:
    """With five rivals, from the title to the result and into the next match: nothing but keys."""
    with at_the_keyboard(tmp_path, "custom_heroes", seed=3, rivals=5, options={"goal": 5}) as person:
        while not person.window.until(ready).over:
            decide_by_keys(person.window, SIZE, numbered=False)
        decisions = person.window.sight.decisions
        person.play_again()

        assert decisions > 60 and not person.moved


def test_a_number_picks_a_set_and_a_wrong_click_shows_why_not(tmp_path: Path) -> None:
    """The plate of a value picks its largest set; with a card of another value it is told why not."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *seats(1)) as window:
        window.until(ready)
        plate = next(piece for piece in window.sight.pieces if piece.name.startswith("cycle:"))
        window.press(plate.name[-1])
        by_key = window.until(lambda sight: sight.picked).picked
        for _ in by_key:
            left = len(window.sight.picked)
            window.press("Escape")
            window.until(lambda sight, left=left: len(sight.picked) < left)  # type: ignore[misc]
        window.click(plate)
        by_click = window.until(lambda sight: sight.picked).picked
        wrong = [one for one in window.sight.pieces if one.name.startswith("card:") and "dim" in one.marks]
        window.click(wrong[-1])
        window.until(lambda sight: len(sight.picked) > len(by_click))
        status = window.sight.status
        window.press("Escape")
        window.until(lambda sight: sight.picked == by_click)

    assert by_key == by_click
    assert "value" in status


def test_sheets_are_called_up_and_put_away(tmp_path: Path) -> None:
    """The deck and the rewards, by click; Escape takes them away again, and nothing below was picked."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *seats(3)) as window:
        window.until(ready)
        for name in ("toggle:deck", "toggle:rewards"):
            window.click(named(window.sight, name))
            window.until(lambda sight, name=name: named(sight, name).width > WIDE)  # type: ignore[misc]
            window.press("Escape")
            window.until(lambda sight, name=name: named(sight, name).width < WIDE)  # type: ignore[misc]

        assert window.sight.picked == ()
