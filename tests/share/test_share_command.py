"""`herotable share` writes a page, or says in one line what is wrong and how it is right."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.__main__ import main
from game.engine.match import Match
from game.registry import GAMES
from game.screens.seating import TableMatch, guest
from saves.matches.code import to_code
from saves.matches.match_file import pack
from tests.share.matches import finished


def kept(folder: Path, table: TableMatch) -> str:
    """Save a match to a file."""
    path = folder / "one.match"
    path.write_bytes(pack(table.saved(), datetime(2026, 1, 1, tzinfo=UTC)))
    return str(path)


def test_a_match_is_written_as_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the seat that is asked for, in the language that is asked for."""
    match = kept(tmp_path, finished("splendor_marvel", 2))
    page = tmp_path / "page.html"
    code = main(["share", match, "--html", str(page), "--seat", "2", "--language", "de"])
    text = page.read_text(encoding="utf-8")

    assert code == 0
    assert f"Geschrieben: {page}" in capsys.readouterr().out
    assert '<html lang="de">' in text
    assert "Der Tisch aus der Sicht von Ben" in text


def test_a_code_is_written_as_well(tmp_path: Path) -> None:
    """Whose players have no names."""
    page = tmp_path / "page.html"
    code = main(["share", to_code(finished("splendor_marvel", 2).match), "--html", str(page)])

    assert code == 0
    assert "as Guest 1 saw it" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["share"], "share needs a match and --html"),
        (["share", "one.match"], "share needs a match and --html"),
        (["share", "one.match", "--html", "x.html", "--seat", "0"], "'0' is no seat"),
        (["share", "one.match", "--html", "x.html", "--seat", "two"], "'two' is no seat"),
        (["share", "one.match", "--html", "x.html", "--seat", "9" * 5000], "is no seat"),
        (["--html", "x.html"], "only work with share"),
        (["bench", "--seat", "1"], "only work with share"),
    ],
)
def test_other_words_are_refused(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With what they would have to be."""
    assert main([*words, "--language", "en"]) == 2
    assert told in capsys.readouterr().err


def test_what_cannot_be_shared_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that isn't there, a seat that isn't, a page that is there already, a match that still runs."""
    match, page = kept(tmp_path, finished("splendor_marvel", 2)), tmp_path / "page.html"
    page.write_text("kept", encoding="utf-8")
    running = TableMatch(Match(GAMES["splendor_marvel"].rules, 2, 5), (guest(1, 0), guest(2, 1)))
    told = []
    for words in (
        ["nowhere.match", "--html", "new.html"],
        [match, "--html", "new.html", "--seat", "3"],
        [match, "--html", str(page)],
        [kept(tmp_path, running), "--html", "new.html"],
    ):
        assert main(["share", *words, "--language", "en"]) == 1
        told.append(capsys.readouterr().err.strip())

    assert told == [
        "herotable: nowhere.match wasn’t found. Was it moved or renamed?",
        "herotable: one.match has no seat 3: its seats are 1 to 2.",
        "herotable: page.html already exists, and nothing was overwritten. Choose another name.",
        "herotable: Only a finished match can become a web page. Finish it first.",
    ]
    assert page.read_text(encoding="utf-8") == "kept"


def test_a_disk_that_refuses_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder that can't be made: something else lies there."""
    match = kept(tmp_path, finished("splendor_marvel", 2))
    (tmp_path / "file").write_text("", encoding="utf-8")

    assert main(["share", match, "--html", str(tmp_path / "file" / "page.html"), "--language", "en"]) == 1
    assert "page.html" in capsys.readouterr().err
