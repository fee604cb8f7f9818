"""A file of the program's own is missing or damaged: it goes on without, or ends with a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ai import networks
from game.engine.damage import BadAsset
from game.scenes.lesson import file
from game.table import words as words_module
from game.table.art import fonts
from game.table.words import Words

ROOT = Path(__file__).parents[2]
TREE = ("game", "ai", "saves", "assets")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program."""
    root = tmp_path_factory.mktemp("program")
    for name in TREE:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    return root


@pytest.mark.parametrize(
    "name",
    ["assets/fonts/Cinzel-Bold.ttf", "assets/locale/menu.en.toml", "game/dust_collectorz/cards.csv"],
)
@pytest.mark.parametrize("cut", [True, False], ids=["cut", "missing"])
def test_what_nothing_goes_without_is_named_in_one_sentence(name: str, *, cut: bool, tree: Path) -> None:
    """No trace, no window that comes and goes: what is damaged, and what to do."""
    file = tree / name
    whole = file.read_bytes()
    if cut:
        file.write_bytes(whole[:200])
    else:
        file.unlink()
    env = {**os.environ, "HEROTABLE_HOME": str(tree / "home"), "LC_ALL": "en_US.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "game"],
        cwd=tree,
        env=env,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    file.write_bytes(whole)

    assert done.returncode == 1
    assert file.name in done.stderr and "install it again" in done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of texts, which may be damaged."""
    folder = tmp_path / "locale"
    shutil.copytree(ROOT / "assets" / "locale", folder)
    monkeypatch.setattr(words_module, "FOLDERS", (folder,))
    return folder


@pytest.mark.parametrize("cut", [True, False], ids=["cut", "missing"])
def test_a_language_that_is_damaged_is_said_in_english(locale: Path, *, cut: bool) -> None:
    """Sentence by sentence where a part is missing, in whole where it can't be read."""
    file = locale / "menu.de.toml"
    if cut:
        file.write_bytes(file.read_bytes()[:200])
    else:
        file.unlink()

    assert Words("de", strict=True)("breakdown.leave") == "Leave"


def test_english_that_lacks_a_part_is_a_damaged_program(locale: Path) -> None:
    """Else people would read keys in brackets."""
    (locale / "title.en.toml").unlink()

    with pytest.raises(BadAsset, match=r"title\.en\.toml"):
        Words("en")


@pytest.mark.parametrize("data", [b"", b"{}", b'{"game": "splendor_marvel"', b"\xff" * 99])
def test_a_damaged_network_is_left_out(data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players judge as they did before there were networks."""
    (tmp_path / "splendor_marvel.json").write_bytes(data)
    monkeypatch.setattr(networks, "file_of", lambda game: tmp_path / f"{game}.json")

    assert networks.network_of.__wrapped__("splendor_marvel") is None


def test_letters_that_are_no_letters_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes of something else, under the name of a typeface."""
    monkeypatch.setattr(fonts, "font_bytes", lambda _face: b"junk" * 50)

    with pytest.raises(BadAsset, match=r"Cinzel-Bold\.ttf"):
        fonts.font.__wrapped__("title", 20)


def test_a_damaged_lesson_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other games can be learned all the same."""
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "seventh_hero.toml").write_bytes(b"seats = ")
    monkeypatch.setattr(file, "files", lambda _package: tmp_path)

    assert file.lesson_of.__wrapped__("seventh_hero") is None
