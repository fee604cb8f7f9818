"""The five levels: how far each one looks ahead, what it overlooks, and how much personality may cost it.

Weaker ones err as people do: they look less far ahead, overlook options, and make no inferences. Their
personalities are in `ai.personas.personalities`; a `GAME` says where its levels differ from those here.
Between two levels lie nine more, in tenths: "knight+4" thinks like the next level in four of ten decisions.
"""

from __future__ import annotations

from typing import Final

import msgspec

from game.registry import GAMES


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a computer player thinks."""

    key: str  # its name on the command line, in settings and in the texts
    number: int  # 1 to 5
    simulations: int | None  # per decision; 0: without search; None: as many as the time allows
    plies: int = 4  # fast decisions before a position is evaluated,
    network_plies: int | None = None  # and before a network evaluates it; None: as many
    overlooks: float = 0.0  # probability of overlooking an option that isn't obvious
    careless: float = 0.0  # how much worse than the best an option may be to be considered, in SCORE_UNITs
    forgets: bool = False  # whether it makes no inferences from what others do
    leeway: float = 0.0  # what personality may cost, in SCORE_UNITs
    tenths: int = 0  # of the way to the next level: in so many of ten decisions it thinks like that one

    @property
    def word(self) -> str:
        """Its name with the tenths, as `level_of` reads it."""
        return f"{self.key}+{self.tenths}" if self.tenths else self.key

    @property
    def timed(self) -> bool:
        """Whether it may think as long as the time allows."""
        return self.simulations is None or (self.tenths > 0 and LEVELS[self.number].simulations is None)


LEVELS: Final = (
    Level("squire", 1, 0, overlooks=0.5, careless=2.0, forgets=True, leeway=2.0),
    Level("knight", 2, 0, overlooks=0.1, careless=1.0, forgets=True, leeway=1.0),
    Level("captain", 3, 15, plies=2, forgets=True, leeway=1.3),
    Level("champion", 4, 200, leeway=2.0),
    Level("legend", 5, None),
)
LEVEL_KEYS: Final = tuple(level.key for level in LEVELS)
TENTHS: Final = tuple("123456789")
DEFAULT_SECONDS: Final = 1.0  # per decision, at the highest level


def level_of(word: int | str) -> Level:
    """Return the level with a number or key, or between two ("knight+4"); raise ValueError that lists all."""
    key, plus, tenths = str(word).partition("+")
    for level in LEVELS:
        if key not in {level.key, str(level.number)}:
            continue
        if not plus:
            return level
        if level is not LEVELS[-1] and tenths in TENTHS:
            return msgspec.structs.replace(level, tenths=int(tenths))
    raise ValueError(
        f"a level is 1 to {len(LEVELS)} or one of {', '.join(LEVEL_KEYS)},"
        f" or +1 to +9 above one, not {word!r}"
    )


def in_game(level: Level, game: str) -> Level:
    """Return a level as it is in a game; raise ValueError if `GAME.levels` isn't made of a level's fields."""
    changes = GAMES[game].levels.get(level.key, {}) if game in GAMES else {}
    return msgspec.convert({**msgspec.structs.asdict(level), **changes}, Level)


def level_at(height: float) -> Level:
    """Return the level at a height, to a tenth: 1.0 is the lowest, 2.4 is "knight+4"."""
    whole = min(max(round(height * 10), 10), 10 * len(LEVELS))
    return msgspec.structs.replace(LEVELS[whole // 10 - 1], tenths=whole % 10)
