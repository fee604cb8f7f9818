"""From a report of a running match a developer gets the position back, in the real scene."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.contract import Rules
from game.engine.rng import Rng
from saves.crash.report_match import match_parts
from tests.faults.reproduce import main, table_of
from tests.saves.test_report_match import EVERY_GAME, kept, running
from tests.screens.pilots.match_pilot import STEP
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.scripted import PromptWorker


@EVERY_GAME
def test_a_position_is_played_on_in_the_real_scene(rules: Rules, tmp_path: Path) -> None:
    """The person sees what they saw, and decisions go on from there."""
    match = running(rules)
    files = match_parts(kept(tmp_path, match, 1), Rng(1)).files
    (tmp_path / "position.json").write_bytes(files["position.json"])
    table = table_of(tmp_path)
    seen = table.match.state.view(0)
    pilot = MenuPilot(tmp_path / "matches")
    pilot.program.ai.use(PromptWorker().as_worker())
    pilot.program.open_match(table)
    pilot.program.update(STEP)
    pilot.program.draw(pilot.surface)
    before = len(table.match.decisions)
    table.match.play(table.match.state.legal_actions()[0])
    pilot.program.close()

    assert seen == match.state.view(0)
    assert len(table.match.decisions) == before + 1


@pytest.mark.parametrize("data", [None, b"", b"{}", b'{"game":"chess","revision":1,"seats":2}'])
def test_what_is_no_position_is_said(
    data: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A report of the title has none."""
    if data is not None:
        (tmp_path / "position.json").write_bytes(data)

    assert main(tmp_path) == 1
    assert str(tmp_path) in capsys.readouterr().err
