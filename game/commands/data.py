"""The commands `herotable export FILE` and `herotable import FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.commands.language import show
from saves.backup.exporting import export
from saves.backup.importing import take_in
from saves.disk.clock import now
from saves.disk.folders import find_folders
from saves.disk.notices import SaveError
from saves.trust import add_trusted_games

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.texts.texts import Texts
    from saves.disk.notices import Notice

DONE: Final = 0  # exit codes
FAILED: Final = 1


def export_data(file: str, texts: Texts) -> int:
    """Write all data to a new file, and say what is in it."""
    add_trusted_games()  # what they keep is part of it
    target = Path(file)
    try:
        made = export(find_folders(), target, now())
    except SaveError as error:
        return _refuse(error, texts)
    _tell(made.notices, texts)
    size = texts.number(target.stat().st_size / 1e6, 1)
    files = len(made.manifest.files)
    show(texts("command-exported", file=target.name, files=files, size=size), sys.stdout)
    return DONE


def import_data(file: str, texts: Texts) -> int:
    """Take a file with data in, and say what became of it."""
    add_trusted_games()
    source = Path(file)
    try:
        taken = take_in(find_folders(), source)
    except SaveError as error:
        return _refuse(error, texts)
    _tell(taken.notices, texts)
    counts = {name: taken.outcomes[name] for name in ("new", "merged", "beside", "same")}
    show(texts("command-imported", file=source.name, **counts), sys.stdout)
    return DONE


def _refuse(error: SaveError, texts: Texts) -> int:
    _tell([error.notice], texts)
    return FAILED


def _tell(notices: Iterable[Notice], texts: Texts) -> None:
    for notice in notices:
        show(f"herotable: {notice.sentence(texts)}", sys.stderr)
