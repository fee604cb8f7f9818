"""The phases of a game: what somebody decides, or which step the table takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TOSSING: Final[i64] = 0
CHOOSING: Final[i64] = 1  # who won the toss: attack or defend (DC-5)
NAMING: Final[i64] = 2  # a team names who attacks first (DC-27)
DEALING: Final[i64] = 3
ATTACKING: Final[i64] = 4
ANSWERING: Final[i64] = 5
CANCELLING: Final[i64] = 6
SNIPING: Final[i64] = 7
DESTROYING: Final[i64] = 8  # choosing for a trap
SPRINGING: Final[i64] = 9  # a trap takes effect
COMPARING: Final[i64] = 10
SALVAGING: Final[i64] = 11
FOLLOWING: Final[i64] = 12  # further cards after a counter (DC-25, DC-28)
CAPTURING: Final[i64] = 13
REFILLING: Final[i64] = 14
ARRIVING: Final[i64] = 15  # the overflow step
DISCARDING: Final[i64] = 16  # an attacker with counters only (DC-21)
FINISHING: Final[i64] = 17
SETTING_ASIDE: Final[i64] = 18  # Young Champions from here on (DC-31)
SHARING: Final[i64] = 19
PLAYING: Final[i64] = 20
TAKING: Final[i64] = 21
SKIPPING: Final[i64] = 22

PHASES: Final = (  # what a view calls them
    *("tossing", "choosing", "naming", "dealing", "attacking", "answering", "cancelling", "sniping"),
    *("destroying", "springing", "comparing", "salvaging", "following", "capturing", "refilling", "arriving"),
    *("discarding", "finishing", "setting aside", "sharing", "playing", "taking", "skipping"),
)
