"""Uninstalling says where matches stay, and deletes them only for somebody who says yes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from saves.disk.folders import find_folders
from tests.packaging.scripts import HOME, PACKAGING

DEBIAN = PACKAGING / "debian"
POSTRM = DEBIAN / "postrm"
pytestmark = pytest.mark.skipif(not shutil.which("runuser"), reason="these scripts are for Linux")
PLACES = (".local/share/Herotable", ".config/Herotable", ".local/state/Herotable")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A person's folder with matches, settings and what isn't ours."""
    for place in (*PLACES, ".config/Other", "Pictures/Herotable"):
        (tmp_path / "home" / place).mkdir(parents=True)
    return tmp_path / "home"


def removed(tmp_path: Path, home: Path, step: str, answer: str = "") -> str:
    """Run postrm, with a debconf that gives one answer and tools that know one person; what it says."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "getent").write_text(f"#!/bin/sh\necho 'player:x:1000:1000::{home}:/bin/sh'\n", encoding="utf-8")
    (tools / "runuser").write_text('#!/bin/sh\nshift 3\nexec "$@"\n', encoding="utf-8")
    for tool in tools.iterdir():
        tool.chmod(0o755)
    debconf = tmp_path / "confmodule"
    lines = [f"{name}() {{ :; }}" for name in ("db_version", "db_input", "db_go", "db_purge")]
    debconf.write_text("\n".join([*lines, f"db_get() {{ RET={answer}; }}"]), encoding="utf-8")
    script = tmp_path / "postrm"
    text = POSTRM.read_text(encoding="utf-8").replace("/usr/share/debconf/confmodule", str(debconf))
    script.write_text(text, encoding="utf-8")
    env = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}"}
    done = subprocess.run(["sh", str(script), step], env=env, capture_output=True, text=True, check=True)
    return done.stderr


def left(home: Path) -> set[str]:
    """Which of our folders are still there."""
    return {place for place in PLACES if (home / place).exists()}


def test_removing_says_where_matches_stay(tmp_path: Path, home: Path) -> None:
    """And how to be rid of them."""
    told = removed(tmp_path, home, "remove")

    assert "~/.local/share/Herotable" in told and "apt purge herotable" in told
    assert left(home) == set(PLACES)


@pytest.mark.parametrize("answer", ["false", ""])
def test_purging_without_a_yes_deletes_nothing(tmp_path: Path, home: Path, answer: str) -> None:
    """Nor does one that nobody could answer."""
    removed(tmp_path, home, "purge", answer)

    assert left(home) == set(PLACES)


def test_purging_with_a_yes_deletes_ours_and_nothing_else(tmp_path: Path, home: Path) -> None:
    """Pictures are the person's own."""
    removed(tmp_path, home, "purge", "true")

    assert left(home) == set()
    assert (home / ".config/Other").exists() and (home / "Pictures/Herotable").exists()


def test_a_link_in_a_home_leads_to_nothing_of_others(tmp_path: Path, home: Path) -> None:
    """The link goes, what it leads to stays."""
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "file").touch()
    (home / PLACES[0]).rmdir()
    (home / PLACES[0]).symlink_to(tmp_path / "precious")
    removed(tmp_path, home, "purge", "true")

    assert (tmp_path / "precious" / "file").exists() and left(home) == set()


@pytest.mark.parametrize("step", ["upgrade", "failed-upgrade", "abort-install", "disappear"])
def test_an_upgrade_says_and_deletes_nothing(tmp_path: Path, home: Path, step: str) -> None:
    """Dpkg runs the script then, too."""
    assert removed(tmp_path, home, step, "true") == ""
    assert left(home) == set(PLACES)


def test_the_folders_are_those_that_the_program_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it finds them for somebody who has set nothing."""
    monkeypatch.setenv("HOME", "/home/player")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "HEROTABLE_HOME"):
        monkeypatch.delenv(name, raising=False)
    found = find_folders()
    used = {found.matches.parent, found.settings.parent, found.logs.parent}

    assert used == {Path("/home/player") / place for place in PLACES}
    assert all(place in POSTRM.read_text(encoding="utf-8") for place in PLACES)


def test_the_question_is_asked_in_every_language() -> None:
    """And the answer that counts without an answer is no."""
    text = (DEBIAN / "templates").read_text(encoding="utf-8")

    assert "Default: false" in text
    assert set(re.findall(r"^Description(?:-(\w\w)\.UTF-8)?:", text, re.MULTILINE)) == {"", "de", "fr"}


def test_windows_asks_in_every_language_and_leaves_matches_unticked() -> None:
    """Its uninstaller has a page for it; /S deletes only with /DELETEDATA."""
    text = (PACKAGING / "herotable.nsi").read_text(encoding="utf-8")

    assert 'Section /o "un.$(Data)"' in text and "MUI_UNPAGE_COMPONENTS" in text and "/DELETEDATA" in text
    for name in ("Kept", "WhatToRemove", "Data", "AboutData", "Match"):
        assert (
            len(re.findall(rf"^LangString {name} \$\{{LANG_(?:ENGLISH|GERMAN|FRENCH)\}}", text, re.MULTILINE))
            == 3
        )


def test_the_page_for_people_tells_of_every_package() -> None:
    """Where matches stay, and how to be rid of them."""
    text = (HOME / "docs" / "uninstalling.md").read_text(encoding="utf-8")

    assert [
        one
        for one in ("apt", "Windows", "winget", "Scoop", "macOS", "Homebrew", "AppImage", "Flatpak", "pipx")
        if one not in text
    ] == []
