"""Whether people can follow what computer players do in between at Seventh Hero; no clock is read."""

from __future__ import annotations

import pytest

from game.engine.contract import TABLE
from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.playback import LINGER, PACE, ShownStep
from game.screens.match.session.session import Customs, MatchSession
from game.screens.seating import Chair, TableMatch
from game.seventh_hero.rules.actions import CANCEL, USE
from game.seventh_hero.table import table
from game.table.contract import GameTable
from tests.screens.pilots.scripted import ScriptedController

PIECES: GameTable = table
STEP = 0.05  # seconds
LONG = 2000  # steps


def playing(*levels: str | None, seed: int = 1, pace: float = PACE) -> MatchSession:
    """Sit people (None) and computer players down; these use every ability that they can."""
    match = Match(GAMES["seventh_hero"].rules, len(levels), seed)
    chairs = tuple(Chair(f"Name {seat}", seat, level) for seat, level in enumerate(levels))
    played = MatchSession(
        TableMatch(match, chairs), ScriptedController(), "", Customs(PIECES.pauses, PIECES.auto_pass)
    )
    played.playback.pace = pace
    return played


def next_shown(played: MatchSession) -> tuple[ShownStep, float]:
    """Let time pass on a still table until something is shown; what, and after how many seconds."""
    for steps in range(LONG):
        step = played.playback.next_step()
        if step is not None:
            return step, steps * STEP
        if played.my_turn:
            played.play(int(played.match.state.legal_actions()[-1]))
        played.update(STEP, still=True)
    raise AssertionError("nothing more is shown")


def is_use(step: ShownStep) -> bool:
    """Whether somebody used an ability, or cancelled one."""
    return step.actor != TABLE and (step.action == CANCEL or step.action >= USE)


def until_use(played: MatchSession, *, alone: bool) -> ShownStep:
    """Go on to a use which is asked for replies, or, `alone`, to one that nobody could cancel."""
    while True:
        step, _ = next_shown(played)
        if is_use(step) and bool(played.playback.shown.view(0).stack) != alone:  # type: ignore[attr-defined]  # Seventh Hero's
            return step


@pytest.mark.rule("SH-26")
@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("speed", [1.0, 2.0])
def test_a_use_is_shown_long_enough_to_be_followed(alone: bool, speed: float) -> None:  # noqa: FBT001
    """Whether or not anybody could cancel it; less long for who likes the table fast."""
    played = playing("page", "page", "page", pace=PACE / speed)
    until_use(played, alone=alone)
    _, seconds = next_shown(played)

    assert seconds == pytest.approx(PACE * LINGER / speed, abs=2 * STEP)


def test_what_is_no_reaction_does_not_hold_the_table_up() -> None:
    """The table's own steps follow at once, and other decisions come as fast as ever."""
    played = playing("page", "page", "page")
    steps: list[float] = []
    decisions: list[float] = []
    last, _ = next_shown(played)
    while not played.ending.reached and len(decisions) < 40:
        step, seconds = next_shown(played)
        if not is_use(last):
            (steps if step.actor == TABLE else decisions).append(seconds)
        last = step

    assert max(steps) == 0.0
    assert max(decisions) <= PACE + 3 * STEP


@pytest.mark.parametrize("way", ["skip_steps", "hurry"])
def test_who_has_seen_enough_can_go_on(way: str) -> None:
    """A click or a key ends the waiting, so does the button that hurries a computer player."""
    played = playing("page", "page", "page")
    until_use(played, alone=True)
    before = played.playback.lingering
    getattr(played.playback, way)()

    assert (before, played.playback.lingering) == (True, False)


def test_a_person_who_is_asked_need_not_wait() -> None:
    """A use that may be cancelled can be answered as soon as it is shown."""
    for seed in range(1, 40):
        played = playing(None, "page", "page", seed=seed)
        while not played.match.over:
            step, _ = next_shown(played)
            if is_use(step) and played.match.state.to_move == 0 and not played.playback.busy:
                assert played.my_turn
                return
    raise AssertionError("nobody was asked")


def test_what_a_person_uses_is_known_to_them() -> None:
    """The table goes on at once."""
    played = playing(None, "page", "page")
    uses: list[bool] = []
    while not played.match.over and len(uses) < 3:
        if played.my_turn:
            played.play(int(played.match.state.legal_actions()[0]))
        played.update(STEP, still=True)
        step = played.playback.next_step()
        if step is not None and step.actor == 0 and is_use(step):
            uses.append(played.playback.lingering)

    assert uses == [False] * 3
