"""The log: JSON lines in a few files of bounded size, and the last lines in memory for crash reports.

If the disk fails, the game goes on with the log in memory only.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
from collections import deque
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import msgspec

from game.engine.files.plain_file import check_writable, plain_text
from saves.crash.report import without_home
from saves.disk.notices import Notice, refused

LINES_KEPT: Final = 200  # in memory
FILE_BYTES: Final = 1_000_000
FILES: Final = 5
LOG_FILE: Final = "herotable.log"
FAULT_FILE: Final = "faults.txt"  # written by Python itself when it dies without an exception


class RecentLines(logging.Handler):
    """The last lines of the log, in memory."""

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.lines: deque[str] = deque(maxlen=LINES_KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        """Store one line."""
        self.lines.append(self.format(record))


class _Lines(logging.Formatter):
    """Formats a record as a line of JSON: errors with their trace, home folders replaced."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "text": plain_text(without_home(record.getMessage())),
        }
        if record.exc_info:
            line["trace"] = plain_text(without_home(self.formatException(record.exc_info)))
        return msgspec.json.encode(line).decode()


class _File(RotatingFileHandler):
    """The log file; it gives up at the first disk error."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        logging.getLogger().removeHandler(self)
        with contextlib.suppress(OSError):  # pending lines meet the same error
            self.close()


def end_log() -> None:
    """Close the log's files, so that they can be deleted; what follows is kept in memory."""
    root = logging.getLogger()
    for handler in root.handlers[:]:
        if isinstance(handler, logging.FileHandler):
            root.removeHandler(handler)
            handler.close()
    faulthandler.disable()


def start_log(folder: Path) -> tuple[RecentLines, Notice | None]:
    """Log to `folder` and to memory from now on; return the memory handler, and why there is no file."""
    recent = RecentLines()
    recent.setFormatter(_Lines())
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    root.addHandler(recent)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in (LOG_FILE, FAULT_FILE):
            check_writable(folder / name)
        file = _File(folder / LOG_FILE, maxBytes=FILE_BYTES, backupCount=FILES - 1, encoding="utf-8")
        faulthandler.enable((folder / FAULT_FILE).open("w", encoding="utf-8"))
    except OSError as error:
        return recent, refused(error, str(folder)).notice
    file.setFormatter(_Lines())
    root.addHandler(file)
    return recent, None
