"""The engine against the same rules written a second time, in plain C, from the rulebook."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.engine.contract import OVER
from game.engine.rng import Rng
from game.registry import GAMES
from game.splendor_marvel.rules.cards import CHARACTERS, LOCATIONS
from game.splendor_marvel.rules.state import SplendorState

if TYPE_CHECKING:
    from collections.abc import Callable

SOURCE = Path(__file__).with_name("splendor_marvel.c")
GAMES_EACH = 60


def box() -> str:
    """Write the card table as the C program reads it."""
    cards = [
        f"{card.level} {card.bonus} {card.points} {card.avengers} {' '.join(map(str, card.cost))}"
        for card in CHARACTERS
    ]
    return "\n".join([*cards, *(" ".join(map(str, side.demand)) for side in LOCATIONS)])


@pytest.fixture(scope="module")
def witness(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], list[str]]:
    """Compile the C program; it tells, for a number of seats, how its random games went."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("the second set of rules is in C, and there is no C compiler here")
    program = tmp_path_factory.mktemp("reference") / "splendor_marvel"
    subprocess.run([compiler, "-O2", "-o", program, SOURCE], check=True)

    def tell(seats: int) -> list[str]:
        command = [str(program), str(seats), "0", str(GAMES_EACH)]
        return subprocess.run(command, input=box(), capture_output=True, text=True, check=True).stdout.split(
            "\n"
        )

    return tell


def told_by_the_engine(seats: int, seed: int) -> str:
    """Play one random game; tell its seed, steps, a hash of all choices, and each seat's score."""
    state = GAMES["splendor_marvel"].rules.setup(seats, seed)
    assert isinstance(state, SplendorState)
    rng = Rng(seed)
    trace = steps = 0
    while state.to_move != OVER:
        actions = state.legal_actions()
        chosen = rng.below(len(actions))
        trace = (trace * 31 + len(actions) * 7 + chosen) & 0xFFFFFFFF
        state.apply(actions[chosen])
        steps += 1
    scores = " ".join(f"{one.points}/{len(one.recruited)}/{one.held()}" for one in state.players)
    return f"{seed} {steps} {trace} {scores}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_sets_of_rules_play_the_same_games(seats: int, witness: Callable[[int], list[str]]) -> None:
    """Every choice there was, every step and every score of random games agree with the C program's."""
    told = witness(seats)

    assert [told_by_the_engine(seats, seed) for seed in range(GAMES_EACH)] == told[:GAMES_EACH]
