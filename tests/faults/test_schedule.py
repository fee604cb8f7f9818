"""Schedules of faults: none loses anything, and each can be watched again by its number."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from saves.disk import rescue
from saves.disk.files import write_atomically
from tests.faults.__main__ import main
from tests.faults.files_disk import memory
from tests.faults.schedule import FAULTS, Week


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that costs no real disk's time."""
    with TemporaryDirectory(dir=memory()) as folder:
        yield Path(folder)


@pytest.mark.parametrize("seed", range(12))
def test_a_week_of_faults_loses_nothing(seed: int, place: Path) -> None:
    """Whatever happens to disk, process and clock, one thing after the other."""
    assert Week(seed, place).run() is None


def test_a_number_is_a_schedule(place: Path) -> None:
    """Twice the same lines, whatever the process calls its drafts."""
    told: list[list[str]] = []
    for name in ("one", "two"):
        (place / name).mkdir()
        told.append([])
        Week(5, place / name, told[-1].append).run(5)

    assert told[0] == told[1]
    assert len(told[0]) > 20


def test_schedules_have_all_faults(place: Path) -> None:
    """Within a few numbers."""
    told: list[str] = []
    for seed in range(10):
        (place / str(seed)).mkdir()
        Week(seed, place / str(seed), told.append).run(6)

    assert all(any(line.endswith(f"fault: {fault}") for line in told) for fault in FAULTS)
    assert any("<- here" in line for line in told)
    assert any("; clock " in line and "; clock right" not in line for line in told)


def test_a_loss_is_found_named_and_shown_by_its_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that saves over damage keeps no older copy: some schedule finds it, and shows it again."""
    monkeypatch.setattr(rescue, "write_keeping_copies", lambda path, data: path.write_bytes(data[:40]))
    monkeypatch.setattr(rescue, "write_atomically", write_atomically)
    assert main("--schedules", "12") == 1
    seed = next(line for line in capsys.readouterr().out.splitlines() if ", schedule: seed " in line)
    number = seed.partition("seed ")[2].partition(",")[0]
    assert main("--show", number) == 1

    assert "LOST" in capsys.readouterr().out
