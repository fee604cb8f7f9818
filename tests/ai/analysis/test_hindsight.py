"""Looking back in the thinking process: open cards, courses, and nothing that the eyes may not know."""

from __future__ import annotations

import inspect
from math import log

import msgspec
import pytest

from ai.analysis.hindsight import STANDING, Hindsight, HindsightTask
from ai.analysis.sides import less_sure
from ai.evaluators import evaluator_of
from ai.evaluators.base import Evaluator
from ai.evaluators.delegating import DelegatingEvaluator
from ai.worker.messages import ENCODER, Request, hindsight_request
from ai.worker.tasks import SearchResult
from game.engine.contract import State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from tests.ai.positions import SPLENDOR, hands, random_state, twins, with_secrets


class Certain(DelegatingEvaluator):
    """Knows that all seats are equal."""

    def evaluate(self, state: State, rng: Rng) -> list[float]:
        """Return the same for every position."""
        return [0.5, 0.5]


METHODS = sorted(name for name, _ in inspect.getmembers(Evaluator, callable) if not name.startswith("_"))


def answer(request: Request) -> SearchResult:
    """Think about a request to its end."""
    looking = HindsightTask(request, SPLENDOR.unpack(request.position))
    while not looking.step():
        pass
    return looking.result()


@pytest.mark.parametrize("seats", [2, 3])
def test_eyes_of_the_time_ask_without_the_secrets_of_others(seats: int) -> None:
    """The very bytes are equal for states that look the same to the seat, a course included."""
    one, other = twins(with_secrets(seats, 13))
    course = (one.legal_actions()[0],)
    requests = [
        hindsight_request(SPLENDOR.id, state, one.to_move, simulations=9, course=course)
        for state in (one, other)
    ]

    assert ENCODER.encode(requests[0]) == ENCODER.encode(requests[1])


def test_open_cards_ask_about_the_true_position() -> None:
    """After the game nobody has anything to hide."""
    state = with_secrets(2, 13)
    request = hindsight_request(SPLENDOR.id, state, state.to_move, simulations=9, open_cards=True)

    assert request.position == state.pack()


def test_with_open_cards_every_simulation_begins_at_the_true_position() -> None:
    """As a copy: the search plays it on."""
    state = with_secrets(2, 13)
    hindsight = Hindsight(evaluator_of(SPLENDOR), (), open_cards=True)
    imagined = [hindsight.sample_determinization(state, state.to_move, Rng(seed)) for seed in range(8)]

    assert {one.pack() for one in imagined} == {state.pack()}
    assert all(one is not state for one in imagined)


def test_with_the_eyes_of_the_time_other_hands_are_imagined() -> None:
    """What others hold unseen is drawn anew."""
    state = with_secrets(2, 13)
    hindsight = Hindsight(evaluator_of(SPLENDOR), (), open_cards=False)
    imagined = [hindsight.sample_determinization(state, state.to_move, Rng(seed)) for seed in range(40)]

    assert len({str(hands(one)) for one in imagined}) > 1


def test_each_simulation_begins_with_the_course() -> None:
    """Then come the actions worth a thought, as ever; the next simulation begins with it again."""
    state = random_state(2, 5, 20)
    evaluator = evaluator_of(SPLENDOR)
    first, second = state.legal_actions()[:2]
    hindsight = Hindsight(evaluator, (first, second), open_cards=True)
    worth = evaluator.actions(state)
    told = []
    for _ in range(2):
        hindsight.sample_determinization(state, state.to_move, Rng(1))
        told.append([hindsight.actions(state) for _ in range(3)])

    assert told == [[[first], [second], worth]] * 2


@pytest.mark.parametrize("name", METHODS)
def test_all_that_is_known_of_a_game_is_handed_on(name: str) -> None:
    """A method that the evaluator gets must be delegated, or the search would play worse."""
    assert name in vars(DelegatingEvaluator)
    assert issubclass(Hindsight, DelegatingEvaluator)


