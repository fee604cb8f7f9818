"""One of two machines, as a process of its own: python -m tests.backup.machine HOME DECISIONS SEED.

It plays the match of the shared folder on to so many decisions, counts a match, and answers a puzzle.
"""

from __future__ import annotations

import sys
from datetime import timedelta
from pathlib import Path

from saves.disk.folders import Folders
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch
from saves.puzzles.solved import Solved
from tests.backup.homes import DAY, PUZZLE, count_matches
from tests.saves.matches import ANN_AND_BEN, a_match
from tests.saves.shelf import SLOT, Clock


def main(place: str, decisions: str, seed: str) -> int:
    """Do what somebody does on a machine."""
    folders = Folders.below(Path(place))
    number = int(seed)
    library = Library(folders.matches, now=lambda: Clock()() + timedelta(seconds=number))
    library.save(SLOT, SavedMatch(a_match(int(decisions)), ANN_AND_BEN))
    library.close(30.0)
    count_matches(folders, number)
    solved = Solved(folders.matches / "puzzles")
    solved.answer("splendor_marvel", PUZZLE, 1200.0, "best", DAY + timedelta(days=number))
    solved.close(30.0)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
