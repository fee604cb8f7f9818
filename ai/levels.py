"""Five levels of play: a weaker one thinks less and chooses less strictly, but all are shown the same."""

from __future__ import annotations

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How hard a computer player thinks."""

    key: str  # its name on the command line, in settings and in the texts
    number: int  # 1 to 5
    simulations: int | None  # a decision; 0: by first impression; None: as many as the time allows
    temperature: float  # 0: always the best; 1: as likely as it was tried; more: more careless
    plies: int = 4  # quick decisions before a position is judged


LEVELS: Final = (
    Level("squire", 1, 0, 0.6),
    Level("knight", 2, 0, 0.0),
    Level("captain", 3, 30, 0.0),
    Level("champion", 4, 200, 0.0),
    Level("legend", 5, None, 0.0),
)
LEVEL_KEYS: Final = tuple(level.key for level in LEVELS)
DEFAULT_SECONDS: Final = 1.0  # of thinking a decision, at the highest level


def level_of(word: int | str) -> Level:
    """Return the level of a number or key; raise ValueError that names those there are."""
    for level in LEVELS:
        if word in {level.number, level.key, str(level.number)}:
            return level
    raise ValueError(f"a level is 1 to {len(LEVELS)} or one of {', '.join(LEVEL_KEYS)}, not {word!r}")
