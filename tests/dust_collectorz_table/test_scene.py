"""The match scene at the battle's table: what a click, Enter and a drag do at once, and how one goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.seating import Chair, TableMatch
from tests.screens.pilots.match_pilot import Pilot

SEED = 3  # seat 0 wins the toss


@pytest.fixture
def pilot(tmp_path: Path) -> Pilot:
    """A person who attacks first, against a computer player."""
    match = Match(GAMES["dust_collectorz"].rules, 2, SEED)
    match.play(match.state.read("attack first"))
    pilot = Pilot(tmp_path, None, "squire")
    pilot.sit(tmp_path, TableMatch(match, (Chair("Ann", 0, None), Chair("Ben", 1, "squire"))), None)
    pilot.rest()
    return pilot


def keys(pilot: Pilot, kind: str) -> list[str]:
    """The pieces of a kind, by what their keys begin with."""
    return [
        piece.key for piece in pilot.scene.view.stage.layout if piece.key.startswith(kind) and piece.pickable
    ]


def decisions(pilot: Pilot) -> int:
    """How many decisions have been made since the match was opened."""
    return len(pilot.match.decisions) - 1


def test_a_click_lays_and_a_click_takes_back(pilot: Pilot) -> None:
    """Each at once: nothing stays picked."""
    pilot.click(keys(pilot, "card:0:")[0])
    laid = keys(pilot, "laid:")
    pilot.click(laid[0])

    assert len(laid) == 1
    assert keys(pilot, "laid:") == []
    assert decisions(pilot) == 2


def test_enter_lays_at_once(pilot: Pilot) -> None:
    """As a click does, on the card with the focus."""
    pilot.go_to(keys(pilot, "card:0:")[0])
    pilot.press("enter")

    assert len(keys(pilot, "laid:")) == 1
    assert decisions(pilot) == 1


def test_cards_are_dragged_into_the_clash_and_home(pilot: Pilot) -> None:
    """Onto the place where sets lie, and back to the hand."""
    pilot.drag(keys(pilot, "card:0:")[0], "zone:clash")
    laid = keys(pilot, "laid:")
    pilot.drag(laid[0], "zone:hand")

    assert len(laid) == 1
    assert keys(pilot, "laid:") == []


def test_a_stat_is_picked_and_then_named(pilot: Pilot) -> None:
    """A click picks it, its button does it: that can't be changed back at the table."""
    pilot.click(keys(pilot, "card:0:")[0])
    before = decisions(pilot)
    pilot.click("stat:1")
    picked = pilot.scene.view.deciding.picked if pilot.scene.view.deciding else ()
    after = decisions(pilot)
    pilot.click("action:attack speed")

    assert picked == ("stat:1",)
    assert after == before
    assert pilot.match.decisions[before + 1] == "attack speed"


def test_enter_goes_on_wherever_the_focus_is(pilot: Pilot) -> None:
    """While the table waits, a card with the focus means nothing."""
    pilot.go_to(keys(pilot, "card:0:")[0])
    pilot.press("enter")
    pilot.click_twice("stat:0")
    for _ in range(400):
        if pilot.scene.session.playback.holding:
            break
        pilot.wait(0.1)
    held = pilot.scene.session.playback.holding
    pilot.go_to(keys(pilot, "card:0:")[0])
    pilot.press("enter")
    pilot.wait(0.1)

    assert held
    assert not pilot.scene.session.playback.holding
    assert pilot.scene.parts.bubble.text == ""
