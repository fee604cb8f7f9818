"""A long run, which prints what it measured: python3 -m tests.soak MATCHES [--json FILE] [--against FILE].

Matches with late frames are played again alone by --again FILE, where FILE is what --json kept; then
--against tells which of them are late once more.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from tests.soak.account import Figures

MEMORY: Final = 300_000_000  # bytes of the program that may lie in memory
HEARD_EVERY: Final = 10  # matches, after which the figures are kept
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


def main() -> int:
    """Play, tell, and keep the figures; 1 where something is not as it should be."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.soak", description="A long run of many matches.")
    parser.add_argument("matches", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=50.0, help="milliseconds that a frame may take")
    parser.add_argument("--json", type=Path, help="where the figures are kept, as they come")
    parser.add_argument("--curve", type=Path, help="where the curves of memory are drawn")
    parser.add_argument("--against", type=_figures, help="figures of a run before, to clear late frames")
    parser.add_argument("--first", type=int, default=1, help="the match of the plan to begin with")
    parser.add_argument("--again", type=_figures, help="figures of a run whose late matches are repeated")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no match is begun")
    asked = parser.parse_args()

    from saves.crash.log import start_log  # noqa: PLC0415
    from saves.disk.folders import Folders  # noqa: PLC0415  # after the screen is chosen
    from tests.soak.curve import drawn  # noqa: PLC0415
    from tests.soak.run import soak  # noqa: PLC0415

    warnings.simplefilter("error")
    with tempfile.TemporaryDirectory() as home:
        recent, _ = start_log(Folders.below(Path(home)).logs)
        figures = soak(
            asked.matches,
            asked.seed,
            Path(home),
            _keeping(asked.json),
            limit=asked.limit / 1000,
            most=asked.minutes * 60,
            recent=recent,
            first=asked.first,
            only=asked.again.to_repeat() if asked.again else None,
        )
    figures.allowed = MEMORY
    if asked.json:
        asked.json.write_bytes(msgspec.json.encode(figures))
    if asked.curve:
        asked.curve.write_text(drawn(figures.samples), encoding="utf-8")
    print(figures.told(asked.against))  # noqa: T201  # this command speaks by printing
    return int(bool(figures.wrong(asked.against)))


def _figures(path: str) -> Figures:
    """Read what a run kept; raise what argparse tells of."""
    from tests.soak.account import Figures  # noqa: PLC0415  # after the screen is chosen

    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Figures)
    except (OSError, msgspec.MsgspecError) as error:
        raise argparse.ArgumentTypeError(f"{path}: {error}") from error


def _keeping(path: Path | None) -> Callable[[Figures], None]:
    """Tell of each match, and keep the figures of all so far in a file now and then."""
    from tests.soak.account import told_of  # noqa: PLC0415

    def heard(figures: Figures) -> None:
        print(told_of(figures.samples), flush=True)  # noqa: T201  # this command speaks by printing
        if path and len(figures.samples) % HEARD_EVERY == 0:
            path.write_bytes(msgspec.json.encode(figures))

    return heard


if __name__ == "__main__":
    sys.exit(main())
