"""Packages are found by their metadata, and nothing of them is run."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.plugins import ENTRIES_LIMIT, PLUGINS_LIMIT, Fault, find_plugins
from tests.plugins.packages import install


def test_a_package_is_found_without_being_imported(site: Path) -> None:
    """Name, version and games come from its metadata."""
    install(site, code="raise SystemExit('it was imported')")
    (plugin,), faults = find_plugins([str(site)])

    assert (plugin.name, plugin.version) == ("stones-game", "1.0")
    assert plugin.games == (("stones", "stones_game:GAME"),)
    assert "stones_game" not in sys.modules
    assert faults == []


def test_other_packages_are_not_looked_at(site: Path) -> None:
    """Neither those without entry points, nor those with others, nor folders that don't exist."""
    about = install(site)
    (about / "entry_points.txt").write_text("[console_scripts]\nx = y:z\n")
    (site / "empty-1.0.dist-info").mkdir()

    assert find_plugins([str(site), str(site / "nowhere")]) == ([], [])


def test_the_first_of_a_name_hides_the_rest(site: Path, tmp_path: Path) -> None:
    """As it does when it is imported, however the name is written."""
    install(site, version="2.0")
    install(tmp_path / "later", "Stones.Game", version="1.0")
    (plugin,), _ = find_plugins([str(site), str(tmp_path / "later")])

    assert plugin.version == "2.0"


def test_changed_code_is_another_package(site: Path) -> None:
    """Whether the list of files was rewritten, as by an installer, or the file alone was changed."""
    digests = set()
    for code in ("A = 1\n", "A = 2\n"):
        install(site, code=code)
        digests.add(find_plugins([str(site)])[0][0].digest)
    (site / "stones_game.py").write_text("A = 3\n")
    digests.add(find_plugins([str(site)])[0][0].digest)

    assert len(digests) == 3


def test_a_package_stays_the_same_until_it_is_changed(site: Path) -> None:
    """Compiled leftovers of Python don't count."""
    install(site)
    first = find_plugins([str(site)])
    (site / "__pycache__").mkdir()
    (site / "__pycache__" / "stones_game.cpython-311.pyc").write_bytes(b"leftover")

    assert find_plugins([str(site)]) == first


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("METADATA", "Metadata-Version: 2.1\nVersion: 1.0\n", "its name '' is not valid"),
        ("METADATA", "Metadata-Version: 2.1\nName: a b\nVersion: 1.0\n", "its name 'a b' is not valid"),
        ("METADATA", f"Name: {'a' * 41}\nVersion: 1.0\n", "its name 'aaaa"),
        ("METADATA", "Name: stones-game\nVersion: 1 0\n", "its version '1 0' is not valid"),
        ("METADATA", "x" * (1 << 20) + "x", "METADATA has more than 1048576 bytes"),
        ("entry_points.txt", "[herotable.games]\nstones = a b\n", "its entry point 'a b' is not valid"),
        ("entry_points.txt", "[herotable.games]\nstones = os\n", "its entry point 'os' is not valid"),
        (
            "entry_points.txt",
            "[herotable.games]\n" + "".join(f"game{one} = a:B\n" for one in range(21)),
            "it names more than 20 games",
        ),
        ("RECORD", None, "RECORD: No such file"),
    ],
)
def test_metadata_that_makes_no_sense_is_named(site: Path, file: str, text: str | None, reason: str) -> None:
    """The package is left out, and the others are found."""
    about = install(site)
    if text is None:
        (about / file).unlink()
    else:
        (about / file).write_text(text)
    install(site, "another-game")
    (plugin,), (fault,) = find_plugins([str(site)])

    assert plugin.name == "another-game"
    assert (fault.code, fault.source) == ("metadata", "stones_game")
    assert fault.reason.startswith(reason) or reason in fault.reason


def test_bytes_that_are_no_text_are_named(site: Path) -> None:
    """They raise nothing."""
    about = install(site)
    (about / "entry_points.txt").write_bytes(b"[herotable.games]\n\xff\xfe = \xff:\xff\n")
    plugins, faults = find_plugins([str(site)])

    assert plugins == []
    assert [fault.code for fault in faults] == ["metadata"]


def test_huge_entry_points_are_not_read(site: Path) -> None:
    """A file beyond the limit is no package of ours."""
    about = install(site)
    (about / "entry_points.txt").write_text("[herotable.games]\n" + "#" * ENTRIES_LIMIT)

    assert find_plugins([str(site)]) == ([], [])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_among_the_metadata_blocks_nothing(site: Path) -> None:
    """It is no regular file, so it isn't opened."""
    about = install(site)
    (about / "RECORD").unlink()
    os.mkfifo(about / "RECORD")
    _, (fault,) = find_plugins([str(site)])

    assert fault == Fault("metadata", "stones_game", reason=fault.reason)
    assert "no regular file" in fault.reason


def test_no_more_than_the_first_packages_are_read(site: Path) -> None:
    """A folder of thousands can't hold up the start."""
    for number in range(PLUGINS_LIMIT + 3):
        install(site, f"game-{number}")

    assert len(find_plugins([str(site)])[0]) == PLUGINS_LIMIT


@given(
    file=st.sampled_from(["METADATA", "RECORD", "entry_points.txt"]),
    data=st.binary(max_size=300)
    | st.text(max_size=300).map(str.encode)
    | st.text(max_size=100).map(lambda text: f"[herotable.games]\n{text} = a:B\n".encode())
    | st.text(max_size=100).map(lambda text: f"Name: {text}\nVersion: {text}\n".encode())
    | st.text(max_size=100).map(lambda text: f"../{text},,\n/{text},sha256=x,9\n".encode()),
)
def test_any_bytes_are_metadata_or_a_fault(file: str, data: bytes) -> None:
    """Nothing else is raised, whatever an installed package holds; what is told fits a notice."""
    with TemporaryDirectory() as folder:
        about = install(Path(folder))
        (about / file).write_bytes(data)
        plugins, faults = find_plugins([folder])

    assert len(plugins) + len(faults) <= 1
    assert all(len(fault.source) <= 80 and len(fault.reason) <= 160 for fault in faults)
