"""What is left after a crash: readable, complete, and without names."""

from __future__ import annotations

import errno
import sys
import threading
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

import game
from game.engine.rng import Rng
from saves.crash.report import REPORTS_KEPT, on_crash, write_report
from saves.crash.report_match import match_parts
from saves.disk.notices import SaveRefused
from saves.matches.header import VERSION, Player
from saves.matches.match_file import SavedMatch, open_match, pack
from saves.settings import Settings
from tests.saves.disk import refuse
from tests.saves.matches import SAVED_AT, a_match, packed

NAMES = (Player("Annegret", 0), Player("Benedikt", 1))


def crash() -> BaseException:
    """Make an error that has a trace."""
    try:
        msgspec.json.decode(b"")
    except msgspec.DecodeError as error:
        return error
    raise AssertionError


def read(place: Path) -> dict[str, str]:
    """Read all files of a report."""
    return {path.name: path.read_text(encoding="utf-8") for path in place.iterdir()}


def test_a_report_has_all_that_reproduces_the_fault(tmp_path: Path) -> None:
    """The error with its trace, versions, the log's last lines, settings, and a match that opens."""
    autosave = tmp_path / "x.save"
    autosave.write_bytes(packed(500))
    place = write_report(
        tmp_path / "reports",
        crash(),
        SAVED_AT,
        lines=["first", "last"],
        settings=Settings(ui_scale=125),
        match=match_parts(autosave, Rng(1)),
        more={"SDL": "2.32.10"},
    )
    told = read(place)

    assert sorted(told) == ["log.txt", "match.save", "report.txt", "settings.json"]
    assert f"Herotable: {game.__version__}" in told["report.txt"]
    assert "SDL: 2.32.10" in told["report.txt"]
    assert "in crash" in told["report.txt"] and "DecodeError" in told["report.txt"]
    assert told["log.txt"] == "first\nlast\n"
    assert msgspec.json.decode(told["settings.json"])["ui_scale"] == 125
    assert open_match(place / "match.save").saved.match.decisions == a_match(500).decisions


def test_a_report_has_nobody_s_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those of players, nor a title, nor the home folder."""
    monkeypatch.setattr(Path, "home", lambda: Path("/home/annegret"))
    autosave = tmp_path / "x.save"
    autosave.write_bytes(pack(SavedMatch(a_match(500), NAMES, "Annegret's birthday"), SAVED_AT))
    place = write_report(
        tmp_path / "reports",
        RuntimeError("no such file: /home/annegret/card.png"),
        SAVED_AT,
        lines=["opened /home/annegret/x"],
        settings=Settings(name="Annegret"),
        match=match_parts(autosave, Rng(1)),
    )
    text = "".join(read(place).values()).lower()

    assert "annegret" not in text
    assert "benedikt" not in text
    assert "no such file: ~/card.png" in text


def test_a_report_without_a_match_is_a_report(tmp_path: Path) -> None:
    """The title screen can break too."""
    assert sorted(read(write_report(tmp_path, crash(), SAVED_AT))) == ["log.txt", "report.txt"]


@pytest.mark.parametrize(("data", "words"), [(b"junk", "isn’t a Herotable match"), (None, "wasn’t found")])
def test_a_match_that_can_not_be_read_is_told_in_its_place(
    data: bytes | None, words: str, tmp_path: Path
) -> None:
    """A report never fails because of what it reports."""
    autosave = tmp_path / "x.save"
    if data is not None:
        autosave.write_bytes(data)
    place = write_report(tmp_path / "reports", crash(), SAVED_AT, match=match_parts(autosave, Rng(1)))

    assert words in read(place)["match.txt"]


def test_two_reports_of_one_second_are_two(tmp_path: Path) -> None:
    """None overwrites another."""
    places = {write_report(tmp_path, crash(), SAVED_AT) for _ in range(3)}

    assert len(places) == 3


def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    """Folders that are no reports stay."""
    (tmp_path / "0 my own").mkdir()
    for seconds in range(REPORTS_KEPT + 3):
        last = write_report(tmp_path, crash(), SAVED_AT + timedelta(seconds=seconds))
    names = sorted(path.name for path in tmp_path.iterdir())

    assert len(names) == REPORTS_KEPT + 1
    assert (names[0], names[-1]) == ("0 my own", last.name)


def test_a_disk_that_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The crash window can then say where the report is not."""
    refuse(monkeypatch, "fsync", errno.ENOSPC)
    with pytest.raises(SaveRefused) as caught:
        write_report(tmp_path, crash(), SAVED_AT)

    assert caught.value.notice.code == "disk_full"


@pytest.fixture
def hooks(monkeypatch: pytest.MonkeyPatch) -> list[BaseException]:
    """Have uncaught errors noted, and put the hooks back afterwards."""
    noted: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    on_crash(noted.append)
    return noted


def test_an_error_that_nobody_caught_is_acted_on(hooks: list[BaseException]) -> None:
    """In the main thread as in any other; a person's Ctrl-C is no crash."""
    error, interrupt = RuntimeError("main"), KeyboardInterrupt()
    sys.excepthook(RuntimeError, error, None)
    sys.excepthook(KeyboardInterrupt, interrupt, None)

    def fail() -> None:
        raise RuntimeError("thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()

    assert [str(one) for one in hooks] == ["main", "thread"]


def test_a_match_of_an_older_format_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its names can't be taken out without knowing its shape."""
    autosave = tmp_path / "x.save"
    autosave.write_bytes(packed(3))
    monkeypatch.setattr("saves.crash.report_match.VERSION", VERSION + 1)
    place = write_report(tmp_path / "reports", crash(), SAVED_AT, match=match_parts(autosave, Rng(1)))

    assert read(place)["match.txt"] == "The match is of an older format and was left out.\n"
