"""What the tests of saves share: an empty library, an empty file of finished matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from saves.matches.library import Library
from saves.statistics.statistics import Statistics
from tests.saves.shelf import Clock


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    """Open an empty library."""
    opened = Library(tmp_path / "matches", now=Clock())
    yield opened
    opened.close()


@pytest.fixture
def statistics(tmp_path: Path) -> Iterator[Statistics]:
    """Open an empty folder."""
    opened = Statistics(tmp_path / "statistics", now=Clock())
    yield opened
    opened.close()
