"""Finished matches made up for tests of the statistics, and a pilot before the page that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from game.screens.app.program import STATISTICS
from game.screens.requests import OpenStatistics
from game.screens.statistics.plots import Plot
from game.screens.statistics.scene import StatisticsScene
from saves.matches.header import checksum
from saves.settings import Settings
from saves.statistics.lines import VERSION, End, Played, Seat, write_line
from saves.statistics.statistics import FILE
from tests.screens.pilots.menu_pilot import MenuPilot

BEGIN = datetime(2026, 9, 1, 12, 0, tzinfo=UTC)


def match(
    number: int,
    place: int = 1,
    *,
    levels: Sequence[int] = (2,),
    seat: int = 0,
    first: int = 0,
    game: str = "splendor_marvel",
    mode: str = "",
    name: str = "Ann",
    help_given: int = 0,
    judged: int = 0,
    lost: float = 0.0,
    sides: Sequence[int] = (),
    tenths: int = 0,
) -> Played:
    """Make up a match that a person ended on a place, against computer players of some levels."""
    count = len(levels) + 1
    others = [other for other in range(1, count + 1) if other != place]
    seats = [Seat(f"Rival {at}", level, 0, others[at]) for at, level in enumerate(levels)]
    seats.insert(seat, Seat(name, 0, 0, place, judged, lost))
    sided = tuple(
        Seat(
            one.name,
            one.level,
            sides[at] if sides else at,
            one.place,
            one.judged,
            one.lost,
            tenths if one.level else 0,
        )
        for at, one in enumerate(seats)
    )
    when = BEGIN + timedelta(days=number)
    key, course = checksum(b"%d" % number), checksum(b"")
    return Played(VERSION, key, when, game, mode, 60, course, first, 0, help_given, sided)


def some(count: int = 24) -> list[Played]:
    """Make up matches of every game, with and without help, some of them looked back at."""
    games = ("splendor_marvel", "custom_heroes", "seventh_hero", "dust_collectorz")
    return [
        match(
            number,
            1 + number % 3,
            levels=(1 + number % 5, 1 + number % 4, 1),
            seat=number % 4,
            first=number % 3,
            game=games[number % 4],
            mode="champions" if number % 4 == 3 else "",
            name="Ann" if number % 6 else "Maximiliane von Wolkenbu",
            help_given=number % 2,
            judged=20 * (number % 3 > 0),
            lost=0.02 * (number % 7) * (number % 3 > 0),
        )
        for number in range(count)
    ]


class StatisticsPilot(MenuPilot):
    """One person before the statistics."""

    def __init__(
        self,
        folder: Path,
        played: Sequence[Played] = (),
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 800),
    ) -> None:
        """Open the page for these matches."""
        if played:
            (folder / STATISTICS).mkdir(parents=True)
            lines: list[Played | End] = [*played, End(VERSION, len(played))]
            data = b"".join(write_line(one) + b"\n" for one in lines)
            (folder / STATISTICS / FILE).write_bytes(data)
        super().__init__(folder, settings, size)
        self.program.pictures.folder = folder / "pictures"
        self.program.open(OpenStatistics())

    @property
    def scene(self) -> StatisticsScene:
        """The page, wherever in the stack it is."""
        return next(scene for scene in self.program.stack.scenes if isinstance(scene, StatisticsScene))

    def plot(self, name: str) -> Plot:
        """One of the plots."""
        return self.widget(name, Plot)
