"""What desktops are told: the page has pictures, and a double click opens a saved match on every system."""

from __future__ import annotations

import configparser
import os
import shutil
import struct
import subprocess
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.packaging.scripts import HOME, PACKAGING, module

FACTS = module("facts").FACTS
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
SAVES = sorted((HOME / "tests" / "saves").rglob("*.save"))


@pytest.fixture(scope="module", params=["herotable", "game.herotable.herotable"])
def share(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """What a package and a Flatpak bring along, and what it is named after."""
    folder = tmp_path_factory.mktemp("desktop") / "share"
    module("desktop").lay_desktop(folder, request.param)
    return folder, request.param


def test_entry_page_and_icons_bear_one_name(share: tuple[Path, str]) -> None:
    """Else a desktop finds the one without the other."""
    folder, name = share
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(folder / "applications" / f"{name}.desktop", encoding="utf-8")
    page = ET.parse(next((folder / "metainfo").iterdir())).getroot()  # noqa: S314 - our own file
    icons = {path.stem for path in (folder / "icons").rglob("*.png")}

    assert (entry["Desktop Entry"]["Icon"], icons) == (name, {name})
    assert page.findtext("launchable") == f"{name}.desktop"


def test_the_entry_opens_saved_matches(share: tuple[Path, str]) -> None:
    """Its window tells what is wrong with one; the type is the one that the page and the files tell of."""
    folder, name = share
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(folder / "applications" / f"{name}.desktop", encoding="utf-8")
    kinds = ET.parse(folder / "mime" / "packages" / f"{name}.xml").getroot()  # noqa: S314 - our own file
    page = ET.parse(next((folder / "metainfo").iterdir())).getroot()  # noqa: S314 - our own file
    kind = kinds[0].get("type")

    assert entry["Desktop Entry"]["Exec"] == "herotable --open %f"
    assert entry["Desktop Entry"]["MimeType"] == f"{kind};" == "application/x-herotable;"
    assert page.findtext("provides/mediatype") == kind
    assert {one.get(LANG) for one in kinds[0].findall(f"{MIME}comment")} == {None, "de", "fr"}


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name)
def test_every_saved_match_is_known_by_how_it_starts(path: Path) -> None:
    """Those of all released versions."""
    data = path.read_bytes()

    assert [text for at, text in FACTS["magic"] if data[at:].startswith(text.encode())] == [
        text for _, text in FACTS["magic"]
    ]


def test_the_page_has_pictures_that_are_there(share: tuple[Path, str]) -> None:
    """Each with a line in every language, and with the size that the file has."""
    page = ET.parse(next((share[0] / "metainfo").iterdir())).getroot()  # noqa: S314 - our own file
    shown = page.findall("screenshots/screenshot")
    sizes = {one["file"]: tuple(one["size"]) for one in FACTS["screenshot"]}

    assert page.findtext("url[@type='homepage']") == FACTS["home"]
    assert len(shown) >= 3 and shown[0].get("type") == "default"
    assert all({one.get(LANG) for one in shot.findall("caption")} == {None, "de", "fr"} for shot in shown)
    assert {name: jpeg_size(HOME / "docs" / "pictures" / name) for name in sizes} == sizes


def jpeg_size(file: Path) -> tuple[int, int]:
    """Width and height out of a JPEG's frame header."""
    data, at = file.read_bytes(), 2
    while data[at + 1] not in {0xC0, 0xC2}:
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    height, width = struct.unpack(">HH", data[at + 5 : at + 9])
    return width, height


def test_the_page_and_the_facts_say_the_same(share: tuple[Path, str]) -> None:
    """The summary stands in both, because the page is written for translators."""
    page = ET.parse(next((share[0] / "metainfo").iterdir())).getroot()  # noqa: S314 - our own file
    told = {one.get(LANG) or "en": one.text for one in page.findall("summary")}

    assert told == {language: text["summary"] for language, text in FACTS["text"].items()}


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_entry_is_valid(share: tuple[Path, str]) -> None:
    """As freedesktop's own tool judges."""
    words = ["desktop-file-validate", str(share[0] / "applications" / f"{share[1]}.desktop")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstream")
def test_the_page_is_valid(share: tuple[Path, str]) -> None:
    """As AppStream's own tool judges, without asking whether the addresses answer."""
    page = next((share[0] / "metainfo").iterdir())
    words = ["appstreamcli", "validate", "--no-net", "--pedantic", str(page)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(
    not (shutil.which("update-mime-database") and shutil.which("gio")), reason="needs a desktop's tools"
)
def test_a_desktop_knows_a_match_and_leaves_the_files_of_others(tmp_path: Path) -> None:
    """By what is in it: others use the extension, too."""
    share = tmp_path / "share"
    kinds = share / "mime" / "packages"
    kinds.mkdir(parents=True)
    (kinds / "herotable.xml").write_text(module("desktop").file_type("herotable"), encoding="utf-8")
    subprocess.run(["update-mime-database", str(share / "mime")], check=True, capture_output=True)
    (tmp_path / "others.save").write_text("level 3", encoding="utf-8")
    (tmp_path / "renamed").write_bytes(SAVES[0].read_bytes())
    env = {**os.environ, "XDG_DATA_HOME": str(share)}
    told = [
        subprocess.run(
            ["gio", "info", "-a", "standard::content-type", str(file)],
            env=env,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()[-1]
        for file in (SAVES[0], tmp_path / "renamed", tmp_path / "others.save")
    ]

    assert told == ["application/x-herotable", "application/x-herotable", "text/plain"]


def test_windows_opens_a_match_by_its_extension() -> None:
    """The installer registers it, and the uninstaller forgets it."""
    text = (PACKAGING / "herotable.nsi").read_text(encoding="utf-8")

    assert """'"$INSTDIR\\herotable.exe" --open "%1"'""" in text
    assert f".{FACTS['extension']}\\OpenWithProgids" in text
    assert text.count("!insertmacro REGISTER_MATCHES") == text.count("!insertmacro FORGET_MATCHES") == 1


def test_macos_opens_a_match_by_its_extension() -> None:
    """The application says which type it opens, and how that type is known."""
    told = module("exe_facts").info_plist()
    (document,), (kind,) = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]

    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"] == {
        "public.filename-extension": [FACTS["extension"]],
        "public.mime-type": [FACTS["mime"]],
    }
    assert told["CFBundleLocalizations"] == ["en", "de", "fr"]
