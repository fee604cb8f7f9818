"""The line about a computer player's strength: only what was measured, for this game and so many seats."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ai.strength.strength import Measured
from game.screens.new_game.draft import Draft, draft_for
from game.screens.new_game.scene import NewGameScene
from game.screens.new_game.strengths import strength_line
from game.screens.widgets.choice import Choice
from game.screens.widgets.widget import Picture, Widget
from game.texts.texts import Voice
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot

ENGLISH = Voice("en", strict=True)


def measured(player: str, rival: str, share: float, **facts: object) -> Measured:
    """Something that was measured, in a duel of Splendor unless said otherwise."""
    known = {"game": "splendor_marvel", "seats": 2, "mode": "", "games": 100, "seconds": 0.1} | facts
    row = {"player": player, "rival": rival, "share": share, "low": 0.0, "high": 1.0} | known
    return msgspec.convert(row, Measured)


@pytest.fixture(autouse=True)
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Know a few strengths."""
    known = (
        measured("squire", "child", 0.52),
        measured("captain", "knight", 0.724),
        measured("captain", "squire", 0.9),
        measured("captain", "knight", 0.6, seats=3),
        measured("captain", "knight", 0.8, game="dust_collectorz"),
        measured("captain", "knight", 0.7, game="dust_collectorz", seats=4, mode="team", together=2),
    )
    monkeypatch.setattr("ai.strength.strength.strengths", lambda: known)


def prepared(game: str = "splendor_marvel", seats: int = 2, **options: str) -> Draft:
    """A match being prepared."""
    draft = draft_for(game, Settings(), ENGLISH)
    draft.set_seats(seats)
    draft.options.update(options)
    return draft


def test_a_level_is_compared_with_the_one_below() -> None:
    """In whole percent, and against whom."""
    line = strength_line(prepared(), "captain", ENGLISH)

    assert line == "Wins 72% against Rowan"


def test_among_several_one_is_told_what_equals_would_win() -> None:
    """At three seats a third would be as good as the others."""
    line = strength_line(prepared(seats=3), "captain", ENGLISH)

    assert line == "Wins 60% against two Rowans (33% would be even)"


def test_the_lowest_is_compared_with_a_beginner() -> None:
    """Nobody plays below the squire but the rule for children."""
    line = strength_line(prepared(), "squire", ENGLISH)

    assert line == "Wins 52% against a complete beginner"


@pytest.mark.parametrize(("seats", "level"), [(2, "legend"), (4, "captain"), (2, None)])
def test_what_was_not_measured_is_not_told(seats: int, level: str | None) -> None:
    """Neither for other seats nor other levels, and nothing about people."""
    assert strength_line(prepared(seats=seats), level, ENGLISH) == ""


@pytest.mark.parametrize(
    ("seats", "mode", "share"),
    [(2, "champions", "80%"), (2, "young", ""), (4, "team", "70%"), (4, "young", "")],
)
def test_each_way_to_play_has_its_own_strength(seats: int, mode: str, share: str) -> None:
    """What was measured without a name is about the usual way only."""
    line = strength_line(prepared("dust_collectorz", seats, mode=mode), "captain", ENGLISH)

    assert share in line
    assert bool(line) == bool(share)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 640)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_seat_has_room_for_what_was_measured(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    """The line lies below everything else of its seat, and above what follows."""
    pilot = MenuPilot(tmp_path, Settings(language=language), size)
    pilot.program.stack.push(NewGameScene(pilot.program))
    line = pilot.widget("strength.1", Picture).rect

    assert pilot.menu.page.named("strength.0") is None
    assert line.top >= pilot.widget("level.1", Choice).rect.bottom
    assert line.bottom <= pilot.widget("option.start", Choice).rect.top
    assert line.left >= pilot.widget("look.1", Widget).rect.right
