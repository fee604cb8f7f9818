"""What each action's number means, and how it is written.

The tens are a verb, the ones a hero's number or a seat. Written out: "send 4", "send 4 from party", "hint 3",
"recruit", "move on", "decline", "use oracle", "use outcast on 2" (a seat, from 1), "use chieftain on
wyrmslayer", "cancel"; the table's own: "deal", "quest", "blind", "bar", "reveal", "leave", "draw".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from game.engine.errors import UnknownText
from game.engine.notation import slug
from game.seventh_hero.cards import CHIEFTAIN, HEROES, NAMES, OUTCAST, SHIELD_MAIDEN

if TYPE_CHECKING:
    from game.seventh_hero.rules import SeventhState

DECLINE: Final[i64] = 0  # use nothing now (SH-25)
MOVE_ON: Final[i64] = 1  # pass the wanderer to the left (SH-8)
RECRUIT: Final[i64] = 2
CANCEL: Final[i64] = 3  # with a Shield Maiden (SH-17)
SEND: Final[i64] = 10  # + number, from the hand (SH-5)
SEND_PARTY: Final[i64] = 20  # + number (SH-6)
HINT: Final[i64] = 30  # + number (SH-12)
USE: Final[i64] = 40  # + number of the hero, for those that need nothing more
USE_CHIEFTAIN: Final[i64] = 50  # + number of the hero to be readied (SH-19)
USE_OUTCAST: Final[i64] = 60  # + seat that may not recruit (SH-20)
DEAL: Final[i64] = 70
QUEST: Final[i64] = 71
BLIND: Final[i64] = 72  # the pile's top card wanders (SH-7)
BAR: Final[i64] = 73  # a barred holder passes the wanderer on (SH-20)
REVEAL: Final[i64] = 74  # who declared to recruit turns the wanderer up (SH-10)
LEAVE: Final[i64] = 75  # the wanderer leaves unseen (SH-20)
DRAW: Final[i64] = 76  # and the next leader (SH-11)

WORDS: Final = {
    "decline": int(DECLINE),
    "move on": int(MOVE_ON),
    "recruit": int(RECRUIT),
    "cancel": int(CANCEL),
    "deal": int(DEAL),
    "quest": int(QUEST),
    "blind": int(BLIND),
    "bar": int(BAR),
    "reveal": int(REVEAL),
    "leave": int(LEAVE),
    "draw": int(DRAW),
}
TEXTS: Final = {action: text for text, action in WORDS.items()}
SLUGS: Final = tuple(slug(name) for name in NAMES)
SEATS: Final = ("1", "2", "3", "4", "5")
NUMBERED: Final = {str(number): number for number in HEROES}


def write(action: int) -> str:
    """Write `action`."""
    if action in TEXTS:
        return TEXTS[action]
    verb, number = action // 10 * 10, action % 10
    if verb == SEND:
        return f"send {number}"
    if verb == SEND_PARTY:
        return f"send {number} from party"
    if verb == HINT:
        return f"hint {number}"
    if verb == USE:
        return f"use {SLUGS[number]}"
    if verb == USE_CHIEFTAIN:
        return f"use {SLUGS[CHIEFTAIN]} on {SLUGS[number]}"
    return f"use {SLUGS[OUTCAST]} on {SEATS[number]}"


def read(state: SeventhState, text: str) -> int:
    """Read what `write` wrote in a game of as many seats; raise UnknownText for anything else."""
    if text in WORDS:
        return WORDS[text]
    words = text.split(" ")
    if words[0] == "send" and len(words) == 2:
        return SEND + _number(words[1], text)
    if words[0] == "send" and len(words) == 4 and words[2:] == ["from", "party"]:
        return SEND_PARTY + _number(words[1], text)
    if words[0] == "hint" and len(words) == 2:
        return HINT + _number(words[1], text)
    if words[0] == "use" and len(words) in {2, 4} and (len(words) == 2 or words[2] == "on"):
        return _use(state, words, text)
    raise _unknown(text)


def _use(state: SeventhState, words: list[str], text: str) -> int:
    hero = _hero(words[1], text)
    aimed = {CHIEFTAIN, OUTCAST}
    if hero == SHIELD_MAIDEN or (hero in aimed) != (len(words) == 4):
        raise _unknown(text)
    if hero == CHIEFTAIN:
        return USE_CHIEFTAIN + _hero(words[3], text)
    if hero != OUTCAST:
        return USE + hero
    if words[3] not in SEATS[: state.seats]:
        raise _unknown(text)
    return USE_OUTCAST + SEATS.index(words[3])


def _unknown(text: str) -> UnknownText:
    return UnknownText(f"no action of Seventh Hero is written {text[:80]!r}")


def _number(word: str, text: str) -> int:
    if word not in NUMBERED:
        raise _unknown(text)
    return NUMBERED[word]


def _hero(word: str, text: str) -> int:
    if word not in SLUGS[1:]:
        raise _unknown(text)
    return SLUGS.index(word)
