"""The list of matches in a database: found by any of its facts, made again from the files when it is lost."""

from __future__ import annotations

import gc
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from time import process_time
from typing import Final

import pytest

from saves.disk.folders import INDEX
from saves.index.database import VERSION, Database
from saves.index.matches import MatchIndex
from saves.index.query import EVERYTHING, Query, fold
from saves.matches.header import Header, Player, read_header
from saves.matches.library import Library
from saves.matches.match_file import SavedMatch, pack
from saves.matches.row import Row
from tests.machine import slowness
from tests.saves.matches import SAVED_AT, a_match

MANY: Final = 10_000
MARK: Final = 0.1  # seconds on a quiet machine
SLACK: Final = 3  # in the suite, which uses the machine for much else


def opened(folder: Path) -> Library:
    """Open a library with its database beside it."""
    index = MatchIndex(Database(folder / INDEX))
    return Library(folder, now=lambda: SAVED_AT + timedelta(days=10), index=index)


def keep(folder: Path, name: str, match: SavedMatch, days: int = 0) -> None:
    """Write a match's file, saved so many days after the first."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_bytes(pack(match, SAVED_AT + timedelta(days=days)))


def seated(decisions: int, rival: str, title: str = "", game: str = "splendor_marvel") -> SavedMatch:
    """Seat Ann and a computer player."""
    return SavedMatch(
        a_match(decisions, game=game), (Player("Ann", 0), Player(rival, 1, "computer", 3)), title
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three matches: one finished, one of another game, one that goes on."""
    keep(tmp_path, "a.save", seated(2000, "Vega", "Sunday evening"))
    keep(tmp_path, "b.save", seated(4, "Pip", game="custom_heroes"), 3)
    keep(tmp_path, "c.save", seated(9, "Orion", "Grüße aus Málaga"), 9)
    return tmp_path


@pytest.mark.parametrize(
    ("query", "names"),
    [
        (EVERYTHING, ["c", "b", "a"]),
        (Query(game="custom_heroes"), ["b"]),
        (Query(text="vega"), ["a"]),
        (Query(days=7), ["c", "b"]),
        (Query(result="unfinished"), ["c", "b"]),
        (Query(text="grusse MALAGA"), ["c"]),
        (Query(text="sunday orion"), []),
        (Query(text="2026-11-20"), ["a"]),
        (Query(text="%"), []),
        (Query(text="'; DROP TABLE matches; --"), []),
    ],
)
def test_a_match_is_found_by_each_of_its_facts(folder: Path, query: Query, names: list[str]) -> None:
    """From the files at first, and in the same way from the database."""
    for _ in range(2):
        with closing(opened(folder)) as library:
            rows = library.listing(query).all()

            assert sorted((row.name for row in rows), reverse=True) == [f"{name}.save" for name in names]


def test_a_result_is_found_by_replaying_once(folder: Path) -> None:
    """It is in no header; once it is known, the database has it, and the row says so."""
    with closing(opened(folder)) as library:
        found = [
            row.name for result in ("won", "lost") for row in library.listing(Query(result=result)).all()
        ]
        known = library.index.unresolved()
        results = {row.name: row.result for row in library.rows()}

    assert (found, known) == (["a.save"], [])
    assert results["a.save"] in ("won", "lost")
    assert results["b.save"] == ""


