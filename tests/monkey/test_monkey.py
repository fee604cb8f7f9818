"""A short visit of the monkey; CONTRIBUTING tells how to have a long one."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from tests.monkey.diary import all_scenes
from tests.monkey.errands import errands
from tests.monkey.monkey import STAY, before_a_monkey

INPUTS = STAY * len(errands())  # each errand once


def test_a_monkey_comes_everywhere_and_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No exception, no warning in the log, no frame that hangs, in any scene that there is."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    with before_a_monkey(tmp_path, seed=1) as monkey:
        for number in range(INPUTS):
            monkey.act(number)
    diary = monkey.diary

    assert (diary.faults, diary.slow) == ([], 0), diary.told()
    assert all_scenes() <= set(diary.seen)
