"""Crash reports: a folder to read, and to send if the person likes. Nothing is sent automatically.

report.txt     what happened, where, and the versions of everything
log.txt        the last lines of the log
settings.json  without names
match.save     a finished match, without names
position.json  a running match's position, as far as its people may know it,
course.txt     and its log, as far as all of them saw it

No report may reveal a hidden card, in a position, a log line or an error message. During a match, only errors
that can't contain its facts keep their message; others keep only their name.
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
from game.engine.errors import EngineError
from saves.crash.report_match import NO_MATCH, MatchParts
from saves.disk.clock import stamp
from saves.disk.files import write_atomically
from saves.disk.notices import refused
from saves.settings import Settings, without_names

REPORTS_KEPT: Final = 20
HARMLESS: Final = (OSError, ImportError, MemoryError, ArithmeticError)  # they reveal nothing of a match
_PACKAGES: Final = ("pygame-ce", "pygame-gui", "numpy", "msgspec", "librt", "platformdirs", "accesskit")


def write_report(
    folder: Path,
    error: BaseException,
    now: datetime,
    *,
    lines: Iterable[str] = (),
    settings: Settings | None = None,
    match: MatchParts = NO_MATCH,
    more: Mapping[str, str] = {},
) -> Path:
    """Write a report into a new folder below `folder` and return that; raise SaveRefused if it fails.

    `lines` are the log's, `match` is what may be revealed of the match (see `match_parts`), `more` are
    further facts for report.txt, such as the version of SDL.
    """
    place = _new_folder(folder, now)
    parts = {
        "report.txt": _told(error, match, more).encode(errors="backslashreplace"),
        "log.txt": without_home("\n".join(lines) + "\n").encode(errors="backslashreplace"),
    }
    if settings is not None:
        parts["settings.json"] = msgspec.json.format(msgspec.json.encode(without_names(settings)), indent=2)
    parts |= match.files
    try:
        for name, data in parts.items():
            write_atomically(place / name, data)
        _forget_oldest(folder, place)
    except OSError as refusal:
        raise refused(refusal, str(place)) from refusal
    return place


def on_crash(act: Callable[[BaseException], None]) -> None:
    """Call `act` with every uncaught exception, in any thread; it is also printed, without hidden facts."""

    def main_thread(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        say(traced(error, running=True))
        act(error)

    def other_thread(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            main_thread(told.exc_type, told.exc_value, told.exc_traceback)

    sys.excepthook = main_thread
    threading.excepthook = other_thread


def say(text: str) -> None:
    """Write to the terminal, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(without_home(text))


def traced(error: BaseException, *, running: bool) -> str:
    """Format an exception with traceback and causes; see the top for its message."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"{traced(earlier, running=running)}\nand then\n\n" if earlier is not None else ""
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    secret = isinstance(error, EngineError) or (running and not isinstance(error, HARMLESS))
    words = "" if secret else f": {error}"
    return f"{before}{''.join(traceback.format_tb(error.__traceback__))}{kind}{words}\n"


def without_home(text: str) -> str:
    """Replace the home folder, which usually contains the person's name, by "~"."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


def _told(error: BaseException, match: MatchParts, more: Mapping[str, str]) -> str:
    """Write report.txt."""
    facts = {
        "Herotable": f"{game.__version__} ({'compiled' if game.compiled() else 'not compiled'})",
        "Python": sys.version.replace("\n", " "),
        "System": platform.platform(),
        **{package: _version(package) for package in _PACKAGES},
        **more,
        **({"Match": match.told} if match.told else {}),
    }
    head = "\n".join(f"{name}: {fact}" for name, fact in facts.items())
    return without_home(f"{head}\n\n{traced(error, running=match.running)}")


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "in the bundle"


def _new_folder(folder: Path, now: datetime) -> Path:
    """Return an unused report name."""
    stem = stamp(now)
    place, number = folder / stem, 1
    while place.exists():
        number += 1
        place = folder / f"{stem}-{number}"
    return place


def _forget_oldest(folder: Path, new: Path) -> None:
    """Keep `REPORTS_KEPT`, because a program that crashes at every start must not fill the disk.

    The `new` one always stays: if the clock was set back, it would be the oldest.
    """
    others = sorted(one for one in folder.iterdir() if one != new and (one / "report.txt").is_file())
    for old in others[: 1 - REPORTS_KEPT]:
        shutil.rmtree(old)
