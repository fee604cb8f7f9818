"""The daily deal in a real window: begun, left and resumed with the mouse, whatever game today has."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.scene import MatchScene
from tests.display.real_window import opened, screen
from tests.display.test_menus_window import SIZE, click, twin

pytestmark = pytest.mark.display


def test_todays_deal_is_begun_left_and_resumed(tmp_path: Path) -> None:
    """It is on the disk before a card is seen, and there is one try, however often it is opened."""
    pilot = twin(tmp_path / "twin")
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home) as window:
        click(window, pilot, "daily")
        click(window, pilot, "main")
        window.until(lambda sight: sight.pieces and sight.my_turn)
        tries = list((home / "matches" / "daily").glob("*.save"))
        window.press("Escape")
        pilot.wait(1.0)
        table = pilot.top
        assert isinstance(table, MatchScene)
        table.kind.acts["menu"]()
        pilot.wait()
        click(window, pilot, "leave")
        pilot.wait(0.5)
        assert pilot.shown == "DailyScene"
        click(window, pilot, "main")
        assert isinstance(pilot.top, MatchScene)
        assert window.close() == 0

    assert len(tries) == 1
    assert list((home / "matches" / "daily").glob("*.save")) == tries
