"""Files that come with a game, in its assets, read within the bounds of any save."""

from __future__ import annotations

from game.engine.files.assets import folder_of
from saves.disk.files import SIZE_LIMIT
from saves.disk.notices import SaveTooLarge, SaveUnreadable


def shipped(game: str, file: str) -> bytes | None:
    """Read a game's file; None if it has none. Raise SaveError if it can't be read."""
    source, name = folder_of(game) / file, f"{game}/{file}"
    if not source.is_file():
        return None
    try:
        with source.open("rb") as opened:
            data = opened.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise SaveUnreadable("unreadable", name, reason=error.strerror or "") from error
    if len(data) > SIZE_LIMIT:
        raise SaveTooLarge("too_large", name, limit=SIZE_LIMIT)
    return data
