"""Statistics computed from finished matches, for one person, each match seen from a seat.

It has no texts and draws nothing.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saves.statistics.lines import Played, Seat

WINDOW: Final = 10  # matches in the trend's moving window
Z: Final = 1.96  # for a 95 % interval
PEOPLE: Final = 0  # the level of rivals who are people
FILTERS: Final = ("game", "table", "rival", "helped")  # in the order in which they narrow


class Table(NamedTuple):
    """A kind of table: the game's mode, if it has several, and the number of seats."""

    mode: str
    seats: int


class Entry(NamedTuple):
    """A match as seen by one of its people; computed once, since filters scan thousands."""

    played: Played
    seat: Seat  # the person's own
    number: int  # its number
    game: str
    table: Table
    rival: int  # the level of the strongest computer player on another side; `PEOPLE` if there was none
    helped: bool
    won: bool  # whether the person's side came first, and not everybody did
    order: int  # when the person's turn came, from 0: first
    even: float  # the win rate at equal strength

    @property
    def loss(self) -> float | None:
        """The mean loss per decision, as a win rate; None if it wasn't analysed."""
        return self.seat.lost / self.seat.judged if self.seat.judged else None


class Wish(NamedTuple):
    """The filters; None: any."""

    person: str = ""
    game: str | None = None
    table: Table | None = None
    rival: int | None = None
    helped: bool | None = None


class Rate(NamedTuple):
    """Wins out of a number of matches."""

    wins: int
    matches: int
    even: float = 0.0  # wins at equal strength

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval (Wilson): wide for few matches."""
        if not self.matches:
            return 0.0, 1.0
        count, share = self.matches, self.share
        spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
        middle, whole = share + Z * Z / (2 * count), 1 + Z * Z / count
        return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


class Figures(NamedTuple):
    """The key figures of some matches."""

    rate: Rate
    unhelped: Rate
    streak: int  # current winning streak,
    longest: int  # and the longest
    place: float  # mean
    decisions: float  # per match, mean
    analysed: int  # matches
    loss: float | None  # per decision, mean


class Step(NamedTuple):
    """One match in the course of time."""

    entry: Entry
    recent: Rate  # of the last few matches, including this one


def persons(played: Sequence[Played]) -> list[str]:
    """List all people who have played, most matches first."""
    counted = Counter(seat.name for one in played for seat in one.seats if not seat.level)
    return sorted(counted, key=lambda name: (-counted[name], name))


def lived(played: Sequence[Played], person: str) -> list[Entry]:
    """List a person's matches, oldest first."""
    return [
        _entry(one, number, seat)
        for one in played
        for number, seat in enumerate(one.seats)
        if not seat.level and seat.name == person
    ]


def _entry(played: Played, number: int, seat: Seat) -> Entry:
    seats = played.seats
    return Entry(
        played,
        seat,
        number,
        played.game,
        Table(played.mode, len(seats)),
        max((one.level for one in seats if one.side != seat.side), default=PEOPLE),
        played.helped,
        seat.place == 1 and any(one.place > 1 for one in seats),
        (number - played.first) % len(seats),
        1 / len({one.side for one in seats}),
    )


def narrowed(some: list[Entry], wish: Wish) -> tuple[Wish, list[Entry], dict[str, set[Any]]]:
    """Apply the filters one by one; also return the values that each filter could have.

    A filter that fits no match is dropped: another game doesn't have the last one's tables. A table belongs
    to a game, and is dropped with it.
    """
    offered: dict[str, set[Any]] = {}
    for name in FILTERS:
        offered[name] = {getattr(entry, name) for entry in some}
        wanted = getattr(wish, name)
        if wanted in offered[name] and (name != "table" or wish.game):
            some = [entry for entry in some if getattr(entry, name) == wanted]
        else:
            without: dict[str, Any] = {name: None}
            wish = wish._replace(**without)
    return wish, some, offered


def rate(some: Sequence[Entry]) -> Rate:
    """Count the wins."""
    even = sum(entry.even for entry in some) / len(some) if some else 0.0
    return Rate(sum(entry.won for entry in some), len(some), even)


def figures(some: Sequence[Entry]) -> Figures:
    """Compute the key figures of at least one match."""
    runs = [(won, len(list(run))) for won, run in groupby(entry.won for entry in some)]
    judged = sum(entry.seat.judged for entry in some)
    return Figures(
        rate(some),
        rate([entry for entry in some if not entry.helped]),
        runs[-1][1] if runs[-1][0] else 0,
        max((length for won, length in runs if won), default=0),
        sum(entry.seat.place for entry in some) / len(some),
        sum(entry.played.decisions for entry in some) / len(some),
        sum(entry.loss is not None for entry in some),
        sum(entry.seat.lost for entry in some) / judged if judged else None,
    )


def trend(some: Sequence[Entry], most: int) -> list[Step]:
    """Return the win rate over the last matches, up to a limit."""
    first = max(0, len(some) - most)
    return [Step(some[at], rate(some[max(0, at + 1 - WINDOW) : at + 1])) for at in range(first, len(some))]


def grouped(some: Sequence[Entry], by: Callable[[Entry], int]) -> dict[int, Rate]:
    """Count the wins for each value of `by`, in ascending order."""
    found = sorted({by(entry) for entry in some})
    return {value: rate([entry for entry in some if by(entry) == value]) for value in found}


def losses(some: Sequence[Entry], most: int) -> list[tuple[Entry, float]]:
    """List the last analysed matches, up to a limit, with the loss per decision."""
    found = [(entry, entry.loss) for entry in some if entry.loss is not None]
    return found[-most:]
