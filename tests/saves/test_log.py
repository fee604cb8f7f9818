"""The log: on disk while the disk allows it, in memory always."""

from __future__ import annotations

import errno
import faulthandler
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import msgspec
import pytest

from saves.crash import log
from saves.crash.log import FAULT_FILE, LOG_FILE, RecentLines, start_log


@pytest.fixture
def clean_logging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give the root logger back as it was, and leave Python's own fault handler to pytest."""
    root = logging.getLogger()
    level, before = root.level, list(root.handlers)
    faults: list[TextIO] = []
    monkeypatch.setattr(faulthandler, "enable", faults.append)
    yield
    for handler in set(root.handlers) - set(before):
        root.removeHandler(handler)
        handler.close()
    for file in faults:
        file.close()
    root.setLevel(level)


@pytest.mark.usefixtures("clean_logging")
def test_the_log_is_lines_of_json_on_disk_and_in_memory(tmp_path: Path) -> None:
    """Both have the same lines, errors with their trace."""
    recent, notice = start_log(tmp_path)
    logging.getLogger("game").info("took %d chips", 3)
    try:
        msgspec.json.decode(b"")
    except msgspec.DecodeError:
        logging.getLogger("game").exception("while drawing")
    lines = (tmp_path / LOG_FILE).read_text(encoding="utf-8").splitlines()
    first, second = (msgspec.json.decode(line) for line in lines)

    assert notice is None
    assert lines == list(recent.lines)
    assert (first["level"], first["where"], first["text"]) == ("info", "game", "took 3 chips")
    assert second["text"] == "while drawing" and "DecodeError: Input data was truncated" in second["trace"]


@pytest.mark.usefixtures("clean_logging")
def test_a_log_folder_that_can_not_be_made_is_told(tmp_path: Path) -> None:
    """The log then lives in memory."""
    (tmp_path / "file").touch()
    recent, notice = start_log(tmp_path / "file" / "logs")
    logging.getLogger("game").info("still here")

    assert notice is not None and notice.code == "write_failed"
    assert "still here" in recent.lines[0]


@pytest.mark.usefixtures("clean_logging")
def test_a_full_disk_ends_the_log_file_but_not_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is printed, nothing raised; the lines go on in memory."""
    recent, _ = start_log(tmp_path)

    def full(_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(log._File, "flush", full)
        logging.getLogger("game").info("one")
    logging.getLogger("game").info("two")

    assert [msgspec.json.decode(line)["text"] for line in recent.lines] == ["one", "two"]
    assert capsys.readouterr().err == ""


def test_memory_keeps_the_last_lines_only() -> None:
    """A long evening does not fill it."""
    recent = RecentLines()
    for number in range(1000):
        recent.handle(logging.LogRecord("game", logging.INFO, "", 0, f"line {number}", None, None))

    assert len(recent.lines) == log.LINES_KEPT
    assert recent.lines[-1] == "line 999"


@pytest.mark.parametrize("name", [LOG_FILE, FAULT_FILE])
@pytest.mark.usefixtures("clean_logging")
def test_a_log_that_is_a_pipe_is_not_opened(name: str, tmp_path: Path) -> None:
    """To open it would take for ever; the log lives in memory alone."""
    os.mkfifo(tmp_path / name)
    _, notice = start_log(tmp_path)

    assert notice is not None and notice.code == "not_a_file"


@pytest.mark.usefixtures("clean_logging")
def test_the_log_writes_names_that_are_no_text(tmp_path: Path) -> None:
    """The line is there, escaped, and so are those after it."""
    recent, _ = start_log(tmp_path)
    logging.getLogger("game").warning("%s is odd", os.fsdecode(b"gr\xfc\xdfe.save"))
    logging.getLogger("game").warning("and on")
    lines = (tmp_path / LOG_FILE).read_text(encoding="utf-8").splitlines()

    assert lines == list(recent.lines)
    assert [msgspec.json.decode(line)["text"] for line in lines] == [r"gr\xfc\xdfe.save is odd", "and on"]
