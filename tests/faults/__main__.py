"""Faults of files: python3 -m tests.faults [--long]. It prints what was tried, told and lost.

`--show SEED` replays one schedule of faults of disk, process and clock, step by step; those that lose
anything are named by their seeds. `--schedules N` tries so many.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Final

from tests.faults import files_bytes, files_processes, files_reading
from tests.faults.files_disk import memory
from tests.faults.files_shelves import OPERATIONS
from tests.faults.files_sweep import Bench, Tally
from tests.faults.schedule import Week

SHORT: Final = 40  # schedules
LONG: Final = 1_000


def main(*words: str) -> int:
    """Try everything and print a table; 1 when anything was lost."""
    told = parser().parse_args(words)
    if told.show is not None:
        return show(told.show)
    every = told.long
    tally = Tally()
    try_schedules(tally, told.schedules or (LONG if every else SHORT))
    if told.schedules:
        return report(tally)
    for operation in OPERATIONS:
        with tempfile.TemporaryDirectory(dir=memory()) as folder:
            bench = Bench(operation, Path(folder))
            bench.cut_power(tally)
            bench.refuse(tally, every=every)
    files_bytes.try_all(tally, 1 if every else 7)
    files_reading.try_all(tally)
    files_processes.try_all(tally, kills=400 if every else 40)
    return report(tally)


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    made = argparse.ArgumentParser(prog="python3 -m tests.faults", description=__doc__)
    made.add_argument("--long", action="store_true", help="try every bit, error and moment")
    made.add_argument("--show", type=int, metavar="SEED", help="replay one schedule, step by step")
    made.add_argument("--schedules", type=int, metavar="N", help="try only so many schedules")
    return made


def show(seed: int) -> int:
    """Replay one schedule and print all of it; 1 when anything was lost."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder:
        lost = Week(seed, Path(folder), print).run()
    return int(lost is not None)


def try_schedules(tally: Tally, number: int) -> None:
    """Try schedules from seed 0 on."""
    for seed in range(number):
        with tempfile.TemporaryDirectory(dir=memory()) as folder:
            lost = Week(seed, Path(folder)).run()
        told = [] if lost is None else [f"seed {seed}, step {lost.step}: {one}" for one in lost.problems]
        tally.add("all", "schedule", told, told=False)


def report(tally: Tally) -> int:
    """Print what was tried; 1 when anything was lost."""
    print("\n".join((*table(tally), *sorted(set(tally.lost)))))  # noqa: T201  # this command speaks by printing
    return int(bool(tally.lost))


def table(tally: Tally) -> list[str]:
    """Write what was counted: kind of file, kind of fault, tried, whole, told by name, lost."""
    head = f"{'kind of file':<12} {'fault':<18} {'tried':>7} {'whole':>7} {'told':>7} {'lost':>5}"
    lines = [head, "-" * len(head)]
    for key in sorted(tally.tried):
        tried, told, lost = tally.tried[key], tally.told[key], tally.losses[key]
        lines.append(f"{key[0]:<12} {key[1]:<18} {tried:>7} {tried - told - lost:>7} {told:>7} {lost:>5}")
    tried, told, lost = tally.tried.total(), tally.told.total(), tally.losses.total()
    return [*lines, f"{'all':<31} {tried:>7} {tried - told - lost:>7} {told:>7} {lost:>5}"]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
