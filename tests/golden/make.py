"""Make the playthroughs: `python -m tests.golden.make [search]`.

Without a word every playthrough there is is written again from its decisions; with `search`, those that are
missing are searched for first, which takes a while.
"""

from __future__ import annotations

import sys

from game.registry import GAMES
from tests.golden.playthrough import path_of, read, write
from tests.golden.searching import found
from tests.golden.tables import GOLDEN


def search() -> None:
    """Find a game for every ending that has none."""
    for game, golden in GOLDEN.items():
        rules = GAMES[game].rules
        for seats in rules.seats:
            for ending in golden.endings:
                path = path_of(game, ending.name, seats)
                if path.exists() or (ending.name, seats) in golden.missing:
                    continue
                match = found(rules, seats, ending)
                told = "not found" if match is None else f"{len(match.decisions)} decisions"
                sys.stdout.write(f"{path.name}: {told}\n")
                if match is not None:
                    path.parent.mkdir(exist_ok=True)
                    path.write_text(write(match, ending.name, ending.means, golden.shown), encoding="utf-8")


def rewrite() -> None:
    """Write every playthrough again from its decisions."""
    for game, golden in GOLDEN.items():
        means = {ending.name: ending.means for ending in golden.endings}
        for path in sorted(path_of(game, "", 0).parent.glob("*.txt")):
            match, ending = read(path.read_text(encoding="utf-8"))
            path.write_text(write(match, ending, means[ending], golden.shown), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["search"]:
        search()
    rewrite()
