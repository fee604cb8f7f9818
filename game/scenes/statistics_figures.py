"""What follows from finished matches, in numbers: for one person, some of the matches, each seen from a seat.

It knows no words and draws nothing.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from saves.statistics_lines import Played, Seat

WINDOW: Final = 10  # matches of which the trend tells how many were won
Z: Final = 1.96  # for an interval that holds the true rate 95 times of a hundred
PEOPLE: Final = 0  # the level of rivals who are people


class Table(NamedTuple):
    """What kind of table it was: the mode of the game, if it has several, and how many sat at it."""

    mode: str
    seats: int


class Entry(NamedTuple):
    """A match as one of its persons lived it."""

    played: Played
    number: int  # of the seat

    @property
    def seat(self) -> Seat:
        """The person's own."""
        return self.played.seats[self.number]

    @property
    def table(self) -> Table:
        """The kind of table."""
        return Table(self.played.mode, len(self.played.seats))

    @property
    def won(self) -> bool:
        """Whether the person's side came first, and not everybody did."""
        return self.seat.place == 1 and any(seat.place > 1 for seat in self.played.seats)

    @property
    def order(self) -> int:
        """When the person's turn came, from 0: first of all."""
        return (self.number - self.played.first) % len(self.played.seats)

    @property
    def rival(self) -> int:
        """The level of the strongest computer player on another side; `PEOPLE` where there was none."""
        return max((seat.level for seat in self.played.seats if seat.side != self.seat.side), default=PEOPLE)

    @property
    def even(self) -> float:
        """The rate at which sides of equal strength would win."""
        return 1 / max(1, len({seat.side for seat in self.played.seats}))

    @property
    def loss(self) -> float | None:
        """What a decision cost on average, as a share of the victory; None where nobody looked."""
        return self.seat.lost / self.seat.judged if self.seat.judged else None


class Wish(NamedTuple):
    """Which matches to look at; None: whichever."""

    person: str = ""
    game: str | None = None
    table: Table | None = None
    rival: int | None = None
    helped: bool | None = None


class Rate(NamedTuple):
    """So many of so many won."""

    wins: int
    matches: int
    even: float = 0.0  # what sides of equal strength would win

    @property
    def share(self) -> float:
        """The part that was won."""
        return self.wins / self.matches if self.matches else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the true rate lies, very likely (Wilson): wide while there are few matches."""
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
    streak: int  # matches won in a row until now,
    longest: int  # and at most
    place: float  # on average
    decisions: float  # of a match, on average
    analysed: int  # matches
    loss: float | None  # of a decision, on average


class Step(NamedTuple):
    """One match in the course of time."""

    entry: Entry
    recent: Rate  # of the last few matches, this one included


def persons(played: Sequence[Played]) -> list[str]:
    """List all who have played, whoever has most first."""
    counted = Counter(seat.name for one in played for seat in one.seats if not seat.level)
    return sorted(counted, key=lambda name: (-counted[name], name))


def entries(played: Sequence[Played], wish: Wish) -> list[Entry]:
    """List the matches wished for, the oldest first."""
    mine = (
        Entry(one, number)
        for one in played
        for number, seat in enumerate(one.seats)
        if not seat.level and seat.name == wish.person
    )
    return [entry for entry in mine if _fits(entry, wish)]


def _fits(entry: Entry, wish: Wish) -> bool:
    pairs = (
        (wish.game, entry.played.game),
        (wish.table, entry.table),
        (wish.rival, entry.rival),
        (wish.helped, entry.played.helped),
    )
    return all(wanted is None or wanted == there for wanted, there in pairs)


def settled(played: Sequence[Played], wish: Wish) -> Wish:
    """Let go of what no match fits: whoever chose a game before has none of its tables in another."""
    kept = Wish(wish.person)
    for name in Wish._fields[1:]:
        narrower = kept._replace(**{name: getattr(wish, name)})
        if entries(played, narrower):
            kept = narrower
    return kept


def rate(some: Sequence[Entry]) -> Rate:
    """Count the matches won."""
    even = sum(entry.even for entry in some) / len(some) if some else 0.0
    return Rate(sum(entry.won for entry in some), len(some), even)


def figures(some: Sequence[Entry]) -> Figures:
    """Work out the key figures of at least one match."""
    runs = [(won, len(list(run))) for won, run in groupby(entry.won for entry in some)]
    judged = sum(entry.seat.judged for entry in some)
    return Figures(
        rate(some),
        rate([entry for entry in some if not entry.played.helped]),
        runs[-1][1] if runs[-1][0] else 0,
        max((length for won, length in runs if won), default=0),
        sum(entry.seat.place for entry in some) / len(some),
        sum(entry.played.decisions for entry in some) / len(some),
        sum(entry.loss is not None for entry in some),
        sum(entry.seat.lost for entry in some) / judged if judged else None,
    )


def trend(some: Sequence[Entry], most: int) -> list[Step]:
    """Tell for the last matches, at most so many, how the rate went."""
    first = max(0, len(some) - most)
    return [Step(some[at], rate(some[max(0, at + 1 - WINDOW) : at + 1])) for at in range(first, len(some))]


def grouped(some: Sequence[Entry], by: Callable[[Entry], int]) -> dict[int, Rate]:
    """Count the matches won for each value of `by` that occurs, in rising order."""
    found = sorted({by(entry) for entry in some})
    return {value: rate([entry for entry in some if by(entry) == value]) for value in found}


def losses(some: Sequence[Entry], most: int) -> list[tuple[Entry, float]]:
    """List the last matches that were looked back at, at most so many, with the loss of a decision."""
    found = [(entry, entry.loss) for entry in some if entry.loss is not None]
    return found[-most:]
