"""The controller of a match: turns, steps, computer players, secrets between people, taking back."""

from __future__ import annotations

import pytest

from game.engine.contract import TABLE
from game.engine.errors import IllegalAction
from game.engine.match import Match
from game.registry import GAMES
from game.screens.match.session.ai_controller import Restarted, ThinkingProgress, Verdict
from game.screens.match.session.passes import REACTION
from game.screens.match.session.playback import HOLD, PACE
from game.screens.match.session.session import Customs, MatchSession
from game.screens.match.session.takebacks import TakeBack
from game.screens.match.table.viewpoint import Viewpoint
from game.screens.seating import Chair, TableMatch
from game.splendor_marvel.rules.actions import REFILL, RESERVE
from game.table.contract import AutoPass
from tests.screens.pilots.scripted import ScriptedController
from tests.screens.pilots.session_pilot import BLIND, TAKE, alone, controller_of, playing, read, show


def test_a_new_match_is_dealt_beat_by_beat() -> None:
    """What the table does before the first decision is shown step by step, from the empty table on."""
    played = alone()
    start = played.playback.shown

    steps = []
    while step := played.playback.next_step():
        steps.append(step)

    assert start.to_move == TABLE and len(steps) == len(played.match.steps(-1))
    assert {step.actor for step in steps} == {TABLE}
    assert played.playback.shown.to_move == played.match.state.to_move


def test_a_resumed_match_shows_where_it_stands_at_once() -> None:
    """Nothing of the past is played again when a match with decisions is taken up."""
    played = playing(None, None, decisions=[TAKE])

    assert not played.playback.busy and played.playback.shown is played.match.state


def test_a_decision_comes_first_and_the_table_follows() -> None:
    """Reserving a character is one step, its refilling another; they link up."""
    played = alone()
    show(played)
    played.play(int(RESERVE))
    steps = [played.playback.next_step(), played.playback.next_step()]

    assert [step.actor for step in steps if step] == [played.viewers.persons[0], TABLE]
    assert steps[0] and steps[1] and steps[0].after.view(0) == steps[1].before.view(0)


def waiting(*levels: str | None) -> MatchSession:
    """A match whose table waits before it refills the market; the first person has just reserved a card."""
    seats = len(levels)
    match = Match(GAMES["splendor_marvel"].rules, seats, 3)
    chairs = tuple(Chair(f"Name {seat}", seat, level) for seat, level in enumerate(levels))
    customs = Customs(pauses=lambda _, action: action == REFILL)
    played = MatchSession(TableMatch(match, chairs), ScriptedController(), "", customs)
    show(played)
    action = next(one for one in match.state.legal_actions() if int(RESERVE) <= one < int(RESERVE) + 12)
    played._decide(action)
    return played


def test_the_table_waits_where_people_want_to_look() -> None:
    """Nothing further is shown, nobody decides, and hastening stops there too, until somebody says go on."""
    played = waiting(None, None)
    played.playback.next_step()
    before = played.playback.shown

    assert played.playback.holding
    assert played.playback.next_step() is None
    assert played.playback.skip_steps() == []
    assert played.playback.shown is before
    assert not played.my_turn

    played.playback.go_on()
    played.playback.next_step()

    assert not played.playback.busy
    assert (
        played.playback.shown == played.match.state
        or played.playback.shown.pack() == played.match.state.pack()
    )


def asked(*decisions: str, matters: bool, opened: bool = False) -> MatchSession:
    """A match of two people who may let each decision pass by taking the first action there is."""
    table = playing(None, None, decisions=decisions).table
    auto_pass = lambda _, actions: AutoPass(actions[0], matters, opened)  # noqa: E731
    played = MatchSession(table, ScriptedController(), "", Customs(auto_pass=auto_pass))
    show(played)
    return played


def made(played: MatchSession) -> int:
    """Count the decisions made."""
    return len(played.match.decisions)


@pytest.mark.parametrize(
    ("reactions", "matters", "passes"),
    [("always", False, False), ("useful", False, True), ("useful", True, False), ("late", True, False)],
)
def test_what_a_person_need_not_decide_passes(reactions: str, matters: bool, passes: bool) -> None:  # noqa: FBT001
    """As the person wishes: never by itself, or only where nothing else could matter."""
    played = asked(matters=matters)
    played.passes.reactions = reactions
    played.update(0.1, still=True)

    assert (made(played) == 1) == passes


def test_who_wants_to_be_asked_late_has_a_moment_to_say_so() -> None:
    """The time left is known; when it has run out the decision passes, unless a key was pressed."""
    played = asked(matters=True)
    played.passes.reactions = "late"
    played.update(REACTION / 2, still=True)
    left = played.passes.patience
    played.passes.reacting = True
    played.update(REACTION, still=True)
    waits = made(played)
    played.passes.reacting = False
    played.update(REACTION, still=True)

    assert left == pytest.approx(0.5)
    assert (waits, made(played)) == (0, 1)


def test_a_decision_that_needs_no_secret_is_made_before_all_eyes() -> None:
    """Without a curtain; who wants to look at their own cards first gets one."""
    played = asked(BLIND, TAKE, matters=True, opened=True)
    mover = played.match.state.to_move
    together = (
        played.viewers.viewpoint == Viewpoint(mover, played.viewers.persons),
        played.viewers.curtain,
        played.my_turn,
        played.viewers.can_look,
    )
    played.viewers.look_alone()
    show(played)
    veiled = (played.viewers.curtain, played.my_turn)
    played.viewers.unveil()
    alone = (played.viewers.viewpoint, played.my_turn, played.viewers.can_look)

    assert (together, veiled) == ((True, None, True, True), (mover, False))
    assert alone == (Viewpoint(mover), True, False)


