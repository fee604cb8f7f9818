"""A file of any released version opens in every later one. The files in v1 and so on never change."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from saves.header import VERSION, read_header
from saves.match_file import open_match

HERE = Path(__file__).parent
# file, start of its SHA-256, decisions, (title, take-backs, auto), names, places when it is over
KEPT = [
    (
        "v1/running-2-seats.save",
        "b50372bc1652",
        24,
        ("Sunday evening", 2, False),
        ("Ann", "Wächterin"),
        None,
    ),
    (
        "v1/finished-4-seats.save",
        "0a7cf95c7f60",
        195,
        ("", 0, True),
        ("Jörg", "Ben", "Nia", "Odo"),
        [1, 3, 4, 2],
    ),
]


@pytest.mark.parametrize(("name", "sum_start", "decisions", "facts", "names", "places"), KEPT)
def test_a_file_of_a_released_version_opens_for_ever(
    name: str,
    sum_start: str,
    decisions: int,
    facts: tuple[str, int, bool],
    names: tuple[str, ...],
    places: list[int] | None,
) -> None:
    """Its match, players, title and take-backs are what they were when it was saved."""
    opened = open_match(HERE / name)
    saved = opened.saved

    assert hashlib.sha256((HERE / name).read_bytes()).hexdigest()[:12] == sum_start
    assert (saved.title, saved.takebacks, opened.header.auto) == facts
    assert tuple(player.name for player in saved.players) == names
    assert len(saved.match.decisions) == decisions
    assert (saved.match.state.places() if saved.match.over else None) == places
    assert opened.notices == ()


def test_every_version_left_its_files() -> None:
    """A new version of the format leaves files of its own here, and every file here is named above."""
    files = {str(path.relative_to(HERE)) for path in HERE.glob("v*/*.save")}
    versions = {read_header(HERE / name).version for name in files}

    assert files == {name for name, *_ in KEPT}
    assert versions == set(range(1, VERSION + 1))
