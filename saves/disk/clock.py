"""Timestamps in files. A clock may be wrong: a dead battery says 1970, a typo 9999.

Written timestamps are always in a range that every reader accepts and every system can show in any time zone.
So a wrong clock spoils the order of a list, but never a match.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Final

EARLIEST: Final = datetime(2000, 1, 1, tzinfo=UTC)
LATEST: Final = datetime(2999, 12, 30, 23, 59, 59, tzinfo=UTC)  # leaves a day for time zones


def of_this_age(time: datetime) -> datetime:
    """Return `time`, which has a time zone, in whole seconds of UTC, clamped to the accepted range."""
    return min(max(time, EARLIEST), LATEST).astimezone(UTC).replace(microsecond=0)


def is_of_this_age(time: datetime) -> bool:
    """Whether this program could have written a timestamp."""
    return 2000 <= time.year < 3000


def stamp(time: datetime) -> str:
    """Format `time` as the start of a file name, in the local time zone."""
    return f"{of_this_age(time).astimezone():%Y%m%d-%H%M%S}"


def now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


def today() -> date:
    """Return the local date, clamped to the range that files accept."""
    return min(max(datetime.now().astimezone().date(), EARLIEST.date()), LATEST.date())
