"""What is told of the engine that is built beside the game, and who thinks with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import built
from game.screens.app.engine_news import LOOK_SECONDS, EngineNews
from tests.screens.pilots.menu_pilot import MenuPilot


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MenuPilot:
    """The program, uncompiled, with an engine being built; nobody has to renew a real process."""
    made = MenuPilot(tmp_path / "home")
    monkeypatch.setenv(built.COMING, built.ANNOUNCED)
    monkeypatch.setattr("game.compiled", lambda: False)
    monkeypatch.setattr(built, "cache", lambda _: tmp_path / "cache")
    renewed: list[int] = []
    monkeypatch.setattr(made.program.ai, "renew", lambda: renewed.append(1))
    vars(made)["renewed"] = renewed
    return made


def publish(home: Path, name: str = "") -> None:
    """Put an engine of one file where the builder would."""
    folder = built.shelves(home)[0] / (name or built.fingerprint(home))
    (folder / "game").mkdir(parents=True)
    (folder / "game" / "rng.so").write_bytes(b"machine code")
    built.write_manifest(folder)


def told(pilot: MenuPilot, *keys: str) -> bool:
    """Whether these notices show and no others."""
    return pilot.notices == [pilot.program.words(f"window-{key}") for key in keys]


def test_that_one_is_coming_and_that_it_has_come_are_told(pilot: MenuPilot, tmp_path: Path) -> None:
    """Once each; the next thinking process takes it without a restart."""
    news = EngineNews(pilot.program, tmp_path)
    news.update(LOOK_SECONDS)
    before = told(pilot, "engine_coming"), len(vars(pilot)["renewed"])
    publish(tmp_path)
    for _ in range(3):
        news.update(LOOK_SECONDS)

    assert before == (True, 0)
    assert told(pilot, "engine_coming", "engine_ready")
    assert vars(pilot)["renewed"] == [1]


def test_an_engine_of_other_sources_is_not_meant(pilot: MenuPilot, tmp_path: Path) -> None:
    """Whoever changes the sources while the game runs doesn't change what it thinks with."""
    news = EngineNews(pilot.program, tmp_path)
    publish(tmp_path, "0" * 32)
    news.update(LOOK_SECONDS)

    assert told(pilot, "engine_coming")


def test_that_it_could_not_be_built_is_told(pilot: MenuPilot, tmp_path: Path) -> None:
    """One plays on; nothing more is said."""
    news = EngineNews(pilot.program, tmp_path)
    shelf = built.shelves(tmp_path)[0]
    shelf.mkdir(parents=True)
    (shelf / (built.fingerprint(tmp_path) + built.FAILED)).touch()
    for _ in range(3):
        news.update(LOOK_SECONDS)

    assert told(pilot, "engine_coming", "engine_failed")
    assert vars(pilot)["renewed"] == []


def test_a_failure_of_an_earlier_start_is_not_told_again(
    pilot: MenuPilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it is tried once more in silence, only success is news."""
    monkeypatch.setenv(built.COMING, "tried again")
    shelf = built.shelves(tmp_path)[0]
    shelf.mkdir(parents=True)
    (shelf / (built.fingerprint(tmp_path) + built.FAILED)).touch()
    news = EngineNews(pilot.program, tmp_path)
    news.update(LOOK_SECONDS)
    before = pilot.notices
    publish(tmp_path)
    news.update(LOOK_SECONDS)

    assert before == []
    assert told(pilot, "engine_ready")


@pytest.mark.parametrize("compiled", [False, True])
def test_nothing_is_told_where_nothing_is_coming(
    pilot: MenuPilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, compiled: bool
) -> None:
    """An installed program, one that is compiled already, or one that was started by hand."""
    monkeypatch.setattr("game.compiled", lambda: compiled)
    if not compiled:
        monkeypatch.delenv(built.COMING)
    publish(tmp_path)
    EngineNews(pilot.program, tmp_path).update(LOOK_SECONDS)

    assert pilot.notices == []
