"""What a search expects: lines that the rules allow, claims with odds, nothing that a seat can't know."""

from __future__ import annotations

import pytest

from ai.analysis.claims import DEALS, LEAST_WORTH, NEXT, NOW, Claim, Line, Prospect, reasons_for
from ai.analysis.foresight import (
    AFTER_COURSE,
    LONGEST,
    STOCK,
    TURNS,
    claims_of,
    foreseen,
    line_in,
    prospects,
    stock_claims,
)
from ai.analysis.hindsight import HindsightTask
from ai.evaluators import evaluator_of
from ai.players import SearchResult, make_player
from ai.search import Search
from ai.worker.messages import hindsight_request, request_for
from game.engine.contract import OVER, State
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from tests.ai.positions import SPLENDOR, random_state
from tests.ai.tables import EVERY_TABLE, reached
from tests.engine.stones import STONES


def searched(game: str, state: State, simulations: int = 40, seed: int = 3) -> Search:
    """Search a position for the seat to move."""
    search = Search(state, state.to_move, evaluator_of(GAMES[game].rules), seed, 4)
    search.run(simulations)
    return search


def choice_with_reasons(state: State, simulations: int = 40) -> SearchResult:
    """Let a legend choose, and say what is to be expected."""
    task = make_player("mcts", SPLENDOR, simulations=simulations).start(state, state.to_move)
    while not task.step():
        pass
    return foreseen(task, SPLENDOR.id)


@EVERY_TABLE
def test_lines_obey_the_rules(table: tuple[str, int, str]) -> None:
    """Each begins with the move, and each step is legal where it is made, up to the seat's next turns."""
    for state in reached(table):
        search = searched(table[0], state)
        action = search.favourite()
        for deal in range(3):
            line = line_in(search, action, Rng(deal))
            turns = [step.turn for step in line.steps]

            assert line.steps[0].action == action and line.steps[0].mover == line.seat == state.to_move
            assert all(step.action in step.before.legal_actions() for step in line.steps)
            assert turns == sorted(turns) and turns[0] == NOW and turns[-1] <= TURNS
            assert len(line.steps) <= LONGEST
            assert len(line.steps) == LONGEST or turns[-1] >= NEXT or line.steps[-1].after.to_move == OVER


@EVERY_TABLE
def test_claims_have_odds_and_a_bounded_worth(table: tuple[str, int, str]) -> None:
    """A claim comes true in some of the deals; its worth is its weight times its odds, at least about."""
    for state in reached(table):
        search = searched(table[0], state)
        told = prospects(search, claims_of(table[0]), search.favourite())

        assert len({one.claim.key for one in told}) == len(told)
        for one in told:
            assert 1 / DEALS <= one.often <= 1
            assert abs(one.worth) <= one.often
            assert 0 <= one.claim.seat < state.seats


@EVERY_TABLE
def test_what_is_expected_betrays_no_secret(table: tuple[str, int, str]) -> None:
    """Of positions that look the same to a seat, all that can be said is the same."""
    for state in reached(table):
        seat = int(state.to_move)
        twins = [state, state.determinize(seat, Rng(7)), state.determinize(seat, Rng(8))]
        searches = [searched(table[0], twin) for twin in twins]
        told = [prospects(one, claims_of(table[0]), one.favourite()) for one in searches]

        assert told[0] == told[1] == told[2]


def test_asking_twice_gives_the_same_answer() -> None:
    """A search that is asked what it expects is not changed by it."""
    state = random_state(2, 5, 40)
    asked, quiet = searched("splendor_marvel", state), searched("splendor_marvel", state)
    first = prospects(asked, claims_of(SPLENDOR.id), asked.favourite())

    assert first == prospects(asked, claims_of(SPLENDOR.id), asked.favourite())
    for search in (asked, quiet):
        search.run(30)
    assert asked.tried() == quiet.tried()


def test_reasons_are_looked_for_only_when_asked() -> None:
    """A plain choice carries none; the best move and the best other one are looked at otherwise."""
    state = random_state(2, 5, 40)
    plain = make_player("mcts", SPLENDOR, simulations=40).choose(state, state.to_move)
    full = choice_with_reasons(state)

    assert plain.prospects == {} and not request_for(SPLENDOR.id, state, state.to_move).reasons
    assert full.action == plain.action in full.prospects and len(full.prospects) == 2


