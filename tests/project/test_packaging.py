"""What the installers are made of: complete where it can be seen without making one."""

from __future__ import annotations

import configparser
import importlib
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

HOME = Path(__file__).resolve().parents[2]
PACKAGING = HOME / "packaging"
PARTS = tomllib.loads((PACKAGING / "bundled.toml").read_text(encoding="utf-8"))["part"]
DESKTOP = PACKAGING / "debian" / "herotable.desktop"
METAINFO = next((PACKAGING / "debian").glob("*.metainfo.xml"))


def script(name: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script of packaging/ as a person does."""
    command = [sys.executable, str(PACKAGING / name), *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def pinned_version(name: str) -> str:
    """The version of a package in the lock."""
    lock = (HOME / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    versions: dict[str, str] = dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock, re.MULTILINE))
    return versions[name]


def module(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A script of packaging/ as a module."""
    monkeypatch.syspath_prepend(PACKAGING)
    return importlib.import_module(name)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """What looks like a frozen program, with one library of others."""
    folder = tmp_path / "herotable"
    library = folder / "_internal" / "pygame_ce.libs" / "libSDL2-2-50d19f93.0.so.0.3200.10"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"a library")
    (folder / "herotable").write_bytes(b"the program")
    return folder


@pytest.mark.parametrize("part", PARTS, ids=lambda part: str(part["name"]))
def test_the_text_of_every_licence_is_there(part: dict[str, str]) -> None:
    """No part is under a licence whose text we couldn't pass on."""
    names = set(re.findall(r"[\w.+-]+", part["licence"])) - {"AND", "OR", "WITH"}

    assert names
    assert [name for name in names if not (PACKAGING / "licences" / f"{name}.txt").exists()] == []


