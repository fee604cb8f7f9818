"""Why a match ended is told, by the log and with the result, and never what did not happen (SM-25, SM-26)."""

from __future__ import annotations

import msgspec
import pytest

from game.engine.contract import OVER, TABLE
from game.engine.events import seen
from game.engine.match import take_step
from game.splendor_marvel.rules.cards import COLOURS
from game.splendor_marvel.rules.outcome import how_ended
from game.splendor_marvel.rules.state import SplendorState
from game.splendor_marvel.rules.view import SplendorView
from game.splendor_marvel.words import says
from tests.speaking import speaking
from tests.splendor_marvel.positions import Seat, splendor

IN = speaking("splendor_marvel")

NAMES = ("Ada", "Bo", "Cy")
ONE_EACH = dict.fromkeys(COLOURS, 1)
READY = Seat(points=16, bonuses=ONE_EACH, chips={"time": 1})
NEAR = Seat(points=13, bonuses={**ONE_EACH, "space": 2}, chips={"space": 4, "time": 1})
TAKE = "take mind power reality"
PLAYED_OUT = {"en": "to the end of the round", "de": "wird zu Ende gespielt"}


def told(state: SplendorState, language: str, *texts: str) -> list[str]:
    """Play, with the steps of the table, and list what the log says of it."""
    lines = []
    for text in texts:
        action = next(one for one in state.legal_actions() if state.notation(one).startswith(text))
        steps = [take_step(state, action)]
        while state.to_move == TABLE:
            steps.append(take_step(state, state.legal_actions()[0]))
        lines += [says.tell(seen(step.events, 0), NAMES, IN[language]) for step in steps]
    return [line for line in lines if line]


def at_once() -> SplendorState:
    """Nobody after the first seat can qualify."""
    return splendor(3, players=[READY], locations=[])


def last() -> SplendorState:
    """The last of the round is about to call."""
    return splendor(3, players=[Seat(), Seat(), READY], turn=2, locations=[])


def rivalled() -> SplendorState:
    """The second seat can still qualify."""
    return splendor(3, players=[READY, NEAR], market=["hela"], locations=[])


@pytest.mark.rule("SM-26")
@pytest.mark.parametrize("language", sorted(PLAYED_OUT))
def test_the_log_never_says_that_a_round_is_played_out_when_it_is_not(language: str) -> None:
    """It says why the match is over instead; it said that it is played out before each end."""
    say = IN[language]
    ends = {"at_once": told(at_once(), language, TAKE), "last": told(last(), language, TAKE)}

    assert [lines[-1].endswith(say(f"event-over-{how}")) for how, lines in ends.items()] == [True, True]
    assert not any(PLAYED_OUT[language] in line for lines in ends.values() for line in lines)


@pytest.mark.rule("SM-25")
@pytest.mark.parametrize("language", sorted(PLAYED_OUT))
def test_the_log_says_that_a_round_is_played_out_when_it_is(language: str) -> None:
    """Once, at the call; at its end it says that the round is complete."""
    state = rivalled()
    lines = told(state, language, TAKE, "recruit hela", "reserve level 1")

    assert state.to_move == OVER
    assert [PLAYED_OUT[language] in line for line in lines].count(True) == 1
    assert lines[-1].endswith(IN[language]("event-over-played_out"))


@pytest.mark.rule("SM-25")
def test_a_round_that_ends_with_a_refill_is_told_complete() -> None:
    """The step of the table that has no words of its own gets those."""
    lines = told(rivalled(), "en", TAKE, "reserve hela", "reserve")

    assert lines[-1] == "The round is complete."


@pytest.mark.rule("SM-26")
@pytest.mark.rule("SM-27")
def test_the_result_says_why_the_match_ended() -> None:
    """At once, with the round's last turn, or after the whole round; then who of several is ahead."""
    ends = {
        "at_once": (at_once(), (TAKE,)),
        "last": (last(), (TAKE,)),
        "alone": (rivalled(), (TAKE, "reserve hela", TAKE)),
        "points": (splendor(3, players=[READY, NEAR], market=["hela"], locations=[]), None),
    }
    said = {}
    for name, (state, texts) in ends.items():
        if texts is None:
            state.players[1].points = 15
        told(state, "en", *(texts or (TAKE, "recruit hela", "take mind power soul")))
        said[name] = says.ending(state.view(0), NAMES, IN["en"])

    assert said == {
        "at_once": "Ada wins: no one else can claim the Gauntlet this round.",
        "last": "Cy claims the Gauntlet on the last turn of the round and wins.",
        "alone": "The round is complete. Ada wins: no one else can claim the Gauntlet.",
        "points": "The round is complete. Bo wins with the most points of all who can claim the Gauntlet.",
    }


@pytest.mark.rule("SM-26")
@pytest.mark.parametrize("language", sorted(PLAYED_OUT))
def test_with_the_option_the_call_announces_the_round(language: str) -> None:
    """Whoever could qualify or not."""
    state = at_once()
    state.always_play_out = True

    assert PLAYED_OUT[language] in told(state, language, TAKE)[-1]
    assert how_ended(played_to_the_end(state)) == "played_out"


def played_to_the_end(state: SplendorState) -> SplendorView:
    """Play to the end of the match and look at it."""
    while state.to_move != OVER:
        state.apply(state.legal_actions()[0])
    return state.view(0)


@pytest.mark.rule("SM-29")
def test_a_match_in_which_nobody_can_act_says_so() -> None:
    """Without the Gauntlet points decide."""
    view = splendor(2).view(0)
    over = over_without_gauntlet(view)

    assert how_ended(over) == "stuck"
    assert says.ending(over, NAMES, IN["en"]) == "No one could do anything any more. Ada is ahead and wins."


def over_without_gauntlet(view: SplendorView) -> SplendorView:
    """Return a view of a match that is over, the first seat ahead."""
    return msgspec.structs.replace(view, to_move=OVER, places=(1, 2))
