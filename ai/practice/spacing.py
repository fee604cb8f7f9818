"""When a mistake comes back: after 1, 3, 7 and 21 days, by the local date."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated, Final

import msgspec

DAYS: Final = (1, 3, 7, 21)  # until it comes back, after so many right answers in a row
MASTERED: Final = 3  # right answers in a row; one that is right once more never comes back
NEW_A_DAY: Final = 5  # mistakes begun in one day


class Review(msgspec.Struct, frozen=True):
    """How far a person is with one mistake."""

    begun: date
    answered: date  # last
    right: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0  # answers in a row

    @property
    def mastered(self) -> bool:
        """Whether it counts as mastered."""
        return self.right >= MASTERED

    def due(self, today: date) -> bool:
        """Whether it is to be solved again."""
        if self.right >= len(DAYS):
            return False
        return today >= self.answered + timedelta(DAYS[self.right])


def answered(before: Review | None, today: date, *, right: bool) -> Review:
    """Return how far a person is after an answer.

    Only the first answer of a day counts: after the solution was shown, more of them prove nothing. A clock
    that was set back gives no second one.
    """
    if before is None:
        return Review(today, today, int(right))
    if today <= before.answered:
        return before
    return Review(before.begun, today, min(before.right + 1, len(DAYS)) if right else 0)
