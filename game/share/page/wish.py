"""Which page somebody wants: from which seat, and what the match's analysis has found, in words."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from saves.disk.notices import SaveError

LIMIT: Final = 5_000_000  # bytes of a page
MOST_DECISIONS: Final = 1500  # of a match on a page: the longest of ours have about 500


class Told(msgspec.Struct, frozen=True):
    """The verdict on what the seat did in one go."""

    end: int  # decisions made after it
    mark: str  # of `ai.analysis.judging.Mark`
    verdict: str  # in words
    done: str = ""  # what the seat did, where the log has no words for it
    better: str = ""  # what would have been better,
    reasons: str = ""  # and why


class Chance(msgspec.Struct, frozen=True):
    """Each seat's chance to win before a decision of the seat; the last one is the result."""

    decisions: int  # made before
    chances: tuple[float, ...]  # 0 to 1


class PageWish(msgspec.Struct, frozen=True):
    """One page."""

    seat: Annotated[int, msgspec.Meta(ge=0)]  # whose view it is
    verdicts: tuple[Told, ...] = ()
    chances: tuple[Chance, ...] = ()
    sides: tuple[int, ...] = ()  # the first seat of each seat's side, where there are chances


class PageRefused(SaveError):
    """A page that can't be made; the notice says why."""


def check(decisions: int, *, over: bool) -> None:
    """Raise PageRefused for a match that runs, or has more decisions than a page holds."""
    if not over:
        raise PageRefused("page_unfinished", "")
    if decisions > MOST_DECISIONS:
        raise PageRefused("page_too_long", "", number=decisions, most=MOST_DECISIONS)
