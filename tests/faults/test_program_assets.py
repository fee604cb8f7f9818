"""A file of the program's own is missing or damaged: it goes on without, or ends with a sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ai.evaluators import networks
from ai.strength import strength as measured
from game.engine.files.damage import BadAsset
from game.screens import games
from game.screens.lesson import file
from game.screens.match.pause import SaveAsScene
from game.screens.rulebook.page import RulesScene
from game.screens.widgets import text_line
from game.table.art.text import fonts
from game.texts import languages as languages_module
from game.texts.texts import Voice
from saves.settings import Settings
from tests.screens.pilots.menu_pilot import MenuPilot

ROOT = Path(__file__).parents[2]
TREE = ("game", "ai", "saves", "assets")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, from its sources alone."""
    root = tmp_path_factory.mktemp("program")
    for name in TREE:
        shutil.copytree(
            ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
    return root


@pytest.mark.parametrize(
    "name",
    [
        "assets/fonts/Cinzel-Bold.ttf",
        "assets/common/text/en/title.ftl",
        "game/dust_collectorz/rules/cards/cards.csv",
    ],
)
@pytest.mark.parametrize("cut", [True, False], ids=["cut", "missing"])
def test_what_nothing_goes_without_is_named_in_one_sentence(name: str, *, cut: bool, tree: Path) -> None:
    """No trace, no window that comes and goes: what is damaged, and what to do."""
    file = tree / name
    whole = file.read_bytes()
    if cut:
        file.write_bytes(b"\xff" + whole[:200])
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
    assert file.name in done.stderr and "reinstall" in done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) == 1


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of texts, which may be damaged."""
    folder = tmp_path / "common" / "text"
    shutil.copytree(ROOT / "assets" / "common" / "text", folder)
    monkeypatch.setattr(languages_module, "ROOTS", (tmp_path,))
    return folder


@pytest.mark.parametrize("cut", [True, False], ids=["cut", "missing"])
def test_a_language_that_is_damaged_is_said_in_english(locale: Path, *, cut: bool) -> None:
    """Where a part is missing, and where it can't be read."""
    file = locale / "de" / "crash.ftl"
    if cut:
        file.write_bytes(b"\xff" + file.read_bytes()[:200])
    else:
        file.unlink()

    assert Voice("de")("crash-leave") == Voice("en")("crash-leave")


def test_english_that_lacks_a_part_is_a_damaged_program(locale: Path) -> None:
    """Else people would read keys in brackets."""
    (locale / "en" / "title.ftl").unlink()

    with pytest.raises(BadAsset, match=r"en/title\.ftl"):
        Voice("en")


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
    (tmp_path / "seventh_hero").mkdir()
    (tmp_path / "seventh_hero" / "lesson.toml").write_bytes(b"seats = ")
    monkeypatch.setattr(file, "folder_of", lambda game: tmp_path / game)

    assert file.lesson_of.__wrapped__("seventh_hero") is None


JUNK = pytest.mark.parametrize("data", [None, b"", b"\0" * 900, b"\xff\xfe" * 99], ids=["missing", *"abc"])


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a game's pages of rules lie, or don't."""
    folder = tmp_path / "seventh_hero"
    folder.mkdir()
    for language in ("en", "de"):
        shutil.copy(ROOT / "assets" / "seventh_hero" / f"rules.{language}.md", folder)
    monkeypatch.setattr(games, "folder_of", lambda game: tmp_path / game)
    return folder


def damage(file: Path, data: bytes | None) -> None:
    """Take a file away, or fill it with something else."""
    if data is None:
        file.unlink()
    else:
        file.write_bytes(data)


def rules_shown(folder: Path) -> tuple[MenuPilot, RulesScene]:
    """The rules, opened in German."""
    pilot = MenuPilot(folder / "home", Settings(language="de", motion="none"))
    scene = RulesScene(pilot.program, "seventh_hero")
    pilot.program.stack.push(scene)
    pilot.wait(0.3)
    return pilot, scene


@JUNK
def test_rules_that_are_damaged_are_read_in_english(package: Path, data: bytes | None) -> None:
    """A notice names the file; it comes once, however often the page is laid out."""
    damage(package / "rules.de.md", data)
    pilot, scene = rules_shown(package)
    pilot.program.resized((1024, 640))

    assert pilot.notices == ["seventh_hero/rules.de.md fehlt oder ist beschädigt. Installier Herotable neu."]
    assert "On the table" in [text for text, _ in scene._prose.headings]
    assert scene._prose.shown


@JUNK
def test_rules_that_are_damaged_in_every_language_are_excused(package: Path, data: bytes | None) -> None:
    """On the page itself; searching it and going back work as ever, and the other games have theirs."""
    for language in ("en", "de"):
        damage(package / f"rules.{language}.md", data)
    pilot, scene = rules_shown(package)
    scene._look_for("beschädigt")
    found = len(scene._prose.found)
    pilot.wait()

    assert found == 1 and len(pilot.notices) == 2


@pytest.mark.parametrize("share", [0.1, 0.35, 0.6, 0.85])
def test_rules_that_are_cut_short_are_shown_as_far_as_they_go(package: Path, share: float) -> None:
    """Also in the midst of a letter or a picture's name; a figure that nobody drew is left out."""
    file = package / "rules.de.md"
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text[: int(len(text) * share)]}\n\n![Nobody](nobody-drew-it)\n", encoding="utf-8")
    _, scene = rules_shown(package)

    assert scene._prose.headings
    assert "nobody-drew-it" not in [one.name for one in scene._prose.shown]


@JUNK
def test_strengths_that_are_damaged_are_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes | None
) -> None:
    """Levels can be chosen all the same."""
    if data is not None:
        (tmp_path / "strength.toml").write_bytes(data)
    monkeypatch.setattr(measured, "files", lambda _package: tmp_path)

    assert measured.strengths.__wrapped__() == ()


@JUNK
def test_a_line_is_written_into_without_its_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes | None
) -> None:
    """What is typed is there, in other colours."""
    (tmp_path / "themes").mkdir()
    (tmp_path / "themes" / "menu.json").write_bytes(b"{}")
    damage(tmp_path / "themes" / "menu.json", data)
    for kept in (text_line._theme, text_line.gui):
        kept.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(text_line, "_theme_file", lambda: tmp_path / "themes" / "menu.json")
        pilot = MenuPilot(tmp_path / "home")
        typed: list[str] = []
        scene = SaveAsScene(pilot.program, "Ann", typed.append)
        pilot.program.stack.push(scene)
        pilot.type(" and Ben")
        pilot.wait()
        pilot.click("ok")
    for kept in (text_line._theme, text_line.gui):
        kept.cache_clear()

    assert typed == ["Ann and Ben"]
