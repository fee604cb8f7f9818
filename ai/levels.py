"""Five people to play against: how far each of them looks, what escapes them, and how far their taste goes.

Weaker ones err as people do: they look less far ahead, do not think of everything, and forget what could be
concluded. What each of them likes is in `ai.styles`; all are shown the same.
"""

from __future__ import annotations

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How well a computer player thinks."""

    key: str  # its name on the command line, in settings and in the texts
    number: int  # 1 to 5
    simulations: int | None  # a decision; 0: by first impression; None: as many as the time allows
    plies: int = 4  # quick decisions before a position is judged
    overlooks: float = 0.0  # how likely an option is that does not come to mind, unless it is obvious
    forgets: bool = False  # whether it believes nothing but what was seen
    leeway: float = 0.0  # what it may cost to follow one's taste, in units of a first impression


LEVELS: Final = (
    Level("squire", 1, 0, overlooks=0.5, forgets=True, leeway=2.0),
    Level("knight", 2, 0, overlooks=0.1, forgets=True, leeway=1.0),
    Level("captain", 3, 30, plies=2, forgets=True, leeway=1.3),
    Level("champion", 4, 200, leeway=2.0),
    Level("legend", 5, None),
)
LEVEL_KEYS: Final = tuple(level.key for level in LEVELS)
DEFAULT_SECONDS: Final = 1.0  # of thinking a decision, at the highest level


def level_of(word: int | str) -> Level:
    """Return the level of a number or key; raise ValueError that names those there are."""
    for level in LEVELS:
        if word in {level.number, level.key, str(level.number)}:
            return level
    raise ValueError(f"a level is 1 to {len(LEVELS)} or one of {', '.join(LEVEL_KEYS)}, not {word!r}")
