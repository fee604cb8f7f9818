"""AppDir, archive for Windows and Flatpak: as each wants it, around what stands in for the program."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.packaging.scripts import HOME, module, script
from tools.pythons import NEWEST, OLDEST


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """What looks like a frozen program; it tells with which words it was started."""
    folder = tmp_path / "herotable"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "herotable"
    program.write_text('#!/bin/sh\necho "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    return folder


@pytest.mark.skipif(os.name == "nt", reason="AppDirs are made on Linux")
def test_an_appdir_starts_the_program(bundle: Path, tmp_path: Path) -> None:
    """With the words that it is given, from whatever folder."""
    done = script("make_appdir", str(bundle), str(tmp_path / "out"))
    root = tmp_path / "out" / "Herotable.AppDir"
    told = subprocess.run(
        [root / "AppRun", "--open", "a b"], capture_output=True, text=True, check=True, cwd="/"
    )

    assert done.returncode == 0, done.stderr
    assert told.stdout == "--open a b\n"
    assert all((root / name).is_file() for name in ("herotable.desktop", "herotable.png", ".DirIcon"))
    assert not any(os.path.isabs(path.readlink()) for path in root.rglob("*") if path.is_symlink())  # noqa: PTH117


@pytest.mark.skipif(os.name == "nt", reason="AppImages are made on Linux")
def test_a_runtime_that_is_no_program_is_refused(bundle: Path, tmp_path: Path) -> None:
    """An error page, for example, that was downloaded in its place."""
    (tmp_path / "runtime").write_text("<html>", encoding="utf-8")
    done = script("make_appdir", "--runtime", str(tmp_path / "runtime"), str(bundle), str(tmp_path / "out"))

    assert done.returncode == 1 and "can't be a runtime" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_same_bundle_gives_the_same_zip(bundle: Path, tmp_path: Path) -> None:
    """Everything in one folder, which Scoop is told of, with the licences."""
    (bundle / "herotable").rename(bundle / "herotable.exe")
    first = script("make_zip", str(bundle), str(tmp_path / "one"))
    (bundle / "herotable.exe").touch()
    second = script("make_zip", str(bundle), str(tmp_path / "two"))
    archives = [next((tmp_path / name).iterdir()) for name in ("one", "two")]
    top = module("stores").scoop({"zip": "0" * 64})["extract_dir"]

    assert first.returncode == second.returncode == 0, first.stderr
    assert archives[0].read_bytes() == archives[1].read_bytes()
    assert set(zipfile.ZipFile(archives[0]).namelist()) == {f"{top}/herotable.exe", f"{top}/LICENCES.txt"}
    assert archives[0].name == module("stores").file_name("zip")


def test_a_flatpak_is_allowed_neither_network_nor_files() -> None:
    """Its saves lie in its own folder; everything it is built from has a hash."""
    made = module("make_flatpak")
    told = made.manifest([])

    assert told["id"] == module("facts").APP_ID
    assert not [one for one in told["finish-args"] if "network" in one or "filesystem" in one]
    assert "build-args" not in json.dumps(told)
    assert all(
        "--no-index" in command for command in told["modules"][0]["build-commands"] if " pip " in command
    )


def test_a_flatpak_source_with_another_hash_is_refused(tmp_path: Path) -> None:
    """The proof looks, as flatpak-builder does."""
    (tmp_path / "one.whl").write_bytes(b"other")
    prove = module("prove_flatpak")
    source = {"type": "file", "path": "one.whl", "dest": "wheels", "sha256": "0" * 64}

    with pytest.raises(prove.NotProved, match=r"one\.whl has another hash"):
        prove.lay_out(tmp_path, [source], tmp_path / "work")


def test_only_what_is_for_this_processor_is_laid_out(tmp_path: Path) -> None:
    """As flatpak-builder does."""
    (tmp_path / "one.whl").write_bytes(b"one")
    digest = module("make_flatpak").digest(tmp_path / "one.whl")
    source = {"type": "file", "path": "one.whl", "dest": "wheels", "sha256": digest}
    sources = [{**source, "only-arches": [name]} for name in (platform.machine(), "riscv64")]

    assert module("prove_flatpak").lay_out(tmp_path, sources, tmp_path / "work") == 1


def test_the_wheels_are_built_for_all_pythons_that_are_tested() -> None:
    """cibuildwheel, the tests and the metadata know the same ones."""
    told = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]

    assert told["build"] == [f"cp3{minor}-*" for minor in range(OLDEST[1], NEWEST[1] + 1)]
    assert any("compiled" in command for command in told["test-command"])
