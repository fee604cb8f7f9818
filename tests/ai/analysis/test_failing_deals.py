"""Deals in which an answer fails: sampled for the seat alone, compared, counted, and shown as a match."""

from __future__ import annotations

import msgspec
import pytest

from ai.analysis.failing_deals import DEALS, FAILS, DealsTask
from ai.puzzles.judging import posed
from ai.puzzles.puzzle import puzzles_of
from ai.worker.messages import ENCODER, Request, deals_request
from ai.worker.tasks import Deals
from game.engine.match import Match
from game.registry import GAMES, rules_of
from game.screens.excerpt import imagined
from tests.ai.positions import SPLENDOR, twins, with_secrets

PROBLEMS = ("custom_heroes", "dust_collectorz", "seventh_hero", "splendor_marvel")


def compared(request: Request, deals: int = 12, simulations: int = 60) -> Deals:
    """Go through the deals to the end."""
    task = DealsTask(request, rules_of(request.game).unpack(request.position), deals, simulations)
    while not task.step():
        assert task.result().deals is None  # nothing is told before all are known
    found = task.result().deals
    assert found is not None
    return found


def asked(game: str, *, best: bool = False) -> tuple[Match, int, Request]:
    """Ask about the second best answer to a shipped puzzle, or the best one."""
    file = puzzles_of(game)
    assert file is not None
    puzzle = file.puzzles[0]
    problem, analysis = posed(puzzle, game)
    number = problem.mistake.number
    moment = analysis.moments[number]
    course = analysis.best_course(number) if best else moment.course
    return analysis.match, moment.begin, analysis.request_for_deals(number, course)


@pytest.mark.parametrize("game", PROBLEMS)
def test_a_worse_answer_fails_in_some_deals_and_the_worst_is_a_match(game: str) -> None:
    """Both lines are legal there; the seat can't tell that deal from the true one."""
    match, begin, request = asked(game)
    found = compared(request)
    state = match.at(begin)
    deal = match.rules.unpack(found.position)

    assert found.looked_at == 12
    assert 0 < found.fails <= 12
    assert found.chances[0] - found.chances[1] >= FAILS
    assert deal.view(state.to_move) == state.view(state.to_move)
    for line, course in ((found.best, request.against), (found.played, request.course)):
        twin = imagined(match, begin, deal, line)
        assert course is not None
        assert line[: len(course)] == course
        assert len(twin.decisions) == begin + len(line)
        assert any(mover != state.to_move for mover in twin.movers[begin:]) or twin.over


def test_the_same_question_has_the_same_answer() -> None:
    """Simulations are counted, and all chance comes from the request's seed."""
    _, _, request = asked("splendor_marvel")

    assert compared(request) == compared(request)
    other = compared(msgspec.structs.replace(request, seed=request.seed + 1))
    assert other.position != compared(request).position


def test_the_best_answer_is_only_shown() -> None:
    """There is nothing to compare it with: one deal, and no failure."""
    _, _, request = asked("splendor_marvel", best=True)
    found = compared(request)

    assert request.course == request.against
    assert (found.looked_at, found.fails) == (1, 0)
    assert found.best
    assert found.played == ()


def test_the_question_holds_nothing_that_the_seat_could_not_see() -> None:
    """The bytes are equal for states that look the same to the seat."""
    one, other = twins(with_secrets(3, 13))
    course, best = (one.legal_actions()[0],), (one.legal_actions()[1],)
    first, second = (
        deals_request(SPLENDOR.id, state, one.to_move, course=course, against=best) for state in (one, other)
    )

    assert ENCODER.encode(first) == ENCODER.encode(second)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_dealt_anew_has_a_record_up_to_there(game: str) -> None:
    """What follows would not be replayed: the seed deals the true cards."""
    match, begin, request = asked(game)
    found = compared(request, deals=2, simulations=20)
    twin = imagined(match, begin, match.rules.unpack(found.position), found.best)

    assert twin.record() == match.branch(begin).record()
    assert (
        Match.from_record(twin.record(), {game: match.rules}).fingerprint()
        == match.branch(begin).fingerprint()
    )
    twin.undo()
    assert len(twin.decisions) == begin + len(found.best) - 1


def test_there_are_enough_deals_to_speak_of_a_share() -> None:
    """The standard error of a share is at most eight of a hundred."""
    assert (0.25 / DEALS) ** 0.5 < 0.08
