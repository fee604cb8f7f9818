"""The numbers of actions, and their notation.

The tens are a verb, the ones a hero's number or a seat. Notations: "send 4", "send 4 from party", "send from
pile", "hint 3", "recruit", "move on", "decline", "use oracle", "use outcast on 2" (a seat, from 1), "use
chieftain on wyrmslayer", "cancel"; the table's own: "deal", "quest", "blind", "bar", "reveal", "leave",
"draw".
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from game.engine.errors import UnknownText
from game.engine.notation import slug
from game.seventh_hero.rules.cards import (
    CHIEFTAIN,
    FOREST_STRIDER,
    HEROES,
    MOST_SEATS,
    NAMES,
    ORACLE,
    OUTCAST,
    SHIELD_MAIDEN,
    TALE_WEAVER,
    WYRMSLAYER,
)

DECLINE: Final[i64] = 0  # use nothing now (SH-25)
MOVE_ON: Final[i64] = 1  # pass the wanderer to the left (SH-8)
RECRUIT: Final[i64] = 2
CANCEL: Final[i64] = 3  # with a Shield Maiden (SH-17)
SEND_BLIND: Final[i64] = 4  # the pile's top card, by a leader who could do otherwise (SH-22)
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

SLUGS: Final = tuple(slug(name) for name in NAMES)


def _texts() -> dict[int, str]:
    """Return the notations of all actions."""
    texts = {
        int(DECLINE): "decline",
        int(MOVE_ON): "move on",
        int(RECRUIT): "recruit",
        int(CANCEL): "cancel",
        int(SEND_BLIND): "send from pile",
        int(DEAL): "deal",
        int(QUEST): "quest",
        int(BLIND): "blind",
        int(BAR): "bar",
        int(REVEAL): "reveal",
        int(LEAVE): "leave",
        int(DRAW): "draw",
    }
    for number in HEROES:
        texts[SEND + number] = f"send {number}"
        texts[SEND_PARTY + number] = f"send {number} from party"
        texts[HINT + number] = f"hint {number}"
        texts[USE_CHIEFTAIN + number] = f"use {SLUGS[CHIEFTAIN]} on {SLUGS[number]}"
    for hero in (WYRMSLAYER, ORACLE, TALE_WEAVER, FOREST_STRIDER):
        texts[USE + hero] = f"use {SLUGS[hero]}"
    for seat in range(MOST_SEATS):
        texts[USE_OUTCAST + seat] = f"use {SLUGS[OUTCAST]} on {seat + 1}"
    return texts


TEXTS: Final = _texts()
ACTIONS: Final = {text: action for action, text in TEXTS.items()}


def write(action: int) -> str:
    """Return the notation of `action`; raise KeyError for an unknown number."""
    return TEXTS[action]


def exists(action: int, seats: int) -> bool:
    """Return whether an action exists in a game of so many seats."""
    return action in TEXTS and not USE_OUTCAST + seats <= action < USE_OUTCAST + MOST_SEATS


def read(text: str, seats: int) -> int:
    """Parse a notation in a game of so many seats; raise UnknownText for anything else."""
    action = ACTIONS.get(text, -1)
    if not exists(action, seats):
        raise UnknownText(f"no action of Seventh Hero is written {text[:80]!r}")
    return action


def hero_of(action: i64) -> i64:
    """Return which hero a use turns."""
    if action == CANCEL:
        return SHIELD_MAIDEN
    if action >= USE_OUTCAST:
        return OUTCAST
    return CHIEFTAIN if action >= USE_CHIEFTAIN else action - USE
