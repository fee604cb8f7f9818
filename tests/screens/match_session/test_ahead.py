"""Thinking while others think: who does, what it gives way to, and that it ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from ai.worker.messages import Request
from game.engine.match import Match
from game.engine.rng import Rng
from game.registry import GAMES
from game.screens.daily.playing import DailyController
from game.screens.match.session.ai_controller import Lost, ThinkingProgress, Verdict
from game.screens.match.session.session import MatchSession
from game.screens.match.session.supplies import worker_of
from game.screens.match.session.worker_controller import WorkerController
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.scripted import PromptWorker, ScriptedController
from tests.screens.pilots.session_pilot import TAKE, controller_of, first_to_move, playing, read, show

SPLENDOR = GAMES["splendor_marvel"].rules


def at_table(*rivals: str) -> tuple[MatchSession, ScriptedController]:
    """A person who begins, and rivals to their left in this order."""
    seats = 1 + len(rivals)
    begins = first_to_move(seats)
    levels: list[str | None] = [None] * seats
    for step, level in enumerate(rivals, 1):
        levels[(begins + step) % seats] = level
    played = playing(*levels)
    controller = controller_of(played)
    controller.ahead = True
    show(played)
    return played, controller


def thinkers(controller: ScriptedController) -> list[int]:
    """List the seats that think ahead now or have done so, and were not stopped."""
    tickets = [ticket for ticket in controller.thinking_ahead if ticket not in controller.cancelled]
    return [controller.asked[ticket][1] for ticket in tickets]


def test_whoever_decides_next_thinks_while_a_person_does() -> None:
    """The first to the left that thinks by time, and nobody else."""
    played, controller = at_table("knight", "legend", "legend")
    begins = played.viewers.persons[0]

    assert thinkers(controller) == [(begins + 2) % 4]


def test_nobody_else_thinks_ahead() -> None:
    """Weaker levels don't."""
    assert thinkers(at_table("knight", "champion")[1]) == []


def test_it_ends_by_itself_and_does_not_begin_again() -> None:
    """A table at which nothing happens goes quiet."""
    played, controller = at_table("legend")
    [ticket] = controller.thinking_ahead
    controller.news += [ThinkingProgress(ticket, 0.5), Verdict(ticket, -1)]
    for _ in range(5):
        played.update(0.1, still=True)

    assert controller.thinking_ahead == [ticket] and controller.cancelled == []


def test_a_thinker_that_is_lost_is_not_asked_again() -> None:
    """Nobody is told: nothing was expected of it."""
    played, controller = at_table("legend")
    controller.news.append(Lost(controller.thinking_ahead[0], "gone"))
    played.update(0.1, still=True)

    assert len(controller.thinking_ahead) == 1 and not played.ai_seats.troubled


def decide(played: MatchSession) -> None:
    """Take chips."""
    played.play(read(played, TAKE))


def pause(played: MatchSession) -> None:
    """Let computer players rest."""
    played.ai_seats.paused = True
    played.update(0.0, still=True)


def forbid(played: MatchSession) -> None:
    """Leave the window, or its mains."""
    controller_of(played).ahead = False
    played.update(0.0, still=True)


STOPS: dict[str, Callable[[MatchSession], None]] = {
    "decided": decide,
    "left": MatchSession.leave,
    "paused": pause,
    "forbidden": forbid,
}


@pytest.mark.parametrize("what", STOPS)
def test_it_stops_at_once(what: str) -> None:
    """With the decision, when nobody looks, when nobody may."""
    played, controller = at_table("legend")
    tickets = list(controller.thinking_ahead)
    STOPS[what](played)

    assert len(tickets) == 1 and controller.cancelled == tickets


def test_what_is_taken_back_is_thought_about_anew() -> None:
    """The position before is another one."""
    played, controller = at_table("legend")
    decide(played)
    show(played)
    for _ in range(3):
        played.update(2.0, still=True)
        show(played)
    plan = played.history.plan()
    assert plan is not None
    played.history.undo(plan)
    show(played)

    assert len(controller.thinking_ahead) == 3  # before the decision, after the rival's, and now
    assert controller.cancelled == controller.thinking_ahead[:2]


def test_a_hint_comes_first() -> None:
    """It stops for a hint, and begins again when that is there."""
    played, controller = at_table("legend")
    controller.eager = False
    played.advice.ask()
    played.update(0.0, still=True)
    during = thinkers(controller)
    controller.answer(max(controller.asked))
    for _ in range(2):
        played.update(0.0, still=True)

    assert during == []
    assert len(thinkers(controller)) == 1


