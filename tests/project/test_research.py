"""The games as PettingZoo environments: the standard tests pass, nobody observes what they may not know."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any, Final

import numpy as np
import pytest
from crown_thief import GAME as CROWN_THIEF

from game.engine.errors import BadSetup
from game.engine.match import resolve_chance
from game.engine.rng import Rng
from game.registry import GAMES
from herotable.env import ACTIONS, CardGame, encoded, facts, numbered, parallel

with warnings.catch_warnings():  # its tests make an environment in a way that it has deprecated itself
    warnings.simplefilter("ignore", DeprecationWarning)
    STANDARD: Final[Any] = import_module("pettingzoo.test")
TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].rules.seats]


def play(env: CardGame, seed: int, most: int = 3000) -> list[str]:
    """Play a game at random; return the decisions."""
    env.reset(seed)
    rng, made = Rng(seed), list[str]()
    while not any(env.terminations.values()) and len(made) < most:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        number = int(legal[rng.below(len(legal))])
        made.append(env.notation(number))
        env.step(number)
    return made


@pytest.mark.filterwarnings("ignore::UserWarning")  # api_test wishes for pictures as observations
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_standard_tests_pass(game: str, seats: int) -> None:
    """PettingZoo's own: of the interface, and that equal seeds give equal games."""
    STANDARD.api_test(parallel(game, seats), num_cycles=100)
    STANDARD.seed_test(lambda: parallel(game, seats), num_cycles=50)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_game_of_a_package_is_an_environment_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It needs nothing but its rules."""
    monkeypatch.setitem(GAMES, CROWN_THIEF.id, CROWN_THIEF)

    STANDARD.api_test(parallel(CROWN_THIEF.id, 3), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_to_its_end(game: str) -> None:
    """The rewards then add up to 0."""
    env = parallel(game)
    made = play(env, 3)

    assert all(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0
    assert made == play(env, 3) != play(env, 4)


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_holds_only_what_the_seat_may_know(game: str) -> None:
    """Whatever is hidden from a seat may be different without a difference in what it observes."""
    rules = GAMES[game].rules
    state = rules.setup(GAMES[game].usual_seats, 5)
    rng = Rng(5)
    for _ in range(20):
        resolve_chance(state)
        for seat in range(state.seats):
            twin = state.determinize(seat, rng)
            assert (encoded(twin.view(seat)) == encoded(state.view(seat))).all()
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", GAMES)
def test_another_view_is_another_observation(game: str) -> None:
    """Hashing confuses hardly any two positions."""
    rules, views = GAMES[game].rules, dict[str, bytes]()
    for seed in range(6):
        state, rng = rules.setup(GAMES[game].usual_seats, seed), Rng(seed)
        for _ in range(40):
            resolve_chance(state)
            legal = state.legal_actions()
            if not legal:
                break
            views[str(state.view(0))] = encoded(state.view(0)).tobytes()
            state.apply(legal[rng.below(len(legal))])

    assert len(set(views.values())) == len(views) > 100


def test_facts_are_named_by_their_path() -> None:
    """Lists count from 0."""
    assert list(facts({"seat": 1, "players": [{"points": 3}, {"points": None}]})) == [
        "seat=1",
        "players.0.points=3",
        "players.1.points=None",
    ]


def test_numbers_of_actions_are_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two legal actions never share one, however few numbers there are."""
    monkeypatch.setattr("herotable.env.ACTIONS", 64)
    state = GAMES["splendor_marvel"].rules.setup(2, 1)
    resolve_chance(state)

    assert sorted(numbered(state).values()) == sorted(state.legal_actions())


def test_an_action_keeps_its_number() -> None:
    """It comes from the notation."""
    numbers = set()
    for seed in range(5):
        env = parallel("splendor_marvel", 2)
        env.reset(seed)
        numbers |= {number for number in range(ACTIONS) if env._legal.get(number) == 0}

    assert len(numbers) == 1


def test_an_illegal_action_is_refused() -> None:
    """With the legal ones; nothing happens."""
    env = parallel("splendor_marvel", 2)
    env.reset(1)
    wrong = next(number for number in range(ACTIONS) if number not in env._legal)

    with pytest.raises(ValueError, match="legal are"):
        env.step(wrong)


@pytest.mark.parametrize(
    ("game", "seats", "options", "named"),
    [
        ("chess", 2, {}, "there are"),
        ("splendor_marvel", 9, {}, "2 to 4"),
        ("splendor_marvel", 2, {"x": 1}, "x"),
    ],
)
def test_what_there_is_not_is_named(game: str, seats: int, options: dict[str, int], named: str) -> None:
    """A game, a number of seats, an option."""
    with pytest.raises(BadSetup, match=named):
        parallel(game, seats, **options)


def test_options_reach_the_game() -> None:
    """As in a match."""
    env = parallel("dust_collectorz", 3, mode="young")
    env.reset(2)

    assert play(env, 2)
