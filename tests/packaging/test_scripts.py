"""Every script of packaging/ can be started: some are used too rarely to notice otherwise."""

from __future__ import annotations

import pytest

from tests.packaging.scripts import PACKAGING, module

NAMES = sorted(path.stem for path in PACKAGING.glob("*.py"))


@pytest.mark.parametrize("name", NAMES)
def test_it_finds_all_that_it_imports(name: str) -> None:
    """Also what lies in the program and its tests; each says what it is for."""
    assert module(name).__doc__
