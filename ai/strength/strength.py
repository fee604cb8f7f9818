"""The measured strength of players: the win rates in `assets/strength.toml`, which `ai.ladder` writes."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec

FILE: Final = "strength.toml"
_log = logging.getLogger(__name__)
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The win rate of `player` at one seat, or with a partner of its kind, against `rival` on all others."""

    game: str
    seats: int
    mode: str  # "" if the game has only one
    player: str  # as in the arena: random, greedy, textbook or a level
    rival: str
    games: int
    share: Share  # win rate
    low: Share  # of the 95 % interval
    high: Share
    seconds: float  # of processor time per decision, for players limited by time
    together: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1  # seats of `player`, who win together

    @property
    def par(self) -> float:
        """The win rate of equally strong players."""
        return self.together / self.seats


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All measurements."""

    measured: tuple[Measured, ...] = ()


def read_strengths() -> tuple[Measured, ...]:
    """Load the measurements; raise OSError or ValueError if that fails."""
    return msgspec.toml.decode((files("assets") / FILE).read_bytes(), type=Table).measured


@cache
def strengths() -> tuple[Measured, ...]:
    """Return the measurements; empty if the file is missing or damaged, which is logged."""
    try:
        return read_strengths()
    except (OSError, ValueError) as error:
        _log.error("assets/%s can't be read: %s", FILE, error)
        return ()


def strength(game: str, seats: int, player: str, rival: str, mode: str = "") -> Measured | None:
    """Return the measurement of a player against a rival; None if there is none."""
    wanted = (game, seats, player, rival, mode)
    for one in strengths():
        if (one.game, one.seats, one.player, one.rival, one.mode) == wanted:
            return one
    return None
