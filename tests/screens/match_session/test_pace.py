"""The pace of computer players: never within a blink, longer in doubt, and never a drag."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.ai_controller import Verdict
from game.screens.match.session.ai_seats import DOUBTFUL, LEAST
from game.screens.match.session.playback import PACE, PACES
from game.screens.match.session.session import Customs, MatchSession
from game.screens.seating import Chair, TableMatch
from game.table.contract import AutoPass
from saves.settings import Settings
from tests.screens.pilots.match_pilot import Pilot
from tests.screens.pilots.scripted import ScriptedController

FRAME = 1 / 60
LONGEST = 1.5  # seconds at the usual pace


class Doubter(ScriptedController):
    """Answers at once, and is in as much doubt as it is told."""

    doubt = 0.0

    def answer(self, ticket: int) -> None:
        """Answer with the first legal action."""
        match, _ = self.asked[ticket]
        self.news.append(Verdict(ticket, match.state.legal_actions()[0], doubt=self.doubt))


def alone(doubt: float, auto_pass: Callable[..., AutoPass | None] | None = None) -> MatchSession:
    """A computer player begins against a person, on a table where all has been shown."""
    match = Match(GAMES["splendor_marvel"].rules, 2, 3)
    chairs = [Chair("Ann", 0), Chair("Ben", 1)]
    chairs[match.state.to_move] = Chair("Pip", 2, "squire")
    controller = Doubter()
    controller.doubt = doubt
    played = MatchSession(TableMatch(match, tuple(chairs)), controller, "", Customs(auto_pass=auto_pass))
    while played.playback.next_step():
        pass
    return played


def waited(played: MatchSession, decisions: int = 1) -> float:
    """Let frames pass on a still table until so many decisions are made; tell how many seconds it took."""
    frames = 0
    while len(played.match.decisions) < decisions:
        played.update(FRAME, still=True)
        frames += 1
        assert frames * FRAME < 10
    return frames * FRAME


def test_nobody_answers_within_a_blink() -> None:
    """Even what is beyond doubt takes at least the pace at which people follow."""
    assert waited(alone(0.0)) >= PACE


def test_doubt_takes_time() -> None:
    """The nearer the best two look, the longer somebody hesitates."""
    seconds = [waited(alone(doubt)) for doubt in (0.0, 0.5, 1.0)]

    assert seconds == sorted(seconds)
    assert seconds[2] > seconds[0] + 0.6


def test_nobody_drags() -> None:
    """In the greatest doubt a decision comes within a second and a half of stillness, at the usual pace."""
    assert waited(alone(1.0)) <= LONGEST


@pytest.mark.parametrize("pace", ["brisk", "calm", "slow"])
def test_the_pace_stretches_the_hesitation_too(pace: str) -> None:
    """All of it is told in paces, from half the usual to twice."""
    played = alone(1.0)
    played.playback.pace = PACES[pace]

    assert waited(played) == pytest.approx((0.5 + LEAST + DOUBTFUL) * PACES[pace], abs=2 * FRAME)


def test_who_hurries_does_not_wait() -> None:
    """Told to move now, the one in doubt moves in the next frame."""
    played = alone(1.0)
    played.update(FRAME, still=True)
    played.hurry()
    played.update(FRAME, still=True)

    assert len(played.match.decisions) == 1


def test_what_may_be_let_pass_is_done_without_hesitation() -> None:
    """A pause there would tell everybody that something is hidden; one waits only for the pace."""
    played = alone(1.0, lambda _, actions: AutoPass(actions[0], matters=True, open=False))

    assert waited(played) == pytest.approx(PACE, abs=2 * FRAME)


def test_a_turn_that_goes_on_is_not_thought_over_again() -> None:
    """The second decision of one turn follows at the pace alone."""
    match = Match(GAMES["custom_heroes"].rules, 2, 1)
    chairs = tuple(Chair(name, seat, "squire") for seat, name in enumerate(("Pip", "Pip 2")))
    controller = Doubter()
    controller.doubt = 1.0
    played = MatchSession(TableMatch(match, chairs), controller)
    times: dict[bool, list[float]] = {True: [], False: []}  # by whether the same seat had moved before
    for number in range(1, 40):
        before = match.movers[-1] if match.movers else -1
        mover, forced = match.state.to_move, len(match.state.legal_actions()) == 1
        while played.playback.next_step():
            pass
        seconds = waited(played, number)
        if not forced:
            times[before == mover].append(seconds)

    assert times[True]
    assert max(times[True]) < min(times[False])


@pytest.mark.parametrize(("pace", "speed"), [("brisk", 1.0), ("slow", 1.0), ("calm", 2.0)])
def test_the_match_plays_at_the_pace_that_is_set(tmp_path: Path, pace: str, speed: float) -> None:
    """The setting counts at once, and the speed of everything hastens it further."""
    pilot = Pilot(tmp_path, None, "squire", settings=Settings(language="en", pace=pace, speed=speed))  # type: ignore[arg-type]

    assert pilot.scene.session.playback.pace == pytest.approx(PACES[pace] / speed)


def hesitating(folder: Path) -> Pilot:
    """A match that a computer player begins: it has an answer, and has not given it yet."""
    levels: list[str | None] = [None, None]
    levels[Match(GAMES["splendor_marvel"].rules, 2, 3).state.to_move] = "squire"
    pilot = Pilot(folder, *levels, settings=Settings(language="en", motion="none", pace="slow"))
    while pilot.scene.session.playback.busy or pilot.scene.session.ai_seats.answer is None:
        pilot.wait(FRAME)
    return pilot


def test_who_hesitates_is_seen_thinking(tmp_path: Path) -> None:
    """Its seat and the status line say so, as they do of one who still thinks."""
    scene = hesitating(tmp_path).scene
    seat = scene.session.match.state.to_move

    assert scene.view.setting.thinking == seat
    assert scene.session.table.names[seat] in scene.parts.rail.status
    assert "think" in scene.parts.rail.status


def test_any_key_cuts_the_hesitation(tmp_path: Path) -> None:
    """Who presses something does not want to wait."""
    pilot = hesitating(tmp_path)
    pilot.press("tab")
    pilot.wait(FRAME)

    assert len(pilot.match.decisions) == 1


def test_a_click_anywhere_cuts_the_hesitation(tmp_path: Path) -> None:
    """Who clicks at nothing means: go on."""
    pilot = hesitating(tmp_path)
    pilot.click_at((1270, 790))
    pilot.wait(FRAME)

    assert len(pilot.match.decisions) == 1