def test_only_changed_files_are_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second program start reads the one that was played on, and forgets the one that has gone."""
    with closing(opened(folder)) as library:
        library.rows()
    keep(folder, "b.save", seated(6, "Pip", game="custom_heroes"), 4)
    (folder / "c.save").unlink()
    read: list[str] = []

    def spied(path: Path) -> Header:
        read.append(path.name)
        return read_header(path)

    monkeypatch.setattr("saves.matches.library.read_header", spied)
    with closing(opened(folder)) as library:
        rows = library.rows()

    assert read == ["b.save"]
    assert [(row.name, row.header.decisions) for row in rows if row.header] == [
        ("b.save", 6),
        ("a.save", rows[1].header.decisions if rows[1].header else -1),
    ]


def names_in(folder: Path) -> list[str]:
    """List what a library with its database shows, and what it has to tell."""
    with closing(opened(folder)) as library:
        return [*(row.name for row in library.rows()), *(notice.code for notice in library.poll())]


ALL: Final = ["c.save", "b.save", "a.save"]


def test_a_damaged_database_is_set_aside_and_made_again(folder: Path) -> None:
    """It is told once; the damaged file is kept, and the next start has nothing to tell."""
    names_in(folder)
    (folder / INDEX).write_bytes(b"no database at all" * 400)

    assert names_in(folder) == [*ALL, "index_rebuilt"]
    assert (folder / INDEX).with_suffix(".damaged").read_bytes().startswith(b"no database")
    assert names_in(folder) == ALL


def test_a_database_with_holes_is_made_again(folder: Path) -> None:
    """Pages that make no sense are noticed, wherever they are."""
    names_in(folder)
    path = folder / INDEX
    data = path.read_bytes()
    path.write_bytes(data[:8192] + os.urandom(len(data) - 8192))

    assert names_in(folder) == [*ALL, "index_rebuilt"]


@pytest.mark.parametrize("version", [0, VERSION - 1])
def test_an_older_database_begins_empty(folder: Path, version: int) -> None:
    """Its tables may be others; nothing is told, since nothing is lost."""
    (folder / INDEX).parent.mkdir()
    with closing(sqlite3.connect(folder / INDEX)) as old:
        old.execute("CREATE TABLE matches (whatever)")
        old.execute(f"PRAGMA user_version = {version}")
        old.commit()

    assert names_in(folder) == ALL
    assert names_in(folder) == ALL


def test_a_newer_programs_database_is_left_alone(folder: Path) -> None:
    """The list is made from the files, in memory."""
    names_in(folder)
    with closing(sqlite3.connect(folder / INDEX)) as newer:
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
        newer.commit()

    assert names_in(folder) == ALL
    with closing(sqlite3.connect(folder / INDEX)) as newer:
        assert newer.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)


def test_a_locked_database_costs_nothing_but_time(folder: Path) -> None:
    """Another program writes in it: the list comes from the files."""
    names_in(folder)
    keep(folder, "d.save", seated(3, "Pip"), 12)
    with closing(sqlite3.connect(folder / INDEX)) as other:
        other.execute("BEGIN EXCLUSIVE")

        assert names_in(folder) == ["d.save", *ALL]
        other.rollback()
    assert names_in(folder) == ["d.save", *ALL]


def test_a_place_for_no_file_costs_nothing(folder: Path) -> None:
    """A read-only folder, or a file in its place."""
    (folder / "index").write_bytes(b"")

    assert names_in(folder) == ALL


def test_a_full_disk_costs_nothing(folder: Path) -> None:
    """A write that fails ends with the list in memory."""
    names_in(folder)
    with closing(opened(folder)) as library:
        library.rows()
        library.index.database.run(lambda one: one.execute("PRAGMA max_page_count = 1").fetchone())
        for number in range(60):
            keep(folder, f"x{number}.save", seated(3, "Pip", "a title that takes some room"), 20)
        rows = library.rows()

    assert len(rows) == 63


@pytest.mark.parametrize("text", ["Straße", "STRASSE", "strasse"])
def test_folding_ignores_case_accents_and_sharp_s(text: str) -> None:
    """As people type what they look for."""
    assert fold(text) == "strasse"


def test_ten_thousand_matches_are_listed_and_searched_below_a_tenth_of_a_second(tmp_path: Path) -> None:
    """Best of three, in processor time: other work of the machine must not fail it."""
    match = seated(12, "Vega", "Sunday")
    for number in range(MANY):
        one = replace(match, title=f"Match {number}", players=(match.players[0], Player(f"R{number % 7}", 1)))
        keep(tmp_path, f"{number:05}.save", one, number % 900)
    with closing(opened(tmp_path)) as library:
        assert len(library.listing().all()) == MANY
    mark = MARK * SLACK * slowness()
    queries = [
        EVERYTHING,
        Query(text="match 77"),
        Query(text="r3", game="splendor_marvel"),
        Query(text="2027-03"),
    ]
    with closing(opened(tmp_path)) as library:
        library.listing(Query(game="none")).all()  # opens the file
        for query in queries:
            best, rows = min(_timed(library, query) for _ in range(3))
            print(f"{query}: {rows} rows in {best * 1000:.0f} ms")  # noqa: T201 - the figures, with -s

            assert best < mark, query
            assert rows


def _timed(library: Library, query: Query) -> tuple[float, int]:
    before = process_time()
    rows: list[Row] = library.listing(query).all()
    return process_time() - before, len(rows)


def test_a_database_that_nobody_closes_closes_itself(tmp_path: Path) -> None:
    """Python 3.13 warns of a file that is left open, and Windows can't move it."""
    database = Database(tmp_path / INDEX)
    connection = database.run(lambda connection: connection)
    del database
    gc.collect()

    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("SELECT 1")
