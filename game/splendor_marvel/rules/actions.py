"""The numbers of actions, and the words in their notation.

The lowest seven bits are a code (below); the higher bits of a recruit action hold, packed by colour, the
S.H.I.E.L.D. chips used for coloured ones (SM-15).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.engine.notation import slug
from game.splendor_marvel.rules.cards import CHIPS, LOCATION_NAMES, NAMES

CODE: Final = 127
CODE_BITS: Final = 7

TAKE_PAIR: Final[i64] = 25  # + colour; below it, takes of three, two and one different colours
RESERVE: Final[i64] = 30  # + place in the market
RESERVE_TOP: Final[i64] = 42  # + level from 0
RECRUIT: Final[i64] = 45  # + place in the market
RECRUIT_HAND: Final[i64] = 57  # + place in the hand
RETURN: Final[i64] = 60  # + colour, or 5 for S.H.I.E.L.D.
CHOOSE: Final[i64] = 66  # + place among the locations on offer
PASS: Final[i64] = 70
DEAL: Final[i64] = 71
REFILL: Final[i64] = 72
AWARD_LOCATION: Final[i64] = 73
AWARD_AVENGERS: Final[i64] = 74
AWARD_GAUNTLET: Final[i64] = 75

TAKES: Final[tuple[tuple[int, ...], ...]] = (
    *((a, b, c) for a in range(5) for b in range(a + 1, 5) for c in range(b + 1, 5)),
    *((a, b) for a in range(5) for b in range(a + 1, 5)),
    *((a,) for a in range(5)),
    *((a, a) for a in range(5)),
)
TABLE_WORDS: Final = {
    "pass": int(PASS),
    "deal": int(DEAL),
    "refill": int(REFILL),
    "award location": int(AWARD_LOCATION),
    "award avengers": int(AWARD_AVENGERS),
    "award gauntlet": int(AWARD_GAUNTLET),
}
TABLE_TEXTS: Final = {action: text for text, action in TABLE_WORDS.items()}
CARD_SLUGS: Final = tuple(slug(name) for name in NAMES)
LOCATION_SLUGS: Final = tuple(slug(name) for name in LOCATION_NAMES)
DIGITS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")  # no price is higher
CHIP_WORDS: Final = {
    **{name: kind for kind, name in enumerate(CHIPS)},
    "yellow": 0,
    "violet": 1,
    "blue": 2,
    "red": 3,
    "orange": 4,
    "grey": 5,
}


def recruiting(place: int, shields: int) -> int:
    """Return the action that recruits the card at `place` (code), with packed `shields` as payment."""
    return place | shields << CODE_BITS


def card_word(card: int) -> str:
    """Return a card's name as one word; "none" for an empty place."""
    return CARD_SLUGS[card] if card < len(CARD_SLUGS) else "none"
