"""Play matches by mouse, keys and touch in all windows: python3 -m tests.whole_matches [MINUTES] [WORD...].

Of all matches, those whose names contain every WORD. It prints what failed. The word "screen" plays them in
real windows, on virtual screens, instead of without any.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
SCREEN: Final = "screen"


def main(minutes: float, *words: str) -> int:
    """Play until all is played or the time is up; return how many failed."""
    from tests.whole_matches.playing import PAD, every_run, play, play_on_screen  # noqa: PLC0415  # after the screen is chosen

    playing = play_on_screen if SCREEN in words else play
    wanted = [run for run in every_run() if all(word in str(run) for word in words if word != SCREEN)]
    if SCREEN in words:
        wanted = [run for run in wanted if run.means != PAD]  # virtual pads live in one process
    began, played, failed = time.monotonic(), 0, 0
    for run in wanted:
        if time.monotonic() - began > 60 * minutes:
            break
        played += 1
        since = time.monotonic()
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            try:
                told = f"{playing(run, Path(folder))} decisions"
            except Exception:  # noqa: BLE001  # whatever breaks is what is looked for
                failed += 1
                told = traceback.format_exc(limit=-8)
        print(f"{run}: {time.monotonic() - since:.1f} s, {told}", flush=True)  # noqa: T201  # it speaks by printing
    print(f"{played} of {len(wanted)} matches played, {failed} failed")  # noqa: T201
    return failed


if __name__ == "__main__":
    most, *parts = sys.argv[1:] or ["600"]
    sys.exit(min(1, main(float(most), *parts)))