def test_every_pinned_package_is_listed_with_its_licence() -> None:
    """What requirements/runtime.txt pins stands in bundled.toml under its own name."""
    lock = (HOME / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    pinned = set(re.findall(r"^([\w.-]+)==", lock, re.MULTILINE))

    assert pinned == {part["name"] for part in PARTS if part["name"] == part.get("package")}


def test_every_font_of_ours_is_listed() -> None:
    """Each typeface under assets/fonts belongs to one part."""
    patterns = [pattern for part in PARTS for pattern in part["files"]]
    owners = {
        font.name: sum(Path("assets/fonts", font.name).match(pattern) for pattern in patterns)
        for font in (HOME / "assets" / "fonts").glob("*.ttf")
    }

    assert set(owners.values()) == {1}


def test_the_bill_names_the_pinned_packages_and_the_bundles_own_files(bundle: Path, tmp_path: Path) -> None:
    """Versions come from the lock, hashes from the files."""
    out = tmp_path / "bill.json"
    done = script("sbom.py", str(bundle), str(out))
    bill = json.loads(out.read_text(encoding="utf-8"))
    names = {one["name"]: one for one in bill["components"]}

    assert done.returncode == 0
    assert bill["bomFormat"] == "CycloneDX" and names["pygame-ce"]["version"] == pinned_version("pygame-ce")
    assert len(names["pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10"]["hashes"][0]["content"]) == 64


def test_a_library_that_nobody_has_listed_stops_the_making(bundle: Path, tmp_path: Path) -> None:
    """It is named, and no list is written that lacks it."""
    (bundle / "_internal" / "libstranger.so.1").write_bytes(b"")
    out = tmp_path / "LICENCES.txt"
    done = script("bundled.py", str(bundle), str(out))

    assert done.returncode == 1 and "libstranger.so.1" in done.stderr
    assert not out.exists()


def test_the_same_bundle_gives_the_same_archive(bundle: Path, tmp_path: Path) -> None:
    """Neither the folder's place nor the files' times get into it."""
    first = script("make_tar.py", str(bundle), str(tmp_path / "one"))
    (bundle / "herotable").touch()
    second = script("make_tar.py", str(bundle), str(tmp_path / "two"))
    archives = [next((tmp_path / name).iterdir()) for name in ("one", "two")]

    assert first.returncode == second.returncode == 0
    assert archives[0].read_bytes() == archives[1].read_bytes()


def test_a_folder_without_a_program_is_refused(tmp_path: Path) -> None:
    """In one line that says how to make one."""
    done = script("make_tar.py", str(tmp_path), str(tmp_path / "out"))

    assert done.returncode == 1
    assert "dev.py build" in done.stderr and "Traceback" not in done.stderr


def test_the_desktop_is_told_in_both_languages() -> None:
    """The entry in the menu and the software centre's page have each text in German, too."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(DESKTOP, encoding="utf-8")
    keys = set(entry["Desktop Entry"])
    page = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    german = "{http://www.w3.org/XML/1998/namespace}lang"

    assert {"comment[de]", "genericname[de]", "keywords[de]"} <= keys
    for kind in ("summary", "description/p", "description/ul/li"):
        languages = [text.get(german) for text in page.findall(kind)]
        assert languages.count("de") == languages.count(None) > 0


def test_the_manual_names_every_word_of_the_command_line() -> None:
    """Each option of `herotable --help` stands in the man page."""
    told = subprocess.run(
        [sys.executable, "-m", "game", "--help"], capture_output=True, text=True, cwd=HOME, check=True
    )
    manual = (PACKAGING / "debian" / "herotable.6").read_text(encoding="utf-8").replace("\\-", "-")
    options = set(re.findall(r"--\w+", told.stdout))

    assert len(options) > 5
    assert [option for option in options if option not in manual] == []


def test_no_script_names_a_package_registry() -> None:
    """Where packages come from is each machine's own business."""
    tracked = [*PACKAGING.glob("*"), *PACKAGING.glob("debian/*"), *HOME.glob(".github/**/*")]
    texts = {path.name: path.read_text(encoding="utf-8") for path in tracked if path.is_file()}
    named = re.compile(r"pypi\.org|pythonhosted|npmjs|deb\.debian|ftp\.\w*\.?debian|--index-url|crates\.io")

    assert "make_deb.py" in texts
    assert [name for name, text in texts.items() if named.search(text)] == []


def test_every_library_of_the_wheels_for_windows_and_macos_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be known of a bundle for those systems without one belongs to exactly one part each."""
    lines = (HOME / "tests/project/wheel_libraries.txt").read_text(encoding="utf-8").splitlines()
    files = [line for line in lines if not line.startswith("#")]
    parts = module("bundled", monkeypatch).parts()

    assert {Path(file).suffix for file in files} == {".dll", ".dylib", ".ttf"}
    assert [file for file in files if sum(part.owns(file) for part in parts) != 1] == []


@pytest.mark.parametrize("places", ["/home/builder/python/lib", "$ORIGIN:/lib"])
def test_a_library_that_searches_outside_the_bundle_stops_the_making(
    bundle: Path, monkeypatch: pytest.MonkeyPatch, places: str
) -> None:
    """Whoever can write there could have the game load something else."""
    needs = needs_where_libraries_search(places, bundle, monkeypatch)

    with pytest.raises(needs.CannotPack, match=f"1 files .* {places.rpartition(':')[2]}; install chrpath"):
        needs.demand_no_strays(bundle)


def test_a_library_that_searches_beside_itself_is_packed(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the wheels find the libraries that they bring along."""
    needs = needs_where_libraries_search("$ORIGIN:$ORIGIN/../pygame_ce.libs", bundle, monkeypatch)

    assert needs.strays(bundle) == []


def needs_where_libraries_search(places: str, bundle: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script `needs`, and a library in the bundle of which readelf says that it searches `places`."""
    needs = module("needs", monkeypatch)
    (bundle / "_internal" / "one.so").write_bytes(b"\x7fELF")
    told = f" 0x000000000000001d (RUNPATH)            Library runpath: [{places}]\n"
    monkeypatch.setattr(needs, "run", lambda words, _: subprocess.CompletedProcess(words, 0, told))
    return needs


def test_windows_and_macos_are_told_the_programs_name_and_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the form that each of them wants; a version that they can't bear is refused."""
    facts, told = module("facts", monkeypatch), module("exe_facts", monkeypatch)
    version = facts.version()
    resource = told.version_resource()

    assert f"StringStruct('ProductVersion', {version!r})" in resource
    assert f"filevers=({', '.join(version.split('.'))}, 0)" in resource and resource.isascii()
    assert told.info_plist()["CFBundleShortVersionString"] == version
    with pytest.raises(facts.CannotPack, match="three numbers"):
        told.four_numbers("1.2rc1")


@pytest.mark.parametrize("name", ["release.yml", "tests.yml"])
def test_every_action_of_others_is_pinned_to_what_was_looked_at(name: str) -> None:
    """To a commit, which can't be moved like a tag; and no workflow may write more than a job of it needs."""
    text = (HOME / ".github" / "workflows" / name).read_text(encoding="utf-8")
    used = re.findall(r"uses: (.+)$", text, re.MULTILINE)
    foreign = [one for one in used if not one.startswith("./")]
    top = text.partition("\njobs:\n")[0]

    assert foreign
    assert [one for one in foreign if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", one)] == []
    assert "permissions:\n  contents: read\n" in top
    assert text.count("runs-on:") == text.count("timeout-minutes:")
