"""A long visit of the monkey: python3 -m tests.monkey [INPUTS] [SEED]. It prints what it saw."""

from __future__ import annotations

import os
import sys
import tempfile
import warnings
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
QUIET_LIMIT = 0.1  # seconds that a frame may take, compiled, where nothing else is at work


def main(inputs: int = 20_000, seed: int = 1) -> int:
    """Let the monkey do so many things."""
    from tests.monkey.diary import all_scenes  # noqa: PLC0415  # after the screen is chosen
    from tests.monkey.monkey import before_a_monkey  # noqa: PLC0415

    warnings.simplefilter("error")
    with tempfile.TemporaryDirectory() as folder, before_a_monkey(Path(folder), seed) as monkey:
        monkey.diary.limit = QUIET_LIMIT
        for number in range(inputs):
            monkey.act(number)
    diary = monkey.diary
    print(diary.told())  # noqa: T201  # this command speaks by printing
    return int(bool(diary.faults or diary.slow or all_scenes() - set(diary.seen)))


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
