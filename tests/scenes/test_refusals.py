"""What a person is told who reaches for something that can't be had now: true, by name, and never nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.settings import Settings
from tests.scenes.match_pilot import STEP, Pilot

NAMES = ("Ann", "Vega", "Vega 2", "Vega 3")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_refusal_names_whom_the_status_names(tmp_path: Path, language: str) -> None:
    """Through the turns of three computer players a bubble that names somebody names the right one."""
    settings = Settings(motion="none", speed=4.0, language=language)
    pilot = Pilot(tmp_path, None, *["captain"] * 3, names=NAMES, settings=settings)
    pilot.rest()
    pilot.do_by_mouse(pilot.wish())
    named = set()
    for _ in range(600):
        if pilot.scene.deciding:
            break
        if not pilot.scene.bubble.text:
            pilot.click_at(pilot.spot("stock:mind"))
        pilot.worker.silent = not pilot.worker.silent
        pilot.wait(STEP)
        told, status = pilot.scene.bubble.text, pilot.scene.desk.status
        if told and not pilot.scene.playing.busy and pilot.scene.playing.to_move:
            name = NAMES[pilot.scene.playing.to_move]
            named.add(name)
            assert told == pilot.program.words("match-not_now", name=name)
            assert status.startswith((f"{name} ", f"{name}:"))

    assert len(named) > 1
    assert pilot.scene.deciding is not None and not pilot.scene.bubble.text
