"""What the tests of saves share: an empty library."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.library import Library
from tests.saves.shelf import Clock


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Open an empty library."""
    opened = Library(tmp_path / "matches", now=Clock())
    yield opened
    opened.close()
