"""Computer players play an added game: in the AI process, and in programs without a window."""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from ai.players import make_player
from ai.worker.client import Worker
from ai.worker.messages import Answer, Failed, Report, request_for
from game.plugins import Plugin, find_plugins
from game.registry import add_games, rules_of
from saves.settings import Settings, save_settings
from saves.trust import with_answer
from tests.plugins.packages import install, stones_code

PATIENCE = 60  # seconds


def installed(site: Path, code: str | None = None) -> Plugin:
    """Install the game of stones and add it here."""
    install(site, code=code)
    (plugin,), _ = find_plugins([str(site)])
    add_games(plugin)
    return plugin


def answer(worker: Worker, number: int) -> Report:
    """Wait for the last report on a request."""
    while True:
        assert wait([worker.connection], PATIENCE)
        for report in worker.poll():
            if isinstance(report, Answer | Failed) and report.id == number:
                return report


@pytest.mark.parametrize("level", ["squire", "knight"])
def test_a_level_that_does_not_search_takes_anything(site: Path, level: str) -> None:
    """It knows nothing of the game, so the first action is not chosen more often than the other."""
    installed(site)
    rules = rules_of("stones")
    state = rules.setup(2, 1)
    state.apply(0)
    players = [make_player("mcts", rules, level=level, seed=seed) for seed in range(200)]
    taken = [player.choose(state, state.to_move).action for player in players]

    assert set(taken) == {1, 2}
    assert 80 <= taken.count(1) <= 120  # nearly three standard deviations


def test_the_ai_process_knows_the_trusted_games(site: Path) -> None:
    """It gets the same packages, adds their games and plays them by search alone."""
    plugin = installed(site)
    worker = Worker((plugin.identity,))
    state = rules_of("stones").setup(2, 1)
    state.apply(0)
    try:
        report = answer(worker, worker.ask(request_for("stones", state, 0, simulations=400)))
    finally:
        worker.close()

    assert isinstance(report, Answer)
    assert report.result.action == 1  # of seven: the rival is left with six, a lost heap


@pytest.mark.parametrize("changed", [False, True])
def test_the_ai_process_imports_nothing_else(site: Path, *, changed: bool) -> None:
    """Neither a package that nobody trusts nor one that has changed since; the request fails, no more."""
    plugin = installed(site)
    if changed:
        install(site, code=stones_code() + "\n# changed\n")
    worker = Worker((plugin.identity,) if changed else ())
    state = rules_of("stones").setup(2, 1)
    state.apply(0)
    try:
        report = answer(worker, worker.ask(request_for("stones", state, 0, simulations=10)))
    finally:
        worker.close()

    assert isinstance(report, Failed)
    assert "there is no game 'stones'" in report.why


@pytest.mark.parametrize("trusted", [False, True])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_knows_the_trusted_games(site: Path, tmp_path: Path, jobs: str, *, trusted: bool) -> None:
    """As the settings say, in every process."""
    install(site)
    (plugin,), _ = find_plugins([str(site)])
    answers = with_answer(plugin, {}, trusted=trusted)
    save_settings(tmp_path / "settings.json", Settings(plugins=answers))
    command = [sys.executable, "-m", "ai.arena", "stones", "random", "greedy", "--games", "2", "--jobs", jobs]
    done = subprocess.run(
        command,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(site), *sys.path)),
            "HEROTABLE_HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=False,
    )

    assert (done.returncode, "there is no game 'stones'" in done.stderr) == (
        (0, False) if trusted else (2, True)
    )


def test_a_renewed_ai_process_knows_what_was_trusted_since(site: Path) -> None:
    """As when the person trusts a package while the program runs."""
    worker = Worker()
    plugin = installed(site)
    state = rules_of("stones").setup(2, 1)
    state.apply(0)
    worker.renew((plugin.identity,))
    try:
        report = answer(worker, worker.ask(request_for("stones", state, 0, simulations=10)))
    finally:
        worker.close()

    assert isinstance(report, Answer)
