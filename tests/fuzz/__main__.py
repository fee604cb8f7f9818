"""Coverage-guided fuzzing of all that reads foreign bytes: python3 -m tests.fuzz [--seconds N] [TARGET ...].

Each target runs in a process of its own. What is printed: how many inputs it tried, how many a second, how
many edges and features of the code they reached, how many inputs are worth keeping, and what was found. The
inputs that are worth keeping go to build/fuzz, where the next run goes on from; a finding lies there too,
and goes as a file into tests/fuzz/corpus once it is mended. Needs requirements/fuzz.txt.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

SURROUNDINGS: Final = {
    "HEROTABLE_PURE": "1",  # what is compiled can't tell which lines it runs
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
MADE: Final = Path(__file__).parents[2] / "build" / "fuzz"
MISSING: Final = 2  # exit code
HOW_TO: Final = (
    "tests.fuzz: the fuzzer (atheris) is not installed; python3 dev.py fuzz installs it, "
    "where there is one: on Linux on x86-64, for Python 3.11 to 3.13"
)


def fuzzer() -> ModuleType | None:
    """Return atheris, or None where it is not installed."""
    try:
        return importlib.import_module("atheris")
    except ModuleNotFoundError:
        return None


def main(words: Sequence[str] | None = None) -> int:
    """Run the targets asked for, or all; 1 when something was found."""
    atheris = fuzzer()
    if atheris is None:
        print(HOW_TO, file=sys.stderr)  # noqa: T201  # this command speaks by printing
        return MISSING
    asking = parser()
    asked = asking.parse_args(words)
    os.environ |= SURROUNDINGS
    from tests.fuzz.running import (  # noqa: PLC0415  # after the choice above
        Bounds,
        instrumented_targets,
        last_words,
        run,
    )

    targets = instrumented_targets(atheris)
    unknown = set(asked.targets) - set(targets)
    if unknown:
        asking.error(f"no target is called {', '.join(sorted(unknown))}; there are: {', '.join(targets)}")
    bounds = Bounds(asked.seconds, asked.runs, asked.seed, asked.folder)
    print(f"{'target':26}{'inputs':>9}{'a second':>9}{'edges':>7}{'features':>9}{'corpus':>7}")  # noqa: T201
    outcomes = []
    for name in asked.targets or targets:
        one = run(atheris, targets[name], bounds)
        outcomes.append(one)
        speed = one.executions / max(one.seconds, 1)
        numbers = f"{one.executions:9}{speed:9.0f}{one.edges:7}{one.features:9}{one.corpus:7}"
        told = "" if one.sound else f"  FOUND {one.finding or 'no end, see its log'}"
        print(f"{name:26}{numbers}{told}", flush=True)  # noqa: T201
        if not one.sound:
            print(last_words(name, asked.folder), flush=True)  # noqa: T201
    return int(not all(one.sound for one in outcomes))


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    made = argparse.ArgumentParser(prog="python3 -m tests.fuzz", description="Tries every reader.")
    made.add_argument("targets", nargs="*", metavar="TARGET", help="what to try; none: all")
    made.add_argument("--seconds", type=int, default=60, help="for each target; 0: no end")
    made.add_argument("--runs", type=int, default=0, help="inputs for each target; 0: no end")
    made.add_argument("--folder", type=Path, default=MADE, help="for new inputs, findings and logs")
    made.add_argument("--seed", type=int, default=0, help="of the fuzzer's chance; 0: any")
    return made


if __name__ == "__main__":
    sys.exit(main())
