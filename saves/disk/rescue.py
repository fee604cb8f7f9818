"""Handles damaged files: keeps them aside, falls back to older copies, and never turns damage into a copy.

`damaged/` beside the matches holds every unreadable file, once for each content.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from game.engine.contract import Rules
from game.registry import RULES
from saves.disk.files import (
    COPIES,
    copy_path,
    is_there,
    read_bounded,
    read_start,
    write_atomically,
    write_keeping_copies,
)
from saves.disk.notices import Notice, SaveError, SaveTooNew
from saves.matches.header import HEADER_LIMIT, check_known, read_header_line
from saves.matches.match_file import Opened, open_match, verified

DAMAGED: Final = "damaged"


def store(path: Path, data: bytes, games: Mapping[str, Rules] = RULES) -> None:
    """Write `data` to `path`; the old content becomes a copy if sound, and is kept aside if damaged.

    Raise SaveTooNew instead of overwriting a newer program's match, and OSError if the disk fails.
    """
    if not path.exists():  # a dangling link is rejected here
        write_atomically(path, data)
        return
    try:
        header, _ = verified(read_bounded(path), path.name)
        check_known(header, path.name, games)
    except SaveTooNew:
        raise
    except SaveError:
        keep_aside(path)
        write_atomically(path, data)
    else:
        write_keeping_copies(path, data)


def keep_aside(path: Path) -> None:
    """Copy a damaged file to `damaged/`; if it can't be read (too large, no permission), move it there.

    A link's target isn't moved: raise SaveError and leave everything as it is.
    """
    folder = path.parent / DAMAGED
    folder.mkdir(exist_ok=True)
    try:
        data = read_bounded(path)
    except SaveError:
        if path.is_symlink():
            raise
        path.replace(folder / f"{path.stat().st_mtime_ns}-{path.name}")
        return
    aside = folder / f"{hashlib.sha256(data).hexdigest()[:8]}-{path.name}"
    if not is_there(aside):
        write_atomically(aside, data)


def older_copy(path: Path, games: Mapping[str, Rules] = RULES) -> Opened | None:
    """Open the newest sound copy of `path`, with a notice of what it lacks; None if there is none."""
    for number in range(1, COPIES + 1):
        copy = copy_path(path, number)
        try:
            opened = open_match(copy, games)
        except SaveError:
            continue  # the error of `path` itself is the one to report
        notice = _copy_notice(path, copy, opened.header.decisions)
        return replace(opened, notices=(notice, *opened.notices))
    return None


def _copy_notice(path: Path, copy: Path, decisions: int) -> Notice:
    """Return which copy of `path` was opened, and how many decisions it lacks if that is known."""
    try:
        header = read_header_line(read_start(path, HEADER_LIMIT).partition(b"\n")[0], path.name)
    except SaveError:
        return Notice("copy_opened_unsure", path.name, {"copy": copy.name})
    return Notice("copy_opened", path.name, {"copy": copy.name, "lost": max(0, header.decisions - decisions)})