def test_an_answer_about_a_course_is_repeatable_and_adds_up() -> None:
    """Equal requests give equal chances; the shares of all seats are one victory."""
    state = random_state(3, 4, 30)
    course = (state.legal_actions()[0],)
    request = hindsight_request(SPLENDOR.id, state, state.to_move, simulations=40, course=course)
    one, two = answer(request), answer(request)

    assert (one.action, one.values, one.visits) == (STANDING, two.values, {})
    assert sum(one.values) == pytest.approx(1)
    assert one.simulations == 40


def test_an_unsteady_value_is_searched_further() -> None:
    """Twice as long each time, up to the most; the request alone decides, so it is repeatable."""
    state = random_state(2, 4, 60)
    asked = hindsight_request(SPLENDOR.id, state, state.to_move, simulations=8, most=100, course=())
    one, two = answer(asked), answer(asked)
    short = answer(msgspec.structs.replace(asked, most=0))

    assert 8 < one.simulations <= 100 and (one.simulations, one.values) == (two.simulations, two.values)
    assert short.simulations == 8 and 0 < one.error < short.error


def test_a_steady_value_is_not_searched_further() -> None:
    """What every leaf tells alike needs no second look."""
    state = random_state(2, 4, 4)
    asked = hindsight_request(SPLENDOR.id, state, state.to_move, simulations=400, most=800, course=())
    looking = HindsightTask(asked, SPLENDOR.unpack(asked.position))
    looking.search.evaluator = Certain(looking.search.evaluator)
    while not looking.step():
        pass

    assert looking.done == 400


def test_nobody_claims_more_than_comes_true() -> None:
    """Where seats overrate themselves, as measured, the asking seat's chance is taken down; the rest gain."""
    rules = GAMES["custom_heroes"].rules
    state = rules.setup(3, 5, {})
    resolve_chance(state)
    mover, waiting = GAMES["custom_heroes"].overrating[3]
    taken = []
    for seat in (state.to_move, (state.to_move + 1) % 3):
        asked = hindsight_request("custom_heroes", state, seat, simulations=40, course=())
        looking = HindsightTask(asked, rules.unpack(asked.position))
        while not looking.step():
            pass
        plain, told = looking.search.root.means(), looking.result().values
        taken.append(log(plain[seat] / (1 - plain[seat])) - log(told[seat] / (1 - told[seat])))
        assert sum(told) == pytest.approx(1)

    assert taken == pytest.approx([mover, waiting]) and 0 < mover < waiting


def test_sides_share_what_is_taken() -> None:
    """Partners keep their parts; a certain result stays certain."""
    assert less_sure((0, 2), (0.3, 0.3, 0.3, 0.1), log(1.5)) == pytest.approx((0.25, 0.375, 0.25, 0.125))
    assert less_sure((0,), (1.0, 0.0), 0.5) == (1.0, 0.0)
    assert less_sure((0,), (0.0, 1.0), 0.5) == (0.0, 1.0)
    assert less_sure((0,), (0.7, 0.3), 0.0) == (0.7, 0.3)


def test_how_a_position_stands_is_told_to_who_does_not_decide() -> None:
    """The empty course asks nothing of the one who looks."""
    state = random_state(3, 4, 30)
    watcher = (state.to_move + 1) % 3
    choice = answer(hindsight_request(SPLENDOR.id, state, watcher, simulations=30, course=()))

    assert choice.action == STANDING and sum(choice.values) == pytest.approx(1)


def test_with_open_cards_the_best_is_found_too() -> None:
    """Without a course the answer is a choice with what was tried."""
    state = random_state(2, 5, 20)
    choice = answer(hindsight_request(SPLENDOR.id, state, state.to_move, simulations=60, open_cards=True))

    assert choice.action in state.legal_actions()
    assert sum(choice.visits.values()) == 60
    assert set(choice.worths) == set(choice.visits)
