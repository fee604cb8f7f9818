"""What is left when the program breaks: a folder to read, and to send if one likes. Nothing leaves by itself.

    report.txt     what happened, where, and the versions of everything
    log.txt        the last lines of the log
    settings.json  without names
    match.save     the match up to the last decision that was kept, without names

The match file holds the seed, and so everything that is hidden in a running match. It is the owner's own
file on their own disk; nothing else here, and no line of the log, may tell a hidden card.
"""

from __future__ import annotations

import platform
import shutil
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from importlib import metadata
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

import game
from saves.clock import stamp
from saves.files import read_bounded, write_atomically
from saves.header import VERSION, header_line
from saves.match_file import verified
from saves.notices import SaveError, refused
from saves.settings import Settings, without_names

REPORTS_KEPT: Final = 20
_PACKAGES: Final = ("pygame-ce", "pygame-gui", "numpy", "msgspec", "platformdirs", "accesskit")


def write_report(
    folder: Path,
    error: BaseException,
    now: datetime,
    *,
    lines: Iterable[str] = (),
    settings: Settings | None = None,
    match_file: Path | None = None,
    more: Mapping[str, str] = {},
) -> Path:
    """Write a report into a new folder below `folder` and return that; raise SaveRefused if it can't be.

    `lines` are the log's, `match_file` is the running match's autosave (nothing is made from a state that may
    be broken), `more` are further facts for report.txt, such as the version of SDL.
    """
    place = _new_folder(folder, now)
    parts = {
        "report.txt": _told(error, more).encode(),
        "log.txt": without_home("\n".join(lines) + "\n").encode(errors="replace"),
    }
    if settings is not None:
        parts["settings.json"] = msgspec.json.format(msgspec.json.encode(without_names(settings)), indent=2)
    if match_file is not None:
        parts["match.save"] = _nameless(match_file)
    try:
        for name, data in parts.items():
            write_atomically(place / name, data)
        _forget_oldest(folder, place)
    except OSError as refusal:
        raise refused(refusal, str(place)) from refusal
    return place


def on_crash(act: Callable[[BaseException], None]) -> None:
    """Have `act` called with every error that nobody caught, in any thread, before it is printed."""

    def main_thread(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        try:
            if not issubclass(kind, KeyboardInterrupt):
                act(error)
        finally:
            sys.__excepthook__(kind, error, trace)

    def other_thread(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            main_thread(told.exc_type, told.exc_value, told.exc_traceback)

    sys.excepthook = main_thread
    threading.excepthook = other_thread


def without_home(text: str) -> str:
    """Write "~" for the person's home folder, which mostly holds their name."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def _told(error: BaseException, more: Mapping[str, str]) -> str:
    """Write report.txt."""
    facts = {
        "Herotable": f"{game.__version__} ({'compiled' if game.compiled() else 'not compiled'})",
        "Python": sys.version.replace("\n", " "),
        "System": platform.platform(),
        **{package: _version(package) for package in _PACKAGES},
        **more,
    }
    head = "\n".join(f"{name}: {fact}" for name, fact in facts.items())
    return without_home(f"{head}\n\n{''.join(traceback.format_exception(error))}")


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "in the bundle"


def _nameless(match_file: Path) -> bytes:
    """Return a match file's bytes without title and names; a file that can't be read is told in its place."""
    try:
        header, body = verified(read_bounded(match_file), match_file.name)
    except SaveError as error:
        return f"{error}\n".encode()
    if header.version != VERSION:
        return b"The match is of an older format and was left out.\n"
    players = tuple(
        msgspec.structs.replace(player, name=str(seat)) for seat, player in enumerate(header.players, 1)
    )
    header = msgspec.structs.replace(header, title="", players=players)
    return header_line(header) + b"\n" + body + b"\n"


def _new_folder(folder: Path, now: datetime) -> Path:
    """Return a name that no report has."""
    stem = stamp(now)
    place, number = folder / stem, 1
    while place.exists():
        number += 1
        place = folder / f"{stem}-{number}"
    return place


def _forget_oldest(folder: Path, new: Path) -> None:
    """Keep `REPORTS_KEPT`: a program that breaks at every start must not fill the disk.

    The `new` one stays, whatever its time: by a clock that was set back it would be the oldest.
    """
    others = sorted(one for one in folder.iterdir() if one != new and (one / "report.txt").is_file())
    for old in others[: 1 - REPORTS_KEPT]:
        shutil.rmtree(old)
