"""The pinned requirements: complete, the same in every list, and without addresses."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).resolve().parents[2]
LOCKS = ("runtime", "compile", "dev", "fuzz", "wheels")


def pins(lock: str) -> dict[str, str]:
    """Return each pinned name of a lock with its version."""
    text = (HOME / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE))


def project() -> dict[str, Any]:
    """Return pyproject.toml."""
    return tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_hashes_and_no_address(lock: str) -> None:
    """Where a wheel comes from is each machine's own business; what it is, is not."""
    text = (HOME / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    entries = [entry for entry in re.split(r"\n(?=\S)", text) if entry.strip()]

    assert all("--hash=sha256:" in entry for entry in entries)
    assert re.search(r"://|--index|--find-links", text) is None


@pytest.mark.parametrize("lock", ["runtime", "compile"])
def test_the_development_lock_holds_the_same_versions(lock: str) -> None:
    """What is tested is what is played."""
    assert pins(lock).items() <= pins("dev").items()


def test_the_package_asks_for_what_the_lock_pins() -> None:
    """pyproject.toml and requirements/runtime.in name the same things with the same bounds."""
    wanted = (HOME / "requirements" / "runtime.in").read_text(encoding="utf-8").splitlines()

    assert [line for line in wanted if not line.startswith("#")] == project()["project"]["dependencies"]


def test_a_build_compiles_with_the_pinned_tools() -> None:
    """A checkout and a wheel get their engine from the same mypyc."""
    needed = dict(one.split("==") for one in project()["build-system"]["requires"])
    needed.pop("wheel")

    assert needed.items() <= pins("dev").items()
