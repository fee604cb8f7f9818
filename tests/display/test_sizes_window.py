"""Every game in windows of every shape: decisions by mouse, by keys and by touch in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from tests.display.real_window import FRAME, opened, screen
from tests.whole_matches.deciding import decide_by_keys, decide_by_mouse, decide_by_touch, ready, waits

pytestmark = pytest.mark.display
DECISIONS: Final = 14
SIZES: Final = ((1920, 1080), (1024, 768), (2560, 1080), (800, 1280))
GAMES: Final = (
    ("splendor_marvel", "--seats", "me,squire,squire", "--seed", "5"),
    ("custom_heroes", "--seats", "me,squire,squire", "--seed", "5"),
    ("seventh_hero", "--seats", "me,squire,squire", "--seed", "5"),
    ("dust_collectorz", "--seats", "me,squire", "--seed", "5"),
)


def runs() -> Iterator[object]:
    """Each game in each shape; each shape and each game at both scales."""
    for number, size in enumerate(SIZES):
        for game, words in enumerate(GAMES):
            scale = (100, 150)[(number + game) % 2]
            yield pytest.param(words, size, scale, id=f"{words[0]}-{size[0]}x{size[1]}-{scale}")


@pytest.mark.parametrize(("words", "size", "scale"), tuple(runs()))
def test_thirty_decisions_by_mouse_keys_and_touch(
    tmp_path: Path, words: tuple[str, ...], size: tuple[int, int], scale: int
) -> None:
    """The screen has the wanted shape and the table fills it; what is advised can be done in every way."""
    numbered = words[0] != "custom_heroes"
    ways = cycle(("mouse", "keys", "touch"))
    bare = (size[0] - FRAME[0], size[1] - FRAME[1])
    full = {"fullscreen": True, "ui_scale": scale}
    with screen(bare) as display, opened(display, tmp_path / "home", *words, **full) as window:
        made = 0
        while made < DECISIONS and not window.until(ready).over:
            made += not waits(window.sight)
            way = next(ways)
            if way == "mouse":
                decide_by_mouse(window)
            elif way == "keys":
                decide_by_keys(window, size, numbered=numbered)
            else:
                decide_by_touch(window)

        assert window.size() == size
        assert window.sight.over or made == DECISIONS
