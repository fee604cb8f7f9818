"""Young Champions in a window: whole matches by single clicks, by keys, and a card that doesn't fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.trace import Sight, Spot
from tests.display.real_window import RealWindow, opened, owed, screen
from tests.whole_matches.deciding import fitting, go_to, ready

pytestmark = pytest.mark.display
SIZE = (1280, 800)
YOUNG = ("dust_collectorz", "--option", "mode=young", "--option", "shares=short")
TWO = (*YOUNG, "--seats", "me,squire", "--seed", "3")
THREE = (*YOUNG, "--seats", "me,squire,squire", "--seed", "4")


def unfit(sight: Sight) -> list[Spot]:
    """The own cards that can't be played now, while others can."""
    hand = [piece for piece in sight.pieces if piece.group == "hand"]
    calm = [piece for piece in hand if "legal" not in piece.marks]
    return calm if sight.my_turn and len(calm) < len(hand) else []


def moved_on(window: RealWindow, before: int) -> None:
    """Wait until something was decided, and the child is to decide again or the match has ended."""
    window.until(lambda sight: sight.decisions > before and ready(sight))


def test_a_match_by_single_clicks(tmp_path: Path) -> None:
    """From the deal to the result: every click does what it shows."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *TWO) as window:
        while not window.until(ready).over:
            before = window.sight.decisions
            window.click(fitting(window.sight)[0])
            moved_on(window, before)

        assert window.sight.decisions > 15


def test_a_match_by_keyboard_alone(tmp_path: Path) -> None:
    """Tab goes to the hand, arrows along it and to the tick, Enter plays."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *THREE) as window:
        while not window.until(ready).over:
            before, goal = window.sight.decisions, fitting(window.sight)[0].name
            go_to(window, goal, SIZE)
            window.press("Return")
            moved_on(window, before)

        assert window.sight.decisions > 20


def test_a_card_that_does_not_fit_is_answered_with_pictures(tmp_path: Path) -> None:
    """The cards that fit call and a sentence says what is wanted; nothing is played."""
    with screen(SIZE) as display, opened(display, tmp_path / "home", *TWO) as window:
        while not unfit(window.until(ready)):
            before = window.sight.decisions
            window.click(fitting(window.sight)[0])
            moved_on(window, before)
        before = window.sight.decisions
        fits = {piece.name for piece in fitting(window.sight)}
        window.click(unfit(window.sight)[0])
        sight = window.until(lambda sight: sight.bubble and owed(sight))

        assert {piece.name for piece in owed(sight)} == fits
        assert sight.decisions == before
