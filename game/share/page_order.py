"""What is asked of whoever makes a page: the match, from which seat, and what its analysis found."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from game.engine.match import TEXT_LIMIT
from game.share.seat_match import MOST_DECISIONS
from saves.disk.notices import SaveError
from saves.matches.header import Player

LIMIT: Final = 5_000_000  # bytes of a page


class Told(msgspec.Struct, frozen=True):
    """The verdict on what the seat did in one go, in words."""

    end: int  # decisions made after it
    mark: str  # a key of `ai.analysis.judging.Mark`
    verdict: str
    better: str = ""  # what would have been better,
    reasons: str = ""  # and why


class Chance(msgspec.Struct, frozen=True):
    """Each seat's chance to win, 0 to 1, before a decision; the last one is the result."""

    decisions: int  # made before
    chances: tuple[float, ...]


class PageOrder(msgspec.Struct, frozen=True):
    """One page."""

    match: Annotated[str, msgspec.Meta(max_length=TEXT_LIMIT)]  # see `Match.to_text`
    players: tuple[Player, ...]
    seat: int
    language: str
    title: str = ""  # that a person gave the match
    verdicts: tuple[Told, ...] = ()
    chances: tuple[Chance, ...] = ()
    sides: tuple[int, ...] = ()  # the first seat of each seat's side, where there are chances
    high_contrast: bool = False


class PageRefused(SaveError):
    """A page that can't be made; the notice says why."""


def check_length(decisions: int) -> None:
    """Raise PageRefused for a match of more decisions than a page holds."""
    if decisions > MOST_DECISIONS:
        raise PageRefused("page_too_long", "", number=decisions, most=MOST_DECISIONS)