def test_the_coach_comes_first() -> None:
    """What is best, and what a decision costs, is searched for before."""
    played, controller = at_table("legend")
    controller.eager = False
    played.advice.coach.wanted = True
    for _ in range(2):
        played.update(0.0, still=True)

    assert played.advice.coach.thinking and thinkers(controller) == []


# What is asked


def asking() -> tuple[WorkerController, PromptWorker]:
    """A controller that may think ahead, and the worker behind it."""
    worker = PromptWorker()
    return WorkerController(worker.as_worker, lambda: 1.0, lambda: True), worker


def halfway(decisions: int = 12) -> Match:
    """Return a match in which cards were reserved unseen."""
    match, chance = Match(SPLENDOR, 2, 3), Rng(4)
    for _ in range(decisions):
        legal = match.state.legal_actions()
        blind = [action for action in legal if "level" in match.state.notation(action)]
        match.play((blind or legal)[chance.below(len(blind or legal))])
    return match


def requests(worker: PromptWorker) -> list[Request]:
    """List what was asked, in order."""
    return list(worker.requests.values())


def test_only_the_highest_level_is_told_what_happened() -> None:
    """By simulations a choice depends on the position alone, so nothing else is sent."""
    controller, worker = asking()
    match = halfway()
    for level in ("legend", "champion", "champion+4"):
        controller.ask(match, int(match.state.to_move), level)

    assert [bool(request.seen) for request in requests(worker)] == [True, False, False]
    assert controller.think_ahead(match, 1 - int(match.state.to_move), "champion+4") is None
    assert controller.think_ahead(match, 1 - int(match.state.to_move), "cmd:./bot") is None


def test_what_happened_is_told_as_the_seat_saw_it() -> None:
    """From its own last decision on; every position looks to it as the real one did."""
    controller, worker = asking()
    match = halfway()
    seat = 1 - int(match.state.to_move)
    controller.think_ahead(match, seat, "legend")
    [request] = requests(worker)
    own = max(number for number, mover in enumerate(match.movers) if mover == seat)
    views = [SPLENDOR.unpack(position).view(seat) for position in request.seen]

    assert request.ahead and request.seat == seat
    assert views[0] == match.at(own).view(seat) and views[-1] == match.state.view(seat)


def test_what_happened_holds_no_secret() -> None:
    """The very bytes are equal for matches that looked the same to the seat, whatever the others hold."""
    match = halfway()
    seat = 1 - int(match.state.to_move)
    sent = []
    for twin in (None, 7, 8):
        again = match.branch(len(match.decisions))
        if twin is not None:
            again.steps = lambda number, seed=twin: [  # type: ignore[method-assign, misc]
                step._replace(after=step.after.determinize(seat, Rng(seed))) for step in match.steps(number)
            ]
            again._states = [state.determinize(seat, Rng(twin)) for state in match._states]
        controller, worker = asking()
        controller.think_ahead(again, seat, "legend")
        sent.append(requests(worker)[0])

    assert sent[0] == sent[1] == sent[2]


# Who may


class Powered:
    """Stands in for the part of the program that knows about mains power."""

    powered = True
    due = 0

    def update(self, seconds: float) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def test_it_needs_mains_power_a_second_core_and_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the setting; each alone forbids it."""
    program = MenuPilot(tmp_path).program
    controller = worker_of(program)
    assert not controller.may_think_ahead()  # nobody knows about the power yet
    desk = Powered()
    program.remembered.practice = desk
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert controller.may_think_ahead()
    desk.powered = False
    assert not controller.may_think_ahead()
    desk.powered = True
    program.present = False
    assert not controller.may_think_ahead()
    program.present = True
    program.change("ahead", value=False)
    assert not controller.may_think_ahead()
    program.change("ahead", value=True)
    monkeypatch.setattr("os.cpu_count", lambda: 1)

    assert not controller.may_think_ahead()


def test_never_in_the_daily_deal(tmp_path: Path) -> None:
    """Its rivals think by simulations, so that another program can ask them again."""
    program = MenuPilot(tmp_path).program
    program.remembered.practice = Powered()

    assert not DailyController(program, cast("Any", None)).may_think_ahead()
