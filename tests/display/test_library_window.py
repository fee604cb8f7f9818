"""The list of matches in a real window: searched, and watched without being told how it ended."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.screens.seating import Chair, TableMatch
from saves.matches.library import Library
from tests.display.reading import LANGUAGES, reading
from tests.share.matches import finished

pytestmark = pytest.mark.display
ANN = (Chair("Ann", 0, None), Chair("Pip", 1, "squire"))
BEN = (Chair("Ben", 0, None), Chair("Orion", 1, "champion"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_found_and_watched_without_spoilers(tmp_path: Path, language: str) -> None:
    """A name is typed; the row and the replay keep the end to themselves until it was seen or asked for."""
    home, match = tmp_path / "home", finished("splendor_marvel", 2).match
    library = Library(home / "matches")
    for name, chairs in (("ann.save", ANN), ("ben.save", BEN)):
        library.save(name, TableMatch(match, chairs).saved())
    assert library.close()
    with reading(home, language=language, spoiler_free=True) as person:
        person.push("load")
        person.reads(lambda page: page.named("row.1"))
        person.push("search")
        person._tool("type", "--delay", "30", "nobody")
        person.hears("load-none_found")
        person.press("ctrl+a")
        person._tool("type", "--delay", "30", "orion")
        page = person.reads(lambda page: page.named("row.0") and not page.named("row.1"))
        row = page.named("row.0")
        assert row
        assert "Ben" in row.words
        assert person.words("load-over") in row.words
        person.push("watch")
        person.at("ReplayScene")
        person.push("after")
        hidden = person.reads(lambda page: page.named("show_end"))
        person.press("End")
        person.reads(lambda page: (found := page.named("end")) and not found.enabled)
        seen = person.page
        person.press("Escape")
        person.at("LoadScene")
        code = person.close()

    assert code == 0
    log = hidden.named("log")
    assert log
    assert hidden.words != seen.words
