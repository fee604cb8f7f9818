"""Challenges in a real window: found from the title, dealt with the mouse, and kept as any match is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.match.scene import MatchScene
from saves.challenges.proof import challenge_of
from tests.display.real_window import opened, screen
from tests.display.test_menus_window import SIZE, click, twin

pytestmark = pytest.mark.display


def test_a_challenge_is_dealt_from_the_page(tmp_path: Path) -> None:
    """Its match is the challenge's, and the window closes with it saved."""
    pilot = twin(tmp_path / "twin")
    home = tmp_path / "home"
    with screen(SIZE) as display, opened(display, home) as window:
        click(window, pilot, "challenges")
        click(window, pilot, "play.first_steps")
        window.until(lambda sight: sight.pieces and sight.my_turn)
        pilot.wait(0.5)
        scene = pilot.top
        assert isinstance(scene, MatchScene)
        dealt = scene.session.table
        assert window.close() == 0

    found = challenge_of(dealt.match, dealt.saved().players)
    assert found is not None
    assert found.id == "first_steps"
