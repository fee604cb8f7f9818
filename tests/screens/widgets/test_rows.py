"""Buttons beside each other are set alike, and none pays for the long words of another."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.screens.widgets.button import Button
from game.screens.widgets.row import shares
from saves.settings import Settings
from tests.screens.fits.test_everything_fits import MENUS
from tests.screens.pilots.menu_pilot import MenuPilot
from tests.screens.pilots.statistics_pilot import StatisticsPilot, some


@pytest.mark.parametrize(
    ("wants", "room", "widths"),
    [
        ([50, 60], 400, [150, 150]),  # at most 150 wide
        ([50, 60], 200, [100, 100]),
        ([50, 150, 70], 300, [75, 150, 75]),
        ([50, 200], 400, [100, 200]),
        ([100, 300], 200, [50, 150]),
    ],
)
def test_room_goes_where_it_is_wanted(wants: list[float], room: float, widths: list[float]) -> None:
    """All are alike as long as none wants more; where there is too little for all, each gets its part."""
    assert shares(wants, room, 150) == widths


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("name", ["load", "deck builder", "statistics"])
def test_the_words_of_a_footer_are_of_one_size(tmp_path: Path, name: str, language: str) -> None:
    """Also where the text is large and room is short, and nothing overlaps then."""
    pilot = MenuPilot(tmp_path, Settings(language=language, ui_scale=150, motion="none"))
    pilot.program.stack.push(MENUS[name](pilot.program))
    lowest = max(one.rect.y for one in pilot.menu.page.reachable() if type(one) is Button)
    row = [one for one in pilot.menu.page.reachable() if type(one) is Button and one.rect.y == lowest]
    row.sort(key=lambda one: one.rect.x)

    assert len(row) > 2 and len({one.letters for one in row}) == 1
    assert row[0].letters >= row[0].rect.height * 0.3
    assert all(one.rect.right < other.rect.x for one, other in pairwise(row))


def test_a_long_legend_takes_two_lines_before_it_gets_small(tmp_path: Path) -> None:
    """Beside the title of a drawing that has no room for it in one."""
    pilot = StatisticsPilot(tmp_path, some())
    plot = pilot.plot("trend")
    one, two = plot._legend(round(700 * plot.unit)), plot._legend(round(230 * plot.unit))

    assert one.get_height() < two.get_height() <= 40 * plot.unit
    assert two.get_width() <= 230 * plot.unit
