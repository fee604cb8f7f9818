"""Faults of files: python3 -m tests.faults [--long]. It prints what was tried, told and lost."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.faults import files_bytes, files_processes, files_reading
from tests.faults.files_disk import memory
from tests.faults.files_shelves import OPERATIONS
from tests.faults.files_sweep import Bench, Tally


def main(*words: str) -> int:
    """Try everything and print a table; 1 when anything was lost."""
    every = "--long" in words
    tally = Tally()
    for operation in OPERATIONS:
        with tempfile.TemporaryDirectory(dir=memory()) as folder:
            bench = Bench(operation, Path(folder))
            bench.cut_power(tally)
            bench.refuse(tally, every=every)
    files_bytes.try_all(tally, 1 if every else 7)
    files_reading.try_all(tally)
    files_processes.try_all(tally, kills=400 if every else 40)
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