def test_a_line_that_is_asked_about_is_followed() -> None:
    """Hindsight says what is to be expected after what was played, however little else speaks for it."""
    state = random_state(2, 5, 40)
    seat = int(state.to_move)
    course = (state.legal_actions()[-1],)
    request = hindsight_request(SPLENDOR.id, state, seat, simulations=30, course=course)
    task = HindsightTask(request, SPLENDOR.unpack(request.position))
    while not task.step():
        pass

    assert (
        request.reasons and not hindsight_request(SPLENDOR.id, state, seat, simulations=9, course=()).reasons
    )
    assert line_in(task.search, AFTER_COURSE, Rng(0)).steps[0].action == course[0]
    assert foreseen(task, SPLENDOR.id).prospects.keys() == {AFTER_COURSE}


def test_a_game_without_reasons_tells_how_its_seat_goes_on() -> None:
    """Its next move is taken from the expected line, with the position to word it in."""
    state = STONES.setup(2, 3)
    resolve_chance(state)
    search = Search(state, state.to_move, evaluator_of(STONES), 1, 0)
    search.run(60)
    line = line_in(search, search.favourite(), Rng(0))
    claims = list(stock_claims(line))
    later = [step for step in line.steps if step.turn == NEXT and step.mover == line.seat]

    assert claims_of(STONES.id) is stock_claims
    assert [claim.facts["action"] for claim in claims] == [step.action for step in later[:1]]
    assert all(claim.code == STOCK and STONES.unpack(claim.position) for claim in claims)
    assert later


# What decides


def prospect(code: str, weight: float, often: float, seat: int = 0, *, plan: bool = True) -> Prospect:
    """Make up a prospect."""
    return Prospect(Claim(code, seat, weight, plan=plan), often, weight * often)


def forms(chosen: list[Prospect], other: list[Prospect]) -> list[tuple[str, str, bool]]:
    """List the reasons: form, code, and whether it decides."""
    return [(one.form, one.claim.code, one.decides) for one in reasons_for(chosen, other)]


def test_a_gain_a_danger_prevented_and_a_risk_are_told_apart() -> None:
    """What is good and new is a gain; what is bad and gone is prevented; what is bad and new is a risk."""
    chosen = [prospect("recruit", 0.1, 1.0), prospect("trap", -0.05, 0.6, 1)]
    other = [prospect("gauntlet", -0.5, 0.5, 1)]

    assert forms(chosen, other) == [
        ("prevented", "gauntlet", True),
        ("gain", "recruit", True),
        ("risk", "trap", True),
    ]


def test_what_happens_anyway_does_not_decide() -> None:
    """It is told as a plan after what decides; what is told only as a difference is left out."""
    same = [prospect("recruit", 0.1, 1.0), prospect("keeps", 0.1, 1.0, plan=False)]

    assert forms(same, same) == [("gain", "recruit", False)]
    assert forms(same, []) == [("gain", "recruit", False)]


def test_too_few_deals_decide_nothing() -> None:
    """One deal of twenty more or less may be chance, and so may a trifle."""
    rare = [prospect("gauntlet", -0.6, 1 / DEALS, 1)]

    assert forms([], rare) == []
    assert forms([prospect("recruit", 0.1, 0.8)], [prospect("recruit", 0.1, 0.7)])[0][2] is False
    assert forms([prospect("chip", LEAST_WORTH / 2, 1.0)], [prospect("x", 0.0, 1.0)])[0][2] is False


def test_without_a_good_side_the_danger_is_told() -> None:
    """A move of which nothing good is to be expected still has something to say."""
    bad = [prospect("joins", -0.05, 0.5, 1)]

    assert forms(bad, bad) == [("risk", "joins", False)]


@pytest.mark.parametrize("seat", [0, 1])
def test_an_empty_line_claims_nothing_of_the_stock(seat: int) -> None:
    """Where the game is over before the seat's next turn, there is nothing to go on with."""
    assert list(stock_claims(Line(seat, ()))) == []
