"""The daily deal as it is pictured: a month with tries, a table, and the check of a result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from functools import cache
from typing import Final

from ai.daily.deal import Deal, deal_of
from game.engine.match import Match
from game.screens.daily.desk import DailyDesk
from game.screens.daily.scene import DailyScene
from game.screens.daily.table import table_of
from game.screens.requests import OpenDaily, OpenDailyCheck
from saves.daily.line import to_line
from tests.ai.daily import played, simple
from tests.pictures.screenshots import ScreenshotHarness

SATURDAY: Final = date(2026, 11, 28)  # Splendor
MINES: Final = (9, 8, 5)  # days ago, each with a finished try,
BEGUN: Final = 3  # and one that was only begun


@cache
def finished(deal: Deal) -> Match:
    """Play a deal to its end at first sight, the rivals too, which is faster."""
    match = deal.match()
    while not match.over:
        match.play(simple(match))
    return match


def daily(harness: ScreenshotHarness) -> None:
    """A month with tries, today's not begun."""
    program = harness.program
    desk = program.remembered.daily = DailyDesk(program, lambda: SATURDAY)
    for ago in (*MINES, BEGUN):
        deal = deal_of(SATURDAY - timedelta(days=ago))
        match = deal.match() if ago == BEGUN else finished(deal)
        desk.tries.begin(deal, table_of(program, deal, match).saved())
        if match.over:
            desk.finished(deal.day, match.state.places()[deal.seat])
    program.open(OpenDaily())
    for _ in range(60):
        harness.wait(0.05)


def daily_table(harness: ScreenshotHarness) -> None:
    """Today's match."""
    daily(harness)
    scene = harness.program.stack.top
    assert isinstance(scene, DailyScene)
    harness.worker.silent = True
    scene._main()[1]()
    harness.wait(0.5)


def daily_check(harness: ScreenshotHarness) -> None:
    """Somebody's result, about to be checked."""
    daily(harness)
    harness.worker.silent = True
    deal = deal_of(SATURDAY)
    harness.program.open(OpenDailyCheck(to_line(deal, played(deal))))
    harness.wait(0.1)


DAILY_FIXTURES: Final[Mapping[str, Callable[[ScreenshotHarness], None]]] = {
    "daily": daily,
    "daily_table": daily_table,
    "daily_check": daily_check,
}
