"""How strong the players are, as measured: the shares in `assets/strength.toml`, which `ai.ladder` writes."""

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
    """What `player` won at one seat, or with a partner of its kind, where `rival` took all others."""

    game: str
    seats: int
    mode: str  # "" where a game has one only
    player: str  # as in the arena: random, greedy, textbook or a level
    rival: str
    games: int
    share: Share  # of the victories
    low: Share  # with 95 % confidence
    high: Share
    seconds: float  # of processor time a decision, of those who think as long as they may
    together: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1  # seats of `player`, who win together

    @property
    def par(self) -> float:
        """Tell what players of equal strength would get."""
        return self.together / self.seats


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured."""

    measured: tuple[Measured, ...] = ()


def read_strengths() -> tuple[Measured, ...]:
    """Read what was measured; raise OSError or ValueError where that can't be."""
    return msgspec.toml.decode((files("assets") / FILE).read_bytes(), type=Table).measured


@cache
def strengths() -> tuple[Measured, ...]:
    """Tell what was measured: nothing, where the file is missing or damaged, as the log says."""
    try:
        return read_strengths()
    except (OSError, ValueError) as error:
        _log.error("assets/%s can't be read: %s", FILE, error)
        return ()


def strength(game: str, seats: int, player: str, rival: str, mode: str = "") -> Measured | None:
    """Find what a player was measured to win from a rival; None where nobody measured it."""
    wanted = (game, seats, player, rival, mode)
    for one in strengths():
        if (one.game, one.seats, one.player, one.rival, one.mode) == wanted:
            return one
    return None