def test_taking_back_ends_the_waiting() -> None:
    """What was not shown yet never happens then."""
    played = waiting(None, None)
    played.playback.next_step()
    played.history.undo(TakeBack(0, marks=False))

    assert not played.playback.holding
    assert played.playback.shown is played.match.state


def test_computer_players_alone_wait_a_while_and_go_on() -> None:
    """Who watches them can look, and need not press anything."""
    played = waiting("page", "page")
    played.playback.next_step()
    played.update(HOLD - 0.1, still=True)
    held = played.playback.holding
    played.update(0.2, still=True)

    assert held
    assert not played.playback.holding


def test_what_the_rules_forbid_is_refused_and_changes_nothing() -> None:
    """An illegal action raises with its reason, and the match stays as it was."""
    played = alone()
    show(played)

    with pytest.raises(IllegalAction):
        played.play(read(played, "pass"))

    assert played.my_turn and not played.match.decisions


def test_a_person_decides_only_when_all_has_been_shown() -> None:
    """While steps are waiting it is nobody's turn to pick; afterwards it is the person's."""
    played = alone()

    before = played.my_turn
    show(played)

    assert not before and played.my_turn


def test_a_computer_player_thinks_while_things_still_move() -> None:
    """It is asked at once, but what it decides waits until the screen is still."""
    played = alone(first=False)

    played.update(5.0, still=False)
    played.update(5.0, still=False)

    assert len(controller_of(played).asked) == 1 and not played.match.decisions


def test_people_can_follow_a_computer_player() -> None:
    """Between what was shown last and a computer player's decision lies the pace, however fast it thinks."""
    played = alone(first=False)
    show(played)
    played.update(PACE * 0.4, still=True)
    played.update(PACE * 0.4, still=True)
    early = len(played.match.decisions)

    played.update(PACE * 0.4, still=True)

    assert early == 0 and len(played.match.decisions) == 1


def test_a_computer_player_can_be_told_to_move_now() -> None:
    """Hurrying asks the thinker to answer with what it has, and the pace no longer holds."""
    played = alone(first=False)
    controller_of(played).eager = False
    show(played)
    played.update(0.01, still=True)
    played.hurry()
    played.update(0.01, still=True)

    assert controller_of(played).hurried == [1] and len(played.match.decisions) == 1


def test_progress_of_thinking_is_known() -> None:
    """The seat that thinks and how far it has got are there to be shown."""
    played = alone(first=False)
    controller_of(played).eager = False
    show(played)
    controller_of(played).news.append(ThinkingProgress(1, 0.25))
    played.update(0.01, still=True)

    assert played.ai_seats.thinking and played.ai_seats.thinking.seat == played.match.state.to_move
    assert played.ai_seats.thinking.share == 0.25


def test_a_lost_thinker_is_asked_again_and_then_done_without() -> None:
    """When thinking is lost twice, the decision is made without: the match goes on."""
    played = alone(first=False)
    controller_of(played).deaf = True
    show(played)
    for _ in range(4):
        played.update(PACE, still=True)

    assert (
        len(controller_of(played).asked) == 2
        and played.ai_seats.troubled
        and len(played.match.decisions) == 1
    )


def test_a_thinker_that_was_replaced_is_told_of_once() -> None:
    """When another has taken over the same question, nothing is asked again, but people may be told."""
    played = alone(first=False)
    controller_of(played).eager = False
    show(played)
    controller_of(played).news.append(Restarted(0))
    played.update(0.01, still=True)

    assert played.ai_seats.troubled and played.ai_seats.thinking and len(controller_of(played).asked) == 1


def test_an_answer_that_is_not_legal_counts_as_lost() -> None:
    """Nonsense from a thinker never reaches the match."""
    played = alone(first=False)
    controller_of(played).eager = False
    show(played)
    controller_of(played).news.append(Verdict(1, 71))
    for _ in range(2):
        played.update(PACE, still=True)

    assert played.ai_seats.troubled and len(controller_of(played).asked) == 2


def test_a_paused_match_of_computer_players_waits() -> None:
    """While paused nobody is asked and nothing is decided; afterwards it goes on."""
    played = playing("page", "page")
    played.ai_seats.paused = True
    show(played, 5.0)
    waiting = len(controller_of(played).asked)
    played.ai_seats.paused = False
    for _ in range(3):
        show(played, PACE)

    assert waiting == 0 and played.match.decisions


def test_a_hint_is_told_step_by_step() -> None:
    """Asking goes further each time: where to look, the move, the reasons; then it stays."""
    played = alone()
    show(played)
    steps = []
    for _ in range(4):
        played.advice.hint.further(played.match, played.match.state.to_move)
        played.update(0.01, still=True)
        steps.append(played.advice.hint.step)

    assert steps == [1, 2, 3, 3] and len(controller_of(played).asked) == 1
    assert (
        played.advice.hint.verdict
        and played.advice.hint.verdict.action == played.match.state.legal_actions()[0]
    )


def test_a_hint_is_forgotten_when_the_match_goes_on() -> None:
    """Advice for one position says nothing about the next."""
    played = alone()
    show(played)
    controller_of(played).eager = False
    played.advice.hint.further(played.match, played.match.state.to_move)
    played.play(read(played, TAKE))

    assert (
        not played.advice.hint.thinking
        and played.advice.hint.step == 0
        and controller_of(played).cancelled == [1]
    )


def test_computer_players_play_a_whole_match() -> None:
    """Left alone they come to an end, and the end is known once it has been shown."""
    played = playing("page", "page", "page")
    controller_of(played).stride = 11
    for _ in range(2000):
        if played.ending.reached:
            break
        show(played, PACE)

    assert played.ending.reached and played.match.over
