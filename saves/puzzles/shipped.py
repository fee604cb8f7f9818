"""The puzzles that come with a game, in its assets."""

from __future__ import annotations

from typing import Final

from ai.puzzles.puzzle import PuzzleFile, decoded
from game.engine.files.assets import folder_of
from game.registry import rules_of
from saves.disk.files import SIZE_LIMIT
from saves.disk.notices import SaveDamaged, SaveTooLarge, SaveUnreadable

FILE: Final = "puzzles.json"


def read_of(game: str) -> PuzzleFile | None:
    """Read the puzzles of a game; None if it has none. Raise SaveError if they can't be used."""
    source, name = folder_of(game) / FILE, f"{game}/{FILE}"
    if not source.is_file():
        return None
    try:
        with source.open("rb") as opened:
            data = opened.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise SaveUnreadable("unreadable", name, reason=error.strerror or "") from error
    if len(data) > SIZE_LIMIT:
        raise SaveTooLarge("too_large", name, limit=SIZE_LIMIT)
    file = decoded(data, name)
    if file.game != game or file.revision != rules_of(game).revision:
        raise SaveDamaged("puzzles_other", name)
    return file
