"""A saved match in a real window, as a double click on its file opens it."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.matches.match_file import open_match
from tests.display.real_window import ROOT, opened, screen
from tests.whole_matches.deciding import ready

pytestmark = pytest.mark.display
FILE = ROOT / "tests" / "saves" / "v1" / "running-2-seats.save"


def test_a_double_click_goes_on_where_the_match_stands(tmp_path: Path) -> None:
    """The desktop names the file; no title comes in between, and the file stays as it is."""
    before = FILE.read_bytes()
    with screen((1280, 800)) as display, opened(display, tmp_path / "home", "--open", str(FILE)) as window:
        sight = window.until(ready)

    assert sight.decisions - open_match(FILE).header.decisions in {0, 1}  # the rival may be to move first
    assert FILE.read_bytes() == before
