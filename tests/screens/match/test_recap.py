"""Since your turn: what the others did is shown once more, faster, from one's own view."""

from __future__ import annotations

from pathlib import Path

from game.screens.match.table.step_player import AGAIN, STAGED
from saves.settings import Settings
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.session_pilot import BLIND, TAKE, alone, first_to_move, playing, read, show

SQUIRE = "squire"
THEIRS = "take mind soul reality"


def levels(seats: int) -> list[str | None]:
    """The person begins."""
    begins = first_to_move(seats)
    return [None if seat == begins else SQUIRE for seat in range(seats)]


def test_it_begins_after_ones_own_last_decision_and_ends_now() -> None:
    """Every step of the others is shown again; the match is untouched."""
    played = playing(*levels(2), decisions=[TAKE, BLIND])
    show(played)
    before = played.match.decisions
    played.recap()

    assert played.playback.busy and played.playback.again and not played.my_turn
    assert played.playback.shown.pack() == played.match.at(1).pack()
    assert not any(step.pause or step.reaction for step in played.playback.steps)
    show(played)
    assert played.playback.shown.pack() == played.match.state.pack()
    assert played.match.decisions == before and played.my_turn


def test_there_is_nothing_to_show_before_others_have_moved() -> None:
    """Nor while something is still being shown."""
    played = alone()
    show(played)
    assert not played.can_recap
    played.play(read(played, TAKE))
    assert not played.can_recap


def test_a_decision_in_the_middle_of_it_ends_it() -> None:
    """What comes then goes at its usual speed."""
    played = playing(*levels(2), decisions=[TAKE, BLIND])
    show(played)
    played.recap()
    played.playback.skip_steps()
    played.update(0.1, still=True)
    played.play(read(played, THEIRS))

    assert not played.playback.again


def sat_down(folder: Path, motion: str) -> Pilot:
    """Sit before a table at which the other has answered."""
    settings = Settings(motion=motion, speed=1.0, language="en", help="outcomes")  # type: ignore[arg-type]
    pilot = Pilot(folder, *levels(2), decisions=[TAKE, BLIND], settings=settings)
    pilot.rest()
    return pilot


def test_r_and_the_button_do_it(tmp_path: Path) -> None:
    """The tool says that it can be done; any key ends it at once."""
    pilot = sat_down(tmp_path, "full")
    assert "recap" in pilot.buttons
    pilot.press("r")
    assert pilot.scene.session.playback.again
    for _ in range(60):  # the pieces fly back first
        if pilot.scene.view.stage.pace.speed != 1.0:
            break
        pilot.wait(0.05)
    assert pilot.scene.view.stage.pace.speed == AGAIN
    pilot.press("left")
    assert not pilot.scene.session.playback.busy and pilot.scene.view.deciding


def test_without_motion_every_deed_can_be_followed(tmp_path: Path) -> None:
    """It stands in the middle for a moment."""
    pilot = sat_down(tmp_path, "none")
    pilot.press("r")
    pilot.wait(0.1)
    staged = pilot.scene.parts.step_player.staged
    assert staged is not None and "reserves" in staged.text
    pilot.wait(STAGED / AGAIN + 0.2)

    assert pilot.scene.parts.step_player.staged is None and pilot.scene.view.deciding
