"""What the commands that play many matches have in common: their words, and the runner that they ask for."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from ai.parcels.errors import LedgerError
from ai.parcels.executors import LOCAL, Source
from ai.parcels.ledger import Ledger
from ai.parcels.runner import Runner

if TYPE_CHECKING:
    from collections.abc import Iterator

BAR_WIDTH: Final = 30
MOST_GAMES: Final = 1_000_000
BOUNDS: Final = {"games": (1, MOST_GAMES), "matches": (1, MOST_GAMES), "jobs": (1, 256), "seed": (0, 1 << 53)}


class OneLineParser(argparse.ArgumentParser):
    """An argument parser whose errors take one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit with 2."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())}\n")


def add_arguments(parser: argparse.ArgumentParser, jobs: int = 1) -> None:
    """Add the words that say where parcels are played."""
    parser.add_argument("--executor", default=LOCAL, help="local, dask://HOST:PORT or MODULE:FACTORY")
    parser.add_argument("--jobs", type=int, default=jobs, help="processes of the local executor")
    parser.add_argument("--resume", action="store_true", help="take the results that are there already")


def check_numbers(given: argparse.Namespace, **more: tuple[int, int]) -> None:
    """Raise ValueError if a number is out of bounds; `more` are those that only this command has."""
    bounds = BOUNDS | more
    for name, value in vars(given).items():
        least, most = bounds.get(name, (value, value))
        if isinstance(value, int) and not least <= value <= most:
            raise ValueError(f"--{name.replace('_', '-')} is {least} to {most}, not {value}")


@contextmanager
def running(executor: str, jobs: int, file: Path | None, *, resume: bool) -> Iterator[Runner]:
    """Give a runner that keeps its results in `file`; raise ParcelError if there can't be one."""
    if resume and not file:
        raise LedgerError("--resume needs the --out of the run that it goes on with")
    with ExitStack() as stack:
        source = Source(executor, jobs)
        here = executor == LOCAL and jobs == 1
        opened = None if here else stack.enter_context(source)  # before any file is touched
        ledger = stack.enter_context(Ledger(file, resume=resume)) if file else None
        yield Runner(opened, ledger)


def show_progress(done: int, of: int) -> None:
    """Draw a progress bar on stderr, if that is a terminal."""
    if sys.stderr.isatty():
        filled = BAR_WIDTH * done // of
        bar = f"\r[{'#' * filled}{'.' * (BAR_WIDTH - filled)}] {done}/{of}"
        sys.stderr.write(bar + ("\n" if done == of else ""))
        sys.stderr.flush()
