"""The puzzles that come with a game, in its assets."""

from __future__ import annotations

from typing import Final

from ai.puzzles.puzzle import PuzzleFile, decoded
from game.registry import rules_of
from saves.disk.notices import SaveDamaged
from saves.disk.shipped import shipped

FILE: Final = "puzzles.json"


def read_of(game: str) -> PuzzleFile | None:
    """Read the puzzles of a game; None if it has none. Raise SaveError if they can't be used."""
    name, data = f"{game}/{FILE}", shipped(game, FILE)
    if data is None:
        return None
    file = decoded(data, name)
    if file.game != game or file.revision != rules_of(game).revision:
        raise SaveDamaged("puzzles_other", name)
    return file
