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
        (["share"], "share needs a match and what to write"),
        (["share", "one.match"], "share needs a match and what to write"),
        (["share", "one.match", "--html", "x.html", "--seat", "0"], "'0' isn’t a seat"),
        (["share", "one.match", "--html", "x.html", "--seat", "two"], "'two' isn’t a seat"),
        (["share", "one.match", "--html", "x.html", "--seat", "9" * 5000], "isn’t a seat"),
        (["share", "one.match", "--clip", "x.gif", "--from", "0"], "'0' isn’t a move"),
        (["share", "one.match", "--clip", "x.gif", "--to", "last"], "'last' isn’t a move"),
        (["--html", "x.html"], "only work with share"),
        (["--clip", "x.gif"], "only work with share"),
        (["splendor_marvel", "--from", "3"], "only work with share"),
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


# Clips and cards


def test_a_clip_and_a_card_are_written_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the part and the seat that are asked for; each is told."""
    match = kept(tmp_path, finished("splendor_marvel", 2))
    clip, card = tmp_path / "clip.webp", tmp_path / "card.png"
    words = ["--clip", str(clip), "--card", str(card), "--seat", "2", "--from", "3", "--to", "4"]
    code = main(["share", match, *words])
    told = capsys.readouterr().out

    assert code == 0 and f"Written: {clip}" in told and f"Written: {card}" in told
    assert clip.read_bytes()[8:12] == b"WEBP" and card.read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--clip", "x.mp4"], "must end in .gif or .webp"),
        (["--clip", "x.gif", "--from", "9", "--to", "3"], "has no moves 9 to 3"),
        (["--clip", "x.gif", "--to", "9999"], "has no moves 1 to 9,999"),
        (["--clip", "x.gif", "--seat", "3"], "has no seat 3"),
    ],
)
def test_a_part_that_there_is_not_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    """And nothing is written."""
    match = kept(tmp_path, finished("splendor_marvel", 2))
    words = [str(tmp_path / word) if word.startswith("x.") else word for word in words]

    assert main(["share", match, *words]) == 1
    assert told in capsys.readouterr().err and not list(tmp_path.glob("x.*"))


def test_a_running_match_keeps_its_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its only person may share what they saw; nobody gets another seat's view, or a result."""
    whole = finished("custom_heroes", 3)
    table = TableMatch(whole.match.branch(12), whole.chairs)
    match, clip = kept(tmp_path, table), tmp_path / "clip.gif"
    rival = next(seat for seat, chair in enumerate(table.chairs) if chair.computer)

    assert main(["share", match, "--clip", str(clip), "--seat", str(rival + 1)]) == 1
    assert "keeps its secrets" in capsys.readouterr().err and not clip.exists()
    assert main(["share", match, "--card", str(tmp_path / "card.png")]) == 1
    assert "Only a finished match" in capsys.readouterr().err
    assert main(["share", match, "--clip", str(clip), "--from", "10"]) == 0 and clip.exists()
