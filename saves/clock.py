"""Times as files keep them. A clock may be wrong: a dead battery says 1970, a slip of the hand 9999.

What is written is always a time that every reader takes and every system can show in any time zone. So a
wrong clock costs the right order of a list, and never a match.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

EARLIEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(2999, 12, 30, 23, 59, 59, tzinfo=UTC)  # a day of room for time zones


def of_this_age(time: datetime) -> datetime:
    """Return `time`, which knows its zone, in whole seconds of UTC; of another age: the nearest of this."""
    return min(max(time, EARLIEST), LATEST).astimezone(UTC).replace(microsecond=0)


def is_of_this_age(time: datetime) -> bool:
    """Whether a time from a file is one that this program can have written."""
    return 2000 <= time.year < 3000


def stamp(time: datetime) -> str:
    """Write `time` as the name of a file begins, in the person's own time zone."""
    return f"{of_this_age(time).astimezone():%Y%m%d-%H%M%S}"
