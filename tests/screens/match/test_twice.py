"""A press that only repeats the one that has decided something counts for nothing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pygame
import pytest

from game.screens.match.actions.twice import SECONDS, Twice

SPOT = (100, 100)


def press(spot: tuple[int, int] = SPOT) -> pygame.event.Event:
    """A press of the mouse."""
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=spot)


@pytest.fixture
def twice() -> Twice:
    """One that has just heard a press which has decided something."""
    picking = SimpleNamespace(made=0)
    made = Twice(cast("Any", picking))
    assert not made.repeats(press())
    picking.made = 1
    return made


def test_the_second_press_of_a_double_click_is_ignored(twice: Twice) -> None:
    """At the same spot, at once."""
    assert twice.repeats(press())


def test_a_press_elsewhere_or_later_counts(twice: Twice) -> None:
    """It is meant."""
    assert not twice.repeats(press((200, 100)))


def test_a_press_after_a_while_counts(twice: Twice) -> None:
    """It is meant, too."""
    twice.update(SECONDS)
    assert not twice.repeats(press())


def test_a_press_after_something_else_was_on_the_screen_counts(twice: Twice) -> None:
    """Behind a curtain no time passes for the match: the next person's press may be at the same spot."""
    twice.forget()
    assert not twice.repeats(press())
