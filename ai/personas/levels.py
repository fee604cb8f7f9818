"""The five levels: how far each one looks ahead, what it overlooks, and how much personality may cost it.

Weaker ones err as people do: they look less far ahead, overlook options, and make no inferences. Their
personalities are in `ai.personas.personalities`.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How well a computer player thinks."""

    key: str  # its name on the command line, in settings and in the texts
    number: int  # 1 to 5
    simulations: int | None  # per decision; 0: without search; None: as many as the time allows
    plies: int = 4  # fast decisions before a position is evaluated
    overlooks: float = 0.0  # probability of overlooking an option that isn't obvious
    forgets: bool = False  # whether it makes no inferences from what others do
    leeway: float = 0.0  # what personality may cost, in units of SCORE_UNIT


LEVELS: Final = (
    Level("squire", 1, 0, overlooks=0.5, forgets=True, leeway=2.0),
    Level("knight", 2, 0, overlooks=0.1, forgets=True, leeway=1.0),
    Level("captain", 3, 30, plies=2, forgets=True, leeway=1.3),
    Level("champion", 4, 200, leeway=2.0),
    Level("legend", 5, None),
)
LEVEL_KEYS: Final = tuple(level.key for level in LEVELS)
DEFAULT_SECONDS: Final = 1.0  # per decision, at the highest level


def level_of(word: int | str) -> Level:
    """Return the level with a number or key; raise ValueError that lists all levels."""
    for level in LEVELS:
        if word in {level.number, level.key, str(level.number)}:
            return level
    raise ValueError(f"a level is 1 to {len(LEVELS)} or one of {', '.join(LEVEL_KEYS)}, not {word!r}")
