"""The same seeds and decisions give the same games in every process, hash seed, and build of the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import game
from game import built
from tests.laws.trace import trace

HOME = Path(game.__file__).parent.parent
GAMES_EACH = 20 if game.compiled() else 6  # of each kind and number of seats
EXTENSIONS = built.engine(HOME) or [
    *HOME.glob("game/engine/rng.*.so"),
    *HOME.glob("game/engine/rng.*.pyd"),
]


def traced(**changed: str) -> list[str]:
    """Trace games in a process of its own, with its environment `changed`; tell the build and the hash."""
    own = {"HEROTABLE_PURE", "PYTHONHASHSEED"}
    kept = {name: value for name, value in os.environ.items() if name not in own}
    kept["PYTHONPATH"] = str(HOME)
    command = [sys.executable, "-m", "tests.laws.trace", str(GAMES_EACH)]
    done = subprocess.run(
        command, cwd=HOME, env={**kept, **changed}, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.fixture(scope="module")
def here() -> str:
    """Trace the same games in this process."""
    return trace(GAMES_EACH)


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
def test_the_hash_seed_changes_nothing(hash_seed: str, here: str) -> None:
    """Nothing depends on the order of a set or on addresses in memory; extensions are used where they lie."""
    assert traced(PYTHONHASHSEED=hash_seed) == ["compiled" if EXTENSIONS else "plain", here]


def test_the_uncompiled_engine_plays_the_same_games(here: str) -> None:
    """The plain source, which is what HEROTABLE_PURE asks for, comes to the same as whatever runs here."""
    assert traced(PYTHONHASHSEED="random", HEROTABLE_PURE="1") == ["plain", here]


def test_other_games_give_another_trace() -> None:
    """The hash does notice a difference."""
    assert trace(1) != trace(2)
