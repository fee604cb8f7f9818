"""The manifests for winget, Scoop, Homebrew and itch.io: of one file of facts, and as each wants them."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.scripts import module, script

stores, shapes, facts = module("stores"), module("store_shapes"), module("facts")
HASHES = {kind: hashlib.sha256(kind.encode()).hexdigest() for kind in stores.FILES}


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """A folder with the files of a release, which hold their own names."""
    folder = tmp_path / "release"
    folder.mkdir()
    for kind in stores.FILES:
        (folder / stores.file_name(kind)).write_text(kind, encoding="utf-8")
    return folder


def test_a_release_is_told_of_in_one_go(release: Path, tmp_path: Path) -> None:
    """All shops at once, with the hashes of the files that lie there."""
    out = tmp_path / "out"
    done = script("stores", str(release), str(out))
    made = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    scoop = json.loads((out / "scoop" / "herotable.json").read_text(encoding="utf-8"))

    assert done.returncode == 0, done.stderr
    assert {name.partition("/")[0] for name in made} == {"winget", "scoop", "homebrew", "itch"}
    assert scoop["architecture"]["64bit"]["hash"] == HASHES["zip"]


def test_a_file_that_is_missing_is_named(release: Path, tmp_path: Path) -> None:
    """And nothing is written."""
    (release / stores.file_name("arm64")).unlink()
    done = script("stores", str(release), str(tmp_path / "out"))

    assert done.returncode == 1 and stores.file_name("arm64") in done.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", stores.winget(HASHES))
def test_a_manifest_of_winget_reads_back_as_what_was_checked(name: str) -> None:
    """In YAML; every text stays a text, whatever is in it."""
    told = stores.winget(HASHES)[name]
    shapes.check(told["ManifestType"], told)

    assert yaml.safe_load(stores.yaml(told)) == told


def test_yaml_keeps_what_looks_like_something_else() -> None:
    """Words that YAML would take for numbers, truth values or comments."""
    told: dict[str, Any] = {
        "a": ["yes", "1.0", "# no", "a: b", "- c", "", "\u201eé\u201d"],
        "b": {"c": [{"d": 2, "e": "2"}]},
    }

    assert yaml.safe_load(stores.yaml(told)) == told


def test_a_field_that_winget_does_not_know_is_refused() -> None:
    """So a misspelt one is noticed here, and not by winget's own tests."""
    told = stores.winget(HASHES)[f"{facts.FACTS['winget_id']}.installer.yaml"]

    with pytest.raises(facts.CannotPack, match="InstalerType"):
        shapes.check("installer", {**told, "InstalerType": "nullsoft"})
    with pytest.raises(facts.CannotPack, match=r"Installers\[0\]\.InstallerSha256"):
        shapes.check(
            "installer", {**told, "Installers": [{**told["Installers"][0], "InstallerSha256": "abc"}]}
        )


def test_each_language_has_its_page_at_winget() -> None:
    """And each page says where matches stay."""
    pages = [one for one in stores.winget(HASHES).values() if "PackageLocale" in one]

    assert [page["PackageLocale"] for page in pages] == ["en-US", "de-DE", "fr-FR"]
    assert all(r"%LOCALAPPDATA%\Herotable" in page["InstallationNotes"] for page in pages)


def test_every_address_bears_the_name_that_the_release_gives_the_file() -> None:
    """The makers of the installers and the workflow name them as the manifests do."""
    version = facts.version()
    workflow = (facts.HOME / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    macos = (facts.PACKAGING / "make_dmg").read_text(encoding="utf-8")
    zipped = (facts.PACKAGING / "make_zip.py").read_text(encoding="utf-8")

    assert "herotable-$version-windows-x64-setup.exe" in workflow and "-windows-x64.zip" in zipped
    assert "herotable-$version-macos-$(uname -m).dmg" in macos
    assert stores.file_name("setup") == f"herotable-{version}-windows-x64-setup.exe"
    assert stores.file_name("arm64") == f"herotable-{version}-macos-arm64.dmg"


def test_the_cask_offers_to_remove_matches() -> None:
    """With `--zap`; its address is right for both processors."""
    text = stores.cask(HASHES)
    link = re.search(r'url "(.+)"', text)
    assert link is not None
    filled = link[1].replace("#{version}", facts.version()).replace("#{arch}", "x86_64")

    assert filled == stores.address("x86_64")
    assert "~/Library/Application Support/Herotable" in text.partition("zap")[2]
    assert len(facts.FACTS["text"]["en"]["summary"]) < 80


@pytest.mark.skipif(not shutil.which("ruby"), reason="needs ruby")
def test_the_cask_is_ruby(tmp_path: Path) -> None:
    """Ruby parses it."""
    (tmp_path / "cask.rb").write_text(stores.cask(HASHES), encoding="utf-8")
    done = subprocess.run(
        ["ruby", "-wc", str(tmp_path / "cask.rb")], capture_output=True, text=True, check=False
    )

    assert (done.stdout, done.stderr) == ("Syntax OK\n", "")


def test_itch_starts_what_each_bundle_has() -> None:
    """One app and one line of butler for every channel."""
    files = stores.itch()
    actions = {name: tomllib.loads(text)["actions"] for name, text in files.items() if name.endswith(".toml")}

    assert {name.partition("/")[0]: one["path"] for name, (one,) in actions.items()} == stores.CHANNELS
    assert all(f"{facts.FACTS['itch']}:{channel}" in files["push.sh"] for channel in stores.CHANNELS)


def test_the_version_stands_in_every_manifest_and_nowhere_else() -> None:
    """Whoever changes it in one place has changed it everywhere."""
    texts = stores.manifests(HASHES)
    lacking = [
        name for name, text in texts.items() if facts.version() not in text and ".itch.toml" not in name
    ]

    assert lacking == []
    assert facts.version() not in (facts.PACKAGING / "facts.toml").read_text(encoding="utf-8")
